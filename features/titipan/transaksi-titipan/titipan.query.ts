/** Deposits as screens and papers see them. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { among, likeAnywhere, type Queryable, type Sql, sql } from '@kencana/database'
import type { Persentase } from '@kencana/ledger'
import { cetakan, grouped, hitungTerbuka, only, Refusal, type Sesi, type Terbuka, waktu } from '@kencana/server-kit'
import { bolehLihat } from '../../barang/stock-opname/dihitung.api.ts'
import { bacaPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import type { Pembayaran, PembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { hpDicari, hpDokumen } from '../../member/data-member/data-member.api.ts'
import { SETUJU_PESAN } from '../../member/pelanggan/pesan.api.ts'
import { akunTersembunyi } from '../../neraca/mutasi/mutasi.api.ts'
import { rencanaTercatat } from '../../penjualan/transaksi-penjualan/nota.api.ts'
import { DIBAYAR, dokumenTitipan, potonganTitipan } from './titipan.api.ts'
import {
  type BatalTercatat,
  BON_TITIPAN,
  DOKUMEN_TITIPAN,
  type FormTitipan,
  type listTitipan,
  type SatuTitipan,
} from './titipan.contract.ts'
import { DOKUMEN_BATAL_TITIPAN } from './transaksi-titipan.contract.ts'

type Barang = FormTitipan['barang'][number]
type Kepala = Omit<FormTitipan, 'barang' | 'pembayaran' | 'status' | 'total' | 'titip' | 'type_customer'>
type Baris = Kepala & Barang & { rencana_bayar: readonly Pembayaran[] }

/** Whether somebody has a menu that leads to such money. */
const lihatUang = async (db: Queryable, sesi: Sesi): Promise<boolean> =>
  !(await akunTersembunyi(db, sesi)).includes('PENJUALAN')

/** A telephone as its reader may see it; who reads such money reads it in full. */
export const noHp = async (db: Queryable, sesi: Sesi, lain?: Sql): Promise<Sql> =>
  hpDokumen(await lihatUang(db, sesi), sesi, lain && { lain })

const kepala = (hp: Sql): Sql => sql`
  k.no_titip_group::text, k.tgl_system, ${waktu()} AS waktu, k.kode_sales::text, k.nama_sales::text, k.kode_member::text,
  CASE WHEN k.kode_member = '-' THEN 'NON MEMBER' ELSE 'MEMBER' END AS type_customer, k.nama_customer::text,
  ${hp} AS no_hp, ${SETUJU_PESAN(sql`k.kode_member`, sql`k.no_hp`)}, k.alamat, k.keterangan, k.mengikat, k.tgl_batas, k.hangus, k.user_id::text, k.valid_by::text, k.tgl_valid,
  k.alasan_tolak, o.disetujui_oleh::text, k.versi`

const barang = (sesi: Sesi): Sql => sql`
  k.no_titip::text, k.kode_barang::text, b.kode_barcode::text, r.nama_barang::text,
  CASE WHEN ${bolehLihat(sesi, sql`k.kode_baki`)} THEN k.kode_baki::text ELSE '-' END AS kode_baki, k.kode_group::text, k.kode_dept::text,
  r.kadar::text, r.kadar_cetak::text, k.berat, r.nama_atribut, r.foto, k.harga_gram, k.harga_gram_kadar, k.harga_hitung, k.total_hitung,
  k.harga_jual, k.harga_atribut, k.ongkos, k.diskon, k.total, k.titip, ${DIBAYAR} AS dibayar, k.status, k.no_faktur_jual::text,
  (SELECT x.no_batal::text FROM titipan_batal x WHERE x.no_titip = k.no_titip) AS no_batal`

const DARI = sql`
  FROM titipan k JOIN barang b ON b.kode_barang = k.kode_barang
  JOIN riwayat_barang r ON r.kode_barang = k.kode_barang AND r.id = k.salinan
  LEFT JOIN otorisasi o ON o.id = k.otorisasi`

const bacaBayar = (db: Queryable, kode_toko: string, where: Sql): Promise<(PembayaranTercatat & { no: string })[]> =>
  db.rows(sql`
    SELECT p.dokumen::text AS no, p.arah, p.cara_bayar, p.no_rekening, p.ref, p.referensi, p.jumlah, p.diterima, p.biaya, p.cek
    FROM pembayaran p WHERE p.kode_toko = ${kode_toko} AND p.dokumen IN (SELECT k.no_titip_group FROM titipan k WHERE ${where})
    ORDER BY p.dokumen, p.urut`)

const jumlah = (list: readonly Barang[], apa: 'total' | 'titip') =>
  list.reduce((sum, one) => sum + one[apa], 0) as Barang['total']

const status = ([satu]: readonly Barang[], tgl_valid: string | null): FormTitipan['status'] =>
  tgl_valid !== null ? 'DONE' : satu?.status === 'BATAL' ? 'BATAL' : 'OPEN'

/** Whole forms as their reader may see them, the oldest first. @param where a condition on `k`, the pieces */
export const pilihForm = async (db: Queryable, sesi: Sesi, where: Sql): Promise<FormTitipan[]> => {
  const { kode_toko } = sesi
  const milik = sql`k.kode_toko = ${kode_toko} AND ${where}`
  const rows = await db.rows<Baris & Pick<FormTitipan, 'type_customer'>>(sql`
    SELECT ${kepala(await noHp(db, sesi))}, ${barang(sesi)}, k.rencana_bayar,
      (SELECT coalesce(max(c.ke), 0) FROM cetak c WHERE c.kode_toko = k.kode_toko AND c.jenis = ${DOKUMEN_TITIPAN.cetak} AND c.dokumen = k.no_titip_group) AS cetakan,
      EXISTS (SELECT FROM cetak c WHERE c.kode_toko = k.kode_toko AND c.jenis = ${BON_TITIPAN} AND c.dokumen = k.no_titip_group) AS bon
    ${DARI} WHERE ${milik} ORDER BY k.dibuat_pada, k.no_titip`)
  const bayar = new Map(grouped(await bacaBayar(db, kode_toko, milik), (one) => one.no))
  return grouped(rows, (one) => one.no_titip_group).map(([no, isi]) => {
    const [{ rencana_bayar, ...satu }] = isi as [Baris & Pick<FormTitipan, 'type_customer'>]
    return {
      ...satu,
      status: status(isi, satu.tgl_valid),
      total: jumlah(isi, 'total'),
      titip: jumlah(isi, 'titip'),
      barang: isi,
      pembayaran: bayar.get(no) ?? (satu.status === 'OPEN' ? rencanaTercatat(rencana_bayar) : []),
    }
  })
}

/** One form. @throws Refusal 404 */
export const satuForm = async (db: Queryable, sesi: Sesi, no_titip_group: string): Promise<FormTitipan> => {
  const [form] = await pilihForm(db, sesi, sql`k.no_titip_group = ${no_titip_group}`)
  if (!form) throw new Refusal('missing', `Titipan ${no_titip_group} Tidak Ada`)
  return form
}

const bacaUang = (db: Queryable, no_titip: string): Promise<SatuTitipan['uang']> =>
  db.rows(sql`
    SELECT x.nomor::text, x.tgl_system, ${waktu(sql`x.pada`)} AS waktu, x.jumlah::bigint, x.user_id::text, x.no_batal::text,
      coalesce((SELECT string_agg(DISTINCT p.cara_bayar, ', ') FROM pembayaran p WHERE p.dokumen = x.nomor), '-') AS cara,
      coalesce((SELECT sum(p.biaya) FROM pembayaran p WHERE p.dokumen = x.nomor), 0)::bigint AS biaya
    FROM (
      SELECT k.no_titip_group AS nomor, k.tgl_valid AS tgl_system, k.valid_pada AS pada, k.titip AS jumlah, k.valid_by AS user_id, NULL AS no_batal
      FROM titipan k WHERE k.no_titip = ${no_titip} AND k.tgl_valid IS NOT NULL
      UNION ALL SELECT u.no_uang_titip, u.tgl_system, u.dibuat_pada, u.jumlah, u.user_id, u.no_batal FROM titipan_uang u WHERE u.no_titip = ${no_titip}
      UNION ALL SELECT b.no_batal, b.tgl_system, b.dibuat_pada, b.hangus - b.jumlah, b.user_id, NULL FROM titipan_batal b WHERE b.no_titip = ${no_titip}
    ) x ORDER BY x.pada, x.nomor`)

const bacaDatang = (db: Queryable, kode_toko: string, dokumen: readonly string[]): Promise<SatuTitipan['datang']> =>
  db.rows(sql`
    SELECT cara_bayar, no_rekening::text, sum(jumlah)::bigint AS jumlah FROM pembayaran
    WHERE kode_toko = ${kode_toko} AND arah = 'MASUK' AND dokumen ${among(dokumen)}
    GROUP BY cara_bayar, no_rekening ORDER BY 1, 2`)

const bacaBatal = async (db: Queryable, sesi: Sesi, no_titip: string): Promise<BatalTercatat | null> => {
  const batal = await db.one<Omit<BatalTercatat, 'pembayaran'>>(sql`
    SELECT k.no_batal::text, k.tgl_system,
      CASE WHEN ${bolehLihat(sesi, sql`k.kode_baki`)} THEN k.kode_baki::text ELSE '-' END AS kode_baki, k.jumlah, k.hangus, k.alasan,
      o.disetujui_oleh::text, k.user_id::text, ${cetakan(DOKUMEN_BATAL_TITIPAN)} AS cetakan
    FROM titipan_batal k LEFT JOIN otorisasi o ON o.id = k.otorisasi WHERE k.no_titip = ${no_titip}`)
  return batal ? { ...batal, pembayaran: await bacaPembayaran(db, sesi.kode_toko, batal.no_batal) } : null
}

const LEWAT = sql`k.status = 'DONE' AND k.tgl_batas < (SELECT t.tgl_system FROM toko t WHERE t.kode_toko = k.kode_toko)`

/** One piece with its form and all its money. @throws Refusal 404 */
export const satuTitipan = async (db: Queryable, sesi: Sesi, no_titip: string): Promise<SatuTitipan> => {
  const row = await db.one<Omit<SatuTitipan, 'uang' | 'datang' | 'potongan' | 'batal'>>(sql`
    SELECT ${kepala(await noHp(db, sesi))}, ${barang(sesi)}, k.kode_baki_titip::text, ${LEWAT} AS lewat, (
        SELECT d.no_faktur_jual::text FROM penjualan_detail d JOIN penjualan j USING (no_faktur_jual)
        WHERE d.no_titip = k.no_titip AND d.aktif AND j.status = 'OPEN') AS dijual
    ${DARI} WHERE k.kode_toko = ${sesi.kode_toko} AND k.no_titip = ${no_titip}`)
  if (!row) throw new Refusal('missing', `Titipan ${no_titip} Tidak Ada`)
  return {
    ...row,
    potongan: potonganTitipan(row.dibayar, row.hangus as Persentase),
    uang: await bacaUang(db, no_titip),
    batal: row.no_batal === null ? null : await bacaBatal(db, sesi, no_titip),
    datang: await bacaDatang(db, sesi.kode_toko, await dokumenTitipan(db, no_titip)),
  }
}

/** What was kept of a deposit `k` when it was called off. */
const HANGUS = sql`coalesce((SELECT x.hangus FROM titipan_batal x WHERE x.no_titip = k.no_titip), 0)`

/** @property kode_barcode the own code behind the label of before that was searched for; what was searched for otherwise */
type Saringan = InputOf<typeof listTitipan> & { kode_barcode: string }

const cari = ({ q, kode_barcode }: Saringan): Sql =>
  q === ''
    ? sql``
    : sql`AND (k.no_titip_group = ${q} OR k.no_titip LIKE ${likeAnywhere(q)} OR k.nama_customer LIKE ${likeAnywhere(q)} OR b.kode_barcode = ${kode_barcode}
        OR ${hpDicari(sql`k.no_hp`, q)})`

const saringan = (isian: Saringan, kode_toko: string): Sql => {
  const { status, kode_sales, tgl_awal, tgl_akhir } = isian
  return sql`
  k.kode_toko = ${kode_toko} ${tgl_awal === '' ? sql`` : sql`AND k.tgl_system >= ${tgl_awal}`}
  ${tgl_akhir === '' ? sql`` : sql`AND k.tgl_system <= ${tgl_akhir}`} ${status === 'LEWAT' ? sql`AND ${LEWAT}` : only('k.status', status)} ${only('k.kode_sales', kode_sales)} ${cari(isian)}`
}

/** One page of a shop's deposits with count and sums over all that the filters leave. */
export const daftarTitipan = async (
  db: Queryable,
  input: Saringan,
  sesi: Sesi,
): Promise<OutputOf<typeof listTitipan>> => {
  const where = saringan(input, sesi.kode_toko)
  const arah = input.turun === '1' ? sql`DESC` : sql`ASC`
  const rows = await db.rows<OutputOf<typeof listTitipan>['rows'][number]>(sql`
    SELECT k.no_titip::text, k.no_titip_group::text, k.tgl_system, k.nama_customer::text, ${await noHp(db, sesi)} AS no_hp, k.kode_sales::text,
      b.kode_barcode::text, r.nama_barang::text, k.berat, k.harga_jual, k.ongkos, k.total, ${DIBAYAR} AS dibayar, ${HANGUS} AS hangus,
      (SELECT x.no_batal::text FROM titipan_batal x WHERE x.no_titip = k.no_titip) AS no_batal, k.mengikat, k.tgl_batas,
      ${LEWAT} AS lewat, k.status, k.user_id::text
    ${DARI} WHERE ${where} ORDER BY k.${sql.ident(input.urut)} ${arah}, k.no_titip ${arah}
    LIMIT ${input.per} OFFSET ${(input.hal - 1) * input.per}`)
  const all = await db.one<OutputOf<typeof listTitipan>['totals'] & { total_baris: number }>(sql`
    SELECT count(*)::int AS total_baris, coalesce(sum(k.berat), 0)::bigint AS berat, coalesce(sum(k.total), 0)::bigint AS total,
      coalesce(sum(${DIBAYAR}), 0)::bigint AS dibayar, coalesce(sum(${HANGUS}), 0)::bigint AS hangus ${DARI} WHERE ${where}`)
  if (!all) throw new Error('no totals')
  const { total_baris, ...totals } = all
  return { rows, total: total_baris, totals: (await lihatUang(db, sesi)) ? totals : {} }
}

/** How many deposits of a shop are kept longer than was said. */
export const jumlahLewat = (db: Queryable, kode_toko: string): Promise<Terbuka> =>
  hitungTerbuka(db, sql`min(k.tgl_batas) AS hari`, sql`titipan k WHERE k.kode_toko = ${kode_toko} AND ${LEWAT}`)
