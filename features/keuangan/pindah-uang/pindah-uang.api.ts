/** Places of money, and slips of what arrives at a bank, as transfers and money of other installations name them. */
import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { pegangLaciToko } from '../laci/laci.api.ts'
import { pegangRekening } from '../uang/uang.api.ts'
import { laciTempat } from './pindah-uang.contract.ts'

/** An end of a transfer: an account, or cash in a drawer. */
export interface Ujung {
  rekening: string | null
  laci: string
}

/** The place that a form names. */
export const ujung = (tempat: string): Ujung => {
  const laci = laciTempat(tempat)
  return laci === null ? { rekening: tempat, laci: '-' } : { rekening: null, laci }
}

/** Holds places until commit, so that none is deleted meanwhile. @throws Refusal */
export const pegangUjung = async (ctx: WriteContext, list: readonly Ujung[]): Promise<void> => {
  const rekening = list.map((one) => one.rekening).filter((one) => one !== null)
  for (const one of rekening.toSorted()) await pegangRekening(ctx, one)
  for (const { laci } of list) await pegangLaciToko(ctx.db, ctx.sesi, laci)
}

/** What arrives at a bank does so with its slip, and no slip brings money twice, nor what a customer paid. @throws Refusal */
export const periksaBukti = async (
  { db }: WriteContext,
  no_rekening: string | null,
  referensi: string,
): Promise<void> => {
  if (no_rekening === null) return
  if (referensi === '') throw new Refusal('rule', 'No Bukti Bank Harus Diisi')
  // Two who name it at once are told one after the other, as with payments.
  await db.run(sql`SELECT pg_advisory_xact_lock(13, hashtext(${`${no_rekening}|${referensi}`}))`)
  const dulu = await db.one<{ nomor: string }>(sql`
    SELECT no_sampai::text AS nomor FROM uang_sampai WHERE no_rekening = ${no_rekening} AND upper(referensi) = ${referensi} AND referensi <> ''
    UNION ALL
    SELECT no_terima::text FROM uang_masuk WHERE no_rekening = ${no_rekening} AND upper(referensi) = ${referensi} AND referensi <> ''
    UNION ALL
    SELECT dokumen::text FROM pembayaran
    WHERE no_rekening = ${no_rekening} AND referensi = ${referensi} AND arah = 'MASUK' AND hidup AND referensi <> ''
    LIMIT 1`)
  if (dulu) throw new Refusal('rule', `Bukti ${referensi} Sudah Dipakai ${dulu.nomor}`)
}
