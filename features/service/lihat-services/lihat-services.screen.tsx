import type { OutputOf } from '@kencana/contract'
import { call, chosenDay, may, pagedList, ScanLine, showError, useTitle, useUser } from '@kencana/screens'
import { type Column, DataTable, DateFilter, FilterSelect, IconButton, IconPrinter, Page } from '@kencana/ui'
import { useState } from 'react'
import { ambilService } from '../transaksi-services/ambil-service.contract.ts'
import { getService, listService, STATUS_SERVICE } from '../transaksi-services/service.contract.ts'
import { SEBUTAN_SERVICE } from '../transaksi-services/status-service.contract.ts'
import { type Aksi, DetailService } from './detail-services.part.tsx'
import { type Kertas, KertasService } from './kertas-services.part.tsx'
import css from './lihat-services.module.css'

type Row = OutputOf<typeof listService>['rows'][number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'no_service', title: 'No Service', kind: 'kode' },
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  {
    key: 'tgl_janji',
    title: 'Janji',
    kind: 'date',
    render: ({ tgl_janji, lewat }) => <span className={lewat ? css.lewat : undefined}>{tgl_janji}</span>,
  },
  { key: 'status', title: 'Status', kind: 'status', value: ({ status }) => SEBUTAN_SERVICE[status] },
  { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
  { key: 'type_customer', title: 'Jenis Customer', width: 116 },
  { key: 'no_hp', title: 'No HP', width: 128 },
  { key: 'barang', title: 'Barang', kind: 'name' },
  { key: 'jumlah', title: 'Jumlah', kind: 'int', total: true },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'tukang', title: 'Di Tukang', width: 104 },
  { key: 'total', title: 'Ongkos (Rp)', kind: 'rupiah' },
  { key: 'dibayar', title: 'Dibayar (Rp)', kind: 'rupiah' },
  { key: 'user_id', title: 'User', hidden: true },
]

const STATUS = [
  { kode: 'TERBUKA', nama: 'ada di toko' },
  { kode: 'LEWAT', nama: 'lewat janji' },
  { kode: 'BELUM DIAMBIL', nama: 'selesai, lama menunggu' },
  ...STATUS_SERVICE.map((kode) => ({ kode, sebut: SEBUTAN_SERVICE[kode] ?? kode })),
]

const LIST = pagedList(listService, {
  urut: 'no_service',
  filters: ['status', 'tgl_janji', 'tgl_awal', 'tgl_akhir'],
  send: ({ tgl_awal, tgl_akhir, tgl_janji, ...filters }) => ({
    ...filters,
    tgl_awal: chosenDay(tgl_awal),
    tgl_akhir: chosenDay(tgl_akhir),
    tgl_janji: chosenDay(tgl_janji),
  }),
})

type View = ReturnType<typeof LIST.useList>['view']

function Saringan({ view }: { view: View }) {
  return (
    <>
      <FilterSelect label="Status" {...view.filter('status')} options={STATUS} />
      <DateFilter label="Hari janji" {...view.filter('tgl_janji')} />
      <DateFilter label="Dari tanggal" {...view.filter('tgl_awal')} />
      <DateFilter label="Sampai tanggal" {...view.filter('tgl_akhir')} />
    </>
  )
}

/** Every repair of the shop: by state and promise; a scanned slip opens its own, ready to be fetched. */
export default function LihatServicesScreen() {
  useTitle('Lihat Services')
  const { view, failed, table } = LIST.useList()
  const user = useUser()
  const [dibuka, setDibuka] = useState<{ no_service: string; mulai: Aksi | null } | null>(null)
  const [kertas, setKertas] = useState<Kertas | null>(null)
  // Its slip, or the paper with which a part of it was fetched.
  const pindai = async (nomor: string) => {
    const { no_service, status, nama_customer } = await call(getService, { no_service: nomor })
    setDibuka({ no_service, mulai: status === 'DONE' && may(user, ambilService) ? 'AMBIL' : null })
    return `${no_service} ${nama_customer}`
  }
  return (
    <Page fill path={['Service', 'Lihat Services']} title="Lihat Services">
      <ScanLine onScan={pindai} placeholder="Pindai slip service" />
      {failed ?? (
        <DataTable
          {...table}
          columns={COLUMNS}
          rowId={(row) => row.no_service}
          emptyText="Data Yang Anda Cari Tidak Ada"
          noun="service"
          searchPlaceholder="Cari nomor, nama, HP"
          filters={<Saringan view={view} />}
          actionsWidth={52}
          onRowClick={({ no_service }) => setDibuka({ no_service, mulai: null })}
          rowActions={({ no_service }) => (
            <IconButton
              size="sm"
              label={`Cetak ulang ${no_service}`}
              onClick={() =>
                void call(getService, { no_service }).then((slip) => setKertas({ jenis: 'MASUK', slip }), showError)
              }
            >
              <IconPrinter />
            </IconButton>
          )}
        />
      )}
      {dibuka !== null && (
        <DetailService key={dibuka.no_service} {...dibuka} onCetak={setKertas} onClose={() => setDibuka(null)} />
      )}
      {kertas && <KertasService kertas={kertas} onClose={() => setKertas(null)} />}
    </Page>
  )
}

LihatServicesScreen.first = LIST.first
