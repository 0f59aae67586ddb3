/** Who validates sales, turns them down and undoes them. Source: controls, what goes out was seen by somebody else. */
import { type Queryable, sql } from '@kencana/database'
import { isOwner, Refusal, type Sesi, tanggalDi, type WriteContext } from '@kencana/server-kit'
import type { JualTerkunci } from './sah-jual.store.ts'

const VALIDASI = ['/validasi-penjualan#validasi', '/validasi-jual-beli#validasi'] as const
const BATAL = ['/batal-penjualan#batal'] as const

/** Whether somebody holds one of these actions, each written '/menu#action'. */
export const memegang = async (db: Queryable, { user_id, level }: Sesi, hak: readonly string[]): Promise<boolean> =>
  isOwner(level) ||
  (await db.one(sql`
    SELECT 1 AS ada FROM hak_aksi
    WHERE user_id = ${user_id} AND menu_name || '#' || aksi = ANY (${[...hak]}::text[]) LIMIT 1`)) !== undefined

/** Whether somebody takes the customer's money and says that a sale is right. */
export const bolehValidasi = (db: Queryable, sesi: Sesi): Promise<boolean> => memegang(db, sesi, VALIDASI)

/** Whether somebody undoes a sale that is right already. */
export const bolehBatal = (db: Queryable, sesi: Sesi): Promise<boolean> => memegang(db, sesi, BATAL)

/** Whether it is right as soon as it is saved. @throws Refusal for who may not say so */
export const langsung = async (
  ctx: WriteContext,
  isian: { sahkan: boolean },
  para: Record<'validasi_penjualan' | 'sahkan_langsung', string>,
) => {
  if (para.validasi_penjualan === 'TIDAK') return true
  if (!isian.sahkan) return false
  if (para.sahkan_langsung !== 'YA' || !(await bolehValidasi(ctx.db, ctx.sesi)))
    throw new Refusal('denied', 'Penjualan Ini Divalidasi Kasir')
  return true
}

/** Whether a sale is of a day that is over, in the shop's books or by its clock: a late day makes nothing today's. */
export const hariLalu = (
  { sesi, waktu }: WriteContext,
  { tgl_system, valid_pada }: Pick<JualTerkunci, 'tgl_system' | 'valid_pada'>,
): boolean =>
  tgl_system !== sesi.tgl_system ||
  (valid_pada !== null && tanggalDi(sesi.zona_waktu, valid_pada) !== tanggalDi(sesi.zona_waktu, waktu))
