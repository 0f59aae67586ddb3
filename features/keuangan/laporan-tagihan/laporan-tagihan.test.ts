import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { isiTagihan, pabrikKirim, tagihan } from '@kencana/testing/tagihan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { batalTagihan, bayarTagihan, simpanTagihan } from '../tagihan/tagihan.contract.ts'
import { batalUang } from '../uang/uang.contract.ts'
import { laporanTagihan } from './laporan-tagihan.contract.ts'
import { tagihanReport } from './laporan-tagihan.report.ts'

let shop: TestShop
let owner: User
let nomor: { emas: string; sewa: string; salah: string }

const bayar = (no_tagihan: string, jumlah: number) =>
  disetujuiBila(owner, bayarTagihan, {
    no_tagihan,
    no_rekening: '',
    kode_transaksi: 'BAYAR PABRIK',
    jumlah: rp(jumlah),
    keterangan: 'bayar',
    otorisasi: null,
  })
const sewa = (nilai: number, lain: object = {}) =>
  tagihan({ pihak: 'PAK TANAH', detail_biaya: [{ kode_transaksi: 'SEWA', nilai: rp(nilai) }], ...lain })

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiTagihan(owner)
  const no_bahan_stok = await pabrikKirim(owner)
  const detail_barang = [{ no_bahan_stok, nilai: rp(9_000_000) }]
  const emas = await owner.call(simpanTagihan, tagihan({ detail_barang, tgl_jatuh_tempo: '2026-03-03' }))
  const rumah = await owner.call(simpanTagihan, sewa(300_000))
  const salah = await owner.call(simpanTagihan, sewa(200_000, { no_bon: 'S-2' }))
  nomor = { emas: emas.no_tagihan, sewa: rumah.no_tagihan, salah: salah.no_tagihan }
  await bayar(nomor.emas, 4_000_000)
  owner = await shop.nextDay(owner)
  // The second day: the rest is paid and that money taken back on the third; one bill was a mistake.
  const { no_uang } = await bayar(nomor.emas, 5_000_000)
  await disetujuiBila(owner, batalTagihan, { no_tagihan: nomor.salah, alasan: 'DUA KALI', otorisasi: null })
  owner = await shop.nextDay(owner)
  await disetujuiBila(owner, batalUang, { no_uang, alasan: 'SALAH', otorisasi: null })
})
afterAll(() => shop.close())

const pada = async (tanggal: string) =>
  (await owner.call(laporanTagihan, { tanggal, pihak: 'ALL' })).map(({ no_tagihan, lewat, dibayar, sisa }) => [
    no_tagihan,
    lewat,
    dibayar,
    sisa,
  ])

it('tells each day what stood open then, whatever was paid or undone later', async () => {
  const lain = [nomor.sewa, 0, 0, 300_000]
  expect(await pada('2026-03-02')).toEqual([lain, [nomor.salah, 0, 0, 200_000], [nomor.emas, 0, 4_000_000, 5_000_000]])
  expect(await pada('2026-03-03')).toEqual([lain])
  expect(await pada('2026-03-04')).toEqual([lain, [nomor.emas, 1, 4_000_000, 5_000_000]])
  expect(await owner.call(laporanTagihan, { tanggal: '2026-03-04', pihak: 'UBS' })).toHaveLength(1)
})

laporanSuite(tagihanReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tanggal: '2026-03-04' },
  is: { sisa: ({ saldo_awal, totals }) => 0 - ((saldo_awal?.rp ?? 0) + totals.rp) },
  apart: {
    jumlah: 'a debt as it came: its lines are those of payments too',
    dibayar: 'money that went to the bills that are still open alone',
  },
})
