import { slipHead } from '@kencana/receipts'
import { ReceiptDialog, useUser } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import type { z } from 'zod'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { DOKUMEN_SORTIR_SEPUH, type slipSortir } from './sortir-sepuh.contract.ts'
import { strukSortirSepuh } from './sortir-sepuh.receipt.ts'

interface Props {
  slip: z.output<typeof slipSortir>
  message?: string
  onClose: () => void
}

/** The slip of a lot, new or again. */
export function SlipSortirSepuh({ slip, message, onClose }: Props) {
  const { nama_toko, alamat_toko } = useUser()
  return (
    <ReceiptDialog
      receipt={strukSortirSepuh(slip, slipHead(nama_toko, alamat_toko))}
      {...(message === undefined ? {} : { message })}
      printed={slip.cetakan}
      facts={[
        ['Baki', slip.kode_lokasi_toko],
        ['Qty', `${slip.qty_total} pcs`],
        ['Berat', `${cellText('gram', slip.berat_total)} g`],
      ]}
      onPrinted={catatCetak(DOKUMEN_SORTIR_SEPUH.cetak, slip.no_sortir)}
      onClose={onClose}
    />
  )
}
