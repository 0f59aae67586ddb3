/** Purchases that wait: one user validates what the other lets go. */
import { mg, rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { cincinLama, formBeli } from '@kencana/testing/pembelian'
import {
  beli,
  tolakBeli,
  validasiBeli,
} from '../../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'

/** A little of each: what is bought in a day adds up. */
const SEDIKIT = cincinLama({ berat: mg(10), harga: rp(1_000) })

/** Buys little pieces that wait for the cashier. @returns the version of each form by its number */
const beliSemua = async (who: Caller, n: number): Promise<ReadonlyMap<string, number>> => {
  const semua = new Map<string, number>()
  for (let at = 0; at < n; at += 1) {
    const { no_grup, data } = await who.call(beli, formBeli([SEDIKIT], { nama_customer: `LOMBA ${at}` }))
    semua.set(no_grup, data.versi)
  }
  return semua
}

/** What both do with purchases that wait, and their numbers. Where loans were raced before: there is their tray, and their conditions. */
export const lombaBeli = async ({ kiri, kanan }: Record<'kiri' | 'kanan', Caller>, n: number) => {
  const semua = await beliSemua(kiri, n)
  const milik = (no_grup: string) => ({ no_grup, versi: semua.get(no_grup) ?? 0 })
  const aksi = {
    nama: 'validate a purchase or let it go',
    kiri: (no_grup: string) => kiri.call(validasiBeli, { data: [milik(no_grup)] }),
    kanan: (no_grup: string) => kanan.call(tolakBeli, { ...milik(no_grup), alasan: 'LOMBA' }),
  }
  return [aksi, [...semua.keys()]] as const
}
