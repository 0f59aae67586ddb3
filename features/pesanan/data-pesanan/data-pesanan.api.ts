/** Orders as their documents need them: one held by the transaction, in the state that the document asks for. */
import type { Dokumen } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Mg, Persentase, Rp } from '@kencana/ledger'
import { kunciBatal, Refusal, type WriteContext } from '@kencana/server-kit'
import { STATUS_PESANAN, type StatusPesanan } from './data-pesanan.contract.ts'

/** An order held by this transaction. */
export interface PesananTerkunci {
  no_pesanan: string
  no_grup: string
  /** Who made it. */
  user_id: string
  tgl_system: string
  nama_customer: string
  kode_group: string
  kode_dept: string
  deskripsi: string
  kadar: string
  persentase: Persentase
  perkiraan_berat: Mg
  kunci_harga: boolean
  kunci_sampai: string | null
  kunci_berat: Mg | null
  harga_gram: Rp
  kali_kadar: boolean | null
  harga_atribut: Rp
  ongkos: Rp
  sub_total: Rp
  berat_customer: Mg
  contoh: '-' | 'TOKO' | 'BAWA'
  contoh_barang: string | null
  contoh_baki_asal: string | null
  contoh_berat: Mg
  contoh_kembali: string | null
  status: StatusPesanan
  no_pembagian: string | null
  kode_tukang: string | null
  ongkos_tukang: Rp | null
  susut_tukang: Mg | null
  no_selesai: string | null
  kode_barang: string | null
  no_serah: string | null
  no_batal: string | null
  versi: number
}

/** What a customer pays for a gram, as harga-pesanan.api.ts reckons it. */
export const perGram = (harga: Sql, persentase: Sql, kaliKadar: Sql): Sql =>
  sql`CASE WHEN ${kaliKadar} THEN round(${harga}::numeric * ${persentase} / 1000000)::bigint ELSE ${harga} END`

/** Columns of isiPesanan from `p`, the orders; `titip` is filled in from the ledger by titipPesanan. */
export const ISI_PESANAN = sql`
  p.no_pesanan, p.no_grup, p.tgl_system, p.tgl_janji, p.kode_sales, p.kode_customer, p.nama_customer::text, p.alamat_customer,
  p.no_hp, p.kode_group, p.kode_dept, p.deskripsi, p.size, p.atribut, p.berat_atribut, p.perkiraan_berat, p.kadar, p.kunci_harga,
  p.harga_gram, ${perGram(sql`p.harga_gram`, sql`p.persentase`, sql`p.kali_kadar`)} AS harga_gram_kadar, p.harga_atribut, p.ongkos, p.sub_total, p.berat_customer, p.status,
  CASE WHEN p.no_selesai IS NULL THEN 'N' ELSE 'Y' END AS st_selesai,
  CASE WHEN p.no_serah IS NULL THEN 'N' ELSE 'Y' END AS st_serah,
  p.kode_tukang, p.ongkos_tukang, p.susut_tukang, 0::bigint AS titip, p.kode_barang, p.versi`

const sebab: Record<StatusPesanan, string> = {
  BARU: 'Belum Dibagi Ke Tukang',
  PROSES: 'Masih Dikerjakan Tukang',
  SELESAI: 'Sudah Selesai',
  DISERAHKAN: 'Sudah Diserahkan',
  BATAL: 'Sudah Dibatalkan',
}

/**
 * Locks one order of this shop.
 * @param boleh the states in which the document may be written
 * @throws Refusal `No Pesanan Tidak Ada`, or why it may not in its present state
 */
export const kunciPesanan = async (
  ctx: WriteContext,
  no_pesanan: string,
  boleh: readonly StatusPesanan[],
): Promise<PesananTerkunci> => {
  const row = await ctx.db.one<PesananTerkunci>(sql`
    SELECT no_pesanan, no_grup, tgl_system, nama_customer::text, kode_group, kode_dept, deskripsi, kadar, persentase,
      perkiraan_berat, kunci_harga, kunci_sampai, kunci_berat, harga_gram, kali_kadar, harga_atribut, ongkos, sub_total, berat_customer, contoh, contoh_barang,
      contoh_baki_asal, contoh_berat, contoh_kembali, status, no_pembagian, kode_tukang, ongkos_tukang, susut_tukang,
      no_selesai, kode_barang, no_serah, no_batal, user_id, versi
    FROM pesanan WHERE no_pesanan = ${no_pesanan} AND kode_toko = ${ctx.sesi.kode_toko} FOR UPDATE`)
  if (!row) throw new Refusal('missing', 'No Pesanan Tidak Ada')
  if (!boleh.includes(row.status)) throw new Refusal('conflict', `Pesanan ${no_pesanan} ${sebab[row.status]}`)
  return row
}

/** A document about an order, both held, and what was read of it. */
interface AkanBatal<T> {
  pesanan: PesananTerkunci
  asal: T
}

/**
 * Holds a document about an order that is to be undone: the order first, as every document of orders holds them.
 * @param pilih columns of the document
 * @throws Refusal as kunciBatal does
 */
export const kunciBatalPesanan = async <T extends object>(
  ctx: WriteContext,
  dokumen: Dokumen,
  nomor: string,
  pilih: Sql,
): Promise<AkanBatal<T>> => {
  const milik = await ctx.db.one<{ no_pesanan: string }>(sql`
    SELECT no_pesanan FROM ${sql.ident(dokumen.tabel)}
    WHERE ${sql.ident(dokumen.nomor)} = ${nomor} AND kode_toko = ${ctx.sesi.kode_toko}`)
  const pesanan = milik && (await kunciPesanan(ctx, milik.no_pesanan, STATUS_PESANAN))
  const asal = await kunciBatal<T>(ctx, dokumen, nomor, { pilih })
  if (!pesanan) throw new Error(`document ${nomor} without an order`)
  return { pesanan, asal }
}

/** What stands paid ahead for each order of a shop now: PERSEKOT is owed, so it stands below zero in the books. */
export const titipPesanan = async (
  db: Queryable,
  kode_toko: string,
  no_pesanan: readonly string[],
): Promise<ReadonlyMap<string, Rp>> => {
  const rows = await db.rows<{ ref: string; rp: Rp }>(sql`
    SELECT k.ref, -coalesce(sum(x.rp), 0)::bigint AS rp
    FROM unnest(${[...no_pesanan]}::text[]) AS k (ref)
    LEFT JOIN LATERAL (
      SELECT s.rp FROM saldo_harian s
      WHERE s.kode_toko = ${kode_toko} AND s.akun = 'PERSEKOT' AND s.ref = k.ref AND s.sampai = 'infinity'
      UNION ALL
      SELECT m.rp FROM mutasi m
      WHERE m.kode_toko = ${kode_toko} AND m.akun = 'PERSEKOT' AND m.ref = k.ref
        AND m.tgl_system >= (SELECT t.tgl_system FROM toko t WHERE t.kode_toko = ${kode_toko})
    ) x ON true
    GROUP BY k.ref`)
  return new Map(rows.map((row) => [row.ref, row.rp]))
}
