import { ReportScreen, useOptions } from '@kencana/screens'
import { KodeSelect } from '@kencana/ui'
import { listUsers } from '../../akses/users/users.contract.ts'
import { STATUS_PESANAN } from '../data-pesanan/data-pesanan.contract.ts'
import { laporanPesanan } from './laporan-pesanan.contract.ts'
import { laporan } from './laporan-pesanan.report.ts'

const BLANK = { valid_by: 'ALL', status_pesanan: 'ALL' }
const STATUS = STATUS_PESANAN.map((kode) => ({ kode, nama: '' }))
const USER = (row: { user_id: string; user_name: string }) => ({ kode: row.user_id, nama: row.user_name })

/** What was ordered in a period, at what price, and what of it is paid. */
export default function LaporanPesananScreen() {
  const users = useOptions(listUsers, {}, USER)
  return (
    <ReportScreen
      path={['Laporan', 'Laporan Pesanan', 'Laporan Pesanan']}
      endpoint={laporanPesanan}
      report={laporan}
      blank={BLANK}
      emptyText="Data Laporan Kosong!"
      successText="Laporan Pesanan Tersedia"
      lines={({ status_pesanan }) => [`Status ${status_pesanan === 'ALL' ? 'SEMUA' : String(status_pesanan)}`]}
    >
      {({ field }) => (
        <>
          <KodeSelect {...field('status_pesanan')} label="Status" withAll options={STATUS} />
          <KodeSelect {...field('valid_by')} label="User" withAll {...users} />
        </>
      )}
    </ReportScreen>
  )
}
