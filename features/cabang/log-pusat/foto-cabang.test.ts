/** Photos of goods that came from another installation: by their hash, whenever the line lets them, and nothing that was not sent. */
import { sql } from '@kencana/database'
import { terimaFoto } from '@kencana/server-kit'
import { isiBaki, tambahCincin } from '@kencana/testing/barang'
import { bercabang, TOKEN, type Ujung } from '@kencana/testing/cabang'
import { duaInstalasi, kirimKe, terimaDi } from '@kencana/testing/dua-instalasi'
import { fotoUnik } from '@kencana/testing/foto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { hapusFotoBarang, simpanFotoBarang } from '../../barang/data-barang/data-barang.contract.ts'
import { ambilFotoSambungan, ingatFoto } from './log-pusat.api.ts'

const dua = duaInstalasi({ buka: bercabang, siap: ({ cabang }) => isiBaki(cabang.owner) })
const { pusat, cabang } = dua

/** The branch fetches what it lacks. @param ingat what it asked for so far, where it goes on */
const ambil = async (ingat = ingatFoto()) => {
  const link = await cabang.shop.db.one<{ id: string }>(sql`SELECT id::text FROM sambungan`)
  await ambilFotoSambungan(cabang.shop.deps, link?.id ?? '', ingat)
}
const fotoDi = async ({ shop }: Ujung, kode_barang: string) =>
  (await shop.db.one<{ foto: string | null }>(sql`SELECT foto FROM barang WHERE kode_barang = ${kode_barang}`))?.foto ??
  ''
/** Pieces with a photo each, or all with one, on their way to the branch. @returns them, and what receives them there */
const berangkat = async (banyak: number, gambar?: string) => {
  const barang = []
  for (let ke = 0; ke < banyak; ke += 1) {
    const satu = await tambahCincin(pusat.owner)
    await pusat.owner.call(simpanFotoBarang, { kode_barang: satu.kode_barang, foto: gambar ?? fotoUnik() })
    barang.push(satu)
  }
  const kode = barang.map(({ kode_barcode }) => kode_barcode)
  const no_kirim = await kirimKe(pusat, cabang, kode)
  await dua.antar()
  const terima = async () => {
    await terimaDi(cabang, no_kirim, kode)
    await dua.antar()
  }
  return { kode_barang: barang.map((satu) => satu.kode_barang), terima }
}
/** Pieces with a photo each, sent to the branch, which has received them. */
const datang = async (banyak: number) => {
  const { kode_barang, terima } = await berangkat(banyak)
  await terima()
  return kode_barang
}
/** Takes the file of a photo away at the head office. @returns what puts it back */
const tanpaBerkas = async (kode_barang: string) => {
  const { blob } = pusat.shop.deps
  const hash = await fotoDi(pusat, kode_barang)
  const isi = (await blob.get(hash)) ?? new Uint8Array()
  await blob.delete(hash)
  return () => blob.put(hash, isi)
}

it('lets the photo of a piece follow it, and shows none of what was not sent', async () => {
  const { kode_barang, kode_barcode } = await tambahCincin(pusat.owner)
  await pusat.owner.call(simpanFotoBarang, { kode_barang, foto: fotoUnik() })
  const hash = await fotoDi(pusat, kode_barang)
  const minta = async () =>
    (await fetch(`${pusat.ke.alamat}/service/v1/foto/${hash}`, { headers: { 'x-service-token': TOKEN } })).status
  expect(await minta()).toBe(404)
  const no_kirim = await kirimKe(pusat, cabang, [kode_barcode])
  await dua.antar()
  expect(await minta()).toBe(200)
  await terimaDi(cabang, no_kirim, [kode_barcode])
  expect(await fotoDi(cabang, kode_barang)).toBe('')
  // Another picture under its name is not the one that the dispatch told of.
  const { blob } = pusat.shop.deps
  const kembalikan = await tanpaBerkas(kode_barang)
  await blob.put(hash, (await blob.get((await terimaFoto(blob, fotoUnik())).hash)) ?? new Uint8Array())
  await ambil()
  expect(await fotoDi(cabang, kode_barang)).toBe('')
  await blob.delete(hash)
  await kembalikan()
  await ambil()
  expect(await fotoDi(cabang, kode_barang)).toMatch(/^[0-9a-f]{64}$/)
  await dua.antar()
})

it('does not bring back a photo that somebody took away', async () => {
  const [satu = ''] = await datang(1)
  await ambil()
  expect(await fotoDi(cabang, satu)).toMatch(/^[0-9a-f]{64}$/)
  await cabang.owner.call(hapusFotoBarang, { kode_barang: satu })
  const { lewat } = pusat.ke
  await ambil()
  expect([await fotoDi(cabang, satu), pusat.ke.lewat]).toEqual(['', lewat])
})

it('does not bring back a photo that somebody took away, where another piece with the same picture comes later', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const kasar = sharp({ create: { width: 64, height: 64, channels: 3, background: '#000', noise } })
  const gambar = (await kasar.png().toBuffer()).toString('base64')
  const dahulu = await berangkat(1, gambar)
  const kemudian = await berangkat(1, gambar)
  const [lama = '', baru = ''] = [...dahulu.kode_barang, ...kemudian.kode_barang]
  await dahulu.terima()
  await ambil()
  expect(await fotoDi(cabang, lama)).toMatch(/^[0-9a-f]{64}$/)
  await cabang.owner.call(hapusFotoBarang, { kode_barang: lama })
  // Made ours a second time it has another hash, so that the piece that comes later has to ask for it.
  await kemudian.terima()
  expect(await fotoDi(cabang, baru)).toBe('')
  await ambil()
  expect([await fotoDi(cabang, lama), await fotoDi(cabang, baru)]).toEqual([
    '',
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ])
})

it('asks for each that is not there once and for those behind it, and again some hours later', async () => {
  const semua = await datang(25)
  const kembalikan = []
  for (const satu of semua) kembalikan.push(await tanpaBerkas(satu))
  const ingat = ingatFoto()
  const awal = pusat.ke.lewat
  for (let ke = 0; ke < 4; ke += 1) await ambil(ingat)
  expect(pusat.ke.lewat).toBe(awal + semua.length)
  for (const satu of kembalikan) await satu()
  await ambil(ingat)
  expect(pusat.ke.lewat).toBe(awal + semua.length)
  cabang.shop.clock.walk(0.25)
  for (let ke = 0; ke < 4; ke += 1) await ambil(ingat)
  for (const satu of semua) expect(await fotoDi(cabang, satu)).toMatch(/^[0-9a-f]{64}$/)
})

it('fetches those behind one whose answer breaks off or comes from elsewhere', async () => {
  for (const cuaca of ['PUTUS_TENGAH', 'DIALIHKAN'] as const) {
    const semua = await datang(3)
    const ingat = ingatFoto()
    pusat.ke.antrean.push(cuaca)
    await ambil(ingat)
    const ada = []
    for (const satu of semua) ada.push((await fotoDi(cabang, satu)) !== '')
    expect(ada.filter(Boolean), cuaca).toHaveLength(2)
    await ambil()
    for (const satu of semua) expect(await fotoDi(cabang, satu)).toMatch(/^[0-9a-f]{64}$/)
  }
})

it('asks for one photo while the line is cut, and for all once it is there again, though it was cut for forty days', async () => {
  const semua = await datang(3)
  const ingat = ingatFoto()
  const awal = pusat.ke.lewat
  for (const hari of [0, 40]) {
    cabang.shop.clock.walk(hari)
    pusat.ke.antrean.push('PUTUS')
    await ambil(ingat)
    expect(pusat.ke.lewat).toBe(awal)
  }
  await ambil(ingat)
  for (const satu of semua) expect(await fotoDi(cabang, satu)).toMatch(/^[0-9a-f]{64}$/)
  expect(pusat.ke.lewat).toBe(awal + semua.length)
})
