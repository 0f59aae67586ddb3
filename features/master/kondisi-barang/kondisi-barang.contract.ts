import { kode, masterEndpoints } from '@kencana/contract'

export const kondisiBarang = masterEndpoints({
  name: 'parakondisi',
  label: 'Kondisi Barang',
  menu: '/master-kondisi-barang',
  key: 'kondisi_barang',
  renames: true,
  fields: {
    kondisi_barang: kode('Kondisi Barang', { max: 40, pesan: 'Tidak Boleh Kosong' }),
  },
})
