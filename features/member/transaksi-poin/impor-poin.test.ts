/** Opening points from a sheet: all errors at once, each member once, all or nothing. The number is that of the area's design. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { anggotaBaru } from '@kencana/testing/member'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { saldoPoin } from '../poin/poin.api.ts'
import { imporPoin, periksaImporPoin } from './impor-poin.contract.ts'

let shop: TestShop
let owner: User
const para = (key: InputOf<typeof ubahParaSystem>['key'], value: string) =>
  disetujuiBila(owner, ubahParaSystem, { key, value, otorisasi: null })

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await para('stok_awal', 'YA')
})
afterAll(() => shop.close())

const saldo = async (kode_member: string) => (await saldoPoin(shop.db, kode_member)).saldo

it('finds members by code and telephone, also one that a sheet made a number of', async () => {
  const [satu, dua, tiga] = [
    await anggotaBaru(owner, 'BU SATU', '+62 812-3344-5501'),
    await anggotaBaru(owner, 'BU DUA', '081233445502'),
    await anggotaBaru(owner, 'BU TIGA'),
  ]
  const baris = [
    { baris: 2, member: '62812 3344 5501', poin: 120 },
    { baris: 3, member: 81_233_445_502, poin: '45' },
    { baris: 4, member: tiga.toLowerCase(), poin: 7 },
  ]
  expect(await owner.call(periksaImporPoin, { baris })).toEqual({ member: 3, poin: 172, salah: [] })
  expect(await saldo(satu)).toBe(0)
  const hasil = await owner.call(imporPoin, { baris })
  expect(hasil).toMatchObject({ no_impor_poin: expect.stringMatching(/^PMI-TK01-260302-/), member: 3, poin: 172 })
  expect([await saldo(satu), await saldo(dua), await saldo(tiga)]).toEqual([120, 45, 7])
  expect(await shop.violations()).toEqual([])
})

it('tells every wrong row at once, and enters none', async () => {
  const ada = await anggotaBaru(owner, 'BU ADA')
  const baris = [
    { baris: 2, member: ada, poin: 10 },
    { baris: 3, member: ada, poin: 5 },
    { baris: 4, member: 'M-99999', poin: 5 },
    { baris: 5, member: null, poin: 5 },
    { baris: 6, member: await anggotaBaru(owner), poin: '1,5' },
    { baris: 7, member: await anggotaBaru(owner), poin: 0 },
    { baris: 8, member: await anggotaBaru(owner), poin: 1_000_001 },
    { baris: 9, member: await anggotaBaru(owner) },
  ]
  const poin = 'Poin Harus Bilangan Bulat 1 Sampai 1.000.000'
  expect(await owner.call(periksaImporPoin, { baris })).toEqual({
    member: 1,
    poin: 10,
    salah: [
      { baris: 3, pesan: `Member ${ada} Dua Kali Di Berkas` },
      { baris: 4, pesan: 'Member M-99999 Tidak Ada' },
      { baris: 5, pesan: 'Member Harus Diisi' },
      { baris: 6, pesan: poin },
      { baris: 7, pesan: poin },
      { baris: 8, pesan: poin },
      { baris: 9, pesan: poin },
    ],
  })
  expect(await tolakan(owner, imporPoin, { baris })).toEqual([
    422,
    `Masih Ada 7 Kesalahan, Baris 3: Member ${ada} Dua Kali Di Berkas`,
  ])
  expect(await saldo(ada)).toBe(0)
})

it('8. of a member come once, also when two sheets are entered at the same moment', async () => {
  const kode = await anggotaBaru(owner, 'BU DUA KALI')
  const baris = [{ baris: 2, member: kode, poin: 30 }]
  const dua = await Promise.all([1, 2].map(() => tolakan(owner, imporPoin, { baris })))
  const sudah = `Masih Ada 1 Kesalahan, Baris 2: Poin Awal Member ${kode} Sudah Diimpor 2026-03-02`
  expect(dua.toSorted((a, b) => a[0] - b[0])).toEqual([
    [200, 'TIDAK DITOLAK'],
    [422, sudah],
  ])
  expect(await tolakan(owner, imporPoin, { baris })).toEqual([422, sudah])
  expect(await saldo(kode)).toBe(30)
  const [{ n } = { n: 0 }] = await shop.db.rows<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM poin_mutasi WHERE kode_member = ${kode}`)
  expect(n).toBe(1)
})

it('is the owners’, and only while a shop begins', async () => {
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  const baris = [{ member: await anggotaBaru(owner), poin: 5 }]
  expect((await tolakan(kasir, imporPoin, { baris }))[0]).toBe(403)
  expect((await tolakan(kasir, periksaImporPoin, { baris }))[0]).toBe(403)
  await para('stok_awal', 'TIDAK')
  const selesai = [422, 'Poin Awal Hanya Bisa Diimpor Selama Parameter Stok Awal YA']
  expect(await tolakan(owner, imporPoin, { baris })).toEqual(selesai)
  expect(await tolakan(owner, periksaImporPoin, { baris })).toEqual(selesai)
})
