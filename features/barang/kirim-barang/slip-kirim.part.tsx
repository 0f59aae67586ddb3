import type { OutputOf } from '@kencana/contract'
import { ReceiptDialog } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { CETAK_KIRIM, type getKirim } from './kirim-barang.contract.ts'
import { strukKirim } from './kirim-barang.receipt.ts'

interface Props {
  kirim: OutputOf<typeof getKirim>
  message?: string
  onClose: () => void
}

/** The slip of a dispatch, new or again. */
export function SlipKirim({ kirim, message, onClose }: Props) {
  const { kepala } = useNota()
  return (
    <ReceiptDialog
      receipt={strukKirim(kirim, kepala)}
      {...(message === undefined ? {} : { message })}
      printed={kirim.cetakan}
      facts={[
        ['Tujuan', `${kirim.tujuan} ${kirim.nama_tujuan}`],
        ['Qty', `${kirim.pcs} pcs`],
        ['Berat', `${cellText('gram', kirim.berat)} g`],
      ]}
      onPrinted={catatCetak(CETAK_KIRIM, kirim.no_kirim)}
      onClose={onClose}
    />
  )
}
