import type { OutputOf } from '@kencana/contract'
import {
  ApiError,
  beratTotal,
  call,
  DokumenPage,
  type Draft,
  firstBlank,
  LinesTable,
  type Options,
  pcsFact,
  putBack,
  ScanLine,
  useBusy,
  useDraft,
  useFields,
  useSubmit,
} from '@kencana/screens'
import { Button, Card, type Column, FieldGrid, IconSearch, KodeSelect, popup, TextField } from '@kencana/ui'
import { useRef } from 'react'
import { useBakiOptions } from '../../master/baki/baki.picker.tsx'
import { JalanKeluar } from '../../master/baki/jalan-keluar.shared.tsx'
import { isiSortir, listPindahSortir, pindahSortir } from './pindah-sortir.contract.ts'
import { type PindahSortir, RiwayatPindahSortir, SlipPindahSortir } from './slip-pindah-sortir.part.tsx'

type Row = OutputOf<typeof isiSortir>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'no_faktur_beli', title: 'No Faktur', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'kondisi', title: 'Kondisi' },
  { key: 'kode_baki', title: 'Baki', kind: 'kode' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

interface Isi {
  asal: string
  tujuan: 'BAKI' | 'BOS' | 'PABRIK'
  kode_baki: string
  pihak: string
  barang: readonly Row[]
}

const BLANK: Isi = { asal: '', tujuan: 'BAKI', kode_baki: '', pihak: '', barang: [] }

const TUJUAN = [
  { kode: 'BAKI', nama: 'baki sortir lain' },
  { kode: 'BOS', nama: 'dari gudang SP-BOS' },
  { kode: 'PABRIK', nama: 'dari gudang SP-PBRK' },
]

const BELUM = <JalanKeluar ke="baki" di="di gudang SP, SP-LN, SP-BOS atau SP-PBRK" />

/** Sorting trays; into RUSAK goods only come by sorting. */
const useBakiSortirOptions = (): Options => {
  const semua = useBakiOptions()
  const options = semua.options.filter((one) => /, SP(-LN|-BOS|-PBRK)?$/.test(one.nama ?? ''))
  return { ...semua, options, empty: semua.empty && BELUM }
}

const usePindah = (draft: Draft<Isi>) => {
  const { run, busy } = useBusy()
  const latest = useRef(draft.value)
  latest.current = draft.value
  const tambah = (rows: readonly Row[]) =>
    draft.set((now) => ({
      ...now,
      barang: [
        ...now.barang,
        ...rows.filter((row) => now.barang.every((one) => one.no_faktur_beli !== row.no_faktur_beli)),
      ],
    }))
  const muat = () =>
    run(async () => {
      try {
        tambah(await call(isiSortir, { kode_baki: latest.current.asal, no_faktur_beli: '' }))
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error
        popup('info', error.message)
      }
    })
  const scan = async (no_faktur_beli: string) => {
    if (latest.current.barang.some((one) => one.no_faktur_beli === no_faktur_beli))
      throw new Error(`Barang ${no_faktur_beli} Sudah Ada Di Tabel`)
    const rows = await call(isiSortir, { kode_baki: '', no_faktur_beli })
    tambah(rows)
    return (
      <>
        <b>{rows[0]?.nama_barang}</b> ditambahkan
      </>
    )
  }
  return { muat, mencari: busy, scan }
}

const useSave = (draft: Draft<Isi>) => {
  const fields = useFields(
    draft.value,
    (patch) => draft.set((now) => ({ ...now, ...patch })),
    (values) => (values.tujuan === 'BAKI' ? firstBlank(values, { kode_baki: 'Kode Baki Harus Dipilih' }) : {}),
  )
  const { submit, ...rest } = useSubmit(draft, pindahSortir, {
    slip: ({ data }): PindahSortir => data,
    changes: [listPindahSortir],
  })
  const save = () => {
    const { tujuan, kode_baki, pihak, barang } = draft.value
    if (barang.length === 0 || !fields.valid()) return
    void submit({ tujuan, kode_baki, pihak, detail_barang: barang.map((one) => one.no_faktur_beli) })
  }
  return { ...rest, save, fields }
}

interface KepalaProps {
  fields: ReturnType<typeof useSave>['fields']
  isi: Isi
  muat: () => Promise<void>
  mencari: boolean
}

function Kepala({ fields: { field, set }, isi: { asal, tujuan }, muat, mencari }: KepalaProps) {
  const baki = useBakiSortirOptions()
  return (
    <Card>
      <FieldGrid columns={3}>
        <KodeSelect {...field('asal')} label="Dari Baki" {...baki} />
        <div style={{ alignSelf: 'end' }}>
          <Button
            icon={<IconSearch />}
            busy={mencari}
            busyText="Sedang Mencari"
            disabled={asal === ''}
            onClick={() => void muat()}
          >
            Cari Barang
          </Button>
        </div>
        <KodeSelect
          {...field('tujuan')}
          label="Tujuan"
          required
          options={TUJUAN}
          onChange={(kode) => set({ tujuan: kode as Isi['tujuan'], kode_baki: '' })}
        />
        {tujuan === 'BAKI' && <KodeSelect {...field('kode_baki')} label="Kode Baki" required {...baki} />}
        <TextField {...field('pihak')} label="Keterangan" />
      </FieldGrid>
    </Card>
  )
}

/** Sorted pieces to another sorting tray, to the owner, or to the factory. */
export default function PindahSortirScreen() {
  const draft = useDraft<Isi>('pindah_sortir', BLANK)
  const { muat, mencari, scan } = usePindah(draft)
  const { save, busy, fields, shown, show } = useSave(draft)
  const { barang, tujuan, kode_baki } = draft.value
  return (
    <DokumenPage
      path={['Sepuhan', 'Pindah Sortir']}
      draft={draft}
      summary={(isi) => `${isi.barang.length} barang`}
      bar={{
        write: pindahSortir,
        facts: [pcsFact('Barang', barang), { label: 'Tujuan', value: (tujuan === 'BAKI' ? kode_baki : tujuan) || '-' }],
        total: beratTotal(barang),
        saveText: 'Pindahkan',
        busy,
        disabled: barang.length === 0,
        onSave: save,
        onCancel: () => void draft.cancel(),
      }}
    >
      <Kepala fields={fields} isi={draft.value} muat={muat} mencari={mencari} />
      <LinesTable
        columns={COLUMNS}
        rows={barang}
        rowId={(row) => row.no_faktur_beli}
        noun="barang"
        emptyText="Data Barang Kosong"
        onRemove={(row) =>
          draft.set((now) => ({
            ...now,
            barang: now.barang.filter((one) => one.no_faktur_beli !== row.no_faktur_beli),
          }))
        }
        onRestore={(row, at) => draft.set((now) => ({ ...now, barang: putBack(now.barang, row, at) }))}
      >
        <ScanLine onScan={scan} placeholder="No Faktur" />
      </LinesTable>
      <RiwayatPindahSortir onSlip={show} />
      {shown && <SlipPindahSortir {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
