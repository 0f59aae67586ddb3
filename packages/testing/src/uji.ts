/** Endpoints that exist in tests only: the smallest real postings, to try the kit before the features need it. */
import { bilangan, defineDokumen, endpoint, gram, kode, laporanEndpoint, rupiahJumlah } from '@kencana/contract'
import { sql } from '@kencana/database'
import { mg, pindah, rp, uang } from '@kencana/ledger'
import { type Feature, laporanRoute, reverseJournal, route } from '@kencana/server-kit'
import { z } from 'zod'

const lot = { kode_group: kode('Kategori'), kode_dept: kode('Jenis'), pcs: z.int(), berat: gram('Berat') }
const nomor = z.object({ nomor: z.string() })
const write = { method: 'POST' as const, effect: 'write' as const, access: 'session' as const, output: nomor }

export const ujiTambah = endpoint({
  ...write,
  path: 'uji/tambah',
  summary: 'Stok awal ke baki',
  input: z.object({ ...lot, kode_baki: kode('Baki'), lot: kode('Lot') }),
})
export const ujiPindah = endpoint({
  ...write,
  path: 'uji/pindah',
  summary: 'Lot dari baki ke baki',
  input: z.object({ ...lot, dari: kode('Dari'), ke: kode('Ke'), lot: kode('Lot') }),
})
export const ujiUang = endpoint({
  ...write,
  path: 'uji/uang',
  summary: 'Kas masuk atau keluar',
  input: z.object({ jumlah: rupiahJumlah() }),
})
export const ujiBatal = endpoint({
  ...write,
  path: 'uji/batal',
  summary: 'Balik satu jurnal PINDAH',
  input: z.object({ nomor: z.string() }),
})

/** A report that takes as long as a test holds the advisory lock 99. */
export const ujiLaporan = laporanEndpoint({
  path: 'uji/tunggu',
  summary: 'Laporan yang lama',
  access: 'session',
  input: {},
  rows: z.object({ jadi: z.boolean() }),
})

/** A report of as many rows as are asked for. */
export const ujiBanyak = laporanEndpoint({
  path: 'uji/banyak',
  summary: 'Laporan dengan banyak baris',
  access: 'session',
  input: { jumlah: bilangan('Jumlah') },
  rows: z.object({ n: z.int() }),
})

const goods = (input: { kode_group: string; kode_dept: string; pcs: number; berat: number }) => ({
  kode_group: input.kode_group,
  kode_dept: input.kode_dept,
  pcs: input.pcs,
  mg: input.berat,
})

// Documents of nothing but a number and a jurnal.
const tanpaTabel = { tabel: '-', nomor: '-' } as const
const UT = defineDokumen({ ...tanpaTabel, kode: 'UT', kind: 'TAMBAH' })
const UP = defineDokumen({ ...tanpaTabel, kode: 'UP', batal: 'UB', kind: 'PINDAH' })
const UU = defineDokumen({ ...tanpaTabel, kode: 'UU', kind: 'TAMBAH_UANG' })

/** The feature to open a shop with: openShop([uji]). */
export const uji: Feature = {
  dokumen: [UT, UP, UU],
  routes: [
    laporanRoute(ujiLaporan, (db) =>
      db.rows<{ jadi: boolean }>(sql`
        SELECT true AS jadi FROM (SELECT pg_advisory_lock_shared(99), pg_advisory_unlock_shared(99)) kunci`),
    ),
    laporanRoute(ujiBanyak, (db, { jumlah }) =>
      db.rows<{ n: number }>(sql`SELECT n FROM generate_series(1, ${jumlah}::int) n ORDER BY n DESC`),
    ),
    route(ujiTambah, async (input, ctx) => {
      const document = await ctx.nomor(UT)
      const ke = { akun: 'BAKI' as const, ref: input.kode_baki, lot: input.lot }
      await ctx.post({ kind: 'TAMBAH', document, lines: pindah({ akun: 'STOK_AWAL' }, ke, goods(input)) })
      return { nomor: document }
    }),
    route(ujiPindah, async (input, ctx) => {
      const document = await ctx.nomor(UP)
      const at = (ref: string) => ({ akun: 'BAKI' as const, ref, lot: input.lot })
      await ctx.post({ kind: 'PINDAH', document, lines: pindah(at(input.dari), at(input.ke), goods(input)) })
      return { nomor: document }
    }),
    route(ujiUang, async ({ jumlah }, ctx) => {
      const document = await ctx.nomor(UU)
      await ctx.post({ kind: 'TAMBAH_UANG', document, lines: [uang('KAS', jumlah), uang('MODAL', rp(-jumlah))] })
      return { nomor: document }
    }),
    route(ujiBatal, async (input, ctx) => {
      const document = await ctx.nomor(UP, input.nomor)
      const { kode_toko, tgl_system, user_id } = ctx.sesi
      const buku = { kode_toko, tgl_system, user_id, waktu: ctx.waktu }
      await reverseJournal(ctx.db, buku, { kind: 'PINDAH', document: input.nomor }, document)
      return { nomor: document }
    }),
  ],
}

/** A lot of one group and type, with weight in grams. */
export const lotMM = (pcs: number, grams: number) => ({
  kode_group: 'MM',
  kode_dept: 'CIN',
  pcs,
  berat: mg(Math.round(grams * 1000)),
  lot: 'L1',
})
