import type { Queryable } from '@kencana/database'
import { rekap } from './laporan-susut-selisih.query.ts'

/** Losses of some days by person and kind of jurnal, as the report sums them up. */
export const susutPerOrang = (db: Queryable, kode_toko: string, masa: { tgl_awal: string; tgl_akhir: string }) =>
  rekap(db, { ...masa, type_laporan: 'ORANG', kind: 'ALL', user_id: 'ALL', kode_group: 'ALL' }, kode_toko, 'ORANG')
