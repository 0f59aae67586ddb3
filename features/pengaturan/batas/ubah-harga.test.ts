/** A price moves a little at a time and a little a day; beyond that OWN or SU agree, and no deputy. */
import type { Endpoint, InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { CallRefused } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi, setujui } from '@kencana/testing/pembelian'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { group } from '../../master/group/group.contract.ts'
import { kategori } from '../../master/kategori/kategori.contract.ts'
import { hargaEmas, ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'

let shop: TestShop
let owner: User
let gudang: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  await shop.db.run(sql`INSERT INTO hak_akses VALUES ('GUDANG', '/master-parameter-harga-emas') ON CONFLICT DO NOTHING`)
  await shop.db.run(
    sql`INSERT INTO hak_aksi VALUES ('GUDANG', '/master-parameter-harga-emas', 'harga') ON CONFLICT DO NOTHING`,
  )
})
afterEach(() => shop.close())

const BUTUH = 'Butuh Otorisasi UBAH HARGA'
const isi = (harga: number, kode_group = 'MM') => ({ kode_group, harga: rp(harga), harga_modal: null })
const ubah = (harga: number, siapa = gudang) => siapa.call(ubahHargaEmas, isi(harga))
const kini = async () => (await owner.call(hargaEmas, {})).map((one) => one.harga)
const menit = () => shop.clock.walk(1 / 1440)

it('moves at most 3 % a change, and 5 % a day in however many steps', async () => {
  const awal = await kini()
  // 3 % of 2,350,000 is 70,500.
  await expect(ubah(2_420_501)).rejects.toThrow(BUTUH)
  await expect(ubah(2_279_499)).rejects.toThrow(BUTUH)
  await expect(ubah(1)).rejects.toThrow(BUTUH)
  expect(await kini()).toEqual(awal)
  menit()
  await ubah(2_420_500)
  menit()
  // 5 % of yesterday's 2,350,000 is 117,500.
  await expect(ubah(2_467_501)).rejects.toThrow(BUTUH)
  await ubah(2_467_500)
  menit()
  await expect(ubah(2_467_501)).rejects.toThrow(BUTUH)
  // Back and beyond: the day is held against where it began, not against the last step.
  for (const harga of [2_400_000, 2_335_000, 2_270_000, 2_232_500]) await ubah(harga)
  await expect(ubah(2_232_499)).rejects.toThrow(BUTUH)
  await ubah(2_235_000)
  owner = await shop.nextDay(owner)
  gudang = await shop.login('GUDANG')
  await ubah(2_300_000)
  menit()
  // Yesterday's last was 2,235,000: 111,750.
  await expect(ubah(2_346_751)).rejects.toThrow(BUTUH)
  await ubah(2_346_750)
})

it('of an owner too, who gives a reason where he is the only one, and of no deputy', async () => {
  const awal = await kini()
  await expect(ubah(2_500_000, owner)).rejects.toThrow(BUTUH)
  expect(await kini()).toEqual(awal)
  await denganOtorisasi(owner, ubahHargaEmas, isi(2_500_000), 'UBAH HARGA')
  await denganOtorisasi(gudang, ubahHargaEmas, isi(2_600_000), 'UBAH HARGA')
  expect(
    await shop.db.rows(sql`SELECT cara, dokumen::text, nilai_hitung, nilai_input FROM otorisasi ORDER BY nilai_input`),
  ).toEqual([
    { cara: 'SENDIRI', dokumen: 'MM', nilai_hitung: 2_350_000, nilai_input: 2_500_000 },
    { cara: 'PASSWORD', dokumen: 'MM', nilai_hitung: 2_500_000, nilai_input: 2_600_000 },
  ])
  expect(
    await shop.db.rows(sql`SELECT DISTINCT wakil FROM otorisasi_minta, jsonb_to_recordset(kasus) AS k (wakil boolean)`),
  ).toEqual([{ wakil: false }])
})

it('is one rule for every door to it: both masters and their sheets, with one agreement for all rows', async () => {
  const mm = {
    id: 'MM',
    nama_group: 'MAS MUDA',
    jenis_group: 'PERHIASAN',
    harga_modal: rp(2_300_000),
    persentase: 700_000,
  }
  await expect(owner.call(group.update, { ...mm, harga: rp(3_000_000) } as never)).rejects.toThrow(BUTUH)
  const lain = { id: 'MM', nama_kategori: 'MAS MUDA', presentase: 700_000, kadar: '16K' }
  await expect(owner.call(kategori.update, { ...lain, harga_pergram: rp(3_000_000) } as never)).rejects.toThrow(BUTUH)
  const awal = await kini()
  const baris = (harga: number) =>
    ['MM', 'MT'].map((kode_group) => ({
      kode_group,
      nama_group: kode_group,
      jenis_group: 'PERHIASAN',
      harga,
      harga_modal: 2_300_000,
      persentase: kode_group === 'MM' ? 70 : 100,
    }))
  const berkas = async (harga: number, otorisasi?: string) =>
    owner.send('POST', group.impor.path, { body: { baris: baris(harga), ...(otorisasi ? { otorisasi } : {}) } })
  const ditolak = await berkas(9_000_000)
  expect(ditolak.text).toBe(BUTUH)
  expect(await kini()).toEqual(awal)
  const id = await setujuiBerkas({ baris: baris(9_000_000) })
  expect((await berkas(9_000_000, id)).status).toBe(200)
  expect(await kini()).toEqual([9_000_000, 9_000_000])
})

it('begins where gold of its fineness stands, in a sheet as on the screen', async () => {
  const baru = (harga: number, persentase: number) => ({
    kode_group: 'BARU',
    nama_group: 'BARU',
    jenis_group: 'PERHIASAN',
    harga,
    harga_modal: 0,
    persentase,
  })
  const berkas = (harga: number, persentase: number) =>
    owner.send('POST', group.impor.path, { body: { baris: [baru(harga, persentase)] } })
  const layar = (harga: number, persentase: number) =>
    owner.send('POST', group.create.path, { body: baru(harga, persentase) })
  // MM of 70 % costs 2,350,000; within two points 3 % of that are a first price's own.
  for (const masuk of [berkas, layar])
    for (const [harga, persen] of [
      [100, 70],
      [2_420_501, 70],
      [100, 72],
    ] as const)
      expect((await masuk(harga, persen)).text).toBe(BUTUH)
  expect(await owner.call(group.list, {})).toHaveLength(2)
  expect((await layar(1_000_000, 37.5)).status).toBe(200)
  // Nobody stands beside it: its price is the owners' to say.
  await shop.db.run(sql`UPDATE master_group SET harga = 0 WHERE kode_group = 'BARU'`)
  await expect(gudang.call(ubahHargaEmas, isi(1_200_000, 'BARU'))).rejects.toThrow(BUTUH)
  await owner.call(ubahHargaEmas, { ...isi(1_200_000, 'BARU'), harga_modal: rp(0) })
})

const setujuiBerkas = (input: object): Promise<string> => {
  const impor: Endpoint = group.impor
  return setujui(owner, impor, input as InputOf<typeof impor>)
}

it('asks with what it was and what it becomes', async () => {
  const butuh: unknown = await ubah(2_500_000).catch((error: unknown) => error)
  expect(butuh instanceof CallRefused && butuh.message).toBe(BUTUH)
  const row = await shop.db.one(
    sql`SELECT kasus -> 0 ->> 'aturan' AS aturan, kasus -> 0 ->> 'keterangan' AS ket FROM otorisasi_minta`,
  )
  expect(row).toEqual({ aturan: 'Harga kategori diubah lebih dari 3 %', ket: 'MM, kemarin Rp. 2,350,000' })
})

it.each([0, 1, 3])(
  'holds a category entered with price 0 and priced %i days later to 5 % of its first price',
  async (hari) => {
    const lahir = { kode_group: '8K', nama_group: 'MUDA', jenis_group: 'PERHIASAN', harga: rp(0), harga_modal: rp(0) }
    await owner.call(group.create, { ...lahir, persentase: 300_000 } as never)
    for (let lewat = 0; lewat < hari; lewat += 1) owner = await shop.nextDay(owner)
    gudang = await shop.login('GUDANG')
    await owner.call(ubahHargaEmas, { ...isi(1_000_000, '8K'), harga_modal: rp(900_000) })
    const ke = (harga: number) => gudang.call(ubahHargaEmas, isi(harga, '8K'))
    menit()
    await ke(971_000)
    menit()
    await expect(ke(949_999)).rejects.toThrow(BUTUH)
    await ke(950_000)
    // The next day it is held against yesterday's last like every other.
    owner = await shop.nextDay(owner)
    gudang = await shop.login('GUDANG')
    await ke(925_000)
    menit()
    await expect(ke(902_499)).rejects.toThrow(BUTUH)
    await ke(902_500)
  },
)
