/** A shop that a wrong clock walked into the future is put back, and its entries are dated by the right clock again. */
import { type Database, sql, type Tx } from '@kencana/database'
import { JAM_DIBETULKAN, Refusal, tanggalDi, writeAudit } from '@kencana/server-kit'

interface Perbaikan {
  kode_toko: string
  /** The day to be open again, YYYY-MM-DD; without it the shop's day stays and only the clock is declared right. */
  ke?: string
  alasan: string
  waktu: Date
}

/** Whoever does this sits at the server: he is no user of the shop. */
const PELAKU = 'SERVER'

interface Toko {
  tgl_system: string
  zona_waktu: string
}

/** Everything dated by a day of the shop, but for what says when somebody was there and the closings themselves. */
const TANPA = [
  'hari_tutup',
  'tanda_segel',
  'tanda_bukti',
  'audit_log',
  'sesi',
  'otorisasi_minta',
  'idempotency',
  'toko',
]

/** Refuses when anything but closings happened on the days that are to be opened again. @throws Refusal */
const pastikanKosong = async (tx: Tx, kode_toko: string, ke: string): Promise<void> => {
  const tabel = await tx.rows<{ nama: string }>(sql`
    SELECT c.table_name AS nama FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> ALL (${TANPA}::text[])
      AND c.column_name IN ('tgl_system', 'kode_toko')
    GROUP BY c.table_name HAVING count(*) = 2 ORDER BY c.table_name`)
  for (const { nama } of tabel) {
    const ada = await tx.one(sql`
      SELECT 1 AS ada FROM ${sql.ident(nama)} WHERE kode_toko = ${kode_toko} AND tgl_system >= ${ke}::date LIMIT 1`)
    if (ada)
      throw new Refusal('rule', `Ada Data Bertanggal ${ke} Atau Sesudahnya Di ${nama}, Hari Itu Tidak Bisa Dibuka Lagi`)
  }
}

/**
 * Puts a shop right after its clock was wrong. Only days on which nothing was entered are opened again; what was sealed and
 * is opened stands in the audit trail, with the reason and the seals that were taken away.
 * @returns what was done, for whoever asked
 * @throws Refusal when the shop or the day is not there, is not a closed one, or is not empty
 */
export const betulkanWaktu = (db: Database, { kode_toko, ke, alasan, waktu }: Perbaikan): Promise<string> =>
  db.transaction(async (tx) => {
    if (alasan.trim() === '') throw new Refusal('rule', 'Alasan Harus Diisi')
    await tx.run(sql`SELECT pg_advisory_xact_lock(1, hashtext(${kode_toko}))`)
    const toko = await tx.one<Toko>(
      sql`SELECT tgl_system, zona_waktu FROM toko WHERE kode_toko = ${kode_toko} FOR UPDATE`,
    )
    if (!toko) throw new Refusal('missing', `Toko ${kode_toko} Tidak Ada`)
    const { tgl_system, zona_waktu } = toko
    const tujuan = ke ?? tgl_system
    const hari_ini = tanggalDi(zona_waktu, waktu)
    if (tujuan < hari_ini && tujuan < tgl_system)
      throw new Refusal('rule', `Tanggal ${tujuan} Sudah Lewat, Buka Paling Awal ${hari_ini}`)
    if (tujuan > tgl_system) throw new Refusal('rule', `Tanggal System Masih ${tgl_system}, Tidak Bisa Maju`)
    const segel = await tx.rows<{ tgl_system: string; segel: string }>(sql`
      SELECT tgl_system, encode(segel, 'hex') AS segel FROM hari_tutup
      WHERE kode_toko = ${kode_toko} AND tgl_system >= ${tujuan}::date ORDER BY tgl_system`)
    if (tujuan < tgl_system) {
      await pastikanKosong(tx, kode_toko, tujuan)
      await tx.run(sql`SELECT buka_hari(${kode_toko}, ${tujuan}::date)`)
    }
    await tx.run(sql`
      UPDATE sesi SET dicabut_pada = ${waktu}, alasan = 'WAKTU DIBETULKAN' WHERE kode_toko = ${kode_toko} AND dicabut_pada IS NULL`)
    const buku = { kode_toko, tgl_system: tujuan, user_id: PELAKU, waktu }
    await writeAudit(tx, buku, JAM_DIBETULKAN, {
      dokumen: tujuan,
      sebelum: { tgl_system, hari_dibuka: segel },
      sesudah: { tgl_system: tujuan, alasan },
    })
    return tujuan === tgl_system
      ? `Jam toko ${kode_toko} dinyatakan benar, Tanggal System tetap ${tgl_system}`
      : `Toko ${kode_toko} kembali dari ${tgl_system} ke ${tujuan}, ${segel.length} hari kosong dibuka lagi`
  })
