import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { choice } from '../../neraca/laporan/saringan.shared.tsx'
import { pantauReport } from './laporan-pantau-customer.report.ts'

/** Customers at or above the day's limit of the law, over all shops. */
export default laporanScreen(pantauReport, {
  sebab: choice('Tercapai', ['SEMUA', 'BAYAR', 'TERIMA', 'GABUNGAN', 'NOTA']),
})
