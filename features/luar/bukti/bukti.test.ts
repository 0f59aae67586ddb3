import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import {
  bacaKunciBukti,
  gantiKunciBukti,
  KunciBukti,
  kunciBukti,
  pasangKunciBukti,
  siapkanKunciBukti,
} from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { periksa, periksaQr } from '../../../tools/verifikasi/verifikasi.mjs'
import { sertifikat } from '../../keuangan/laporan-eod/laporan-eod.contract.ts'
import { isiSertifikat, strukSertifikat } from '../../keuangan/laporan-eod/sertifikat.receipt.ts'
import { buatBukti, bukti } from './bukti.contract.ts'

let shop: TestShop
let owner: User
let dataDir: string
let dikatakan: string[]
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  dataDir = mkdtempSync(join(tmpdir(), 'kencana-bukti-'))
  dikatakan = []
})
afterEach(async () => {
  rmSync(dataDir, { recursive: true })
  await shop.close()
})

const say = (text: string) => void dikatakan.push(text)
const siapkan = (buktiKey?: string) => siapkanKunciBukti(shop.deps.db, { dataDir, buktiKey }, shop.clock.now(), say)
const ganti = (hilang = false) =>
  gantiKunciBukti(shop.db, { dataDir, buktiKey: undefined }, shop.clock.now(), { hilang, say })
const publik = () => kunciBukti(shop.deps.db)?.publik.toString('hex') ?? ''
const HARI = { tgl_from: '2026-03-02', tgl_to: '2026-03-02' }
const buat = (user: User, hari = HARI) => user.send('POST', buatBukti.path, { body: { ...hari, alasan: 'AUDIT 2026' } })
const idDari = ({ text }: { text: string }) => (JSON.parse(text) as { id: string }).id
const periksaIsi = (teks: string) =>
  periksa(
    (async function* () {
      yield Buffer.from(teks)
    })(),
    publik(),
  )
const unduh = (user: User, id: string) => user.send('GET', `bukti/export/${id}`)

describe('the file', () => {
  it('is made by OWN alone, recorded, and passes the check of who has the public key', async () => {
    await siapkan()
    // What a piece's history says of its own price is sealed as well.
    await isiMaster(owner)
    await tambahCincin(owner, { is_markis: true, harga_total: rp(7_250_000) })
    owner = await shop.nextDay(owner)
    const su = await shop.user(owner, 'SU', 'SU')
    expect((await buat(su)).status).toBe(403)
    const id = idDari(await buat(owner))
    expect((await unduh(su, id)).status).toBe(403)
    const { status, text } = await unduh(owner, id)
    expect(status).toBe(200)
    const hasil = await periksaIsi(text)
    expect(hasil).toMatchObject({ masalah: [], hari: 1, cocok: true })
    const isi = await owner.call(bukti, {})
    expect(isi).toMatchObject({
      dipegang: true,
      dari: '2026-03-02',
      sampai: '2026-03-02',
      kunci: [{ publik: publik() }],
    })
    expect(isi.dibuat).toEqual([expect.objectContaining({ id, user_id: 'OWNER', alasan: 'AUDIT 2026', ...HARI })])
    const audit = await shop.db.rows(sql`
      SELECT user_id::text, dokumen, sesudah FROM audit_log WHERE aksi = 'POST bukti/add'`)
    expect(audit).toEqual([{ user_id: 'OWNER', dokumen: id, sesudah: { ...HARI, alasan: 'AUDIT 2026' } }])
  })

  it('goes to who made it, for a quarter of an hour, in the shop it is of', async () => {
    await siapkan()
    await shop.toko(owner, 'TK02')
    owner = await shop.nextDay(owner)
    const lain = await shop.user(owner, 'LAIN', 'OWN')
    const id = idDari(await buat(owner))
    const HABIS = { status: 404, text: 'Bukti Tidak Ada Atau Sudah Lewat 15 Menit, Silahkan Buat Lagi' }
    expect(await unduh(lain, id)).toMatchObject(HABIS)
    await shop.db.pool.query(
      "BEGIN; SET LOCAL session_replication_role = 'replica'; UPDATE bukti_ekspor SET waktu = waktu - interval '16 minutes'; COMMIT",
    )
    expect(await unduh(owner, id)).toMatchObject(HABIS)
    expect(await unduh(owner, 'x')).toMatchObject({ status: 400, text: 'Bukti Tidak Ada' })
  })

  it.each([
    [
      'before the first closed day',
      { tgl_from: '2026-03-01', tgl_to: '2026-03-02' },
      'Hari Yang Ditutup Hanya 2026-03-02 Sampai 2026-03-02',
    ],
    [
      'of the open day',
      { tgl_from: '2026-03-02', tgl_to: '2026-03-03' },
      'Hari Yang Ditutup Hanya 2026-03-02 Sampai 2026-03-02',
    ],
    ['from back to front', { tgl_from: '2026-03-03', tgl_to: '2026-03-02' }, 'Tanggal Awal Sesudah Tanggal Akhir'],
  ])('is refused %s, and nothing is recorded', async (_, hari, text) => {
    await siapkan()
    owner = await shop.nextDay(owner)
    expect(await buat(owner, hari)).toMatchObject({ status: 422, text })
    expect((await owner.call(bukti, {})).dibuat).toEqual([])
  })

  it('is refused while no day is closed, and where the key is missing', async () => {
    expect(await buat(owner)).toMatchObject({
      status: 422,
      text: 'Kunci Bukti Tidak Ada Di Server Ini, Kembalikan Salinannya',
    })
    await siapkan()
    expect(await buat(owner)).toMatchObject({ status: 404, text: 'Toko TK01 Belum Punya Hari Yang Ditutup' })
  })
})

describe('the key', () => {
  it('is made once, kept outside of the database, never said; only its public half is in the database and in what is said', async () => {
    await siapkan()
    const isi = readFileSync(join(dataDir, 'kunci', 'bukti'), 'utf8').trim()
    const sendiri = new KunciBukti(Buffer.from(isi, 'hex'))
    expect(await shop.db.rows(sql`SELECT sidik, encode(publik, 'hex') AS publik FROM kunci_bukti`)).toEqual([
      { sidik: sendiri.sidik, publik: sendiri.publik.toString('hex') },
    ])
    const kata = dikatakan.join()
    expect(kata).not.toContain(isi)
    expect(kata).toContain(join(dataDir, 'kunci', 'bukti'))
    expect(kata).toContain(sendiri.publik.toString('hex'))
    dikatakan = []
    await siapkan()
    expect(dikatakan).toEqual([])
  })

  it('that the environment holds is followed by one in a file of its own, which is named and not said', async () => {
    const buktiKey = 'ab'.repeat(32)
    await siapkan(buktiKey)
    const baru = await gantiKunciBukti(shop.db, { dataDir, buktiKey }, shop.clock.now(), { hilang: false, say })
    const berkas = join(dataDir, 'kunci', `bukti-${baru.sidik}`)
    const isi = readFileSync(berkas, 'utf8').trim()
    expect(new KunciBukti(Buffer.from(isi, 'hex')).sidik).toBe(baru.sidik)
    expect(dikatakan.join()).toContain(berkas)
    expect(dikatakan.join()).not.toContain(isi)
    expect(dikatakan.join()).not.toContain(buktiKey)
  })

  it('that is lost, or another one than was made known, signs nothing', async () => {
    await siapkan('ab'.repeat(32))
    const { db } = shop.deps
    pasangKunciBukti(db, undefined as never)
    await siapkan('cd'.repeat(32))
    expect([kunciBukti(db), dikatakan.join()]).toEqual([undefined, expect.stringContaining('bukan yang terdaftar')])
    await siapkan()
    expect(dikatakan.join()).toContain('Kunci bukti tidak ada')
    await bacaKunciBukti(db, { dataDir, buktiKey: 'cd'.repeat(32) })
    expect(kunciBukti(db)).toBeUndefined()
    await expect(siapkan('ab')).rejects.toThrow('BUKTI_KEY harus 64 angka heksadesimal')
  })

  it('is followed by the next one, which it vouches for; a stolen one vouches for none', async () => {
    await siapkan()
    const lama = readdirSync(join(dataDir, 'kunci'))
    await ganti()
    expect(readdirSync(join(dataDir, 'kunci')).length).toBe(lama.length + 1)
    shop.clock.walk(1)
    rmSync(join(dataDir, 'kunci', 'bukti'))
    await expect(ganti()).rejects.toThrow(
      'Kunci bukti yang lama tidak ada. Bila hilang atau dicuri, tambahkan --hilang',
    )
    const baru = await ganti(true)
    const { kunci } = await owner.call(bukti, {})
    expect(kunci.map(({ penerus }) => penerus)).toEqual([false, true, false])
    expect(kunci[0]?.publik).toBe(baru.publik.toString('hex'))
    await shop.violations()
  })
})

describe('a certificate', () => {
  it('carries day, seal and signature in its QR, for 40 columns, and is checked by the public key alone', async () => {
    await siapkan()
    owner = await shop.nextDay(owner)
    const isi = await owner.call(sertifikat, { tanggal: '2026-03-02' })
    const { qr } = isiSertifikat(isi)
    expect(qr).toMatch(/^KENCANA EOD2 TK01 2026-03-02 [\w-]{43} [\w-]{86}$/)
    expect(strukSertifikat(isi).qr).toBe(qr)
    const segel = Buffer.from(isi.bukti?.segel ?? '', 'base64url').toString('hex')
    expect(segel.slice(0, 16).toUpperCase()).toBe(isi.segel)
    expect(await periksaQr(qr, publik())).toMatchObject({ cocok: true })
    for (const palsu of [qr.replace('03-02', '03-03'), qr.replace('TK01', 'TK02'), qr.replace(/.(?=\S{40} )/, 'A')])
      expect(await periksaQr(palsu, publik())).toMatchObject({ cocok: false })
    expect(await periksaQr(qr, 'ab'.repeat(32))).toMatchObject({ cocok: false })
    // Beside a file it is the file's own day: a true QR under figures of one's own is found.
    const diBerkas = await periksaIsi((await unduh(owner, idDari(await buat(owner)))).text)
    expect(await periksaQr(qr, publik(), diBerkas)).toMatchObject({
      cocok: true,
      kalimat: expect.stringContaining('segel ini yang ada di berkas'),
    })
    expect(
      await periksaQr(qr, publik(), { ...diBerkas, segelHari: new Map([['2026-03-02', 'ab'.repeat(32)]]) }),
    ).toMatchObject({ cocok: false, kalimat: expect.stringContaining('BUKAN segel di berkas') })
    expect(await periksaQr(qr, publik(), { ...diBerkas, toko: 'TK02' })).toMatchObject({
      cocok: false,
      kalimat: expect.stringContaining('TIDAK ada di berkas'),
    })
    expect(await periksaQr('KENCANA EOD TK01', publik())).toEqual({
      cocok: false,
      kalimat: 'Bukan QR sertifikat tutup hari yang bertanda tangan',
    })
  })

  it('of a day closed before the key stays as it was, and one keeps its signature when the key is followed by the next', async () => {
    owner = await shop.nextDay(owner)
    const lama = isiSertifikat(await owner.call(sertifikat, { tanggal: '2026-03-02' }))
    await siapkan()
    owner = await shop.nextDay(owner)
    const hari = () => owner.call(sertifikat, { tanggal: '2026-03-03' })
    const pertama = isiSertifikat(await hari())
    pasangKunciBukti(shop.deps.db, await ganti())
    expect(isiSertifikat(await owner.call(sertifikat, { tanggal: '2026-03-02' }))).toEqual(lama)
    expect(lama.qr).toMatch(/^KENCANA EOD TK01 2026-03-02 [0-9A-F]{16} [0-9A-F]{16}$/)
    expect(isiSertifikat(await hari())).toEqual(pertama)
  })
})
