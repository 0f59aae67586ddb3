import { ReportScreen } from '@kencana/screens'
import { useState } from 'react'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanSusut } from './susut-sepuh.contract.ts'
import { susutReport } from './susut-sepuh.report.ts'

/** Loss per dispatch to the gilder and per month, outliers marked. */
export default function SusutSepuhScreen() {
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Sepuhan', 'Laporan Susut Sepuh']}
        endpoint={laporanSusut}
        report={susutReport}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Susut Sepuh Tersedia"
        onTotal={({ key }, _, { tgl_awal, tgl_akhir }) =>
          setLines({
            tgl_awal: String(tgl_awal),
            tgl_akhir: String(tgl_akhir),
            kind: 'TERIMA_SEPUH',
            akun: key === 'hilang' ? 'SELISIH' : key === 'susut' ? 'SUSUT' : 'SEPUH',
          })
        }
      />
      {lines && <MutasiDialog judul="Susut Sepuh" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
