import type { OutputOf } from '@kencana/contract'
import { LinesTable, LoadError, query, useTitle, useUser } from '@kencana/screens'
import { addDays, Badge, Card, type Column, cellText, Empty, KodeSelect, Page, Skeleton } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { z } from 'zod'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanBahan } from '../laporan-bahan-tukang/laporan-bahan-tukang.contract.ts'
import { kartuTukang } from './kartu-tukang.contract.ts'
import css from './kartu-tukang.module.css'
import { SusutBulan } from './susut-bulan.part.tsx'

type Kartu = OutputOf<typeof kartuTukang>
type Bahan = Kartu['bahan'][number]
type Gerak = z.output<typeof laporanBahan.rows.DETAIL>

/** Shop days of his movements that are listed. */
const HARI_RIWAYAT = 30

const PESANAN: readonly Column<Kartu['dikerjakan'][number]>[] = [
  { key: 'no_pesanan', title: 'No Pesanan', kind: 'kode' },
  { key: 'umur', title: 'Umur (hari)', kind: 'int' },
  { key: 'tgl_janji', title: 'Janji', kind: 'date' },
  {
    key: 'terlambat',
    title: 'Tanda',
    value: (row) => (row.terlambat ? 'TERLAMBAT' : '-'),
    render: (row) => (row.terlambat ? <Badge tone="red">TERLAMBAT</Badge> : '-'),
  },
  { key: 'nama_customer', title: 'Customer', kind: 'name' },
  { key: 'deskripsi', title: 'Deskripsi', kind: 'name' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'perkiraan_berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'berat_customer', title: 'Emas Customer', kind: 'gram', total: true },
  { key: 'ongkos_tukang', title: 'Ongkos', kind: 'rupiah', total: true },
]

const BAHAN: readonly Column<Bahan>[] = [
  { key: 'jenis', title: 'Bahan' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram' },
]

const RIWAYAT: readonly Column<Gerak>[] = [
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'no_tambah_tukar', title: 'Dokumen', kind: 'kode' },
  { key: 'trx_type', title: 'Gerakan' },
  { key: 'keterangan', title: 'Keterangan', kind: 'name' },
  { key: 'jenis', title: 'Bahan' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'jml_bahan', title: 'Jumlah (g)', kind: 'gram' },
  { key: 'berat_susut', title: 'Susut', kind: 'gram' },
  { key: 'saldo_akhir', title: 'Sisa (g)', kind: 'gram' },
]

function Angka({ kartu, onOngkos }: { kartu: Kartu; onOngkos: () => void }) {
  const terlambat = kartu.dikerjakan.filter((one) => one.terlambat).length
  const belum = kartu.jadi.filter((one) => one.no_so_pesanan === null).length
  return (
    <dl className={css.angka}>
      <div>
        <dt>Pesanan dikerjakan</dt>
        <dd>
          {kartu.dikerjakan.length} {terlambat > 0 && <Badge tone="red">{terlambat} TERLAMBAT</Badge>}
        </dd>
      </div>
      <div>
        <dt>Selesai, belum diperhitungkan</dt>
        <dd>
          <Link to="/stock-opname-pesanan">{belum}</Link>
        </dd>
      </div>
      <div>
        <dt>Ongkos belum dibayar</dt>
        <dd>
          <button type="button" className={css.buka} onClick={onOngkos}>
            Rp. {cellText('rupiah', kartu.hutang)}
          </button>{' '}
          <Link to="/ongkos-tukang">Bayar</Link>
        </dd>
      </div>
    </dl>
  )
}

interface IsiProps {
  kartu: Kartu
  onMutasi: (saring: SaringanMutasi) => void
}

/** What moved on his hands lately; a movement shows its ledger lines. */
function Riwayat({ kartu, onMutasi }: IsiProps) {
  const { tgl_system } = useUser()
  const periode = { tgl_awal: addDays(tgl_system, -HARI_RIWAYAT), tgl_akhir: tgl_system }
  const saring = { ...periode, type: 'DETAIL' as const, kode_tukang: kartu.kode_tukang, kode_group: 'ALL' }
  const riwayat = useQuery({ ...query(laporanBahan, saring), staleTime: 0 })
  return (
    <LinesTable
      columns={RIWAYAT}
      rows={((riwayat.data ?? []) as Gerak[]).toReversed()}
      rowId={(row) => row._id}
      noun="gerakan"
      emptyText={riwayat.data ? `Tidak ada gerakan bahan ${HARI_RIWAYAT} hari terakhir` : 'Memuat gerakan bahan'}
      onRowClick={(row) => onMutasi({ ...periode, document: row.no_tambah_tukar })}
    >
      <b>Gerakan bahan {HARI_RIWAYAT} hari terakhir</b>
    </LinesTable>
  )
}

function Isi({ kartu, onMutasi }: IsiProps) {
  const { tgl_system } = useUser()
  const navigate = useNavigate()
  const lihat = (no_pesanan: string) => void navigate({ to: '/lihat-pesanan', search: { q: no_pesanan } })
  const bulan = { tgl_awal: addDays(tgl_system, -HARI_RIWAYAT), tgl_akhir: tgl_system }
  return (
    <>
      <Angka kartu={kartu} onOngkos={() => onMutasi({ ...bulan, akun: 'HUTANG_TUKANG', ref: kartu.kode_tukang })} />
      <LinesTable
        columns={PESANAN}
        rows={kartu.dikerjakan}
        rowId={(row) => row.no_pesanan}
        noun="pesanan"
        emptyText="Tidak ada pesanan di tangannya"
        onRowClick={(row) => lihat(row.no_pesanan)}
      >
        <b>Pesanan di tangannya</b>
      </LinesTable>
      <LinesTable
        columns={BAHAN}
        rows={kartu.bahan}
        rowId={(row) => `${row.jenis} ${row.kode_group}`}
        noun="bahan"
        emptyText="Tidak ada bahan di tangannya"
        onRowClick={(row) =>
          onMutasi({ ...bulan, akun: 'TUKANG', ref: `${kartu.kode_tukang}/${row.jenis}`, kode_group: row.kode_group })
        }
      >
        <b>Bahan di tangannya</b>
      </LinesTable>
      <SusutBulan jadi={kartu.jadi} onPesanan={lihat} />
      <Riwayat kartu={kartu} onMutasi={onMutasi} />
    </>
  )
}

/** One craftsman: what he works on, what he holds, what he is owed, what he loses. */
export default function KartuTukangScreen() {
  useTitle('Kartu Tukang')
  const navigate = useNavigate()
  const tukang = useTukangOptions()
  const { q = '' } = useSearch({ strict: false }) as { q?: string }
  const kartu = useQuery({
    ...query(kartuTukang, { kode_tukang: q || '-' }),
    enabled: q !== '',
    staleTime: 0,
    retry: false,
  })
  const [mutasi, setMutasi] = useState<SaringanMutasi | null>(null)
  return (
    <Page path={['Pesanan', 'Kartu Tukang']} title="Kartu Tukang">
      <Card>
        <div className={css.pilih}>
          <KodeSelect
            name="kode_tukang"
            label="Kode Tukang"
            autoFocus={q === ''}
            value={q}
            onChange={(kode) => void navigate({ to: '.', search: { q: kode } })}
            {...tukang}
          />
        </div>
      </Card>
      {q === '' && <Empty title="Pilih seorang tukang" />}
      {kartu.isError && <LoadError error={kartu.error} onRetry={() => void kartu.refetch()} />}
      {kartu.isLoading && <Skeleton width="100%" height={240} />}
      {kartu.data && <Isi key={kartu.data.kode_tukang} kartu={kartu.data} onMutasi={setMutasi} />}
      {mutasi && <MutasiDialog judul={`Tukang ${q}`} saring={mutasi} onClose={() => setMutasi(null)} />}
    </Page>
  )
}
