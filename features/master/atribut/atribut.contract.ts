import { gramBebas, masterEndpoints, namaKunci } from '@kencana/contract'

/**
 * Calls: `masteratribut/get/all`, `masteratribut/add`, `masteratribut/edit/by-nama-atribut/{id}`, `masteratribut/delete/by-nama-atribut/{id}`,
 * `masteratribut/reactive/by-nama-atribut/{id}`.
 */
export const atribut = masterEndpoints({
  name: 'masteratribut',
  label: 'Atribut',
  pusat: true,
  menu: '/master-atribut',
  ownersOnly: true,
  key: 'nama_atribut',
  renames: true,
  fields: { nama_atribut: namaKunci('Atribut', { max: 40 }), berat_atribut: gramBebas('Berat Atribut') },
})
