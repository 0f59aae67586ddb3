import { ReportScreen } from '@kencana/screens'
import { KodeSelect } from '@kencana/ui'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useGudangOptions } from '../../master/gudang/gudang.picker.tsx'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanStockJual } from './laporan-stock-jual.contract.ts'
import { stockJual } from './laporan-stock-jual.report.ts'

// Goods for sale lie on the trays of TOKO.
const BLANK = { kode_gudang: 'TOKO', kode_group: 'ALL', kode_dept: 'ALL' }

/** Goods for sale: what there was, what came, left and was sold, what there is. */
export default function LaporanStockJualScreen() {
  const gudang = useGudangOptions()
  const group = useGroupOptions()
  const jenis = useJenisOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Barang', 'Laporan Stock Jual']}
        endpoint={laporanStockJual}
        report={stockJual}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Stock Jual Tersedia"
        onTotal={(_, block, { tgl_awal, tgl_akhir, kode_gudang, kode_group, kode_dept }) =>
          setLines({
            tgl_awal: String(tgl_awal),
            tgl_akhir: String(tgl_akhir),
            akun: 'BAKI',
            kode_gudang: block?.key ?? String(kode_gudang),
            kode_group: String(kode_group),
            kode_dept: String(kode_dept),
          })
        }
      >
        {({ field }) => (
          <>
            <KodeSelect {...field('kode_gudang')} label="Gudang" withAll {...gudang} />
            <KodeSelect {...field('kode_group')} label="Kategori" withAll {...group} />
            <KodeSelect {...field('kode_dept')} label="Kode Jenis" withAll {...jenis} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="Mutasi Stok" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
