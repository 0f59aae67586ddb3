/** What owners are warned of, as the features name it. */
import { type InputOf, type OutputOf, SEMUA } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { type Alarm, only, type Sesi, waktu } from '@kencana/server-kit'
import type { daftarAlarm } from './alarm.contract.ts'

type Jawaban = OutputOf<typeof daftarAlarm>
type Baris = Jawaban['rows'][number]

const HARI = 86_400_000
const JANGKA = 30

const semua = (alarm: readonly Alarm[], kini: Date): Sql => {
  const sejak = new Date(kini.getTime() - JANGKA * HARI)
  return sql.join(
    alarm.map((one) => sql`SELECT ${one.kode}::text AS kode, a.* FROM (${one.baris(sejak, kini)}) a`),
    ' UNION ALL ',
  )
}

/** One page of it, the newest first. */
export const alarmPage = async (
  db: Queryable,
  alarm: readonly Alarm[],
  input: InputOf<typeof daftarAlarm>,
  { user_id, zona_waktu }: Pick<Sesi, 'user_id' | 'zona_waktu'>,
  kini: Date,
): Promise<Jawaban> => {
  const jenis = alarm.map(({ kode, judul }) => ({ kode, judul }))
  const dipilih = alarm.filter(({ kode }) => input.kode === SEMUA || input.kode === kode)
  if (dipilih.length === 0) return { total: 0, jenis, rows: [] }
  const hari = sql`AND (x.waktu AT TIME ZONE ${zona_waktu})::date::text = ${input.tanggal}`
  const rows = await db.rows<Omit<Baris, 'judul' | 'berat' | 'path'> & { total: number }>(sql`
    SELECT x.kode, x.kunci, x.kode_toko, ${waktu(sql`x.waktu`)} AS waktu, x.user_id, x.dokumen, x.isi, s.user_id IS NOT NULL AS saya,
      coalesce(d.oleh, '[]'::jsonb) AS dilihat, (count(*) OVER ())::int AS total
    FROM (${semua(dipilih, kini)}) x
    LEFT JOIN alarm_dilihat s ON s.kode = x.kode AND s.kunci = x.kunci AND s.user_id = ${user_id}
    LEFT JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('user_id', l.user_id, 'waktu', ${waktu(sql`l.waktu`)}) ORDER BY l.waktu) AS oleh
      FROM alarm_dilihat l WHERE l.kode = x.kode AND l.kunci = x.kunci
    ) d ON true
    WHERE true ${only('x.kode_toko', input.kode_toko)} ${input.tanggal === SEMUA ? sql`` : hari}
      ${input.tampil === 'BELUM' ? sql`AND s.user_id IS NULL` : sql``}
    ORDER BY x.waktu DESC, x.kode, x.kunci LIMIT ${input.per} OFFSET ${(input.hal - 1) * input.per}`)
  const tentang = new Map(alarm.map((one) => [one.kode, one]))
  return {
    total: rows[0]?.total ?? 0,
    jenis,
    rows: rows.map((row) => {
      const { judul, berat, path } = tentang.get(row.kode) as Alarm
      return { ...row, judul, berat, path }
    }),
  }
}

/** Those of these keys that are warned of now: nobody ticks what has not happened. */
export const alarmAda = async (
  db: Queryable,
  alarm: readonly Alarm[],
  dicari: readonly { kode: string; kunci: string }[],
  kini: Date,
): Promise<ReadonlySet<string>> => {
  const dipilih = alarm.filter(({ kode }) => dicari.some((one) => one.kode === kode))
  if (dipilih.length === 0) return new Set()
  const rows = await db.rows<{ satu: string }>(sql`
    SELECT x.kode || ' ' || x.kunci AS satu FROM (${semua(dipilih, kini)}) x
    WHERE x.kunci = ANY (${dicari.map(({ kunci }) => kunci)}::text[])`)
  return new Set(rows.map(({ satu }) => satu))
}
