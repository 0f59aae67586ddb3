/** The jurnal of a loan: its items into custody, its money out. Source: areas 10-hutang 10.2. */
import { type Jurnal, type Mg, type Mutasi, pindah, type Rp, uang } from '@kencana/ledger'

/** An item that is kept: a lot of its own under its loan. */
export interface Jaminan {
  urut: number
  kode_group: string
  jumlah: number
  berat: Mg
}

const simpan = (no_hutang: string, { urut, kode_group, jumlah, berat }: Jaminan): Mutasi[] =>
  pindah(
    { akun: 'PELANGGAN' },
    { akun: 'HUTANG_BARANG', ref: no_hutang, lot: String(urut) },
    { kode_group, kode_dept: '-', pcs: jumlah, mg: berat },
  )

/** A loan that is right: the items are kept, the customer owes what he was given. */
export const jurnalHutang = (
  no_hutang: string,
  jumlah_hutang: Rp,
  barang: readonly Jaminan[],
  keluar: readonly Mutasi[],
): Jurnal => ({
  kind: 'HUTANG',
  document: no_hutang,
  lines: [...barang.flatMap((one) => simpan(no_hutang, one)), uang('PIUTANG', jumlah_hutang, no_hutang), ...keluar],
})
