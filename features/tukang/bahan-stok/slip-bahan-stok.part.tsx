import type { OutputOf } from '@kencana/contract'
import { ReceiptDialog } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { DOKUMEN_BAHAN_STOK, type getBahanStok } from './bahan-stok.contract.ts'
import { strukBahanStok } from './bahan-stok.receipt.ts'

interface Props {
  stok: OutputOf<typeof getBahanStok>
  message?: string
  onClose: () => void
}

/** The slip of a filling, new or again. */
export function SlipBahanStok({ stok, message, onClose }: Props) {
  const { kepala } = useNota()
  return (
    <ReceiptDialog
      receipt={strukBahanStok(stok, kepala)}
      {...(message === undefined ? {} : { message })}
      printed={stok.cetakan}
      facts={[
        [`${stok.jenis} ${stok.kode_group}`, `${cellText('gram', stok.jml_bahan)} g`],
        ['Susut', `${cellText('gram', stok.susut)} g`],
      ]}
      onPrinted={catatCetak(DOKUMEN_BAHAN_STOK.cetak, stok.no_bahan_stok)}
      onClose={onClose}
    />
  )
}
