import { useReprint } from '@kencana/screens'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { trayOf } from '../../neraca/laporan/saringan.shared.tsx'
import { TombolAlur } from '../alur-lot/tombol-alur.shared.tsx'
import { cetakLabeling } from '../kirim-labeling/kirim-labeling.contract.ts'
import { SlipLabeling } from '../kirim-labeling/slip-labeling.shared.tsx'
import { kirimLabelingReport } from './laporan-kirim-labeling.report.ts'

const FILTERS = { kode_lokasi_toko: trayOf('KC') }

/** Dispatches for labeling of a period. */
export default function LaporanKirimLabelingScreen() {
  const { slip, close, groupAction } = useReprint(cetakLabeling, (no_kirim_stock) => ({ no_kirim_stock }), {
    more: (nomor) => <TombolAlur nomor={nomor} />,
  })
  return (
    <>
      <Laporan report={kirimLabelingReport} filters={FILTERS} groupAction={groupAction} />
      {slip && <SlipLabeling slip={{ ...slip, baki: slip.bukti_baki, tgl_kirim: slip.tgl_system }} onClose={close} />}
    </>
  )
}
