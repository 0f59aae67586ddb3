/** What the end of a day says of sales and purchases, and what the reports of their areas say of the same: both are the same figures. */
import { expect } from 'vitest'
import { laporanEod } from '../../../features/keuangan/laporan-eod/laporan-eod.contract.ts'
import {
  laporanSales,
  laporanTransaksi,
} from '../../../features/pembelian/laporan-pembelian/laporan-pembelian.contract.ts'
import {
  laporanBatalJual,
  laporanJualBayar,
  laporanJualSales,
  laporanTransaksiJual,
} from '../../../features/penjualan/laporan-penjualan/laporan-penjualan.contract.ts'
import type { User } from './shop.ts'

/** Ways of paying as the report of notas has them, and as the end of the day calls them. */
const CARA = {
  cash: ['CASH'],
  transfer: ['TRANSFER'],
  debet: ['DEBET'],
  credit: ['CREDIT'],
  qris: ['QRIS'],
  marketplace: ['MARKETPLACE'],
  tukar: ['TUKAR', 'EMAS LEBIH DIBELI'],
  titipan: ['TITIPAN', 'PERSEKOT'],
  poin: ['POIN'],
  voucher: ['VOUCHER'],
} as const

const KOLOM = Object.keys(CARA) as (keyof typeof CARA)[]

/** Rupiah by way of paying, and what was sold, undone and bought: the last by the pieces and by the sales persons. */
interface Menurut {
  bayar: [cara: string, rp: number][]
  jual: number[]
  batal: number[]
  beli: number[]
}

const jumlah = <T>(rows: readonly T[], pilih: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + pilih(row), 0)

const menurutEod = async (owner: User, tanggal: string): Promise<Menurut> => {
  const rows = await owner.call(laporanEod, laporanEod.input.parse({ tanggal, type_laporan: 'REKAP' }))
  const bagian = (nama: readonly string[], uraian?: readonly string[]) =>
    jumlah(
      rows
        .flatMap((row) => ('bagian' in row ? [row] : []))
        .filter((row) => nama.includes(row.bagian) && (uraian?.includes(row.uraian) ?? true)),
      (row) => row.jumlah_in - row.jumlah_out,
    )
  const [jual, batal, beli] = [
    bagian(['PENJUALAN']),
    0 - bagian(['BATAL PENJUALAN']),
    0 - bagian(['PEMBELIAN', 'TUKAR', 'LELANG']),
  ]
  return {
    bayar: KOLOM.map((cara) => [cara, bagian(['CARA BAYAR PENJUALAN'], CARA[cara])]),
    jual: [jual, jual],
    batal: [batal, batal],
    beli: [beli, beli],
  }
}

const menurutLaporan = async (owner: User, tanggal: string): Promise<Menurut> => {
  const masa = { tgl_awal: tanggal, tgl_akhir: tanggal }
  const bayar = await owner.call(laporanJualBayar, laporanJualBayar.input.parse(masa))
  const terjual = await owner.call(laporanTransaksiJual, laporanTransaksiJual.input.parse(masa))
  const perSales = await owner.call(laporanJualSales, laporanJualSales.input.parse(masa))
  const batal = await owner.call(laporanBatalJual, laporanBatalJual.input.parse(masa))
  const dibeli = await owner.call(laporanTransaksi, laporanTransaksi.input.parse(masa))
  const beliSales = await owner.call(laporanSales, laporanSales.input.parse(masa))
  return {
    bayar: KOLOM.map((cara) => [cara, jumlah(bayar, (row) => row[cara])]),
    jual: [jumlah(terjual, (row) => row.harga_total), jumlah(perSales, (row) => row.harga_total)],
    batal: [jumlah(batal, (row) => (row.sah === 'YA' ? row.harga : 0)), jumlah(perSales, (row) => row.batal)],
    beli: [jumlah(dibeli, ({ detail }) => jumlah(detail, (row) => row.harga)), jumlah(beliSales, (row) => row.harga)],
  }
}

/** Both readings of a day are the same figures. */
export const keduanyaSama = async (owner: User, tanggal: string): Promise<void> =>
  expect({ tanggal, ...(await menurutEod(owner, tanggal)) }).toEqual({
    tanggal,
    ...(await menurutLaporan(owner, tanggal)),
  })
