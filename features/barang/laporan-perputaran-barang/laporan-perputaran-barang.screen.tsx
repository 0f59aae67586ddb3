import { canOpen, useUser } from '@kencana/screens'
import { IconButton, IconChevronRight } from '@kencana/ui'
import { useNavigate } from '@tanstack/react-router'
import { KeGrafik, useTigaPuluhHari } from '../../neraca/laporan/grafik.shared.tsx'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_dept, kode_group, words } from '../../neraca/laporan/saringan.shared.tsx'
import { CUKUP, UMUR, UMUR_SAMPAI } from './laporan-perputaran-barang.contract.ts'
import { perputaranReport } from './laporan-perputaran-barang.report.ts'

const hari = (semua: readonly string[]) => Object.fromEntries(semua.map((one) => [one, 'hari']))

const FILTERS = {
  kode_group,
  kode_dept,
  cukup: words('Stok Untuk', CUKUP, { nama: hari(CUKUP) }),
  umur: words('Umur Mulai', UMUR, { nama: hari(UMUR) }),
  umur_sampai: words('Umur Di Bawah', UMUR_SAMPAI, { nama: { ...hari(UMUR_SAMPAI), TANPA: 'batas' } }),
}

/** Where a row leads: to the piece itself, or to the goods of its kind. */
const tujuan = (row: { kode_group: string; kode_dept: string } | { kode_barang: string }) =>
  'kode_barang' in row
    ? { to: '/data-barang/asal-usul', search: { kode: row.kode_barang } }
    : { to: '/data-barang', search: { kode_group: row.kode_group, kode_dept: row.kode_dept } }

/** What sells, what lies still, and what to order again; opens with the thirty days up to now. */
export default function LaporanPerputaranBarangScreen() {
  const navigate = useNavigate()
  const blank = useTigaPuluhHari()
  const boleh = canOpen(useUser(), '/data-barang')
  const rowAction = {
    title: 'Barang',
    render: (row: Parameters<typeof tujuan>[0]) => (
      <IconButton size="sm" label="Lihat barang" onClick={() => void navigate(tujuan(row))}>
        <IconChevronRight />
      </IconButton>
    ),
  }
  return (
    <Laporan report={perputaranReport} filters={FILTERS} blank={blank} {...(boleh && { rowAction })}>
      <KeGrafik to="/grafik-stok" />
    </Laporan>
  )
}
