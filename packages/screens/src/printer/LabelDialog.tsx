import { Button, IconPrinter, Modal, oops, Segment, TextField } from '@kencana/ui'
import { useEffect, useRef, useState } from 'react'
import { showError } from '../api/errors.ts'
import { type LabelItem, labelLines, printLabels } from './label.ts'
import css from './Print.module.css'
import { PrinterChoice } from './PrinterChoice.tsx'
import { usePrinters } from './usePrinters.ts'

export interface LabelDialogProps {
  /** The pieces, each with a label of its own. */
  labels: readonly LabelItem[]
  /**
   * Records the print of one piece before anything is printed, and answers its running number (2 is SALINAN ke-1).
   * @param alasan why it is printed again, '' where nothing was typed
   */
  onPrinted: (item: LabelItem, copies: number, alasan: string) => Promise<number>
  /** Why these labels are printed again, where what goes before says so. */
  alasan?: string
  onClose: () => void
}

/** A label as it will come out, about twice its size. */
function Label({ item, ke }: { item: LabelItem; ke: number }) {
  const svg = useRef<SVGSVGElement>(null)
  useEffect(() => {
    void import('./barcode.ts').then(({ drawBarcode }) => svg.current && drawBarcode(svg.current, item.kode_barcode))
  }, [item.kode_barcode])
  return (
    <div className={css.labelPaper}>
      <div>
        <svg ref={svg} role="img" aria-label={`Barcode ${item.kode_barcode}`} />
        <span className="k-mono">{item.kode_barcode}</span>
      </div>
      <div>
        {labelLines(item, ke).map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
    </div>
  )
}

const COPIES = ['1', '2', '3'] as const

const useLabels = ({ labels, onPrinted }: LabelDialogProps) => {
  // Recorded, but not printed yet: what is refused in the middle is not recorded twice.
  const tercatat = useRef(new Map<string, number>())
  const printers = usePrinters('label')
  const [busy, setBusy] = useState(false)
  const [numbers, setNumbers] = useState<readonly number[]>([])
  const send = async (recorded: readonly number[], copies: number) => {
    const all = labels.map((item, at) => ({ item, ke: recorded[at] ?? 1 }))
    const { chosen } = printers
    if (!chosen) return printLabels(all, copies)
    const { labelBytes } = await import('@kencana/receipts/escpos')
    for (const { item, ke } of all)
      await chosen.send(labelBytes({ barcode: item.kode_barcode, baris: labelLines(item, ke) }, copies))
  }
  const print = async (copies: number, alasan: string): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    try {
      for (const item of labels)
        if (!tercatat.current.has(item.kode_barcode))
          tercatat.current.set(item.kode_barcode, await onPrinted(item, copies, alasan))
    } catch (error) {
      setBusy(false)
      showError(error)
      return false
    }
    const recorded = labels.map((item) => tercatat.current.get(item.kode_barcode) ?? 1)
    tercatat.current.clear()
    setNumbers(recorded)
    await send(recorded, copies).catch((error: unknown) => oops(error instanceof Error ? error.message : 'Printer'))
    setBusy(false)
    return true
  }
  return { printers, busy, numbers, print }
}

/** Labels of pieces: Code 128, name, kadar and weight; on a label printer or through the browser's print dialog. */
export function LabelDialog(props: LabelDialogProps) {
  const { labels, onClose } = props
  const { printers, busy, numbers, print } = useLabels(props)
  const [alasan, setAlasan] = useState(props.alasan ?? '')
  const [copies, setCopies] = useState<(typeof COPIES)[number]>('1')
  const done = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      title={labels.length > 1 ? `Cetak ${labels.length} Label` : 'Cetak Label'}
      size={480}
      onClose={onClose}
      actions={
        <>
          <Button ref={done} onClick={onClose} kbd="Esc">
            Selesai
          </Button>
          <Button
            kind="primary"
            kbd="Enter"
            icon={<IconPrinter />}
            busy={busy}
            busyText="Sedang Mencetak"
            data-autofocus
            autoFocus
            onClick={() => void print(Number(copies), alasan).then((printed) => printed && done.current?.focus())}
          >
            Cetak
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: many labels scroll, by keyboard too */}
      <section className={css.labels} aria-label="Pratinjau label" tabIndex={0}>
        {labels.map((item, at) => (
          <Label key={item.kode_barcode} item={item} ke={numbers[at] ?? 1} />
        ))}
      </section>
      <div className={css.choices}>
        <PrinterChoice printers={printers} without="Printer dari browser" />
        <div>
          <span className={css.label}>Salinan</span>
          <Segment label="Salinan" full value={copies} onChange={setCopies} options={COPIES} />
        </div>
        <TextField
          name="alasan"
          label="Alasan Cetak Ulang"
          hint="Untuk label yang pernah dicetak, atau lebih dari satu."
          maxLength={120}
          value={alasan}
          onChange={setAlasan}
        />
      </div>
    </Modal>
  )
}
