import { mg } from '@kencana/ledger'
import { TEMPLATE_LABEL } from '@kencana/receipts'
import {
  call,
  type Draft,
  DraftBanner,
  DraftMark,
  LabelDrawing,
  LinesTable,
  PrinterChoice,
  type Printers,
  putBack,
  SaveBar,
  useDraft,
  useHandedOver,
  usePrinters,
  useTitle,
} from '@kencana/screens'
import {
  Button,
  Card,
  type Column,
  cellText,
  IconDownload,
  IntField,
  Page,
  popup,
  Segment,
  TextField,
} from '@kencana/ui'
import { useRef, useState } from 'react'
import {
  ingatLabel,
  labelDiingat,
  PILIHAN_TEMPLATE,
  PRINTER_LABEL,
} from '../../cetak/printer/label-komputer.shared.tsx'
import { type BarisLabel, barangLabel, cetakLabel, PALING_BANYAK_LABEL } from './cetak-barcode.contract.ts'
import css from './cetak-barcode.module.css'
import { gambarBarang, type PilihanCetak, type Tujuan, useCetakLabel } from './cetak-label.part.tsx'
import { PilihBanyak, PindaiLabel } from './pilih-label.part.tsx'

type Isi = readonly BarisLabel[]

const BLANK: Isi = []

const diingat = (): PilihanCetak => ({ ...labelDiingat(), rangkap: 1, mulai: 1, alasan: '' })

const usePilihan = () => {
  const [pilihan, setPilihan] = useState(diingat)
  const pilih = (change: Partial<PilihanCetak>) => {
    const next = { ...pilihan, ...change }
    ingatLabel(next)
    setPilihan(next)
  }
  return { pilihan, pilih }
}

const COLUMNS: readonly Column<BarisLabel>[] = [
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_baki', title: 'Baki', kind: 'kode' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'cetakan', title: 'Pernah Dicetak', kind: 'int' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

/** What the preview shows before anything was chosen. */
const CONTOH: BarisLabel = {
  kode_barcode: '1000000014',
  nama_barang: 'CONTOH CINCIN',
  kode_intern: '-',
  kode_baki: '-',
  kode_group: '-',
  kode_dept: '-',
  kadar: '16K',
  berat: mg(3_485),
  no_titip: '',
  cetakan: 0,
  pernah: false,
  berlabel_titip: false,
}

const RANGKAP = ['1', '2', '3'] as const

interface PilihanProps {
  barang: Isi
  pilihan: PilihanCetak
  set: (change: Partial<PilihanCetak>) => void
  printers: Printers
  busy: Tujuan | null
  cetak: (tujuan: Tujuan) => void
}

/** Without a printer at hand: a file for one, or sheets for any. */
const BERKAS = [
  { tujuan: 'ZPL', text: 'Berkas printer label (.zpl)' },
  { tujuan: 'PDF', text: 'Lembar PDF' },
] as const

/** Asked where any of them was printed before, or more than one of each is. */
function Alasan({ barang, pilihan: { rangkap, alasan }, set }: Pick<PilihanProps, 'barang' | 'pilihan' | 'set'>) {
  if (barang.length === 0 || (rangkap === 1 && !barang.some((one) => one.pernah))) return null
  return (
    <TextField
      name="alasan"
      label="Alasan Cetak Ulang"
      required
      hint="Barangnya diperlihatkan ke user lain bila bakinya dihitung."
      maxLength={120}
      value={alasan}
      onChange={(next) => set({ alasan: next })}
    />
  )
}

/** Which label, on what, how often; with the first one as it will come out. */
function Pilihan({ barang, pilihan, set, printers, busy, cetak }: PilihanProps) {
  const [pertama = CONTOH] = barang
  const gambar = gambarBarang(pilihan.template, pertama, pertama.cetakan + 1)
  return (
    <Card title="Label" note={TEMPLATE_LABEL[pilihan.template].nama}>
      <div className={css.label}>
        <div className={css.meja} data-template={pilihan.template}>
          <LabelDrawing gambar={gambar} name={`Label ${pertama.kode_barcode}`} />
        </div>
        <div className={css.isian}>
          <Segment
            label="Template"
            value={pilihan.template}
            onChange={(template) => set({ template })}
            options={PILIHAN_TEMPLATE}
          />
          <div className={css.baris}>
            <div>
              <span className={css.nama}>Salinan</span>
              <Segment
                label="Salinan"
                value={String(pilihan.rangkap) as '1'}
                onChange={(rangkap) => set({ rangkap: Number(rangkap) })}
                options={RANGKAP}
              />
            </div>
            <div>
              <span className={css.nama}>Macam printer</span>
              <Segment
                label="Macam printer"
                value={pilihan.bahasa}
                onChange={(bahasa) => set({ bahasa })}
                options={PRINTER_LABEL}
              />
            </div>
            <IntField
              name="mulai"
              label="Mulai label ke- (PDF)"
              value={pilihan.mulai}
              onChange={(mulai) => set({ mulai: Math.min(Math.max(Number(mulai) || 1, 1), 200) })}
            />
            <PrinterChoice printers={printers} without="Printer dari browser" />
          </div>
          <Alasan barang={barang} pilihan={pilihan} set={set} />
          <div className={css.baris}>
            {BERKAS.map(({ tujuan, text }) => (
              <Button
                key={tujuan}
                icon={<IconDownload />}
                disabled={barang.length === 0}
                busy={busy === tujuan}
                onClick={() => cetak(tujuan)}
              >
                {text}
              </Button>
            ))}
          </div>
        </div>
      </div>
    </Card>
  )
}

/** The chosen pieces, kept as a draft. */
const useIsi = (draft: Draft<Isi>) => {
  const latest = useRef(draft.value)
  latest.current = draft.value
  const tambah = (rows: Isi) => {
    const ada = new Set(latest.current.map((one) => one.kode_barcode))
    const baru = rows.filter((one) => !ada.has(one.kode_barcode))
    const muat = baru.slice(0, PALING_BANYAK_LABEL - ada.size)
    draft.set((now) => [...now, ...muat])
    if (muat.length < baru.length) popup('info', `Paling Banyak ${PALING_BANYAK_LABEL} Label Sekali Cetak`)
  }
  const lepas = ({ kode_barcode }: BarisLabel) =>
    draft.set((now) => now.filter((one) => one.kode_barcode !== kode_barcode))
  const tercetak = (nomor: ReadonlyMap<string, number>) =>
    draft.set((now) =>
      now.map((one) => ({ ...one, cetakan: nomor.get(one.kode_barcode) ?? one.cetakan, pernah: true })),
    )
  return { tambah, lepas, tercetak }
}

/** Labels of many pieces: scanned, or a tray, a dispatch, a day at once; on a label printer or on A4 sheets. */
export default function CetakBarcodeScreen() {
  useTitle('Cetak Barcode')
  const draft = useDraft<Isi>('cetak_barcode', BLANK)
  const barang = draft.value
  const { pilihan, pilih } = usePilihan()
  const printers = usePrinters('label')
  const { tambah, lepas, tercetak } = useIsi(draft)
  const { busy, cetak } = useCetakLabel(barang, pilihan, printers, (nomor) => {
    tercetak(nomor)
    // The next labels are printed again for a reason of their own.
    pilih({ alasan: '' })
  })
  // Pieces that are kept, chosen at their deposit: each had a label when it was the shop's, so its first one of a deposit has its
  // reason. Another one after that is asked for like every reprint.
  useHandedOver('barang', async (barang) => {
    const rows: BarisLabel[] = []
    for (const nilai of barang.split(' ')) rows.push(...(await call(barangLabel, { cara: 'PINDAI', nilai })))
    tambah(rows)
    const lagi = rows.filter((one) => one.pernah)
    const [satu] = lagi
    if (satu && lagi.every((one) => one.no_titip && !one.berlabel_titip))
      pilih({ alasan: `TITIPAN ${satu.no_titip}${lagi.length > 1 ? ` DAN ${lagi.length - 1} LAIN` : ''}` })
  })
  const kosong = barang.length === 0
  return (
    <Page
      path={['Utility', 'Cetak Barcode']}
      title="Cetak Barcode"
      actions={<DraftMark draft={draft} />}
      bar={
        <SaveBar
          write={cetakLabel}
          facts={[
            { label: 'Barang', value: cellText('int', barang.length), unit: 'pcs' },
            { label: 'Salinan', value: pilihan.rangkap },
          ]}
          total={{ label: 'Label', value: cellText('int', barang.length * pilihan.rangkap) }}
          saveText="Cetak"
          busyText="Sedang Mencetak"
          busy={busy === 'PRINTER'}
          disabled={kosong}
          onSave={() => cetak('PRINTER')}
          cancelText="Batal"
          onCancel={() => void draft.cancel()}
        />
      }
    >
      <DraftBanner draft={draft} summary={(isi) => `${isi.length} label`} />
      <PilihBanyak onRows={tambah} />
      <LinesTable
        columns={COLUMNS}
        rows={barang}
        rowId={(row) => row.kode_barcode}
        noun="barang"
        emptyText="Pindai barang, atau pilih baki, kiriman atau hari"
        onRemove={lepas}
        onRestore={(row, at) => draft.set((now) => putBack(now, row, at))}
      >
        <PindaiLabel rows={barang} onRows={tambah} />
      </LinesTable>
      <Pilihan barang={barang} pilihan={pilihan} set={pilih} printers={printers} busy={busy} cetak={cetak} />
    </Page>
  )
}
