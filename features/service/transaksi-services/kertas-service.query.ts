/** What leaves a repair, as its own papers show it: fetched, called off. */
import type { Dokumen } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { cetakan, Refusal, type Sesi, waktu } from '@kencana/server-kit'
import { bacaPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { bacaUangKembali } from '../../keuangan/pembayaran/uang-kembali.api.ts'
import type { UangKembali } from '../../keuangan/pembayaran/uang-kembali.contract.ts'
import { type AmbilLengkap, DOKUMEN_AMBIL_SERVICE } from './ambil-service.contract.ts'
import { type BatalLengkap, DOKUMEN_BATAL_SERVICE } from './batal-service.contract.ts'
import { jejakService } from './service.api.ts'
import { hpService } from './service.query.ts'

/** When a document was written, of those of one repair: they wait for each other. One that is being written is the last. */
const SAAT = (nomor: Sql): Sql =>
  sql`coalesce((SELECT min(l.id) FROM audit_log l WHERE ${jejakService(nomor)}), 9223372036854775807)`

/** What stood when `k` was written: written before it, and not undone before it. */
const BERDIRI = (nomor: Sql, no_batal: Sql, k: Sql): Sql =>
  sql`${SAAT(nomor)} <= ${SAAT(k)} AND (${no_batal} IS NULL OR ${SAAT(no_batal)} > ${SAAT(k)})`

/** Pieces of a document `k` as they left: what was done to each is what stood when they did. */
const BARANG = (detail: string, nomor: string): Sql => sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('urut', b.urut, 'nama_barang', b.nama_barang, 'jumlah', d.jumlah, 'kadar', b.kadar,
    'jenis_kerja', b.jenis_kerja, 'deskripsi', b.deskripsi, 'berat', b.berat, 'berat_keluar', d.berat, 'ongkos', b.ongkos,
    'patri', coalesce(s.patri, 0), 'batu', coalesce(s.batu, 0),
    'susut', greatest(b.berat + coalesce(s.patri, 0) + coalesce(s.batu, 0) - d.berat, 0),
    'kerja_tambahan', coalesce(s.kerja_tambahan, ''), 'tambahan', coalesce(s.tambahan, 0), 'setuju_nama', coalesce(s.setuju_nama, '')
  ) ORDER BY b.urut)
  FROM ${sql.ident(detail)} d JOIN service_barang b ON (b.no_service, b.urut) = (k.no_service, d.urut_barang)
  LEFT JOIN LATERAL (
    SELECT x.* FROM service_selesai_barang x JOIN service_selesai j USING (no_selesai)
    WHERE j.no_service = k.no_service AND x.urut_barang = d.urut_barang AND x.berat_keluar = d.berat
      AND ${BERDIRI(sql`j.no_selesai`, sql`j.no_batal`, sql`k.${sql.ident(nomor)}`)}
    LIMIT 1
  ) s ON true
  WHERE d.${sql.ident(nomor)} = k.${sql.ident(nomor)}), '[]') AS barang`

/** Pieces that are in the shop after a fetching `k`. */
const TINGGAL = sql`coalesce((
  SELECT jsonb_agg(b.urut || '. ' || b.nama_barang ORDER BY b.urut) FROM service_barang b
  WHERE b.no_service = k.no_service AND NOT EXISTS (
    SELECT FROM service_ambil a JOIN service_ambil_barang d USING (no_ambil)
    WHERE a.no_service = k.no_service AND d.urut_barang = b.urut AND ${BERDIRI(sql`a.no_ambil`, sql`a.no_batal`, sql`k.no_ambil`)})), '[]') AS tinggal`

/** One of a shop by its number, with its customer. @throws Refusal 404 */
const satu = async <Row extends object>(
  db: Queryable,
  sesi: Sesi,
  { nomor, tabel, nama = 'Dokumen', ...dokumen }: Dokumen,
  no: string,
  kolom: Sql,
): Promise<Row> => {
  const row = await db.one<Row>(sql`
    SELECT k.${sql.ident(nomor)}::text, k.no_service::text, k.tgl_system, ${waktu()} AS waktu, k.nama_customer::text,
      ${await hpService(db, sesi, sql`k.diterima_oleh`)} AS no_hp, k.jumlah, k.user_id::text, k.no_batal::text,
      coalesce((SELECT o.disetujui_oleh::text FROM otorisasi o WHERE o.id = k.otorisasi), '') AS disetujui_oleh,
      ${cetakan({ nomor, tabel, nama, ...dokumen })} AS cetakan, ${kolom}
    FROM (
      SELECT a.*, s.nama_customer, s.no_hp, s.kode_member, s.dp, s.user_id AS diterima_oleh
      FROM ${sql.ident(tabel)} a JOIN service s USING (no_service)
    ) k WHERE k.${sql.ident(nomor)} = ${no} AND k.kode_toko = ${sesi.kode_toko}`)
  if (!row) throw new Refusal('missing', `${nama} ${no} Tidak Ada`)
  return row
}

/** One fetching, as its paper shows it. @throws Refusal 404 */
export const satuAmbil = async (db: Queryable, sesi: Sesi, no_ambil: string): Promise<AmbilLengkap> => ({
  ...(await satu<Omit<AmbilLengkap, 'pembayaran'>>(
    db,
    sesi,
    DOKUMEN_AMBIL_SERVICE,
    no_ambil,
    sql`k.pengambil, k.bawa_slip, k.susut_setuju, k.dp, k.dulu, k.sisa, k.jasa IS NOT NULL AS terakhir, k.ppn,
      ${BARANG('service_ambil_barang', 'no_ambil')}, ${TINGGAL}`,
  )),
  pembayaran: await bacaPembayaran(db, sesi.kode_toko, no_ambil),
})

/** How the money of an undone fetching went back. @throws Refusal 404 where none had come */
export const ambilKembali = async (db: Queryable, sesi: Sesi, no_batal: string): Promise<UangKembali> => {
  const kembali = await bacaUangKembali(db, sesi.kode_toko, no_batal, DOKUMEN_AMBIL_SERVICE)
  const { no_service, nama_customer, no_hp, barang } = await satuAmbil(db, sesi, kembali.dokumen)
  return {
    ...kembali,
    untuk: { nama: 'SERVICE', nomor: no_service },
    nama_customer,
    no_hp,
    barang: barang.map((one) => ({ nama_barang: one.nama_barang, berat: one.berat })),
    saldo: null,
  }
}

/** One that was called off, as its paper shows it. @throws Refusal 404 */
export const satuBatalService = async (db: Queryable, sesi: Sesi, no_batal_service: string): Promise<BatalLengkap> => ({
  ...(await satu<Omit<BatalLengkap, 'pembayaran'>>(
    db,
    sesi,
    DOKUMEN_BATAL_SERVICE,
    no_batal_service,
    sql`k.alasan, k.hangus, ${BARANG('service_batal_barang', 'no_batal_service')}`,
  )),
  pembayaran: await bacaPembayaran(db, sesi.kode_toko, no_batal_service),
})
