/** Counts that are called off, of trays and of envelopes alike: whose word that is, and who is told what they found. */
import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { isOwner, kunciOtorisasi, Refusal, type WriteContext } from '@kencana/server-kit'
import { adaPenyetuju } from '../../akses/otorisasi/saksi.api.ts'

/** Who counted does not agree either, as long as somebody is there who could and had no part in it. @param own an SU does not suffice */
export const bukanPenyetuju = async (
  ctx: WriteContext,
  oleh: readonly string[],
  own = false,
): Promise<Pick<Kasus, 'bukan'>> => ((await adaPenyetuju(ctx, oleh, own)) ? { bukan: oleh } : {})

/** A count that is to be called off. */
interface Dibatalkan {
  no_so: string
  status: string
  kategori: string
  /** What is counted, in a sentence: 'Hitungan baki'. */
  hitungan: string
  /** What its last closed round found. */
  temuan: () => Promise<string>
}

// Of one round the other may not read here what it found: while it is counted again only who agrees is told.
const kasusBatal = async (ctx: WriteContext, satu: Dibatalkan, oleh: readonly string[]): Promise<Kasus | null> => {
  const { no_so, status, kategori, hitungan, temuan } = satu
  if (status !== 'HITUNG') {
    const rahasia = await temuan()
    return {
      kategori,
      aturan: `${hitungan} yang sudah ditutup dibatalkan, temuannya tetap dicari`,
      keterangan: `${no_so}, dihitung ${oleh.join(', ')}${status === 'ULANG' ? '' : `, ${rahasia}`}`,
      rahasia: status === 'ULANG' ? rahasia : '',
      wakil: false,
      oleh: 'OWN',
      ...(await bukanPenyetuju(ctx, oleh, true)),
    }
  }
  const lain = oleh.filter((one) => one !== ctx.sesi.user_id)
  if (lain.length === 0) return null
  return {
    kategori,
    aturan: `${hitungan} user lain dibatalkan`,
    keterangan: `${no_so}, dihitung ${lain.join(', ')}`,
    ...(await bukanPenyetuju(ctx, oleh)),
  }
}

// Who counted does not ask that it is called off, while another OWN or SU is there who had no part and whom an OWN could agree with.
const tolakPenghitung = async ({ db, sesi }: WriteContext, oleh: readonly string[]): Promise<void> => {
  if (!oleh.includes(sesi.user_id)) return
  const lain = await db.one(sql`
    SELECT 1 AS ada FROM users x WHERE x.aktif AND NOT x.ganti_password AND x.level IN ('OWN', 'SU') AND x.user_id <> ALL (${[...oleh]}::text[])
      AND EXISTS (SELECT FROM users y WHERE y.aktif AND NOT y.ganti_password AND y.level = 'OWN' AND y.user_id <> x.user_id) LIMIT 1`)
  if (lain) throw new Refusal('rule', 'Yang Menghitung Tidak Membatalkan, Minta OWN Atau SU Lain')
}

/**
 * Whoever knows that something is missing could make the count go away: one goes by OWN's word alone once a round of it was closed, and
 * by agreement where others counted too. Source: controls, counting.
 * @param oleh everybody whose count it is
 * @returns the agreement that is held; null where it is his own and was never closed
 * @throws Refusal
 */
export const kunciBatalHitung = async (
  ctx: WriteContext,
  satu: Dibatalkan,
  oleh: readonly string[],
): Promise<string | null> => {
  if (satu.status !== 'HITUNG') {
    if (!isOwner(ctx.sesi.level))
      throw new Refusal('rule', 'Hitungan Yang Sudah Ditutup Hanya Bisa Dibatalkan Oleh OWN Atau SU')
    await tolakPenghitung(ctx, oleh)
  }
  return kunciOtorisasi(ctx, [await kasusBatal(ctx, satu, oleh)])
}
