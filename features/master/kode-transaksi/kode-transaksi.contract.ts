import { kode, masterEndpoints, pilihan, teks } from '@kencana/contract'

/**
 * Calls: `paratransaksi/get/all`, `paratransaksi/add`, `paratransaksi/edit/by-kode-transaksi/{id}`, `paratransaksi/delete/by-kode-transaksi/{id}`,
 * `paratransaksi/reactive/by-kode-transaksi/{id}`.
 */
export const kodeTransaksi = masterEndpoints({
  name: 'paratransaksi',
  label: 'Kode Transaksi',
  menu: '/master-kode-transaksi',
  ownersOnly: true,
  key: 'kode_transaksi',
  fields: {
    kode_transaksi: kode('Kode Transaksi', { max: 30 }),
    deskripsi: teks('Deskripsi', { max: 60 }),
    media: pilihan('Kas Atau Bank', ['KAS', 'BANK'], 'Harus Dipilih'),
    arah: pilihan('Masuk Atau Keluar', ['MASUK', 'KELUAR'], 'Harus Dipilih'),
    /** What stands against the money: the owner's own, or an expense of the shop. */
    lawan: pilihan('Modal Atau Biaya', ['MODAL', 'BIAYA'], 'Harus Dipilih'),
  },
})
