import type { OutputOf } from '@kencana/contract'
import { ReceiptDialog } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { DOKUMEN_TAMBAH_BAHAN, type getBahan } from './bahan-tukang.contract.ts'
import { strukBahan } from './bahan-tukang.receipt.ts'

interface Props {
  bahan: OutputOf<typeof getBahan>
  message?: string
  onClose: () => void
}

/** The slip of material given or taken back, new or again. */
export function SlipBahan({ bahan, message, onClose }: Props) {
  const { kepala } = useNota()
  return (
    <ReceiptDialog
      receipt={strukBahan(bahan, kepala)}
      {...(message === undefined ? {} : { message })}
      printed={bahan.cetakan}
      facts={[
        ['Tukang', `${bahan.kode_tukang} ${bahan.nama_tukang}`],
        [`${bahan.jenis} ${bahan.kode_group}`, `${cellText('gram', bahan.jml_bahan)} g`],
        ['Sisa Bahan', `${cellText('gram', bahan.sisa_bahan)} g`],
      ]}
      onPrinted={catatCetak(DOKUMEN_TAMBAH_BAHAN.cetak, bahan.no_tambah_tukar)}
      onClose={onClose}
    />
  )
}
