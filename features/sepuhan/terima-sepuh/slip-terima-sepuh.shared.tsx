import { ReceiptDialog } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import type { z } from 'zod'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { DOKUMEN_TERIMA_SEPUH, type slipTerima } from './terima-sepuh.contract.ts'
import { strukTerimaSepuh } from './terima-sepuh.receipt.ts'

interface Props {
  slip: z.output<typeof slipTerima>
  message?: string
  onClose: () => void
}

/** The slip of a receipt from the gilder, new or again. */
export function SlipTerimaSepuh({ slip, message, onClose }: Props) {
  const { kepala } = useNota()
  const jumlah = (key: 'berat_terima' | 'berat_selisih') => slip.bukti_jenis.reduce((sum, one) => sum + one[key], 0)
  return (
    <ReceiptDialog
      receipt={strukTerimaSepuh(slip, kepala)}
      {...(message === undefined ? {} : { message })}
      printed={slip.cetakan}
      facts={[
        ['No Sepuh', slip.no_sepuh],
        ['Terima', `${cellText('gram', jumlah('berat_terima'))} g`],
        ['Susut', `${cellText('gram', jumlah('berat_selisih'))} g`],
      ]}
      onPrinted={catatCetak(DOKUMEN_TERIMA_SEPUH.cetak, slip.no_terima_sepuh)}
      onClose={onClose}
    />
  )
}
