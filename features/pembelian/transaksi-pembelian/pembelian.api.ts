/** Purchases as screens and receipts see them. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { likeAnywhere, type Queryable, type Sql, sql } from '@kencana/database'
import type { Mg, Persentase, Rp } from '@kencana/ledger'
import { grouped, only, Refusal, type WriteContext, waktu } from '@kencana/server-kit'
import { BON_PEMBELIAN, DOKUMEN_PEMBELIAN, type getBeli, type listBeli } from './transaksi-pembelian.contract.ts'

type Grup = OutputOf<typeof getBeli>
type Barang = Grup['barang'][number]
type Daftar = OutputOf<typeof listBeli>

// Of the day it was sold.
const FOTO = sql`
  (SELECT r.foto FROM (
      SELECT d.salinan FROM penjualan_detail d WHERE d.no_faktur_jual = p.no_faktur_jual AND d.kode_barang = p.kode_barang
      UNION ALL SELECT s.salinan FROM pesanan_serah s WHERE s.no_serah = p.no_faktur_jual
    ) x JOIN riwayat_barang r ON r.kode_barang = p.kode_barang AND r.id = x.salinan)`

const BARIS = sql`
  p.no_faktur_beli, p.nama_barang::text, p.kode_group, p.kode_dept, p.kadar, p.persentase, p.kondisi, p.is_markis, p.nota_hilang, p.rusak,
  p.no_faktur_jual::text, p.kode_barang::text, ${FOTO} AS foto, p.berat_nota, p.harga_bayar, p.berat, p.harga_gram, p.harga_nota, p.potongan_kondisi, p.potongan_kategori,
  p.potongan_rugi, p.potongan_manual, p.potongan_poin, p.harga_hitung, p.harga, p.kode_baki, p.status, p.keadaan, p.valid_by, p.no_batal, p.alasan_batal`

const dicetak = (jenis: string): Sql => sql`
  (SELECT coalesce(max(c.ke), 0) FROM cetak c WHERE c.kode_toko = p.kode_toko AND c.jenis = ${jenis} AND c.dokumen = p.no_grup)`

const KEPALA = sql`
  p.no_grup, p.tgl_system, ${waktu(sql`p.dibuat_pada`)} AS waktu, p.kode_sales, p.nama_sales::text,
  p.kode_member::text, p.nama_customer::text, p.alamat, p.no_hp, p.nik, p.cara_bayar, p.no_rekening, p.bank_pelanggan,
  p.no_rekening_pelanggan, p.nama_rekening_pelanggan, p.no_faktur_tukar::text, p.user_id, p.perlu_saksi,
  (SELECT o.disetujui_oleh::text FROM otorisasi o WHERE o.id = p.otorisasi) AS disetujui_oleh,
  (SELECT sum(x.versi)::int FROM pembelian x WHERE x.no_grup = p.no_grup) AS versi,
  ${dicetak(DOKUMEN_PEMBELIAN.cetak)} AS cetakan, ${dicetak(BON_PEMBELIAN)} > 0 AS bon`

/** Whole forms, each with its pieces in the order of entry. @param where conditions on `p`, the pieces */
export const pilihGrup = async (db: Queryable, kode_toko: string, where: Sql): Promise<Grup[]> => {
  const rows = await db.rows<Omit<Grup, 'barang'> & Barang>(sql`
    SELECT ${KEPALA}, ${BARIS}
    FROM pembelian p
    WHERE p.kode_toko = ${kode_toko} AND ${where} ORDER BY p.dibuat_pada, p.no_grup, p.no_faktur_beli`)
  return grouped(rows, (row) => row.no_grup).flatMap(([, barang]) => (barang[0] ? [{ ...barang[0], barang }] : []))
}

/** The form that a number stands for: its own, or one of its pieces'. @throws Refusal 404 */
export const satuGrup = async (db: Queryable, kode_toko: string, no_faktur: string): Promise<Grup> => {
  const [grup] = await pilihGrup(
    db,
    kode_toko,
    sql`p.no_grup = (SELECT x.no_grup FROM pembelian x WHERE x.kode_toko = ${kode_toko} AND x.no_faktur_beli = ${no_faktur})`,
  )
  if (!grup) throw new Refusal('missing', `Faktur ${no_faktur} Tidak Ada`)
  return grup
}

const cari = (q: string): Sql =>
  q === ''
    ? sql``
    : sql`AND (p.no_faktur_beli LIKE ${likeAnywhere(q)} OR p.nama_customer LIKE ${likeAnywhere(q)} OR p.nama_barang LIKE ${likeAnywhere(q)})`

const saringan = (input: InputOf<typeof listBeli>, kode_toko: string): Sql => sql`
  p.kode_toko = ${kode_toko}
  ${input.tgl_awal === '' ? sql`` : sql`AND p.tgl_system >= ${input.tgl_awal}`}
  ${input.tgl_akhir === '' ? sql`` : sql`AND p.tgl_system <= ${input.tgl_akhir}`}
  ${only('p.status', input.status)} ${only('p.kode_group', input.kode_group)} ${only('p.kode_sales', input.kode_sales)}
  ${cari(input.q)}`

/** One page of a shop's purchases with count and sums over all that the filters leave. */
export const daftarBeli = async (
  db: Queryable,
  input: InputOf<typeof listBeli>,
  kode_toko: string,
): Promise<Daftar> => {
  const where = saringan(input, kode_toko)
  const arah = input.turun === '1' ? sql`DESC` : sql`ASC`
  const rows = await db.rows<Daftar['rows'][number]>(sql`
    SELECT p.no_faktur_beli, p.no_grup, p.tgl_system, p.nama_customer::text, p.kode_sales, p.nama_barang::text, p.kode_group,
      p.kode_dept, p.kondisi, p.berat, p.harga, p.asal, p.status, p.keadaan
    FROM pembelian p WHERE ${where}
    ORDER BY p.${sql.ident(input.urut)} ${arah}, p.no_faktur_beli ${arah}
    LIMIT ${input.per} OFFSET ${(input.hal - 1) * input.per}`)
  const all = await db.one<{ total: number; berat: never; harga: never }>(sql`
    SELECT count(*) AS total, coalesce(sum(p.berat), 0)::bigint AS berat, coalesce(sum(p.harga), 0)::bigint AS harga
    FROM pembelian p WHERE ${where}`)
  if (!all) throw new Error('no totals')
  return { rows, total: all.total, totals: { berat: all.berat, harga: all.harga } }
}

/** A purchase held until commit. */
export interface BeliTerkunci {
  no_faktur_beli: string
  no_grup: string
  tgl_system: string
  nama_barang: string
  nama_customer: string
  /** The tray it was laid on when it was bought. */
  kode_baki: string
  /** Where it lies now, while it is one of its own. */
  kode_baki_kini: string | null
  kode_group: string
  kode_dept: string
  kadar: string
  persentase: Persentase
  kondisi: string
  berat: Mg
  harga: Rp
  cara_bayar: 'CASH' | 'TRANSFER' | 'TUKAR' | 'LELANG'
  no_rekening: string | null
  /** The sale that it was given in for. */
  no_faktur_tukar: string | null
  /** The auction that it came by. */
  no_lelang: string | null
  /** Of a piece with its nota: its number, its own piece and points that were paid for. */
  no_faktur_jual: string | null
  kode_barang: string | null
  poin_kurang: number
  /** Who entered it, and whether somebody else has to weigh it. */
  user_id: string
  perlu_saksi: boolean
  valid_pada: Date | null
  versi: number
  status: 'OPEN' | 'DONE' | 'BATAL'
  keadaan: string
}

/** The purchases of forms. */
export const isiGrup = async (
  { db, sesi }: WriteContext,
  no_grup: readonly string[],
): Promise<{ no_grup: string; no_faktur_beli: string }[]> =>
  db.rows(sql`
    SELECT no_grup::text, no_faktur_beli::text FROM pembelian
    WHERE kode_toko = ${sesi.kode_toko} AND no_grup = ANY (${no_grup}::text[]) AND asal = 'BELI'`)

/** Holds purchases of this shop, in one order for everybody. @throws Refusal for one that is not there */
export const kunciBeli = async (ctx: WriteContext, no_faktur_beli: readonly string[]): Promise<BeliTerkunci[]> => {
  const rows = await ctx.db.rows<BeliTerkunci>(sql`
    SELECT no_faktur_beli, no_grup, tgl_system, nama_barang, nama_customer, kode_baki, kode_baki_kini, kode_group, kode_dept, kadar,
      persentase, kondisi, berat, harga, cara_bayar, no_rekening, user_id, perlu_saksi, status, keadaan, no_faktur_jual::text, no_faktur_tukar::text, no_lelang::text, kode_barang::text,
      poin_kurang, valid_pada, versi
    FROM pembelian WHERE kode_toko = ${ctx.sesi.kode_toko} AND no_faktur_beli = ANY (${no_faktur_beli}::text[])
    ORDER BY no_faktur_beli FOR UPDATE`)
  const tiada = no_faktur_beli.find((nomor) => rows.every((row) => row.no_faktur_beli !== nomor))
  if (tiada) throw new Refusal('missing', `Faktur ${tiada} Tidak Ada`)
  return rows
}
