import type { OutputOf } from '@kencana/contract'
import {
  ApiError,
  beratTotal,
  call,
  DokumenPage,
  LinesTable,
  pcsFact,
  pick,
  showError,
  useDraft,
  useSubmit,
} from '@kencana/screens'
import { Button, Card, type Column, IconSearch, KodeSelect, popup } from '@kencana/ui'
import { useState } from 'react'
import { useBakiOptions, useBakiReadyOptions } from '../../master/baki/baki.picker.tsx'
import { JalanKeluar } from '../../master/baki/jalan-keluar.shared.tsx'
import { barangByBaki } from '../kirim-barang/kirim-barang.contract.ts'
import { listPindah } from '../pindah-barang/pindah-barang.contract.ts'
import { type Pindah, RiwayatPindah, SlipPindah } from '../pindah-barang/pindah-barang.shared.tsx'
import { pindahSatuBaki } from './pindah-barang-satu-baki.contract.ts'
import css from './pindah-barang-satu-baki.module.css'

const KEPT = ['kode_barcode', 'nama_barang', 'kode_group', 'kode_dept', 'kadar', 'berat', 'versi'] as const

/** A piece on the tray as it was seen. */
type Row = Pick<OutputOf<typeof barangByBaki>[number], (typeof KEPT)[number]>

interface Isi {
  kode_baki_asal: string
  kode_baki_tujuan: string
  barang: readonly Row[]
}

const BELUM_LAIN = <JalanKeluar ke="baki" di="lain di gudang TOKO" />

const BLANK: Isi = { kode_baki_asal: '', kode_baki_tujuan: '', barang: [] }

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

type Errors = Partial<Record<'kode_baki_asal' | 'kode_baki_tujuan', string>>

/** The draft with what searching the tray does to it. */
const useBakiAsal = () => {
  const draft = useDraft<Isi>('pindah_satu_baki', BLANK)
  const [errors, setErrors] = useState<Errors>({})
  const [searching, setSearching] = useState(false)
  const search = async () => {
    const { kode_baki_asal } = draft.value
    if (kode_baki_asal === '') return setErrors({ kode_baki_asal: 'Kode Baki Asal Harus Dipilih' })
    setSearching(true)
    try {
      const found = await call(barangByBaki, { kode_baki: kode_baki_asal })
      draft.set((now) => ({ ...now, barang: found.map((one) => pick(one, KEPT)) }))
    } catch (error) {
      draft.set((now) => ({ ...now, barang: [] }))
      if (!(error instanceof ApiError) || error.status !== 404) return showError(error)
      popup('info', error.message)
    } finally {
      setSearching(false)
    }
  }
  const pilih = (patch: Partial<Isi>) => {
    setErrors({})
    // What was shown of another tray is not what will be moved.
    const rows = patch.kode_baki_asal === undefined ? {} : { barang: [] }
    draft.set((now) => ({ ...now, ...patch, ...rows }))
  }
  return { draft, errors, setErrors, searching, search, pilih }
}

type Asal = ReturnType<typeof useBakiAsal>

const useSave = ({ draft, setErrors, search }: Asal) => {
  const { submit, ...rest } = useSubmit(draft, pindahSatuBaki, {
    slip: ({ data }): Pindah => data,
    changes: [listPindah],
    // The tray is not what was seen: show it as it is now, so that the person can look again.
    after: (failure) => (failure instanceof ApiError && failure.status === 409 ? search() : undefined),
  })
  const save = () => {
    const { barang, kode_baki_asal, kode_baki_tujuan } = draft.value
    if (barang.length === 0) return
    if (kode_baki_tujuan === '') return setErrors({ kode_baki_tujuan: 'Kode Baki Tujuan Harus Dipilih' })
    const detail_barang = barang.map(({ kode_barcode, versi }) => ({ kode_barcode, versi }))
    void submit({ kode_baki_asal, kode_baki_tujuan, detail_barang })
  }
  return { ...rest, save }
}

function Pilihan({ asal }: { asal: Asal }) {
  const all = useBakiOptions()
  const ready = useBakiReadyOptions()
  const { draft, errors, searching, search, pilih } = asal
  return (
    <Card>
      <div className={css.pilihan}>
        <KodeSelect
          name="kode_baki_asal"
          label="Kode Baki Asal"
          required
          value={draft.value.kode_baki_asal}
          onChange={(kode_baki_asal) => pilih({ kode_baki_asal })}
          error={errors.kode_baki_asal}
          {...all}
        />
        <KodeSelect
          name="kode_baki_tujuan"
          label="Kode Baki Tujuan"
          required
          value={draft.value.kode_baki_tujuan}
          onChange={(kode_baki_tujuan) => pilih({ kode_baki_tujuan })}
          error={errors.kode_baki_tujuan}
          {...ready}
          options={ready.options.filter((option) => option.kode !== draft.value.kode_baki_asal)}
          empty={ready.options.length > 0 ? BELUM_LAIN : ready.empty}
        />
        <Button icon={<IconSearch />} busy={searching} busyText="Sedang Mencari" onClick={() => void search()}>
          Cari Barang
        </Button>
      </div>
    </Card>
  )
}

/** Everything on one tray to another: choose it, see what lies there, save; the slip follows. */
export default function PindahBarangSatuBakiScreen() {
  const asal = useBakiAsal()
  const { draft } = asal
  const { save, busy, shown, show } = useSave(asal)
  const { barang, kode_baki_asal, kode_baki_tujuan } = draft.value
  return (
    <DokumenPage
      path={['Barang', 'Pindah Barang Satu Baki']}
      draft={draft}
      summary={(isi) => `${isi.barang.length} barang dari ${isi.kode_baki_asal} ke ${isi.kode_baki_tujuan || '-'}`}
      bar={{
        write: pindahSatuBaki,
        facts: [
          pcsFact('Barang', barang),
          { label: 'Dari Baki', value: kode_baki_asal || '-' },
          { label: 'Ke Baki', value: kode_baki_tujuan || '-' },
        ],
        total: beratTotal(barang),
        saveText: 'Pindahkan Semua',
        busy,
        disabled: barang.length === 0,
        onSave: save,
        onCancel: () => void draft.cancel(),
      }}
    >
      <Pilihan asal={asal} />
      <LinesTable
        columns={COLUMNS}
        rows={barang}
        rowId={(row) => row.kode_barcode}
        noun="barang"
        emptyText="Pilih baki asal, lalu Cari Barang"
      />
      <RiwayatPindah onSlip={show} />
      {shown && <SlipPindah {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
