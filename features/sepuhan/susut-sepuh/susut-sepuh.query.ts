import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { standing, within } from '@kencana/server-kit'
import type { BatasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { batasBiasa } from './susut-sepuh.api.ts'
import type { laporanSusut } from './susut-sepuh.contract.ts'

type Baris = OutputOf<typeof laporanSusut>[number]

/**
 * Losses of dispatches that came back whole, by the month of the last receipt.
 * @param batas what the shop lets go; a loss above it is marked
 */
export const susut = async (
  db: Queryable,
  input: InputOf<typeof laporanSusut>,
  kode_toko: string,
  batas: BatasBeda,
): Promise<Baris[]> => {
  const rows = await db.rows<Omit<Baris, 'persen' | 'tanda'>>(sql`
    SELECT to_char(x.tgl_selesai, 'YYYY-MM') AS bulan, k.no_sepuh, k.tgl_system, x.tgl_selesai, k.qty_sepuh AS qty,
      k.berat_sepuh AS berat_kirim, x.berat_kembali, x.susut, x.hilang
    FROM kirim_sepuh k CROSS JOIN LATERAL (
      SELECT max(t.tgl_system) AS tgl_selesai, sum(d.berat_terima + d.berat_rusak)::bigint AS berat_kembali,
        sum(d.berat_selisih)::bigint AS susut, sum(d.berat_hilang)::bigint AS hilang,
        sum(d.qty_terima + d.qty_rusak + d.qty_hilang) AS qty
      FROM terima_sepuh t JOIN terima_sepuh_detail d ON d.no_terima_sepuh = t.no_terima_sepuh
      WHERE t.no_sepuh = k.no_sepuh AND t.tgl_system <= ${input.tgl_akhir} ${standing('t.no_batal', input)}
    ) x
    WHERE k.kode_toko = ${kode_toko} ${standing('k.no_batal', input)} AND x.qty = k.qty_sepuh AND k.berat_sepuh > 0
      ${within('x.tgl_selesai', input)}
    ORDER BY x.tgl_selesai, k.no_sepuh`)
  const persen = rows.map((row) => Math.round((row.susut * 100_000) / row.berat_kirim))
  const [bawah, atas] = batasBiasa(persen)
  return rows.map((row, at) => {
    const milik = persen[at] ?? 0
    const lebih = row.susut > batas(row.berat_kirim)
    const tanda = lebih ? 'LEBIH TOLERANSI' : milik < bawah || milik > atas ? 'MENYIMPANG' : '-'
    return { ...row, persen: milik, tanda }
  })
}
