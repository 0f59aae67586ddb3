/** What every way of moving pieces shares: where they may go, and the document. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { mg } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import type { BarangTerkunci } from '../data-barang/data-barang.api.ts'
import { CETAK_PINDAH, type getPindah } from './pindah-barang.contract.ts'
import { jurnalPindah } from './pindah-barang.posting.ts'
import { kolomPindah } from './pindah-barang.query.ts'

type Lengkap = OutputOf<typeof getPindah>

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

/** Versions as they were seen go with the pieces they were seen of, one for each. @throws Refusal */
export const periksaVersi = (barang: readonly string[], versi: readonly number[] | undefined): void => {
  if (versi !== undefined && versi.length !== barang.length)
    throw new Refusal('invalid', 'Versi Tidak Sesuai Dengan Daftar Barang')
}

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

const simpan = async (ctx: WriteContext, no_pindah: string, tujuan: string, barang: readonly Dipindah[]) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const berat = mg(barang.reduce((sum, one) => sum + one.berat, 0))
  await ctx.db.run(sql`
    INSERT INTO pindah_barang (no_pindah, kode_toko, tgl_system, kode_baki_tujuan, pcs, berat, user_id, dibuat_pada)
    VALUES (${no_pindah}, ${kode_toko}, ${tgl_system}, ${tujuan}, ${barang.length}, ${berat}, ${user_id}, ${ctx.waktu})`)
  await ctx.db.run(sql`
    INSERT INTO pindah_barang_detail (no_pindah, urut, kode_barang, kode_baki_asal, kode_group, kode_dept, berat, versi)
    SELECT ${no_pindah}, x.urut, b.kode_barang, b.kode_baki, b.kode_group, b.kode_dept, b.berat, b.versi + 1
    FROM unnest(${barang.map((one) => one.kode_barang)}::text[]) WITH ORDINALITY AS x (kode_barang, urut)
    JOIN barang b ON b.kode_barang = x.kode_barang`)
  await ctx.db.run(sql`
    UPDATE barang SET kode_baki = ${tujuan}, versi = versi + 1
    WHERE kode_barang = ANY (${barang.map((one) => one.kode_barang)}::text[])`)
  return berat
}

/**
 * Moves pieces that the caller holds, whichever way they were chosen: document, trays, jurnal, audit entry.
 * @param no_pindah its number, drawn by the caller
 * @param barang held by kunciBarang, none of them on that tray
 */
export const pindahkan = async (
  ctx: WriteContext,
  no_pindah: string,
  tujuan: string,
  barang: readonly Dipindah[],
): Promise<void> => {
  const berat = await simpan(ctx, no_pindah, tujuan, barang)
  await ctx.post(jurnalPindah(no_pindah, tujuan, barang))
  const detail_barang = barang.map((one) => one.kode_barcode)
  ctx.audit({ dokumen: no_pindah, sesudah: { kode_baki_tujuan: tujuan, detail_barang, berat } })
}

/** One move with its pieces. @throws Refusal 404 */
export const satuPindah = async (db: Queryable, kode_toko: string, no_pindah: string): Promise<Lengkap> => {
  const row = await db.one<Omit<Lengkap, 'cetakan' | 'detail_barang'>>(
    sql`SELECT ${kolomPindah} FROM pindah_barang WHERE no_pindah = ${no_pindah} AND kode_toko = ${kode_toko}`,
  )
  if (!row) throw new Refusal('missing', `Dokumen ${no_pindah} Tidak Ada`)
  const detail_barang = await db.rows<Lengkap['detail_barang'][number]>(sql`
    SELECT d.kode_barang, b.kode_barcode, b.nama_barang::text, d.kode_baki_asal, b.kadar, d.berat
    FROM pindah_barang_detail d JOIN barang b ON b.kode_barang = d.kode_barang
    WHERE d.no_pindah = ${no_pindah} ORDER BY d.urut`)
  return { ...row, cetakan: await jumlahCetak(db, kode_toko, CETAK_PINDAH, no_pindah), detail_barang }
}
