import type { Queryable } from '@kencana/database'
import type { z } from 'zod'
import type { laporanBeda } from './laporan-authorization.contract.ts'
import { beda } from './laporan-authorization.query.ts'

/** Deviations of some days by user and kind, as the report sums them up. */
export const bedaPerUser = (
  db: Queryable,
  kode_toko: string,
  masa: { tgl_awal: string; tgl_akhir: string },
): Promise<z.output<(typeof laporanBeda)['rows']['REKAP']>[]> =>
  beda.REKAP(
    db,
    { ...masa, type_laporan: 'REKAP', per: 'USER', kategori: 'ALL', user_id: 'ALL', kode_sales: 'ALL' },
    kode_toko,
  )
