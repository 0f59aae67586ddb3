/** Whether the clock may be believed: before an entry is dated by it. Source: controls, time. */
import { type Sql, sql } from '@kencana/database'
import { geserTanggal, realClock } from './clock.ts'
import { Refusal } from './refusal.ts'
import type { Deps } from './route.ts'

const MENIT = 60_000
/** What the clock may stand before the newest entry: clocks are set right in small steps. */
const MUNDUR = 5 * MENIT
/** What this process and the database may differ by. */
const BEDA = MENIT

/** What is read to judge the clock, with what begins a write. */
export interface JamRow {
  /** The latest time of an entry of the shop's open day, or of the last day before it that has any. */
  entri_terakhir: Date | null
  /** The database's own time. */
  jam_database: Date
}

/**
 * The entry of the tool that says that the clock is right now: what was entered before it counts no longer. It stands in the
 * statement below as it is, so that its partial index is used.
 */
export const JAM_DIBETULKAN = 'ALAT waktu'

/** The columns of JamRow, for a shop; entries of later days belong to a clock that was put right since. */
export const kolomJam = (kode_toko: string): Sql => sql`
  now() AS jam_database, (
    SELECT a.waktu FROM audit_log a
    WHERE a.kode_toko = ${kode_toko} AND a.tgl_system <= (SELECT t.tgl_system FROM toko t WHERE t.kode_toko = ${kode_toko})
      AND a.id >= coalesce((
        SELECT max(b.id) FROM audit_log b WHERE b.aksi = 'ALAT waktu' AND b.kode_toko = ${kode_toko}), 0)
    ORDER BY a.tgl_system DESC, a.waktu DESC LIMIT 1) AS entri_terakhir`

const pukul = (instant: Date, zona: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zona, dateStyle: 'short', timeStyle: 'short' }).format(instant)

/**
 * Refuses an entry that a wrong clock would date: of a shop whose day is later than tomorrow, before what was entered last, or
 * by a process whose clock is another one than the database's. A jump forward is none of these.
 * @throws Refusal
 */
export const periksaJam = (
  { clock }: Pick<Deps, 'clock'>,
  waktu: Date,
  row: JamRow & { tgl_system: string; zona_waktu: string },
  hari_ini: string,
): void => {
  if (row.tgl_system > geserTanggal(hari_ini, 1))
    throw new Refusal(
      'rule',
      `Tanggal System ${row.tgl_system} Di Depan Tanggal Sekarang ${hari_ini}, Betulkan Jam Komputer Atau Jalankan npm run waktu`,
    )
  if (row.entri_terakhir && row.entri_terakhir.getTime() - waktu.getTime() > MUNDUR)
    throw new Refusal(
      'rule',
      `Jam Server Mundur, Entri Terakhir ${pukul(row.entri_terakhir, row.zona_waktu)}, Betulkan Jam Komputer Atau Jalankan npm run waktu`,
    )
  const beda = Math.abs(row.jam_database.getTime() - waktu.getTime())
  // A clock that walks by itself has nothing to do with the database's.
  if (clock === realClock && beda > BEDA)
    throw new Refusal(
      'rule',
      `Jam Server Dan Jam Database Berbeda ${Math.round(beda / 1000)} Detik, Betulkan Jam Komputer Dahulu`,
    )
}
