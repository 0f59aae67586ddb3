import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { number, words } from '../../neraca/laporan/saringan.shared.tsx'
import { TYPE_TGL } from './laporan-hutang.contract.ts'
import { transaksiHutangReport } from './laporan-hutang.report.ts'

const NAMA = { tgl_hutang: 'Tanggal hutang', tgl_jatuh_tempo: 'Jatuh tempo', tgl_lunas: 'Tanggal lunas' }

/** Loans by the day they were made, are due or ended. */
export default laporanScreen(transaksiHutangReport, {
  type_tgl: words('Menurut', TYPE_TGL, { nama: NAMA }),
  valid_by: number('Valid By'),
})
