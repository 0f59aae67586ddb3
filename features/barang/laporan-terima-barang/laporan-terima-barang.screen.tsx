import type { ReportDefinition } from '@kencana/reports'
import { type FormValues, ReportScreen } from '@kencana/screens'
import { KodeSelect, Segment } from '@kencana/ui'
import { useState } from 'react'
import { useBakiOptions } from '../../master/baki/baki.picker.tsx'
import { useTokoOptions } from '../../master/toko/toko.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanTerimaBarang } from './laporan-terima-barang.contract.ts'
import { detail, rekap } from './laporan-terima-barang.report.ts'

const BLANK = { type_laporan: 'DETAIL', kode_toko: 'ALL', kode_baki: 'ALL' }
const TYPES = ['DETAIL', 'REKAP'] as const

const reportOf = ({ type_laporan }: FormValues) =>
  (type_laporan === 'REKAP' ? rekap : detail) as ReportDefinition<{ tanggal: string }>

/** What arrived from other shops. */
export default function LaporanTerimaBarangScreen() {
  const toko = useTokoOptions()
  const baki = useBakiOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Barang', 'Laporan Terima Barang']}
        endpoint={laporanTerimaBarang}
        report={reportOf}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Terima Barang Tersedia"
        onTotal={(_, block, { type_laporan, tgl_awal, tgl_akhir, kode_baki }) => {
          const hari = block?.rows[0]?.tanggal
          setLines({
            ...(block && type_laporan === 'DETAIL' ? { document: block.key } : {}),
            tgl_awal: hari ?? String(tgl_awal),
            tgl_akhir: hari ?? String(tgl_akhir),
            kind: 'TERIMA',
            akun: 'BAKI',
            ref: String(kode_baki),
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
            <KodeSelect {...field('kode_baki')} label="Kode Baki" withAll {...baki} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="Terima Barang" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
