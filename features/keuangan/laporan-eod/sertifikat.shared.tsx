import type { OutputOf } from '@kencana/contract'
import type { Printers } from '@kencana/screens'
import { downloadFile, oops } from '@kencana/ui'
import type { sertifikat } from './laporan-eod.contract.ts'

type Isi = OutputOf<typeof sertifikat>

/** The certificate as a page. Reached by import(): whoever only reads the report draws none. */
export const halamanSertifikat = async (isi: Isi, ke: number): Promise<Blob> => {
  const { sertifikatA4 } = await import('./sertifikat-a4.report.ts')
  return new Blob([await sertifikatA4(isi, ke)], { type: 'application/pdf' })
}

const cetak = async (isi: Isi, printer: NonNullable<Printers['chosen']>): Promise<void> => {
  const [{ strukSertifikat }, { receiptBytes }] = await Promise.all([
    import('./sertifikat.receipt.ts'),
    import('@kencana/receipts/escpos'),
  ])
  await printer.send(receiptBytes(strukSertifikat(isi), 1, 1))
}

/** The original of a certificate that was counted already: on the printer, else as a page, which a dumb printer leads to as well. */
export const keluarkanSertifikat = async (isi: Isi, { chosen }: Printers): Promise<void> => {
  if (chosen) {
    const gagal = await cetak(isi, chosen).then(
      () => false,
      () => true,
    )
    if (!gagal) return
    oops(`${chosen.name} Tidak Menjawab. Sertifikat Diunduh Sebagai PDF`)
  }
  downloadFile(`${isi.nomor}.pdf`, await halamanSertifikat(isi, 1))
}
