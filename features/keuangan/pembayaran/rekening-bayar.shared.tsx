/** Accounts that payments go through, and what the bank keeps of each. */
import { type Options, query } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { rekening as rekeningToko } from '../../pengaturan/rekening/rekening.contract.ts'
import { useRekeningOptions } from '../uang/rekening-toko.picker.tsx'
import { type Bagian, type BarisBayar, lewatRekening } from './isian-bayar.shared.tsx'

/** The shop's accounts; where there is one only, nobody has to choose. */
export const useRekening = ({ rows, onRows }: Bagian): Options => {
  const rekening = useRekeningOptions()
  const { options } = rekening
  const satu = options.length === 1 ? options[0]?.kode : undefined
  useEffect(() => {
    const kosong = (one: BarisBayar) => lewatRekening(one) && one.no_rekening === ''
    if (satu === undefined || !rows.some(kosong)) return
    onRows(rows.map((one) => (kosong(one) ? { ...one, no_rekening: satu } : one)))
  }, [satu, rows, onRows])
  return rekening
}

/** What the bank keeps of a payment through one of the shop's accounts. */
export const useBiaya = () => {
  const { data = [] } = useQuery(query(rekeningToko.list, {}))
  return ({ cara_bayar, no_rekening }: BarisBayar): number => {
    const milik = data.find((one) => one.no_rekening === no_rekening)
    if (!milik || cara_bayar === 'CASH') return 0
    const { biaya_transfer, biaya_debet, biaya_credit, biaya_qris } = milik
    const biaya = { TRANSFER: biaya_transfer, DEBET: biaya_debet, CREDIT: biaya_credit, QRIS: biaya_qris }
    return biaya[cara_bayar as keyof typeof biaya] ?? 0
  }
}
