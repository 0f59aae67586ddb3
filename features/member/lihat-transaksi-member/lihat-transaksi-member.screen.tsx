import type { OutputOf } from '@kencana/contract'
import { canOpen, isOwner, LoadError, pagedList, query, useTitle, useUser } from '@kencana/screens'
import { Badge, type Column, DataTable, Empty, FilterSelect, Page, Skeleton } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTokoOptions } from '../../master/toko/toko.picker.tsx'
import { statusTransaksi } from '../../service/transaksi-services/status-service.contract.ts'
import { CariMember } from '../pelanggan/cari-member.shared.tsx'
import { AksiMember } from './aksi-member.part.tsx'
import { AngkaMember } from './angka-member.part.tsx'
import { JENIS_TRANSAKSI, ringkasanMember, transaksiMember } from './lihat-transaksi-member.contract.ts'
import css from './lihat-transaksi-member.module.css'

type Row = OutputOf<typeof transaksiMember>['rows'][number]

/** Where a document of a kind is read in full. */
const LIHAT: Readonly<Record<Row['jenis'], string>> = {
  PENJUALAN: '/lihat-penjualan',
  PEMBELIAN: '/lihat-pembelian',
  PESANAN: '/lihat-pesanan',
  TITIPAN: '/lihat-titipan',
  HADIAH: '/transaksi-poin',
  VOUCHER: '/transaksi-poin',
  'KOREKSI POIN': '/transaksi-poin',
  'POIN AWAL': '/transaksi-poin',
  'POIN KEDALUWARSA': '/transaksi-poin',
  SERVICE: '/lihat-services',
  HUTANG: '/lihat-hutang',
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'tgl_system', title: 'Tanggal', kind: 'date' },
  { key: 'jenis', title: 'Jenis', width: 112 },
  { key: 'nomor', title: 'Nomor', kind: 'kode' },
  {
    key: 'keterangan',
    title: 'Keterangan',
    kind: 'name',
    render: ({ keterangan, sebagai_member }) => (
      <>
        {keterangan} {!sebagai_member && <Badge>SEBELUM MEMBER</Badge>}
      </>
    ),
  },
  { key: 'berat', title: 'Berat (g)', kind: 'gram' },
  { key: 'rp', title: 'Nilai (Rp)', kind: 'rupiah' },
  { key: 'poin', title: 'Poin', kind: 'int' },
  { key: 'status', title: 'Status', kind: 'status', value: statusTransaksi },
]

/** Cashiers see their own shop alone. */
const SEMUA_TOKO: readonly Column<Row>[] = [...COLUMNS, { key: 'kode_toko', title: 'Toko', width: 80 }]

const JENIS = JENIS_TRANSAKSI.map((kode) => ({ kode, nama: '' }))

const LIST = pagedList(transaksiMember, { urut: 'tgl_system', filters: ['kode_member', 'jenis', 'kode_toko'] })

/** His documents; one of this shop opens in its own list. */
function Dokumen() {
  const user = useUser()
  const navigate = useNavigate()
  const toko = useTokoOptions()
  const { view, failed, table } = LIST.useList()
  const buka = ({ jenis, nomor, kode_toko }: Row) => {
    const to = LIHAT[jenis]
    if (kode_toko === user.kode_toko && canOpen(user, to)) void navigate({ to, search: { q: nomor } })
  }
  if (failed) return failed
  return (
    <DataTable
      {...table}
      columns={isOwner(user) ? SEMUA_TOKO : COLUMNS}
      rowId={(row) => row.nomor}
      emptyText="Belum ada transaksi"
      noun="transaksi"
      searchPlaceholder="Cari nomor"
      onRowClick={buka}
      filters={
        <>
          <FilterSelect label="Jenis" {...view.filter('jenis')} options={JENIS} />
          {isOwner(user) && <FilterSelect label="Toko" {...view.filter('kode_toko')} options={toko.options} />}
        </>
      }
    />
  )
}

function Isi({ kode_member, kode_toko }: { kode_member: string; kode_toko: string }) {
  const dia = useQuery({ ...query(ringkasanMember, { kode_member, kode_toko }), staleTime: 0, retry: false })
  if (dia.isError) return <LoadError error={dia.error} onRetry={() => void dia.refetch()} />
  if (!dia.data) return <Skeleton width="100%" height={240} />
  return (
    <>
      <div className={css.aksi}>
        <AksiMember dia={dia.data} />
      </div>
      <AngkaMember dia={dia.data} />
      <Dokumen />
    </>
  )
}

/** One member on one page: who he is, his points, and all he bought, sold, ordered and left a deposit for. */
export default function LihatTransaksiMemberScreen() {
  useTitle('Lihat Transaksi Member')
  const navigate = useNavigate()
  const { kode_member = '', kode_toko = 'ALL' } = useSearch({ strict: false }) as Record<string, string | undefined>
  return (
    <Page path={['Member', 'Lihat Transaksi Member']} title="Lihat Transaksi Member">
      <CariMember onPilih={(one) => void navigate({ to: '.', search: { kode_member: one.kode_member } })} />
      {kode_member === '' ? (
        <Empty title="Cari seorang member" />
      ) : (
        <Isi key={kode_member} kode_member={kode_member} kode_toko={kode_toko} />
      )}
    </Page>
  )
}
