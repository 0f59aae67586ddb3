/** What people pay the shop, and what it pays or lends them: each rupiah once, where it changes hands. Source: complaints, idea 15. */
import { type Sql, sql } from '@kencana/database'

/** What of a sale deposits paid: that came in with them. */
const TITIPAN_JUAL = sql`
  CASE WHEN k.status = 'OPEN'
    THEN (SELECT sum((r ->> 'jumlah')::bigint) FROM jsonb_array_elements(k.rencana_bayar) r WHERE r ->> 'cara_bayar' = 'TITIPAN')
    ELSE (SELECT sum(p.jumlah) FROM pembayaran p WHERE p.dokumen = k.no_faktur_jual AND p.cara_bayar = 'TITIPAN') END`

/** What a sale `k` brings in itself. */
export const DIBAYAR_JUAL = sql`greatest(k.tagihan - coalesce(${TITIPAN_JUAL}, 0), 0)`

/** Whose order `p` is, of who paid ahead for it or fetched it as `nama`. */
const pemesan = (nama: Sql): Sql => sql`
  coalesce(nullif(${nama}::text, ''), p.nama_customer::text) AS nama_customer, p.kode_customer::text AS kode_member, p.no_hp,
  coalesce(nullif(x.alamat, ''), p.alamat_customer) AS alamat, x.jenis_identitas, x.nik`

const PEMINJAM = sql`h.nama_customer::text, h.kode_member::text, h.no_hp, h.alamat, h.jenis_identitas, h.nik`

/** Whose paper `k` is, of who paid more for it as `x`: by what he showed then. */
const PENYETOR = sql`
  coalesce(nullif(x.nama_penyetor::text, ''), k.nama_customer::text), k.kode_member::text, k.no_hp, coalesce(nullif(x.alamat, ''), k.alamat),
  x.jenis_identitas, x.nik`

/** Documents `x` of a table on the days that are asked, of the shops of this installation. */
const dari = (tabel: string, hari: (kolom: string) => Sql, kolom = 'tgl_system'): Sql =>
  sql`toko t JOIN ${sql.ident(tabel)} x ON x.kode_toko = t.kode_toko ${hari(`x.${kolom}`)}`

/** What an order that is called off on the very day gave back is as if it had never come. */
const PESANAN_BATAL = sql`
  NOT EXISTS (SELECT FROM pesanan_batal b WHERE b.no_batal = p.no_batal AND b.tgl_system = x.tgl_system)`
const titipanBatal = (no_titip: Sql, hari: Sql): Sql =>
  sql`NOT EXISTS (SELECT FROM titipan_batal b WHERE b.no_titip = ${no_titip} AND b.kode_toko = x.kode_toko AND b.tgl_system = ${hari})`
const serviceBatal = sql`
  NOT EXISTS (SELECT FROM service_batal b WHERE b.no_service = k.no_service AND b.no_batal IS NULL AND b.tgl_system = x.tgl_system)`

const pesanan = (hari: (kolom: string) => Sql): Sql => sql`
  SELECT x.tgl_system AS tanggal, x.kode_toko, 'BAYAR' AS arah, 'TITIP PESANAN' AS jenis, x.no_titip::text AS nota, sum(x.jumlah) AS jumlah,
    sum(x.jumlah) AS nilai, ${pemesan(sql`x.nama_penyetor`)}
  FROM ${dari('pesanan_titip', hari)} JOIN pesanan p USING (no_pesanan)
  WHERE t.portal = '' AND x.no_batal IS NULL AND ${PESANAN_BATAL}
  GROUP BY 1, 2, 5, 8, 9, 10, 11, 12, 13
  UNION ALL
  SELECT x.tgl_system, x.kode_toko, 'BAYAR', 'SERAH PESANAN', x.no_serah, greatest(x.total - x.persekot, 0), x.total, ${pemesan(sql`x.nama_pengambil`)}
  FROM ${dari('pesanan_serah', hari)} JOIN pesanan p USING (no_pesanan) WHERE t.portal = '' AND x.no_batal IS NULL
  UNION ALL
  SELECT x.tgl_system, x.kode_toko, 'TERIMA', 'SERAH PESANAN', x.no_serah, x.beli, x.beli, ${pemesan(sql`x.nama_pengambil`)}
  FROM ${dari('pesanan_serah', hari)} JOIN pesanan p USING (no_pesanan) WHERE t.portal = '' AND x.no_batal IS NULL AND x.beli > 0`

const titipan = (hari: (kolom: string) => Sql, kolom: string): Sql => sql`
  SELECT x.${sql.ident(kolom)}, x.kode_toko, 'BAYAR', 'TITIPAN', x.no_titip_group, x.titip, x.titip, x.nama_customer::text, x.kode_member::text,
    x.no_hp, x.alamat, x.jenis_identitas, x.nik
  FROM ${dari('titipan', hari, kolom)}
  WHERE t.portal = '' AND x.titip > 0 AND x.ditolak_pada IS NULL AND ${titipanBatal(sql`x.no_titip`, sql`x.${sql.ident(kolom)}`)}
  UNION ALL
  SELECT x.tgl_system, x.kode_toko, 'BAYAR', 'TITIPAN', x.no_uang_titip, x.jumlah, x.jumlah, ${PENYETOR}
  FROM ${dari('titipan_uang', hari)} JOIN titipan k USING (no_titip)
  WHERE t.portal = '' AND x.no_batal IS NULL AND ${titipanBatal(sql`x.no_titip`, sql`x.tgl_system`)}`

const service = (hari: (kolom: string) => Sql): Sql => sql`
  SELECT x.tgl_system, x.kode_toko, 'BAYAR', 'SERVICE', x.no_service, x.dp, x.dp, x.nama_customer::text, x.kode_member::text, x.no_hp, x.alamat,
    x.jenis_identitas, x.nik
  FROM ${dari('service', hari)} CROSS JOIN LATERAL (SELECT x.no_service) k WHERE t.portal = '' AND x.dp > 0 AND ${serviceBatal}
  UNION ALL
  SELECT x.tgl_system, x.kode_toko, 'BAYAR', 'SERVICE', x.no_ambil, x.jumlah, x.jumlah, ${PENYETOR}
  FROM ${dari('service_ambil', hari)} JOIN service k USING (no_service)
  WHERE t.portal = '' AND x.jumlah > 0 AND x.no_batal IS NULL AND ${serviceBatal}`

// A loan that goes on pays nothing out but what is lent on top of it, and one of the books of before was paid out there.
const hutang = (hari: (kolom: string) => Sql, kolom: string): Sql => sql`
  SELECT x.${sql.ident(kolom)}, x.kode_toko, 'TERIMA', 'HUTANG', x.no_hutang, x.jumlah_hutang, x.jumlah_hutang, x.nama_customer::text,
    x.kode_member::text, x.no_hp, x.alamat, x.jenis_identitas, x.nik
  FROM ${dari('hutang', hari, kolom)} WHERE t.portal = '' AND x.no_asal IS NULL AND NOT x.awal AND x.status <> 'BATAL'
  UNION ALL
  SELECT x.tgl_system, x.kode_toko, 'BAYAR', 'BAYAR HUTANG', x.no_bayar, v.masuk, v.masuk, ${PEMINJAM}
  FROM ${dari('hutang_bayar', hari)} JOIN hutang h USING (no_hutang)
    CROSS JOIN LATERAL (SELECT x.pokok + x.bunga + x.denda - x.diskon AS masuk) v
  WHERE t.portal = '' AND x.no_batal IS NULL AND v.masuk > 0
  UNION ALL
  SELECT x.tgl_system, x.kode_toko, 'TERIMA', 'TAMBAH HUTANG', x.no_bayar, x.keluar, x.keluar, ${PEMINJAM}
  FROM ${dari('hutang_bayar', hari)} JOIN hutang h USING (no_hutang) WHERE t.portal = '' AND x.no_batal IS NULL AND x.keluar > 0
  UNION ALL
  SELECT x.tgl_system, x.kode_toko, 'TERIMA', 'SISA LELANG', x.no_surplus, x.jumlah, x.jumlah, ${PEMINJAM}
  FROM ${dari('hutang_surplus', hari)} JOIN hutang_lelang l USING (no_lelang) JOIN hutang h USING (no_hutang)
  WHERE t.portal = '' AND x.no_batal IS NULL`

// What is auctioned pays a debt: its money went out with the loan, what is left over when that is paid.
const pembelian = (hari: (kolom: string) => Sql, kolom: string): Sql => sql`
  SELECT x.${sql.ident(kolom)}, x.kode_toko, 'TERIMA', 'PEMBELIAN', x.no_grup, sum(x.harga), sum(x.harga), max(x.nama_customer::text),
    max(x.kode_member::text), max(x.no_hp), max(x.alamat), max(x.jenis_identitas), max(x.nik)
  FROM ${dari('pembelian', hari, kolom)} WHERE t.portal = '' AND x.status <> 'BATAL' AND x.asal <> 'LELANG'
  GROUP BY 1, 2, x.no_grup`

/**
 * Money of every counter but sales, as rows of `tanggal, kode_toko, arah, jenis, nota, jumlah, nilai, nama_customer, kode_member, no_hp,
 * alamat, jenis_identitas, nik`: `jumlah` changed hands on that day, `nilai` is what the paper comes to, paid ahead or not.
 * @param hari which days of a column are read
 * @param kolom the day that papers count on which a cashier makes right: of their entry, or of that
 */
export const uangSelainJual = (hari: (kolom: string) => Sql, kolom: 'tgl_system' | 'tgl_valid'): Sql => sql`
  ${pesanan(hari)}
  UNION ALL ${titipan(hari, kolom)}
  UNION ALL ${service(hari)}
  UNION ALL ${hutang(hari, kolom)}
  UNION ALL ${pembelian(hari, kolom)}`
