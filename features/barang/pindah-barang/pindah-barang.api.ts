/** What every way of moving pieces shares: where they may go, and the document. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { jumlahBerat } from '@kencana/ledger'
import {
  bacaDokumen,
  pakaiOtorisasi,
  Refusal,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
  waktu,
} from '@kencana/server-kit'
import {
  type BarangTerkunci,
  barisBarang,
  isiBarang,
  KOLOM_BARANG,
  letakkanBarang,
} from '../data-barang/data-barang.api.ts'
import { tolakDihitung } from '../stock-opname/dihitung.api.ts'
import { DOKUMEN_PINDAH, type getPindah, type listPindah } from './pindah-barang.contract.ts'
import { jurnalPindah } from './pindah-barang.posting.ts'

type Lengkap = OutputOf<typeof getPindah>

/** What OWN reads of pieces that are looked for and moved. */
export const dipindahKe = (kode_baki: string): string => `dipindah ke baki ${kode_baki}, masih dicari`

/** Gudang whose trays hold goods of a workflow of their own; single pieces for sale never lie there. */
export const BUKAN_TUJUAN: ReadonlySet<string> = new Set([
  'BELI',
  'TITIP',
  'SP',
  'RUSAK',
  'SP-LN',
  'SP-BOS',
  'SP-PBRK',
  'SS',
  'KS',
  'HANCUR',
])

/** The tray must exist and take pieces for sale. @param untuk what it is not, when it does not @throws Refusal */
export const periksaTujuan = async (
  ctx: WriteContext,
  kode_baki: string,
  untuk = 'Tujuan Pindah Barang',
): Promise<void> => {
  const tujuan = await ctx.db.one<{ kode_gudang: string }>(sql`
    SELECT kode_gudang FROM baki
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_baki = ${kode_baki} AND dihapus_pada IS NULL`)
  if (!tujuan) throw new Refusal('rule', `Baki ${kode_baki} Tidak Ada`)
  if (BUKAN_TUJUAN.has(tujuan.kode_gudang)) throw new Refusal('rule', `Baki ${kode_baki} Bukan ${untuk}`)
}

/** A held piece that goes to another tray. */
type Dipindah = Omit<BarangTerkunci, 'no_pesanan'>

/**
 * Moves pieces that the caller holds, whichever way they were chosen.
 * @param barang held by kunciBarang, none of them on that tray
 * @param otorisasi the owner's word where one of them is looked for; null for who approves a count
 * @param nomor where the caller had to draw it before
 * @returns the number
 */
export const pindahkan = async (
  ctx: WriteContext,
  tujuan: string,
  barang: readonly Dipindah[],
  otorisasi: string | null,
  nomor?: string,
): Promise<string> => {
  await tolakDihitung(ctx, [tujuan, ...barang.map((one) => one.kode_baki)])
  const isi = { kode_baki_tujuan: tujuan, berat: jumlahBerat(barang) }
  const rows = barisBarang(barang).map((one) => ({ ...one, versi: one.versi + 1 }))
  return simpanDokumen(
    ctx,
    DOKUMEN_PINDAH,
    {
      kepala: { ...isi, pcs: barang.length, otorisasi },
      baris: { columns: [...KOLOM_BARANG, 'versi'], rows },
      gerak: () => letakkanBarang(ctx, barang, { kode_baki: tujuan, status_barang: 'TERSEDIA' }),
      jurnal: (no_pindah) => jurnalPindah(no_pindah, tujuan, barang),
      sesudah: (no_pindah) => pakaiOtorisasi(ctx, otorisasi, no_pindah),
      audit: { sesudah: { ...isi, detail_barang: barang.map((one) => one.kode_barcode) } },
    },
    nomor,
  )
}

export const bacaPindah = bacaDokumen<OutputOf<typeof listPindah>[number]>(
  DOKUMEN_PINDAH,
  sql`k.no_pindah, k.tgl_system, ${waktu()} AS waktu, k.kode_baki_tujuan, k.pcs, k.berat, k.user_id, k.no_batal`,
)

/** One move with its pieces. @throws Refusal 404 */
export const satuPindah = async (db: Queryable, kode_toko: string, no_pindah: string): Promise<Lengkap> => ({
  ...(await bacaPindah.satu(db, kode_toko, no_pindah)),
  detail_barang: await isiBarang(db, DOKUMEN_PINDAH, no_pindah),
})

/** What saving a move answers. */
export const jawabPindah = async ({ db, sesi }: WriteContext, no_pindah: string) => ({
  message: TERSIMPAN,
  data: await satuPindah(db, sesi.kode_toko, no_pindah),
})
