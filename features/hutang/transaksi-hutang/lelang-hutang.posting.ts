/** The jurnal of an auction: each item off its loan, its pieces onto the purchase tray, its value to what was owed. Source: areas 10-hutang 10.2. */
import { type Jurnal, type Mg, type Mutasi, mg, pindah, type Rp, uang } from '@kencana/ledger'
import type { BagianLelang } from './lelang-hutang.contract.ts'

/** An item that is kept, as its loan says. */
interface Jaminan {
  urut: number
  kode_group: string
  jumlah: number
  berat: Mg
}

/** A piece that is the shop's from now on. */
export interface BijiLelang {
  no_faktur_beli: string
  urut: number
  kode_baki: string
  kode_group: string
  kode_dept: string
  berat: Mg
}

const satuBarang = (no: { hutang: string; lelang: string }, item: Jaminan, biji: readonly BijiLelang[]): Mutasi[] => {
  const { urut, kode_group, jumlah, berat } = item
  const timbang = biji.reduce((sum, one) => sum + one.berat, 0)
  const asal = { akun: 'HUTANG_BARANG' as const, ref: no.hutang, lot: String(urut) }
  const polos = { kode_group, kode_dept: '-' }
  const beda = mg(berat - timbang)
  return [
    ...pindah(asal, { akun: 'KONVERSI' }, { ...polos, pcs: jumlah, mg: mg(timbang) }),
    ...(beda === 0 ? [] : pindah(asal, { akun: 'SELISIH', ref: no.lelang }, { ...polos, pcs: 0, mg: beda })),
    ...biji.flatMap((one) =>
      pindah(
        { akun: 'KONVERSI' },
        { akun: 'BAKI', ref: one.kode_baki, lot: one.no_faktur_beli },
        { kode_group: one.kode_group, kode_dept: one.kode_dept, pcs: 1, mg: one.berat },
      ),
    ),
  ]
}

const bila = (akun: 'BUNGA' | 'TITIPAN' | 'BIAYA', jumlah: number, ref = '-'): Mutasi[] =>
  jumlah === 0 ? [] : [uang(akun, jumlah, ref)]

/** Goods that nobody redeemed; what their value does not reach of the principal is the shop's cost, what is left of it the customer's. */
export const jurnalLelang = (
  no_lelang: string,
  { no_hutang, barang }: { no_hutang: string; barang: readonly Jaminan[] },
  biji: readonly BijiLelang[],
  nilai: Rp,
  { pokok, bunga, denda, kurang, lebih }: BagianLelang,
): Jurnal => ({
  kind: 'LELANG',
  document: no_lelang,
  lines: [
    ...barang.flatMap((item) =>
      satuBarang(
        { hutang: no_hutang, lelang: no_lelang },
        item,
        biji.filter((one) => one.urut === item.urut),
      ),
    ),
    uang('PEMBELIAN', nilai),
    ...bila('BIAYA', kurang, 'LELANG'),
    uang('PIUTANG', -pokok, no_hutang),
    ...bila('BUNGA', -(bunga + denda)),
    ...bila('TITIPAN', -lebih, no_hutang),
  ],
})

/** What an auction left over goes to its customer. */
export const jurnalSurplus = (
  no_surplus: string,
  no_hutang: string,
  jumlah: Rp,
  keluar: readonly Mutasi[],
): Jurnal => ({
  kind: 'HUTANG',
  document: no_surplus,
  lines: [uang('TITIPAN', jumlah, no_hutang), ...keluar],
})
