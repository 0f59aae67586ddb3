import { Segment } from '@kencana/ui'
import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { type FilterField, number } from '../../neraca/laporan/saringan.shared.tsx'
import { TYPE_TGL } from './laporan-hutang.contract.ts'
import { MENURUT, saringanTransaksi, transaksiHutangReport } from './laporan-hutang.report.ts'

const HARI = TYPE_TGL.map((value) => ({ value, label: MENURUT[value] }))

const Hari: FilterField = ({ value, onChange }) => (
  <Segment label="Menurut" value={value} onChange={onChange} options={HARI} />
)

/** Loans by the day they were made, are due or ended. */
export default laporanScreen(
  transaksiHutangReport,
  { type_tgl: Hari, valid_by: number('Divalidasi Oleh') },
  {
    lines: saringanTransaksi,
  },
)
