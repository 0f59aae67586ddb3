/** Which warnings of a loan were printed since it is late. */
import { type Queryable, sql } from '@kencana/database'
import type { Sesi } from '@kencana/server-kit'
import { CETAK_PERINGATAN } from '../../cetak/cetak.contract.ts'

const PALING_BANYAK = 3

/** A warning in the print ledger. */
export const namaPeringatan = (ke: number): string => `${CETAK_PERINGATAN} ${ke}`

const SEMUA = Array.from({ length: PALING_BANYAK }, (_, at) => namaPeringatan(at + 1))

/** The last of them, and the one that is printed next: the same again on its day, the one after it later. */
export const peringatanTercetak = async (
  db: Queryable,
  { kode_toko, tgl_system }: Pick<Sesi, 'kode_toko' | 'tgl_system'>,
  { no_hutang, tgl_jatuh_tempo }: { no_hutang: string; tgl_jatuh_tempo: string },
): Promise<{ terakhir: number; berikut: number }> => {
  const row = await db.one<{ jenis: string; tgl_system: string }>(sql`
    SELECT jenis::text, tgl_system FROM cetak
    WHERE kode_toko = ${kode_toko} AND dokumen = ${no_hutang} AND jenis = ANY (${SEMUA}::text[]) AND tgl_system > ${tgl_jatuh_tempo}
    ORDER BY jenis DESC, tgl_system DESC LIMIT 1`)
  const terakhir = row ? SEMUA.indexOf(row.jenis) + 1 : 0
  return { terakhir, berikut: row?.tgl_system === tgl_system ? terakhir : Math.min(terakhir + 1, PALING_BANYAK) }
}
