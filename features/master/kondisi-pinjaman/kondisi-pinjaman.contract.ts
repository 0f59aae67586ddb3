import { kode, masterEndpoints } from '@kencana/contract'

/**
 * Calls: `parapinjaman/get/all`, `parapinjaman/add`, `parapinjaman/edit/by-kondisi-pinjaman/{id}`, `parapinjaman/delete/by-kondisi-pinjaman/{id}`,
 * `parapinjaman/reactive/by-kondisi-pinjaman/{id}`.
 */
export const kondisiPinjaman = masterEndpoints({
  name: 'parapinjaman',
  label: 'Kondisi Pinjaman',
  pusat: true,
  menu: '/master-kondisi-pinjaman',
  ownersOnly: true,
  key: 'kondisi_pinjaman',
  renames: true,
  fields: {
    kondisi_pinjaman: kode('Kondisi Pinjaman', { max: 40, pesan: 'Tidak Boleh Kosong' }),
  },
})
