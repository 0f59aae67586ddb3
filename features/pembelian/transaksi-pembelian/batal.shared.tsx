import type { OutputOf } from '@kencana/contract'
import { noReason, useFields, useSend } from '@kencana/screens'
import { useState } from 'react'
import { Tolak } from '../../kasir/validasi-jual-beli/tolak.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { batalBeli, bukaBeli, type getBeli, listBeli, tolakBeli } from './transaksi-pembelian.contract.ts'

/** Lists that change with a purchase, taken up or taken back. */
export const PEMBELIAN_CHANGES = [bukaBeli, listBeli, saldoUang, batasSaya]

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
  const { field, set, valid } = useFields({ alasan }, (patch) => setEntered((now) => ({ ...now, ...patch })), noReason)
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

interface TolakProps {
  grup: Pick<OutputOf<typeof getBeli>, 'no_grup' | 'versi' | 'nama_customer'>
  onClose: () => void
}

/** A purchase that waits for the cashier is let go, with a reason. */
export function TolakBeli({ grup: { no_grup, versi, nama_customer }, onClose }: TolakProps) {
  return (
    <Tolak
      endpoint={tolakBeli}
      isi={(alasan) => ({ no_grup, versi, alasan })}
      changes={PEMBELIAN_CHANGES}
      apa="Pembelian"
      nomor={no_grup}
      akibat={`Barang ${nama_customer} tidak jadi dibeli dan dikembalikan kepadanya.`}
      onClose={onClose}
    />
  )
}
