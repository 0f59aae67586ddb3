import { formatGram } from '@kencana/ledger'
import {
  beratTotal,
  DokumenPage,
  LinesTable,
  LoadError,
  miligram,
  PickCard,
  pcsFact,
  pcsText,
  query,
  ScanLine,
  useUser,
} from '@kencana/screens'
import { Button, Card, type Column, GramField, KodeSelect } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useMemo } from 'react'
import { useBakiReadyOptions } from '../../master/baki/baki.picker.tsx'
import { listCuci, terimaCuci } from './cucian.contract.ts'
import css from './cucian.module.css'
import { RiwayatTerimaCuci } from './riwayat-cuci.part.tsx'
import { SlipTerimaCuci } from './slip-cuci.part.tsx'
import { type Kembali, type Luar, useTerimaCuci } from './terima-cuci.part.tsx'

/** Batches that are out; a click, or the scanned slip, opens one. */
function DiLuar({ onOpen }: { onOpen: (no_cuci: string) => void }) {
  const { tgl_system } = useUser()
  const list = useQuery({ ...query(listCuci, { tanggal: tgl_system }), staleTime: 0 })
  return (
    <PickCard
      title="Cucian yang masih di luar"
      emptyText="Tidak ada cucian di luar"
      rows={list.data
        ?.filter((row) => row.sisa > 0)
        .map((row) => ({
          kode: row.no_cuci,
          nama: row.keterangan || row.user_id,
          note: pcsText(row.sisa),
          berat: row.sisa_berat,
          ...(row.sisa < row.pcs ? { badge: 'kurang', tone: 'red' } : { badge: 'di luar' }),
        }))}
      onPick={onOpen}
    >
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
    </PickCard>
  )
}

/** Enter in a weight leads back to the scan field: the next piece. */
const keScan = (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.ctrlKey) return
  event.preventDefault()
  event.stopPropagation()
  document.querySelector<HTMLInputElement>('input[data-scan]')?.focus()
}

interface Row extends Luar {
  typed: string
}

const kembali = (row: Row) => miligram(row.typed)

const columnsOf = (ketik: (kode: string, typed: string) => void): Column<Row>[] => [
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_baki_asal', title: 'Baki Asal', kind: 'kode' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'berat', title: 'Berat Keluar (g)', kind: 'gram', total: true },
  {
    key: 'kembali',
    title: 'Berat Kembali (g)',
    kind: 'gram',
    total: true,
    width: 168,
    value: kembali,
    render: (row) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is what is typed in
      <span onKeyDown={keScan}>
        <GramField
          aria-label={`Berat Kembali ${row.kode_barcode}`}
          autoFocus
          value={row.typed}
          onChange={(typed) => ketik(row.kode_barcode, typed)}
          error={kembali(row) > row.berat ? `Melebihi ${formatGram(row.berat)} g` : undefined}
        />
      </span>
    ),
  },
  {
    key: 'susut',
    title: 'Susut (g)',
    kind: 'gram',
    total: true,
    value: (row) => (row.typed === '' ? 0 : Math.max(row.berat - kembali(row), 0)),
  },
]

function Kepala({ terima }: { terima: ReturnType<typeof useTerimaCuci> }) {
  const baki = useBakiReadyOptions()
  const { draft, luar, semua, pilihBaki } = terima
  return (
    <Card>
      <div className={css.kepala}>
        <span>
          <b className="k-mono">{draft.value.no_cuci}</b>, {luar.length} pcs di luar
        </span>
        <Button onClick={semua}>Semua kembali</Button>
        <Button kind="subtle" onClick={() => void draft.cancel()}>
          Cucian lain
        </Button>
        <KodeSelect
          name="kode_baki"
          label="Kode Baki"
          placeholder="Baki asal masing-masing"
          value={draft.value.kode_baki}
          onChange={pilihBaki}
          {...baki}
        />
      </div>
    </Card>
  )
}

function Belum({ belum, tandai }: { belum: readonly Luar[]; tandai: (kode: string) => void }) {
  if (belum.length === 0) return null
  const rows = belum.map((one) => ({
    kode: one.kode_barcode,
    nama: one.nama_barang,
    note: one.kadar,
    berat: one.berat,
    badge: 'di luar',
  }))
  return (
    <PickCard title="Belum kembali" note={`${belum.length} pcs, klik yang sudah ada`} rows={rows} onPick={tandai} />
  )
}

function Isian({ terima }: { terima: ReturnType<typeof useTerimaCuci> }) {
  const { draft, luar, scan, tandai, ketik, lepas } = terima
  const { sampai } = draft.value
  const columns = useMemo(() => columnsOf(ketik), [ketik])
  const rows = sampai.flatMap(({ kode_barcode, typed }: Kembali) =>
    luar.filter((one) => one.kode_barcode === kode_barcode).map((one) => ({ ...one, typed })),
  )
  return (
    <>
      <Kepala terima={terima} />
      <LinesTable
        columns={columns}
        rows={rows}
        rowId={(row) => row.kode_barcode}
        noun="barang"
        newestId={sampai[sampai.length - 1]?.kode_barcode}
        emptyText="Pindai barang yang kembali, lalu timbang"
        onRemove={(row) => lepas(row.kode_barcode)}
      >
        <ScanLine onScan={scan} />
      </LinesTable>
      <Belum
        belum={luar.filter((one) => sampai.every(({ kode_barcode }) => kode_barcode !== one.kode_barcode))}
        tandai={tandai}
      />
    </>
  )
}

/** What comes back from washing: open the batch, scan and weigh each piece, choose a tray or leave each to its own. */
export function CuciKembali({ arah }: { arah: ReactNode }) {
  const terima = useTerimaCuci()
  const { draft, scan, buka, save, busy, shown, show } = terima
  const { sampai, no_cuci, kode_baki } = draft.value
  return (
    <DokumenPage
      path={['Barang', 'Cucian']}
      draft={draft}
      summary={(isi) => `${isi.sampai.length} barang dari ${isi.no_cuci}`}
      actions={arah}
      bar={{
        write: terimaCuci,
        facts: [pcsFact('Kembali', sampai), { label: 'Ke Baki', value: kode_baki || 'asal' }],
        total: beratTotal(sampai.map(({ typed }) => ({ berat: miligram(typed) }))),
        busy,
        disabled: sampai.length === 0,
        onSave: save,
      }}
    >
      {no_cuci === '' ? (
        <>
          <Card>
            <ScanLine onScan={scan} placeholder="Pindai slip cucian, lalu Enter" />
          </Card>
          <DiLuar onOpen={buka} />
          <RiwayatTerimaCuci onSlip={show} />
        </>
      ) : (
        <Isian terima={terima} />
      )}
      {shown && <SlipTerimaCuci {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
