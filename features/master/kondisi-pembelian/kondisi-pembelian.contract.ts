import { kode, masterEndpoints, persen, pilihan, rupiah } from '@kencana/contract'

/**
 * Calls: `parabeli/get/all`, `parabeli/add`, `parabeli/edit/by-kondisi-barang/{id}`, `parabeli/delete/by-kondisi-barang/{id}`,
 * `parabeli/reactive/by-kondisi-barang/{id}`.
 */
export const kondisiPembelian = masterEndpoints({
  name: 'parabeli',
  label: 'Kondisi Pembelian',
  pusat: true,
  menu: '/master-kondisi-pembelian',
  ownersOnly: true,
  key: 'kondisi_barang',
  fields: {
    kondisi_barang: kode('Kondisi Barang', { max: 40, kosong: 'kondisi Tidak Boleh Kosong' }),
    type: pilihan('Jenis Potongan', ['RP', 'PERSENTASE'], 'Harus Dipilih'),
    potongan: rupiah('Potongan'),
    persentase: persen('Presentase', 'Tidak Boleh Kosong'),
    status_aktif: pilihan('Status Aktif', ['YA', 'TIDAK'], 'Harus Dipilih'),
  },
})
