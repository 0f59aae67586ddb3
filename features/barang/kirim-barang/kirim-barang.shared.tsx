import type { Endpoint, OutputOf } from '@kencana/contract'
import {
  ApiError,
  beratTotal,
  call,
  DokumenPage,
  type Options,
  pcsFact,
  pick,
  type ShownSlip,
  showError,
  useDraft,
  useSubmit,
} from '@kencana/screens'
import { Button, Card, type Column, IconSearch, KodeSelect, popup } from '@kencana/ui'
import { type ReactNode, useRef, useState } from 'react'
import { useBakiOptions } from '../../master/baki/baki.picker.tsx'
import { bukanPesanan, TabelBarang, usePindai } from '../data-barang/pindai-barang.shared.tsx'
import { barangByBaki, type kirimBarang } from './kirim-barang.contract.ts'
import css from './kirim-barang.module.css'

const KEPT = [
  'kode_barang',
  'kode_barcode',
  'kode_group',
  'kode_toko',
  'kode_dept',
  'nama_barang',
  'tipe_barang',
  'berat',
  'versi',
] as const

/** A piece to be sent; `kode_toko` is its tray, as everywhere in this call. */
type Row = Pick<OutputOf<typeof barangByBaki>[number], (typeof KEPT)[number]>

interface Isi {
  tujuan: string
  kode_baki: string
  barang: readonly Row[]
}

const BLANK: Isi = { tujuan: '', kode_baki: '', barang: [] }

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_barang', title: 'Kode Barang', kind: 'kode' },
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_toko', title: 'Baki', kind: 'kode' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'tipe_barang', title: 'Tipe' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

const rowOf = (barang: Row): Row => pick(barang, KEPT)

const merge = (old: readonly Row[], found: readonly Row[]): Row[] => [
  ...old,
  ...found.filter((one) => old.every(({ kode_barcode }) => kode_barcode !== one.kode_barcode)),
]

type Errors = Partial<Record<'tujuan' | 'kode_baki', string>>

/** The draft with what searching a tray and scanning do to it. */
const useKirim = (nama: string) => {
  const draft = useDraft<Isi>(nama, BLANK)
  const pindai = usePindai(draft, (barang) => rowOf({ ...bukanPesanan(barang), kode_toko: barang.kode_baki }))
  const [errors, setErrors] = useState<Errors>({})
  const [searching, setSearching] = useState(false)
  const latest = useRef(draft.value)
  latest.current = draft.value
  const search = async () => {
    const { kode_baki } = latest.current
    if (kode_baki === '') return setErrors({ kode_baki: 'Kode Baki Harus Dipilih' })
    setSearching(true)
    // What of this tray is in the list already is read anew: it may have changed or gone.
    const others = (now: Isi) => now.barang.filter((one) => one.kode_toko !== kode_baki)
    try {
      const found = await call(barangByBaki, { kode_baki })
      draft.set((now) => ({ ...now, barang: merge(others(now), found.map(rowOf)) }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return showError(error)
      draft.set((now) => ({ ...now, barang: others(now) }))
      popup('info', error.message)
    } finally {
      setSearching(false)
    }
  }
  const pilih = (patch: Partial<Isi>) => {
    setErrors({})
    draft.set((now) => ({ ...now, ...patch }))
  }
  return { draft, pindai, errors, setErrors, searching, search, pilih }
}

function Pilihan({ kirim, toko }: { kirim: ReturnType<typeof useKirim>; toko: Options }) {
  const baki = useBakiOptions()
  const { draft, errors, searching, search, pilih } = kirim
  return (
    <Card>
      <div className={css.cari}>
        <KodeSelect
          name="tujuan"
          label="Tujuan"
          required
          value={draft.value.tujuan}
          onChange={(tujuan) => pilih({ tujuan })}
          error={errors.tujuan}
          {...toko}
        />
        <KodeSelect
          name="kode_baki"
          label="Kode Baki"
          value={draft.value.kode_baki}
          onChange={(kode_baki) => pilih({ kode_baki })}
          error={errors.kode_baki}
          {...baki}
        />
        <Button icon={<IconSearch />} busy={searching} busyText="Sedang Mencari" onClick={() => void search()}>
          Cari Barang
        </Button>
      </div>
    </Card>
  )
}

type Kirim = OutputOf<typeof kirimBarang>['data']

interface KirimPageProps {
  path: readonly [string, string]
  /** Name of its draft. */
  nama: string
  /** What sends them: the shop as `to`, the pieces with the versions that were seen. */
  endpoint: typeof kirimBarang
  /** The list that changes with it. */
  list: Endpoint
  /** Shops that they may go to. */
  toko: Options
  riwayat: (onSlip: (kirim: Kirim) => void) => ReactNode
  slip: (shown: ShownSlip<Kirim>, onClose: () => void) => ReactNode
}

/** Goods to another shop: choose where, load a tray or scan pieces, send; the slip travels along. */
export function KirimPage({ path, nama, endpoint, list, toko, riwayat, slip }: KirimPageProps) {
  const kirim = useKirim(nama)
  const { draft, pindai, setErrors } = kirim
  const { busy, submit, shown, show } = useSubmit(draft, endpoint, {
    slip: ({ data }): Kirim => data,
    changes: [list],
  })
  const { barang, tujuan } = draft.value
  const save = () => {
    if (barang.length === 0) return
    if (tujuan === '') return setErrors({ tujuan: 'Tujuan Harus Dipilih' })
    void submit({ to: tujuan, detail_barang: barang.map(({ kode_barcode, versi }) => ({ kode_barcode, versi })) })
  }
  return (
    <DokumenPage
      path={path}
      draft={draft}
      summary={(isi) => `${isi.barang.length} barang ke ${isi.tujuan || '-'}`}
      bar={{
        write: endpoint,
        facts: [pcsFact('Barang', barang), { label: 'Tujuan', value: tujuan || '-' }],
        total: beratTotal(barang),
        saveText: 'Kirim',
        busyText: 'Sedang Mengirim',
        busy,
        disabled: barang.length === 0,
        onSave: save,
        onCancel: () => void draft.cancel(),
      }}
    >
      <Pilihan kirim={kirim} toko={toko} />
      <TabelBarang pindai={pindai} columns={COLUMNS} emptyText="Data Barang Kosong" />
      {riwayat(show)}
      {shown && slip(shown, () => show(null))}
    </DokumenPage>
  )
}
