import type { OutputOf } from '@kencana/contract'
import { ReceiptDialog } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { DOKUMEN_PEMBELIAN, type getBeli } from './transaksi-pembelian.contract.ts'
import { strukBeli } from './transaksi-pembelian.receipt.ts'

interface Props {
  grup: OutputOf<typeof getBeli>
  message?: string
  onClose: () => void
}

/** The receipt of a purchase, new or again. */
export function SlipBeli({ grup, message, onClose }: Props) {
  const { kepala } = useNota()
  const total = grup.barang.reduce((sum, one) => sum + (one.status === 'BATAL' ? 0 : one.harga), 0)
  return (
    <ReceiptDialog
      receipt={strukBeli(grup, kepala)}
      {...(message === undefined ? {} : { message })}
      printed={grup.cetakan}
      facts={[
        ['Customer', grup.nama_customer],
        ['Qty', `${grup.barang.length} pcs`],
        ['Total', `Rp. ${cellText('rupiah', total)}`],
      ]}
      onPrinted={catatCetak(DOKUMEN_PEMBELIAN.cetak, grup.no_grup)}
      onClose={onClose}
    />
  )
}
