import { slipHead } from '@kencana/receipts'
import { ReceiptDialog, useUser } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import type { z } from 'zod'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { type buktiSortir, DOKUMEN_SORTIR } from './sortir-pembelian.contract.ts'
import { strukSortir } from './sortir-pembelian.receipt.ts'

interface Props {
  bukti: readonly z.output<typeof buktiSortir>[]
  message?: string
  onClose: () => void
}

/** The slip of a sorting, new or again. */
export function SlipSortir({ bukti, message, onClose }: Props) {
  const { nama_toko, alamat_toko } = useUser()
  const [satu] = bukti
  if (!satu) return null
  const qty = bukti.reduce((sum, one) => sum + one.total_qty, 0)
  const berat = bukti.reduce((sum, one) => sum + one.total_berat, 0)
  return (
    <ReceiptDialog
      receipt={strukSortir(bukti, slipHead(nama_toko, alamat_toko))}
      {...(message === undefined ? {} : { message })}
      printed={satu.cetakan}
      facts={[
        ['Baki', `${satu.kode_baki}, ${satu.kode_gudang}`],
        ['Qty', `${qty} pcs`],
        ['Berat', `${cellText('gram', berat)} g`],
      ]}
      onPrinted={catatCetak(DOKUMEN_SORTIR.cetak, satu._id.no_sortir)}
      onClose={onClose}
    />
  )
}
