import type { OutputOf } from '@kencana/contract'
import { type Mg, mg } from '@kencana/ledger'
import {
  type ApiError,
  call,
  type Draft,
  DraftBanner,
  DraftMark,
  LinesTable,
  queryKey,
  SaveBar,
  ScanLine,
  showError,
  useBusy,
  useDraft,
  useTitle,
} from '@kencana/screens'
import { Card, type Column, cellText, Form, KodeSelect, Page } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useBakiReadyOptions } from '../../master/baki/baki.picker.tsx'
import { barangByBarcode } from '../data-barang/data-barang.contract.ts'
import { type getPindah, listPindah, pindahBarang } from './pindah-barang.contract.ts'
import css from './pindah-barang.module.css'
import { RiwayatPindah } from './riwayat-pindah.shared.tsx'
import { SlipPindah } from './slip-pindah.shared.tsx'

type Pindah = OutputOf<typeof getPindah>

/** A piece as it was scanned; `versi` tells the server which state of it was seen. */
interface Baris {
  kode_barcode: string
  nama_barang: string
  kode_baki: string
  kode_group: string
  kode_dept: string
  kadar: string
  berat: Mg
  versi: number
}

interface Isi {
  kode_baki_tujuan: string
  barang: readonly Baris[]
}

const KOSONG: Isi = { kode_baki_tujuan: '', barang: [] }

const COLUMNS: readonly Column<Baris>[] = [
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_baki', title: 'Baki Asal', kind: 'kode' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

const cari = async (kode: string, isi: Isi): Promise<Baris> => {
  if (isi.barang.some((one) => one.kode_barcode === kode)) throw new Error(`Barang ${kode} Sudah Ada Di Tabel`)
  const barang = await call(barangByBarcode, { kode })
  if (isi.barang.some((one) => one.kode_barcode === barang.kode_barcode))
    throw new Error(`Barang ${barang.kode_barcode} Sudah Ada Di Tabel`)
  if (barang.status_barang !== 'TERSEDIA')
    throw new Error(`Barang ${barang.kode_barcode} Berstatus ${barang.status_barang}`)
  const { kode_barcode, nama_barang, kode_baki, kode_group, kode_dept, kadar, berat, versi } = barang
  return { kode_barcode, nama_barang, kode_baki, kode_group, kode_dept, kadar, berat, versi }
}

/** The draft with what scanning and choosing do to it. */
const usePindah = () => {
  const draft = useDraft<Isi>('pindah_barang', KOSONG)
  const [newest, setNewest] = useState<string>()
  const [salah, setSalah] = useState<string>()
  const latest = useRef(draft.value)
  latest.current = draft.value
  const scan = async (kode: string) => {
    const barang = await cari(kode, latest.current)
    draft.set((now) => ({ ...now, barang: [...now.barang, barang] }))
    setNewest(barang.kode_barcode)
    return (
      <>
        <b>{barang.nama_barang}</b> {cellText('gram', barang.berat)} g ditambahkan
      </>
    )
  }
  const lepas = (row: Baris) =>
    draft.set((now) => ({ ...now, barang: now.barang.filter((one) => one.kode_barcode !== row.kode_barcode) }))
  const pilih = (kode_baki_tujuan: string) => {
    setSalah(undefined)
    draft.set((now) => ({ ...now, kode_baki_tujuan }))
  }
  return { draft, newest, salah, setSalah, scan, lepas, pilih }
}

/** Pieces that were chosen in Data Barang come along in the address; they are scanned once, then the address is plain. */
const useTitipan = (scan: (kode: string) => Promise<unknown>) => {
  const { barang } = useSearch({ strict: false }) as { barang?: string }
  const navigate = useNavigate()
  const latest = useRef(scan)
  latest.current = scan
  useEffect(() => {
    if (!barang) return
    const semua = async () => {
      for (const kode of barang.split(' ')) await latest.current(kode).catch((error: ApiError) => showError(error))
    }
    void semua()
    void navigate({ to: '.', replace: true, search: {} })
  }, [barang, navigate])
}

/** Sends the draft, and holds the slip that is shown next. */
const useSimpan = (draft: Draft<Isi>, salah: (text: string) => void) => {
  const cache = useQueryClient()
  const { busy, run } = useBusy()
  const [slip, setSlip] = useState<{ pindah: Pindah; message?: string } | null>(null)
  const simpan = async () => {
    const { barang, kode_baki_tujuan } = draft.value
    if (barang.length === 0) return
    if (kode_baki_tujuan === '') return salah('Kode Baki Tujuan Harus Dipilih')
    await run(async () => {
      const { message, data } = await draft.submit(pindahBarang, {
        kode_baki_tujuan,
        detail_barang: barang.map((one) => one.kode_barcode),
        versi: barang.map((one) => one.versi),
      })
      setSlip({ pindah: data, message })
      await cache.invalidateQueries({ queryKey: queryKey(listPindah) })
    })
  }
  return { simpan, busy, slip, setSlip }
}

/** Pieces to another tray: choose it, scan them, save; the slip follows. */
export default function PindahBarangScreen() {
  useTitle('Pindah Barang')
  const baki = useBakiReadyOptions()
  const { draft, newest, salah, setSalah, scan, lepas, pilih } = usePindah()
  const { simpan, busy, slip, setSlip } = useSimpan(draft, setSalah)
  useTitipan(scan)
  const { barang, kode_baki_tujuan } = draft.value
  return (
    <Page
      path={['Barang', 'Pindah Barang']}
      title="Pindah Barang"
      actions={<DraftMark draft={draft} />}
      bar={
        <SaveBar
          facts={[
            { label: 'Barang', value: cellText('int', barang.length), unit: 'pcs' },
            { label: 'Ke Baki', value: kode_baki_tujuan || '-' },
          ]}
          total={{
            label: 'Berat',
            value: `${cellText('gram', mg(barang.reduce((sum, one) => sum + one.berat, 0)))} g`,
          }}
          saveText="Simpan Data"
          busyText="Sedang Menyimpan"
          busy={busy}
          disabled={barang.length === 0}
          onSave={() => void simpan()}
          cancelText="Batal"
          onCancel={draft.clear}
        />
      }
    >
      <DraftBanner
        draft={draft}
        summary={(isi) => `${isi.barang.length} barang ke baki ${isi.kode_baki_tujuan || '-'}`}
      />
      <Form onSave={() => void simpan()}>
        <Card>
          <div className={css.tujuan}>
            <KodeSelect
              name="kode_baki_tujuan"
              label="Kode Baki Tujuan"
              required
              value={kode_baki_tujuan}
              onChange={pilih}
              error={salah}
              {...baki}
            />
          </div>
        </Card>
        <LinesTable
          columns={COLUMNS}
          rows={barang}
          rowId={(row) => row.kode_barcode}
          label={(row) => row.kode_barcode}
          noun="barang"
          newestId={newest}
          emptyText="Pindai barang yang akan dipindah"
          onRemove={lepas}
        >
          <ScanLine onScan={scan} />
        </LinesTable>
      </Form>
      <RiwayatPindah onSlip={(pindah) => setSlip({ pindah })} />
      {slip && <SlipPindah {...slip} onClose={() => setSlip(null)} />}
    </Page>
  )
}
