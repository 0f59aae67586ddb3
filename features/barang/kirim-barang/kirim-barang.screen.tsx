import type { OutputOf } from '@kencana/contract'
import { type Mg, mg } from '@kencana/ledger'
import {
  ApiError,
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
  useUser,
} from '@kencana/screens'
import { Button, Card, type Column, cellText, Form, IconSearch, KodeSelect, Page, popup } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useBakiOptions } from '../../master/baki/baki.picker.tsx'
import { useTokoKirimOptions } from '../../master/toko/toko.picker.tsx'
import { barangByBarcode } from '../data-barang/data-barang.contract.ts'
import { barangByBaki, type getKirim, kirimBarang, listKirim } from './kirim-barang.contract.ts'
import css from './kirim-barang.module.css'
import { RiwayatKirim } from './riwayat-kirim.part.tsx'
import { SlipKirim } from './slip-kirim.part.tsx'

type Kirim = OutputOf<typeof getKirim>

/** A piece to be sent; `kode_toko` is its tray, as everywhere in this call. */
interface Baris {
  kode_barang: string
  kode_barcode: string
  kode_group: string
  kode_toko: string
  kode_dept: string
  nama_barang: string
  tipe_barang: string
  berat: Mg
  versi: number
}

interface Isi {
  tujuan: string
  kode_baki: string
  barang: readonly Baris[]
}

const KOSONG: Isi = { tujuan: '', kode_baki: '', barang: [] }

const COLUMNS: readonly Column<Baris>[] = [
  { key: 'kode_barang', title: 'Kode Barang', kind: 'kode' },
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_toko', title: 'Baki', kind: 'kode' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'tipe_barang', title: 'Tipe' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

const baris = ({
  kode_barang,
  kode_barcode,
  kode_group,
  kode_toko,
  kode_dept,
  nama_barang,
  tipe_barang,
  berat,
  versi,
}: Baris): Baris => ({
  kode_barang,
  kode_barcode,
  kode_group,
  kode_toko,
  kode_dept,
  nama_barang,
  tipe_barang,
  berat,
  versi,
})

const gabung = (lama: readonly Baris[], baru: readonly Baris[]): Baris[] => [
  ...lama,
  ...baru.filter((one) => lama.every(({ kode_barcode }) => kode_barcode !== one.kode_barcode)),
]

/** The draft with what searching a tray and scanning do to it. */
const useKirim = () => {
  const draft = useDraft<Isi>('kirimdatabarang', KOSONG)
  const [newest, setNewest] = useState<string>()
  const [salah, setSalah] = useState<{ tujuan?: string; kode_baki?: string }>({})
  const [mencari, setMencari] = useState(false)
  const latest = useRef(draft.value)
  latest.current = draft.value
  const cari = async () => {
    const { kode_baki } = latest.current
    if (kode_baki === '') return setSalah({ kode_baki: 'Kode Baki Harus Dipilih' })
    setMencari(true)
    // What of this tray is in the list already is read anew: it may have changed or gone.
    const lainnya = (now: Isi) => now.barang.filter((one) => one.kode_toko !== kode_baki)
    try {
      const found = await call(barangByBaki, { kode_baki })
      draft.set((now) => ({ ...now, barang: gabung(lainnya(now), found.map(baris)) }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return showError(error)
      draft.set((now) => ({ ...now, barang: lainnya(now) }))
      popup('info', error.message)
    } finally {
      setMencari(false)
    }
  }
  const scan = async (kode: string) => {
    const barang = await call(barangByBarcode, { kode })
    if (latest.current.barang.some((one) => one.kode_barcode === barang.kode_barcode))
      throw new Error(`Barang ${barang.kode_barcode} Sudah Ada Di Tabel`)
    if (barang.status_barang !== 'TERSEDIA')
      throw new Error(`Barang ${barang.kode_barcode} Berstatus ${barang.status_barang}`)
    draft.set((now) => ({ ...now, barang: gabung(now.barang, [baris({ ...barang, kode_toko: barang.kode_baki })]) }))
    setNewest(barang.kode_barcode)
    return (
      <>
        <b>{barang.nama_barang}</b> {cellText('gram', barang.berat)} g ditambahkan
      </>
    )
  }
  const pilih = (patch: Partial<Isi>) => {
    setSalah({})
    draft.set((now) => ({ ...now, ...patch }))
  }
  const lepas = (row: Baris) =>
    draft.set((now) => ({ ...now, barang: now.barang.filter((one) => one.kode_barcode !== row.kode_barcode) }))
  return { draft, newest, salah, setSalah, mencari, cari, scan, pilih, lepas }
}

const useSimpan = (draft: Draft<Isi>, salah: (text: { tujuan: string }) => void) => {
  const cache = useQueryClient()
  const { busy, run } = useBusy()
  const [slip, setSlip] = useState<{ kirim: Kirim; message?: string } | null>(null)
  const simpan = async () => {
    const { tujuan, barang } = draft.value
    if (barang.length === 0) return
    if (tujuan === '') return salah({ tujuan: 'Tujuan Harus Dipilih' })
    await run(async () => {
      const { message, data } = await draft.submit(kirimBarang, {
        to: tujuan,
        detail_barang: barang.map(({ kode_barcode, versi }) => ({ kode_barcode, versi })),
      })
      setSlip({ kirim: data, message })
      await cache.invalidateQueries({ queryKey: queryKey(listKirim) })
    })
  }
  return { simpan, busy, slip, setSlip }
}

function Pilihan({ kirim }: { kirim: ReturnType<typeof useKirim> }) {
  const { kode_toko } = useUser()
  const baki = useBakiOptions()
  const toko = useTokoKirimOptions()
  const { draft, salah, mencari, cari, pilih } = kirim
  return (
    <Card>
      <div className={css.cari}>
        <KodeSelect
          name="tujuan"
          label="Tujuan"
          required
          value={draft.value.tujuan}
          onChange={(tujuan) => pilih({ tujuan })}
          error={salah.tujuan}
          loading={toko.loading}
          options={toko.options.filter((option) => option.kode !== kode_toko)}
        />
        <KodeSelect
          name="kode_baki"
          label="Kode Baki"
          value={draft.value.kode_baki}
          onChange={(kode_baki) => pilih({ kode_baki })}
          error={salah.kode_baki}
          {...baki}
        />
        <Button icon={<IconSearch />} busy={mencari} busyText="Sedang Mencari" onClick={() => void cari()}>
          Cari Barang
        </Button>
      </div>
    </Card>
  )
}

/** Goods to another shop: choose where, load a tray or scan pieces, send; the slip travels along. */
export default function KirimBarangScreen() {
  useTitle('Kirim Barang')
  const { tgl_system } = useUser()
  const kirim = useKirim()
  const { draft, newest, setSalah, scan, lepas } = kirim
  const { simpan, busy, slip, setSlip } = useSimpan(draft, setSalah)
  const { barang, tujuan } = draft.value
  return (
    <Form onSave={() => void simpan()}>
      <Page
        path={['Barang', 'Kirim Barang']}
        title="Kirim Barang"
        actions={<DraftMark draft={draft} />}
        bar={
          <SaveBar
            facts={[
              { label: 'Barang', value: cellText('int', barang.length), unit: 'pcs' },
              { label: 'Tujuan', value: tujuan || '-' },
            ]}
            total={{
              label: 'Berat',
              value: `${cellText('gram', mg(barang.reduce((sum, one) => sum + one.berat, 0)))} g`,
            }}
            saveText="Kirim"
            busyText="Sedang Mengirim"
            busy={busy}
            disabled={barang.length === 0}
            onSave={() => void simpan()}
            cancelText="Batal"
            onCancel={draft.clear}
          />
        }
      >
        <DraftBanner draft={draft} summary={(isi) => `${isi.barang.length} barang ke ${isi.tujuan || '-'}`} />
        <Pilihan kirim={kirim} />
        <LinesTable
          columns={COLUMNS}
          rows={barang}
          rowId={(row) => row.kode_barcode}
          label={(row) => row.kode_barcode}
          noun="barang"
          newestId={newest}
          emptyText="Data Barang Kosong"
          onRemove={lepas}
        >
          <ScanLine onScan={scan} />
        </LinesTable>
        <RiwayatKirim tanggal={tgl_system} onSlip={(one) => setSlip({ kirim: one })} />
        {slip && <SlipKirim {...slip} onClose={() => setSlip(null)} />}
      </Page>
    </Form>
  )
}
