/** Tax in reports of sales: inside the price it is in their totals, on top of it beside them, and the ledger says the same. */
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { batalForm, isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { laporanEod, sertifikat } from '../../keuangan/laporan-eod/laporan-eod.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalJual, OTORISASI_BATAL_JUAL } from '../transaksi-penjualan/transaksi-penjualan.contract.ts'
import { jualSalesReport, transaksiJualReport } from './laporan-penjualan.report.ts'

let shop: TestShop
let owner: User
const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
const para = (key: 'jenis_pkp' | 'ppn_termasuk', value: string) =>
  disetujuiBila(owner, ubahParaSystem, { key, value, otorisasi: null })
const satu = async () => jualSah(owner, owner, [(await tambahCincin(owner)).kode_barcode])

// Rings of 5,733,000: one without tax, one with 5,733,000 x 1.1 / 101.1 = 62,377 inside, two with 63,063 on top, one of these undone.
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPenjualan(owner)
  await satu()
  await para('jenis_pkp', 'PEDAGANG')
  await satu()
  await para('ppn_termasuk', 'TIDAK')
  await satu()
  const salah = await satu()
  await denganOtorisasi(owner, batalJual, batalForm(salah), OTORISASI_BATAL_JUAL)
})
afterAll(() => shop.close())

const rekap = async () => {
  const rows = await owner.call(laporanEod, laporanEod.input.parse({ tanggal: HARI.tgl_awal, type_laporan: 'REKAP' }))
  return rows.flatMap((row) => ('bagian' in row ? [row] : []))
}

describe('tax of a day', () => {
  const HARUS = [
    ['PENJUALAN', 'JUAL', 4, 22_932_000, 0],
    ['PENJUALAN', 'PPN', 0, 126_126, 0],
    ['BATAL PENJUALAN', 'JUAL', 1, 0, 5_733_000],
    ['BATAL PENJUALAN', 'PPN', 0, 0, 63_063],
  ]

  it('stands in its end beside what was sold, which is then what paid for it', async () => {
    const rows = await rekap()
    const jual = rows.filter((row) => row.bagian.endsWith('PENJUALAN') && row.bagian !== 'CARA BAYAR PENJUALAN')
    expect(jual.map((row) => [row.bagian, row.uraian, row.qty, row.jumlah_in, row.jumlah_out])).toEqual(HARUS)
    const sisa = (list: typeof rows) => list.reduce((sum, row) => sum + row.jumlah_in - row.jumlah_out, 0)
    const bagian = (nama: string) => sisa(rows.filter((row) => row.bagian === nama))
    expect([bagian('PENJUALAN'), bagian('CARA BAYAR PENJUALAN')]).toEqual([23_058_126, 23_058_126])
  })

  it('is in the record of the closed day, and the audit finds it right', async () => {
    owner = await shop.nextDay(owner)
    const { transaksi } = await owner.call(sertifikat, { tanggal: HARI.tgl_awal })
    expect(transaksi?.map((one) => [one.bagian, one.uraian, one.qty, one.masuk, one.keluar])).toEqual([
      ...HARUS,
      // The three of a shop with tax, the first of them with its tax inside.
      ['PPN', 'DASAR PPN', 2, 5_670_623 + 2 * 5_733_000, 5_733_000],
      ['PPN', 'PPN', 0, 62_377 + 2 * 63_063, 63_063],
    ])
  })
})

const SUITE = { shop: () => shop, user: () => owner, asked: HARI }

const KOSONG = { ongkos: 'the rings tell no making of their own', diskon: 'every ring went at its reckoned price' }
laporanSuite(transaksiJualReport, {
  ...SUITE,
  empty: KOSONG,
  is: { ongkos: ({ totals }) => -totals.rp, harga_total: ({ totals }) => -totals.rp },
})
laporanSuite(jualSalesReport, {
  ...SUITE,
  is: {
    ongkos: ({ totals }) => -totals.rp,
    harga_total: ({ totals }) => -totals.rp,
    batal: ({ totals }) => totals.rp,
  },
  empty: { ...KOSONG, tukar_kurang: 'nothing was exchanged here' },
  apart: { tukar_kurang: 'its lines are the old pieces that were worth more' },
})
