/** Loans that wait, and whether the money that they pay out is there. Source: areas 00-across, traps; 10-hutang 10.2; controls, counting is blind. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import { hitungTerbuka, readBalances, SEJAK, type Sesi, type Terbuka } from '@kencana/server-kit'
import { hitunganMenunggu } from '../../keuangan/hitung-kas/hitung-kas.api.ts'
import { kasTerbanyak } from '../../keuangan/laci/laci.api.ts'
import type { bukaHutang, SatuHutang } from './hutang.contract.ts'
import { pilihHutang } from './hutang.query.ts'

/** Down to 1, 2 or 5 and noughts: loans of staggered sums tell nothing between two of these. */
export const kasar = (jumlah: Rp): number => {
  const nol = 10 ** Math.floor(Math.log10(jumlah))
  return Math.max(...[1, 2, 5].map((kali) => kali * nol).filter((langkah) => langkah <= jumlah))
}

const saldoBank = async (db: Queryable, kode_toko: string, ref: string): Promise<number> =>
  (await readBalances(db, kode_toko, [{ akun: 'BANK', ref, lot: '-', kode_group: '-', kode_dept: '-' }]))[0]?.rp ?? 0

/**
 * Whether any drawer of the shop, or the account at the bank, holds what a new loan pays out, as far as that is told: nobody knows yet who
 * will pay it. It is asked once, of a loan that has its number, in steps; of a bank it is told to who has a menu of money (hutang.query.ts).
 * Of a drawer not while a count waits for its second person: who keeps it would ask his way to what the books have in it.
 */
export const kasCukup = async (
  { db, sesi: { kode_toko } }: { db: Queryable; sesi: Sesi },
  {
    cara_bayar,
    no_rekening,
    jumlah_hutang,
  }: Pick<SatuHutang, 'cara_bayar' | 'jumlah_hutang'> & { no_rekening: string },
): Promise<boolean> => {
  if (cara_bayar !== 'CASH') return (await saldoBank(db, kode_toko, no_rekening)) >= kasar(jumlah_hutang)
  if ((await hitunganMenunggu(db, kode_toko)) > 0) return true
  return (await kasTerbanyak(db, kode_toko)) >= kasar(jumlah_hutang)
}

/** The loans that wait. */
export const hutangMenunggu = (db: Queryable, sesi: Sesi): Promise<OutputOf<typeof bukaHutang>> =>
  pilihHutang(db, sesi, sql`k.status = 'OPEN'`)

/** How many of a shop wait. */
export const jumlahMenunggu = (db: Queryable, kode_toko: string): Promise<Terbuka> =>
  hitungTerbuka(db, SEJAK, sql`hutang k WHERE k.kode_toko = ${kode_toko} AND k.status = 'OPEN'`)
