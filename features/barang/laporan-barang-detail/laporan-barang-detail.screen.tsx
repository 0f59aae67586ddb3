import { ReportScreen } from '@kencana/screens'
import { KodeSelect } from '@kencana/ui'
import { useState } from 'react'
import { useBakiOptions } from '../../master/baki/baki.picker.tsx'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useGudangOptions } from '../../master/gudang/gudang.picker.tsx'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanBarangDetail } from './laporan-barang-detail.contract.ts'
import { barangDetail } from './laporan-barang-detail.report.ts'

const BLANK = { kode_gudang: 'ALL', kode_baki: 'ALL', kode_group: 'ALL', kode_dept: 'ALL' }

/** Every piece on every tray, on any day. */
export default function LaporanBarangDetailScreen() {
  const gudang = useGudangOptions()
  const baki = useBakiOptions()
  const group = useGroupOptions()
  const jenis = useJenisOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Barang', 'Laporan Barang Detail']}
        endpoint={laporanBarangDetail}
        report={barangDetail}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Barang Detail Tersedia"
        onTotal={(_, block, { tanggal, kode_gudang, kode_baki, kode_group, kode_dept }) =>
          setLines({
            tgl_awal: String(tanggal),
            tgl_akhir: String(tanggal),
            akun: 'BAKI',
            kode_gudang: String(kode_gudang),
            ref: block?.key ?? String(kode_baki),
            kode_group: String(kode_group),
            kode_dept: String(kode_dept),
          })
        }
      >
        {({ field }) => (
          <>
            <KodeSelect {...field('kode_gudang')} label="Gudang" withAll {...gudang} />
            <KodeSelect {...field('kode_baki')} label="Kode Baki" withAll {...baki} />
            <KodeSelect {...field('kode_group')} label="Kategori" withAll {...group} />
            <KodeSelect {...field('kode_dept')} label="Kode Jenis" withAll {...jenis} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul={`Mutasi ${lines.tgl_awal}`} saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
