/** Where the envelope of a loan lies: kept with its goods through renewals, known to the count that misses it. */
import { sql } from '@kencana/database'
import { formRemaja, hutangMenunggu, hutangSah, kartu, tokoHutang } from '@kencana/testing/hutang'
import { majuHutang } from '@kencana/testing/hutang-lelang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { remajakanHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { tolakHutang } from '../transaksi-hutang/transaksi-hutang.contract.ts'
import { getTempat, simpanTempat } from './tempat-hutang.contract.ts'

let toko: Awaited<ReturnType<typeof tokoHutang>>
beforeAll(async () => {
  toko = await tokoHutang()
})
afterAll(() => toko.shop.close())

const tempat = async (no_hutang: string) =>
  (await toko.kasir.call(getTempat, { no_hutang })).map((one) => `${one.tempat} ${one.user_id}`)

it('is written down, and what it was before stays', async () => {
  const { no_hutang } = await hutangSah(toko.sales, toko.kasir)
  expect(await tempat(no_hutang)).toEqual([])
  await toko.kasir.call(simpanTempat, { no_hutang, tempat: ' brankas 2 rak 3 ' })
  await toko.owner.call(simpanTempat, { no_hutang, tempat: 'BRANKAS' })
  expect(await tempat(no_hutang)).toEqual(['BRANKAS OWNER', 'BRANKAS 2 RAK 3 KASIR'])
  for (const tulis of [sql`UPDATE hutang_tempat SET tempat = 'X'`, sql`DELETE FROM hutang_tempat`])
    await expect(toko.shop.db.run(tulis)).rejects.toThrow()
})

it('is refused for what lies not here, by who may not, and without a word', async () => {
  const sah = await hutangSah(toko.sales, toko.kasir)
  const menunggu = await hutangMenunggu(toko.sales)
  const sebelum = await toko.shop.db.rows(sql`SELECT * FROM hutang_tempat ORDER BY ke`)
  const kata = async (siapa: typeof toko.kasir, no_hutang: string, isi = 'RAK 1') =>
    (await tolakan(siapa, simpanTempat, { no_hutang, tempat: isi }))[1]
  expect(await kata(toko.kasir, menunggu.no_hutang)).toBe(`Amplop ${menunggu.no_hutang} Tidak Disimpan Di Sini`)
  expect(await kata(toko.kasir, 'HT-TIDAK-ADA')).toBe('Hutang HT-TIDAK-ADA Tidak Ada')
  expect(await kata(toko.kasir, sah.no_hutang, '  ')).toBe('Tempat Amplop Harus Diisi')
  const gudang = await toko.shop.user(toko.owner, 'GUDANG', 'GUDANG')
  expect(await kata(gudang, sah.no_hutang)).toMatch(/Tidak Di Izinkan/)
  expect(await toko.shop.db.rows(sql`SELECT * FROM hutang_tempat ORDER BY ke`)).toEqual(sebelum)
  const { no_hutang, versi } = menunggu
  await toko.owner.call(tolakHutang, { no_hutang, versi, alasan: 'TIDAK JADI' })
})

it('goes on with a renewed loan, whose goods lie where they lay', async () => {
  const { no_hutang } = await hutangSah(toko.sales, toko.kasir)
  await toko.kasir.call(simpanTempat, { no_hutang, tempat: 'RAK 7' })
  toko = { ...toko, ...(await majuHutang(toko.shop, '2026-04-05')) }
  const { data } = await disetujuiBila(toko.kasir, remajakanHutang, formRemaja(await kartu(toko.kasir, no_hutang)))
  expect(data.no_hutang).not.toBe(no_hutang)
  expect(await tempat(data.no_hutang)).toEqual(['RAK 7 KASIR'])
  await toko.kasir.call(simpanTempat, { no_hutang: data.no_hutang, tempat: 'RAK 8' })
  expect(await tempat(no_hutang)).toEqual(['RAK 8 KASIR', 'RAK 7 KASIR'])
})
