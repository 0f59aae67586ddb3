/** Points that run out, of members who become one: they keep their age, and what ran out is owed by nobody. */
import { sql } from '@kencana/database'
import { geserTanggal } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { anggotaBaru } from '@kencana/testing/member'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { balik, catat, hariPoin, tutupSampai, ujiPoin } from '@kencana/testing/uji-poin'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { poinAkanHabis, poinHabisAntara } from '../poin/masa-poin.api.ts'
import { saldoPoin } from '../poin/poin.api.ts'
import { gabungMember } from './gabung-member.contract.ts'

let shop: TestShop
let owner: User
let a: string
let b: string
beforeAll(async () => {
  shop = await openShop([ujiPoin])
  owner = await shop.setup()
  await disetujuiBila(owner, ubahParaSystem, { key: 'poin_masa', value: '1', otorisasi: null })
})
afterAll(() => shop.close())
beforeEach(async () => {
  a = await anggotaBaru(owner, 'BU UMUR')
  b = await anggotaBaru(owner, 'BU UMUR DUA')
})

const dapat = async (kode_member: string, ...baris: number[]) =>
  (await owner.call(catat, { kode_member, dapat: baris, bayar: 0 })).nomor
const pakai = (kode_member: string, bayar: number) => owner.call(catat, { kode_member, dapat: [], bayar })
const gabung = (kode_member: string, digabung: string) =>
  owner.call(gabungMember, { kode_member, digabung, alasan: 'DICATAT DUA KALI' })
const punya = async (kode_member: string) => {
  const { saldo, tunggakan } = await saldoPoin(shop.db, kode_member)
  return saldo - tunggakan
}
const hari = () => hariPoin(shop)
const sampai = async (tanggal: string) => {
  owner = await tutupSampai(shop, owner, tanggal)
}
/** That day is over: points run out with a day that is closed by itself. */
const lewat = async (tanggal: string) => {
  await sampai(tanggal)
  await sampai(geserTanggal(tanggal, 1))
}
const sebulan = async (tanggal: string) =>
  (await shop.db.one<{ t: string }>(sql`SELECT (${tanggal}::date + interval '1 month')::date AS t`))?.t ?? ''

it('run out with the day that gave them, whichever of the two stays', async () => {
  const mulai = await hari()
  await dapat(a, 100)
  await sampai(geserTanggal(mulai, 10))
  await dapat(b, 200)
  await gabung(a, b)
  expect([await punya(a), await punya(b)]).toEqual([300, 0])
  const habis = await sebulan(mulai)
  expect(await poinAkanHabis(shop.db, a)).toEqual({ poin: 100, sampai: habis })
  await lewat(habis)
  expect(await punya(a)).toBe(200)
  const lalu = await sebulan(geserTanggal(mulai, 10))
  expect(await poinAkanHabis(shop.db, a)).toEqual({ poin: 200, sampai: lalu })
  const juga = await poinHabisAntara(shop.db, 'TK01', { tgl_awal: lalu, tgl_akhir: lalu })
  expect(juga).toEqual([{ kode_member: a, sampai: lalu, poin: 200 }])
  await lewat(lalu)
  expect(await punya(a)).toBe(0)
  expect(await shop.violations()).toEqual([])
})

it('older ones are spent before his own, and run out though they came after the others', async () => {
  const mulai = await hari()
  await dapat(b, 50)
  await sampai(geserTanggal(mulai, 5))
  await dapat(a, 40)
  await gabung(a, b)
  await pakai(a, 20)
  await lewat(await sebulan(mulai))
  expect(await punya(a)).toBe(40)
})

it('those whose day was over when he brought them go with the next one', async () => {
  const mulai = await hari()
  await dapat(b, 30)
  const { nomor } = await pakai(b, 30)
  await sampai(geserTanggal(mulai, 45))
  await owner.call(balik, { nomor, beli: false })
  expect(await punya(b)).toBe(30)
  await gabung(a, b)
  expect(await punya(a)).toBe(30)
  await lewat(await hari())
  expect(await punya(a)).toBe(0)
})

it('an undone sale takes back what is left of its points, and nobody owes what ran out', async () => {
  const mulai = await hari()
  const nomor = await dapat(b, 30, 5)
  await pakai(b, 10)
  await sampai(geserTanggal(mulai, 10))
  await dapat(a, 7)
  await gabung(a, b)
  const c = await anggotaBaru(owner, 'BU UMUR TIGA')
  await gabung(c, a)
  expect(await punya(c)).toBe(32)
  await lewat(await sebulan(mulai))
  expect(await punya(c)).toBe(7)
  // Of 35 points 10 were spent: those are missing, the 25 that ran out are not.
  await owner.call(balik, { nomor, beli: false })
  expect(await punya(c)).toBe(-3)
  expect(await shop.violations()).toEqual([])
})

it('what a piece gave that comes back and is sold again lives as long as before', async () => {
  const mulai = await hari()
  const nomor = await dapat(b, 30, 5)
  await gabung(a, b)
  const beli = await owner.call(balik, { nomor, baris: [1], beli: true })
  expect([beli.kurang, await punya(a)]).toEqual([0, 5])
  await owner.call(balik, { nomor: beli.nomor, beli: false })
  expect(await punya(a)).toBe(35)
  expect(await poinAkanHabis(shop.db, a)).toMatchObject({ sampai: await sebulan(mulai) })
})
