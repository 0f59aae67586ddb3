import { mg } from '@kencana/ledger'
import {
  DraftBanner,
  DraftMark,
  LabelDialog,
  type LabelItem,
  LinesTable,
  SaveBar,
  ScanLine,
  useDraft,
} from '@kencana/screens'
import {
  Button,
  Card,
  type Column,
  cellText,
  FieldGrid,
  Form,
  IconBarcode,
  KodeSelect,
  Page,
  PhotoField,
  TextField,
  toast,
} from '@kencana/ui'
import { useState } from 'react'
import { pretend } from './pretend.ts'

pretend()

interface Baris {
  kode_barcode: string
  nama_barang: string
  kode_baki: string
  kadar: string
  berat: number
  harga: number
}

const COLUMNS: readonly Column<Baris>[] = [
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_baki', title: 'Baki', kind: 'kode' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'harga', title: 'Harga Jual', kind: 'rupiah', total: true },
]

const NAMA = ['CINCIN MILANO', 'GELANG KRENDEL PADI', 'ANTING JEPIT BUNGA', 'GIWANG BOLA', 'LIONTIN KOIN DUKAT']

interface Isi {
  customer: string
  baris: Baris[]
}

const sum = (rows: readonly Baris[], key: 'berat' | 'harga') => rows.reduce((all, row) => all + row[key], 0)

// Every code is a piece; one that begins with X is not.
const find = async (kode: string, n: number): Promise<Baris> => {
  if (kode.startsWith('X')) throw new Error(`Data Barang ${kode} Tidak Ada`)
  return {
    kode_barcode: kode,
    nama_barang: NAMA[n % NAMA.length] ?? '',
    kode_baki: `CN0${(n % 6) + 1}`,
    kadar: '16K',
    berat: 1_105 + n * 1_380,
    harga: 1_091_000 + n * 2_500_500,
  }
}

const LABELS: readonly LabelItem[] = [
  { kode_barcode: '1000482136', nama_barang: 'CINCIN MILANO', kadar: '16K', berat: mg(3_485) },
  { kode_barcode: '1000482012', nama_barang: 'GELANG KRENDEL PADI', kadar: '17K', berat: mg(6_120) },
]

function Bar({ baris, onSave, onCancel }: { baris: readonly Baris[]; onSave: () => void; onCancel: () => void }) {
  return (
    <SaveBar
      write={null}
      facts={[
        { label: 'Barang', value: baris.length, unit: 'pcs' },
        { label: 'Berat', value: cellText('gram', sum(baris, 'berat')), unit: 'g' },
        { label: 'Dibayar', value: '27,750,000' },
        { label: 'Kembali', value: '43,000', tone: 'green' },
      ]}
      total={{ value: cellText('rupiah', sum(baris, 'harga')), prefix: 'Rp.' }}
      saveText="Simpan Data"
      busyText="Sedang Menyimpan"
      busy={false}
      onSave={onSave}
      onCancel={onCancel}
    />
  )
}

function Pembeli({ customer, onChange }: { customer: string; onChange: (customer: string) => void }) {
  return (
    <Card>
      <FieldGrid columns={3}>
        <KodeSelect
          label="Sales"
          required
          value="S03"
          onChange={() => undefined}
          options={[{ kode: 'S03', nama: 'RINA MARLINA' }]}
        />
        <TextField label="Customer" required value={customer} onChange={onChange} />
        <TextField label="Alamat" value="JL. KAWI ATAS 21, MALANG" onChange={() => undefined} />
      </FieldGrid>
    </Card>
  )
}

/** A transaction with its parts; in the development build only. */
export function DevTransaksi() {
  const draft = useDraft<Isi>('dev', { customer: '', baris: [] })
  const [newest, setNewest] = useState<string>()
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [label, setLabel] = useState(false)
  const { baris, customer } = draft.value
  const scan = async (kode: string) => {
    const row = await find(kode, baris.length)
    draft.set((now) => ({ ...now, baris: [...now.baris, row] }))
    setNewest(kode)
    return (
      <>
        <b>{row.nama_barang}</b> {cellText('gram', row.berat)} g ditambahkan
      </>
    )
  }
  const save = () => toast('success', 'Data Berhasil Disimpan')
  return (
    <div style={{ height: '100dvh' }}>
      <Form onSave={save}>
        <Page
          path={['Dev', 'Transaksi']}
          title="Transaksi"
          actions={
            <>
              <DraftMark draft={draft} />
              <Button icon={<IconBarcode />} onClick={() => setLabel(true)}>
                Cetak Label
              </Button>
            </>
          }
          bar={<Bar baris={baris} onSave={save} onCancel={() => void draft.cancel()} />}
        >
          <DraftBanner draft={draft} summary={(isi) => `${isi.baris.length} barang`} />
          <Pembeli customer={customer} onChange={(next) => draft.set((now) => ({ ...now, customer: next }))} />
          <LinesTable
            columns={COLUMNS}
            rows={baris}
            rowId={(row) => row.kode_barcode}
            noun="barang"
            newestId={newest}
            emptyText="Pindai barang pertama"
            onRemove={(row) => draft.set((now) => ({ ...now, baris: now.baris.filter((one) => one !== row) }))}
          >
            <ScanLine onScan={scan} />
          </LinesTable>
          <div style={{ width: 200 }}>
            <PhotoField label="Foto CINCIN MILANO" value={photo} onChange={setPhoto} />
          </div>
        </Page>
      </Form>
      {label && <LabelDialog labels={LABELS} onPrinted={async () => 1} onClose={() => setLabel(false)} />}
    </div>
  )
}
