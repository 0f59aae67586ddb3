/** Who makes the backups of this server, and where they go besides its own disk. */
import { type Database, type Queryable, sql } from '@kencana/database'
import type { SalinanKunci } from '@kencana/server-kit'

/** The key that locks the copies elsewhere. */
export interface KunciCadangan {
  /** What it is called on paper and on screens. */
  sidik: string
  /** `AGE-SECRET-KEY-1…` */
  rahasia: string
  salinan: SalinanKunci
}

/** The server's own keeper of backups; there is none where the database lies on another server. */
export interface Pencadang {
  /** @returns whether it lies on the disk of the data. @throws DatabaseRefusal for what can hold no backup */
  periksa: (tempat: string) => Promise<boolean>
  /** Makes a backup and brings it to every place, beside the work; once more after one that is under way. */
  mulai: () => void
  sedangBerjalan: () => boolean
  /** What lies on its own disk. */
  diSini: () => Promise<{ jumlah: number; terakhir: Date | null }>
  kunci: () => Promise<KunciCadangan>
  /** Where this data was brought back from, until somebody says that this computer is the shop now. */
  dipulihkanDari: () => Promise<string | undefined>
  ambilAlih: () => Promise<void>
}

const PENCADANG = new WeakMap<Database, Pencadang>()

/** Told by the server once it keeps backups. */
export const pasangPencadang = (db: Database, pencadang: Pencadang): void => {
  PENCADANG.set(db, pencadang)
}

/** The keeper of this database's backups; undefined where another server keeps the data. */
export const pencadangDari = (db: Database): Pencadang | undefined => PENCADANG.get(db)

/** What a backup key is called where keys of seals are named, too. */
export const sidikKunci = (nama: string): string => `CADANGAN-${nama}`

/** A place that backups are brought to. */
export interface TempatCadangan {
  tempat: string
  /** When a backup last arrived there. */
  terakhir: Date | null
  /** Whether that was on the disk of the data. */
  satu_disk: boolean | null
  /** Which key locked it. */
  kunci: string | null
}

export const daftarTempat = (db: Queryable): Promise<TempatCadangan[]> =>
  db.rows(sql`SELECT tempat, terakhir, satu_disk, kunci FROM tempat_cadangan ORDER BY tempat`)

/** A refusal for a place whose backups another key opens: the one of before is gone from this computer. */
export const kunciLain = (tempat: string, kunci: string): string =>
  `Cadangan di ${tempat} terkunci dengan ${kunci}, kunci di komputer ini lain: kembalikan berkas kuncinya, atau nyatakan disk baru`

/** How a place stood when it was brought up to date; a sentence where that failed. */
export type HasilTempat = { terakhir: Date | null; satu_disk: boolean; sisa: number; kunci: string } | { gagal: string }

/** Writes down how a place stands. What failed before keeps since when. */
export const catatTempat = async (db: Queryable, tempat: string, hasil: HasilTempat, waktu: Date): Promise<void> => {
  if ('gagal' in hasil)
    await db.run(sql`
      UPDATE tempat_cadangan SET dicoba_pada = ${waktu}, gagal = ${hasil.gagal}, gagal_sejak = coalesce(gagal_sejak, ${waktu})
      WHERE tempat = ${tempat}`)
  else
    await db.run(sql`
      UPDATE tempat_cadangan SET dicoba_pada = ${waktu}, terakhir = ${hasil.terakhir}, satu_disk = ${hasil.satu_disk},
        sisa = ${hasil.sisa}, kunci = ${hasil.kunci}, gagal = NULL, gagal_sejak = NULL
      WHERE tempat = ${tempat}`)
}

/** Writes down how the last backup on this disk ended. @param gagal a sentence where it failed */
export const catatSini = (db: Queryable, gagal: string | null, waktu: Date): Promise<unknown> =>
  db.run(sql`
    INSERT INTO cadangan_sini (dicoba_pada, gagal, gagal_sejak)
    VALUES (${waktu}, ${gagal}, CASE WHEN ${gagal}::text IS NOT NULL THEN ${waktu}::timestamptz END)
    ON CONFLICT (satu) DO UPDATE SET dicoba_pada = excluded.dicoba_pada, gagal = excluded.gagal,
      gagal_sejak = CASE WHEN excluded.gagal IS NOT NULL THEN coalesce(cadangan_sini.gagal_sejak, excluded.gagal_sejak) END`)

/** Makes the places of BACKUP_DIR those that no screen takes away. */
export const tetapkanTempat = (db: Database, tempat: readonly string[], waktu: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run(sql`DELETE FROM tempat_cadangan WHERE tetap AND tempat <> ALL (${[...tempat]}::text[])`)
    for (const satu of tempat)
      await tx.run(sql`
        INSERT INTO tempat_cadangan (tempat, kode_toko, user_id, dibuat_pada, tetap)
        SELECT ${satu}, coalesce((SELECT min(kode_toko) FROM toko), '-'), 'BACKUP_DIR', ${waktu}, true
        ON CONFLICT (tempat) DO UPDATE SET tetap = true`)
  })

/**
 * Whether the copies elsewhere are up to date: one at least, on another disk, no older than so many hours, that the paper which somebody
 * keeps opens; and none failing.
 */
export const cadanganDiLuar = async (db: Queryable, waktu: Date, jam: number): Promise<boolean> => {
  const row = await db.one<{ baik: boolean }>(sql`
    SELECT coalesce(bool_and(t.gagal IS NULL), false)
      AND coalesce(bool_or(NOT t.satu_disk AND d.sidik IS NOT NULL
        AND t.terakhir > ${waktu}::timestamptz - make_interval(hours => ${jam}::int)), false) AS baik
    FROM tempat_cadangan t LEFT JOIN kunci_disalin d ON d.sidik = t.kunci`)
  return row?.baik ?? false
}
