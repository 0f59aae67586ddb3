/** The log of a branch as its head office reads it. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { logCabang } from './log-cabang.contract.ts'

/** Entries of one page. */
const SEHALAMAN = 50
/** Of what stood before and after an entry, so much is shown. */
const PANJANG = 2_000

const isi = (nama: string) => sql`coalesce(l.isi ->> ${nama}, '')`
const rinci = (nama: string) => sql`left(coalesce(nullif(l.isi -> ${nama}, 'null')::text, ''), ${PANJANG})`

/** Newest first, by their place in the chain. */
export const bacaLog = async (
  db: Queryable,
  { sambungan, dokumen, sebelum }: InputOf<typeof logCabang>,
): Promise<OutputOf<typeof logCabang>> => {
  const [zaman, urut] = sebelum.split('.')
  const rows = await db.rows<OutputOf<typeof logCabang>['baris'][number]>(sql`
    SELECT l.zaman || '.' || l.urut AS letak, ${isi('toko')} AS toko, ${isi('tgl_system')} AS tgl_system, ${isi('waktu')} AS waktu,
      ${isi('user')} AS user, ${isi('aksi')} AS aksi, ${isi('dokumen')} AS dokumen, ${rinci('sebelum')} AS sebelum, ${rinci('sesudah')} AS sesudah
    FROM log_pusat l WHERE l.sambungan = (SELECT s.id FROM sambungan s WHERE s.id::text = ${sambungan})
      ${dokumen ? sql`AND l.isi ->> 'dokumen' = ${dokumen}` : sql``}
      ${urut ? sql`AND (l.zaman, l.urut) < (${Number(zaman)}::int, ${urut}::bigint)` : sql``}
    ORDER BY l.zaman DESC, l.urut DESC LIMIT ${SEHALAMAN + 1}`)
  const baris = rows.slice(0, SEHALAMAN)
  return { baris, lanjut: rows.length > SEHALAMAN ? (baris.at(-1)?.letak ?? '') : '' }
}
