/** From the KS tray of a receipt to what is dispatched for labeling. */
import { type IsiLot, type Jurnal, type Mg, type Mutasi, mg, pcs, rp } from '@kencana/ledger'

interface Dikirim {
  kode_baki: string
  kode_group: string
  kode_dept: string
  jumlah_qty: number
  jumlah_berat: Mg
  baris: readonly IsiLot[]
  selisih: Mg
}

const satu = (no_kirim_stock: string, b: Dikirim): Mutasi[] => {
  const sama = { kode_group: b.kode_group, kode_dept: b.kode_dept, kode_barang: null, rp: rp(0) }
  const luar = { ...sama, ref: no_kirim_stock, lot: '-' }
  return [
    ...b.baris.map((lot): Mutasi => ({ ...sama, akun: 'BAKI', ref: b.kode_baki, ...lot })),
    { ...luar, akun: 'SALDO_KIRIM', pcs: pcs(b.jumlah_qty), mg: b.jumlah_berat },
    ...(b.selisih === 0 ? [] : [{ ...luar, akun: 'SELISIH' as const, pcs: pcs(0), mg: mg(b.selisih) }]),
  ]
}

export const jurnalLabeling = (no_kirim_stock: string, barang: readonly Dikirim[]): Jurnal => ({
  kind: 'KIRIM_LABELING',
  document: no_kirim_stock,
  lines: barang.flatMap((one) => satu(no_kirim_stock, one)),
})
