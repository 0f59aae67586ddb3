/** `npm run bukti` as somebody at the server types it, and its checker as an outsider starts it. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '@kencana/database'
import { kunciBukti, siapkanKunciBukti } from '@kencana/server-kit'
import { openShop, type TestShop } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'

let shop: TestShop
let dataDir: string
let publik: string
beforeAll(async () => {
  shop = await openShop()
  dataDir = mkdtempSync(join(tmpdir(), 'kencana-bukti-'))
  let owner = await shop.setup()
  await isiMaster(owner)
  await tambahCincin(owner)
  await siapkanKunciBukti(shop.deps.db, { dataDir, buktiKey: undefined }, shop.clock.now(), () => undefined)
  publik = kunciBukti(shop.deps.db)?.publik.toString('hex') ?? ''
  owner = await shop.nextDay(owner)
  await shop.nextDay(owner)
})
afterAll(async () => {
  rmSync(dataDir, { recursive: true })
  await shop.close()
})

interface Selesai {
  kode: number
  kata: string
}

const jalankan = (args: readonly string[]): Promise<Selesai> => {
  const env = { ...process.env, DATABASE_URL: shop.db.url, DATA_DIR: dataDir, BUKTI_KEY: '' }
  return new Promise((resolve) => {
    execFile(process.execPath, [...args], { env }, (error, stdout, stderr) =>
      resolve({ kode: error ? Number(error.code) : 0, kata: stdout + stderr }),
    )
  })
}
const bukti = (...args: string[]) => jalankan(['--import', 'tsx', 'tools/bukti.ts', ...args])
const dicatat = async () =>
  (await shop.db.rows<{ alasan: string }>(sql`SELECT alasan FROM bukti_ekspor ORDER BY waktu`)).map((row) => row.alasan)

it('writes a file and its checker, which calls it whole with the public key and finds what was changed', async () => {
  const ke = join(dataDir, 'keluar')
  const { kode, kata } = await bukti('tk01', '2026-03-02', '2026-03-03', '--ke', ke, '--alasan', 'untuk bank')
  expect(kode, kata).toBe(0)
  expect(kata).toContain('HASIL: UTUH')
  expect(kata).toContain(`Kunci publik: ${publik}`)
  const nama = 'bukti-TK01-2026-03-02-2026-03-03.txt'
  expect(readdirSync(ke).toSorted()).toEqual([nama, 'verifikasi.html', 'verifikasi.mjs'])
  // Nothing private leaves with it, in words or in the file.
  const benih = readFileSync(join(dataDir, 'kunci', 'bukti'), 'utf8').trim()
  const berkas = readFileSync(join(ke, nama), 'utf8')
  expect(kata + berkas).not.toContain(benih)
  const periksa = (file: string, kunci: string) =>
    jalankan([join(ke, 'verifikasi.mjs'), file, ...(kunci === '' ? [] : ['--kunci', kunci])])
  const utuh = await periksa(join(ke, nama), publik)
  expect([utuh.kode, utuh.kata]).toEqual([0, expect.stringMatching(/HASIL: UTUH\s*$/)])
  expect((await periksa(join(ke, nama), '')).kode).toBe(3)
  expect((await periksa(join(ke, nama), 'ab'.repeat(32))).kode).toBe(1)
  const palsu = join(ke, 'palsu.txt')
  writeFileSync(palsu, berkas.replace('OWNER', 'ORANG'))
  const salah = await periksa(palsu, publik)
  expect([salah.kode, salah.kata]).toEqual([1, expect.stringMatching(/Baris \d+ diubah/)])
  expect(await dicatat()).toEqual(['UNTUK BANK'])
})

it.each([
  [
    'days that are still open',
    ['TK01', '2026-03-02', '2026-03-09'],
    'Hari Yang Ditutup Hanya 2026-03-02 Sampai 2026-03-03',
  ],
  ['a shop that is not there', ['TK99', '2026-03-02', '2026-03-03'], 'Toko TK99'],
])('refuses %s in a sentence, and records nothing', async (_, args, kalimat) => {
  const sebelum = await dicatat()
  const { kode, kata } = await bukti(...args, '--ke', join(dataDir, 'tolak'))
  expect([kode, kata]).toEqual([1, expect.stringContaining(kalimat)])
  expect(await dicatat()).toEqual(sebelum)
})

it('says how it is called where days are missing', async () => {
  const { kode, kata } = await bukti('TK01', '2026-03-02')
  expect([kode, kata]).toEqual([2, expect.stringContaining('npm run bukti -- <toko>')])
})

it('makes the next key in a file that it names, and tells its public half alone', async () => {
  const { kode, kata } = await bukti('--ganti-kunci')
  expect(kode, kata).toBe(0)
  const baru = readFileSync(join(dataDir, 'kunci', 'bukti'), 'utf8').trim()
  expect(kata).not.toContain(baru)
  expect(kata).toContain(join(dataDir, 'kunci', 'bukti'))
  const [row] = await shop.db.rows<{ publik: string }>(
    sql`SELECT encode(publik, 'hex') AS publik FROM kunci_bukti ORDER BY ke DESC LIMIT 1`,
  )
  expect(kata).toContain(`Kunci publik baru: ${row?.publik}`)
  expect(row?.publik).not.toBe(publik)
})
