import { call } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import type { ReactNode } from 'react'
import { useOtorisasi } from '../../akses/otorisasi/otorisasi.shared.tsx'
import { batalBeli } from './transaksi-pembelian.contract.ts'

interface Dibatalkan {
  no_faktur_beli: string
  harga: number
}

/**
 * Cancels purchases with a reason; OWN or SU agree in `dialog`.
 * @returns batal: answers null when nobody agreed
 */
export const useBatalBeli = (): {
  batal: (barang: readonly Dibatalkan[], alasan: string) => Promise<{ message: string } | null>
  dialog: ReactNode
} => {
  const { run, dialog } = useOtorisasi()
  return {
    dialog,
    batal: (barang, alasan) => {
      const total = barang.reduce((sum, one) => sum + one.harga, 0)
      return run(
        batalBeli,
        { no_faktur_beli: barang.map((one) => one.no_faktur_beli), alasan, otorisasi: null },
        {
          keterangan: `Batal ${barang.length} barang, Rp. ${cellText('rupiah', total)}: ${alasan}`,
          nilai_input: total,
        },
        (input) => call(batalBeli, input),
      )
    },
  }
}
