import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { bacaDokumen, waktu } from '@kencana/server-kit'
import { isiBarang } from '../data-barang/data-barang.api.ts'
import { DOKUMEN_HANCUR, type getHancur, type listHancur } from './hancur-data-barang.contract.ts'

export const bacaHancur = bacaDokumen<OutputOf<typeof listHancur>[number]>(
  DOKUMEN_HANCUR,
  sql`k.no_hancur, k.tgl_system, ${waktu()} AS waktu, k.alasan, k.pcs, k.berat, k.user_id, k.no_batal`,
)

/** One document with its pieces. @throws Refusal 404 */
export const satuHancur = async (
  db: Queryable,
  kode_toko: string,
  no_hancur: string,
): Promise<OutputOf<typeof getHancur>> => ({
  ...(await bacaHancur.satu(db, kode_toko, no_hancur)),
  detail_barang: await isiBarang(db, DOKUMEN_HANCUR, no_hancur),
})
