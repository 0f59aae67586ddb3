import { kode, masterEndpoints, teks } from '@kencana/contract'

export const labeling = masterEndpoints({
  name: 'labeling',
  label: 'Labeling',
  menu: '/master-labeling',
  key: 'kode_labeling',
  fields: {
    kode_labeling: kode('Kode Labeling', { max: 20 }),
    nama_labeling: teks('Nama Labeling', { max: 60 }),
  },
})
