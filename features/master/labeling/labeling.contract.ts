import { kode, masterEndpoints, teks } from '@kencana/contract'

/**
 * Calls: `labeling/get/all`, `labeling/add`, `labeling/edit/by-kode-labeling/{id}`, `labeling/delete/by-kode-labeling/{id}`,
 * `labeling/reactive/by-kode-labeling/{id}`.
 */
export const labeling = masterEndpoints({
  name: 'labeling',
  label: 'Labeling',
  pusat: true,
  menu: '/master-labeling',
  key: 'kode_labeling',
  fields: {
    kode_labeling: kode('Kode Labeling', { max: 20 }),
    nama_labeling: teks('Nama Labeling', { max: 60 }),
  },
})
