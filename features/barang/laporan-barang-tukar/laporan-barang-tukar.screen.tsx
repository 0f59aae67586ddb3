import { ReportScreen } from '@kencana/screens'
import { KodeSelect } from '@kencana/ui'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanBarangTukar } from './laporan-barang-tukar.contract.ts'
import { tukar } from './laporan-barang-tukar.report.ts'

const BLANK = { kode_group: 'ALL', kode_dept: 'ALL' }

/** Old pieces that customers gave in for new ones. */
export default function LaporanBarangTukarScreen() {
  const group = useGroupOptions()
  const jenis = useJenisOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Barang', 'Laporan Barang Tukar']}
        endpoint={laporanBarangTukar}
        report={tukar}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Barang Tukar Tersedia"
        onTotal={(_, block, { tgl_awal, tgl_akhir, kode_group, kode_dept }) =>
          setLines({
            tgl_awal: String(tgl_awal),
            tgl_akhir: String(tgl_akhir),
            ...(block ? { document: block.key } : {}),
            kind: 'JUAL',
            pembalik: 'BERSIH',
            arah: 'MASUK',
            akun: 'BAKI',
            kode_group: String(kode_group),
            kode_dept: String(kode_dept),
          })
        }
      >
        {({ field }) => (
          <>
            <KodeSelect {...field('kode_group')} label="Kategori" withAll {...group} />
            <KodeSelect {...field('kode_dept')} label="Kode Jenis" withAll {...jenis} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="Barang Tukar" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
