/** The jurnal of a loan: its items into custody, its money out. Source: areas 10-hutang 10.2. */
import { type Jurnal, type Mg, type Mutasi, pindah, type Rp, rp, uang } from '@kencana/ledger'

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

/** A loan of the books of before: its items lie here, the customer owes what the shop had lent him. */
export const jurnalHutangAwal = (no_hutang: string, jumlah_hutang: Rp, barang: readonly Jaminan[]): Jurnal => ({
  kind: 'SALDO_AWAL',
  document: no_hutang,
  lines: [
    ...barang.flatMap((one) => simpan(no_hutang, one)),
    uang('PIUTANG', jumlah_hutang, no_hutang),
    uang('MODAL', rp(-jumlah_hutang)),
  ],
})

const kembalikan = (no_hutang: string, { urut, kode_group, jumlah, berat }: Jaminan): Mutasi[] =>
  pindah(
    { akun: 'HUTANG_BARANG', ref: no_hutang, lot: String(urut) },
    { akun: 'PELANGGAN' },
    { kode_group, kode_dept: '-', pcs: jumlah, mg: berat },
  )

const bunga = (jumlah: Rp): Mutasi[] => (jumlah === 0 ? [] : [uang('BUNGA', -jumlah)])

/** Interest that is paid. */
export const jurnalBunga = (no_bayar: string, jumlah: Rp, masuk: readonly Mutasi[]): Jurnal => ({
  kind: 'HUTANG',
  document: no_bayar,
  lines: [...masuk, ...bunga(jumlah)],
})

interface Hutang {
  no_hutang: string
  jumlah_hutang: Rp
  barang: readonly Jaminan[]
}

/** A loan that is paid whole: its items go back to their customer. */
export const jurnalLunas = (no_bayar: string, hutang: Hutang, dibayar: Rp, masuk: readonly Mutasi[]): Jurnal => ({
  kind: 'HUTANG',
  document: no_bayar,
  lines: [
    ...hutang.barang.flatMap((one) => kembalikan(hutang.no_hutang, one)),
    ...masuk,
    uang('PIUTANG', -hutang.jumlah_hutang, hutang.no_hutang),
    ...bunga(dibayar),
  ],
})

/** A loan that goes on as another one: what stays of its items is the customer's for no moment longer than the jurnal. */
export const jurnalPeremajaan = (no_bayar: string, lama: Hutang, baru: Hutang, selisih: readonly Mutasi[]): Jurnal => ({
  kind: 'HUTANG',
  document: no_bayar,
  lines: [
    ...lama.barang.flatMap((one) => kembalikan(lama.no_hutang, one)),
    ...baru.barang.flatMap((one) => simpan(baru.no_hutang, one)),
    uang('PIUTANG', -lama.jumlah_hutang, lama.no_hutang),
    uang('PIUTANG', baru.jumlah_hutang, baru.no_hutang),
    ...selisih,
  ],
})
