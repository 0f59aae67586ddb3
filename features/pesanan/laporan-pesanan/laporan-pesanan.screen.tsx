import { useOptions } from '@kencana/screens'
import { listUsers } from '../../akses/users/users.contract.ts'
import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { filterText, lookup, words } from '../../neraca/laporan/saringan.shared.tsx'
import { STATUS_PESANAN } from '../data-pesanan/data-pesanan.contract.ts'
import { pesananReport } from './laporan-pesanan.report.ts'

const USER = (row: { user_id: string; user_name: string }) => ({ kode: row.user_id, nama: row.user_name })

/** What was ordered in a period, at what price, and what of it is paid. */
export default laporanScreen(
  pesananReport,
  {
    status_pesanan: words('Status', STATUS_PESANAN, { withAll: true }),
    valid_by: lookup('User', () => useOptions(listUsers, {}, USER, null)),
  },
  {
    emptyText: 'Data Laporan Kosong!',
    lines: ({ status_pesanan }) => [`Status ${filterText(status_pesanan)}`],
  },
)
