import type { ReportDefinition } from '@kencana/reports'
import { type FormValues, ReportScreen, useReprint } from '@kencana/screens'
import { KodeSelect, Segment } from '@kencana/ui'
import { useState } from 'react'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { TombolAlur } from '../alur-lot/tombol-alur.shared.tsx'
import { SlipSortir } from '../sortir-pembelian/slip-sortir.shared.tsx'
import { cetakSortir, laporanSortir } from '../sortir-pembelian/sortir-pembelian.contract.ts'
import { detail, global } from './laporan-sortir-pembelian.report.ts'

const BLANK = { type: 'GLOBAL', kode_dept: 'ALL' }
const TYPES = ['GLOBAL', 'DETAIL'] as const
const reportOf = ({ type }: FormValues) => (type === 'DETAIL' ? detail : global) as ReportDefinition<object>

/** Sortings of a period, by number and condition or piece by piece. */
export default function LaporanSortirPembelianScreen() {
  const jenis = useJenisOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  const { slip, close, groupAction } = useReprint(cetakSortir, (no_sortir) => ({ no_sortir }), {
    more: (nomor) => <TombolAlur nomor={nomor} />,
  })
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Sepuhan', 'Laporan Sortir Pembelian']}
        endpoint={laporanSortir}
        report={reportOf}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Sortir Pembelian Tersedia"
        groupAction={groupAction}
        onTotal={(_, __, { tgl_awal, tgl_akhir, kode_dept }) =>
          setLines({
            tgl_awal: String(tgl_awal),
            tgl_akhir: String(tgl_akhir),
            kind: 'SORTIR',
            pembalik: 'TIDAK',
            kode_gudang: 'BELI',
            kode_dept: String(kode_dept),
          })
        }
      >
        {({ field, values, set }) => (
          <>
            <Segment
              label="Type Laporan"
              value={values.type as 'GLOBAL'}
              onChange={(type) => set({ type })}
              options={TYPES}
            />
            <KodeSelect {...field('kode_dept')} label="Kode Jenis" withAll {...jenis} />
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="Sortir Pembelian" saring={lines} onClose={() => setLines(null)} />}
      {slip && <SlipSortir bukti={slip} onClose={close} />}
    </>
  )
}
