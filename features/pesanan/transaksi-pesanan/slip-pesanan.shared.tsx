import type { OutputOf } from '@kencana/contract'
import { ReceiptDialog } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { DOKUMEN_PESANAN } from '../data-pesanan/data-pesanan.contract.ts'
import type { getGrupPesanan } from './transaksi-pesanan.contract.ts'
import { notaPesanan } from './transaksi-pesanan.receipt.ts'

interface Props {
  grup: OutputOf<typeof getGrupPesanan>
  message?: string
  onClose: () => void
}

/** The note of a form of orders, new or again. */
export function SlipPesanan({ grup, message, onClose }: Props) {
  const { kepala } = useNota()
  const total = grup.pesanan.reduce((sum, one) => sum + one.sub_total, 0)
  return (
    <ReceiptDialog
      receipt={notaPesanan(grup, kepala)}
      {...(message === undefined ? {} : { message })}
      printed={grup.cetakan}
      facts={[
        ['Customer', grup.nama_customer],
        ['Qty', `${grup.pesanan.length} pcs`],
        ['Total', `Rp. ${cellText('rupiah', total)}`],
      ]}
      onPrinted={catatCetak(DOKUMEN_PESANAN.cetak, grup.no_grup)}
      onClose={onClose}
    />
  )
}
