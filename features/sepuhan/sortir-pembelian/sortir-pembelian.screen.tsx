import type { OutputOf } from '@kencana/contract'
import { mg } from '@kencana/ledger'
import {
  type Draft,
  DraftBanner,
  DraftMark,
  fieldErrors,
  LinesTable,
  query,
  queryKey,
  SaveBar,
  TickTable,
  useBusy,
  useDraft,
  useTitle,
  useUser,
} from '@kencana/screens'
import {
  Button,
  Card,
  type Column,
  cellText,
  DateField,
  FieldGrid,
  Form,
  IconSearch,
  KodeSelect,
  Page,
  useKeys,
} from '@kencana/ui'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { useKondisiOptions } from '../../master/kondisi-pembelian/kondisi-pembelian.picker.tsx'
import { RiwayatSortir } from './riwayat-sortir.part.tsx'
import { SlipSortir } from './slip-sortir.shared.tsx'
import {
  type cetakSortir,
  GUDANG_SORTIR,
  laporanSortir,
  siapSortir,
  sortirPembelian,
} from './sortir-pembelian.contract.ts'

type Baris = OutputOf<typeof siapSortir>[number]
type Bukti = OutputOf<typeof cetakSortir>

const COLUMNS: readonly Column<Baris>[] = [
  { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kondisi', title: 'Kondisi' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'kode_baki', title: 'Baki', kind: 'kode' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'harga', title: 'Harga', kind: 'rupiah', total: true },
]

/** What is searched; kept as `filter_sortir`. */
interface Saring {
  kode_toko: string
  tgl_system: string
  kode_group: string
  kondisi: string
  kode_dept: string
}

interface Isi {
  saring: Saring
  /** Chosen pieces, each once; kept as `datasortir_barang`. */
  barang: readonly Baris[]
  kode_gudang: string
  kode_baki: string
}

const kosong = (kode_toko: string, tgl_system: string): Isi => ({
  saring: { kode_toko, tgl_system, kode_group: '', kondisi: '', kode_dept: '' },
  barang: [],
  kode_gudang: '',
  kode_baki: '',
})

const berat = (barang: readonly { berat: number }[]) => mg(barang.reduce((sum, one) => sum + one.berat, 0))

interface SaringProps {
  saring: Saring
  busy: boolean
  onChange: (patch: Partial<Saring>) => void
  onSearch: (saring: Saring) => void
}

function Saringan({ saring, busy, onChange, onSearch }: SaringProps) {
  const group = useGroupOptions()
  const jenis = useJenisOptions()
  const kondisi = useKondisiOptions()
  const [salah, setSalah] = useState<Readonly<Record<string, string>>>({})
  const field = (name: keyof Saring) => ({
    name,
    value: saring[name],
    error: salah[name],
    onChange: (value: string) => {
      setSalah({})
      onChange({ [name]: value })
    },
  })
  const cari = () => {
    const errors = fieldErrors(siapSortir.input, { ...saring })
    setSalah(errors)
    if (Object.keys(errors).length === 0) onSearch(saring)
  }
  useKeys({ F2: cari })
  return (
    <Card>
      <FieldGrid columns={3}>
        <KodeSelect
          {...field('kode_toko')}
          label="Kode Toko"
          required
          options={[{ kode: saring.kode_toko, nama: '' }]}
        />
        <DateField {...field('tgl_system')} label="Tanggal" required />
        <KodeSelect {...field('kode_group')} label="Kategori" required {...group} />
        <KodeSelect {...field('kondisi')} label="Kondisi" required withAll {...kondisi} />
        <KodeSelect {...field('kode_dept')} label="Kode Jenis" required withAll {...jenis} />
        <div style={{ alignSelf: 'end' }}>
          <Button icon={<IconSearch />} busy={busy} busyText="Sedang Mencari" kbd="F2" onClick={cari}>
            Cari Barang
          </Button>
        </div>
      </FieldGrid>
    </Card>
  )
}

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
      const lama = now.barang.filter((one) => ids.includes(one.no_faktur_beli))
      const baru = rows.filter(
        (row) => ids.includes(row.no_faktur_beli) && lama.every((one) => one.no_faktur_beli !== row.no_faktur_beli),
      )
      return { ...now, barang: [...lama, ...baru] }
    })
  return { dicari, setDicari, list, rows, tick }
}

const useSimpan = (draft: Draft<Isi>, asal: readonly Baris[]) => {
  const cache = useQueryClient()
  const { busy, run } = useBusy()
  const [salah, setSalah] = useState<{ kode_gudang?: string; kode_baki?: string }>({})
  const [slip, setSlip] = useState<{ bukti: Bukti; message?: string } | null>(null)
  const simpan = () => {
    const { saring, barang, kode_gudang, kode_baki } = draft.value
    if (barang.length === 0) return
    if (kode_gudang === '') return setSalah({ kode_gudang: 'Kode Gudang Harus Dipilih' })
    if (kode_baki === '') return setSalah({ kode_baki: 'Kode Baki Harus Dipilih' })
    void run(async () => {
      const { message, buktiStruk } = await draft.submit(sortirPembelian, {
        kode_toko: saring.kode_toko,
        kode_gudang,
        kode_baki,
        detail_barang: barang.map((one) => ({ no_faktur_beli: one.no_faktur_beli, kode_lokasi_toko: one.kode_baki })),
        qty_asal: asal.length,
        berat_asal: berat(asal),
        qty_bos: barang.length,
        berat_bos: berat(barang),
      })
      draft.set((now) => ({ ...now, saring }))
      setSlip({ bukti: buktiStruk, message })
      await Promise.all([siapSortir, laporanSortir].map((one) => cache.invalidateQueries({ queryKey: queryKey(one) })))
    })
  }
  return { simpan, busy, salah, setSalah, slip, setSlip }
}

interface TujuanProps {
  draft: Draft<Isi>
  salah: { kode_gudang?: string; kode_baki?: string }
  onChange: () => void
}

function Tujuan({ draft, salah, onChange }: TujuanProps) {
  const { kode_gudang, kode_baki } = draft.value
  const baki = useBakiGudangOptions(kode_gudang || '-')
  const pilih = (patch: Partial<Isi>) => {
    onChange()
    draft.set((now) => ({ ...now, ...patch }))
  }
  return (
    <FieldGrid columns={2}>
      <KodeSelect
        name="kode_gudang"
        label="Kode Gudang"
        required
        value={kode_gudang}
        error={salah.kode_gudang}
        options={GUDANG_SORTIR.map((kode) => ({ kode, nama: '' }))}
        onChange={(kode) => pilih({ kode_gudang: kode, kode_baki: '' })}
      />
      <KodeSelect
        name="kode_baki"
        label="Kode Baki"
        required
        value={kode_baki}
        error={salah.kode_baki}
        onChange={(kode) => pilih({ kode_baki: kode })}
        {...baki}
      />
    </FieldGrid>
  )
}

/** Bought pieces of a day: tick, choose warehouse and tray, save; the slip goes along. */
export default function SortirPembelianScreen() {
  useTitle('Sortir Pembelian')
  const { kode_toko, tgl_system } = useUser()
  const draft = useDraft<Isi>('datasortir_barang', kosong(kode_toko, tgl_system))
  const { dicari, setDicari, list, rows, tick } = usePilihan(draft)
  const { simpan, busy, salah, setSalah, slip, setSlip } = useSimpan(draft, rows)
  const { barang, saring, kode_baki } = draft.value
  return (
    <Form onSave={simpan}>
      <Page
        path={['Sepuhan', 'Sortir Pembelian']}
        title="Sortir Pembelian"
        actions={<DraftMark draft={draft} />}
        bar={
          <SaveBar
            facts={[
              { label: 'Dipilih', value: cellText('int', barang.length), unit: 'barang' },
              { label: 'Tujuan', value: kode_baki || '-' },
            ]}
            total={{ label: 'Berat', value: `${cellText('gram', berat(barang))} g` }}
            saveText="Simpan Data"
            busyText="Sedang Menyimpan"
            busy={busy}
            disabled={barang.length === 0}
            onSave={simpan}
            onCancel={draft.clear}
          />
        }
      >
        <DraftBanner draft={draft} summary={(isi) => `${isi.barang.length} barang dipilih`} />
        <Saringan
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
          <Tujuan draft={draft} salah={salah} onChange={() => setSalah({})} />
        </LinesTable>
        <RiwayatSortir tanggal={tgl_system} onSlip={(bukti) => setSlip({ bukti })} />
        {slip && <SlipSortir {...slip} onClose={() => setSlip(null)} />}
      </Page>
    </Form>
  )
}
