import type { ReportDefinition } from '@kencana/reports'
import { type FormValues, ReportScreen } from '@kencana/screens'
import { KodeSelect, Segment } from '@kencana/ui'
import { useState } from 'react'
import { useTokoOptions } from '../../master/toko/toko.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanKirim } from '../kirim-barang/kirim-barang.contract.ts'
import { detail, rekap } from './laporan-kirim-barang.report.ts'

const BLANK = { type_laporan: 'DETAIL', kode_toko: 'ALL' }
const TYPES = ['DETAIL', 'REKAP'] as const

const reportOf = ({ type_laporan }: FormValues) =>
  (type_laporan === 'REKAP' ? rekap : detail) as ReportDefinition<{ tanggal: string }>

/** What was sent to which shop. */
export default function LaporanKirimBarangScreen() {
  const toko = useTokoOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Barang', 'Laporan Kirim Barang']}
        endpoint={laporanKirim}
        report={reportOf}
        blank={BLANK}
        emptyText="Data Yang Anda Cari Tidak Ada"
        successText="Laporan Kirim Barang Tersedia"
        onTotal={(_, block, { tgl_awal, tgl_akhir }) => {
          const hari = block?.rows[0]?.tanggal
          setLines({
            tgl_awal: hari ?? String(tgl_awal),
            tgl_akhir: hari ?? String(tgl_akhir),
            kind: 'KIRIM',
            akun: 'TRANSIT',
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
            <KodeSelect {...field('kode_toko')} label="Kode Toko" withAll {...toko} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="Kirim Barang" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
