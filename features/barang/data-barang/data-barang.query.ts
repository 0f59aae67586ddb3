/** Reads of items: pages of a list, one item, its history. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { SEMUA } from '@kencana/contract'
import { type Database, likeAnywhere, likeText, type Queryable, type Sql, sql } from '@kencana/database'
import { type Sesi, waktu } from '@kencana/server-kit'
import { beda, type Isi, type KolomRiwayat, TULIS } from '../../pengaturan/riwayat/riwayat.api.ts'
import { type BahanTenang, caraHarga, hargaDaftar, KOLOM_TENANG } from '../harga-barang/harga-kini.api.ts'
import { bolehLihat, bolehLihatDi, type Pelihat } from '../stock-opname/dihitung.api.ts'
import { type listBarang, type riwayatBarang, STOK } from './data-barang.contract.ts'

/** @property kode_barcode the own code behind the label of before that was searched for; what was searched for otherwise */
type Saringan = InputOf<typeof listBarang> & { kode_barcode: string }
type Daftar = OutputOf<typeof listBarang>
type Riwayat = OutputOf<typeof riwayatBarang>['riwayat']
type Ubahan = OutputOf<typeof riwayatBarang>['ubahan']

const DIMENSI = ['kode_group', 'kode_dept', 'kode_baki', 'kadar', 'tipe_barang'] as const

/** The filters that the sums in barang_rekap know, on either table. */
const dimensi = (input: Saringan, kode_toko: string): Sql => {
  const equal = DIMENSI.filter((name) => input[name] !== SEMUA).map(
    (name) => sql`AND ${sql.ident(name)} = ${input[name]}`,
  )
  const gudang =
    input.kode_gudang === SEMUA
      ? sql``
      : sql`AND kode_baki IN (SELECT k.kode_baki FROM baki k WHERE k.kode_toko = ${kode_toko} AND k.kode_gudang = ${input.kode_gudang})`
  const status =
    input.status_barang === SEMUA
      ? sql``
      : input.status_barang === STOK
        ? sql`AND kode_baki IS NOT NULL`
        : input.status_barang === 'TERSEDIA'
          ? // implied by the status, and what the small indexes are made for
            sql`AND status_barang = 'TERSEDIA' AND kode_baki IS NOT NULL`
          : sql`AND status_barang = ${input.status_barang}`
  return sql`kode_toko = ${kode_toko} ${sql.join(equal, ' ')} ${gudang} ${status}`
}

const KODE = /^B?\d+$/

/**
 * Barcode and code from their beginning, a name by any part of it. Four digits and more are nearly always a code: then
 * each of the four ways is found by its own index (the one of kode_intern leaves '-' out, which must be said). A word
 * is in the names of every shop, and going through one shop's items is less than through all of theirs.
 */
const cari = ({ q, kode_barcode }: Saringan): Sql => {
  if (q === '') return sql``
  const awal = `${likeText(q)}%`
  const nama = likeAnywhere(q)
  const label = kode_barcode === q ? sql`` : sql`OR kode_barcode = ${kode_barcode}`
  if (KODE.test(q) && q.length >= 4)
    return sql`AND (kode_barcode LIKE ${awal} OR kode_barang LIKE ${awal} OR nama_barang LIKE ${nama}
      OR (kode_intern COLLATE "C" LIKE ${awal} AND kode_intern <> '-') ${label})`
  return sql`AND (kode_barcode LIKE ${awal} OR kode_barang LIKE ${awal} OR kode_intern COLLATE "C" LIKE ${awal}
    OR nama_barang LIKE ${nama} ${label})`
}

/**
 * Whether somebody may be told the own code behind a label of before: of what his shop holds, held or waits for, and of what a customer has, who
 * may come to any shop with it. The chain is its owners'.
 */
export const bolehKode = async (
  db: Queryable,
  { kode_toko, level }: Sesi,
  { label, kode_barcode }: { label: string; kode_barcode: string },
): Promise<boolean> =>
  (await db.one(sql`
    SELECT 1 AS ada FROM barang b WHERE b.kode_barcode = ${kode_barcode} AND (b.kode_toko = ${kode_toko} OR ${level === 'OWN'}::boolean
      OR b.status_barang = 'TERJUAL' OR EXISTS (SELECT FROM mutasi m WHERE m.kode_barang = b.kode_barang AND m.kode_toko = ${kode_toko})
      OR EXISTS (SELECT FROM kirim_barang_detail d JOIN kirim_barang k USING (no_kirim)
        WHERE d.kode_barang = b.kode_barang AND k.tujuan = ${kode_toko} AND d.no_terima IS NULL AND NOT d.dibatalkan))
    UNION ALL
    SELECT 1 FROM kiriman_masuk_detail d JOIN kiriman_masuk k USING (no_kirim)
    WHERE d.isi ->> 'barcode_lama' = ${label} AND d.isi ->> 'barcode_lama' <> '-' AND d.no_terima IS NULL
      AND d.kode_barcode = ${kode_barcode} AND k.ditarik_pada IS NULL AND (k.kode_toko = ${kode_toko} OR ${level === 'OWN'}::boolean)
    LIMIT 1`)) !== undefined

/** The order of a page. @param b what stands before each column: nothing, or the name of who has them */
const urutan = ({ urut, turun }: Saringan, b: Sql): Sql => {
  const arah = turun === '1' ? sql`DESC` : sql`ASC`
  // A barcode is the code's digits and a check digit: the same order, which the page's own index has.
  if (urut === 'kode_barang' || urut === 'kode_barcode') return sql`${b}kode_barang ${arah}`
  return sql`${b}${sql.ident(urut)} ${arah}, ${b}kode_barang ${arah}`
}

/** The limits that people choose, as text: a first page without filters then keeps its plan. */
const BATAS: ReadonlyMap<number, Sql> = new Map([
  [25, sql`LIMIT 25`],
  [50, sql`LIMIT 50`],
  [100, sql`LIMIT 100`],
])

/**
 * What a page is cut out by. A bound LIMIT is planned anew each time, as if it might be a tenth of the table: right for
 * filters, whose values differ, and half the cost of a first page that has none.
 */
const potongan = (input: Saringan): Sql => {
  const tanpaSaring = input.q === '' && input.kode_gudang === SEMUA && DIMENSI.every((name) => input[name] === SEMUA)
  const batas = tanpaSaring && input.hal === 1 ? BATAS.get(input.per) : undefined
  return batas ?? sql`LIMIT ${input.per} OFFSET ${(input.hal - 1) * input.per}`
}

interface Baris extends BahanTenang, Omit<Daftar['rows'][number], keyof BahanTenang | 'harga_kini'> {
  ada: boolean
}

/** The page is cut out first: prices of categories are looked up for its rows alone. */
const halaman = (db: Queryable, input: Saringan, where: Sql): Promise<Baris[]> =>
  db.rows(sql`
    SELECT b.kode_barang, b.kode_barcode, b.kode_intern, b.nama_barang::text, b.kode_group, b.kode_dept,
      coalesce(b.kode_baki, '-') AS kode_baki, b.kode_baki IS NOT NULL AS ada, b.kadar, b.tipe_barang, b.status_barang, b.foto, b.versi,
      ${KOLOM_TENANG}
    FROM (SELECT * FROM barang WHERE ${where} ORDER BY ${urutan(input, sql``)} ${potongan(input)}) b
    JOIN master_group g ON g.kode_group = b.kode_group
    ORDER BY ${urutan(input, sql`b.`)}`)

/** Prices are words of whoever enters goods: absurd ones must not take the list from everybody. */
const TERHITUNG = 9e15

interface Jumlah {
  pcs: number
  berat: never
  harga_total: never
}

const jumlah = (db: Database, input: Saringan, ada: Sql, where: Sql): Promise<Jumlah | undefined> =>
  input.q === ''
    ? db.quick.one<Jumlah>(sql`
        SELECT coalesce(sum(pcs), 0)::bigint AS pcs, coalesce(sum(mg), 0)::bigint AS berat, least(coalesce(sum(rp), 0), ${TERHITUNG})::bigint AS harga_total
        FROM barang_rekap WHERE ${ada}`)
    : db.one<Jumlah>(sql`
        SELECT count(*) AS pcs, coalesce(sum(berat), 0)::bigint AS berat, least(coalesce(sum(harga_total), 0), ${TERHITUNG})::bigint AS harga_total
        FROM barang WHERE ${where}`)

/**
 * One page of a shop's items with count and sums over all that the filters leave; trays under count are left out.
 * @param saat now, by the server's clock: prices are those of now
 */
export const daftarBarang = async (db: Database, input: Saringan, sesi: Sesi, saat: Date): Promise<Daftar> => {
  const ada = sql`${dimensi(input, sesi.kode_toko)} AND ${bolehLihat(sesi, sql`kode_baki`)}`
  const where = sql`${ada} ${cari(input)}`
  const siapa = { kode_toko: sesi.kode_toko, saat }
  const [rows, all, cara] = await Promise.all([
    halaman(db, input, where),
    jumlah(db, input, ada, where),
    caraHarga(db.quick, siapa),
  ])
  if (!all) throw new Error('no totals')
  const harga = await hargaDaftar(
    db,
    rows.filter((row) => row.ada),
    cara,
    siapa,
  )
  return {
    rows: rows.map((row) => Object.assign(row, { harga_kini: harga.get(row.kode_barcode) ?? null })),
    total: all.pcs,
    totals: { berat: all.berat, harga_total: all.harga_total },
  }
}

/**
 * Where a line of the ledger has a piece: its account with what it is of, and the shop where that is another one. A tray that is counted is
 * not named, whichever shop's it is. A piece that is broken up ends in JADI, its gold goes to HANCUR without its name.
 */
const tempat = (sesi: Pelihat): Sql => sql`
  CASE WHEN m.akun = 'JADI' THEN 'HANCUR' WHEN m.akun = 'BAKI' AND NOT ${bolehLihatDi(sesi, sql`m.kode_toko`, sql`m.ref`)} THEN 'BAKI -'
    ELSE concat_ws(' ', m.akun, nullif(m.ref, '-'), nullif(m.kode_toko, ${sesi.kode_toko})) END`

/** Every move of an item, newest first: the two sides of each jurnal, and what it did to the weight. */
export const riwayat = (db: Queryable, kode_barang: string, sesi: Pelihat): Promise<Riwayat> =>
  db.rows(sql`
    SELECT x.tgl_system, ${waktu(sql`j.dibuat_pada`)} AS waktu,
      CASE WHEN j.membalik IS NULL THEN j.kind ELSE 'BATAL_' || j.kind END AS kind, j.document, j.user_id,
      coalesce(x.dari, 'SALDO_KIRIM ' || asal.ref, '-') AS dari, coalesce(x.ke, '-') AS ke,
      (CASE WHEN x.masuk = 0 THEN x.keluar ELSE x.masuk END)::bigint AS berat,
      (CASE WHEN x.masuk = 0 OR x.keluar = 0 THEN 0 ELSE x.masuk - x.keluar END)::bigint AS selisih
    FROM (
      SELECT m.jurnal_id, m.tgl_system,
        string_agg(DISTINCT ${tempat(sesi)}, ', ')
          FILTER (WHERE m.pcs < 0) AS dari,
        string_agg(DISTINCT ${tempat(sesi)}, ', ')
          FILTER (WHERE m.pcs > 0) AS ke,
        coalesce(-sum(m.mg) FILTER (WHERE m.pcs < 0), 0) AS keluar,
        coalesce(sum(m.mg) FILTER (WHERE m.pcs > 0), 0) AS masuk
      FROM mutasi m WHERE m.kode_barang = ${kode_barang}
      GROUP BY m.jurnal_id, m.tgl_system
    ) x JOIN jurnal j ON j.id = x.jurnal_id
    -- an item entered from a dispatch left it without a name
    LEFT JOIN LATERAL (
      SELECT m.ref FROM mutasi m WHERE x.dari IS NULL AND m.jurnal_id = x.jurnal_id AND m.akun = 'SALDO_KIRIM' LIMIT 1
    ) asal ON true
    ORDER BY j.id DESC`)

const KOLOM: KolomRiwayat = {
  nama_barang: ['Nama Barang', TULIS.teks],
  kode_group: ['Kategori', TULIS.teks],
  kode_dept: ['Jenis', TULIS.teks],
  tipe_barang: ['Tipe', TULIS.teks],
  kadar: ['Kadar', TULIS.teks],
  persentase: ['Persentase', TULIS.persen],
  kadar_cetak: ['Kadar Cetak', TULIS.teks],
  kadar_modal: ['Kadar Modal', TULIS.teks],
  berat: ['Berat', TULIS.gram],
  berat_asli: ['Berat Asli', TULIS.gram],
  berat_cad: ['Berat Cad', TULIS.gram],
  berat_plastik: ['Berat Plastik', TULIS.gram],
  berat_atribut: ['Berat Atribut', TULIS.gram],
  berat_bandrol: ['Berat Bandrol', TULIS.gram],
  nama_atribut: ['Nama Atribut', TULIS.teks],
  harga_atribut: ['Harga Atribut', TULIS.rupiah],
  ongkos: ['Ongkos', TULIS.rupiah],
  harga_estimasi: ['Harga Estimasi', TULIS.rupiah],
  harga_total: ['Harga Total', TULIS.rupiah],
  is_markis: ['Markis', (ya) => (ya === true ? 'YA' : 'TIDAK')],
  barcode_lama: ['Barcode Lama', TULIS.teks],
  foto: ['Foto', (hash) => String(hash).slice(0, 8)],
}
const KOLOM_MODAL: KolomRiwayat = { ...KOLOM, modal: ['Modal', TULIS.rupiah] }

interface BarisUbahan {
  id: number
  waktu: string
  user_id: string
  kode_toko: string
  dari: Isi
  ke: Isi
}

/** What was changed of an item since it was entered, newest first. @param modal whether the asker may see its cost */
export const ubahan = async (db: Queryable, kode_barang: string, modal: boolean): Promise<Ubahan> => {
  const rows = await db.rows<BarisUbahan>(sql`
    SELECT * FROM (
    SELECT id, ${waktu(sql`waktu`)} AS waktu, user_id::text, kode_toko::text, dari, ke FROM (
      SELECT r.id, r.waktu, r.user_id, r.kode_toko, to_jsonb(r) AS ke, lag(to_jsonb(r)) OVER (ORDER BY r.id) AS dari
      FROM riwayat_barang r WHERE r.kode_barang = ${kode_barang}
    ) x WHERE dari IS NOT NULL
    UNION ALL
    -- a history of its own, which begins with the entry of the piece; numbered apart
    SELECT -n.id, ${waktu(sql`n.waktu`)}, n.user_id::text, n.kode_toko::text, jsonb_build_object('barcode_lama', n.dari),
      jsonb_build_object('barcode_lama', n.ke)
    FROM riwayat_nilai n WHERE n.tabel = 'BARCODE' AND n.kunci = ${kode_barang}
      AND (n.dari IS NOT NULL OR n.waktu > (SELECT b.dibuat_pada FROM barang b WHERE b.kode_barang = ${kode_barang}))
    ) y ORDER BY waktu DESC, abs(id) DESC LIMIT 100`)
  return rows
    .map(({ dari, ke, ...oleh }) => ({ ...oleh, isi: beda(modal ? KOLOM_MODAL : KOLOM, dari, ke) }))
    .filter(({ isi }) => isi.length > 0)
}
