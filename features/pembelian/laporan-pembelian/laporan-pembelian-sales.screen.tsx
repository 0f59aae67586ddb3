import { ReportScreen } from '@kencana/screens'
import { KodeSelect } from '@kencana/ui'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useSalesOptions } from '../../master/sales/sales.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanSales } from './laporan-pembelian.contract.ts'
import { sales as laporan } from './laporan-pembelian.report.ts'

const BLANK = { kode_sales: 'ALL', kode_group: 'ALL' }

/** What each sales person bought. */
export default function LaporanPembelianSalesScreen() {
  const group = useGroupOptions()
  const sales = useSalesOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Pembelian', 'Laporan Pembelian Sales']}
        endpoint={laporanSales}
        report={laporan}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Pembelian Sales Tersedia"
        onTotal={(_, __, { tgl_awal, tgl_akhir, kode_group }) =>
          setLines({
            tgl_awal: String(tgl_awal),
            tgl_akhir: String(tgl_akhir),
            kind: 'BELI',
            pembalik: 'TIDAK',
            akun: 'BAKI',
            kode_group: String(kode_group),
          })
        }
      >
        {({ field }) => (
          <>
            <KodeSelect {...field('kode_sales')} label="Kode Sales" withAll {...sales} />
            <KodeSelect {...field('kode_group')} label="Kategori" withAll {...group} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="Pembelian" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
