import { defineDokumen, endpoint, teks } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp, uang } from '@kencana/ledger'
import { bukukanBatal, type Feature, kunciBatal, route } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'

const CATATAN = defineDokumen({
  tabel: 'dokumen_uji',
  nomor: 'nomor',
  kode: 'UD',
  batal: 'BUD',
  kind: ['TAMBAH_UANG', null],
  berjurnal: { bilaAda: 'k.jurnal' },
  nama: 'Catatan',
})
const write = { method: 'POST' as const, effect: 'write' as const, access: 'session' as const }
const catat = endpoint({
  ...write,
  path: 'uji/catat',
  summary: 'Dokumen dengan atau tanpa jurnal',
  input: z.object({ jurnal: z.boolean() }),
  output: z.object({ nomor: z.string() }),
})
const batalkan = endpoint({
  ...write,
  path: 'uji/batalkan',
  summary: 'Batalkan satu dokumen',
  input: z.object({ nomor: z.string(), alasan: teks('Alasan') }),
  output: z.object({ no_batal: z.string(), jurnal: z.boolean() }),
})

const dokumenUji: Feature = {
  dokumen: [CATATAN],
  routes: [
    route(catat, async ({ jurnal }, ctx) => {
      const { kode_toko, tgl_system } = ctx.sesi
      const nomor = await ctx.nomor(CATATAN)
      await ctx.db.run(sql`INSERT INTO dokumen_uji VALUES (${nomor}, ${kode_toko}, ${tgl_system}, ${jurnal}, NULL)`)
      if (jurnal)
        await ctx.post({ kind: 'TAMBAH_UANG', document: nomor, lines: [uang('KAS', rp(500)), uang('MODAL', rp(-500))] })
      return { nomor }
    }),
    route(batalkan, async ({ nomor, alasan }, ctx) => {
      const { jurnal } = await kunciBatal<{ jurnal: boolean }>(ctx, CATATAN, nomor, {
        pilih: sql`jurnal`,
        syarat: sql`nomor <> 'TERTUTUP'`,
      })
      const kind = jurnal ? 'TAMBAH_UANG' : null
      return { jurnal, no_batal: await bukukanBatal(ctx, CATATAN, nomor, { kind, alasan }) }
    }),
  ],
}

const HARI_LALU = 'Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU'
let shop: TestShop
let owner: User
let kasir: User
let nomor: string
beforeEach(async () => {
  shop = await openShop([dokumenUji])
  await shop.db.run(
    sql`CREATE TABLE dokumen_uji (nomor text PRIMARY KEY, kode_toko text, tgl_system date, jurnal boolean, no_batal text)`,
  )
  owner = await shop.setup()
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await shop.toko(owner, 'TK02')
  nomor = (await kasir.call(catat, { jurnal: true })).nomor
})
afterEach(() => shop.close())
const batal = (user: User, no = nomor) => user.call(batalkan, { nomor: no, alasan: 'SALAH' })
const keadaan = async () => ({
  kas: await shop.db.one(sql`SELECT rp FROM saldo('TK01', 'infinity') WHERE akun = 'KAS'`),
  dokumen: await shop.db.rows(sql`SELECT * FROM dokumen_uji ORDER BY nomor`),
  terakhir: await shop.db.rows(sql`SELECT terakhir FROM nomor WHERE jenis = 'BUD'`),
})

describe('undoing a document', () => {
  it('is booked once, by its exact reversal, under a number of its own', async () => {
    const { kas } = (await keadaan()) as { kas: { rp: number } }
    const { no_batal, jurnal } = await batal(kasir)
    expect([no_batal, jurnal]).toEqual(['BUD-TK01-260302-0001', true])
    const sesudah = await keadaan()
    expect(sesudah).toMatchObject({ kas: { rp: kas.rp - 500 }, dokumen: [{ nomor, no_batal }] })
    expect(await shop.db.one(sql`SELECT sebelum, sesudah FROM audit_log WHERE dokumen = ${no_batal}`)).toEqual({
      sebelum: { nomor },
      sesudah: { alasan: 'SALAH' },
    })
    await expect(batal(kasir)).rejects.toMatchObject({
      status: 409,
      message: `Dokumen ${nomor} Sudah Dibatalkan`,
    })
    expect(await keadaan()).toEqual(sesudah)
  })

  it('needs no jurnal', async () => {
    const tanpa = await kasir.call(catat, { jurnal: false })
    const { no_batal } = await batal(kasir, tanpa.nomor)
    expect(await shop.db.rows(sql`SELECT 1 AS ada FROM jurnal WHERE document = ${no_batal}`)).toEqual([])
    await expect(batal(kasir, tanpa.nomor)).rejects.toThrow(`Dokumen ${tanpa.nomor} Sudah Dibatalkan`)
  })

  it('is refused for an unknown number, one of another shop, and one that is not meant', async () => {
    const cabang = await shop.user(owner, 'SU2', 'SU', 'TK02')
    await shop.db.run(sql`INSERT INTO dokumen_uji VALUES ('TERTUTUP', 'TK01', '2026-03-02', false, NULL)`)
    const sebelum = await keadaan()
    for (const [user, no] of [
      [kasir, 'UD-X'],
      [kasir, 'TERTUTUP'],
      [cabang, nomor],
    ] as const)
      await expect(batal(user, no)).rejects.toMatchObject({ status: 404, message: `Catatan ${no} Tidak Ada` })
    expect(await keadaan()).toEqual(sebelum)
  })

  it('is for the owners alone once the day is over', async () => {
    const lama = [nomor, (await kasir.call(catat, { jurnal: true })).nomor] as const
    owner = await shop.nextDay(owner)
    kasir = await shop.login('KASIR')
    const su = await shop.user(owner, 'SU', 'SU')
    const sebelum = await keadaan()
    await expect(batal(kasir, lama[0])).rejects.toMatchObject({ status: 422, message: HARI_LALU })
    expect(await keadaan()).toEqual(sebelum)
    expect((await batal(owner, lama[0])).no_batal).toBe('BUD-TK01-260303-0001')
    expect((await batal(su, lama[1])).no_batal).toBe('BUD-TK01-260303-0002')
  })

  it('is done by one of eight who try at once', async () => {
    const hasil = await Promise.allSettled(Array.from({ length: 8 }, () => batal(kasir)))
    expect(hasil.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
