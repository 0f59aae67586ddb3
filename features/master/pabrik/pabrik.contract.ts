import { masterEndpoints, namaKunci } from '@kencana/contract'

/**
 * Calls: `masterpabrik/get/all`, `masterpabrik/add`, `masterpabrik/edit/by-nama-pabrik/{id}`, `masterpabrik/delete/by-nama-pabrik/{id}`,
 * `masterpabrik/reactive/by-nama-pabrik/{id}`.
 */
export const pabrik = masterEndpoints({
  name: 'masterpabrik',
  label: 'Pabrik',
  pusat: true,
  menu: '/master-pabrik',
  ownersOnly: true,
  key: 'nama_pabrik',
  renames: true,
  fields: {
    nama_pabrik: namaKunci('Pabrik', { max: 60 }),
  },
})
