/** A sale through a marketplace: the platform owes its whole bill. Source: areas 05-marketplace 5.2. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { pegangMarketplace } from '../../master/marketplace/marketplace.api.ts'
import type { jual } from './transaksi-penjualan.contract.ts'

type Isian = InputOf<typeof jual>

/** Through which platform a sale goes, and what it calls the order; nulls over the counter. */
export interface LewatMarketplace {
  kode_marketplace: string | null
  no_order: string | null
}

export const lewatMarketplace = ({ marketplace }: Isian): LewatMarketplace => ({
  kode_marketplace: marketplace?.kode_marketplace ?? null,
  no_order: marketplace?.no_order ?? null,
})

/** An order is sold once, by whichever shop; whoever enters it at the same moment waits. @throws Refusal */
const pegangOrder = async ({ db, sesi }: WriteContext, kode_marketplace: string, no_order: string): Promise<void> => {
  await db.run(sql`SELECT pg_advisory_xact_lock(14, hashtext(${`${kode_marketplace}|${no_order}`}))`)
  const ada = await db.one<{ no_faktur_jual: string; kode_toko: string }>(sql`
    SELECT no_faktur_jual::text, kode_toko::text FROM penjualan
    WHERE kode_marketplace = ${kode_marketplace} AND no_order = ${no_order} AND status <> 'BATAL'`)
  if (!ada) return
  const di = ada.kode_toko === sesi.kode_toko ? `Di ${ada.no_faktur_jual}` : `Di Toko ${ada.kode_toko}`
  throw new Refusal('rule', `Order ${no_order} ${kode_marketplace} Sudah Dijual ${di}`)
}

/**
 * The form as a marketplace makes it: its debt is the payment, and nobody types one.
 * @param tagihan what the nota comes to
 * @throws Refusal
 */
export const bayarMarketplace = async (ctx: WriteContext, isian: Isian, tagihan: Rp): Promise<Isian> => {
  const { marketplace, pembayaran, tukar } = isian
  if (!marketplace) return isian
  const { kode_marketplace, no_order } = marketplace
  if (pembayaran.length > 0 || tukar) throw new Refusal('rule', 'Penjualan Marketplace Dibayar Marketplace Saja')
  await pegangMarketplace(ctx, kode_marketplace)
  await pegangOrder(ctx, kode_marketplace, no_order)
  return {
    ...isian,
    pembayaran: [{ cara_bayar: 'MARKETPLACE', no_rekening: '', ref: kode_marketplace, jumlah: tagihan }],
  }
}
