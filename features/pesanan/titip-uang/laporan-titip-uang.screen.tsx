import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { choice, words } from '../../neraca/laporan/saringan.shared.tsx'
import { STATUS_PESANAN } from '../data-pesanan/data-pesanan.contract.ts'
import { titipUangReport } from './titip-uang.report.ts'

/** What customers have paid ahead, order by order, straight from the ledger. */
export default laporanScreen(
  titipUangReport,
  {
    type: choice('Type Laporan', ['SEMUA', 'SISA']),
    status_pesanan: words('Status', STATUS_PESANAN, { withAll: true }),
  },
  { lines: ({ type }) => [`Type Laporan ${type}`] },
)
