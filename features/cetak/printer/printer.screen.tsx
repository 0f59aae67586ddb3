import { receiptText, TEMPLATE_LABEL } from '@kencana/receipts'
import { PrinterChoice, type Printers, usePrinters, useTanggalJam, useTitle } from '@kencana/screens'
import { Banner, Button, Card, downloadText, IconPrinter, KodeSelect, oops, Page, popup, Segment } from '@kencana/ui'
import { type ReactNode, useState } from 'react'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { labelContoh, strukContoh } from './contoh-printer.receipt.ts'
import {
  ingatLabel,
  type LabelKomputer,
  labelDiingat,
  PILIHAN_TEMPLATE,
  PRINTER_LABEL,
} from './label-komputer.shared.tsx'
import css from './printer.module.css'

interface KartuProps {
  title: string
  label: string
  printers: Printers
  without: string
  /** Makes what is sent; a file where no printer is chosen. */
  contoh: (chosen: Printers['chosen']) => Promise<void>
  children?: ReactNode
}

/** One kind of paper: its printer on this computer, and a sample to see that it is well. */
function Kartu({ title, label, printers, without, contoh, children }: KartuProps) {
  const { chosen } = printers
  const [busy, setBusy] = useState(false)
  const cetak = async () => {
    setBusy(true)
    try {
      await contoh(chosen)
      if (chosen) popup('success', 'Contoh Dikirim, Lihat Kertasnya')
    } catch (error) {
      oops(`${chosen?.name ?? 'Printer'} Tidak Menjawab. ${error instanceof Error ? error.message : ''}`.trim())
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card title={title} note={chosen ? 'siap' : 'belum ada printer'}>
      <div className={css.isi}>
        <PrinterChoice printers={printers} without={without} label={label} />
        {children}
        <Button icon={<IconPrinter />} busy={busy} busyText="Sedang Mencetak" onClick={() => void cetak()}>
          Cetak Contoh
        </Button>
      </div>
    </Card>
  )
}

function Struk() {
  const printers = usePrinters('struk')
  const { kepala } = useNota()
  const pada = useTanggalJam()
  const contoh = async (chosen: Printers['chosen']) => {
    const struk = strukContoh(kepala, pada(new Date().toISOString()))
    if (!chosen) return downloadText(struk.berkas, receiptText(struk), 'text/plain;charset=utf-8')
    const { receiptBytes } = await import('@kencana/receipts/escpos')
    await chosen.send(receiptBytes(struk))
  }
  return (
    <Kartu title="Struk 40 kolom" label="Printer struk" printers={printers} without="Berkas .txt" contoh={contoh} />
  )
}

const bernama = (nama: string): LabelKomputer['template'] =>
  PILIHAN_TEMPLATE.find(({ label }) => label === nama)?.value ?? labelDiingat().template

function Label() {
  const printers = usePrinters('label')
  const [label, setLabel] = useState(labelDiingat)
  const pilih = (ubah: Partial<LabelKomputer>) => {
    const kini = { ...label, ...ubah }
    ingatLabel(kini)
    setLabel(kini)
  }
  const contoh = async (chosen: Printers['chosen']) => {
    const bytes = await labelContoh(label)
    if (chosen) await chosen.send(bytes)
    else downloadText('contoh_label.txt', new TextDecoder('latin1').decode(bytes), 'text/plain;charset=utf-8')
  }
  return (
    <Kartu
      title="Label barcode"
      label="Printer label"
      printers={printers}
      without="Printer dari browser"
      contoh={contoh}
    >
      <div>
        <span className={css.nama}>Macam printer</span>
        <Segment
          label="Macam printer"
          value={label.bahasa}
          onChange={(bahasa) => pilih({ bahasa })}
          options={PRINTER_LABEL}
        />
      </div>
      <div>
        <KodeSelect
          label="Ukuran label"
          value={TEMPLATE_LABEL[label.template].nama}
          onChange={(nama) => pilih({ template: bernama(nama) })}
          options={PILIHAN_TEMPLATE.map((satu) => ({ kode: satu.label }))}
        />
      </div>
    </Kartu>
  )
}

/** A browser that may not speak to printers says so before somebody looks for the cable. */
function TanpaPintu() {
  const { pairable } = usePrinters('struk')
  if (pairable.length > 0) return null
  return (
    <Banner tone="amber">
      Browser ini tidak bisa memakai printer langsung: pakai Chrome atau Edge, dan buka Kencana di komputer server
      (localhost) atau dengan https. Sampai itu struk keluar sebagai berkas .txt, label lewat cetak browser.
    </Banner>
  )
}

/** Which printers this computer has: chosen here once, for all papers and labels that are printed on it. */
export default function PrinterScreen() {
  useTitle('Printer')
  return (
    <Page path={['Dashboard', 'Printer']} title="Printer">
      <TanpaPintu />
      <p className="k-dim">Pilihan ini milik komputer ini saja: setiap komputer memilih printernya sendiri.</p>
      <Struk />
      <Label />
    </Page>
  )
}
