import { kode, masterEndpoints } from '@kencana/contract'

export const kondisiPinjaman = masterEndpoints({
  name: 'parapinjaman',
  label: 'Kondisi Pinjaman',
  menu: '/master-kondisi-pinjaman',
  key: 'kondisi_pinjaman',
  renames: true,
  fields: {
    kondisi_pinjaman: kode('Kondisi Pinjaman', { max: 40, pesan: 'Tidak Boleh Kosong' }),
  },
})
