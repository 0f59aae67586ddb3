import { ReceiptDialog, rupiahText, useTanggalJam } from '@kencana/screens'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import type { SlipProps } from '../../cetak/slip.shared.tsx'
import { kembalian } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { BON_PENJUALAN, DOKUMEN_PENJUALAN } from './nota.contract.ts'
import { bonKasir, type NotaTunai, notaPenjualan } from './nota-penjualan.receipt.ts'

/** What a status means for whoever stands at the counter. */
const STATUS = { OPEN: 'OPEN, menunggu kasir', DONE: 'DONE', BATAL: 'BATAL' } as const

/** The paper of a sale, new or again: the bon while it waits for the cashier, the nota from then on. */
export function SlipJual({ slip, message, langsung, onClose }: SlipProps<NotaTunai>) {
  const { salinan, ...nota } = useNota()
  const bentuk = { ...nota, salinan, saat: useTanggalJam()(slip.waktu) }
  const open = slip.status === 'OPEN'
  const receipt = open ? bonKasir(slip, bentuk) : notaPenjualan(slip, bentuk)
  return (
    <ReceiptDialog
      receipt={receipt}
      message={message}
      langsung={langsung}
      printed={open ? Number(slip.bon) : slip.cetakan}
      facts={[
        ['Customer', slip.nama_customer],
        ['Total', rupiahText(slip.tagihan)],
        ...kembalian(slip.tunai),
        ...(slip.poin_didapat === 0 ? [] : [['Poin', `+${slip.poin_didapat}`] as const]),
        ['Status', STATUS[slip.status]],
      ]}
      onPrinted={catatCetak(open ? BON_PENJUALAN : DOKUMEN_PENJUALAN.cetak, slip.no_faktur_jual)}
      onClose={onClose}
    />
  )
}
