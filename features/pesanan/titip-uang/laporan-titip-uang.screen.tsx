import { ReportScreen } from '@kencana/screens'
import { KodeSelect, Segment } from '@kencana/ui'
import { useState } from 'react'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { STATUS_PESANAN } from '../data-pesanan/data-pesanan.contract.ts'
import { laporanTitip } from './titip-uang.contract.ts'
import { titip } from './titip-uang.report.ts'

const BLANK = { type: 'SEMUA', status_pesanan: 'ALL' }
const TYPES = ['SEMUA', 'SISA'] as const
const STATUS = STATUS_PESANAN.map((kode) => ({ kode, nama: '' }))

/** What customers have paid ahead, order by order, straight from the ledger. */
export default function LaporanTitipUangScreen() {
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Pesanan', 'Laporan Titip Uang']}
        endpoint={laporanTitip}
        report={titip}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Titip Uang Tersedia"
        lines={({ type }) => [`Type ${String(type)}`]}
        onTotal={(_, __, { tgl_awal, tgl_akhir }) =>
          setLines({ tgl_awal: String(tgl_awal), tgl_akhir: String(tgl_akhir), akun: 'PERSEKOT' })
        }
      >
        {({ field, values, set }) => (
          <>
            <Segment
              label="Type Laporan"
              value={values.type as 'SEMUA'}
              onChange={(type) => set({ type })}
              options={TYPES}
            />
            <KodeSelect {...field('status_pesanan')} label="Status" withAll options={STATUS} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="Titip Uang" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
