/** What other features ask about items: the rows to change, locked, and one item in full. */
import type { Dokumen, OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import { dipakaiOleh, isOwner, Refusal, type Sesi, type WriteContext } from '@kencana/server-kit'
import { tolakDihitung } from '../stock-opname/dihitung.api.ts'
import { barangTidakAda } from './barcode.api.ts'
import type { barangByBarcode } from './data-barang.contract.ts'

/** An item held by this transaction, TERSEDIA on its tray. */
export interface BarangTerkunci {
  kode_barang: string
  kode_barcode: string
  kode_baki: string
  kode_gudang: string
  kode_group: string
  kode_dept: string
  nama_barang: string
  kadar: string
  berat: Mg
  /** The order it was made for, whose customer waits for it; null for stock. */
  no_pesanan: string | null
  versi: number
}

interface Row extends BarangTerkunci {
  status_barang: string
}

const terkunci = async (db: Queryable, kode_toko: string, kode: readonly string[]): Promise<Row[]> => {
  const ini = sql`b.kode_barcode = ANY (${[...kode]}::text[]) AND b.kode_toko = ${kode_toko}`
  // Held first and read then: the tray on which somebody laid a piece while this waited is the one that is read with it.
  const [, rows] = await Promise.all([
    db.run(sql`SELECT 1 FROM barang b WHERE ${ini} ORDER BY b.kode_barang FOR UPDATE`),
    db.rows<Row>(sql`
      SELECT b.kode_barang, b.kode_barcode, b.kode_baki, k.kode_gudang, b.kode_group, b.kode_dept, b.nama_barang::text,
        b.kadar, b.berat, b.no_pesanan, b.versi, b.status_barang
      FROM barang b LEFT JOIN baki k ON k.kode_toko = b.kode_toko AND k.kode_baki = b.kode_baki
      WHERE ${ini} ORDER BY b.kode_barang`),
  ])
  return rows
}

/** The sentence for whoever came second. */
const sudahDiproses = (kode: string) => new Refusal('conflict', `Barang ${kode} Sudah Diproses Oleh User Lain`)

/**
 * Locks items of this shop for a document, in one order for everybody.
 * @param kode barcodes, each once
 * @param versi the items' versions as the person saw them, in the same order; without it whatever is now counts
 * @returns the items in the order asked for
 * @throws Refusal when one does not exist, is not TERSEDIA, or changed since it was seen
 */
export const kunciBarang = async (
  ctx: WriteContext,
  kode: readonly string[],
  versi?: readonly number[],
): Promise<BarangTerkunci[]> => {
  if (versi !== undefined && versi.length !== kode.length)
    throw new Refusal('invalid', 'Versi Tidak Sesuai Dengan Daftar Barang')
  const ganda = kode.find((one, index) => kode.indexOf(one) !== index)
  if (ganda !== undefined) throw new Refusal('rule', `Barang ${ganda} Dua Kali Dalam Daftar`)
  const rows = new Map((await terkunci(ctx.db, ctx.sesi.kode_toko, kode)).map((row) => [row.kode_barcode, row]))
  return kode.map((one, index) => {
    const row = rows.get(one)
    if (!row) throw barangTidakAda(one)
    if (row.status_barang !== 'TERSEDIA') throw sudahDiproses(one)
    if (versi !== undefined && versi[index] !== row.versi) throw sudahDiproses(one)
    return row
  })
}

/** Refuses pieces that customers wait for: they leave by being handed over, or become stock when the order is called off. */
export const tolakMilikPesanan = (barang: readonly Pick<BarangTerkunci, 'kode_barcode' | 'no_pesanan'>[]): void => {
  const milik = barang.find((one) => one.no_pesanan !== null)
  if (milik) throw new Refusal('rule', `Barang ${milik.kode_barcode} Milik Pesanan ${milik.no_pesanan}`)
}

/** A document whose lines are pieces, each with the tray it came from. */
type DokumenBarang = Dokumen & { readonly detail: string }

/** Columns of such lines. */
export const KOLOM_BARANG = ['kode_barang', 'kode_baki_asal', 'kode_group', 'kode_dept', 'berat'] as const

/** Lines for pieces as they lie now. */
export const barisBarang = (barang: readonly Omit<BarangTerkunci, 'no_pesanan'>[]) =>
  barang.map((one) => ({ ...one, kode_baki_asal: one.kode_baki }))

/** Lays held pieces on a tray, or takes them off all trays; it is another version of each. */
export const letakkanBarang = async (
  { db }: WriteContext,
  barang: readonly { kode_barang: string }[],
  { kode_baki, status_barang }: { kode_baki: string | null; status_barang: string },
): Promise<void> => {
  await db.run(sql`
    UPDATE barang SET kode_baki = ${kode_baki}, status_barang = ${status_barang}, versi = versi + 1
    WHERE kode_barang = ANY (${barang.map((one) => one.kode_barang)}::text[])`)
}

/**
 * A piece as its document keeps it, `r`: what it was called, its fineness and prices then, whatever became of it since.
 * @param baris the lines, each with kode_barang and salinan
 */
export const salinan = (baris: Sql): Sql =>
  sql`JOIN riwayat_barang r ON r.kode_barang = ${baris}.kode_barang AND r.id = ${baris}.salinan`

/** Its name then; a copy that had to be made at the upgrade, of something that no trail proves, says so. */
export const namaSalinan = (baris: Sql): Sql =>
  sql`r.nama_barang || CASE WHEN ${baris}.salinan_migrasi THEN ' (SALINAN MIGRASI)' ELSE '' END AS nama_barang`

/** The pieces of a document in its order. @param lain further columns of `d`, the line, and `b`, the piece */
export const isiBarang = <Row extends object>(
  db: Queryable,
  { detail, nomor: kolom }: DokumenBarang,
  nomor: string,
  lain: Sql = sql``,
): Promise<Row[]> =>
  db.rows<Row>(sql`
    SELECT d.kode_barang, b.kode_barcode, ${namaSalinan(sql`d`)}, d.kode_baki_asal, d.kode_group, d.kode_dept, r.kadar, d.berat
      ${lain}
    FROM ${sql.ident(detail)} d JOIN barang b ON b.kode_barang = d.kode_barang ${salinan(sql`d`)}
    WHERE d.${sql.ident(kolom)} = ${nomor} ORDER BY d.urut`)

/**
 * Holds the pieces of a document that is to be undone, in one order for everybody.
 * @param berubah what must not be of any: a condition on `d`, its line, `k`, the document, and `b`, the piece
 * @returns their kode_barang
 * @throws Refusal naming the document that used it since
 */
export const pegangIsi = async (
  { db }: WriteContext,
  { tabel, detail, nomor: kolom }: DokumenBarang,
  nomor: string,
  berubah: Sql = sql`false`,
): Promise<string[]> => {
  const isi = await db.rows<{ kode_barang: string; kode_barcode: string; berubah: boolean }>(sql`
    SELECT d.kode_barang, b.kode_barcode, ${berubah} AS berubah
    FROM ${sql.ident(detail)} d JOIN ${sql.ident(tabel)} k USING (${sql.ident(kolom)})
    JOIN barang b ON b.kode_barang = d.kode_barang
    WHERE d.${sql.ident(kolom)} = ${nomor} ORDER BY d.kode_barang FOR UPDATE OF b`)
  const used = isi.find((one) => one.berubah)
  if (used) throw new Refusal('rule', `Barang ${used.kode_barcode} Sudah Dipakai ${await dipakaiOleh(db, used)}`)
  return isi.map((one) => one.kode_barang)
}

/** Lays the pieces of a document back on the trays they came from. */
export const kembalikanBarang = async (
  ctx: WriteContext,
  { detail, nomor: kolom }: DokumenBarang,
  nomor: string,
): Promise<void> => {
  const letak = await ctx.db.rows<{ kode_baki: string }>(sql`
    SELECT DISTINCT unnest(ARRAY[d.kode_baki_asal::text, coalesce(b.kode_baki::text, d.kode_baki_asal::text)]) AS kode_baki
    FROM ${sql.ident(detail)} d JOIN barang b ON b.kode_barang = d.kode_barang WHERE d.${sql.ident(kolom)} = ${nomor}`)
  await tolakDihitung(
    ctx,
    letak.map((one) => one.kode_baki),
  )
  await ctx.db.run(sql`
    UPDATE barang b SET kode_baki = d.kode_baki_asal, status_barang = 'TERSEDIA', versi = b.versi + 1
    FROM ${sql.ident(detail)} d WHERE d.${sql.ident(kolom)} = ${nomor} AND b.kode_barang = d.kode_barang`)
}

type Lengkap = OutputOf<typeof barangByBarcode>

const berkode = (kode: string) => (kode.startsWith('B') ? sql`b.kode_barang = ${kode}` : sql`b.kode_barcode = ${kode}`)

/** Says of a piece that this shop once had where it is now. @throws Refusal 404 */
export const tolakDiTokoLain = async (db: Queryable, sesi: Sesi, kode: string): Promise<void> => {
  const pergi = await db.one<{ kode_toko: string }>(sql`
    SELECT b.kode_toko::text FROM barang b WHERE ${berkode(kode)} AND b.kode_toko <> ${sesi.kode_toko}
      AND EXISTS (SELECT FROM mutasi m WHERE m.kode_barang = b.kode_barang AND m.kode_toko = ${sesi.kode_toko})`)
  if (pergi) throw new Refusal('missing', `Barang ${kode} Sudah Di Toko ${pergi.kode_toko}`)
}

/**
 * One item by barcode or code.
 * @param dimana SEMUA: of any shop of the installation; else of this one
 * @throws Refusal 404
 */
export const satuBarang = async (
  db: Queryable,
  sesi: Sesi,
  kode: string,
  dimana: 'SINI' | 'SEMUA' = 'SINI',
): Promise<Lengkap> => {
  const row = await db.one<Lengkap>(sql`
    SELECT b.kode_barang, b.kode_barcode, b.kode_intern, b.nama_barang::text, b.kode_group, b.kode_dept,
      coalesce(b.kode_baki, '-') AS kode_baki, b.kadar, b.tipe_barang, b.berat, b.harga_total, b.is_markis, b.status_barang, b.foto,
      b.versi, b.kode_toko, coalesce(k.kode_gudang, '-') AS kode_gudang, g.nama_group::text, j.nama_dept::text,
      coalesce(b.barcode_lama, '-') AS barcode_lama, b.tag_id,
      b.berat_asli, b.berat_awal, b.berat_susut, b.susut_tukang, b.berat_cad, b.berat_plastik, b.berat_atribut,
      b.berat_bandrol, b.persentase, b.kadar_cetak, b.kadar_modal, b.nama_atribut, b.harga_atribut, b.ongkos,
      b.harga_estimasi, b.modal, b.tujuan, CASE WHEN b.no_pesanan IS NULL THEN '-' ELSE 'PESANAN' END AS status,
      coalesce(b.no_pesanan, '-') AS no_pesanan, coalesce(b.no_tambah, b.no_datang)::text AS no_tambah,
      coalesce(t.tgl_system, d.tgl_system) AS tgl_masuk
    FROM barang b
    JOIN master_group g ON g.kode_group = b.kode_group
    JOIN jenis j ON j.kode_dept = b.kode_dept
    LEFT JOIN tambah_barang t ON t.no_tambah = b.no_tambah
    LEFT JOIN terima_cabang d ON d.no_terima = b.no_datang
    LEFT JOIN baki k ON k.kode_toko = b.kode_toko AND k.kode_baki = b.kode_baki
    WHERE ${berkode(kode)} ${dimana === 'SEMUA' ? sql`` : sql`AND b.kode_toko = ${sesi.kode_toko}`}`)
  if (!row) throw barangTidakAda(kode)
  return isOwner(sesi.level) ? row : { ...row, modal: null, kadar_modal: null }
}
