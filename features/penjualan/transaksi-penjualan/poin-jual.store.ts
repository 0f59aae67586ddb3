/** Points that a sale spends and earns. Source: areas 06-member 6.2, 000-read-first 17 and 18. */

import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan, type Mg, type Rp, rp } from '@kencana/ledger'
import { type Deps, Refusal, type Sesi, type WriteContext } from '@kencana/server-kit'
import type { Dibayar } from '../../keuangan/pembayaran/pembayaran.api.ts'
import type { Pembayaran } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { periksaBukti } from '../../member/kartu-member/kartu-member.api.ts'
import { BUKAN_BUKTI } from '../../member/kartu-member/kartu-member.contract.ts'
import {
  bacaAturanPoin,
  catatPoin,
  DIPAKAI,
  milikUser,
  poinDidapat,
  poinDipesan,
  poinMasihBoleh,
} from '../../member/poin/poin.api.ts'
import type { JualTerkunci } from './sah-jual.store.ts'
import type { jual } from './transaksi-penjualan.contract.ts'

/** Rupiah that payments take from points. */
export const bayarPoin = (list: readonly Pick<Pembayaran, 'cara_bayar' | 'jumlah'>[]): Rp =>
  rp(list.filter((one) => one.cara_bayar === 'POIN').reduce((sum, one) => sum + one.jumlah, 0))

/**
 * Nobody spends a member's points but himself, by his card or his PIN; outside of the transaction, so that wrong ones stay counted.
 * @throws Refusal
 */
export const tunjukMember = async (
  { kode_member, pembayaran, bukti }: InputOf<typeof jual>,
  { db, clock }: Deps,
  { user_id }: Sesi,
): Promise<void> => {
  // Points of another one than the member of the nota are refused with the rest of it.
  if (kode_member === '-' || bayarPoin(pembayaran) === 0) return
  if (bukti === undefined) throw new Refusal('invalid', BUKAN_BUKTI)
  await periksaBukti(db, { user_id, waktu: clock.now() }, kode_member, bukti)
}

/** Rupiah that vouchers pay which were given for points: points once more, if they earned any. */
const bayarVoucherPoin = (
  list: readonly Dibayar[],
  voucher: readonly { no_voucher: string; asal: 'POIN' | 'JUAL' }[],
): number => {
  const poin = new Set(voucher.filter((one) => one.asal === 'POIN').map((one) => one.no_voucher))
  return list.reduce((sum, one) => (one.cara_bayar === 'VOUCHER' && poin.has(one.ref) ? sum + one.jumlah : sum), 0)
}

/**
 * How many points payments spend.
 * @param nilai rupiah of a point, 0 where points pay nothing
 * @throws Refusal
 */
export const poinDipakai = (list: readonly Pembayaran[], kode_member: string, nilai: number): number => {
  const poin = list.filter((one) => one.cara_bayar === 'POIN')
  if (poin.length === 0) return 0
  if (nilai === 0) throw new Refusal('rule', 'Poin Bukan Cara Bayar Di Toko Ini')
  if (kode_member === '-' || poin.some((one) => one.ref !== kode_member))
    throw new Refusal('rule', 'Poin Harus Milik Member Di Nota Ini')
  const jumlah = bayarPoin(poin)
  if (jumlah % nilai !== 0) throw new Refusal('rule', `Bayar Poin Harus Kelipatan Rp. ${formatRibuan(nilai)}`)
  return jumlah / nilai
}

/** Holds a member's points for a sale that waits: what other open sales are going to spend is not there. @throws Refusal */
export const pesanPoin = async ({ db }: WriteContext, kode_member: string, poin: number): Promise<void> => {
  if (poin === 0) return
  const saldo = await db.one<{ poin: number }>(sql`
    SELECT poin FROM poin_saldo WHERE kode_member = ${kode_member} FOR UPDATE`)
  if ((saldo?.poin ?? 0) < (await poinDipesan(db, kode_member)) + poin) throw new Refusal('rule', 'Poin Tidak Cukup')
}

/** A line as its points are worked out. */
interface Baris {
  urut: number
  kode_group: string
  berat: Mg
  total: Rp
}

/** Writes down what a sale gives its member, and what he spends with it. */
export const catatPoinJual = async (
  ctx: WriteContext,
  {
    no_faktur_jual,
    kode_member,
    kode_marketplace,
  }: Pick<JualTerkunci, 'no_faktur_jual' | 'kode_member' | 'kode_marketplace'>,
  baris: readonly Baris[],
  {
    dibayar,
    voucher,
    dipakai,
  }: {
    dibayar: readonly Dibayar[]
    voucher: readonly { no_voucher: string; asal: 'POIN' | 'JUAL' }[]
    dipakai: number
  },
): Promise<void> => {
  if (kode_member === '-') return
  const boleh = await poinMasihBoleh(ctx, kode_member)
  if (dipakai > 0 && !(boleh && (await poinMasihBoleh(ctx, kode_member, DIPAKAI))))
    throw new Refusal('rule', 'Poin Member Ini Sudah Dipakai Dua Kali Hari Ini')
  const earns = boleh && !(await milikUser(ctx.db, kode_member))
  const urut = baris.toSorted((a, b) => a.urut - b.urut)
  const aturan = await bacaAturanPoin(
    ctx.db,
    ctx.sesi.kode_toko,
    urut.map((one) => one.kode_group),
  )
  const didapat = poinDidapat(
    urut.map(({ kode_group, berat, total }) => ({
      kode_group,
      berat,
      harga: total,
      marketplace: kode_marketplace !== null,
    })),
    aturan,
    rp(bayarPoin(dibayar) + bayarVoucherPoin(dibayar, voucher)),
  )
  await catatPoin(ctx, kode_member, no_faktur_jual, [
    ...urut.map((one, at) => ({ jenis: 'JUAL' as const, urut: one.urut, jumlah: (earns && didapat[at]) || 0 })),
    { jenis: 'BAYAR', urut: 0, jumlah: -dipakai },
  ])
}
