import { type FormValues, ReportScreen } from '@kencana/screens'
import { KodeSelect, Segment } from '@kencana/ui'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanPesananTukang } from './laporan-pesanan-tukang.contract.ts'
import { pesananTukangReport } from './laporan-pesanan-tukang.report.ts'

const BLANK = { status_proses: 'ALL', kode_tukang: 'ALL', kode_group: 'ALL' }
const STATUS = ['ALL', 'PROSES', 'SELESAI'] as const

const semua = (value: unknown) => (value === 'ALL' ? 'SEMUA' : String(value))

/**
 * The ledger lines of a column: what was made and what was lost, of one craftsman what left him for it; else his gold of the
 * period.
 */
const saringan = (filters: FormValues, kode_tukang: string, kolom: string): SaringanMutasi => {
  const jadi = kolom === 'berat_tukang' || kolom === 'berat_susut'
  const tukang = kode_tukang === 'ALL' ? { akun: 'TUKANG' } : { akun: 'TUKANG', ref: `${kode_tukang}/BAHAN` }
  const hasil = { akun: kolom === 'berat_susut' ? 'SUSUT' : 'PESANAN' }
  return {
    tgl_awal: String(filters.tgl_awal),
    tgl_akhir: String(filters.tgl_akhir),
    kode_group: String(filters.kode_group),
    ...(jadi ? { kind: 'PESANAN_SELESAI', pembalik: 'BERSIH' } : {}),
    ...(jadi && kode_tukang === 'ALL' ? hasil : tukang),
  }
}

/** What craftsmen have in hand and what they made, with fee, loss and the gold they were left with. */
export default function LaporanPesananTukangScreen() {
  const tukang = useTukangOptions()
  const group = useGroupOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Pesanan', 'Laporan Pesanan Tukang']}
        endpoint={laporanPesananTukang}
        report={pesananTukangReport}
        blank={BLANK}
        emptyText="Data Laporan Kosong!"
        successText="Laporan Pesanan Tukang Tersedia"
        lines={({ kode_tukang, kode_group, status_proses }) => [
          `Tukang ${semua(kode_tukang)}`,
          `Kategori ${semua(kode_group)}`,
          `Status ${semua(status_proses)}`,
        ]}
        onTotal={(column, block, filters) =>
          setLines(saringan(filters, block?.rows[0]?.kode_tukang ?? String(filters.kode_tukang), column.key))
        }
      >
        {({ field, values, set }) => (
          <>
            <Segment
              label="Type"
              value={values.status_proses as 'ALL'}
              onChange={(status_proses) => set({ status_proses })}
              options={STATUS}
            />
            <KodeSelect {...field('kode_tukang')} label="Kode Tukang" withAll {...tukang} />
            <KodeSelect {...field('kode_group')} label="Kategori" withAll {...group} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="Pesanan Tukang" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
