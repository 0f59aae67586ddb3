/** A voucher that the customer lays down: scanned, it pays what it is worth, the rest is paid otherwise. */
import { call, rupiahText } from '@kencana/screens'
import type { ReactNode } from 'react'
import { type BarisBayar, type SumberBayar, UANG_PAS } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { cekVoucher, nomorVoucher } from '../../member/voucher/voucher.contract.ts'

const VOUCHER = 'VOUCHER' as const

/** How it stands among the ways of paying, once one was scanned. */
export const sumberVoucher = (rows: readonly BarisBayar[]): SumberBayar[] =>
  rows
    .filter((one) => one.cara_bayar === VOUCHER && one.ref !== undefined)
    .slice(0, 1)
    .map(({ ref = '', nilai = 0, jumlah }) => ({
      cara_bayar: VOUCHER,
      ref,
      nama: `${nomorVoucher(ref) ?? ref}${hangus(nilai, jumlah)}`,
    }))

/** What of a voucher is lost, since nobody gives change for one. */
const hangus = (nilai: number, jumlah: number | null): string =>
  jumlah !== null && nilai > jumlah ? `, ${rupiahText(nilai - jumlah)} hangus` : ''

/**
 * The payments with a voucher more.
 * @param harus what is to be paid
 * @throws Error where nothing is left that it could pay
 */
const denganVoucher = (
  rows: readonly BarisBayar[],
  { kode, nilai, harus }: { kode: string; nilai: number; harus: number },
): BarisBayar[] => {
  const lain = rows.filter((one) => one.ref !== kode)
  const sudah = lain.reduce((sum, one) => sum + (one.pas ? 0 : (one.jumlah ?? 0)), 0)
  const jumlah = Math.min(nilai, harus - sudah)
  if (jumlah <= 0) throw new Error('Tidak Ada Lagi Yang Dibayar Dengan Voucher')
  const id = Math.max(0, ...lain.map((one) => one.id)) + 1
  const baris = { id, cara_bayar: VOUCHER, no_rekening: '', ref: kode, nilai, jumlah, pas: false }
  return [baris, ...(lain.length > 0 ? lain : UANG_PAS)]
}

/** Takes a scanned one in. @returns what the line beside the scan field says @throws Error why it does not pay */
export const pindaiVoucher = async (
  kode: string,
  harus: number,
  ubah: (dengan: (rows: readonly BarisBayar[]) => BarisBayar[]) => void,
): Promise<ReactNode> => {
  const { no_voucher, nilai } = await call(cekVoucher, { kode })
  let dipakai: number | null = null
  ubah((rows) => {
    const baru = denganVoucher(rows, { kode, nilai, harus })
    dipakai = baru[0]?.jumlah ?? null
    return baru
  })
  return (
    <>
      Voucher <b>{rupiahText(nilai)}</b> {no_voucher}
      {hangus(nilai, dipakai)}
    </>
  )
}
