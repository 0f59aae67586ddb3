import type { OutputOf } from '@kencana/contract'
import {
  beratTotal,
  call,
  DokumenPage,
  type Draft,
  firstBlank,
  gramText,
  HistoryCard,
  pcsText,
  query,
  shownField,
  TickTable,
  useDraft,
  useFields,
  useSubmit,
  useUser,
} from '@kencana/screens'
import { Card, type Column, cellText, FieldGrid, KodeSelect, popup, TextField } from '@kencana/ui'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
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

type Row = OutputOf<typeof getSortir>['detail_sortir'][number]
type Slip = OutputOf<typeof cetakSortirSepuh>

const COLUMNS: readonly Column<Row>[] = [
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

const useSave = (draft: Draft<Isi>) => {
  const fields = useFields(
    draft.value,
    (patch) => draft.set((now) => ({ ...now, ...patch })),
    (values) => firstBlank(values, { kode_gudang: 'Kode Gudang Harus Dipilih', kode_baki: 'Kode Baki Harus Dipilih' }),
  )
  const { submit, ...rest } = useSubmit(draft, sortirSepuh, {
    slip: ({ buktiSlip }): Slip => buktiSlip,
    changes: [getSortir, laporanSortirSepuh],
  })
  const save = () => {
    const { barang, kode_gudang, kode_baki } = draft.value
    if (barang.length === 0) return popup('info', 'Data Barang Sortir Belum Dipilih')
    if (!fields.valid()) return
    void submit({ kode_gudang, kode_baki, detail_barang: barang.map((no_faktur_beli) => ({ no_faktur_beli })) })
  }
  return { ...rest, save, fields }
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
        jumlah: [pcsText(row.qty_total), gramText(row.berat_total)],
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
  fields: ReturnType<typeof useSave>['fields']
  sortir: ReturnType<typeof useSortir>
}

function Kepala({ fields: { field, set }, sortir: { sortir, semua, dicari } }: KepalaProps) {
  const baki = useBakiGudangOptions('SS')
  const isi = semua.length > 0 ? sortir.data : undefined
  const habis = sortir.isSuccess && dicari !== '' && semua.length === 0 ? 'Data Yang Anda Cari Tidak Ada' : undefined
  const jenis = (isi?.jenis ?? []).map((one) => ({ kode: one.kode_dept, nama: one.nama_dept }))
  return (
    <Card>
      <FieldGrid columns={3}>
        <TextField
          {...field('no_sortir')}
          label="No Sortir"
          required
          autoFocus
          error={sortir.error?.message ?? habis}
          onChange={(no_sortir) => set({ no_sortir, barang: [], kode_dept: 'ALL' })}
        />
        <TextField {...shownField('tgl_sortir', isi?.tgl_system ?? '')} label="Tanggal Sortir" />
        <TextField {...shownField('kode_group', isi?.kode_group ?? '')} label="Kategori" />
        <TextField {...shownField('kondisi', isi?.kondisi ?? '')} label="Kondisi" />
        <KodeSelect {...field('kode_dept')} label="Kode Jenis" withAll options={jenis} loading={sortir.isFetching} />
        <KodeSelect
          {...field('kode_gudang')}
          label="Kode Gudang"
          required
          options={[{ kode: 'SS', nama: 'SORTIR SEPUH' }]}
        />
        <KodeSelect {...field('kode_baki')} label="Kode Baki" required {...baki} />
      </FieldGrid>
    </Card>
  )
}

/** Sorted pieces for the gilder: type the sorting's number, tick, choose the SS tray. */
export default function SortirSepuhScreen() {
  const { tgl_system } = useUser()
  const draft = useDraft<Isi>('detail_sortir_sepuh', BLANK)
  const sortir = useSortir(draft)
  const { save, busy, fields, shown, show } = useSave(draft)
  const { barang, kode_baki } = draft.value
  return (
    <DokumenPage
      path={['Sepuhan', 'Sortir Sepuh']}
      draft={draft}
      summary={(isi) => `${isi.barang.length} barang dari ${isi.no_sortir || '-'}`}
      bar={{
        write: sortirSepuh,
        facts: [
          { label: 'Dipilih', value: cellText('int', barang.length), unit: 'barang' },
          { label: 'Baki', value: kode_baki || '-' },
        ],
        total: beratTotal(sortir.semua.filter((one) => barang.includes(one.no_faktur_beli))),
        busy,
        onSave: save,
        onCancel: () => void draft.cancel(),
      }}
    >
      <Kepala fields={fields} sortir={sortir} />
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
