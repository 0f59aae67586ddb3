/** A closed day as its seal is made of it: what is told in full as the database puts it into words, of the rest its hash. */
import { type Queryable, sql } from '@kencana/database'

/** What of a day stands in the file beside its lines. Hashes and signature as hex. */
export interface KepalaHari {
  kode_toko: string
  tgl_system: string
  kepala: string
  versi: number
  sebelumnya: string
  segel: string
  audit: string
  otorisasi: string
  rentang: string
  riwayat_barang: string
  riwayat_nilai: string
  kunci: string | null
  tanda: string | null
}

// The parts of isi_segel and isi_segel_2; the checker computes the seal from them, so a word too many would be found at once.
const AUDIT = sql`(
  SELECT string_agg(jsonb_build_array(a.id, (extract(epoch FROM a.waktu) * 1000000)::bigint, a.user_id, a.aksi, a.dokumen, a.sebelum,
    a.sesudah)::text, E'\n' ORDER BY a.id)
  FROM audit_log a WHERE a.kode_toko = h.kode_toko AND a.tgl_system = h.tgl_system)`
const OTORISASI = sql`(
  SELECT string_agg(jsonb_build_array(o.id, (extract(epoch FROM o.waktu) * 1000000)::bigint, o.diminta_oleh, o.disetujui_oleh,
    o.kategori, o.keterangan, o.draft_hash, o.nilai_hitung, o.nilai_input, o.kode_barcode, o.berat)::text, E'\n' ORDER BY o.id)
  FROM otorisasi o WHERE o.kode_toko = h.kode_toko AND o.tgl_system = h.tgl_system)`
const RIWAYAT_BARANG = sql`(
  SELECT string_agg((jsonb_build_array(r.id, r.kode_barang, r.user_id, (extract(epoch FROM r.waktu) * 1000000)::bigint,
    r.kode_group, r.kode_dept, r.tipe_barang, r.nama_barang, r.berat, r.berat_asli, r.berat_cad, r.berat_plastik, r.berat_atribut,
    r.berat_bandrol, r.kadar, r.persentase, r.kadar_cetak, r.kadar_modal, r.nama_atribut, r.harga_atribut, r.ongkos, r.harga_estimasi,
    r.harga_total, r.modal, r.foto) || CASE WHEN r.is_markis THEN '["MARKIS"]'::jsonb ELSE '[]'::jsonb END)::text, E'\n' ORDER BY r.id)
  FROM riwayat_barang r
  WHERE r.id >= lower(h.riwayat_barang) AND r.id < upper(h.riwayat_barang) AND r.id <@ h.riwayat_barang)`
const RIWAYAT_NILAI = sql`(
  SELECT string_agg(jsonb_build_array(n.id, n.tabel, n.kunci, n.dari, n.ke, n.user_id,
    (extract(epoch FROM n.waktu) * 1000000)::bigint)::text, E'\n' ORDER BY n.id)
  FROM riwayat_nilai n
  WHERE n.id >= lower(h.riwayat_nilai) AND n.id < upper(h.riwayat_nilai) AND n.id <@ h.riwayat_nilai)`
const hash = (isi: ReturnType<typeof sql>) => sql`encode(sha256(convert_to(coalesce(${isi}, ''), 'UTF8')), 'hex')`

/** What stands in the file of a closed day beside its lines; undefined for a day that is not closed. */
export const kepalaHari = (db: Queryable, kode_toko: string, tanggal: string): Promise<KepalaHari | undefined> =>
  db.one<KepalaHari>(sql`
    SELECT h.kode_toko::text, h.tgl_system::text, h.versi::int,
      jsonb_build_array(h.kode_toko::text, h.tgl_system, catatan_segel(h.ditutup_oleh, h.ditutup_pada, h.kosong, h.ringkasan))::text AS kepala,
      encode(h.segel_sebelumnya, 'hex') AS sebelumnya, encode(h.segel, 'hex') AS segel,
      ${hash(AUDIT)} AS audit, ${hash(OTORISASI)} AS otorisasi,
      ${hash(sql`h.riwayat_barang::text || h.riwayat_nilai::text`)} AS rentang,
      ${hash(RIWAYAT_BARANG)} AS riwayat_barang, ${hash(RIWAYAT_NILAI)} AS riwayat_nilai,
      t.kunci, encode(t.tanda, 'hex') AS tanda
    FROM hari_tutup h LEFT JOIN tanda_bukti t USING (kode_toko, tgl_system)
    WHERE h.kode_toko = ${kode_toko} AND h.tgl_system = ${tanggal}`)

/** The jurnals of a day with their lines, in the order of the seal. */
export const jurnalHari = (db: Queryable, kode_toko: string, tanggal: string): Promise<{ isi: string }[]> =>
  db.rows<{ isi: string }>(sql`
    SELECT jsonb_build_array(j.id, j.kind, j.document, j.user_id, j.membalik, (extract(epoch FROM j.dibuat_pada) * 1000000)::bigint, (
        SELECT jsonb_agg(jsonb_build_array(m.akun, m.ref, m.lot, m.kode_group, m.kode_dept, m.kode_barang, m.pcs, m.mg, m.rp)
          ORDER BY m.urut)
        FROM mutasi m WHERE m.jurnal_id = j.id))::text AS isi
    FROM jurnal j WHERE j.kode_toko = ${kode_toko} AND j.tgl_system = ${tanggal} ORDER BY j.id`)

/** The documents of a day, in the order of the seal. */
export const dokumenHari = (db: Queryable, kode_toko: string, tanggal: string): Promise<{ isi: string }[]> =>
  db.rows<{ isi: string }>(sql`
    SELECT jsonb_build_array(d.nomor, d.kode, d.urut, d.membatalkan)::text AS isi
    FROM dokumen d WHERE d.kode_toko = ${kode_toko} AND d.tgl_system = ${tanggal} ORDER BY d.nomor`)

/** All balances on the evening of a day. */
export const saldoHari = (db: Queryable, kode_toko: string, tanggal: string): Promise<{ isi: string }[]> =>
  db.rows<{ isi: string }>(sql`
    SELECT jsonb_build_array(s.akun, s.ref, s.lot, s.kode_group, s.kode_dept, s.pcs, s.mg, s.rp)::text AS isi
    FROM saldo(${kode_toko}, ${tanggal}::date) s
    ORDER BY s.akun COLLATE "C", s.ref COLLATE "C", s.lot COLLATE "C", s.kode_group COLLATE "C", s.kode_dept COLLATE "C"`)
