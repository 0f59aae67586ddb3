import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { choice, lookup, number, words } from '../../neraca/laporan/saringan.shared.tsx'
import { NAMA_KATEGORI } from '../kategori/kategori-uang.contract.ts'
import { useLaciOptions } from '../laci/laci.picker.tsx'
import { cashReport } from './laporan-uang.report.ts'

/** What the drawer gave and got. */
export default laporanScreen(cashReport, {
  type_laporan: choice('Type Laporan', ['REKAP', 'DETAIL']),
  kategori: words('Kategori', NAMA_KATEGORI, { withAll: true }),
  user_id: number('User'),
  kode_laci: lookup('Laci', useLaciOptions),
})
