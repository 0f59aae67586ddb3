import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_dept, kode_group, kode_gudang } from '../../neraca/laporan/saringan.shared.tsx'
import { stockJualReport } from './laporan-stock-jual.report.ts'

/** Goods for sale, which lie on the trays of TOKO: what there was, what came, left and was sold, what there is. */
export default laporanScreen(
  stockJualReport,
  { kode_gudang, kode_group, kode_dept },
  { blank: { kode_gudang: 'TOKO' } },
)
