/** One day with a line of every kind: what was sold, lent, repaired and paid, each figure a literal with its sum beside it. */
import { persentase, rp } from '@kencana/ledger'
import type { TestShop, User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { formLunas, hutangSah, kartu, tokoHutang } from '@kencana/testing/hutang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { bayarTunai, formJual } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { denganSaksi } from '@kencana/testing/saksi'
import { formAmbilService, selesaiService, terimaService } from '@kencana/testing/service'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { lunasiHutang } from '../../hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from '../../neraca/nilai/nilai.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { jual, validasiJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { ambilService } from '../../service/transaksi-services/ambil-service.contract.ts'
import { laporanLabaRugi } from './laba-rugi.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  const toko = await tokoHutang()
  shop = toko.shop
  owner = toko.owner
  await isiRekening(owner, '0333', { biaya_credit: persentase(20_000) })
  for (const [key, value] of [
    ['jenis_pkp', 'PEDAGANG'],
    ['ppn_termasuk', 'YA'],
    ['emas_sendiri', '10'],
  ] as const)
    await disetujuiBila(owner, ubahParaSystem, { key, value, otorisasi: null })
  const { kode_barcode } = await tambahCincin(owner, { ongkos: rp(75_000) })
  await tambahCincin(owner)
  const { jumlah } = await owner.call(rencanaNilai, {})
  await owner.call(simpanNilaiAwal, { jumlah })

  // A ring soldered without solder, fetched for 50,000.
  const jadi = await selesaiService(owner, await terimaService(owner))
  await disetujuiBila(owner, ambilService, formAmbilService(jadi, 50_000))

  // A ring of 5,733,000 and 75,000 for its making, haggled down by 108,000, by card.
  const siapa = { nama_customer: 'BU SARI', no_hp: '081234567890', nik: '3573010203040506' }
  const form = await formJual(toko.sales, [kode_barcode], siapa, [{ total: rp(5_700_000) }])
  const kartuKredit = { ...bayarTunai(5_700_000), cara_bayar: 'CREDIT' as const, no_rekening: '0333', masuk: true }
  const { data } = await disetujuiBila(toko.sales, jual, form)
  const { no_faktur_jual, versi } = data
  const sah = { data: [{ no_faktur_jual, versi, pembayaran: [kartuKredit] }] }
  await denganSaksi(toko.kasir, owner, validasiJual, sah, 'PEMBAYARAN NON TUNAI')

  // A million lent and paid back at once with 2 % for the month begun.
  const { no_hutang } = await hutangSah(toko.sales, toko.kasir, { jumlah_hutang: rp(1_000_000) })
  await toko.kasir.call(lunasiHutang, formLunas(await kartu(toko.kasir, no_hutang)))
  owner = await shop.nextDay(owner)
})
afterAll(() => shop.close())

const MASA = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' } as const

it('tells sales less tax, haggling and cost, work done, interest as it is paid, and what the bank keeps', async () => {
  const rows = (await owner.call(laporanLabaRugi, {
    ...MASA,
    type_laporan: 'TOKO',
  })) as z.output<typeof laporanLabaRugi.rows.TOKO>[]
  expect(
    rows.map(({ akun, ref, bagian, jumlah, laba, catatan }) => [akun, ref, bagian, jumlah, laba, catatan]),
  ).toEqual([
    ['PENJUALAN', '-', 'PENJUALAN BERSIH', 5_733_000, 5_733_000, ''],
    // inside of the 5,700,000: x 1.1 / 101.1
    ['PENJUALAN', 'PPN', 'PENJUALAN BERSIH', -62_018, 5_670_982, ''],
    ['ONGKOS', '-', 'PENJUALAN BERSIH', 75_000, 5_745_982, ''],
    ['DISKON', 'HARGA', 'PENJUALAN BERSIH', -108_000, 5_637_982, ''],
    // 3.485 g x 2,300,000 x 70 %
    ['HPP', 'MM', 'HARGA POKOK', -5_610_850, 27_132, 'DINILAI SEJAK 2026-03-02'],
    // 50,000 less the 544 of tax inside of it
    ['JASA_SERVICE', '-', 'PENDAPATAN LAIN', 49_456, 76_588, ''],
    ['BUNGA', '-', 'PENDAPATAN LAIN', 20_000, 96_588, 'DIAKUI SAAT DIBAYAR'],
    // 2 % of 5,700,000
    ['BIAYA_BANK', '0333', 'BIAYA', -114_000, -17_412, ''],
  ])
})

it('tells the same of the shop in one row', async () => {
  const rows = await owner.call(laporanLabaRugi, { ...MASA, type_laporan: 'RANTAI' })
  expect(rows).toEqual([
    {
      kode_toko: 'TK01',
      nama_toko: 'KENCANA JAYA',
      penjualan_bersih: 5_637_982,
      hpp: -5_610_850,
      laba_kotor: 27_132,
      pendapatan_lain: 69_456,
      biaya: -114_000,
      laba: -17_412,
      catatan: 'DINILAI SEJAK 2026-03-02',
      tanpa_hpp: 0,
      tanpa_hpp_kini: 0,
      hpp_nanti: 0,
      belum_dinilai: false,
    },
  ])
})
