import { ReceiptDialog } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import type { z } from 'zod'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { DOKUMEN_KIRIM_SEPUH, type slipSepuh } from './kirim-sepuh.contract.ts'
import { strukKirimSepuh } from './kirim-sepuh.receipt.ts'

interface Props {
  slip: z.output<typeof slipSepuh>
  message?: string
  onClose: () => void
}

/** The slip of a dispatch to the gilder, new or again. */
export function SlipKirimSepuh({ slip, message, onClose }: Props) {
  const { kepala } = useNota()
  return (
    <ReceiptDialog
      receipt={strukKirimSepuh(slip, kepala)}
      {...(message === undefined ? {} : { message })}
      printed={slip.cetakan}
      facts={[
        ['Sepuh', `${slip.qty_sepuh_total} pcs`],
        ['Rusak', `${slip.qty_rusak_total} pcs`],
        ['Berat', `${cellText('gram', slip.berat_total)} g`],
      ]}
      onPrinted={catatCetak(DOKUMEN_KIRIM_SEPUH.cetak, slip.no_sepuh)}
      onClose={onClose}
    />
  )
}
