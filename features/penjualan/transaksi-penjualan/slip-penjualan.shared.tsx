import { callFile, ReceiptDialog, rupiahText, useTanggalJam } from '@kencana/screens'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import type { SlipProps } from '../../cetak/slip.shared.tsx'
import { kembalian } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { fotoNota } from '../nota-publik/nota-publik.contract.ts'
import type { NotaTunai } from './isi-nota.receipt.ts'
import { BON_PENJUALAN, DOKUMEN_PENJUALAN, type Nota } from './nota.contract.ts'
import { type BentukNota, bonKasir, notaPenjualan } from './nota-penjualan.receipt.ts'

/** What a status means for whoever stands at the counter. */
const STATUS = { OPEN: 'BELUM SAH, menunggu kasir', DONE: 'SAH', BATAL: 'BATAL' } as const

/** A photo that is gone is left out: a nota without it is still a nota. */
const bacaFoto = async (token: string, urut: number): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const foto = await callFile(fotoNota, { token, urut }).catch(() => undefined)
  return foto && new Uint8Array(await foto.arrayBuffer())
}

/** How the shop wants the nota of a sale. */
export const useBentukNota = ({ waktu }: Pick<Nota, 'waktu'>): BentukNota => {
  const jam = useTanggalJam()
  return { ...useNota(), saat: jam(waktu) }
}

/** A nota as a page of A5, made here. @param ke running number of this print */
export const notaPdf = async (nota: NotaTunai, bentuk: BentukNota, ke: number): Promise<Blob> => {
  const { notaA5 } = await import('./nota-a5.report.ts')
  const foto = new Map<number, Uint8Array<ArrayBuffer>>()
  for (const one of nota.barang) {
    const bytes = one.foto === null ? undefined : await bacaFoto(nota.token, one.urut)
    if (bytes) foto.set(one.urut, bytes)
  }
  return new Blob([await notaA5(nota, bentuk, ke, foto)], { type: 'application/pdf' })
}

/** Counts a print of a nota. @returns its running number */
export const cetakNota = (no_faktur: string) => catatCetak(DOKUMEN_PENJUALAN.cetak, no_faktur)

/** The paper of a sale, new or again: the bon while it waits for the cashier, the nota from then on. */
export function SlipJual({ slip, message, langsung, onClose }: SlipProps<NotaTunai>) {
  const bentuk = useBentukNota(slip)
  const open = slip.status === 'OPEN'
  const receipt = open ? bonKasir(slip, bentuk) : notaPenjualan(slip, bentuk)
  return (
    <ReceiptDialog
      receipt={receipt}
      message={message}
      langsung={langsung}
      printed={open ? Number(slip.bon) : slip.cetakan}
      facts={[
        ['Customer', slip.nama_customer],
        ['Total', rupiahText(slip.tagihan)],
        ...kembalian(slip.tunai),
        ...(slip.poin_didapat === 0 ? [] : [['Poin', `+${slip.poin_didapat}`] as const]),
        ['Status', STATUS[slip.status]],
      ]}
      onPrinted={open ? catatCetak(BON_PENJUALAN, slip.no_faktur_jual) : cetakNota(slip.no_faktur_jual)}
      {...(open ? {} : { pdf: { label: 'A5 PDF', make: (ke: number) => notaPdf(slip, bentuk, ke) } })}
      onClose={onClose}
    />
  )
}
