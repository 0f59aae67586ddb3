import type { Queryable } from '@kencana/database'
import { melewati, rekap } from './laporan-susut-selisih.query.ts'

interface Masa {
  tgl_awal: string
  tgl_akhir: string
}

/** All of a limit, in 1/10,000 %. */
export const PENUH = 1_000_000

const semua = (masa: Masa) =>
  ({ ...masa, type_laporan: 'ORANG', kind: 'ALL', user_id: 'ALL', kode_group: 'ALL' }) as const

/** Losses of some days by person and kind of jurnal, as the report sums them up. */
export const susutPerOrang = (db: Queryable, kode_toko: string, masa: Masa) =>
  rekap(db, semua(masa), kode_toko, 'ORANG')

/** Where documents beyond their limit lost: craftsmen and trays, by person and kind of jurnal. */
export const tempatMelewati = async (
  db: Queryable,
  kode_toko: string,
  masa: Masa,
): Promise<ReadonlyMap<string, string>> =>
  new Map((await melewati(db, semua(masa), kode_toko, PENUH)).map((one) => [`${one.user_id} ${one.kind}`, one.tempat]))
