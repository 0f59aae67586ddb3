import type { ReportDefinition } from '@kencana/reports'
import { type FormValues, ReportScreen } from '@kencana/screens'
import { KodeSelect, Segment } from '@kencana/ui'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanBahan } from './laporan-bahan-tukang.contract.ts'
import { detail, rekap } from './laporan-bahan-tukang.report.ts'

const BLANK = { type: 'DETAIL', kode_tukang: 'ALL', kode_group: 'ALL' }
const TYPES = ['DETAIL', 'REKAP'] as const

const reportOf = ({ type }: FormValues) =>
  (type === 'REKAP' ? rekap : detail) as ReportDefinition<{ kode_tukang: string }>

const berhasil = ({ type }: FormValues) => `Laporan Bahan Tukang ${type === 'REKAP' ? 'Rekap' : 'Detail'} Tersedia`

/** The ledger lines of a craftsman's material; of all craftsmen both materials together. */
const saringan = (filters: FormValues, kode_tukang: unknown, kolom: string): SaringanMutasi => ({
  tgl_awal: String(filters.tgl_awal),
  tgl_akhir: String(filters.tgl_akhir),
  akun: 'TUKANG',
  ref: kode_tukang === 'ALL' ? 'ALL' : `${String(kode_tukang)}/${kolom.includes('patri') ? 'PATRI' : 'BAHAN'}`,
  kode_group: String(filters.kode_group),
})

/** What craftsmen were given, used and gave back, and what they have. */
export default function LaporanBahanTukangScreen() {
  const tukang = useTukangOptions()
  const group = useGroupOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Pesanan', 'Laporan Bahan Tukang']}
        endpoint={laporanBahan}
        report={reportOf}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText={berhasil}
        lines={({ kode_tukang, kode_group }) => [
          `Tukang ${kode_tukang === 'ALL' ? 'SEMUA' : String(kode_tukang)}`,
          `Kategori ${kode_group === 'ALL' ? 'SEMUA' : String(kode_group)}`,
        ]}
        onTotal={(column, block, filters) =>
          setLines(saringan(filters, block?.rows[0]?.kode_tukang ?? filters.kode_tukang, column.key))
        }
      >
        {({ field, values, set }) => (
          <>
            <Segment label="Type Laporan" value={values.type} onChange={(type) => set({ type })} options={TYPES} />
            <KodeSelect {...field('kode_tukang')} label="Kode Tukang" withAll {...tukang} />
            <KodeSelect {...field('kode_group')} label="Kategori" withAll {...group} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="Bahan Tukang" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
