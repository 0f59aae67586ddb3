import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_sales, number, words } from '../../neraca/laporan/saringan.shared.tsx'
import { KATEGORI_BEDA, PER_SIAPA } from './laporan-authorization.contract.ts'
import { bedaReport } from './laporan-authorization.report.ts'

/** Who enters something else than the rules say, how often and how far. */
export default laporanScreen(bedaReport, {
  per: words('Per', PER_SIAPA),
  kategori: words('Kategori', KATEGORI_BEDA, { withAll: true }),
  user_id: number('User'),
  kode_sales,
})
