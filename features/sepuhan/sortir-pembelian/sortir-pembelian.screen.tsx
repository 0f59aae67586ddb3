import type { OutputOf } from '@kencana/contract'
import { jumlahBerat } from '@kencana/ledger'
import {
  beratTotal,
  DokumenPage,
  type Draft,
  firstBlank,
  LinesTable,
  query,
  TickTable,
  useDraft,
  useFields,
  useSubmit,
  useUser,
} from '@kencana/screens'
import { type Column, cellText, FieldGrid, KodeSelect, popup } from '@kencana/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { CariSortir, type Saring } from './cari-sortir.part.tsx'
import { RiwayatSortir } from './riwayat-sortir.part.tsx'
import { SlipSortir } from './slip-sortir.shared.tsx'
import {
  type cetakSortir,
  GUDANG_SORTIR,
  laporanSortir,
  siapSortir,
  sortirPembelian,
} from './sortir-pembelian.contract.ts'

type Row = OutputOf<typeof siapSortir>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kondisi', title: 'Kondisi' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'kode_baki', title: 'Baki', kind: 'kode' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'harga', title: 'Harga', kind: 'rupiah', total: true },
]

type Asal = Pick<Row, 'no_faktur_beli' | 'berat'>

interface Isi {
  saring: Saring
  /** Chosen pieces, each once; kept as `datasortir_barang`. */
  barang: readonly Row[]
  /** All that the searches found from which they were chosen, each once: a reload does not search again. */
  asal?: readonly Asal[]
  kode_gudang: string
  kode_baki: string
}

const blank = (kode_toko: string, tgl_system: string): Isi => ({
  saring: { kode_toko, tgl_system, kode_group: '', kondisi: '', kode_dept: '' },
  barang: [],
  asal: [],
  kode_gudang: '',
  kode_baki: '',
})

const digabung = (asal: readonly Asal[] = [], rows: readonly Row[]): Asal[] => [
  ...new Map(
    [...asal, ...rows].map(({ no_faktur_beli, berat }) => [no_faktur_beli, { no_faktur_beli, berat }]),
  ).values(),
]

/** The pieces of a search that are still to be sorted, and what is ticked of them. */
const usePilihan = (draft: Draft<Isi>) => {
  const [dicari, setDicari] = useState<Saring | null>(null)
  const list = useQuery({
    ...query(siapSortir, dicari ?? draft.value.saring),
    enabled: dicari !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const rows = list.data ?? []
  const tick = (ids: readonly string[]) =>
    draft.set((now) => {
      const kept = now.barang.filter((one) => ids.includes(one.no_faktur_beli))
      const added = rows.filter(
        (row) => ids.includes(row.no_faktur_beli) && kept.every((one) => one.no_faktur_beli !== row.no_faktur_beli),
      )
      const barang = [...kept, ...added]
      return { ...now, barang, asal: barang.length === 0 ? [] : digabung(now.asal, rows) }
    })
  return { dicari, setDicari, list, rows, tick }
}

const useSave = (draft: Draft<Isi>) => {
  const { saring, barang, asal = [], kode_gudang, kode_baki } = draft.value
  const tujuan = useFields(
    { kode_gudang, kode_baki },
    (patch) => draft.set((now) => ({ ...now, ...patch })),
    (values) => firstBlank(values, { kode_gudang: 'Kode Gudang Harus Dipilih', kode_baki: 'Kode Baki Harus Dipilih' }),
  )
  const { submit, ...rest } = useSubmit(draft, sortirPembelian, {
    slip: ({ buktiStruk }): OutputOf<typeof cetakSortir> => buktiStruk,
    changes: [siapSortir, laporanSortir],
    saved: () => draft.set((now) => ({ ...now, saring })),
  })
  const save = () => {
    if (barang.length === 0) return popup('info', 'Data Barang Sortir Belum Dipilih')
    if (!tujuan.valid()) return
    void submit({
      kode_toko: saring.kode_toko,
      kode_gudang,
      kode_baki,
      detail_barang: barang.map((one) => ({ no_faktur_beli: one.no_faktur_beli, kode_lokasi_toko: one.kode_baki })),
      qty_asal: asal.length,
      berat_asal: jumlahBerat(asal),
      qty_bos: barang.length,
      berat_bos: jumlahBerat(barang),
    })
  }
  return { ...rest, save, tujuan }
}

type Tujuan = ReturnType<typeof useSave>['tujuan']

function FieldsTujuan({ tujuan: { field, set }, kode_gudang }: { tujuan: Tujuan; kode_gudang: string }) {
  const baki = useBakiGudangOptions(kode_gudang || '-')
  return (
    <FieldGrid columns={2}>
      <KodeSelect
        {...field('kode_gudang')}
        label="Kode Gudang"
        required
        options={GUDANG_SORTIR.map((kode) => ({ kode, nama: '' }))}
        onChange={(kode) => set({ kode_gudang: kode, kode_baki: '' })}
      />
      <KodeSelect {...field('kode_baki')} label="Kode Baki" required {...baki} />
    </FieldGrid>
  )
}

/** Bought pieces of a day: tick, choose warehouse and tray, save; the slip goes along. */
export default function SortirPembelianScreen() {
  const { kode_toko, tgl_system } = useUser()
  const draft = useDraft<Isi>('datasortir_barang', blank(kode_toko, tgl_system))
  const { dicari, setDicari, list, rows, tick } = usePilihan(draft)
  const { save, busy, tujuan, shown, show } = useSave(draft)
  const { barang, saring, kode_gudang, kode_baki } = draft.value
  return (
    <DokumenPage
      path={['Sepuhan', 'Sortir Pembelian']}
      draft={draft}
      summary={(isi) => `${isi.barang.length} barang dipilih`}
      bar={{
        write: sortirPembelian,
        facts: [
          { label: 'Dipilih', value: cellText('int', barang.length), unit: 'barang' },
          { label: 'Tujuan', value: kode_baki || '-' },
        ],
        total: beratTotal(barang),
        busy,
        onSave: save,
        onCancel: () => void draft.cancel(),
      }}
    >
      <CariSortir
        saring={saring}
        busy={list.isFetching}
        onChange={(patch) => draft.set((now) => ({ ...now, saring: { ...now.saring, ...patch } }))}
        onSearch={setDicari}
      />
      <TickTable
        columns={COLUMNS}
        rows={rows}
        rowId={(row) => row.no_faktur_beli}
        noun="barang"
        emptyText={dicari ? 'Data Yang Anda Cari Tidak Ada !!!' : 'Pilih saringan, lalu Cari Barang'}
        ticked={barang.map((one) => one.no_faktur_beli)}
        onTick={tick}
      />
      <LinesTable
        columns={COLUMNS}
        rows={barang}
        rowId={(row) => row.no_faktur_beli}
        noun="barang dipilih"
        emptyText="Data Barang Sortir Belum Dipilih"
        onRemove={(row) => tick(barang.filter((one) => one !== row).map((one) => one.no_faktur_beli))}
      >
        <FieldsTujuan tujuan={tujuan} kode_gudang={kode_gudang} />
      </LinesTable>
      <RiwayatSortir tanggal={tgl_system} onSlip={show} />
      {shown && <SlipSortir {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
