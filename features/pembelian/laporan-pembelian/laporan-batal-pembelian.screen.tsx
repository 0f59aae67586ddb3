import { ReportScreen } from '@kencana/screens'
import { KodeSelect } from '@kencana/ui'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanBatal } from './laporan-pembelian.contract.ts'
import { batal } from './laporan-pembelian.report.ts'

const BLANK = { kode_group: 'ALL' }

/** Purchases that were taken back, with the reason and who agreed. */
export default function LaporanBatalPembelianScreen() {
  const group = useGroupOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Pembelian', 'Laporan Batal Pembelian']}
        endpoint={laporanBatal}
        report={batal}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Batal Pembelian Tersedia"
        onTotal={(_, __, { tgl_awal, tgl_akhir, kode_group }) =>
          setLines({
            tgl_awal: String(tgl_awal),
            tgl_akhir: String(tgl_akhir),
            kind: 'BELI',
            pembalik: 'YA',
            akun: 'PELANGGAN',
            kode_group: String(kode_group),
          })
        }
      >
        {({ field }) => <KodeSelect {...field('kode_group')} label="Kategori" withAll {...group} />}
      </ReportScreen>
      {lines && <MutasiDialog judul="Pembelian" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
