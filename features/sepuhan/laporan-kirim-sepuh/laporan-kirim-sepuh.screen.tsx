import { ReportScreen, useReprint } from '@kencana/screens'
import { KodeSelect } from '@kencana/ui'
import { useState } from 'react'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { MutasiDialog, type SaringanMutasi } from '../../neraca/mutasi/mutasi.shared.tsx'
import { TombolAlur } from '../alur-lot/tombol-alur.shared.tsx'
import { cetakKirimSepuh, laporanKirimSepuh } from '../kirim-sepuh/kirim-sepuh.contract.ts'
import { SlipKirimSepuh } from '../kirim-sepuh/slip-kirim-sepuh.shared.tsx'
import { kirimSepuhReport } from './laporan-kirim-sepuh.report.ts'

const BLANK = { kode_toko: 'ALL' }

/** Dispatches to the gilder of a period. */
export default function LaporanKirimSepuhScreen() {
  const jenis = useJenisOptions()
  const [lines, setLines] = useState<SaringanMutasi | null>(null)
  const { slip, close, groupAction } = useReprint(cetakKirimSepuh, (no_sepuh) => ({ no_sepuh }), {
    more: (nomor) => <TombolAlur nomor={nomor} />,
  })
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Sepuhan', 'Laporan Kirim Sepuh']}
        endpoint={laporanKirimSepuh}
        report={kirimSepuhReport}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Kirim Sepuh Tersedia"
        groupAction={groupAction}
        onTotal={({ key }, block, { tgl_awal, tgl_akhir, kode_toko }) => {
          // A block is one dispatch: of trays, or of the owner's goods, which have no tray.
          const satu = block
            ? { ref: block.key, kind: block.rows[0]?.kode_baki === '-' ? 'BARANG_BOS' : 'KIRIM_SEPUH' }
            : { kind: 'KIRIM_SEPUH' }
          setLines({
            tgl_awal: String(tgl_awal),
            tgl_akhir: String(tgl_akhir),
            pembalik: 'TIDAK',
            akun: key.endsWith('rusak') ? 'RUSAK' : 'SEPUH',
            kode_dept: String(kode_toko),
            ...satu,
          })
        }}
      >
        {({ field }) => <KodeSelect {...field('kode_toko')} label="Kode Jenis" withAll {...jenis} />}
      </ReportScreen>
      {lines && <MutasiDialog judul="Kirim Sepuh" saring={lines} onClose={() => setLines(null)} />}
      {slip && <SlipKirimSepuh slip={slip} onClose={close} />}
    </>
  )
}
