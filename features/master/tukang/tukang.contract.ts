import { kode, masterEndpoints, teks } from '@kencana/contract'

export const tukang = masterEndpoints({
  name: 'tukang',
  label: 'Tukang',
  menu: '/master-tukang',
  key: 'kode_tukang',
  fields: {
    kode_tukang: kode('Kode Tukang', { max: 10 }),
    nama_tukang: teks('Nama Tukang', { max: 60 }),
  },
})
