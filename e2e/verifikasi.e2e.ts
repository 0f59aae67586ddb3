/** The checker as outsiders have it: one page opened from a disk, in a real browser, and one file for Node. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gantiKunciBukti, KunciBukti, pasangKunciBukti, siapkanKunciBukti } from '@kencana/server-kit'
import { lotMM, ujiTambah } from '@kencana/testing/uji'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { isiBukti } from '../features/luar/bukti/bukti.api.ts'
import { bangunVerifikasi } from '../tools/verifikasi/bangun.ts'
import { barisDari, berkasDari, segelUlang, tandaUlang } from '../tools/verifikasi/pemalsu.ts'
import { RENCANA } from '../tools/verifikasi/rencana.ts'
import { openShopInBrowser, type ShopInBrowser } from './shop.ts'
import { expect } from './visitors.ts'

let there: ShopInBrowser
let folder: string
let berkas: string
let publik: string
let page: Page

const tulis = (nama: string, isi: string): string => {
  const path = join(folder, nama)
  writeFileSync(path, isi)
  return path
}

beforeAll(async () => {
  there = await openShopInBrowser()
  const { shop } = there
  folder = mkdtempSync(join(tmpdir(), 'kencana-verifikasi-'))
  const asal = { dataDir: folder, buktiKey: undefined }
  const say = () => undefined
  await siapkanKunciBukti(shop.db, asal, shop.clock.now(), say)
  const kunci = await gantiKunciBukti(shop.db, asal, shop.clock.now(), { hilang: false, say })
  pasangKunciBukti(shop.db, kunci)
  publik = kunci.publik.toString('hex')
  let { owner } = there
  for (let ke = 0; ke < 5; ke++) {
    await owner.call(ujiTambah, { ...lotMM(ke + 1, 2), kode_baki: 'A1' })
    await owner.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'B1' })
    owner = await shop.nextDay(owner)
  }
  let isi = ''
  for await (const satu of isiBukti(
    shop.db,
    { kode_toko: 'TK01', tgl_from: '2026-03-03', tgl_to: '2026-03-06' },
    kunci,
  ))
    isi += satu
  berkas = isi
  const { html, mjs } = await bangunVerifikasi()
  tulis('verifikasi.html', html)
  tulis('verifikasi.mjs', mjs)
  page = await there.page()
  await page.goto(pathToFileURL(join(folder, 'verifikasi.html')).href)
})
afterAll(async () => {
  await there.leave()
  await there.close()
  rmSync(folder, { recursive: true })
})

const hasil = () => page.locator('#hasil')
const periksaDiBrowser = async (isi: string, kunci = publik): Promise<string> => {
  await page.locator('#berkas').setInputFiles(tulis('bukti.txt', isi))
  await page.locator('#kunci').fill(kunci)
  await page.locator('#periksa').click()
  await expect(hasil()).toContainText('HASIL')
  return (await hasil().textContent()) ?? ''
}
const periksaDiNode = (isi: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } => {
  const pakai = args.length > 0 ? args : ['--kunci', publik]
  return spawnSync(process.execPath, [join(folder, 'verifikasi.mjs'), tulis('bukti.txt', isi), ...pakai], {
    encoding: 'utf8',
    cwd: folder,
  })
}

describe('the checker', () => {
  it('passes an untouched file, the same in a browser from a disk and in Node', async () => {
    const dariNode = periksaDiNode(berkas)
    expect(dariNode.status).toBe(0)
    expect(dariNode.stdout.trim()).toBe(await periksaDiBrowser(berkas))
    expect(dariNode.stdout).toMatch(/HASIL: UTUH\n$/)
  })

  it('ends in Node by what it found: whole, whole if that is the key, or not to be asked like that', () => {
    expect(periksaDiNode(berkas, `--kunci=${publik.toUpperCase()}`).status).toBe(0)
    const tanpa = periksaDiNode(berkas, '--kunci', '')
    expect([tanpa.status, tanpa.stdout]).toEqual([3, expect.stringMatching(/HASIL: KUNCI BELUM DICOCOKKAN\n$/)])
    for (const args of [['--kunci', 'tkx'], ['--key', publik], ['lain.txt'], ['--qr', 'KENCANA', '--kunci', 'ab']])
      expect(periksaDiNode(berkas, ...args).status, args.join(' ')).toBe(2)
    expect(periksaDiNode(berkas, '--kunci', 'tkx').stderr).toContain('kunci harus 64 angka heksadesimal')
  })

  it('finds in a browser what was planted, however far somebody went on', async () => {
    const asing = new KunciBukti(Buffer.alloc(32, 9))
    for (const [apa, ubah] of RENCANA) {
      const semua = ubah(barisDari(berkas))
      for (const palsu of [berkasDari(semua), berkasDari(tandaUlang(segelUlang(semua), asing))])
        expect(await periksaDiBrowser(palsu), apa).toContain('HASIL: TIDAK UTUH')
    }
    const dipotong = periksaDiNode(berkas.slice(0, -200))
    expect([dipotong.status, dipotong.stdout]).toEqual([1, expect.stringContaining('TERPOTONG: Berkas terpotong')])
  })

  it('checks signatures by itself where the browser knows no Ed25519', async () => {
    await page.addInitScript(() => {
      crypto.subtle.importKey = () => Promise.reject(new Error('not here'))
    })
    await page.reload()
    expect(await periksaDiBrowser(berkas)).toMatch(/HASIL: UTUH$/)
    expect(await periksaDiBrowser(berkas, 'ab'.repeat(32))).toContain('KUNCI: Berkas ditandatangani kunci lain')
  })
})
