/** A database that believes itself old: each table that grows holds a million rows, as far as PostgreSQL's reckoning goes. */
import type { Database } from '@kencana/database'
import type pg from 'pg'

/** Rows that a table of masters has, and any other one. */
const FEW = 200
const MANY = 1_000_000

/** What a shop sets up and does not enter day by day: to read all of it is no matter. */
// biome-ignore format: names of tables
export const MASTERS: ReadonlySet<string> = new Set([
  'akun', 'akun_jurnal', 'baki', 'bank', 'batas_audit', 'bos_centang', 'cadangan_sini', 'gerak_jurnal', 'gudang', 'hadiah', 'hak_akses', 'hak_aksi', 'hak_hilang',
  'impor_poin_kunci', 'instalasi', 'isi_dokumen', 'jenis', 'jenis_dokumen', 'jenis_dokumen_kind', 'kind_jurnal', 'kode_transaksi', 'kondisi_barang',
  'kondisi_pembelian', 'kondisi_pinjaman', 'kunci_baca', 'kunci_bukti', 'laci', 'laci_pemegang', 'larangan_hutang', 'level_user', 'marketplace', 'masa_poin_toko',
  'master_atribut', 'master_bandrol', 'master_group', 'master_jenis_group', 'master_kadar', 'master_labeling', 'master_otorisasi', 'master_pabrik',
  'menu_template', 'migrasi', 'nilai_awal', 'papan_harga', 'para_system', 'parameter_point', 'parameter_potongan', 'pembagian_pesanan',
  'pin_member_otorisasi', 'provinsi', 'rahasia', 'rekening', 'rugi_nota', 'sales', 'sambungan', 'sambungan_kontak', 'setting_nota', 'tanpa_ref', 'tarif_ppn', 'tempat_cadangan', 'template_aksi',
  'toko', 'tukang', 'users', 'wakil',
])

/** Partial indexes of what waits for somebody: it goes out of them again, however many years have passed. */
// biome-ignore format: names of indexes
export const WAITING: ReadonlySet<string> = new Set([
  'barang_hilang', 'cuci_barang_detail_terbuka', 'cuci_barang_di_luar', 'hitung_kas_menunggu', 'hutang_opname_kurang', 'hutang_opname_terbuka',
  'hutang_terbuka', 'kirim_barang_detail_terbuka', 'kirim_barang_di_jalan', 'kirim_bos_terbuka', 'kirim_labeling_cabang',
  'kiriman_masuk_detail_terbuka', 'nilai_antar_tunggu', 'otorisasi_menganggur', 'pembayaran_belum', 'pembelian_open', 'pembelian_siap',
  'penjualan_open', 'pesanan_contoh', 'pesanan_jadi', 'pesanan_selesai_belum', 'pesanan_terbuka', 'pindah_uang_jalan', 'service_terbuka',
  'sesi_aktif', 'sesi_user', 'stock_opname_hasil_kurang', 'stock_opname_terbuka', 'surat_keluar_ditunggu', 'surat_keluar_gagal',
  'surat_keluar_tunggu', 'surat_masuk_gagal', 'surat_masuk_tunggu', 'timbang_baki_terbuka', 'titipan_terbuka', 'uang_kecabang_jalan',
  'uang_masuk_jalan', 'voucher_aktif', 'wakil_user',
])

interface Column {
  tabel: string
  nama: string
  tipe: string
  wajib: boolean
}

/** Something of a type, so that a table has a page at all. */
const something = (tipe: string): string => {
  if (tipe === 'text') return `'X'`
  if (tipe === 'uuid') return 'gen_random_uuid()'
  if (tipe === 'xid8') return 'pg_current_xact_id()'
  if (tipe === 'jsonb') return `'{}'`
  if (tipe === 'date') return `date '2026-01-01'`
  if (tipe === 'boolean') return 'true'
  if (tipe === 'bytea') return `''`
  if (tipe.endsWith('[]')) return `'{}'`
  if (tipe.endsWith('multirange')) return `'{}'`
  if (tipe.endsWith('range')) return `'empty'`
  return tipe.startsWith('timestamp') ? 'now()' : '1'
}

const columnsOf = async (client: pg.ClientBase): Promise<Map<string, Column[]>> => {
  const { rows } = await client.query<Column>(`
    SELECT c.relname AS tabel, a.attname AS nama, a.attnotnull AS wajib, format_type(coalesce(nullif(t.typbasetype, 0), t.oid), NULL) AS tipe
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ORDER BY a.attnum`)
  const tables = new Map<string, Column[]>()
  for (const row of rows) tables.set(row.tabel, [...(tables.get(row.tabel) ?? []), row])
  return tables
}

/** One row in each empty table, whatever its rules say: PostgreSQL reckons by pages, and none of none is none. */
const onePage = async (client: pg.ClientBase, tabel: string, kolom: readonly Column[]): Promise<void> => {
  const { rows: aturan } = await client.query<{ nama: string }>(
    `SELECT conname AS nama FROM pg_constraint WHERE conrelid = '${tabel}'::regclass AND contype = 'c'`,
  )
  for (const { nama } of aturan) await client.query(`ALTER TABLE ${tabel} DROP CONSTRAINT "${nama}"`)
  await client.query(`
    INSERT INTO ${tabel} (${kolom.map((one) => one.nama).join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${kolom.map((one) => something(one.tipe)).join(', ')} WHERE NOT EXISTS (SELECT FROM ${tabel})`)
}

/** Columns that name one thing of very many: a document, a piece, a line. */
const NAMING =
  /^(?:no_\w+|id|jurnal_id|kode_barang|kode_barcode|dokumen|document|nomor|ref|lot|akar|asal|kunci|referensi|nik|kode_member)$/
/** As pg_stats says it: three rows have one value. */
const IN_THREE = -0.3

/** Tells PostgreSQL how many rows a table and each of its indexes has, and which columns tell them apart. */
const pretend = async (client: pg.ClientBase, tabel: string, kolom: readonly Column[]): Promise<void> => {
  const { rows } = await client.query<{ nama: string; halaman: number }>(`
    SELECT c.relname AS nama, greatest(1, pg_relation_size(c.oid) / current_setting('block_size')::int)::int AS halaman
    FROM pg_class c WHERE c.oid = '${tabel}'::regclass OR c.oid IN (SELECT indexrelid FROM pg_index WHERE indrelid = '${tabel}'::regclass)`)
  for (const { nama, halaman } of rows)
    await client.query(
      `SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', $1::text, 'relpages', $2::int, 'reltuples', $3::real)`,
      [nama, halaman, MASTERS.has(tabel) || WAITING.has(nama) ? FEW : MANY],
    )
  for (const { nama, wajib } of kolom.filter((one) => NAMING.test(one.nama)))
    await client.query(
      `SELECT pg_restore_attribute_stats('schemaname', 'public', 'relname', $1::text, 'attname', $2::text, 'inherited', false,
        'null_frac', $3::real, 'avg_width', 16, 'n_distinct', $4::real)`,
      [tabel, nama, wajib ? 0 : 0.5, IN_THREE],
    )
}

/**
 * Runs fn on a migrated, empty database that reckons with a million rows everywhere and finds its way by indexes wherever it can.
 * Nothing of it is kept.
 */
export const inLargeDatabase = async <T>(db: Database, fn: (client: pg.ClientBase) => Promise<T>): Promise<T> => {
  const client = await db.pool.connect()
  try {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica')
    const tables = await columnsOf(client)
    for (const [tabel, kolom] of tables) await onePage(client, tabel, kolom)
    for (const [tabel, kolom] of tables) await pretend(client, tabel, kolom)
    await client.query(
      'SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off',
    )
    return await fn(client)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}
