import { defineDokumen, dokumenEndpoints, endpoint } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp, uang } from '@kencana/ledger'
import {
  bacaDokumen,
  batalDokumen,
  type Feature,
  insertRows,
  route,
  simpanDokumen,
  TERSIMPAN,
  waktu,
} from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

const CATATAN = defineDokumen({
  tabel: 'catatan',
  nomor: 'no_catatan',
  detail: 'catatan_detail',
  kode: 'CTT',
  batal: 'BCT',
  kind: 'TAMBAH_UANG',
  cetak: 'CATATAN',
  nama: 'Catatan',
})

const row = z.object({ no_catatan: z.string(), waktu: z.string(), isi: z.string(), no_batal: z.string().nullable() })
const data = row.extend({ cetakan: z.int() })
const { list, get, batal } = dokumenEndpoints(CATATAN, {
  path: 'catatan',
  access: 'session',
  label: 'No Catatan',
  list: { summary: 'Catatan satu hari', row },
  get: { summary: 'Satu catatan', data },
  batal: { summary: 'Batalkan satu catatan', access: 'OWN/SU' },
})
const simpan = endpoint({
  method: 'POST',
  path: 'catatan',
  summary: 'Catat',
  effect: 'write',
  access: 'session',
  input: z.object({ isi: z.string(), baris: z.array(z.object({ nama: z.string() })) }),
  output: z.object({ message: z.string(), data }),
})

const baca = bacaDokumen<z.output<typeof row>>(CATATAN, sql`k.no_catatan, ${waktu()} AS waktu, k.isi, k.no_batal`)
const steps: string[] = []

const catatan: Feature = {
  dokumen: [CATATAN],
  routes: [
    route(simpan, async ({ isi, baris }, ctx) => {
      const nomor = await simpanDokumen(ctx, CATATAN, {
        kepala: { isi },
        baris: { columns: ['nama'], rows: baris },
        gerak: async (no) => steps.push(`gerak ${no}`),
        jurnal: (document) => ({
          kind: 'TAMBAH_UANG',
          document,
          lines: [uang('KAS', rp(500)), uang('MODAL', rp(-500))],
        }),
        sesudah: async (no) => steps.push(`sesudah ${no}`),
        audit: { sesudah: { isi } },
      })
      return { message: TERSIMPAN, data: await baca.satu(ctx.db, ctx.sesi.kode_toko, nomor) }
    }),
    route(batal, (input, ctx) =>
      batalDokumen(ctx, CATATAN, input, { kembalikan: async () => steps.push(`kembali ${input.no_catatan}`) }),
    ),
    route(list, ({ tanggal }, { db, sesi }) => baca.daftar(db, sesi.kode_toko, tanggal)),
    route(get, ({ no_catatan }, { db, sesi }) => baca.satu(db, sesi.kode_toko, no_catatan)),
  ],
}

let shop: TestShop
let owner: User
let tgl: string
beforeAll(async () => {
  shop = await openShop([catatan])
  await shop.db.run(sql`
    CREATE TABLE catatan (no_catatan text PRIMARY KEY, kode_toko text, tgl_system date, isi text, arti text NOT NULL DEFAULT 'BAWAAN',
      user_id text, dibuat_pada timestamptz, no_batal text)`)
  await shop.db.run(
    sql`CREATE TABLE catatan_detail (no_catatan text, urut int, nama text, tanda boolean NOT NULL DEFAULT true)`,
  )
  owner = await shop.setup()
  await shop.toko(owner, 'TK02')
  const toko = await shop.db.one<{ tgl_system: string }>(sql`SELECT tgl_system FROM toko WHERE kode_toko = 'TK01'`)
  tgl = toko?.tgl_system ?? ''
})
afterAll(() => shop.close())

describe('a document', () => {
  it('is written with its lines under one number, columns that are not named keep their defaults', async () => {
    steps.length = 0
    const { message, data: saved } = await owner.call(simpan, { isi: 'SATU', baris: [{ nama: 'A' }, { nama: 'B' }] })
    const { no_catatan } = saved
    expect(message).toBe('Data Berhasil Disimpan')
    expect(no_catatan).toMatch(/^CTT-TK01-\d{6}-0001$/)
    expect(saved).toMatchObject({ isi: 'SATU', cetakan: 0, no_batal: null })
    expect(saved.waktu).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
    expect(steps).toEqual([`gerak ${no_catatan}`, `sesudah ${no_catatan}`])
    expect(await shop.db.one(sql`SELECT arti, kode_toko, user_id FROM catatan`)).toEqual({
      arti: 'BAWAAN',
      kode_toko: 'TK01',
      user_id: 'OWNER',
    })
    expect(await shop.db.rows(sql`SELECT urut, nama, tanda FROM catatan_detail ORDER BY urut`)).toEqual([
      { urut: 1, nama: 'A', tanda: true },
      { urut: 2, nama: 'B', tanda: true },
    ])
    expect(await shop.db.one(sql`SELECT kind FROM jurnal WHERE document = ${no_catatan}`)).toEqual({
      kind: 'TAMBAH_UANG',
    })
    expect(await shop.db.one(sql`SELECT sesudah FROM audit_log WHERE dokumen = ${no_catatan}`)).toEqual({
      sesudah: { isi: 'SATU' },
    })
  })

  it('is listed newest first, read singly, and is nobody else’s', async () => {
    await owner.call(simpan, { isi: 'DUA', baris: [] })
    const rows = await owner.call(list, { tanggal: tgl })
    expect(rows.map((one) => one.isi)).toEqual(['DUA', 'SATU'])
    const [newest] = rows
    expect(await owner.call(get, { no_catatan: newest?.no_catatan ?? '' })).toMatchObject({ isi: 'DUA', cetakan: 0 })
    await expect(owner.call(get, { no_catatan: 'CTT-X' })).rejects.toThrow('Catatan CTT-X Tidak Ada')
    expect(await owner.send('GET', 'catatan/get/%20')).toMatchObject({ status: 400, text: 'No Catatan Harus Diisi' })
    expect(await baca.daftar(shop.db, 'TK02', tgl)).toEqual([])
    await expect(baca.satu(shop.db, 'TK02', newest?.no_catatan ?? '')).rejects.toThrow('Tidak Ada')
  })

  it('is undone once, after what it moved lies back', async () => {
    steps.length = 0
    const [newest] = await owner.call(list, { tanggal: tgl })
    const no_catatan = newest?.no_catatan ?? ''
    const { message, no_batal } = await owner.call(batal, { no_catatan, alasan: 'salah' })
    expect(message).toBe('Berhasil')
    expect(no_batal).toMatch(/^BCT-TK01-\d{6}-0001$/)
    expect(steps).toEqual([`kembali ${no_catatan}`])
    await expect(owner.call(batal, { no_catatan, alasan: 'lagi' })).rejects.toThrow(
      `Dokumen ${no_catatan} Sudah Dibatalkan`,
    )
    await expect(owner.call(batal, { no_catatan: 'CTT-X', alasan: 'x' })).rejects.toThrow('Catatan CTT-X Tidak Ada')
  })
})

describe('rows inserted by name', () => {
  it('refuse a column that is not there, and one without a value', async () => {
    await expect(
      insertRows(shop.db, 'catatan_detail', ['no_catatan', 'urut', 'salah'], [{ no_catatan: 'X', urut: 1, salah: 1 }]),
    ).rejects.toThrow('salah')
    await expect(
      insertRows(shop.db, 'catatan_detail', ['no_catatan', 'nama'], [{ no_catatan: 'X', nama: undefined }]),
    ).rejects.toThrow('column nama is undefined')
    expect(await shop.db.rows(sql`SELECT 1 FROM catatan_detail WHERE no_catatan = 'X'`)).toEqual([])
  })
})
