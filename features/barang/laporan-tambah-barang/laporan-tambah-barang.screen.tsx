import type { ReportDefinition } from '@kencana/reports'
import { type FormValues, ReportScreen } from '@kencana/screens'
import { KodeSelect, Segment } from '@kencana/ui'
import { useState } from 'react'
import { useBakiOptions } from '../../master/baki/baki.picker.tsx'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanTambahBarang } from './laporan-tambah-barang.contract.ts'
import { detail, rekap } from './laporan-tambah-barang.report.ts'

const BLANK = { type_laporan: 'DETAIL', kode_group: 'ALL', kode_dept: 'ALL', kode_baki: 'ALL' }
const TYPES = ['DETAIL', 'REKAP'] as const

const reportOf = ({ type_laporan }: FormValues) =>
  (type_laporan === 'REKAP' ? rekap : detail) as ReportDefinition<{ tgl_system: string }>

export default function LaporanTambahBarangScreen() {
  const group = useGroupOptions()
  const jenis = useJenisOptions()
  const baki = useBakiOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Barang', 'Laporan Tambah Barang']}
        endpoint={laporanTambahBarang}
        report={reportOf}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Tambah Barang Tersedia"
        onTotal={(_, block, { kode_group, kode_dept, tgl_awal, tgl_akhir }) => {
          const [first] = block?.rows ?? []
          const hari = first?.tgl_system
          setLines({
            tgl_awal: hari ?? String(tgl_awal),
            tgl_akhir: hari ?? String(tgl_akhir),
            kind: 'TAMBAH',
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
            <KodeSelect {...field('kode_baki')} label="Kode Baki" withAll {...baki} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="Tambah Barang" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
