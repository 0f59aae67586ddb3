/** Figures of the dashboard, each one small query. */
import { type Queryable, sql } from '@kencana/database'
import { type Mg, mg, type Rp } from '@kencana/ledger'
import { type Sesi, waktu } from '@kencana/server-kit'
import { stokPerTempat } from '../barang/stok/stok.api.ts'

interface Tutup {
  tgl_system: string
  ditutup_oleh: string
  ditutup_pada: string
  jurnal: number
}

/** The last closed days of a shop, newest first. */
export const hariDitutup = (db: Queryable, kode_toko: string): Promise<Tutup[]> =>
  db.rows<Tutup>(sql`
    SELECT tgl_system, ditutup_oleh::text, ${waktu(sql`ditutup_pada`)} AS ditutup_pada,
      (ringkasan ->> 'jurnal')::int AS jurnal
    FROM hari_tutup WHERE kode_toko = ${kode_toko} ORDER BY tgl_system DESC LIMIT 7`)

/** Money in till and banks now, and what is between them. */
export const kasKini = (db: Queryable, kode_toko: string) =>
  db.rows<{ akun: string; ref: string; rp: never }>(sql`
    SELECT akun, CASE akun WHEN 'UANG_DI_JALAN' THEN '-' ELSE ref END AS ref, sum(rp)::bigint AS rp
    FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['KAS', 'BANK', 'UANG_DI_JALAN'])
    GROUP BY 1, 2 HAVING akun <> 'UANG_DI_JALAN' OR sum(rp) <> 0 ORDER BY array_position(ARRAY['KAS', 'BANK', 'UANG_DI_JALAN'], akun), 2`)

interface BelumCair {
  cara_bayar: string
  banyak: number
  rp: Rp
  /** The day of the oldest. */
  sejak: string
}

/** What customers paid through accounts and nobody saw there yet, by the way it was paid; it is a part of what accounts have. */
export const belumCair = (db: Queryable, kode_toko: string): Promise<BelumCair[]> =>
  db.rows<BelumCair>(sql`
    SELECT b.cara_bayar, count(*)::int AS banyak, sum(b.jumlah)::bigint AS rp, min(d.tgl_system) AS sejak
    FROM pembayaran b JOIN dokumen d ON d.nomor = b.dokumen
    WHERE b.kode_toko = ${kode_toko} AND b.cek = 'BELUM' AND b.arah = 'MASUK' AND b.no_rekening IS NOT NULL
    GROUP BY b.cara_bayar ORDER BY b.cara_bayar`)

interface Harga {
  kode_group: string
  nama_group: string
  harga: Rp
  /** When it was last changed, as ISO; null before it ever was. */
  sejak: string | null
}

/** The price of the finest category, the dearest of them where there are several; null before there is a price. */
export const hargaKini = async (db: Queryable): Promise<Harga | null> =>
  (await db.one<Harga>(sql`
    SELECT g.kode_group::text, g.nama_group::text, g.harga, (
      SELECT ${waktu(sql`h.waktu`)} FROM harga_emas h WHERE h.kode_group = g.kode_group AND h.harga IS DISTINCT FROM h.harga_lama
      ORDER BY h.id DESC LIMIT 1) AS sejak
    FROM master_group g WHERE g.dihapus_pada IS NULL AND g.harga > 0 ORDER BY g.persentase DESC, g.harga DESC, g.kode_group LIMIT 1`)) ??
  null

interface Neraca {
  jurnal: number
  diperiksa_pada: string
  pelanggaran: number
}

interface StokGroup {
  kode_gudang: string
  nama_gudang: string
  kode_group: string
  nama_group: string
  qty: number
  berat: Mg
}

/** Goods now, per place and category. */
export const stokKini = async (db: Queryable, kode_toko: string): Promise<StokGroup[]> => {
  const names = await db.rows<{ kode_group: string; nama_group: string }>(
    sql`SELECT kode_group, nama_group::text FROM master_group`,
  )
  const namaOf = new Map(names.map((row) => [row.kode_group, row.nama_group]))
  const sums = new Map<string, StokGroup>()
  for (const { kode_gudang, nama_gudang, kode_group, qty, berat } of await stokPerTempat(db, kode_toko, 'infinity')) {
    const key = `${kode_gudang}|${kode_group}`
    const before = sums.get(key)
    const nama_group = namaOf.get(kode_group) ?? kode_group
    sums.set(key, {
      kode_gudang,
      nama_gudang,
      kode_group,
      nama_group,
      qty: qty + (before?.qty ?? 0),
      berat: mg(berat + (before?.berat ?? 0)),
    })
  }
  return [...sums.values()]
}

/** The last full audit, null when none has run yet: then nothing is claimed. */
export const neracaTerakhir = async (db: Queryable) => {
  const row = await db.one<Neraca>(sql`
    SELECT jurnal, ${waktu(sql`waktu`)} AS diperiksa_pada, pelanggaran
    FROM hasil_audit ORDER BY id DESC LIMIT 1`)
  return row ? { ...row, seimbang: row.pelanggaran === 0 } : null
}

/** Open sessions of a shop. */
export const sesiAktif = async (db: Queryable, kode_toko: string): Promise<number> => {
  const row = await db.one<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM sesi WHERE kode_toko = ${kode_toko} AND dicabut_pada IS NULL`,
  )
  return row?.n ?? 0
}

interface Aktivitas {
  id: number
  waktu: string
  user_id: string
  aksi: string
  dokumen: string
}

/** A number that only computers drew: who reads the list knows what it is of by its category or its name. */
const ACAK = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$|^[0-9a-f]{64}$'

/** Writes of the open day, newest first. @param milik only this user's; null for those of the whole shop */
export const aktivitas = (db: Queryable, sesi: Sesi, milik: string | null): Promise<Aktivitas[]> =>
  db.rows<Aktivitas>(sql`
    SELECT id, ${waktu(sql`waktu`)} AS waktu, user_id::text, aksi,
      CASE WHEN dokumen ~ ${ACAK} THEN coalesce(sesudah ->> 'kategori', sesudah ->> 'nama', '-') ELSE dokumen END AS dokumen
    FROM audit_log WHERE kode_toko = ${sesi.kode_toko} AND tgl_system = ${sesi.tgl_system}
      ${milik === null ? sql`` : sql`AND user_id = ${milik}`}
    ORDER BY id DESC LIMIT 10`)

/** The screens in a user's menu. */
export const menuKu = async (db: Queryable, user_id: string): Promise<ReadonlySet<string>> => {
  const rows = await db.rows<{ menu_name: string }>(sql`SELECT menu_name FROM hak_akses WHERE user_id = ${user_id}`)
  return new Set(rows.map((row) => row.menu_name))
}
