import type { OutputOf } from '@kencana/contract'
import { ReceiptDialog, type ShownSlip } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { DOKUMEN_ONGKOS, type getOngkos } from './ongkos-tukang.contract.ts'
import { strukOngkos } from './ongkos-tukang.receipt.ts'

/** The slip of a fee paid, new or again. */
export function SlipOngkos({
  slip,
  onClose,
  ...more
}: ShownSlip<OutputOf<typeof getOngkos>> & { onClose: () => void }) {
  const { kepala } = useNota()
  return (
    <ReceiptDialog
      {...more}
      receipt={strukOngkos(slip, kepala)}
      printed={slip.cetakan}
      facts={[
        ['Tukang', `${slip.kode_tukang} ${slip.nama_tukang}`],
        ['Dibayar', `Rp. ${cellText('rupiah', slip.jumlah)}`],
        ['Sisa Ongkos', `Rp. ${cellText('rupiah', slip.sisa)}`],
      ]}
      onPrinted={catatCetak(DOKUMEN_ONGKOS.cetak, slip.no_ongkos)}
      onClose={onClose}
    />
  )
}
