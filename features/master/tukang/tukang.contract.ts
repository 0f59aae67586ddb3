import { kode, masterEndpoints, teks } from '@kencana/contract'

/**
 * Calls: `tukang/get/all`, `tukang/add`, `tukang/edit/by-kode-tukang/{id}`, `tukang/delete/by-kode-tukang/{id}`,
 * `tukang/reactive/by-kode-tukang/{id}`.
 */
export const tukang = masterEndpoints({
  name: 'tukang',
  label: 'Tukang',
  pusat: true,
  menu: '/master-tukang',
  ownersOnly: true,
  key: 'kode_tukang',
  fields: {
    kode_tukang: kode('Kode Tukang', { max: 10 }),
    nama_tukang: teks('Nama Tukang', { max: 60 }),
  },
})
