/** Corrections of the design of loans, through the server, each by its number. Source: areas 000-read-first. */
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import {
  ditimbangLagi,
  formHutang,
  formRemaja,
  hutangMenunggu,
  hutangSah,
  kartu,
  tokoHutang,
} from '@kencana/testing/hutang'
import { formLelang, ingatkan, majuHutang, timbangBerdua } from '@kencana/testing/hutang-lelang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { remajakanHutang } from './bayar-hutang.contract.ts'
import { tambahHari } from './bunga.contract.ts'
import { bukaHutang } from './hutang.contract.ts'
import { lelangHutang } from './lelang-hutang.contract.ts'
import { simpanHutang, tolakHutang, validasiHutang } from './transaksi-hutang.contract.ts'

/** 31 January 2027, days after the 2 March on which shops of tests begin. */
const NANTI = 335

let toko: Awaited<ReturnType<typeof tokoHutang>>
beforeAll(async () => {
  toko = await tokoHutang(NANTI)
})
afterAll(() => toko.shop.close())

/** What a loan's own terms were taken from. */
const KUNCI = [
  'hutang_basis',
  'hutang_minimum',
  'hutang_grace',
  'hutang_denda',
  'hutang_pembulatan',
  'hutang_bunga',
  'hutang_lama',
  'hutang_lelang',
] as const
const ubah = (key: (typeof KUNCI)[number] | 'hutang_plafon', value: string) =>
  disetujuiBila(toko.owner, ubahParaSystem, { key, value, otorisasi: null })
const maju = async (hari: string) => {
  toko = { ...toko, ...(await majuHutang(toko.shop, hari)) }
}
/** Another person each time: many loans of one on one day are one. */
let orang = 0
const pinjam = (jumlah: number) => {
  orang += 1
  const nik = `35730102030499${String(orang).padStart(2, '0')}`
  return formHutang({ jumlah_hutang: rp(jumlah), nik })
}
const ditolak = (jumlah: number) => tolakan(toko.sales, simpanHutang, pinjam(jumlah))

it('000.10 a loan has a ceiling whatever nobody set: 80 % of its goods, never above 95 %, none at 0; and is weighed by another', async () => {
  // The bracelet is worth 16,450,000: 80 % are 13,160,000.
  const cukup = await toko.sales.call(simpanHutang, pinjam(13_160_000))
  expect(cukup.data.plafon).toBe(13_160_000)
  expect(await ditolak(13_160_001)).toEqual([422, 'Butuh Otorisasi HUTANG'])
  await expect(ubah('hutang_plafon', '95.01')).rejects.toThrow('Plafon')
  await ubah('hutang_plafon', '95')
  // 95 % are 15,627,500; a loan of more than 15,000,000 is agreed to whatever lies there.
  await toko.sales.call(simpanHutang, pinjam(15_000_000))
  expect(await ditolak(15_000_001)).toEqual([422, 'Butuh Otorisasi HUTANG'])
  await ubah('hutang_plafon', '0')
  expect(await ditolak(1)).toEqual([422, 'Butuh Otorisasi HUTANG'])
  await ubah('hutang_plafon', '80')
  // Whoever took the goods in pays nothing out on them alone.
  const sendiri = await hutangMenunggu(toko.owner, pinjam(1_000_000))
  expect(await tolakan(toko.owner, validasiHutang, ditimbangLagi(sendiri))).toEqual([422, 'Butuh Saksi HUTANG'])
  for (const { no_hutang, versi } of await toko.kasir.call(bukaHutang, {}))
    await toko.kasir.call(tolakHutang, { no_hutang, versi, alasan: 'uji' })
})

it('000.12 renewed on 10 April, a loan of 31 January for 4 months has 3 paid, runs from 30 April and is due on 30 September', async () => {
  const { no_hutang } = await hutangSah(toko.sales, toko.kasir, pinjam(5_000_000))
  expect((await kartu(toko.kasir, no_hutang)).tgl_jatuh_tempo).toBe('2027-05-31')
  await maju('2027-04-10')
  const lama = await kartu(toko.kasir, no_hutang)
  // 5,000,000 x 2 % x 3
  expect(lama.tagihan).toMatchObject({ bunga: 300_000, sampai: '2027-04-30' })
  const { data } = await toko.kasir.call(remajakanHutang, formRemaja(lama))
  expect(data).toMatchObject({ mulai: '2027-04-30', tgl_jatuh_tempo: '2027-09-30', lama: 4, bunga: 500_000 })
})

it('000.11 a loan keeps basis, minimum, grace, late fee, rounding and day of auction of its day, whatever the shop says since', async () => {
  const { no_hutang } = await hutangSah(toko.sales, toko.kasir, { ...pinjam(1_234_567), lama: 1 })
  const hari = (await kartu(toko.kasir, no_hutang)).mulai
  const dulu = await bacaPara(toko.shop.db, 'TK01', [...KUNCI])
  const lain = ['HARI', '15', '9', '5', '100000', '4', '2', '90']
  for (const [ke, key] of KUNCI.entries()) await ubah(key, lain[ke] ?? '')
  await maju(tambahHari(hari, 80))
  const satu = await kartu(toko.kasir, no_hutang)
  // Three months begun of 24,691.34 are 74,074.02, rounded up to 500; no late fee, as on its day.
  expect(satu.tagihan).toMatchObject({ bunga: 74_500, denda: 0 })
  expect(satu.mulai_lelang).toBe(tambahHari(satu.tgl_jatuh_tempo, 14))
  // What it goes on as has its terms too, all but what is owed in any case, which was owed before.
  const { data } = await disetujuiBila(toko.kasir, remajakanHutang, formRemaja(satu))
  const syarat = ({ basis, grace, denda_persen, pembulatan }: typeof satu) => ({
    basis,
    grace,
    denda_persen,
    pembulatan,
  })
  expect(syarat(data)).toEqual(syarat(satu))
  expect(syarat(data)).toEqual({ basis: 'BULAN', grace: 0, denda_persen: 0, pembulatan: 500 })
  // A new one has the shop's of today: fifteen days at least, 1,234,567 x 2 % / 30 x 15 = 12,345.67, rounded up to 100,000.
  const baru = await hutangSah(toko.sales, toko.kasir, { ...pinjam(1_234_567), lama: 1 })
  expect(await kartu(toko.kasir, baru.no_hutang)).toMatchObject({
    basis: 'HARI',
    minimum: 15,
    grace: 9,
    denda_persen: parsePersen(5),
    tagihan: { bunga: 100_000 },
  })
  // Auctioned by the terms of its letter, two weeks after its day.
  await maju(tambahHari(data.tgl_jatuh_tempo, 14))
  await ingatkan(toko.kasir, data.no_hutang)
  const akhir = await kartu(toko.kasir, data.no_hutang)
  await timbangBerdua(toko.kasir, toko.sales, akhir)
  const { no_lelang } = await denganOtorisasi(toko.kasir, lelangHutang, formLelang(akhir, 3_000_000), 'LELANG')
  expect(await toko.shop.db.one(sql`SELECT bunga, denda FROM hutang_lelang WHERE no_lelang = ${no_lelang}`)).toEqual({
    bunga: akhir.tagihan.bunga,
    denda: 0,
  })
  // Nor does anybody change them in the database.
  for (const kolom of ['basis', 'minimum', 'grace', 'denda_persen', 'pembulatan'])
    await expect(
      toko.shop.db.run(sql`UPDATE hutang SET ${sql.ident(kolom)} = ${sql.ident(kolom)} WHERE no_hutang = ${no_hutang}`),
    ).rejects.toThrow()
  for (const key of KUNCI) await ubah(key, dulu[key])
})
