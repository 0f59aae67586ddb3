import type { OutputOf } from '@kencana/contract'
import {
  beratTotal,
  call,
  DokumenPage,
  type Draft,
  HistoryCard,
  query,
  TickTable,
  useDraft,
  useSubmit,
  useUser,
} from '@kencana/screens'
import { Card, type Column, cellText, FieldGrid, KodeSelect, TextField } from '@kencana/ui'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { getSortir } from '../sortir-pembelian/sortir-pembelian.contract.ts'
import { SlipSortirSepuh } from './slip-sortir-sepuh.shared.tsx'
import {
  type barisGlobalSepuh,
  batalSortirSepuh,
  cetakSortirSepuh,
  laporanSortirSepuh,
  sortirSepuh,
} from './sortir-sepuh.contract.ts'

type Baris = OutputOf<typeof getSortir>['detail_sortir'][number]
type Slip = OutputOf<typeof cetakSortirSepuh>

const COLUMNS: readonly Column<Baris>[] = [
  { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kondisi', title: 'Kondisi' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'kode_baki', title: 'Baki', kind: 'kode' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

interface Isi {
  /** Kept as `no_ss` in the old front end. */
  no_sortir: string
  kode_dept: string
  barang: readonly string[]
  kode_gudang: string
  kode_baki: string
}

const BLANK: Isi = { no_sortir: '', kode_dept: 'ALL', barang: [], kode_gudang: 'SS', kode_baki: '' }
// The specification's pause before a typed number is looked up.
const JEDA = 1500

const useSortir = (draft: Draft<Isi>) => {
  const { no_sortir, kode_dept } = draft.value
  const [dicari] = useDebouncedValue(no_sortir.trim().toUpperCase(), JEDA)
  const sortir = useQuery({
    ...query(getSortir, { no_sortir: dicari || '-', kode_dept: 'ALL' }),
    enabled: dicari !== '',
    staleTime: 0,
    retry: false,
  })
  const semua = dicari === '' ? [] : (sortir.data?.detail_sortir ?? [])
  return { sortir, semua, rows: semua.filter((one) => kode_dept === 'ALL' || one.kode_dept === kode_dept), dicari }
}

type Errors = Partial<Record<'kode_gudang' | 'kode_baki', string>>

const useSave = (draft: Draft<Isi>) => {
  const [errors, setErrors] = useState<Errors>({})
  const { submit, ...rest } = useSubmit(draft, sortirSepuh, {
    slip: ({ buktiSlip }): Slip => buktiSlip,
    changes: [getSortir, laporanSortirSepuh],
  })
  const save = () => {
    const { barang, kode_gudang, kode_baki } = draft.value
    if (barang.length === 0) return
    if (kode_gudang === '') return setErrors({ kode_gudang: 'Kode Gudang Harus Dipilih' })
    if (kode_baki === '') return setErrors({ kode_baki: 'Kode Baki Harus Dipilih' })
    void submit({ kode_gudang, kode_baki, detail_barang: barang.map((no_faktur_beli) => ({ no_faktur_beli })) })
  }
  return { ...rest, save, errors, setErrors }
}

function Riwayat({ tanggal, onSlip }: { tanggal: string; onSlip: (slip: Slip) => void }) {
  const list = useQuery({
    ...query(laporanSortirSepuh, { tgl_awal: tanggal, tgl_akhir: tanggal, type: 'GLOBAL' }),
    staleTime: 0,
    select: (rows) => (rows as z.output<typeof barisGlobalSepuh>[]).toReversed(),
  })
  return (
    <HistoryCard
      title="Sortir sepuh hari ini"
      note={tanggal}
      list={list}
      emptyText="Belum ada sortir sepuh"
      entry={(row) => ({
        nomor: row.no_sortir,
        isi: `ke ${row.kode_lokasi_toko}`,
        jumlah: [`${row.qty_total} pcs`, `${cellText('gram', row.berat_total)} g`],
        no_batal: null,
      })}
      onReprint={async (no_sortir) => onSlip(await call(cetakSortirSepuh, { no_sortir }))}
      cancel={{
        endpoint: batalSortirSepuh,
        param: 'no_sortir',
        title: 'Batal Sortir Sepuh',
        text: (row) => `${row.qty_total} barang kembali ke baki sortirnya.`,
        changes: [laporanSortirSepuh, getSortir],
      }}
    />
  )
}

interface KepalaProps {
  draft: Draft<Isi>
  sortir: ReturnType<typeof useSortir>
  errors: Errors
  onChange: () => void
}

function Kepala({ draft, sortir: { sortir, semua, dicari }, errors, onChange }: KepalaProps) {
  const baki = useBakiGudangOptions('SS')
  const { no_sortir, kode_dept, kode_gudang, kode_baki } = draft.value
  const isi = semua.length > 0 ? sortir.data : undefined
  const habis = sortir.isSuccess && dicari !== '' && semua.length === 0 ? 'Data Yang Anda Cari Tidak Ada' : undefined
  const pilih = (patch: Partial<Isi>) => {
    onChange()
    draft.set((now) => ({ ...now, ...patch }))
  }
  const jenis = (isi?.jenis ?? []).map((one) => ({ kode: one.kode_dept, nama: one.nama_dept }))
  return (
    <Card>
      <FieldGrid columns={3}>
        <TextField
          name="no_sortir"
          label="No Sortir"
          required
          autoFocus
          value={no_sortir}
          error={sortir.error?.message ?? habis}
          onChange={(value) => pilih({ no_sortir: value, barang: [], kode_dept: 'ALL' })}
        />
        <TextField
          name="tgl_sortir"
          label="Tanggal Sortir"
          readOnly
          value={isi?.tgl_system ?? ''}
          onChange={() => undefined}
        />
        <TextField
          name="kode_group"
          label="Kategori"
          readOnly
          value={isi?.kode_group ?? ''}
          onChange={() => undefined}
        />
        <TextField name="kondisi" label="Kondisi" readOnly value={isi?.kondisi ?? ''} onChange={() => undefined} />
        <KodeSelect
          name="kode_dept"
          label="Kode Jenis"
          withAll
          value={kode_dept}
          onChange={(kode) => pilih({ kode_dept: kode })}
          options={jenis}
          loading={sortir.isFetching}
        />
        <KodeSelect
          name="kode_gudang"
          label="Kode Gudang"
          required
          value={kode_gudang}
          error={errors.kode_gudang}
          onChange={(kode) => pilih({ kode_gudang: kode })}
          options={[{ kode: 'SS', nama: 'SORTIR SEPUH' }]}
        />
        <KodeSelect
          name="kode_baki"
          label="Kode Baki"
          required
          value={kode_baki}
          error={errors.kode_baki}
          onChange={(kode) => pilih({ kode_baki: kode })}
          {...baki}
        />
      </FieldGrid>
    </Card>
  )
}

/** Sorted pieces for the gilder: type the sorting's number, tick, choose the SS tray. */
export default function SortirSepuhScreen() {
  const { tgl_system } = useUser()
  const draft = useDraft<Isi>('detail_sortir_sepuh', BLANK)
  const sortir = useSortir(draft)
  const { save, busy, errors, setErrors, shown, show } = useSave(draft)
  const { barang, kode_baki } = draft.value
  return (
    <DokumenPage
      path={['Sepuhan', 'Sortir Sepuh']}
      draft={draft}
      summary={(isi) => `${isi.barang.length} barang dari ${isi.no_sortir || '-'}`}
      bar={{
        facts: [
          { label: 'Dipilih', value: cellText('int', barang.length), unit: 'barang' },
          { label: 'Baki', value: kode_baki || '-' },
        ],
        total: beratTotal(sortir.semua.filter((one) => barang.includes(one.no_faktur_beli))),
        busy,
        disabled: barang.length === 0,
        onSave: save,
        onCancel: draft.clear,
      }}
    >
      <Kepala draft={draft} sortir={sortir} errors={errors} onChange={() => setErrors({})} />
      <TickTable
        columns={COLUMNS}
        rows={sortir.rows}
        rowId={(row) => row.no_faktur_beli}
        noun="barang"
        emptyText="Ketik No Sortir"
        ticked={barang}
        onTick={(ids) => draft.set((now) => ({ ...now, barang: ids }))}
      />
      <Riwayat tanggal={tgl_system} onSlip={show} />
      {shown && <SlipSortirSepuh {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
