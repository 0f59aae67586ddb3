import { kode, masterEndpoints } from '@kencana/contract'

export const atribut = masterEndpoints({
  name: 'masteratribut',
  label: 'Atribut',
  menu: '/master-atribut',
  key: 'nama_atribut',
  renames: true,
  fields: { nama_atribut: kode('Atribut', { max: 40 }) },
})
