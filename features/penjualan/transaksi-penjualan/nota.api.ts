/** Sales as screens and papers see them. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { likeAnywhere, likeText, type Queryable, type Sql, sql } from '@kencana/database'
import { grouped, only, Refusal, type Sesi, waktu } from '@kencana/server-kit'
import { bolehLihat } from '../../barang/stock-opname/dihitung.api.ts'
import type { Pembayaran, PembayaranTercatat } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { hpTerbaca } from '../../member/data-member/data-member.api.ts'
import { SETUJU_PESAN } from '../../member/pelanggan/pesan.api.ts'
import { akunTersembunyi } from '../../neraca/mutasi/mutasi.api.ts'
import { DITERIMA_CAIR } from '../cair-marketplace/cair-marketplace.api.ts'
import { tokenDari } from '../nota-publik/nota-publik.contract.ts'
import { type Bertanda, bacaToken, RAHASIA_NOTA, rahasiaNota, tokenNota } from '../nota-publik/token-nota.api.ts'
import {
  BON_PENJUALAN,
  CETAKAN_PALING_BANYAK,
  type cetakanJual,
  DOKUMEN_PENJUALAN,
  type keadaanJual,
  type listJual,
  type Nota,
} from './nota.contract.ts'

/** What is read with a nota and told in another form. */
interface Tersembunyi {
  rencana_bayar: readonly Pembayaran[]
  rahasia: string
  alamat_publik: string
  /** Its customer is a deposit's: whoever picked that up did not type his telephone. */
  dititip: boolean
}
type Baris = Nota['barang'][number]
type Kepala = Omit<Nota, 'token' | 'tautan' | 'barang' | 'tukar' | 'pembayaran'> & Tersembunyi
type Tukar = Nota['tukar'][number]
type Daftar = OutputOf<typeof listJual>

const cetak = (apa: string): Sql => sql`
  (SELECT coalesce(max(c.ke), 0) FROM cetak c WHERE c.kode_toko = k.kode_toko AND c.jenis = ${apa} AND c.dokumen = k.no_faktur_jual)`

const TYPE = sql`CASE WHEN k.kode_member = '-' THEN 'NON MEMBER' ELSE 'MEMBER' END AS type_customer`

/** Members alone have points: of nobody else nothing is looked up. */
const POIN = sql`
  CASE WHEN k.kode_member = '-' THEN 0 ELSE coalesce((SELECT sum(p.jumlah) FROM poin_mutasi p
    WHERE p.dokumen = k.no_faktur_jual AND p.jenis = 'JUAL'), 0) END::bigint AS poin_didapat,
  CASE WHEN k.kode_member = '-' THEN 0 ELSE coalesce((SELECT greatest(s.poin, 0) FROM poin_saldo s
    WHERE s.kode_member = member_akhir(k.kode_member::text, 'infinity')::kode), 0) END::bigint AS poin_saldo`

const bacaKepala = (db: Queryable, kode_toko: string, where: Sql): Promise<Kepala[]> =>
  db.rows<Kepala>(sql`
    SELECT k.no_faktur_jual::text, k.tgl_system, ${waktu()} AS waktu, k.kode_sales::text, k.nama_sales::text, k.kode_member::text, ${TYPE},
      k.nama_customer::text, k.no_hp, ${SETUJU_PESAN(sql`k.kode_member`, sql`k.no_hp`)}, k.alamat, k.keterangan, k.kode_marketplace::text, k.no_order::text, ${DITERIMA_CAIR} AS cair,
      k.pcs, k.berat, k.harga, k.ongkos, k.diskon, k.total, k.total_hitung, k.ppn, k.ppn_persen,
      k.ppn_termasuk, k.tagihan, k.status, k.user_id::text, k.valid_by::text, k.tgl_valid, k.no_batal::text, k.alasan_batal,
      k.batal_oleh::text, o.disetujui_oleh::text, k.versi, ${POIN}, ${cetak(DOKUMEN_PENJUALAN.cetak)} AS cetakan, ${cetak(BON_PENJUALAN)} > 0 AS bon,
      k.rencana_bayar, ${RAHASIA_NOTA} AS rahasia,
      EXISTS (SELECT FROM penjualan_detail d WHERE d.no_faktur_jual = k.no_faktur_jual AND d.no_titip IS NOT NULL) AS dititip,
      (SELECT t.alamat_publik FROM toko t WHERE t.kode_toko = k.kode_toko) AS alamat_publik
    FROM penjualan k LEFT JOIN otorisasi o ON o.id = k.otorisasi
    WHERE k.kode_toko = ${kode_toko} AND ${where} ORDER BY k.dibuat_pada, k.no_faktur_jual`)

/** Where a piece of a sale is. */
const KEADAAN = sql`
  CASE WHEN k.status = 'OPEN' THEN 'DI KASIR' WHEN k.status = 'BATAL' AND d.no_hilang IS NOT NULL AND b.status_barang = 'HILANG' THEN 'HILANG'
    WHEN k.status = 'BATAL' THEN 'DI TOKO' WHEN b.status_barang = 'TERJUAL' THEN 'DI CUSTOMER'
    ELSE 'DIBELI KEMBALI' END`

/** The purchase that brought a piece of a sale that stands back. */
const DIBELI = sql`
  CASE WHEN k.status = 'DONE' THEN (SELECT p.no_faktur_beli::text FROM pembelian p
    WHERE p.kode_barang = d.kode_barang AND p.keadaan NOT IN ('OPEN', 'BATAL')) END`

const bacaBaris = (db: Queryable, sesi: Sesi, where: Sql): Promise<(Baris & { no_faktur_jual: string })[]> =>
  db.rows(sql`
    SELECT d.no_faktur_jual::text, d.urut, d.kode_barang::text, b.kode_barcode::text, r.nama_barang::text,
      CASE WHEN ${bolehLihat(sesi, sql`d.kode_baki`)} THEN d.kode_baki::text ELSE '-' END AS kode_baki,
      d.kode_group::text, d.kode_dept::text, r.kadar::text, r.kadar_cetak::text, d.berat, r.nama_atribut, r.foto, d.harga_gram,
      d.harga_gram_kadar, d.harga_hitung, d.total_hitung, d.harga_jual, d.harga_atribut, d.ongkos, d.diskon, d.total, d.jenis_ppn, d.berat_timbang, ${KEADAAN} AS keadaan,
      ${DIBELI} AS no_faktur_beli
    FROM penjualan_detail d JOIN penjualan k USING (no_faktur_jual) JOIN barang b ON b.kode_barang = d.kode_barang
    JOIN riwayat_barang r ON r.kode_barang = d.kode_barang AND r.id = d.salinan
    WHERE k.kode_toko = ${sesi.kode_toko} AND ${where} ORDER BY d.no_faktur_jual, d.urut`)

const bacaBayar = (
  db: Queryable,
  kode_toko: string,
  where: Sql,
): Promise<(PembayaranTercatat & { no_faktur_jual: string })[]> =>
  db.rows(sql`
    SELECT p.dokumen::text AS no_faktur_jual, p.arah, p.cara_bayar, p.no_rekening, p.ref, p.referensi, p.jumlah, p.diterima, p.biaya, p.cek
    FROM penjualan k JOIN pembayaran p ON p.dokumen = k.no_faktur_jual
    WHERE k.kode_toko = ${kode_toko} AND ${where} ORDER BY p.dokumen, p.urut`)

const bacaTukar = (db: Queryable, kode_toko: string, where: Sql): Promise<(Tukar & { no_faktur_tukar: string })[]> =>
  db.rows(sql`
    SELECT p.no_faktur_tukar::text, p.no_faktur_beli::text, p.no_faktur_jual::text, p.nama_barang::text, p.kadar::text, p.kondisi::text,
      p.berat, p.harga_hitung, p.harga, p.perlu_saksi, p.keadaan
    FROM penjualan k JOIN pembelian p ON p.no_faktur_tukar = k.no_faktur_jual
    WHERE k.kode_toko = ${kode_toko} AND ${where} ORDER BY p.no_faktur_beli`)

/** As somebody said it would be paid: nothing of it is in the books. */
export const rencanaTercatat = (list: readonly Pembayaran[]): PembayaranTercatat[] =>
  list.map((one) => ({
    arah: one.arah ?? 'MASUK',
    cara_bayar: one.cara_bayar,
    no_rekening: one.no_rekening === '' ? null : one.no_rekening,
    ref: one.ref ?? '-',
    referensi: one.referensi ?? '',
    jumlah: one.jumlah,
    diterima: one.diterima ?? null,
    biaya: 0 as PembayaranTercatat['biaya'],
    cek: 'TANPA',
  }))

/** Whether somebody may read sums of sales: who has a menu that leads to that money. */
export const lihatJumlahJual = async (db: Queryable, sesi: Sesi): Promise<boolean> =>
  !(await akunTersembunyi(db, sesi)).includes('PENJUALAN')

const bukti = (rahasia: string, alamat: string, dari: Bertanda): Pick<Nota, 'token' | 'tautan'> => {
  const token = tokenNota(rahasia, dari)
  return { token, tautan: alamat === '' ? '' : `${alamat}/nota/${token}` }
}

/** Whole notas as their reader may see them, the oldest first. @param where a condition on `k`, the sale */
export const pilihNota = async (db: Queryable, sesi: Sesi, where: Sql): Promise<Nota[]> => {
  const { kode_toko, user_id } = sesi
  const [kepala, baris, bayaran, masuk] = await Promise.all([
    bacaKepala(db, kode_toko, where),
    bacaBaris(db, sesi, where),
    bacaBayar(db, kode_toko, where),
    bacaTukar(db, kode_toko, where),
  ])
  const tukar = new Map(grouped(masuk, (one) => one.no_faktur_tukar))
  const barang = new Map(grouped(baris, (one) => one.no_faktur_jual))
  const bayar = new Map(grouped(bayaran, (one) => one.no_faktur_jual))
  const orangLain = kepala.some(
    (one) => one.no_hp !== '' && (one.dititip || one.kode_member !== '-' || one.user_id !== user_id),
  )
  const uang = (orangLain || kepala.some((one) => one.cair > 0)) && (await lihatJumlahJual(db, sesi))
  return kepala.map(({ rencana_bayar, rahasia, alamat_publik, dititip, ...one }) => ({
    ...one,
    // What a platform paid, and kept, is of those who read such sums.
    cair: uang ? one.cair : (0 as typeof one.cair),
    ...bukti(rahasia, alamat_publik, { kode_toko, no_faktur: one.no_faktur_jual }),
    no_hp: hpTerbaca(uang, sesi, dititip ? { ...one, user_id: '' } : one),
    barang: barang.get(one.no_faktur_jual) ?? [],
    tukar: tukar.get(one.no_faktur_jual) ?? [],
    pembayaran: bayar.get(one.no_faktur_jual) ?? (one.status === 'OPEN' ? rencanaTercatat(rencana_bayar) : []),
  }))
}

/** One nota by its number. @throws Refusal 404 */
export const satuNota = async (db: Queryable, sesi: Sesi, no_faktur: string): Promise<Nota> => {
  const [satu] = await pilihNota(db, sesi, sql`k.no_faktur_jual = ${no_faktur}`)
  if (!satu) throw new Refusal('missing', `Faktur ${no_faktur} Tidak Ada`)
  return satu
}

/** Whether a sale is right, with its QR. @throws Refusal 404 */
export const keadaanNota = async (
  db: Queryable,
  { kode_toko }: Sesi,
  no_faktur: string,
): Promise<OutputOf<typeof keadaanJual>> => {
  const satu = await db.one<Pick<Nota, 'status'> & Pick<Tersembunyi, 'rahasia' | 'alamat_publik'>>(sql`
    SELECT k.status, ${RAHASIA_NOTA} AS rahasia, t.alamat_publik FROM penjualan k JOIN toko t USING (kode_toko)
    WHERE k.kode_toko = ${kode_toko} AND k.no_faktur_jual = ${no_faktur}`)
  if (!satu) throw new Refusal('missing', `Faktur ${no_faktur} Tidak Ada`)
  const { status, rahasia, alamat_publik } = satu
  return { no_faktur_jual: no_faktur, status, ...bukti(rahasia, alamat_publik, { kode_toko, no_faktur }) }
}

/** Who printed bon and nota of a sale, the oldest first. */
export const bacaCetakan = (
  db: Queryable,
  { kode_toko }: Sesi,
  no_faktur_jual: string,
): Promise<OutputOf<typeof cetakanJual>> =>
  db.rows(sql`
    SELECT bon, ke, rangkap, user_id, waktu FROM (
      SELECT c.id, c.jenis = ${BON_PENJUALAN} AS bon, c.ke, c.rangkap, c.user_id::text, ${waktu(sql`c.waktu`)} AS waktu FROM cetak c
      WHERE c.kode_toko = ${kode_toko} AND c.jenis = ANY (${[BON_PENJUALAN, DOKUMEN_PENJUALAN.cetak]}::text[])
        AND c.dokumen = ${no_faktur_jual} ORDER BY c.id DESC LIMIT ${CETAKAN_PALING_BANYAK}
    ) x ORDER BY id`)

/** The number that a token of this shop says. @throws Refusal */
const nomorToken = async (db: Queryable, kode_toko: string, token: string): Promise<string> => {
  const dari = bacaToken(await rahasiaNota(db), token)
  if (!dari) throw new Refusal('missing', 'Nota Tidak Dikenal')
  if (dari.kode_toko !== kode_toko) throw new Refusal('missing', `Nota Ini Dari Toko ${dari.kode_toko}`)
  return dari.no_faktur
}

/** The number of a sale by what somebody has of it: its QR, the number, its last digits, or the newest sale of a piece. @throws Refusal 404 */
export const cariNota = async (db: Queryable, kode_toko: string, apa: string): Promise<string> => {
  const token = tokenDari(apa)
  if (token) return nomorToken(db, kode_toko, token)
  const akhir = /^\d{3,12}$/.test(apa) ? sql`k.no_faktur_jual LIKE ${`%${likeText(apa)}`}` : sql`false`
  const row = await db.one<{ no_faktur_jual: string }>(sql`
    SELECT no_faktur_jual::text FROM (
      (SELECT k.no_faktur_jual, 1 AS cara, k.dibuat_pada FROM penjualan k WHERE k.kode_toko = ${kode_toko} AND k.no_faktur_jual = ${apa})
      UNION ALL
      (SELECT k.no_faktur_jual, 2, k.dibuat_pada FROM barang b JOIN penjualan_detail d ON d.kode_barang = b.kode_barang
        JOIN penjualan k ON k.no_faktur_jual = d.no_faktur_jual WHERE b.kode_barcode = ${apa} AND k.kode_toko = ${kode_toko})
      UNION ALL
      (SELECT k.no_faktur_jual, 3, k.dibuat_pada FROM penjualan k
        WHERE k.kode_toko = ${kode_toko} AND k.tgl_system > (SELECT tgl_system FROM toko WHERE kode_toko = ${kode_toko}) - 30 AND ${akhir})
    ) x ORDER BY cara, dibuat_pada DESC, no_faktur_jual DESC LIMIT 1`)
  if (!row) throw new Refusal('missing', `Faktur ${apa} Tidak Ada`)
  return row.no_faktur_jual
}

/** A telephone, as it is written. */
const HP = /^[+0][\d\s().\p{Pd}]{7,}$/u

/** @property kode_barcode the own code behind the label of before that was searched for; what was searched for otherwise */
type Saringan = InputOf<typeof listJual> & { kode_barcode: string }

const cari = (q: string): Sql =>
  q === ''
    ? sql``
    : sql`AND (k.no_faktur_jual LIKE ${likeAnywhere(q)} OR k.nama_customer LIKE ${likeAnywhere(q)} OR k.no_order LIKE ${likeAnywhere(q)} ${HP.test(q) ? sql`OR (k.no_hp <> '' AND nomor_hp(k.no_hp) = nomor_hp(${q}))` : sql``} OR EXISTS (
        SELECT FROM penjualan_detail d JOIN barang b ON b.kode_barang = d.kode_barang WHERE d.no_faktur_jual = k.no_faktur_jual AND b.kode_barcode = ${q}))`

/** A whole number of a nota, of a piece, or of a telephone: who types it means that one, whatever its day. */
const UTUH = /^(FJ-\S+-\d{6}-\d{4,}|\d{9,})$/

/** Sales of a piece by its whole code. */
const jualBarang = (kode_barcode: string): Sql => sql`
  SELECT d.no_faktur_jual FROM barang b JOIN penjualan_detail d ON d.kode_barang = b.kode_barang WHERE b.kode_barcode = ${kode_barcode}`

const diketik = ({ q, tgl_awal, tgl_akhir, status, kode_sales }: Saringan, kode_toko: string): Sql =>
  UTUH.test(q)
    ? sql`k.kode_toko = ${kode_toko} AND k.no_faktur_jual IN (
        SELECT ${q} UNION ALL ${jualBarang(q)}
        ${HP.test(q) ? sql`UNION ALL SELECT h.no_faktur_jual FROM penjualan h WHERE h.kode_toko = ${kode_toko} AND h.no_hp <> '' AND nomor_hp(h.no_hp) = nomor_hp(${q})` : sql``})`
    : sql`k.kode_toko = ${kode_toko}
        ${tgl_awal === '' ? sql`` : sql`AND k.tgl_system >= ${tgl_awal}`}
        ${tgl_akhir === '' ? sql`` : sql`AND k.tgl_system <= ${tgl_akhir}`}
        ${only('k.status', status)} ${only('k.kode_sales', kode_sales)} ${cari(q)}`

/** A label of before means its piece on every day, as its own code does; what was typed finds what it finds. */
const saringan = (isian: Saringan, kode_toko: string): Sql =>
  isian.kode_barcode === isian.q
    ? diketik(isian, kode_toko)
    : sql`k.kode_toko = ${kode_toko} AND k.no_faktur_jual IN (${jualBarang(isian.kode_barcode)}
        UNION ALL SELECT k.no_faktur_jual FROM penjualan k WHERE ${diketik(isian, kode_toko)})`

/** One page of a shop's sales with count and sums over all that the filters leave. */
export const daftarJual = async (db: Queryable, input: Saringan, sesi: Sesi): Promise<Daftar> => {
  const token = tokenDari(input.q)
  const dari = token ? bacaToken(await rahasiaNota(db), token) : undefined
  // One nota in hand is looked for on every day.
  const where = token
    ? sql`k.kode_toko = ${sesi.kode_toko} AND k.kode_toko = ${dari?.kode_toko ?? ''} AND k.no_faktur_jual = ${dari?.no_faktur ?? ''}`
    : saringan(input, sesi.kode_toko)
  const arah = input.turun === '1' ? sql`DESC` : sql`ASC`
  const urut = sql`${sql.ident(input.urut)} ${arah}, no_faktur_jual ${arah}`
  const rows = await db.rows<Daftar['rows'][number]>(sql`
    WITH hal AS (
      SELECT k.* FROM penjualan k WHERE ${where} ORDER BY ${urut} LIMIT ${input.per} OFFSET ${(input.hal - 1) * input.per}
    )
    SELECT k.no_faktur_jual::text, k.tgl_system, ${waktu()} AS waktu, k.nama_customer::text, ${TYPE}, k.kode_sales::text, k.pcs, k.berat,
      k.tagihan, k.status, k.no_batal::text, k.user_id::text, coalesce(y.bayar, '') AS bayar, x.keadaan
    FROM hal k
    CROSS JOIN LATERAL (
      SELECT CASE WHEN count(DISTINCT ${KEADAAN}) > 1 THEN 'SEBAGIAN' ELSE min(${KEADAAN}) END AS keadaan
      FROM penjualan_detail d JOIN barang b ON b.kode_barang = d.kode_barang WHERE d.no_faktur_jual = k.no_faktur_jual
    ) x
    LEFT JOIN LATERAL (
      SELECT string_agg(DISTINCT p.cara_bayar, ', ') AS bayar FROM pembayaran p WHERE p.dokumen = k.no_faktur_jual
    ) y ON true
    ORDER BY ${urut}`)
  const all = await db.one<{ total: number; pcs: number; berat: never; tagihan: never }>(sql`
    SELECT count(*) AS total, coalesce(sum(k.pcs), 0)::bigint AS pcs, coalesce(sum(k.berat), 0)::bigint AS berat,
      coalesce(sum(k.tagihan), 0)::bigint AS tagihan
    FROM penjualan k WHERE ${where}`)
  if (!all) throw new Error('no totals')
  const { total, ...totals } = all
  return { rows, total, totals: (await lihatJumlahJual(db, sesi)) ? totals : {} }
}
