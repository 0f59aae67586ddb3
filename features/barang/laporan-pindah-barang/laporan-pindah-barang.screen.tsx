import type { ReportDefinition } from '@kencana/reports'
import { type FormValues, ReportScreen } from '@kencana/screens'
import { KodeSelect, Segment } from '@kencana/ui'
import { useState } from 'react'
import { useBakiOptions } from '../../master/baki/baki.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { laporanPindahBarang } from './laporan-pindah-barang.contract.ts'
import { detail, rekap } from './laporan-pindah-barang.report.ts'

const BLANK = { type_laporan: 'DETAIL', kode_baki_asal: 'ALL', kode_baki_tujuan: 'ALL' }
const TYPES = ['DETAIL', 'REKAP'] as const

const reportOf = ({ type_laporan }: FormValues) =>
  (type_laporan === 'REKAP' ? rekap : detail) as ReportDefinition<{ tanggal: string }>

/** What was moved between trays. */
export default function LaporanPindahBarangScreen() {
  const baki = useBakiOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Barang', 'Laporan Pindah Barang']}
        endpoint={laporanPindahBarang}
        report={reportOf}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Pindah Barang Tersedia"
        onTotal={(_, block, { type_laporan, tgl_awal, tgl_akhir, kode_baki_asal, kode_baki_tujuan }) => {
          const hari = block?.rows[0]?.tanggal
          setLines({
            ...(block && type_laporan === 'DETAIL' ? { document: block.key } : {}),
            tgl_awal: hari ?? String(tgl_awal),
            tgl_akhir: hari ?? String(tgl_akhir),
            kind: 'PINDAH',
            pembalik: 'BERSIH',
            akun: 'BAKI',
            // Every piece left one tray and came to another: told from the side that was asked for.
            ...(kode_baki_asal !== 'ALL' && kode_baki_tujuan === 'ALL'
              ? { arah: 'KELUAR', ref: String(kode_baki_asal) }
              : { arah: 'MASUK', ref: String(kode_baki_tujuan) }),
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
            <KodeSelect {...field('kode_baki_asal')} label="Baki Asal" withAll {...baki} />
            <KodeSelect {...field('kode_baki_tujuan')} label="Baki Tujuan" withAll {...baki} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="Pindah Barang" saring={lines} onClose={() => setLines(null)} />}
    </>
  )
}
