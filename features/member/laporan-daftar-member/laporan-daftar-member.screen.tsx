import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { words } from '../../neraca/laporan/saringan.shared.tsx'
import { memberReport } from './laporan-daftar-member.report.ts'

const URUT = { trx_rp: 'rupiah terbanyak', trx_count: 'transaksi terbanyak', trx_point: 'poin terbanyak' }

/** Members over a period. */
export default laporanScreen(memberReport, { sort_by: words('Urutan', Object.keys(URUT), { nama: URUT }) })
