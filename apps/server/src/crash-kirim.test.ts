/** kill -9 between sending and receiving: every piece is in one shop or under way, never lost, never twice. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, silentLog, sql } from '@kencana/database'
import { type Korban, Mati } from '@kencana/testing/mati'
import { runs } from '@kencana/testing/sample'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditNeraca } from '../../../features/neraca/neraca.api.ts'

const PCS = 120
const PASSWORD = 'kencana123'

let mati: Mati
beforeAll(async () => {
  mati = await Mati.open()
})
afterAll(() => mati.remove())

/** One piece's way: each step under its own key, with its number once that is known. */
interface Jalan {
  kode: string
  kirim: { key: string; nomor: string | undefined }
  terima: { key: string; nomor: string | undefined }
}

/** The answer, or undefined when none came: only a retry with the same key can tell then. */
const post = async (
  token: string,
  path: string,
  body: object,
  key: string,
): Promise<Record<string, string> | undefined> => {
  let answer: Response
  let text: string
  try {
    answer = await mati.ask(path, body, { 'x-auth-token': token, 'idempotency-key': key })
    text = await answer.text()
  } catch {
    return undefined
  }
  if (answer.status >= 500) return undefined
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text}`)
  return JSON.parse(text) as Record<string, string>
}

const must = async (token: string, path: string, body: object): Promise<Record<string, string>> => {
  const answer = await post(token, path, body, randomUUID())
  if (!answer) throw new Error(`${path} failed`)
  return answer
}

const bukaRantai = async (): Promise<{ pengirim: string; penerima: string; kode: string[] }> => {
  const toko = { alamat_toko: 'JL', no_hp: '', zona_waktu: 'Asia/Jakarta', kas_awal: 0 }
  const orang = { user_id: 'OWNER', user_name: 'P', password: PASSWORD }
  const { token: pengirim = '' } = await must('', 'setup', { kode_toko: 'TK01', nama_toko: 'SATU', ...toko, ...orang })
  await must(pengirim, 'tokos', { kode_toko: 'TK02', nama_toko: 'DUA', ...toko })
  const harga = { harga: 2_350_000, harga_modal: 2_300_000, jenis_group: 'PERHIASAN' }
  await must(pengirim, 'group/add', { kode_group: 'MM', nama_group: 'MUDA', persentase: 70, ...harga })
  await must(pengirim, 'jenis/add', { kode_dept: 'CIN', nama_dept: 'CINCIN', kode_group: 'MM' })
  const baki = { kode_baki: 'A', nama_baki: 'A', kode_gudang: 'TOKO', berat_baki: 0, berat_bandrol: 0 }
  await must(pengirim, 'baki/add', baki)
  const baris = Array.from({ length: PCS }, (_, i) => ({
    baris: i + 2,
    kode_dept: 'CIN',
    kode_baki: 'A',
    nama_barang: 'CINCIN',
    berat: 2,
    kadar: '16K',
  }))
  await must(pengirim, 'barang/impor', { baris })
  const su = { user_id: 'SU2', user_name: 'SU2', level: 'SU', kode_toko: 'TK02', password: PASSWORD }
  await must(pengirim, 'users', su)
  const { token: penerima = '' } = await must('', 'users/login', { user_id: 'SU2', password: PASSWORD })
  await must(penerima, 'users/change-password', { password: PASSWORD, new_password: `${PASSWORD}4` })
  await must(penerima, 'baki/add', { ...baki, kode_baki: 'B', nama_baki: 'B' })
  const list = await mati.get(`barang?per=${PCS}`, { 'x-auth-token': pengirim })
  const { rows } = (await list.json()) as { rows: { kode_barcode: string }[] }
  return { pengirim, penerima, kode: rows.map((row) => row.kode_barcode) }
}

const KORBAN = (['server', 'database', 'both', 'server'] satisfies Korban[]).slice(0, runs(4, 3))

it('loses and doubles nothing however it is killed, and every lost answer is found again by its key', async () => {
  const { pengirim, penerima, kode } = await bukaRantai()
  expect(kode).toHaveLength(PCS)
  const semua = kode.map((one): Jalan => {
    const langkah = () => ({ key: randomUUID(), nomor: undefined })
    return { kode: one, kirim: langkah(), terima: langkah() }
  })
  let bekerja = true
  const kirim = async ({ kode: kode_barcode, kirim: satu }: Jalan) => {
    satu.nomor = (await post(pengirim, 'kirim-barang/TK02', { detail_barang: [{ kode_barcode }] }, satu.key))?.no_kirim
  }
  const terima = async ({ kode: one, kirim: { nomor }, terima: satu }: Jalan) => {
    const body = { no_kirim: nomor, kode_baki: 'B', detail_barang: [one] }
    satu.nomor = (await post(penerima, 'terima-barang', body, satu.key))?.no_terima
  }
  /** Goes on until told to stop, or until nothing is left for it; a lost answer is asked for again with its key. */
  const kerja = async (perlu: (one: Jalan) => boolean, langkah: (one: Jalan) => Promise<void>, at: number) => {
    while (bekerja && semua.some(({ terima: { nomor } }) => nomor === undefined)) {
      const first = semua.find((one, i) => i % 2 === at && perlu(one))
      if (first) await langkah(first)
      if (!first || perlu(first)) await sleep(5)
    }
  }
  const belumDikirim = (one: Jalan) => one.kirim.nomor === undefined
  const belumSampai = (one: Jalan) => one.kirim.nomor !== undefined && one.terima.nomor === undefined
  const mulai = () => [0, 1].flatMap((at) => [kerja(belumDikirim, kirim, at), kerja(belumSampai, terima, at)])
  const sampai = () => semua.filter(({ terima: { nomor } }) => nomor !== undefined).length
  for (const [at, korban] of KORBAN.entries()) {
    bekerja = true
    const semuanya = mulai()
    // In the middle of it, however fast this machine is.
    while (sampai() < ((at + 1) * PCS) / (KORBAN.length + 2)) await sleep(2)
    await mati.kill(korban)
    bekerja = false
    await Promise.all(semuanya)
    await mati.restart()
  }
  expect(sampai()).toBeLessThan(PCS)
  bekerja = true
  await Promise.all(mulai())
  await mati.stop()
  const db = await openDatabase({ dataDir: mati.dataDir, log: silentLog })
  const found = await db.one(sql`
    SELECT (SELECT count(*)::int FROM barang WHERE kode_toko = 'TK02' AND kode_baki = 'B' AND status_barang = 'TERSEDIA') AS sampai,
      (SELECT count(*)::int FROM kirim_barang) AS kirim, (SELECT count(*)::int FROM terima_barang) AS terima,
      (SELECT coalesce(sum(mg), 0)::int FROM mutasi WHERE akun = 'TRANSIT') AS jalan`)
  expect(found).toEqual({ sampai: PCS, kirim: PCS, terima: PCS, jalan: 0 })
  const nomor = semua.flatMap((one) => [one.kirim.nomor, one.terima.nomor])
  expect(new Set(nomor).size).toBe(2 * PCS)
  expect((await auditNeraca(db, new Date())).pelanggaran).toEqual([])
  await db.close()
})
