import { type Akun, type AturanKind, KINDS } from '@kencana/ledger'
import { laporanScreen } from '../laporan/laporan.shared.tsx'
import { kode_group, number, words } from '../laporan/saringan.shared.tsx'
import { susutSelisihReport } from './laporan-susut-selisih.report.ts'

const TANPA_SEBAB: ReadonlySet<Akun> = new Set(['SUSUT', 'SELISIH'])

/** Kinds of jurnal that may lose or find weight. */
const KIND = Object.entries<AturanKind>(KINDS)
  .filter(([, { gerak, bebas = [] }]) =>
    [...bebas, ...gerak.flatMap(({ dari, ke }) => [...dari, ...ke])].some((akun) => TANPA_SEBAB.has(akun)),
  )
  .map(([kind]) => kind)

const kind = words('Jenis Jurnal', KIND, { withAll: true })
const user_id = number('User')

/** Everything that was lost, missing or more than the books said, whoever booked it and wherever. */
export default laporanScreen(susutSelisihReport, { kind, user_id, kode_group })
