import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { named } from '../../neraca/laporan/saringan.shared.tsx'
import { memberReport } from './laporan-daftar-member.report.ts'

const URUT = { trx_rp: 'RUPIAH TERBANYAK', trx_count: 'TRANSAKSI TERBANYAK', trx_point: 'POIN TERBANYAK' }

/** Members over a period. */
export default laporanScreen(memberReport, { sort_by: named('Urutan', URUT) })
