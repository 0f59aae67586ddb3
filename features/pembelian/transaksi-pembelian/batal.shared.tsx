import { useFields, useSend } from '@kencana/screens'
import { useState } from 'react'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { batalBeli, bukaBeli, listBeli } from './transaksi-pembelian.contract.ts'

/** Lists that change with a purchase, taken up or taken back. */
export const PEMBELIAN_CHANGES = [bukaBeli, listBeli, saldoUang]

interface Dibatalkan {
  no_faktur_beli: string
  harga: number
}

/**
 * Cancels purchases with a reason, for the field of which it has the binding.
 * @param done once they are cancelled
 */
export const useBatalBeli = (barang: readonly Dibatalkan[], done: () => void) => {
  const [{ alasan }, setEntered] = useState({ alasan: '' })
  const { field, set, valid } = useFields(
    { alasan },
    (patch) => setEntered((now) => ({ ...now, ...patch })),
    () => (alasan.trim() === '' ? { alasan: 'Alasan Harus Diisi' } : {}),
  )
  const reset = () => set({ alasan: '' })
  const { busy, submit } = useSend(batalBeli, {
    changes: PEMBELIAN_CHANGES,
    done: () => {
      reset()
      done()
    },
  })
  const save = () => {
    if (barang.length === 0 || !valid()) return
    void submit({ no_faktur_beli: barang.map((one) => one.no_faktur_beli), alasan, otorisasi: null })
  }
  return { alasan: field('alasan'), reset, save, busy }
}
