/** Loans that wait, and whether the cash that they pay out lies there. Source: areas 00-across, traps; 10-hutang 10.2. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import type { Sesi } from '@kencana/server-kit'
import { kasTerbanyak, saldoLaci } from '../../keuangan/laci/laci.api.ts'
import type { bukaHutang, SatuHutang } from './hutang.contract.ts'
import { pilihHutang } from './hutang.query.ts'

type Dibayarkan = Pick<SatuHutang, 'cara_bayar' | 'jumlah_hutang'>

// What a bank pays needs none.
const cukupDari = (kas: Rp, { cara_bayar, jumlah_hutang }: Dibayarkan): boolean =>
  cara_bayar !== 'CASH' || kas >= jumlah_hutang

/** Whether any drawer of the shop pays a loan out: nobody knows yet who will. */
export const kasCukup = async ({ db, sesi }: { db: Queryable; sesi: Sesi }, hutang: Dibayarkan): Promise<boolean> =>
  cukupDari(await kasTerbanyak(db, sesi.kode_toko), hutang)

/** The loans that wait, each with whether its reader's own drawer pays it out. */
export const hutangMenunggu = async (db: Queryable, sesi: Sesi): Promise<OutputOf<typeof bukaHutang>> => {
  const kas = await saldoLaci(db, sesi.kode_toko, sesi.kode_laci)
  const rows = await pilihHutang(db, sesi, sql`k.status = 'OPEN'`)
  return rows.map((one) => ({ ...one, kas_cukup: cukupDari(kas, one) }))
}

/** How many of a shop wait. */
export const jumlahMenunggu = async (db: Queryable, kode_toko: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM hutang WHERE kode_toko = ${kode_toko} AND status = 'OPEN'`)
  )?.n ?? 0
