import type { ReportDefinition } from '@kencana/reports'
import { type FormValues, ReportScreen } from '@kencana/screens'
import { KodeSelect, Segment } from '@kencana/ui'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanHancurBarang } from './laporan-hancur-barang.contract.ts'
import { detail, rekap } from './laporan-hancur-barang.report.ts'

const BLANK = { type_laporan: 'DETAIL', kode_group: 'ALL', kode_dept: 'ALL' }
const TYPES = ['DETAIL', 'REKAP'] as const

const reportOf = ({ type_laporan }: FormValues) =>
  (type_laporan === 'REKAP' ? rekap : detail) as ReportDefinition<{ tanggal: string }>

/** What was broken up. */
export default function LaporanHancurBarangScreen() {
  const group = useGroupOptions()
  const jenis = useJenisOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Barang', 'Laporan Hancur Barang']}
        endpoint={laporanHancurBarang}
        report={reportOf}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Hancur Barang Tersedia"
        onTotal={(_, block, { type_laporan, tgl_awal, tgl_akhir, kode_group, kode_dept }) => {
          const hari = block?.rows[0]?.tanggal
          setLines({
            ...(block && type_laporan === 'DETAIL' ? { document: block.key } : {}),
            tgl_awal: hari ?? String(tgl_awal),
            tgl_akhir: hari ?? String(tgl_akhir),
            kind: 'HANCUR',
            pembalik: 'BERSIH',
            akun: 'BAKI',
            kode_group: String(kode_group),
            kode_dept: String(kode_dept),
          })
        }}
      >
        {({ field, values, set }) => (
          <>
            <Segment
              label="Type Laporan"
              value={values.type_laporan}
              onChange={(type_laporan) => set({ type_laporan })}
              options={TYPES}
            />
            <KodeSelect {...field('kode_group')} label="Kategori" withAll {...group} />
            <KodeSelect {...field('kode_dept')} label="Kode Jenis" withAll {...jenis} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="Hancur Barang" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
