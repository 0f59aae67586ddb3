import type { OutputOf } from '@kencana/contract'
import { jumlah } from '@kencana/ledger'
import { pcsText, ReceiptDialog, rupiahText } from '@kencana/screens'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import type { SlipProps } from '../../cetak/slip.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { BON_PEMBELIAN, DOKUMEN_PEMBELIAN, type getBeli } from './transaksi-pembelian.contract.ts'
import { bonBeli, sah, strukBeli } from './transaksi-pembelian.receipt.ts'

/** The paper of a purchase, new or again: the bon while it waits for the cashier, the nota from then on. */
export function SlipBeli({ slip, message, langsung, onClose }: SlipProps<OutputOf<typeof getBeli>>) {
  const { kepala } = useNota()
  const open = slip.barang.some((one) => one.status === 'OPEN')
  return (
    <ReceiptDialog
      receipt={open ? bonBeli(slip, kepala) : strukBeli(slip, kepala)}
      message={message}
      langsung={langsung}
      printed={open ? Number(slip.bon) : slip.cetakan}
      facts={[
        ['Customer', slip.nama_customer],
        ['Qty', pcsText(slip.barang.length)],
        ['Total', rupiahText(jumlah(sah(slip), 'harga'))],
        ['Status', open ? 'OPEN, menunggu kasir' : sah(slip).length > 0 ? 'DONE' : 'BATAL'],
      ]}
      onPrinted={catatCetak(open ? BON_PEMBELIAN : DOKUMEN_PEMBELIAN.cetak, slip.no_grup)}
      onClose={onClose}
    />
  )
}
