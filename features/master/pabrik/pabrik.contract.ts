import { kode, masterEndpoints } from '@kencana/contract'

export const pabrik = masterEndpoints({
  name: 'masterpabrik',
  label: 'Pabrik',
  menu: '/master-pabrik',
  key: 'nama_pabrik',
  renames: true,
  fields: {
    nama_pabrik: kode('Pabrik', { max: 60 }),
  },
})
