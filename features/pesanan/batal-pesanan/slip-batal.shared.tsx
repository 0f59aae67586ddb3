import type { OutputOf } from '@kencana/contract'
import { ReceiptDialog } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { DOKUMEN_BATAL_PESANAN, type getBatalPesanan } from './batal-pesanan.contract.ts'
import { buktiBatal } from './batal-pesanan.receipt.ts'

interface Props {
  batal: OutputOf<typeof getBatalPesanan>
  message?: string
  onClose: () => void
}

/** The proof that an order was called off, new or again. */
export function SlipBatal({ batal, message, onClose }: Props) {
  const { kepala } = useNota()
  return (
    <ReceiptDialog
      receipt={buktiBatal(batal, kepala)}
      {...(message === undefined ? {} : { message })}
      printed={batal.cetakan}
      facts={[
        ['Pesanan', batal.no_pesanan],
        ['Customer', batal.nama_customer],
        ['Kembali', `Rp. ${cellText('rupiah', batal.persekot)}`],
      ]}
      onPrinted={catatCetak(DOKUMEN_BATAL_PESANAN.cetak, batal.no_batal)}
      onClose={onClose}
    />
  )
}
