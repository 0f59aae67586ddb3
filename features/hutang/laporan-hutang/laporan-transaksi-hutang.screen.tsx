import { Segment } from '@kencana/ui'
import { laporanScreen } from '../../neraca/laporan/laporan.shared.tsx'
import { type FilterField, number } from '../../neraca/laporan/saringan.shared.tsx'
import type { TYPE_TGL } from './laporan-hutang.contract.ts'
import { transaksiHutangReport } from './laporan-hutang.report.ts'

const HARI = [
  { value: 'tgl_hutang', label: 'Tanggal hutang' },
  { value: 'tgl_jatuh_tempo', label: 'Jatuh tempo' },
  { value: 'tgl_lunas', label: 'Tanggal lunas' },
] as const satisfies readonly { value: (typeof TYPE_TGL)[number]; label: string }[]

const Hari: FilterField = ({ value, onChange }) => (
  <Segment label="Menurut" value={value} onChange={onChange} options={HARI} />
)

/** Loans by the day they were made, are due or ended. */
export default laporanScreen(transaksiHutangReport, { type_tgl: Hari, valid_by: number('Valid By') })
