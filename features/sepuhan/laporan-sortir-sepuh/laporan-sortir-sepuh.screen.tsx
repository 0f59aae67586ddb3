import type { OutputOf } from '@kencana/contract'
import type { ReportDefinition } from '@kencana/reports'
import { type FormValues, ReportScreen, useReprint } from '@kencana/screens'
import { Segment } from '@kencana/ui'
import { useState } from 'react'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { TombolAlur } from '../alur-lot/tombol-alur.shared.tsx'
import { SlipSortirSepuh } from '../sortir-sepuh/slip-sortir-sepuh.shared.tsx'
import { cetakSortirSepuh, laporanSortirSepuh } from '../sortir-sepuh/sortir-sepuh.contract.ts'
import { detail, global } from './laporan-sortir-sepuh.report.ts'

const BLANK = { type: 'GLOBAL' }
const TYPES = ['GLOBAL', 'DETAIL'] as const
const reportOf = ({ type }: FormValues) => (type === 'DETAIL' ? detail : global) as ReportDefinition<object>

// DETAIL nests its pieces under their lot.
const rata = (answer: OutputOf<typeof laporanSortirSepuh>): object[] =>
  (answer as readonly object[]).flatMap((row) => ('detail_sortir' in row ? (row.detail_sortir as object[]) : [row]))

/** Lots for the gilder of a period. */
export default function LaporanSortirSepuhScreen() {
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  const { slip, close, groupAction } = useReprint(cetakSortirSepuh, (no_sortir) => ({ no_sortir }), {
    more: (nomor) => <TombolAlur nomor={nomor} />,
  })
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Sepuhan', 'Laporan Sortir Sepuh']}
        endpoint={laporanSortirSepuh}
        report={reportOf}
        rows={rata}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Sortir Sepuh Tersedia"
        groupAction={groupAction}
        onTotal={(_, __, { tgl_awal, tgl_akhir }) =>
          setLines({
            tgl_awal: String(tgl_awal),
            tgl_akhir: String(tgl_akhir),
            kind: 'SORTIR',
            pembalik: 'TIDAK',
            kode_gudang: 'SS',
          })
        }
      >
        {({ values, set }) => (
          <Segment
            label="Type Laporan"
            value={values.type as 'GLOBAL'}
            onChange={(type) => set({ type })}
            options={TYPES}
          />
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="Sortir Sepuh" saring={lines} onClose={() => setLines(null)} />}
      {slip && <SlipSortirSepuh slip={slip} onClose={close} />}
    </>
  )
}
