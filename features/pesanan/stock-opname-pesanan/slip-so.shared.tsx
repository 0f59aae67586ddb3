import type { OutputOf } from '@kencana/contract'
import { ReceiptDialog, type ShownSlip } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { DOKUMEN_SO, type getSo } from './stock-opname-pesanan.contract.ts'
import { strukSo } from './stock-opname-pesanan.receipt.ts'

/** The slip of a settlement, new or again. */
export function SlipSo({ slip, onClose, ...more }: ShownSlip<OutputOf<typeof getSo>> & { onClose: () => void }) {
  const { kepala } = useNota()
  return (
    <ReceiptDialog
      {...more}
      receipt={strukSo(slip, kepala)}
      printed={slip.cetakan}
      facts={[
        ['Tukang', `${slip.kode_tukang} ${slip.nama_tukang}`],
        ['Setor Bahan', `${cellText('gram2', slip.total_setor_bahan)} g`],
        ['Ongkos', `Rp. ${cellText('rupiah', slip.total_ongkos)}`],
      ]}
      onPrinted={catatCetak(DOKUMEN_SO.cetak, slip.no_so_pesanan)}
      onClose={onClose}
    />
  )
}
