import type { OutputOf } from '@kencana/contract'
import { jumlah } from '@kencana/ledger'
import { callFile, pcsText, ReceiptDialog, rupiahText } from '@kencana/screens'
import { fotoBarang } from '../../barang/data-barang/data-barang.contract.ts'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import type { SlipProps } from '../../cetak/slip.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { BON_PEMBELIAN, DOKUMEN_PEMBELIAN, type getBeli } from './transaksi-pembelian.contract.ts'
import { bonBeli, sah, strukBeli } from './transaksi-pembelian.receipt.ts'

/** The nota as a page of A5, made here; a photo that is gone is left out. @param ke running number of this print */
const notaPdf = async (grup: OutputOf<typeof getBeli>, kepala: readonly string[], ke: number): Promise<Blob> => {
  const { notaBeliA5 } = await import('./nota-beli-a5.report.ts')
  const foto = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const { no_faktur_beli, kode_barang, foto: hash } of grup.barang) {
    if (kode_barang === null || hash === null) continue
    const file = await callFile(fotoBarang, { kode_barang, hash }).catch(() => undefined)
    if (file) foto.set(no_faktur_beli, new Uint8Array(await file.arrayBuffer()))
  }
  return new Blob([await notaBeliA5(grup, kepala, ke, foto)], { type: 'application/pdf' })
}

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
        ['Status', open ? 'BELUM SAH, menunggu kasir' : sah(slip).length > 0 ? 'SAH' : 'BATAL'],
      ]}
      onPrinted={catatCetak(open ? BON_PEMBELIAN : DOKUMEN_PEMBELIAN.cetak, slip.no_grup)}
      {...(open ? {} : { pdf: { label: 'A5 PDF', make: (ke: number) => notaPdf(slip, kepala, ke) } })}
      onClose={onClose}
    />
  )
}
