/** Opening points from a sheet: all errors at once, each member once, all or nothing. The number is that of the area's design. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { anggotaBaru, gantiHp } from '@kencana/testing/member'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { member } from '../data-member/data-member.contract.ts'
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

type Lembar = InputOf<typeof periksaImporPoin>['baris']
/** Entered as it was checked. */
const impor = async (baris: Lembar, siapa = owner) => {
  const { dikenal } = await owner.call(periksaImporPoin, { baris }).catch(() => ({ dikenal: [] }))
  const dia = new Map(dikenal.map((one) => [one.baris, one.kode_member]))
  const isi = baris.map((one, at) => ({ ...one, dia: dia.get(one.baris ?? at + 2) ?? 'M-X' }))
  return { isi, hasil: await tolakan(siapa, imporPoin, { baris: isi }) }
}
const ditolak = async (baris: Lembar, siapa = owner) => (await impor(baris, siapa)).hasil
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
  expect(await owner.call(periksaImporPoin, { baris })).toEqual({
    dikenal: [
      { baris: 2, kode_member: satu, nama_member: 'BU SATU', sejak: '2026-03-02', poin: 120 },
      { baris: 3, kode_member: dua, nama_member: 'BU DUA', sejak: '2026-03-02', poin: 45 },
      { baris: 4, kode_member: tiga, nama_member: 'BU TIGA', sejak: '2026-03-02', poin: 7 },
    ],
    member: 3,
    poin: 172,
    salah: [],
  })
  expect(await saldo(satu)).toBe(0)
  expect((await ditolak(baris))[0]).toBe(200)
  const catat = await shop.db.rows(sql`SELECT no_impor_poin::text AS no, member, poin FROM impor_poin`)
  expect(catat).toEqual([{ no: expect.stringMatching(/^PMI-TK01-260302-/), member: 3, poin: 172 }])
  expect([await saldo(satu), await saldo(dua), await saldo(tiga)]).toEqual([120, 45, 7])
  expect(await shop.violations()).toEqual([])
})

it('asks for a member as text whose code Excel may have cut', async () => {
  const lengkap = {
    kode_member: '0077',
    nama_member: 'BU NOL',
    no_hp: '',
    alamat: '',
    tgl_lahir: '',
    catatan: '',
  } as const
  await owner.call(member.create, { ...lengkap, setuju_pesan: 'TIDAK' })
  const pesan = 'Kode Member 77 Mirip 0077 Yang Sudah Ada, Tulis Sebagai Teks'
  expect((await owner.call(periksaImporPoin, { baris: [{ member: 77, poin: 5 }] })).salah).toEqual([
    { baris: 2, pesan },
  ])
  expect((await owner.call(periksaImporPoin, { baris: [{ member: '0077', poin: 5 }] })).salah).toEqual([])
})

it('tells every wrong row at once, and enters none', async () => {
  const ada = await anggotaBaru(owner, 'BU ADA')
  const baris = [
    { baris: 2, member: ada, poin: '1.250' },
    { baris: 3, member: ada, poin: 5 },
    { baris: 4, member: 'M-99999', poin: 5 },
    { baris: 5, member: null, poin: 5 },
    { baris: 6, member: await anggotaBaru(owner), poin: '1,5' },
    { baris: 7, member: await anggotaBaru(owner), poin: 0 },
    { baris: 8, member: await anggotaBaru(owner), poin: 1_000_001 },
    { baris: 9, member: await anggotaBaru(owner) },
  ]
  const poin = 'Poin Harus Bilangan Bulat 1 Sampai 1,000,000'
  expect(await owner.call(periksaImporPoin, { baris })).toMatchObject({
    member: 1,
    poin: 1_250,
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
  expect((await ditolak(baris))[1]).toMatch(/^Masih Ada 7 Kesalahan, Baris 3: /)
  expect(await saldo(ada)).toBe(0)
})

it('says by row and column which cell nobody enters, in one list', async () => {
  const ada = await anggotaBaru(owner, 'BU SEL', '081233440077')
  const baris = [
    { member: ada, poin: '#N/A' },
    { member: '#REF!', nama: 'BU\u202d', poin: 5 },
    { member: 1_440_012_345_678, poin: 5 },
    { member: ada, poin: 5e12 },
    { no_hp: 6_281_233_440_077, poin: 5 },
  ]
  expect(await owner.call(periksaImporPoin, { baris })).toMatchObject({
    dikenal: [{ baris: 6, kode_member: ada }],
    salah: [
      { baris: 2, pesan: 'Poin Berisi Kesalahan Excel (#N/A)' },
      { baris: 3, pesan: 'Kode Member Berisi Kesalahan Excel (#REF!), Nama Berisi Huruf Yang Tidak Terlihat' },
      { baris: 4, pesan: 'Kode Member Harus Ditulis Sebagai Teks (1440012345678)' },
      { baris: 5, pesan: 'Poin Harus Bilangan Bulat 1 Sampai 1,000,000' },
    ],
  })
})

it('8. of a member come once, also when two sheets are entered at the same moment', async () => {
  const kode = await anggotaBaru(owner, 'BU DUA KALI')
  const baris = [{ baris: 2, member: kode, poin: 30 }]
  const dua = await Promise.all(
    [1, 2].map(() => tolakan(owner, imporPoin, { baris: baris.map((one) => ({ ...one, dia: kode })) })),
  )
  const sudah = `Masih Ada 1 Kesalahan, Baris 2: Poin Awal Member ${kode} Sudah Diimpor 2026-03-02`
  expect(dua.toSorted((a, b) => a[0] - b[0])).toEqual([
    [200, 'TIDAK DITOLAK'],
    [422, sudah],
  ])
  expect(await tolakan(owner, imporPoin, { baris: baris.map((one) => ({ ...one, dia: kode })) })).toEqual([422, sudah])
  expect(await saldo(kode)).toBe(30)
  const [{ n } = { n: 0 }] = await shop.db.rows<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM poin_mutasi WHERE kode_member = ${kode}`)
  expect(n).toBe(1)
})

it('are his who was looked at, though his telephone became somebody else’s meanwhile', async () => {
  const hp = '081233449901'
  const kode = await anggotaBaru(owner, 'BU RATNA', hp)
  const baris = [{ baris: 2, no_hp: hp, nama: 'bu ratna', poin: 5_000 }]
  const { isi } = { isi: [{ ...baris[0], dia: kode }] }
  await gantiHp(owner, kode, '')
  const palsu = await anggotaBaru(owner, 'BU RATNA', hp)
  expect(await tolakan(owner, imporPoin, { baris: isi })).toEqual([
    422,
    `Masih Ada 1 Kesalahan, Baris 2: ${hp} Sekarang Member ${palsu}, Periksa Lagi`,
  ])
  expect(await owner.call(periksaImporPoin, { baris: [{ ...baris[0], nama: 'BU LAIN' }] })).toMatchObject({
    salah: [{ baris: 2, pesan: `Member ${palsu} Bernama BU RATNA` }],
  })
  expect([await saldo(kode), await saldo(palsu)]).toEqual([0, 0])
})

it('8. come once by a telephone too, whoever bears it by then', async () => {
  const hp = '081233449902'
  const kode = await anggotaBaru(owner, 'BU SEKALI', hp)
  expect((await ditolak([{ no_hp: hp, poin: 40 }]))[0]).toBe(200)
  await gantiHp(owner, kode, '')
  const lain = await anggotaBaru(owner, 'BU LAGI', hp)
  expect((await ditolak([{ no_hp: hp, poin: 40 }]))[1]).toContain(`Poin Awal Member ${lain} Sudah Diimpor 2026-03-02`)
  expect([await saldo(kode), await saldo(lain)]).toEqual([40, 0])
})

it('are not a user’s own', async () => {
  const hp = '081233449903'
  await shop.user(owner, 'DINA', 'SALES')
  await shop.db.run(sql`UPDATE users SET no_hp = ${hp} WHERE user_id = 'DINA'`)
  const kode = await anggotaBaru(owner, 'DINA', hp)
  expect((await ditolak([{ member: kode, poin: 300 }]))[1]).toContain(`Member ${kode} Memakai No HP Seorang User`)
})

it('is the owners’, and only while a shop begins', async () => {
  const kasir = await shop.user(owner, 'KASIR', 'KASIR')
  const baris = [{ member: await anggotaBaru(owner), poin: 5 }]
  expect((await ditolak(baris, kasir))[0]).toBe(403)
  expect((await tolakan(kasir, periksaImporPoin, { baris }))[0]).toBe(403)
  await para('stok_awal', 'TIDAK')
  const selesai = [422, 'Poin Awal Hanya Bisa Diimpor Selama Parameter Stok Awal YA']
  expect(await ditolak(baris)).toEqual(selesai)
  expect(await tolakan(owner, periksaImporPoin, { baris })).toEqual(selesai)
})
