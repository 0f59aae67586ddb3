import { sql } from '@kencana/database'
import { batalDokumen, type Feature, isOwner, Refusal, route, type WriteContext } from '@kencana/server-kit'
import { kembalikanBarang, kunciBarang, pegangIsi } from '../data-barang/data-barang.api.ts'
import { kasusDicari, kunciKeluar } from '../stock-opname/dicari.api.ts'
import { bacaPindah, dipindahKe, jawabPindah, periksaTujuan, pindahkan, satuPindah } from './pindah-barang.api.ts'
import { batalPindah, DOKUMEN_PINDAH, getPindah, listPindah, pindahBarang } from './pindah-barang.contract.ts'

const pindah = route(pindahBarang, async ({ kode_baki_tujuan: tujuan, detail_barang, versi }, ctx) => {
  await periksaTujuan(ctx, tujuan)
  const barang = await kunciBarang(ctx, detail_barang, versi)
  const diam = barang.find((one) => one.kode_baki === tujuan)
  if (diam) throw new Refusal('rule', `Barang ${diam.kode_barcode} Sudah Ada Di Baki ${tujuan}`)
  const otorisasi = await kunciKeluar(ctx, barang, dipindahKe(tujuan))
  return jawabPindah(ctx, await pindahkan(ctx, tujuan, barang, otorisasi))
})

/** A piece is not as the move left it. */
const BERUBAH = sql`b.versi <> d.versi AND (b.kode_baki IS DISTINCT FROM k.kode_baki_tujuan OR b.berat <> d.berat
  OR b.kode_group <> d.kode_group OR b.kode_dept <> d.kode_dept OR b.status_barang <> 'TERSEDIA' OR b.kode_toko <> k.kode_toko)`

/** What an approved count moved is not moved back by who works there. @throws Refusal */
const periksaOpname = async ({ db, sesi }: WriteContext, no_pindah: string): Promise<void> => {
  if (isOwner(sesi.level)) return
  const row = await db.one<{ no_so: string }>(sql`
    SELECT no_so FROM stock_opname WHERE kode_toko = ${sesi.kode_toko} AND no_pindah = ${no_pindah}`)
  if (row) throw new Refusal('denied', `Pemindahan Dari Stock Opname ${row.no_so} Hanya Dibatalkan OWN Atau SU`)
}

// Judged as the move that it makes: what a count of the tray did not find since leaves it by OWN's word alone.
/** Where the undo laid them. */
const bakiKini = async ({ db }: WriteContext, kode: readonly string[]): Promise<string> => {
  const rows = await db.rows<{ kode_baki: string }>(sql`
    SELECT DISTINCT kode_baki::text FROM barang WHERE kode_barang = ANY (${[...kode]}::text[]) ORDER BY 1`)
  return rows.map((one) => one.kode_baki).join(', ')
}

const batal = route(batalPindah, (input, ctx) => {
  let kode: string[] = []
  return batalDokumen(ctx, DOKUMEN_PINDAH, input, {
    kembalikan: async () => {
      await periksaOpname(ctx, input.no_pindah)
      kode = await pegangIsi(ctx, DOKUMEN_PINDAH, input.no_pindah, BERUBAH)
      await kembalikanBarang(ctx, DOKUMEN_PINDAH, input.no_pindah)
    },
    kasus: async () => kasusDicari(ctx, kode, `kembali ke baki ${await bakiKini(ctx, kode)}, masih dicari`),
  })
})

export const pindahBarangFeature: Feature = {
  dokumen: [DOKUMEN_PINDAH],
  routes: [
    pindah,
    batal,
    route(listPindah, ({ tanggal }, { db, sesi }) => bacaPindah.daftar(db, sesi.kode_toko, tanggal)),
    route(getPindah, ({ no_pindah }, { db, sesi }) => satuPindah(db, sesi.kode_toko, no_pindah)),
  ],
}
