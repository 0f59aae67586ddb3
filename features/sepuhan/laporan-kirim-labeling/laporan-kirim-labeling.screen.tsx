import type { OutputOf } from '@kencana/contract'
import { ReportScreen, useReprint } from '@kencana/screens'
import { KodeSelect } from '@kencana/ui'
import { useState } from 'react'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { TombolAlur } from '../alur-lot/tombol-alur.shared.tsx'
import { cetakLabeling, laporanLabeling } from '../kirim-labeling/kirim-labeling.contract.ts'
import { SlipLabeling } from '../kirim-labeling/slip-labeling.shared.tsx'
import { labelingReport } from './laporan-kirim-labeling.report.ts'

const BLANK = { kode_lokasi_toko: 'ALL' }

const rata = (answer: OutputOf<typeof laporanLabeling>) => answer.flatMap(({ detail }) => detail)

/** Dispatches for labeling of a period. */
export default function LaporanKirimLabelingScreen() {
  const baki = useBakiGudangOptions('KC')
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  const { slip, close, groupAction } = useReprint(cetakLabeling, (no_kirim_stock) => ({ no_kirim_stock }), {
    more: (nomor) => <TombolAlur nomor={nomor} />,
  })
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Sepuhan', 'Laporan Kirim Labeling']}
        endpoint={laporanLabeling}
        report={labelingReport}
        rows={rata}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Kirim Labeling Tersedia"
        groupAction={groupAction}
        onTotal={(_, block, { tgl_awal, tgl_akhir }) => {
          const satu = block ? { ref: block.key } : {}
          setLines({
            tgl_awal: String(tgl_awal),
            tgl_akhir: String(tgl_akhir),
            kind: 'KIRIM_LABELING',
            pembalik: 'TIDAK',
            akun: 'SALDO_KIRIM',
            ...satu,
          })
        }}
      >
        {({ field }) => <KodeSelect {...field('kode_lokasi_toko')} label="Kode Baki" withAll {...baki} />}
      </ReportScreen>
      {lines && <MutasiDialog judul="Kirim Labeling" saring={lines} onClose={() => setLines(null)} />}
      {slip && <SlipLabeling slip={{ ...slip, baki: slip.bukti_baki, tgl_kirim: slip.tgl_system }} onClose={close} />}
    </>
  )
}
