/** Two linked installations for the tests of one file, and what people do there with goods between them. */
import { sql } from '@kencana/database'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { terimaBarang } from '../../../features/barang/terima-barang/terima-barang.contract.ts'
import { kirimKecabang } from '../../../features/cabang/kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { tambahSambungan } from '../../../features/cabang/sambungan/sambungan.contract.ts'
import { tambahCincin } from './barang.ts'
import { type Berdua, berdua, type Ujung } from './cabang.ts'

interface Cara {
  /** What the tests need beside. */
  siap?: (dua: Berdua) => Promise<unknown>
  buka?: () => Promise<Berdua>
  /** Both anew for every test. */
  tiap?: boolean
  /** The file plants what no user could: closing audits nothing. */
  planted?: boolean
}

/** Opens both before the tests of a file, and closes them after, which audits both books. @returns them, empty until the first test */
export const duaInstalasi = ({ siap, buka = berdua, tiap = false, planted = false }: Cara = {}): Berdua => {
  const dua = { pusat: {}, cabang: {} } as Berdua
  const [awal, akhir] = tiap ? [beforeEach, afterEach] : [beforeAll, afterAll]
  awal(async () => {
    const { pusat, cabang, antar, close } = await buka()
    // The ends are the same objects throughout: files name them where they begin.
    Object.assign(dua.pusat, pusat)
    Object.assign(dua.cabang, cabang)
    Object.assign(dua, { antar, close })
    await siap?.(dua)
  }, 120_000)
  akhir(() => dua.close({ planted }), 60_000)
  return dua
}

const toko = ({ owner }: Ujung): string => owner.data.kode_toko

/** A ring on a tray of one side. @returns its barcode */
export const cincinDi = async (ujung: Ujung): Promise<string> =>
  (await tambahCincin(ujung.owner, { tujuan: toko(ujung) })).kode_barcode

/** Sends pieces from one side to the other; their letter waits. @returns the number of the dispatch */
export const kirimKe = async (dari: Ujung, ke: Ujung, kode: readonly string[]): Promise<string> => {
  const detail_barang = kode.map((kode_barcode) => ({ kode_barcode }))
  return (await dari.owner.call(kirimKecabang, { to: toko(ke), detail_barang })).no_kirim
}

/** Receives pieces of a dispatch. @returns what was answered */
export const terimaDi = ({ owner }: Ujung, no_kirim: string, kode: readonly string[]) =>
  owner.call(terimaBarang, { no_kirim, kode_baki: 'CN02', detail_barang: [...kode] })

/** The status of a piece in the books of one side, '-' where it is not in them. */
export const statusDi = async ({ shop }: Ujung, kode: string): Promise<string> =>
  (await shop.db.one<{ s: string }>(sql`SELECT status_barang AS s FROM barang WHERE kode_barcode = ${kode}`))?.s ?? '-'

/** Its status on both sides. */
export const letakDi = async ({ pusat, cabang }: Berdua, kode: string): Promise<[string, string]> => [
  await statusDi(pusat, kode),
  await statusDi(cabang, kode),
]

/** The secret of installation 30. */
export const TOKEN_LAIN = 'token-instalasi-ketiga-1234567890-abcdef'

/** Installation 30 with its shop TK31 is known to one side, at an address. @returns its link there */
export const kenalKetiga = async ({ owner, shop }: Ujung, portal: string): Promise<string> => {
  const { id } = await owner.call(tambahSambungan, { portal, peran: 'SETARA', token: TOKEN_LAIN })
  await shop.db.run(sql`UPDATE sambungan SET nomor = 30, instalasi = gen_random_uuid() WHERE id::text = ${id}`)
  await shop.db.run(sql`
    INSERT INTO toko (kode_toko, nama_toko, alamat_toko, zona_waktu, portal, tgl_system, tgl_mulai, dibuat_pada)
    SELECT 'TK31', 'TOKO LAIN', '-', zona_waktu, ${portal}, tgl_system, tgl_mulai, dibuat_pada FROM toko WHERE portal = ''`)
  return id
}

/** A letter of installation 30, which goes by itself. @returns what was said of it */
export const suratKetiga = async (
  ke: Ujung,
  jenis: string,
  isi: object,
): Promise<{ status: string; galat: string }> => {
  const row = await ke.shop.db.one<{ urut: number }>(sql`
    SELECT h.terakhir::int + 1 AS urut FROM sambungan_hitung h JOIN sambungan s ON s.id = h.sambungan WHERE s.nomor = 30 AND h.arah = 'MASUK'`)
  const satu = { id: crypto.randomUUID(), urut: row?.urut ?? 1, ke: 1, jenis, dokumen: 'UJI', isi }
  const answer = await fetch(`${ke.ke.alamat}/api/v1/layanan/surat`, {
    method: 'POST',
    headers: { 'x-service-token': TOKEN_LAIN, 'content-type': 'application/json' },
    body: JSON.stringify({ surat: [satu] }),
  })
  const { hasil } = (await answer.json()) as { hasil: { status: string; galat: string }[] }
  if (!hasil[0]) throw new Error('the letter was not answered')
  return hasil[0]
}
