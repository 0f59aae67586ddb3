import { kode, masterEndpoints, persen } from '@kencana/contract'

export const kadar = masterEndpoints({
  name: 'masterkadar',
  label: 'Kadar',
  menu: '/master-kadar',
  key: 'kode',
  fields: { kode: kode('Kadar', { max: 10 }), persentase: persen('Persentase') },
})
