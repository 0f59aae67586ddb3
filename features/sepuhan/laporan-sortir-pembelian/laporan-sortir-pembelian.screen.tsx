import type { OutputOf } from '@kencana/contract'
import type { ReportDefinition } from '@kencana/reports'
import { call, type FormValues, ReportScreen, showError } from '@kencana/screens'
import { IconButton, IconPrinter, KodeSelect, Segment } from '@kencana/ui'
import { useState } from 'react'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.picker.tsx'
import { TombolAlur } from '../alur-lot/tombol-alur.picker.tsx'
import { SlipSortir } from '../sortir-pembelian/slip-sortir.picker.tsx'
import { cetakSortir, laporanSortir } from '../sortir-pembelian/sortir-pembelian.contract.ts'
import { detail, global } from './laporan-sortir-pembelian.report.ts'

const BLANK = { type: 'GLOBAL', kode_dept: 'ALL' }
const TYPES = ['GLOBAL', 'DETAIL'] as const
const reportOf = ({ type }: FormValues) => (type === 'DETAIL' ? detail : global) as ReportDefinition<object>

/** Sortings of a period, by number and condition or piece by piece. */
export default function LaporanSortirPembelianScreen() {
  const jenis = useJenisOptions()
  const [slip, setSlip] = useState<OutputOf<typeof cetakSortir> | null>(null)
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  const cetak = (no_sortir: string) => void call(cetakSortir, { no_sortir }).then(setSlip, showError)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Sepuhan', 'Laporan Sortir Pembelian']}
        endpoint={laporanSortir}
        report={reportOf}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Sortir Pembelian Tersedia"
        groupAction={{
          title: 'Cetak',
          render: ({ key }) => (
            <>
              <IconButton size="sm" label={`Cetak ulang ${key}`} onClick={() => cetak(key)}>
                <IconPrinter />
              </IconButton>
              <TombolAlur nomor={key} />
            </>
          ),
        }}
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
      {slip && <SlipSortir bukti={slip} onClose={() => setSlip(null)} />}
    </>
  )
}
