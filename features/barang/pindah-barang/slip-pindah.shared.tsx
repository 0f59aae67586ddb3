import type { OutputOf } from '@kencana/contract'
import { ReceiptDialog } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { CETAK_PINDAH, type getPindah } from './pindah-barang.contract.ts'
import { strukPindah } from './pindah-barang.receipt.ts'

interface Props {
  pindah: OutputOf<typeof getPindah>
  message?: string
  onClose: () => void
}

/** The slip of a move, new or again. */
export function SlipPindah({ pindah, message, onClose }: Props) {
  const { kepala } = useNota()
  return (
    <ReceiptDialog
      receipt={strukPindah(pindah, kepala)}
      {...(message === undefined ? {} : { message })}
      printed={pindah.cetakan}
      facts={[
        ['Ke Baki', pindah.kode_baki_tujuan],
        ['Qty', `${pindah.pcs} pcs`],
        ['Berat', `${cellText('gram', pindah.berat)} g`],
      ]}
      onPrinted={catatCetak(CETAK_PINDAH, pindah.no_pindah)}
      onClose={onClose}
    />
  )
}
