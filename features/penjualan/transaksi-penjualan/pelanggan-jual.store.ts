/** Whom something is sold to: anybody, a member, or who has to show his paper. Source: areas 01-penjualan 1.2. */
import type { InputOf } from '@kencana/contract'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { type Berkertas, kenali } from '../../member/batas-lapor/batas-lapor.api.ts'
import { UMUM } from '../../member/data-member/data-member.contract.ts'
import type { jual } from './transaksi-penjualan.contract.ts'

/** Holds the member that a form names, and keeps a paper that is seen first. @throws Refusal */
export const pegangPembeli = async (
  ctx: WriteContext,
  isian: InputOf<typeof jual>,
  wajib: boolean,
): Promise<Berkertas> => {
  const nama_customer = isian.nama_customer === '' ? UMUM : isian.nama_customer
  if (wajib && nama_customer === UMUM) throw new Refusal('rule', 'Nama Customer Harus Diisi')
  return kenali(ctx, { ...isian, nama_customer })
}
