import type { OutputOf } from '@kencana/contract'
import { CsvButton, isOwner, LookOnly, may, pagedList, queryKey, useAllRows, useTitle, useUser } from '@kencana/screens'
import {
  Badge,
  Button,
  type Column,
  DataTable,
  FilterSelect,
  IconAdd,
  IconButton,
  IconEdit,
  IconUpload,
  Page,
  useKeys,
} from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useBakiOptions } from '../../master/baki/baki.picker.tsx'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useGudangOptions } from '../../master/gudang/gudang.picker.tsx'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { useKadarOptions } from '../../master/kadar/kadar.picker.tsx'
import { tambahBarang } from '../tambah-barang/tambah-barang.contract.ts'
import { editBarang, listBarang, STATUS_BARANG, STOK } from './data-barang.contract.ts'
import { type Dialog, Dialogs, Pilihan } from './dialog-barang.part.tsx'
import { FotoBarang } from './foto.shared.tsx'
import { labelOf } from './label-barang.shared.tsx'

type Row = OutputOf<typeof listBarang>['rows'][number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'foto', title: '', width: 54, value: () => null, render: (row) => <FotoBarang barang={row} /> },
  // The barcode holds the same digits: shown on demand only.
  { key: 'kode_barang', title: 'Kode Barang', kind: 'kode', hidden: true },
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  {
    key: 'nama_barang',
    title: 'Nama Barang',
    kind: 'name',
    render: (row) =>
      row.is_markis ? (
        <span title="Markis: harga tetap, tidak mengikuti kategorinya">
          <Badge>M</Badge> {row.nama_barang}
        </span>
      ) : (
        row.nama_barang
      ),
  },
  { key: 'kode_group', title: 'Kategori', width: 84 },
  { key: 'kode_dept', title: 'Jenis', width: 72 },
  { key: 'kode_baki', title: 'Baki', kind: 'kode', width: 72 },
  { key: 'kadar', title: 'Kadar', width: 68 },
  { key: 'tipe_barang', title: 'Tipe', width: 56, hidden: true },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'harga_kini', title: 'Harga (Rp)', kind: 'rupiah' },
  // What it cost on the day it was written down: for who compares, never for the counter.
  { key: 'harga_total', title: 'Harga Saat Dicatat (Rp)', kind: 'rupiah', total: true, hidden: true },
  { key: 'status_barang', title: 'Status', kind: 'status' },
]

const TIPE = [
  { kode: 'SP', nama: '' },
  { kode: 'A', nama: '' },
]
const STATUS = [{ kode: STOK, nama: 'yang ada di baki' }, ...STATUS_BARANG.map((kode) => ({ kode, nama: '' }))]

/** A barcode with its check digit, as the scanner reads it. */
const BARCODE = /^(\d{10}|\d{13})$/

const LIST = pagedList(listBarang, {
  urut: 'kode_barang',
  filters: ['kode_group', 'kode_dept', 'kode_baki', 'kadar', 'tipe_barang', 'kode_gudang', 'status_barang'],
})

type View = ReturnType<typeof LIST.useList>['view']

function Saringan({ view }: { view: View }) {
  const group = useGroupOptions()
  const jenis = useJenisOptions()
  const baki = useBakiOptions()
  const kadar = useKadarOptions()
  const gudang = useGudangOptions()
  return (
    <>
      <FilterSelect label="Kategori" {...view.filter('kode_group')} options={group.options} />
      <FilterSelect label="Jenis" {...view.filter('kode_dept')} options={jenis.options} />
      <FilterSelect label="Baki" {...view.filter('kode_baki')} options={baki.options} />
      <FilterSelect label="Kadar" {...view.filter('kadar')} options={kadar.options} />
      <FilterSelect label="Status" {...view.filter('status_barang')} options={STATUS} />
      {/* Rarely asked for, and set by links: shown once they are. */}
      {view.filters.kode_gudang !== 'ALL' && (
        <FilterSelect label="Gudang" {...view.filter('kode_gudang')} options={gudang.options} />
      )}
      {view.filters.tipe_barang !== 'ALL' && (
        <FilterSelect label="Tipe" {...view.filter('tipe_barang')} options={TIPE} />
      )}
    </>
  )
}

interface AksiProps {
  csv: ReactNode
  onOpen: (dialog: Dialog) => void
}

function Aksi({ csv, onOpen }: AksiProps) {
  const user = useUser()
  return (
    <>
      {isOwner(user) && (
        <Button icon={<IconUpload />} onClick={() => onOpen({ what: 'impor' })}>
          Impor Excel
        </Button>
      )}
      {csv}
      <LookOnly write={tambahBarang} />
      {may(user, tambahBarang) && (
        <Button kind="primary" icon={<IconAdd />} kbd="F2" onClick={() => onOpen({ what: 'tambah' })}>
          Tambah Barang
        </Button>
      )}
    </>
  )
}

/** Every item of the shop: search, filters, totals; add, edit, labels, opening stock. */
export default function DataBarangScreen() {
  useTitle('Data Barang')
  const user = useUser()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { view, input, failed, table } = LIST.useList()
  const all = useAllRows(listBarang, input, table.rows && table.server.rowCount)
  const csv = <CsvButton all={all} columns={COLUMNS} name={`data-barang-${user.tgl_system}.csv`} />
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const [newest, setNewest] = useState<string>()
  const close = () => setDialog(null)
  const changed = (kode_barang?: string) => {
    setNewest(kode_barang)
    void cache.invalidateQueries({ queryKey: queryKey(listBarang) })
  }
  const mayEdit = may(user, editBarang)
  useKeys({ F2: () => may(user, tambahBarang) && setDialog({ what: 'tambah' }) })
  return (
    <Page fill path={['Barang', 'Data Barang']} title="Data Barang" actions={<Aksi csv={csv} onOpen={setDialog} />}>
      {failed ?? (
        <DataTable
          {...table}
          columns={COLUMNS}
          rowId={(row) => row.kode_barang}
          server={{ ...table.server, whole: BARCODE }}
          emptyText="Data Barang Kosong"
          noun="barang"
          searchPlaceholder="Cari kode, barcode, nama"
          newestId={newest}
          filters={<Saringan view={view} />}
          tile={(row) => <FotoBarang barang={row} large />}
          onRowClick={(row) => void navigate({ to: '/data-barang/asal-usul', search: { kode: row.kode_barang } })}
          rowActions={
            mayEdit
              ? (row) => (
                  <IconButton
                    size="sm"
                    label={`Edit ${row.kode_barang}`}
                    onClick={() => setDialog({ what: 'edit', kode: row.kode_barang })}
                  >
                    <IconEdit />
                  </IconButton>
                )
              : undefined
          }
          selectionActions={(rows) => (
            <Pilihan rows={rows} onLabel={(chosen) => setDialog({ what: 'label', labels: chosen.map(labelOf) })} />
          )}
        />
      )}
      {dialog && <Dialogs dialog={dialog} onClose={close} onNext={setDialog} onChanged={changed} />}
    </Page>
  )
}

DataBarangScreen.first = LIST.first
