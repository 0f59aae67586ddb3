import { kode, masterEndpoints } from '@kencana/contract'

/**
 * Calls: `parakondisi/get/all`, `parakondisi/add`, `parakondisi/edit/by-kondisi-barang/{id}`, `parakondisi/delete/by-kondisi-barang/{id}`,
 * `parakondisi/reactive/by-kondisi-barang/{id}`.
 */
export const kondisiBarang = masterEndpoints({
  name: 'parakondisi',
  label: 'Kondisi Barang',
  pusat: true,
  menu: '/master-kondisi-barang',
  key: 'kondisi_barang',
  renames: true,
  fields: {
    kondisi_barang: kode('Kondisi Barang', { max: 40, pesan: 'Tidak Boleh Kosong' }),
  },
})
