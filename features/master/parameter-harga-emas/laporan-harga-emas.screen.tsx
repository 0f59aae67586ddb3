import { ReportScreen } from '@kencana/screens'
import { KodeSelect } from '@kencana/ui'
import { useGroupOptions } from '../group/group.picker.tsx'
import { laporanHargaEmas } from './parameter-harga-emas.contract.ts'
import { perubahanHarga } from './parameter-harga-emas.report.ts'

const BLANK = { kode_group: 'ALL' }

/** Who changed which price when. */
export default function LaporanHargaEmasScreen() {
  const group = useGroupOptions()
  return (
    <ReportScreen
      path={['Laporan', 'Laporan Master', 'Laporan Harga Emas']}
      endpoint={laporanHargaEmas}
      report={perubahanHarga}
      blank={BLANK}
      emptyText="Data Laporan Tidak Tersedia"
      successText="Laporan Harga Emas Tersedia"
    >
      {({ field }) => <KodeSelect {...field('kode_group')} label="Kategori" withAll {...group} />}
    </ReportScreen>
  )
}
