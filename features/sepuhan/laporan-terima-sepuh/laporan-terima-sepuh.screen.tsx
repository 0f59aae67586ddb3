import type { OutputOf } from '@kencana/contract'
import { ReportScreen, useReprint } from '@kencana/screens'
import { Button, KodeSelect } from '@kencana/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { TombolAlur } from '../alur-lot/tombol-alur.shared.tsx'
import { SlipTerimaSepuh } from '../terima-sepuh/slip-terima-sepuh.shared.tsx'
import { cetakTerimaSepuh, laporanTerimaSepuh } from '../terima-sepuh/terima-sepuh.contract.ts'
import { terimaSepuhReport } from './laporan-terima-sepuh.report.ts'

const BLANK = { kode_toko: 'ALL' }

const rata = (answer: OutputOf<typeof laporanTerimaSepuh>) => answer.flatMap(({ detail }) => detail)

const AKUN: Readonly<Record<string, string>> = {
  berat_terima: 'BAKI',
  qty_terima: 'BAKI',
  qty_rusak: 'RUSAK',
  berat_rusak: 'RUSAK',
  berat_selisih: 'SUSUT',
}

/** What came back from the gilder in a period; only trays of gudang KS. */
export default function LaporanTerimaSepuhScreen() {
  const baki = useBakiGudangOptions('KS')
  const navigate = useNavigate()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  const { slip, close, groupAction } = useReprint(cetakTerimaSepuh, (no_terima_sepuh) => ({ no_terima_sepuh }), {
    more: (nomor) => <TombolAlur nomor={nomor} />,
  })
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Sepuhan', 'Laporan Terima Barang Sepuh']}
        endpoint={laporanTerimaSepuh}
        report={terimaSepuhReport}
        rows={rata}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Terima Barang Tersedia"
        groupAction={groupAction}
        onTotal={({ key }, _, { tgl_awal, tgl_akhir }) =>
          setLines({
            tgl_awal: String(tgl_awal),
            tgl_akhir: String(tgl_akhir),
            kind: 'TERIMA_SEPUH',
            pembalik: 'TIDAK',
            akun: AKUN[key] ?? 'SEPUH',
          })
        }
      >
        {({ field }) => (
          <>
            <KodeSelect {...field('kode_toko')} label="Kode Baki" withAll {...baki} />
            <Button onClick={() => void navigate({ to: '/laporan-terima-barang-sepuh/susut' })}>
              Susut per kiriman
            </Button>
          </>
        )}
      </ReportScreen>
      {lines && <MutasiDialog judul="Terima Sepuh" saring={lines} onClose={() => setLines(null)} />}
      {slip && <SlipTerimaSepuh slip={slip} onClose={close} />}
    </>
  )
}
