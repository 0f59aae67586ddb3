/** What is done with the chosen labels: every print is recorded first, then drawn. */
import { formatGram } from '@kencana/ledger'
import { type GambarLabel, gambarLabel, labelZpl, type NamaTemplate, TEMPLATE_LABEL } from '@kencana/receipts'
import { call, type Printers, printDrawings, showError } from '@kencana/screens'
import { downloadFile, downloadText, oops } from '@kencana/ui'
import { useState } from 'react'
import type { LabelKomputer } from '../../cetak/printer/label-komputer.shared.tsx'
import { type BarisLabel, cetakLabel } from './cetak-barcode.contract.ts'

/** How labels are printed. */
export interface PilihanCetak extends LabelKomputer {
  rangkap: number
  /** First free place of the PDF sheet. */
  mulai: number
  /** Why any of them is printed again. */
  alasan: string
}

const baris = ({ kadar, berat, kode_intern }: BarisLabel): string[] => [
  `${kadar}  ${formatGram(berat)} g`,
  ...(kode_intern === '-' || kode_intern === '' ? [] : [kode_intern]),
]

const tanda = (ke: number): string | undefined => (ke > 1 ? `SALINAN ke-${ke - 1}` : undefined)

/** The label of one piece. @param ke running number of this print */
export const gambarBarang = (template: NamaTemplate, row: BarisLabel, ke: number): GambarLabel => {
  const { kode_barcode, nama_barang: judul, no_titip: nomor } = row
  const salinan = tanda(ke)
  return gambarLabel(template, {
    kode_barcode,
    judul,
    baris: baris(row),
    ...(nomor && { nomor }),
    ...(salinan !== undefined && { tanda: salinan }),
  })
}

interface Tercetak {
  row: BarisLabel
  ke: number
}

/** The three ways labels leave: a printer (or its file), and sheets. */
export type Tujuan = 'PRINTER' | 'ZPL' | 'PDF'

const berkasZpl = (labels: readonly Tercetak[], { template, rangkap }: PilihanCetak): string =>
  labels.map(({ row, ke }) => labelZpl(gambarBarang(template, row, ke), rangkap)).join('\n')

const bytesPrinter = async (labels: readonly Tercetak[], pilihan: PilihanCetak): Promise<Uint8Array[]> => {
  if (pilihan.bahasa === 'ZPL') return [new TextEncoder().encode(berkasZpl(labels, pilihan))]
  const { labelBytes } = await import('@kencana/receipts/escpos')
  return labels.map(({ row, ke }) => {
    const salinan = tanda(ke)
    const nomor = row.no_titip ? [row.no_titip] : []
    const lines = [row.nama_barang, ...nomor, ...baris(row), ...(salinan === undefined ? [] : [salinan])]
    return labelBytes({ barcode: row.kode_barcode, baris: lines }, pilihan.rangkap)
  })
}

const gambarSemua = (labels: readonly Tercetak[], { template, rangkap }: PilihanCetak): GambarLabel[] =>
  labels.flatMap(({ row, ke }) => Array.from({ length: rangkap }, () => gambarBarang(template, row, ke)))

const keluarkan = async (
  tujuan: Tujuan,
  labels: readonly Tercetak[],
  pilihan: PilihanCetak,
  { chosen }: Printers,
): Promise<void> => {
  if (tujuan === 'ZPL') return downloadText('label.zpl', berkasZpl(labels, pilihan), 'text/plain;charset=utf-8')
  if (tujuan === 'PDF') {
    const { labelSheetPdf } = await import('@kencana/reports/label-sheet')
    const file = await labelSheetPdf(TEMPLATE_LABEL[pilihan.template].nama, gambarSemua(labels, pilihan), pilihan.mulai)
    return downloadFile('label.pdf', new Blob([file], { type: 'application/pdf' }))
  }
  if (!chosen) return printDrawings(gambarSemua(labels, pilihan))
  for (const bytes of await bytesPrinter(labels, pilihan)) await chosen.send(bytes)
}

/** Records, then prints. `onPrinted` gets the running number of each piece. */
export const useCetakLabel = (
  rows: readonly BarisLabel[],
  pilihan: PilihanCetak,
  printers: Printers,
  onPrinted: (nomor: ReadonlyMap<string, number>) => void,
) => {
  const [busy, setBusy] = useState<Tujuan | null>(null)
  const cetak = async (tujuan: Tujuan) => {
    if (busy || rows.length === 0) return
    setBusy(tujuan)
    try {
      const { template, rangkap, alasan } = pilihan
      const kode_barcode = rows.map((one) => one.kode_barcode)
      const { label } = await call(cetakLabel, { kode_barcode, template, rangkap, alasan })
      const nomor = new Map(label.map((one) => [one.kode_barcode, one.ke]))
      const labels = rows.map((row) => ({ row, ke: nomor.get(row.kode_barcode) ?? 1 }))
      onPrinted(nomor)
      await keluarkan(tujuan, labels, pilihan, printers).catch((error: unknown) =>
        oops(`Printer Tidak Menjawab. ${error instanceof Error ? error.message : ''}`.trim()),
      )
    } catch (error) {
      showError(error)
    } finally {
      setBusy(null)
    }
  }
  return { busy, cetak: (tujuan: Tujuan) => void cetak(tujuan) }
}
