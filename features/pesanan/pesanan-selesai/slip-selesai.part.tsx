import type { OutputOf } from '@kencana/contract'
import { ReceiptDialog, type ShownSlip } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { DOKUMEN_SELESAI, type getSelesai } from './pesanan-selesai.contract.ts'
import { strukSelesai } from './pesanan-selesai.receipt.ts'

/** The slip of a finished order, new or again. */
export function SlipSelesai({
  slip,
  onClose,
  ...more
}: ShownSlip<OutputOf<typeof getSelesai>> & { onClose: () => void }) {
  const { kepala } = useNota()
  return (
    <ReceiptDialog
      {...more}
      receipt={strukSelesai(slip, kepala)}
      printed={slip.cetakan}
      facts={[
        ['Tukang', `${slip.kode_tukang} ${slip.nama_tukang}`],
        ['Berat Selesai', `${cellText('gram', slip.berat_selesai)} g`],
        ['Susut', `${cellText('gram', slip.berat_susut)} g`],
      ]}
      onPrinted={catatCetak(DOKUMEN_SELESAI.cetak, slip.no_selesai)}
      onClose={onClose}
    />
  )
}
