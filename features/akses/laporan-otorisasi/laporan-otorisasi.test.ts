/** Agreements against what was asked for and answered by hand. */
import { type InputOf, SEMUA } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { denganOtorisasi, disetujuiBila, mintaDari, setujui } from '@kencana/testing/pembelian'
import { batalForm, isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ambilKas, OTORISASI_UANG_KELUAR, tambahKas } from '../../keuangan/uang/uang.contract.ts'
import { batalJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { tarikMinta } from '../otorisasi/otorisasi.contract.ts'
import { laporanOtorisasi } from './laporan-otorisasi.contract.ts'
import { otorisasiReport } from './laporan-otorisasi.report.ts'

let shop: TestShop
let owner: User
let kasir: User

const ambil = (jumlah: number) => ({
  kode_transaksi: 'BIAYA TOKO',
  keterangan: 'tarik',
  jumlah: rp(jumlah),
  otorisasi: null,
})
const hari = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-03' }
const lapor = (lain: Partial<InputOf<typeof laporanOtorisasi>> = {}) =>
  owner.call(laporanOtorisasi, {
    ...hari,
    kategori: SEMUA,
    tingkat: SEMUA,
    cara: SEMUA,
    hasil: SEMUA,
    diminta_oleh: SEMUA,
    disetujui_oleh: SEMUA,
    ...lain,
  })

// A cashier asks four times for money of the drawer: used, agreed to and never used, withdrawn, and left alone.
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  const masuk = { kode_transaksi: 'TAMBAH MODAL', keterangan: 'modal' }
  await owner.call(tambahKas, { ...masuk, jumlah: rp(50_000_000) })
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await denganOtorisasi(kasir, ambilKas, ambil(6_000_000), OTORISASI_UANG_KELUAR)
  await setujui(kasir, ambilKas, ambil(7_000_000))
  const { minta: id = '' } = await mintaDari(kasir, ambilKas, ambil(8_000_000))
  await kasir.call(tarikMinta, { id })
  await mintaDari(kasir, ambilKas, ambil(9_000_000))
  owner = await shop.nextDay(owner)
})
afterAll(() => shop.close())

it('000.51 tells who asked and who agreed, and what nobody used', async () => {
  // All at one instant of the test's clock.
  const rows = (await lapor()).toSorted((a, b) => a.nilai_rp - b.nilai_rp)
  expect(rows.map((row) => [row.nilai_rp, row.hasil, row.diminta_oleh, row.disetujui_oleh])).toEqual([
    [6_000_000, 'DIPAKAI', 'KASIR', 'OWNER'],
    [7_000_000, 'TIDAK DIPAKAI', 'KASIR', 'OWNER'],
    [8_000_000, 'DITARIK', 'KASIR', '-'],
    [9_000_000, 'TIDAK DIJAWAB', 'KASIR', '-'],
  ])
  expect(rows[0]).toMatchObject({ kategori: OTORISASI_UANG_KELUAR, cara: 'PASSWORD', dokumen: 'AUK-TK01-260302-0001' })
  expect(rows[2]).toMatchObject({ kata: 'DITARIK', dokumen: '-' })
  expect((await lapor({ hasil: 'TIDAK DIPAKAI' })).map((row) => row.nilai_rp)).toEqual([7_000_000])
  // What somebody took back himself, nobody agreed to and nobody turned down.
  expect((await lapor({ hasil: 'DITARIK' })).map((row) => row.nilai_rp)).toEqual([8_000_000])
  expect(await lapor({ hasil: 'DITOLAK' })).toEqual([])
  expect(await lapor({ disetujui_oleh: 'KASIR' })).toEqual([])
  expect(await lapor({ diminta_oleh: 'OWNER' })).toEqual([])
  const dengan = new Set((await lapor({ cara: 'PASSWORD' })).map((row) => row.nilai_rp))
  expect(dengan).toEqual(new Set([6_000_000, 7_000_000]))
  expect(await lapor({ cara: 'SENDIRI' })).toEqual([])
  expect(JSON.stringify(rows)).not.toContain('draft')
})

it('09.5.4 is of the own shop alone, and of no draft more than what was asked', async () => {
  await shop.toko(owner, 'TK02')
  const sana = await shop.user(owner, 'OWNER2', 'SU', 'TK02')
  const isi = {
    ...hari,
    kategori: SEMUA,
    tingkat: SEMUA,
    cara: SEMUA,
    hasil: SEMUA,
    diminta_oleh: SEMUA,
    disetujui_oleh: SEMUA,
  }
  expect(await sana.call(laporanOtorisasi, isi)).toEqual([])
  const sidik = await shop.db.rows<{ satu: string; dua: string }>(
    sql`SELECT draft_hash AS satu, kasus_hash AS dua FROM otorisasi_minta`,
  )
  const { text } = await owner.send('POST', laporanOtorisasi.path, { body: hari })
  expect([sidik.length, text.includes('6000000')]).toEqual([4, true])
  expect(sidik.flatMap((one) => [one.satu, one.dua]).filter((one) => text.includes(one))).toEqual([])
})

it("controls 8: an agreement is unused after 15 minutes of the shop's clock, whatever the database's says", async () => {
  const lain = await openShop()
  const pemilik = await lain.setup(rp(50_000_000))
  const kas = await lain.user(pemilik, 'KASIR', 'KASIR')
  await setujui(kas, ambilKas, ambil(7_000_000))
  await mintaDari(kas, ambilKas, ambil(8_000_000))
  const hasil = async () =>
    (await pemilik.call(laporanOtorisasi, laporanOtorisasi.input.parse(hari)))
      .toSorted((a, b) => a.nilai_rp - b.nilai_rp)
      .map((row) => row.hasil)
  expect(await hasil()).toEqual(['MENUNGGU', 'MENUNGGU'])
  lain.clock.walk(14 / 1_440)
  expect(await hasil()).toEqual(['MENUNGGU', 'MENUNGGU'])
  lain.clock.walk(2 / 1_440)
  expect(await hasil()).toEqual(['TIDAK DIPAKAI', 'TIDAK DIJAWAB'])
  await lain.close()
})

it('9.2 names the piece of a case about one, with its weight, and none where there are several', async () => {
  const lain = await openShop()
  const pemilik = await lain.setup(rp(50_000_000))
  await isiMaster(pemilik)
  await isiPenjualan(pemilik)
  const cincin = async () => (await tambahCincin(pemilik)).kode_barcode
  const [satu, dua, tiga] = [await cincin(), await cincin(), await cincin()]
  await disetujuiBila(pemilik, batalJual, batalForm(await jualSah(pemilik, pemilik, [satu])))
  await disetujuiBila(pemilik, batalJual, batalForm(await jualSah(pemilik, pemilik, [dua, tiga])))
  const rows = await pemilik.call(
    laporanOtorisasi,
    laporanOtorisasi.input.parse({ ...hari, kategori: 'BATAL PENJUALAN' }),
  )
  const isi = new Map(rows.map((row) => [row.kode_barcode, row.berat]))
  expect([rows.length, isi.get(satu), isi.get('-')]).toEqual([2, 3_485, 0])
  // He was the only one there: all of it is his alone, and stands under that.
  const semua = await pemilik.call(laporanOtorisasi, laporanOtorisasi.input.parse(hari))
  const sendiri = await pemilik.call(laporanOtorisasi, laporanOtorisasi.input.parse({ ...hari, cara: 'SENDIRI' }))
  expect(sendiri).toEqual(semua.filter((row) => row.cara === 'SENDIRI'))
  expect(sendiri.length).toBeGreaterThanOrEqual(2)
  await lain.close()
})

laporanSuite(otorisasiReport, {
  shop: () => shop,
  user: () => owner,
  asked: hari,
  empty: {
    nilai_mg: 'money of the drawer has no weight',
    kode_barcode: 'money of the drawer is no piece of goods',
    berat: 'money of the drawer is no piece of goods',
    hitung: 'money that goes out is worked out by nobody',
    selisih: 'money that goes out is worked out by nobody',
  },
})
