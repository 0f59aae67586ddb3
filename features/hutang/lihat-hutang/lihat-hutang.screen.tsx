import type { OutputOf } from '@kencana/contract'
import { call, chosenDay, pagedList, ScanLine, showError, useInvalidate, useTitle, useUser } from '@kencana/screens'
import {
  buttonClass,
  type Column,
  cellText,
  DataTable,
  DateFilter,
  FilterSelect,
  IconAlert,
  IconPhone,
  Page,
  sebutanStatus,
} from '@kencana/ui'
import { useState } from 'react'
import { tautanPesan } from '../../member/pelanggan/pesan.contract.ts'
import { HutangAwal } from '../impor-hutang/hutang-awal.shared.tsx'
import { TombolLarangan } from '../larangan-hutang/larangan-hutang.shared.tsx'
import { getKartuHutang, type KartuHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { dijumlahAktif, listHutang } from '../transaksi-hutang/daftar-hutang.contract.ts'
import { STATUS_HUTANG } from '../transaksi-hutang/hutang.contract.ts'
import { KertasHutang } from '../transaksi-hutang/kertas-hutang.shared.tsx'
import { pesanHutang } from '../transaksi-hutang/pesan-hutang.contract.ts'
import { DetailHutang, type Kertas, type Selesai } from './detail-hutang.part.tsx'
import { TombolKalender } from './kalender-hutang.shared.tsx'
import css from './lihat-hutang.module.css'

type Row = OutputOf<typeof listHutang>['rows'][number]

/** As much is owed as the goods are worth. */
const SELURUHNYA = 1_000_000

const COLUMNS: readonly Column<Row>[] = [
  { key: 'no_hutang', title: 'No Hutang', kind: 'kode' },
  { key: 'nama_customer', title: 'Nama Customer', kind: 'name' },
  { key: 'jumlah_hutang', title: 'Jumlah Hutang', kind: 'rupiah', total: true },
  {
    key: 'tgl_jatuh_tempo',
    title: 'Jatuh Tempo',
    kind: 'date',
    width: 132,
    render: ({ tgl_jatuh_tempo, hari, status, segera }) => {
      const lewat = status === 'AKTIF' && hari < 0
      return (
        <span className={css.batas} data-lewat={lewat || undefined} data-segera={segera || undefined}>
          {tgl_jatuh_tempo}
          {(lewat || segera) && (
            <span
              role="img"
              aria-label={lewat ? 'Lewat jatuh tempo' : 'Segera jatuh tempo'}
              title={lewat ? `Lewat ${-hari} hari` : hari === 0 ? 'Hari ini' : `${hari} hari lagi`}
            >
              <IconAlert size={14} />
            </span>
          )}
        </span>
      )
    },
  },
  { key: 'status', title: 'Status', kind: 'status' },
  {
    key: 'ltv',
    title: 'LTV',
    kind: 'persen',
    render: ({ ltv }) => (
      <span className={css.batas} data-lewat={(ltv !== null && ltv > SELURUHNYA) || undefined}>
        {cellText('persen', ltv)}
      </span>
    ),
  },
  {
    key: 'surplus',
    title: 'Milik Customer',
    kind: 'rupiah',
    total: true,
    render: ({ surplus, surplus_lama }) =>
      surplus === 0 ? (
        ''
      ) : (
        <span className={css.batas} data-lewat={surplus_lama || undefined}>
          {cellText('rupiah', surplus)}
          {surplus_lama && (
            <span role="img" aria-label="Lebih dari setahun" title="Lebih dari setahun belum diambil">
              <IconAlert size={14} />
            </span>
          )}
        </span>
      ),
  },
  { key: 'barang', title: 'Barang', kind: 'name' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'type_customer', title: 'Jenis Customer', width: 116 },
  { key: 'no_hp', title: 'No HP', width: 128 },
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
]

const STATUS = [
  { kode: 'LEWAT', nama: 'lewat jatuh tempo' },
  { kode: 'HARI_INI', sebut: 'HARI INI', nama: 'jatuh tempo hari ini' },
  { kode: 'SEGERA', nama: 'segera jatuh tempo' },
  { kode: 'DI_BAWAH', sebut: 'DI BAWAH', nama: 'nilai hari ini di bawah pokok' },
  { kode: 'SURPLUS', nama: 'kelebihan lelang milik customer' },
  ...STATUS_HUTANG.map((kode) => ({ kode, sebut: sebutanStatus(kode) })),
]

const LIST = pagedList(listHutang, {
  urut: 'tgl_jatuh_tempo',
  naik: true,
  filters: ['status', 'tempo_awal', 'tempo_akhir', 'tgl_awal', 'tgl_akhir'],
  send: ({ status, ...hari }) => ({
    status,
    ...Object.fromEntries(Object.entries(hari).map(([nama, tanggal]) => [nama, chosenDay(tanggal)])),
  }),
})

/** A message to the customer of a loan that is due soon or late; nothing where none may be sent. */
function Ingatkan({ row }: { row: Row }) {
  const { tgl_system, nama_toko } = useUser()
  const { no_hutang, status, tgl_jatuh_tempo, tagihan: total, hari, segera } = row
  const isi =
    segera || hari < 0
      ? pesanHutang({ no_hutang, status, tgl_jatuh_tempo, tagihan: { total } }, tgl_system, nama_toko)
      : ''
  const ke = isi === '' ? null : tautanPesan(row, isi)
  if (ke === null) return null
  return (
    <a
      className={buttonClass('subtle', 'sm')}
      href={ke}
      target="_blank"
      rel="noreferrer"
      aria-label={`Ingatkan ${row.nama_customer}`}
      title={isi}
    >
      <IconPhone />
    </a>
  )
}

interface Cetakan {
  hutang: KartuHutang
  kertas: Kertas
  langsung?: boolean
  /** Which paper follows. */
  lanjut?: Selesai
  message?: string
}

const Aksi = () => (
  <>
    <HutangAwal />
    <TombolLarangan />
    <TombolKalender />
  </>
)

/** The papers that come of what was done, one after the other. */
const useCetak = (tutupDetail: () => void) => {
  const invalidate = useInvalidate()
  const [cetak, setCetak] = useState<Cetakan | null>(null)
  // A paper that was printed again is named in the detail that lies under it.
  const tutup = () => {
    setCetak(null)
    void invalidate([getKartuHutang])
  }
  const selesai = async ({ no_hutang, no_bayar, kertas = 'SURAT', lanjut, message }: Selesai) => {
    tutupDetail()
    setCetak(null)
    try {
      const hutang = await call(getKartuHutang, { no_hutang })
      const bayar = hutang.bayar.find((one) => one.no_bayar === no_bayar)
      setCetak({
        hutang,
        kertas: bayar ?? kertas,
        langsung: true,
        ...(lanjut === undefined ? {} : { lanjut }),
        ...(message === undefined ? {} : { message }),
      })
    } catch (error) {
      showError(error)
    }
  }
  return { cetak, setCetak, tutup, selesai }
}

/** Every loan of the shop by the day it is due: found by its letter, number, name or telephone; one in full with all that can be done to it. */
export default function LihatHutangScreen() {
  useTitle('Lihat Hutang')
  const { view, failed, table } = LIST.useList()
  const [dibuka, setDibuka] = useState<string | null>(null)
  const pindai = async (kode: string) => {
    const { no_hutang, nama_customer } = await call(getKartuHutang, { no_hutang: kode })
    setDibuka(no_hutang)
    return nama_customer
  }
  const { cetak, setCetak, tutup, selesai } = useCetak(() => setDibuka(null))
  return (
    <Page fill path={['Hutang', 'Lihat Hutang']} title="Lihat Hutang" actions={<Aksi />}>
      <ScanLine onScan={pindai} placeholder="Pindai surat hutang" />
      {failed ?? (
        <DataTable
          {...table}
          columns={COLUMNS}
          rowId={(row) => row.no_hutang}
          emptyText="Data Yang Anda Cari Tidak Ada"
          noun="hutang"
          totalNote={dijumlahAktif(view.filter('status').value) ? 'jumlah yang AKTIF' : undefined}
          searchPlaceholder="Cari nomor, nama, HP"
          filters={
            <>
              <FilterSelect label="Status" {...view.filter('status')} options={STATUS} />
              <DateFilter label="Tempo dari" {...view.filter('tempo_awal')} />
              <DateFilter label="Tempo sampai" {...view.filter('tempo_akhir')} />
              <DateFilter label="Dari tanggal" {...view.filter('tgl_awal')} />
              <DateFilter label="Sampai tanggal" {...view.filter('tgl_akhir')} />
            </>
          }
          rowActions={(row) => <Ingatkan row={row} />}
          actionsWidth={52}
          onRowClick={(row) => setDibuka(row.no_hutang)}
        />
      )}
      {dibuka !== null && (
        <DetailHutang
          no_hutang={dibuka}
          onCetak={(hutang, kertas) => setCetak({ hutang, kertas })}
          onSelesai={(kertas) => void selesai(kertas)}
          onClose={() => setDibuka(null)}
        />
      )}
      {cetak && (
        <KertasHutang
          {...cetak}
          lanjut={cetak.lanjut !== undefined}
          onClose={() => (cetak.lanjut === undefined ? tutup() : void selesai(cetak.lanjut))}
        />
      )}
    </Page>
  )
}

LihatHutangScreen.first = LIST.first
