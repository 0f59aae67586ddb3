import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { number, words } from '../../neraca/laporan/saringan.shared.tsx'
import { STATUS_SERVICE } from '../transaksi-services/service.contract.ts'
import { SEBUTAN_SERVICE } from '../transaksi-services/status-service.contract.ts'
import { servicesReport } from './laporan-services.report.ts'

/** Repairs as they are now, by the day on which they came. */
export default laporanScreen(servicesReport, {
  status: words('Status', STATUS_SERVICE, { withAll: true, sebut: SEBUTAN_SERVICE }),
  valid_by: number('Divalidasi Oleh'),
})
