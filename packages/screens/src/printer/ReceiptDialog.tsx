import { papers, type Receipt, receiptText } from '@kencana/receipts'
import {
  Button,
  Dialog,
  Dot,
  downloadFile,
  downloadText,
  IconButton,
  IconClose,
  IconDownload,
  IconPrinter,
  oops,
  Segment,
} from '@kencana/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showError } from '../api/errors.ts'
import css from './Print.module.css'
import { PrinterChoice } from './PrinterChoice.tsx'
import { type Printers, usePrinters } from './usePrinters.ts'

/** A line of the result: label and value. */
export type Fact = readonly [label: ReactNode, value: ReactNode]

/** A print whose paper says something that is known only once it was recorded. */
interface Printed {
  ke: number
  receipt: Receipt
  /** The same as it is drawn and downloaded, where the paper alone says more. */
  layar?: Receipt
}

/** What comes of a press. */
export type BentukCetak = 'STRUK' | 'PDF' | 'BERKAS'

export interface ReceiptDialogProps {
  receipt: Receipt
  /** What was done: 'Data Berhasil Disimpan'. Left out for a reprint. */
  message?: string
  facts?: readonly Fact[]
  /** How often it was printed before: a reprint shows its mark in the preview. */
  printed?: number
  /**
   * Records a print on the server, before anything is printed, and answers its running number: 1 is the
   * original, from 2 on the paper carries SALINAN ke-n (n one less). One press is one print, however many copies it has; `bentuk` is
   * the form that comes of it: paper, a page, or a file, which says no more than the screen.
   */
  onPrinted: (copies: number, bentuk: BentukCetak) => Promise<number | Printed>
  /** The same paper as a page, where there is one: counted like every print, downloaded under its number. */
  pdf?: { label: string; make: (ke: number) => Promise<Blob> }
  /** Printed at once where a printer is paired: at the counter nobody presses a key for it. */
  langsung?: boolean
  /** Printed so, the next paper follows by itself: one key less for each of several. */
  lanjut?: boolean
  /** What else is done with what it is about: buttons of their own, before it is closed. */
  lain?: ReactNode
  onClose: () => void
}

/** The code under a paper, for a scanner. */
function Bars({ kode }: { kode: string }) {
  const svg = useRef<SVGSVGElement>(null)
  useEffect(() => {
    void import('./barcode.ts').then(({ drawBarcode }) => svg.current && drawBarcode(svg.current, kode))
  }, [kode])
  return <svg ref={svg} role="img" aria-label={`Barcode ${kode}`} />
}

/** The QR under a paper, for a customer's phone. */
function Qr({ isi }: { isi: string }) {
  const svg = useRef<SVGSVGElement>(null)
  useEffect(() => {
    void import('./qr.ts').then(({ drawQr }) => svg.current && drawQr(svg.current, isi))
  }, [isi])
  return <svg ref={svg} className={css.qr} role="img" aria-label={`QR ${isi}`} />
}

/** The 40-column paper of each copy, as the printer will cut it. */
export function Paper({ receipt, ke }: { receipt: Receipt; ke: number }) {
  return papers(receipt, ke).map((lines, at) => (
    <div key={at} className={css.paper}>
      <div className={css.sheet}>
        <pre>{lines.join('\n')}</pre>
        {receipt.barcode && <Bars kode={receipt.barcode} />}
        {receipt.qr && <Qr isi={receipt.qr} />}
      </div>
    </div>
  ))
}

type Target = 'printer' | 'file' | 'pdf'

/** What is downloaded where no paper comes out. */
const DIUNDUH = { printer: 'BERKAS', file: 'BERKAS', pdf: 'PDF' } as const

const usePrint = ({ receipt: paper, printed = 0, onPrinted, pdf }: ReceiptDialogProps, { chosen }: Printers) => {
  const [last, setLast] = useState(printed)
  const [made, setMade] = useState<Receipt | null>(null)
  const [busy, setBusy] = useState<Target | null>(null)
  const send = async (receipt: Receipt, target: Target, ke: number, copies: number): Promise<boolean> => {
    if (target === 'pdf' && pdf) {
      downloadFile(`${receipt.nomor ?? receipt.judul}.pdf`, await pdf.make(ke))
      return true
    }
    if (target === 'file' || !chosen) {
      downloadText(receipt.berkas, receiptText(receipt, ke, copies), 'text/plain;charset=utf-8')
      return true
    }
    const { receiptBytes } = await import('@kencana/receipts/escpos')
    return chosen.send(receiptBytes(receipt, ke, copies)).then(
      () => true,
      (error: unknown) => {
        oops(`${chosen.name} Tidak Menjawab. ${error instanceof Error ? error.message : ''}`.trim())
        return false
      },
    )
  }
  /** @returns whether paper came out of it */
  const print = async (target: Target, copies: number): Promise<boolean> => {
    if (busy) return false
    setBusy(target)
    // Where no printer is paired a file comes out, whatever was pressed.
    const bentuk = target === 'printer' && chosen ? 'STRUK' : DIUNDUH[target]
    try {
      const recorded = await onPrinted(copies, bentuk)
      const {
        ke,
        receipt,
        layar = receipt,
      }: Printed = typeof recorded === 'number' ? { ke: recorded, receipt: paper } : recorded
      setLast(ke)
      if (typeof recorded !== 'number') setMade(layar)
      return await send(bentuk === 'STRUK' ? receipt : layar, target, ke, copies)
    } catch (error) {
      showError(error)
      return false
    } finally {
      setBusy(null)
    }
  }
  return { last, busy, print, shown: made ?? paper }
}

function Result({ receipt, message, facts, onClose }: ReceiptDialogProps) {
  return (
    <>
      <div className={css.message}>
        {message && (
          <span role="status">
            <Dot tone="green" /> {message}
          </span>
        )}
        <IconButton label="Tutup" size="sm" onClick={onClose} tabIndex={-1} data-skip-enter>
          <IconClose />
        </IconButton>
      </div>
      <h2 className={css.title}>{receipt.judul}</h2>
      {receipt.nomor && <div className={`k-mono ${css.number}`}>{receipt.nomor}</div>}
      {facts && (
        <dl className={css.facts}>
          {facts.map(([label, value], at) => (
            <div key={at}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/** Once, as soon as the paired printer is known. */
const useLangsung = (langsung: boolean | undefined, { chosen }: Printers, print: () => void) => {
  const done = useRef(false)
  useEffect(() => {
    if (!langsung || !chosen || done.current) return
    done.current = true
    print()
  }, [langsung, chosen, print])
}

const COPIES = ['1', '2', '3'] as const

/** After saving, and for reprints: preview in 40 columns, printer, copies, Cetak, Unduh .txt, Selesai. */
export function ReceiptDialog(props: ReceiptDialogProps) {
  const { receipt, printed = 0, onClose } = props
  const printers = usePrinters('struk')
  const { last, busy, print, shown } = usePrint(props, printers)
  const [copies, setCopies] = useState<(typeof COPIES)[number]>('1')
  const done = useRef<HTMLButtonElement>(null)
  // Printed once, Enter goes on: the next press must not be a second print by habit. Not printed, it tries again.
  const printAndGoOn = (target: Target, berikut = false) =>
    void print(target, target === 'pdf' ? 1 : Number(copies)).then(
      (printed) => printed && (berikut ? onClose() : done.current?.focus()),
    )
  useLangsung(props.langsung, printers, () => printAndGoOn('printer', props.lanjut))
  const names = receipt.salinan.filter(Boolean).join(', ')
  return (
    <Dialog label={receipt.judul} size={724} onClose={onClose} toStart={props.message !== undefined}>
      <div className={css.receipt}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long paper scrolls, by keyboard too */}
        <section className={css.desk} aria-label="Pratinjau struk" tabIndex={0}>
          <Paper receipt={shown} ke={last > printed ? last : printed + 1} />
        </section>
        <div className={css.side}>
          <Result {...props} />
          <div className={css.choices}>
            <PrinterChoice printers={printers} without="Berkas .txt" />
            <div>
              <span className={css.label}>Salinan</span>
              <Segment label="Salinan" full value={copies} onChange={setCopies} options={COPIES} />
            </div>
            <p className={css.note}>
              {names && `Satu salinan: ${names}. `}Lebar 40 kolom. Cetak ulang diberi tanda SALINAN ke-n.
            </p>
          </div>
          <div className={css.buttons}>
            <Button
              kind="primary"
              size="lg"
              full
              kbd="Enter"
              icon={<IconPrinter />}
              autoFocus
              data-autofocus
              busy={busy === 'printer'}
              busyText="Sedang Mencetak"
              onClick={() => printAndGoOn('printer')}
            >
              Cetak
            </Button>
            <Button size="lg" icon={<IconDownload />} busy={busy === 'file'} onClick={() => printAndGoOn('file')}>
              Unduh .txt
            </Button>
            {props.pdf && (
              <Button size="lg" icon={<IconDownload />} busy={busy === 'pdf'} onClick={() => printAndGoOn('pdf')}>
                {props.pdf.label}
              </Button>
            )}
            {props.lain}
            <Button ref={done} size="lg" kbd="Esc" onClick={onClose}>
              Selesai
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
