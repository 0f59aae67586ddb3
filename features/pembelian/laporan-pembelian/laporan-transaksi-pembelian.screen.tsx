import type { OutputOf } from '@kencana/contract'
import { ReportScreen } from '@kencana/screens'
import { KodeSelect } from '@kencana/ui'
import { useState } from 'react'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useKondisiOptions } from '../../master/kondisi-pembelian/kondisi-pembelian.picker.tsx'
import { useSalesOptions } from '../../master/sales/sales.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { KELOMPOK, laporanTransaksi } from './laporan-pembelian.contract.ts'
import { transaksi } from './laporan-pembelian.report.ts'

const BLANK = { group_by: 'TANGGAL', kode_group: 'ALL', kondisi: 'ALL', kode_sales: 'ALL', valid_by: 'ALL' }
const PILIHAN = KELOMPOK.map((kode) => ({ kode, nama: '' }))

const rata = (answer: OutputOf<typeof laporanTransaksi>) =>
  answer.flatMap(({ _id, detail }) => detail.map((row) => ({ ...row, kelompok: _id })))

/** What was bought, by day, category, condition or sales person. */
export default function LaporanTransaksiPembelianScreen() {
  const group = useGroupOptions()
  const kondisi = useKondisiOptions()
  const sales = useSalesOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Pembelian', 'Laporan Transaksi Pembelian']}
        endpoint={laporanTransaksi}
        report={transaksi}
        rows={rata}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Transaksi Pembelian Tersedia"
        onTotal={(_, block, { tgl_awal, tgl_akhir, group_by, kode_group }) => {
          const [first] = block?.rows ?? []
          const hari = first && group_by === 'TANGGAL' ? first.tgl_system : undefined
          setLines({
            tgl_awal: hari ?? String(tgl_awal),
            tgl_akhir: hari ?? String(tgl_akhir),
            kind: 'BELI',
            pembalik: 'TIDAK',
            akun: 'BAKI',
            kode_group: first && group_by === 'KATEGORI' ? first.kode_group : String(kode_group),
          })
        }}
      >
        {({ field }) => (
          <>
            <KodeSelect {...field('group_by')} label="Kelompok" options={PILIHAN} />
            <KodeSelect {...field('kode_group')} label="Kategori" withAll {...group} />
            <KodeSelect {...field('kondisi')} label="Kondisi" withAll {...kondisi} />
            <KodeSelect {...field('kode_sales')} label="Kode Sales" withAll {...sales} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="Pembelian" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
