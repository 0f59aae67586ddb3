/** Lines of sales and handed over orders of every shop, as they can be bought back. */
import { bentukTelepon } from '@kencana/contract'
import { among, type Queryable, type Sql, sql } from '@kencana/database'
import { type Mg, type Persentase, type Rp, rp } from '@kencana/ledger'
import { Refusal, type Sesi } from '@kencana/server-kit'
import { hitungJual, memakaiKadar } from '../../barang/harga-barang/harga-barang.api.ts'
import { SUDAH_CAIR } from '../../penjualan/cair-marketplace/cair-marketplace.api.ts'
import { tokenDari } from '../../penjualan/nota-publik/nota-publik.contract.ts'
import { bacaToken, rahasiaNota } from '../../penjualan/nota-publik/token-nota.api.ts'
import { type BagianNota, bagianPoin } from './dasar-nota.contract.ts'
import { dijaminkanDi, sedangApa } from './dijaminkan.api.ts'
import type { BarangNota } from './nota-beli.contract.ts'

/** A line that was sold, with the parts of its price and the points that it gave. */
export interface NotaTerjual extends Omit<BarangNota, 'umur' | 'keadaan' | 'harga_bayar'>, BagianNota {
  urut: number
  persentase: Persentase
  /** What the customer paid, without what points did. */
  harga_bayar: Rp
  poin_didapat: number
  status: 'OPEN' | 'DONE' | 'BATAL'
  status_barang: string
  keadaan_beli: string | null
  /** What a platform still owes of its nota. */
  belum_cair: Rp
  berat: Mg
}

type Row = Omit<NotaTerjual, 'poin' | 'harga_bayar'> & {
  total: Rp
  total_nota: Rp
  poin_nota: Rp
  /** Of the piece's gold, what was the customer's own, or more: an order's price is without it. */
  berat_customer: Mg
  harga_gram: Rp
  /** Whether that was taken times fineness; null of an order from before it was kept, and of a sale, which needs none. */
  kali_kadar: boolean | null
}

// An order that was made in nobody's name is of who said his when he fetched it. Both branches answer the very same types: PostgreSQL hands a
// filter on to branches that need no conversion alone, and reads every sale there ever was otherwise.
const LINES = sql`
  SELECT k.no_faktur_jual::text AS no_faktur_jual, 'JUAL' AS asal, k.kode_toko::text, coalesce(k.tgl_valid, k.tgl_system) AS tgl,
    k.kode_member::text, k.nama_customer::text, k.no_hp, k.alamat, d.urut, d.kode_barang::text, d.salinan, d.berat, d.harga_gram, d.harga_jual,
    0::mg AS berat_customer, NULL::boolean AS kali_kadar, d.harga_atribut, d.ongkos, d.diskon, d.total, k.total AS total_nota, k.status,
    CASE WHEN k.kode_marketplace IS NULL THEN 0 ELSE k.tagihan - ${SUDAH_CAIR} END AS belum_cair
  FROM penjualan k JOIN penjualan_detail d USING (no_faktur_jual)
  UNION ALL
  SELECT s.no_serah::text, 'PESANAN', s.kode_toko::text, s.tgl_system, p.kode_customer::text, coalesce(nullif(s.nama_pengambil, ''), p.nama_customer)::text,
    p.no_hp, coalesce(nullif(s.alamat, ''), p.alamat_customer), 1, s.kode_barang::text, s.salinan, s.berat, s.harga_gram, s.harga_emas,
    (p.berat_customer - s.berat_beli)::mg, s.kali_kadar, s.harga_atribut, s.ongkos, s.diskon, s.total, s.total, CASE WHEN s.no_batal IS NULL THEN 'DONE' ELSE 'BATAL' END, 0::bigint
  FROM pesanan_serah s JOIN pesanan p USING (no_pesanan)`

const POIN = sql`
  coalesce((SELECT sum(b.jumlah) FROM pembayaran b WHERE b.dokumen = x.no_faktur_jual AND (b.cara_bayar = 'POIN'
    OR b.cara_bayar = 'VOUCHER' AND EXISTS (SELECT FROM voucher v WHERE v.no_voucher = b.ref AND v.asal = 'POIN'))), 0)::bigint AS poin_nota,
  coalesce((SELECT sum(a.jumlah + coalesce((SELECT sum(n.jumlah) FROM poin_mutasi n WHERE n.asal = a.id), 0)
      -- what ran out of them is not there to be taken back
      + coalesce((SELECT sum(k.jumlah + coalesce((SELECT sum(n.jumlah) FROM poin_mutasi n WHERE n.asal = k.id), 0))
          FROM poin_mutasi k WHERE k.lot = a.id), 0)) FROM poin_mutasi a
    WHERE a.dokumen = x.no_faktur_jual AND a.jenis IN ('JUAL', 'SERAH') AND a.urut = x.urut), 0)::int AS poin_didapat`

// What a gram of its category costs now, against the day it was sold; at a price of its own gold says nothing.
const BEDA_EMAS = sql`
  CASE WHEN r.is_markis OR x.harga_gram = 0 THEN NULL ELSE round((g.harga - x.harga_gram) * 1000000::numeric / x.harga_gram)::int END`

/**
 * What a piece's gold was worth on the day of its nota: what a customer's own gold paid for is bought from him as the rest is, at that
 * day's price per gram. Never reckoned back from what he paid: of a piece that is nearly all his own that is a rounded rest.
 */
const nilaiEmas = async (
  db: Queryable,
  { kode_toko, harga_jual, berat_customer, harga_gram, kali_kadar, persentase }: Row,
): Promise<Rp> => {
  if (berat_customer === 0) return harga_jual
  const kaliKadar = kali_kadar ?? (await memakaiKadar(db, kode_toko))
  const miliknya = hitungJual(harga_gram, berat_customer, persentase, kaliKadar)
  return rp(Math.max(0, harga_jual + miliknya))
}

/** @param where a condition on `x`, the lines */
const baca = async (db: Queryable, where: Sql): Promise<NotaTerjual[]> => {
  const rows = await db.rows<Row>(sql`
    SELECT x.no_faktur_jual, x.asal, x.kode_toko, t.nama_toko::text, x.tgl, x.kode_member, x.nama_customer, x.no_hp, x.alamat, x.urut,
      x.kode_barang, b.kode_barcode::text, r.nama_barang::text, r.kode_group::text, r.kode_dept::text, r.kadar::text, r.persentase,
      r.nama_atribut, r.is_markis, r.foto, x.berat, ${BEDA_EMAS} AS beda_emas, x.harga_jual, x.harga_gram, x.berat_customer, x.kali_kadar,
      x.harga_atribut, x.ongkos, x.diskon, x.total, x.total_nota, ${POIN}, x.status,
      x.belum_cair::bigint, b.status_barang, p.no_faktur_beli::text, p.keadaan AS keadaan_beli,
      ${dijaminkanDi(sql`x.kode_barang`)} AS no_hutang
    FROM (${LINES}) x
    JOIN toko t ON t.kode_toko = x.kode_toko
    JOIN barang b ON b.kode_barang = x.kode_barang
    JOIN riwayat_barang r ON r.kode_barang = x.kode_barang AND r.id = x.salinan
    JOIN master_group g ON g.kode_group = r.kode_group
    LEFT JOIN pembelian p ON p.kode_barang = x.kode_barang AND p.keadaan <> 'BATAL' AND x.status = 'DONE'
    WHERE ${where} ORDER BY x.status = 'BATAL', x.tgl DESC, x.no_faktur_jual DESC, x.urut LIMIT 100`)
  const semua: NotaTerjual[] = []
  for (const satu of rows) {
    const harga_jual = await nilaiEmas(db, satu)
    const { total, total_nota, poin_nota, berat_customer: _, harga_gram: __, kali_kadar: ___, ...row } = satu
    const poin = bagianPoin(poin_nota, total, total_nota)
    const harga_bayar = rp(Math.max(0, harga_jual + row.harga_atribut + row.ongkos - row.diskon - poin))
    semua.push({ ...row, harga_jual, poin, harga_bayar })
  }
  return semua
}

const TELEPON = /^08\d{7,15}$/

const keadaan = ({
  status,
  status_barang,
  no_faktur_beli,
  keadaan_beli,
  no_hutang,
}: NotaTerjual): BarangNota['keadaan'] => {
  if (status === 'BATAL') return 'DIBATALKAN'
  if (status === 'OPEN') return 'DI KASIR'
  if (keadaan_beli === 'OPEN') return 'SEDANG DIBELI'
  if (no_hutang?.startsWith('SV-')) return 'SEDANG DISERVICE'
  if (no_hutang !== null) return 'SEDANG DIJAMINKAN'
  return no_faktur_beli === null && status_barang === 'TERJUAL' ? 'DI CUSTOMER' : 'SUDAH DIBELI'
}

const umur = (tgl: string, kini: string): number => Math.round((Date.parse(kini) - Date.parse(tgl)) / 86_400_000)

/** How many days ago a piece was sold, by the day of the shop that buys it. */
export const umurNota = ({ tgl }: Pick<NotaTerjual, 'tgl'>, { tgl_system }: Pick<Sesi, 'tgl_system'>): number =>
  Math.max(0, umur(tgl, tgl_system))

const cari = async (db: Queryable, kode: string): Promise<NotaTerjual[]> => {
  const token = tokenDari(kode)
  if (token) {
    const dari = bacaToken(await rahasiaNota(db), token)
    if (!dari) throw new Refusal('missing', 'Nota Tidak Dikenal')
    return baca(db, sql`x.kode_toko = ${dari.kode_toko} AND x.no_faktur_jual = ${dari.no_faktur}`)
  }
  const barang = await db.one<{ kode_barang: string }>(
    sql`SELECT kode_barang::text FROM barang WHERE kode_barcode = ${kode}`,
  )
  if (barang) {
    const terjual = await baca(db, sql`x.kode_barang = ${barang.kode_barang}`)
    // It is a piece of ours, and nobody who brings it has bought it here.
    if (terjual.length === 0) throw new Refusal('missing', `Barang ${kode} Tidak Pernah Dijual`)
    return terjual
  }
  if (TELEPON.test(bentukTelepon(kode)))
    return baca(
      db,
      sql`x.kode_toko = ANY (ARRAY(SELECT kode_toko::text FROM toko)) AND x.no_hp <> '' AND nomor_hp(x.no_hp) = nomor_hp(${kode})`,
    )
  return baca(db, sql`x.no_faktur_jual = ${kode}`)
}

/** Sold pieces by what somebody has of them. @throws Refusal 404 when nothing is found */
export const cariNotaBeli = async (db: Queryable, sesi: Sesi, kode: string): Promise<BarangNota[]> => {
  const rows = await cari(db, kode)
  if (rows.length === 0) throw new Refusal('missing', `Nota ${kode} Tidak Ada`)
  return rows.map((row) => ({ ...row, umur: umurNota(row, sesi), keadaan: keadaan(row) }))
}

/** Why a piece cannot be bought back; '' when its customer has it. */
const sebab = (row: NotaTerjual, kecuali: string): string => {
  const { kode_barcode, no_faktur_jual, no_faktur_beli, no_hutang } = row
  switch (keadaan(row)) {
    case 'DIBATALKAN':
      return `Nota ${no_faktur_jual} Sudah Dibatalkan`
    case 'DI KASIR':
      return `Barang ${kode_barcode} Masih Di Kasir, ${no_faktur_jual}`
    case 'DI CUSTOMER':
      return ''
    case 'SEDANG DIJAMINKAN':
    case 'SEDANG DISERVICE':
      return no_hutang === kecuali ? '' : `Barang ${kode_barcode} Sedang ${sedangApa(no_hutang ?? '')}`
    default:
      return `Barang ${kode_barcode} Sudah Dibeli Kembali, ${no_faktur_beli ?? '-'}`
  }
}

/**
 * Pieces that their customers have, by barcode.
 * @param kecuali a loan for which they may lie here
 * @throws Refusal that says of the first which is not with its customer where it is
 */
export const notaDiCustomer = async (
  db: Queryable,
  kode_barcode: readonly string[],
  kecuali = '',
): Promise<ReadonlyMap<string, NotaTerjual>> => {
  if (kode_barcode.length === 0) return new Map()
  const ganda = kode_barcode.find((one, index) => kode_barcode.indexOf(one) !== index)
  if (ganda !== undefined) throw new Refusal('rule', `Barang ${ganda} Dua Kali Dalam Daftar`)
  const barang = await db.rows<{ kode_barang: string }>(
    sql`SELECT kode_barang::text FROM barang WHERE kode_barcode ${among(kode_barcode)}`,
  )
  const rows = await baca(db, sql`x.kode_barang = ANY (${barang.map((one) => one.kode_barang)}::text[])`)
  const nota = new Map<string, NotaTerjual>()
  for (const one of kode_barcode) {
    const satu = rows.find((row) => row.kode_barcode === one)
    if (!satu) throw new Refusal('rule', `Barang ${one} Tidak Pernah Dijual`)
    const tidak = sebab(satu, kecuali)
    if (tidak !== '') throw new Refusal('rule', tidak)
    nota.set(one, satu)
  }
  return nota
}
