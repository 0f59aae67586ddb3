import { gram, kode, masterEndpoints } from '@kencana/contract'

export const bandrol = masterEndpoints({
  name: 'parabandrol',
  label: 'Bandrol',
  menu: '/master-bandrol',
  key: 'keterangan',
  fields: { keterangan: kode('Keterangan', { max: 40 }), berat_bandrol: gram('Berat Bandrol') },
})
