import type { OutputOf } from '@kencana/contract'
import { ReceiptDialog } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { DOKUMEN_SERAH, type getSerah } from './serah-pesanan.contract.ts'
import { notaSerah } from './serah-pesanan.receipt.ts'

interface Props {
  serah: OutputOf<typeof getSerah>
  message?: string
  onClose: () => void
}

/** The note of an order handed over, new or again. */
export function SlipSerah({ serah, message, onClose }: Props) {
  const { kepala, kaki } = useNota()
  return (
    <ReceiptDialog
      receipt={notaSerah(serah, kepala, kaki)}
      {...(message === undefined ? {} : { message })}
      printed={serah.cetakan}
      facts={[
        ['Customer', serah.nama_customer],
        ['Berat', `${cellText('gram', serah.berat)} g`],
        [serah.bayar < 0 ? 'Kembali' : 'Dibayar', `Rp. ${cellText('rupiah', Math.abs(serah.bayar))}`],
      ]}
      onPrinted={catatCetak(DOKUMEN_SERAH.cetak, serah.no_serah)}
      onClose={onClose}
    />
  )
}
