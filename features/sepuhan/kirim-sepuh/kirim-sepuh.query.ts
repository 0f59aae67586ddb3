import { type InputOf, SEMUA } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { standing, within } from '@kencana/server-kit'
import type { z } from 'zod'
import type { barisLaporanKirimSepuh, laporanKirimSepuh } from './kirim-sepuh.contract.ts'

export const laporan = (db: Queryable, input: InputOf<typeof laporanKirimSepuh>, kode_toko: string) =>
  db.rows<z.output<typeof barisLaporanKirimSepuh>>(sql`
    SELECT k.no_sepuh, k.tgl_system, d.kode_baki, d.kode_dept, d.kode_group, d.qty, d.berat, d.qty_sepuh, d.berat_sepuh, d.qty_rusak,
      d.berat_rusak
    FROM kirim_sepuh k JOIN kirim_sepuh_detail d ON d.no_sepuh = k.no_sepuh
    WHERE k.kode_toko = ${kode_toko} ${within('k.tgl_system', input)} ${standing('k.no_batal', input)}
      ${input.kode_toko === SEMUA ? sql`` : sql`AND d.kode_dept = ${input.kode_toko}`}
    ORDER BY k.dibuat_pada, k.no_sepuh, d.urut`)
