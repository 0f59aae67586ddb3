/** Repairs as screens and papers see them. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { likeAnywhere, type Queryable, type Sql, sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { cetakan, hitungBaris, hitungTerbuka, only, Refusal, type Sesi, type Terbuka, waktu } from '@kencana/server-kit'
import { bacaPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { hpDicari, hpDokumen } from '../../member/data-member/data-member.api.ts'
import { SETUJU_PESAN } from '../../member/pelanggan/pesan.api.ts'
import { akunTersembunyi } from '../../neraca/mutasi/mutasi.api.ts'
import { bilanganParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { RAHASIA_NOTA, tokenNota } from '../../penjualan/nota-publik/token-nota.api.ts'
import { batasSusut } from './kasus-ambil.store.ts'
import { selesaiDulu } from './kasus-selesai.store.ts'
import { jejakService } from './service.api.ts'
import { DOKUMEN_SERVICE, type listService, type SatuService } from './service.contract.ts'

/** Whether the money of repairs is hidden from somebody. */
const tanpaUang = async (db: Queryable, sesi: Sesi): Promise<boolean> =>
  (await akunTersembunyi(db, sesi)).includes('JASA_SERVICE')

/**
 * The telephone of a repair `k` as its reader may see it; who reads such money reads it in full.
 * @param oleh who took it in
 */
export const hpService = async (db: Queryable, sesi: Sesi, oleh: Sql = sql`k.user_id`): Promise<Sql> =>
  hpDokumen(!(await tanpaUang(db, sesi)), sesi, { sendiri: sql`${oleh} = ${sesi.user_id}` })

/** The repair `k` that one of its documents is of: what was fetched, finished or called off under this number. */
const nomorLain = (nomor: string): Sql => sql`k.no_service IN (
  SELECT no_service FROM service_ambil WHERE ${nomor} IN (no_ambil, no_batal)
  UNION SELECT no_service FROM service_selesai WHERE ${nomor} IN (no_selesai, no_batal)
  UNION SELECT no_service FROM service_batal WHERE ${nomor} IN (no_batal_service, no_batal))`

/** What all work of a repair `k` costs, and what was paid of it by now. */
const TOTAL = sql`(SELECT coalesce(sum(b.ongkos + b.tambahan), 0) FROM service_barang b WHERE b.no_service = k.no_service)::bigint`
const DIBAYAR = sql`(k.dp + coalesce((
  SELECT sum(a.jumlah) FROM service_ambil a WHERE a.no_service = k.no_service AND a.no_batal IS NULL), 0))::bigint`

type Kepala = Omit<SatuService, 'barang' | 'selesai_dulu' | 'pembayaran' | 'riwayat' | 'sisa' | 'tautan'>

/** Who fetched a piece `d`, as its paper says it. */
const DIAMBIL = sql`coalesce((
  SELECT CASE a.pengambil WHEN '' THEN k.nama_customer ELSE a.pengambil || ' (BUKAN CUSTOMER)' END
  FROM service_ambil a JOIN service_ambil_barang ab USING (no_ambil) JOIN service k USING (no_service)
  WHERE a.no_service = d.no_service AND ab.urut_barang = d.urut AND a.no_batal IS NULL), '')`

/** Every picture of a piece `d`. */
const FOTO = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('foto', f.foto, 'jenis', f.jenis, 'waktu', ${waktu(sql`f.dibuat_pada`)}, 'user_id', f.user_id) ORDER BY f.dibuat_pada, f.jenis)
  FROM service_foto f WHERE (f.no_service, f.urut) = (d.no_service, d.urut)), '[]')`

/** In whose hands a piece `d` was, one after the other. */
const PEMEGANG = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('nama', coalesce(p.kode_tukang || ' ' || p.nama_tukang, 'Toko'), 'sejak', p.tgl_system, 'user_id', p.user_id) ORDER BY p.ke)
  FROM service_pemegang p WHERE (p.no_service, p.urut) = (d.no_service, d.urut)), '[]')`

type Barang = SatuService['barang'][number]

const bacaBarang = async (db: Queryable, sesi: Sesi, no_service: string): Promise<Barang[]> => {
  const barang = await db.rows<Omit<Barang, 'batas_susut' | 'harus_setuju'>>(sql`
    SELECT d.urut, d.nama_barang::text, d.jumlah, d.berat, d.berat_kini, d.kadar, d.jenis_kerja, d.deskripsi, d.ongkos, d.patri, d.batu,
      (SELECT b.kode_barcode::text FROM barang b WHERE b.kode_barang = d.kode_barang) AS kode_barcode,
      greatest(d.berat + d.patri + d.batu - d.berat_kini, 0)::bigint AS susut, coalesce(s.kerja_tambahan, '') AS kerja_tambahan, d.tambahan,
      coalesce(s.setuju_nama, '') AS setuju_nama, d.foto, d.foto_selesai, coalesce(d.kode_tukang::text, '') AS kode_tukang,
      coalesce(t.nama_tukang::text, '') AS nama_tukang, d.no_selesai::text, ${DIAMBIL} AS diambil_oleh, ${PEMEGANG} AS pemegang, ${FOTO} AS foto_semua, d.status
    FROM service_barang d LEFT JOIN service_selesai_barang s ON s.no_selesai = d.no_selesai AND s.urut_barang = d.urut
    LEFT JOIN tukang t ON t.kode_tukang = d.kode_tukang
    WHERE d.no_service = ${no_service} ORDER BY d.urut`)
  const nilai = await batasSusut({ db, sesi }, no_service, barang)
  return barang.map((one) => ({ ...one, ...nilai(one) }))
}

const isiDari = (tabel: string, nomor: string): Sql => sql`
  (SELECT string_agg(d.urut_barang::text, ', ' ORDER BY d.urut_barang) FROM ${sql.ident(tabel)} d WHERE d.${sql.ident(nomor)} = x.${sql.ident(nomor)})`

/** The craftsman's fee of a finishing `x`, for who wrote it down and who reads such money. */
const upah = async (db: Queryable, sesi: Sesi): Promise<Sql> => {
  const isi = sql`', ongkos Rp. ' || to_char(x.ongkos_tukang, 'FM999,999,999,990')`
  return (await tanpaUang(db, sesi)) ? sql`CASE WHEN x.user_id = ${sesi.user_id} THEN ${isi} ELSE '' END` : isi
}

const bacaRiwayat = async (db: Queryable, sesi: Sesi, no_service: string): Promise<SatuService['riwayat']> =>
  db.rows(sql`
    SELECT r.nomor::text, r.jenis, ${waktu(sql`r.dibuat_pada`)} AS waktu, coalesce(r.barang, '') AS barang, r.jumlah::bigint, r.keterangan,
      r.user_id::text, r.no_batal::text,
      coalesce((SELECT l.user_id::text FROM audit_log l WHERE ${jejakService(sql`r.no_batal`)}), '') AS batal_oleh
    FROM (
      SELECT k.no_service AS nomor, 'MASUK' AS jenis, k.dibuat_pada, NULL AS barang, k.dp::bigint AS jumlah, '' AS keterangan, k.user_id, NULL AS no_batal
      FROM service k WHERE k.no_service = ${no_service}
      UNION ALL SELECT x.no_selesai, 'SELESAI', x.dibuat_pada, ${isiDari('service_selesai_barang', 'no_selesai')}, 0,
        CASE WHEN x.kode_tukang IS NULL THEN '' ELSE 'Tukang ' || x.kode_tukang || ${await upah(db, sesi)} END,
        x.user_id, x.no_batal FROM service_selesai x WHERE x.no_service = ${no_service}
      UNION ALL SELECT x.no_ambil, 'AMBIL', x.dibuat_pada, ${isiDari('service_ambil_barang', 'no_ambil')}, x.jumlah,
        concat_ws(', ', CASE WHEN x.pengambil = '' THEN 'Customer sendiri' ELSE 'Oleh ' || x.pengambil || ', bukan customer' END,
          CASE WHEN NOT x.bawa_slip THEN 'tanpa slip' END,
          CASE WHEN x.susut_setuju <> '' THEN 'susut disetujui ' || x.susut_setuju END), x.user_id, x.no_batal
      FROM service_ambil x WHERE x.no_service = ${no_service}
      UNION ALL SELECT x.no_batal_service, 'BATAL', x.dibuat_pada, ${isiDari('service_batal_barang', 'no_batal_service')}, x.hangus - x.jumlah,
        x.alasan || CASE WHEN x.hangus = 0 THEN '' ELSE ', hangus Rp. ' || to_char(x.hangus, 'FM999,999,999,990') END, x.user_id, x.no_batal
      FROM service_batal x WHERE x.no_service = ${no_service}
    ) r ORDER BY r.dibuat_pada, array_position(ARRAY['MASUK', 'SELESAI', 'AMBIL', 'BATAL'], r.jenis), r.nomor`)

/** One with its pieces, its money and what happened to it. @param nomor its own, or of one of its documents @throws Refusal 404 */
export const satuService = async (db: Queryable, sesi: Sesi, nomor: string): Promise<SatuService> => {
  const baca = await db.one<Kepala & { rahasia: string; alamat_publik: string }>(sql`
    SELECT k.no_service::text, k.tgl_system, ${waktu()} AS waktu, k.tgl_janji, k.kode_member::text,
      CASE WHEN k.kode_member = '-' THEN 'NON MEMBER' ELSE 'MEMBER' END AS type_customer, k.nama_customer::text,
      ${await hpService(db, sesi)} AS no_hp, ${SETUJU_PESAN(sql`k.kode_member`, sql`k.no_hp`)}, k.alamat, k.keterangan, k.status, k.dp, ${TOTAL} AS total, ${DIBAYAR} AS dibayar,
      k.user_id::text, k.versi, ${cetakan(DOKUMEN_SERVICE)} AS cetakan, ${RAHASIA_NOTA} AS rahasia,
      (SELECT t.alamat_publik FROM toko t WHERE t.kode_toko = k.kode_toko) AS alamat_publik
    FROM service k WHERE (k.no_service = ${nomor} OR ${nomorLain(nomor)}) AND k.kode_toko = ${sesi.kode_toko}`)
  if (!baca) throw new Refusal('missing', `Service ${nomor} Tidak Ada`)
  const { rahasia, alamat_publik, ...kepala } = baca
  const { no_service } = kepala
  const { pcs, berat, kurang } = await selesaiDulu({ db }, no_service)
  const token = tokenNota(rahasia, { kode_toko: sesi.kode_toko, no_faktur: no_service })
  return {
    ...kepala,
    tautan: alamat_publik === '' ? '' : `${alamat_publik}/service/${token}`,
    barang: await bacaBarang(db, sesi, no_service),
    selesai_dulu: { pcs, berat, kurang },
    sisa: rp(kepala.status === 'CANC' ? 0 : kepala.total - kepala.dibayar),
    pembayaran: await bacaPembayaran(db, sesi.kode_toko, no_service),
    riwayat: await bacaRiwayat(db, sesi, no_service),
  }
}

const KINI = sql`(SELECT t.tgl_system FROM toko t WHERE t.kode_toko = k.kode_toko)`

/** In work longer than was promised. */
const LEWAT = sql`k.status = 'OPEN' AND k.tgl_janji < ${KINI}`

/** Done for longer than the shop waits until it says so. */
const belumDiambil = async (db: Queryable, kode_toko: string): Promise<Sql> => {
  const hari = await bilanganParaSystem(db, kode_toko, 'service_ambil')
  return sql`k.status = 'DONE' AND ${KINI} - ${hari}::int >= (
    SELECT max(s.tgl_system) FROM service_selesai s WHERE s.no_service = k.no_service AND s.no_batal IS NULL)`
}

type Saringan = InputOf<typeof listService>

const cari = (q: string): Sql =>
  q === ''
    ? sql``
    : sql`AND (k.no_service LIKE ${likeAnywhere(q)} OR ${nomorLain(q)} OR k.nama_customer LIKE ${likeAnywhere(q)}
        OR ${hpDicari(sql`k.no_hp`, q)})`

const menurutStatus = async (db: Queryable, kode_toko: string, status: string): Promise<Sql> => {
  if (status === 'BELUM DIAMBIL') return sql`AND ${await belumDiambil(db, kode_toko)}`
  if (status === 'TERBUKA') return sql`AND k.status IN ('OPEN', 'DONE')`
  return status === 'LEWAT' ? sql`AND ${LEWAT}` : only('k.status', status)
}

const bila = (kolom: Sql, tanda: Sql, nilai: string): Sql =>
  nilai === '' ? sql`` : sql`AND ${kolom} ${tanda} ${nilai}`

/** One page of a shop's repairs, and how many there are. */
export const daftarService = async (
  db: Queryable,
  input: Saringan,
  sesi: Sesi,
): Promise<OutputOf<typeof listService>> => {
  const where = sql`k.kode_toko = ${sesi.kode_toko} ${bila(sql`k.tgl_system`, sql`>=`, input.tgl_awal)}
    ${bila(sql`k.tgl_system`, sql`<=`, input.tgl_akhir)} ${bila(sql`k.tgl_janji`, sql`=`, input.tgl_janji)} ${await menurutStatus(db, sesi.kode_toko, input.status)} ${cari(input.q)}`
  const arah = input.turun === '1' ? sql`DESC` : sql`ASC`
  const rows = await db.rows<OutputOf<typeof listService>['rows'][number]>(sql`
    SELECT k.no_service::text, k.tgl_system, k.tgl_janji, k.nama_customer::text, CASE WHEN k.kode_member = '-' THEN 'NON MEMBER' ELSE 'MEMBER' END AS type_customer,
      ${await hpService(db, sesi)} AS no_hp, b.barang, b.jumlah::int, b.berat::bigint, coalesce(b.tukang, '') AS tukang, ${TOTAL} AS total,
      ${DIBAYAR} AS dibayar, k.status, ${LEWAT} AS lewat, k.user_id::text
    FROM service k CROSS JOIN LATERAL (
      SELECT string_agg(d.nama_barang, ', ' ORDER BY d.urut) AS barang, sum(d.jumlah) AS jumlah, sum(d.berat_kini) AS berat,
        string_agg(DISTINCT d.kode_tukang::text, ', ') AS tukang
      FROM service_barang d WHERE d.no_service = k.no_service
    ) b
    WHERE ${where} ORDER BY k.${sql.ident(input.urut)} ${arah}, k.no_service ${arah}
    LIMIT ${input.per} OFFSET ${(input.hal - 1) * input.per}`)
  const all = await db.one<OutputOf<typeof listService>['totals'] & { n: number }>(sql`
    SELECT count(DISTINCT k.no_service)::int AS n, coalesce(sum(d.jumlah), 0)::int AS jumlah, coalesce(sum(d.berat_kini), 0)::bigint AS berat
    FROM service k JOIN service_barang d USING (no_service) WHERE ${where}`)
  if (!all) throw new Error('no totals')
  const { n, ...totals } = all
  return { rows, total: n, totals }
}

/** How many repairs of a shop are done and nobody fetches them. */
export const jumlahBelumDiambil = async (db: Queryable, kode_toko: string): Promise<number> =>
  hitungBaris(db, sql`service k WHERE k.kode_toko = ${kode_toko} AND ${await belumDiambil(db, kode_toko)}`)

/** How many repairs of a shop are in work longer than was promised. */
export const jumlahLewat = (db: Queryable, kode_toko: string): Promise<Terbuka> =>
  hitungTerbuka(db, sql`min(k.tgl_janji) AS hari`, sql`service k WHERE k.kode_toko = ${kode_toko} AND ${LEWAT}`)
