import type { OutputOf } from '@kencana/contract'
import { mg } from '@kencana/ledger'
import { slipHead } from '@kencana/receipts'
import {
  ApiError,
  call,
  type Draft,
  DraftBanner,
  DraftMark,
  HistoryCard,
  LinesTable,
  query,
  queryKey,
  ReceiptDialog,
  SaveBar,
  ScanLine,
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
  FieldGrid,
  Form,
  IconSearch,
  KodeSelect,
  Page,
  popup,
  TextField,
} from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { useBakiOptions } from '../../master/baki/baki.picker.tsx'
import {
  batalPindahSortir,
  DOKUMEN_PINDAH_SORTIR,
  getPindahSortir,
  isiSortir,
  listPindahSortir,
  pindahSortir,
} from './pindah-sortir.contract.ts'
import { strukPindahSortir } from './pindah-sortir.receipt.ts'

type Baris = OutputOf<typeof isiSortir>[number]
type Lengkap = OutputOf<typeof getPindahSortir>

const COLUMNS: readonly Column<Baris>[] = [
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
  barang: readonly Baris[]
}

const KOSONG: Isi = { asal: '', tujuan: 'BAKI', kode_baki: '', pihak: '', barang: [] }

const TUJUAN = [
  { kode: 'BAKI', nama: 'baki sortir lain' },
  { kode: 'BOS', nama: 'dari gudang SP-BOS' },
  { kode: 'PABRIK', nama: 'dari gudang SP-PBRK' },
]

/** Sorting trays; into RUSAK goods only come by sorting. */
const useBakiSortir = () => {
  const { options, loading } = useBakiOptions()
  return { loading, options: options.filter((one) => /, SP(-LN|-BOS|-PBRK)?$/.test(one.nama ?? '')) }
}

const usePindah = (draft: Draft<Isi>) => {
  const { run, busy } = useBusy()
  const latest = useRef(draft.value)
  latest.current = draft.value
  const tambah = (rows: readonly Baris[]) =>
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

const useSimpan = (draft: Draft<Isi>) => {
  const cache = useQueryClient()
  const { busy, run } = useBusy()
  const [salah, setSalah] = useState<string>()
  const [slip, setSlip] = useState<{ pindah: Lengkap; message?: string } | null>(null)
  const simpan = () => {
    const { tujuan, kode_baki, pihak, barang } = draft.value
    if (barang.length === 0) return
    if (tujuan === 'BAKI' && kode_baki === '') return setSalah('Kode Baki Harus Dipilih')
    void run(async () => {
      const detail_barang = barang.map((one) => one.no_faktur_beli)
      const { message, data } = await draft.submit(pindahSortir, { tujuan, kode_baki, pihak, detail_barang })
      setSlip({ pindah: data, message })
      await cache.invalidateQueries({ queryKey: queryKey(listPindahSortir) })
    })
  }
  return { simpan, busy, salah, setSalah, slip, setSlip }
}

function Kepala({
  draft,
  salah,
  muat,
  mencari,
  onChange,
}: {
  draft: Draft<Isi>
  salah: string | undefined
  muat: () => Promise<void>
  mencari: boolean
  onChange: () => void
}) {
  const baki = useBakiSortir()
  const { asal, tujuan, kode_baki, pihak } = draft.value
  const pilih = (patch: Partial<Isi>) => {
    onChange()
    draft.set((now) => ({ ...now, ...patch }))
  }
  return (
    <Card>
      <FieldGrid columns={3}>
        <KodeSelect name="asal" label="Dari Baki" value={asal} onChange={(kode) => pilih({ asal: kode })} {...baki} />
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
          name="tujuan"
          label="Tujuan"
          required
          value={tujuan}
          options={TUJUAN}
          onChange={(kode) => pilih({ tujuan: kode as Isi['tujuan'], kode_baki: '' })}
        />
        {tujuan === 'BAKI' && (
          <KodeSelect
            name="kode_baki"
            label="Kode Baki"
            required
            value={kode_baki}
            error={salah}
            onChange={(kode) => pilih({ kode_baki: kode })}
            {...baki}
          />
        )}
        <TextField name="pihak" label="Keterangan" value={pihak} onChange={(value) => pilih({ pihak: value })} />
      </FieldGrid>
    </Card>
  )
}

function Riwayat({ tanggal, onSlip }: { tanggal: string; onSlip: (pindah: Lengkap) => void }) {
  const list = useQuery({ ...query(listPindahSortir, { tanggal }), staleTime: 0 })
  return (
    <HistoryCard
      title="Pindah sortir hari ini"
      note={tanggal}
      list={list}
      emptyText="Belum ada pindah sortir"
      entry={(row) => ({
        nomor: row.no_pindah,
        isi: `ke ${row.kode_baki ?? row.tujuan} ${row.pihak}`,
        jumlah: [`${row.pcs} pcs`, `${cellText('gram', row.berat)} g`],
        no_batal: row.no_batal,
      })}
      onReprint={async (no_pindah) => onSlip(await call(getPindahSortir, { no_pindah }))}
      cancel={{
        endpoint: batalPindahSortir,
        param: 'no_pindah',
        title: 'Batal Pindah Sortir',
        text: (row) => `${row.pcs} barang kembali ke baki asalnya.`,
        changes: [listPindahSortir],
      }}
    />
  )
}

/** Sorted pieces to another sorting tray, to the owner, or to the factory. */
export default function PindahSortirScreen() {
  useTitle('Pindah Sortir')
  const { tgl_system, nama_toko, alamat_toko } = useUser()
  const draft = useDraft<Isi>('pindah_sortir', KOSONG)
  const { muat, mencari, scan } = usePindah(draft)
  const { simpan, busy, salah, setSalah, slip, setSlip } = useSimpan(draft)
  const { barang, tujuan, kode_baki } = draft.value
  return (
    <Form onSave={simpan}>
      <Page
        path={['Sepuhan', 'Pindah Sortir']}
        title="Pindah Sortir"
        actions={<DraftMark draft={draft} />}
        bar={
          <SaveBar
            facts={[
              { label: 'Barang', value: cellText('int', barang.length), unit: 'pcs' },
              { label: 'Tujuan', value: (tujuan === 'BAKI' ? kode_baki : tujuan) || '-' },
            ]}
            total={{
              label: 'Berat',
              value: `${cellText('gram', mg(barang.reduce((sum, one) => sum + one.berat, 0)))} g`,
            }}
            saveText="Pindahkan"
            busyText="Sedang Menyimpan"
            busy={busy}
            disabled={barang.length === 0}
            onSave={simpan}
            onCancel={draft.clear}
          />
        }
      >
        <DraftBanner draft={draft} summary={(isi) => `${isi.barang.length} barang`} />
        <Kepala draft={draft} salah={salah} muat={muat} mencari={mencari} onChange={() => setSalah(undefined)} />
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
        >
          <ScanLine onScan={scan} placeholder="No Faktur" />
        </LinesTable>
        <Riwayat tanggal={tgl_system} onSlip={(pindah) => setSlip({ pindah })} />
        {slip && (
          <ReceiptDialog
            receipt={strukPindahSortir(slip.pindah, slipHead(nama_toko, alamat_toko))}
            {...(slip.message === undefined ? {} : { message: slip.message })}
            printed={slip.pindah.cetakan}
            facts={[
              ['Tujuan', slip.pindah.kode_baki ?? slip.pindah.tujuan],
              ['Qty', `${slip.pindah.pcs} pcs`],
              ['Berat', `${cellText('gram', slip.pindah.berat)} g`],
            ]}
            onPrinted={catatCetak(DOKUMEN_PINDAH_SORTIR.cetak, slip.pindah.no_pindah)}
            onClose={() => setSlip(null)}
          />
        )}
      </Page>
    </Form>
  )
}
