import type { OutputOf } from '@kencana/contract'
import { slipHead } from '@kencana/receipts'
import { ReceiptDialog, type ShownSlip, useUser } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { DOKUMEN_PEMBAGIAN, type getPembagian } from './pembagian-pesanan.contract.ts'
import { strukPesanan } from './pembagian-pesanan.receipt.ts'

/** The slip of an assignment or a move, new or again. */
export function SlipPesanan({
  slip,
  onClose,
  ...more
}: ShownSlip<OutputOf<typeof getPembagian>> & { onClose: () => void }) {
  const { nama_toko, alamat_toko } = useUser()
  return (
    <ReceiptDialog
      {...more}
      receipt={strukPesanan(slip, slipHead(nama_toko, alamat_toko))}
      printed={slip.cetakan}
      facts={[
        ['Pesanan', slip.no_pesanan],
        ['Tukang', `${slip.kode_tukang} ${slip.nama_tukang}`],
        ['Ongkos Tukang', `Rp. ${cellText('rupiah', slip.ongkos_tukang)}`],
      ]}
      onPrinted={catatCetak(DOKUMEN_PEMBAGIAN.cetak, slip.no_pembagian)}
      onClose={onClose}
    />
  )
}
