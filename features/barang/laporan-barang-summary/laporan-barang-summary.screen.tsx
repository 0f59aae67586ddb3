import { ReportScreen } from '@kencana/screens'
import { KodeSelect } from '@kencana/ui'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useGudangOptions } from '../../master/gudang/gudang.picker.tsx'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanBarangSummary } from './laporan-barang-summary.contract.ts'
import { summary } from './laporan-barang-summary.report.ts'

const BLANK = { kode_gudang: 'ALL', kode_group: 'ALL', kode_dept: 'ALL' }

export default function LaporanBarangSummaryScreen() {
  const gudang = useGudangOptions()
  const group = useGroupOptions()
  const jenis = useJenisOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Barang', 'Laporan Barang Summary']}
        endpoint={laporanBarangSummary}
        report={summary}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Barang Summary Tersedia"
        onTotal={(_, block, { tanggal, kode_gudang, kode_group, kode_dept }) => {
          const tempat = block?.rows[0]?.kode_gudang ?? String(kode_gudang)
          const luar = block !== null && gudang.options.every((option) => option.kode !== tempat)
          setLines({
            tgl_awal: String(tanggal),
            tgl_akhir: String(tanggal),
            ...(luar ? { akun: tempat } : { kode_gudang: tempat }),
            kode_group: String(kode_group),
            kode_dept: String(kode_dept),
          })
        }}
      >
        {({ field }) => (
          <>
            <KodeSelect {...field('kode_gudang')} label="Gudang" withAll {...gudang} />
            <KodeSelect {...field('kode_group')} label="Kategori" withAll {...group} />
            <KodeSelect {...field('kode_dept')} label="Kode Jenis" withAll {...jenis} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul={`Mutasi ${lines.tgl_awal}`} saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
