import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '@kencana/database'
import { KunciSegel, siapkanKunciSegel } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lihatSalinan, simpanSalinan, statusSalinan } from './salinan-kunci.contract.ts'
import { strukKunciSegel } from './salinan-kunci.receipt.ts'

const ISI = Buffer.from(Array.from({ length: 32 }, (_, i) => i * 7))
const KUNCI = new KunciSegel(ISI)

let shop: TestShop
let owner: User
let dataDir: string
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  dataDir = mkdtempSync(join(tmpdir(), 'kencana-kunci-'))
  mkdirSync(join(dataDir, 'kunci'))
  writeFileSync(join(dataDir, 'kunci', 'segel'), ISI.toString('hex'))
})
afterEach(async () => {
  rmSync(dataDir, { recursive: true })
  await shop.close()
})
const mulai = (segelKey?: string) =>
  siapkanKunciSegel(shop.deps.db, { dataDir, segelKey }, shop.clock.now(), () => undefined)
const status = () => owner.call(statusSalinan, {})

it('is shown to OWN until he says that the paper is kept, then to nobody, and each look is written down', async () => {
  expect(await status()).toEqual({ perlu: false, tampil: false, sidik: null })
  await expect(owner.call(lihatSalinan, {})).rejects.toThrow('Kunci Segel Tidak Ada')
  await mulai()
  expect(await status()).toEqual({ perlu: true, tampil: true, sidik: KUNCI.sidik })
  const kasir = await shop.user(owner, 'KASIR1', 'KASIR')
  const su = await shop.user(owner, 'SUPER', 'SU')
  for (const siapa of [kasir, su])
    expect((await siapa.send('POST', 'segel/salinan/lihat', { body: {} })).status).toBe(403)
  expect(await owner.call(lihatSalinan, {})).toMatchObject({ sidik: KUNCI.sidik, kunci: ISI.toString('hex') })
  const jejak = await shop.db.rows(sql`
    SELECT user_id::text, dokumen, sesudah FROM audit_log WHERE aksi = 'POST segel/salinan/lihat'`)
  expect(jejak).toEqual([{ user_id: 'OWNER', dokumen: KUNCI.sidik, sesudah: { ditunjukkan: true } }])
  await expect(owner.call(simpanSalinan, { sidik: 'lain' })).rejects.toThrow('Kunci Segel Sudah Lain, Cetak Lagi')
  expect(await owner.call(simpanSalinan, { sidik: KUNCI.sidik })).toEqual({ message: 'Salinan Kunci Segel Dicatat' })
  expect(await status()).toEqual({ perlu: false, tampil: false, sidik: KUNCI.sidik })
  await expect(owner.call(lihatSalinan, {})).rejects.toThrow('Salinan Kunci Segel Sudah Disimpan')
  await expect(owner.call(simpanSalinan, { sidik: KUNCI.sidik })).rejects.toThrow('Salinan Kunci Segel Sudah Disimpan')
  const tersimpan = await shop.db.one<{ ada: boolean }>(sql`
    SELECT bool_or(sesudah::text LIKE ${`%${ISI.toString('hex')}%`}) AS ada FROM audit_log`)
  expect(tersimpan).toEqual({ ada: false })
})

it('is given to nobody on the word of the database: not once the paper was kept, nor when the key is old or came from outside', async () => {
  await mulai()
  await owner.call(simpanSalinan, { sidik: KUNCI.sidik })
  const diam = "SET LOCAL session_replication_role = 'replica'; DELETE FROM kunci_disalin"
  await shop.db.pool.query(`BEGIN; ${diam}; COMMIT`)
  const tolak = 'Kunci Segel Tidak Ditunjukkan Lagi, Salin Berkas DATA_DIR/kunci/segel'
  expect(await status()).toMatchObject({ perlu: true, tampil: false })
  await expect(owner.call(lihatSalinan, {})).rejects.toThrow(tolak)
  rmSync(join(dataDir, 'kunci', 'segel.disalin'))
  expect((await status()).tampil).toBe(true)
  const lama = new Date(Date.now() - 8 * 86_400_000)
  utimesSync(join(dataDir, 'kunci', 'segel'), lama, lama)
  await expect(owner.call(lihatSalinan, {})).rejects.toThrow(tolak)
  // A key that whoever set it up gave himself is his to keep: another installation's start, its own database.
  const lain = await openShop()
  const pemilik = await lain.setup()
  await siapkanKunciSegel(lain.deps.db, { dataDir, segelKey: ISI.toString('hex') }, lain.clock.now(), () => undefined)
  await expect(pemilik.call(lihatSalinan, {})).rejects.toThrow(tolak)
  expect(await pemilik.call(simpanSalinan, { sidik: KUNCI.sidik })).toMatchObject({ message: expect.any(String) })
  await lain.close()
})

it('is printed in rows that somebody can type again, and as QR', () => {
  const struk = strukKunciSegel({ sidik: KUNCI.sidik, kunci: ISI.toString('hex') }, ['TOKO EMAS'])
  expect([struk.qr, struk.baris]).toMatchInlineSnapshot(`
    [
      "00070e151c232a31383f464d545b626970777e858c939aa1a8afb6bdc4cbd2d9",
      [
        "TOKO EMAS",
        "----------------------------------------",
        "              KUNCI SEGEL",
        "            de091b438e5f98ab",
        "----------------------------------------",
        "          0007 0E15 1C23 2A31",
        "          383F 464D 545B 6269",
        "          7077 7E85 8C93 9AA1",
        "          A8AF B6BD C4CB D2D9",
        "",
        "Simpan di tempat terkunci di luar toko.",
        "Tanpa kunci ini hari yang ditutup tidak",
        "dapat diperiksa lagi.",
        "Pulihkan: tulis 64 angka itu tanpa spasi",
        "ke DATA_DIR/kunci/segel.",
        "",
        "Cadangan di tempat lain membawa kedua",
        "kunci dengan terkunci. Tanpa cadangan",
        "itu salin juga berkas",
        "DATA_DIR/kunci/bukti, tanpa mencetaknya:",
        "siapa pun yang memegangnya dapat",
        "menandatangani bukti toko ini.",
      ],
    ]
  `)
})
