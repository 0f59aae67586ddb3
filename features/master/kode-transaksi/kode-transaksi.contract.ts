import { kode, masterEndpoints, pilihan, teks } from '@kencana/contract'

/** What may stand against money by hand. */
export const LAWAN = [
  'MODAL',
  'BIAYA',
  'PENDAPATAN_LAIN',
  'HUTANG_LAIN',
  'PIUTANG_LAIN',
  'PPN',
  'RK',
  'PERSEDIAAN',
] as const

export type Lawan = (typeof LAWAN)[number]

/** Whose it is where it is somebody's, as the form calls it. */
export const PIHAK: Partial<Record<Lawan, string>> = {
  HUTANG_LAIN: 'Pihak',
  PIUTANG_LAIN: 'Pihak',
  RK: 'Kode Toko',
  PERSEDIAAN: 'Kategori Barang',
}

/**
 * Calls: `paratransaksi/get/all`, `paratransaksi/add`, `paratransaksi/edit/by-kode-transaksi/{id}`, `paratransaksi/delete/by-kode-transaksi/{id}`,
 * `paratransaksi/reactive/by-kode-transaksi/{id}`.
 */
export const kodeTransaksi = masterEndpoints({
  name: 'paratransaksi',
  label: 'Kode Transaksi',
  pusat: true,
  menu: '/master-kode-transaksi',
  ownersOnly: true,
  key: 'kode_transaksi',
  fields: {
    kode_transaksi: kode('Kode Transaksi', { max: 30 }),
    deskripsi: teks('Deskripsi', { max: 60 }),
    media: pilihan('Kas Atau Bank', ['KAS', 'BANK'], 'Harus Dipilih'),
    arah: pilihan('Masuk Atau Keluar', ['MASUK', 'KELUAR'], 'Harus Dipilih'),
    /** What stands against the money: the owner's own, an expense, other income, a debt, tax, another shop, goods. */
    lawan: pilihan('Lawan', LAWAN, 'Harus Dipilih'),
  },
})
