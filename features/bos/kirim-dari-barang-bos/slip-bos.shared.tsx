import type { OutputOf } from '@kencana/contract'
import { ReceiptDialog } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { DOKUMEN_KIRIM_BOS, type reprintBos } from './kirim-dari-barang-bos.contract.ts'
import { strukBos } from './kirim-dari-barang-bos.receipt.ts'

interface Props {
  nota: OutputOf<typeof reprintBos>
  message?: string
  onClose: () => void
}

/** The slip of goods from the owner, new or again. */
export function SlipBos({ nota, message, onClose }: Props) {
  const { kepala } = useNota()
  return (
    <ReceiptDialog
      receipt={strukBos(nota, kepala)}
      {...(message === undefined ? {} : { message })}
      printed={nota.cetakan}
      facts={[
        ['Tujuan', nota.baki],
        ['Qty', `${nota.qty_kirim} pcs`],
        ['Berat', `${cellText('gram', nota.berat_kirim)} g`],
      ]}
      onPrinted={catatCetak(DOKUMEN_KIRIM_BOS.cetak, nota.no_kirim_bos)}
      onClose={onClose}
    />
  )
}
