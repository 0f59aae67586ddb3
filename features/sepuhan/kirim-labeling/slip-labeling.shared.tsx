import { ReceiptDialog } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import type { z } from 'zod'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { DOKUMEN_LABELING, type slipLabeling } from './kirim-labeling.contract.ts'
import { strukLabeling } from './kirim-labeling.receipt.ts'

interface Props {
  slip: z.output<typeof slipLabeling>
  message?: string
  onClose: () => void
}

/** The slip of a dispatch for labeling, new or again. */
export function SlipLabeling({ slip, message, onClose }: Props) {
  const { kepala } = useNota()
  const jumlah = (key: 'qty_kirim' | 'berat_kirim') => slip.baki.reduce((sum, one) => sum + one[key], 0)
  return (
    <ReceiptDialog
      receipt={strukLabeling(slip, kepala)}
      {...(message === undefined ? {} : { message })}
      printed={slip.cetakan}
      facts={[
        ['Cabang', `${slip.cabang}, baki ${slip.baki_tujuan}`],
        ['Qty', `${jumlah('qty_kirim')} pcs`],
        ['Berat', `${cellText('gram', jumlah('berat_kirim'))} g`],
      ]}
      onPrinted={catatCetak(DOKUMEN_LABELING.cetak, slip.no_kirim_stock)}
      onClose={onClose}
    />
  )
}
