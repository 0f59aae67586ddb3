import { useReprint } from '@kencana/screens'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_dept } from '../../neraca/laporan/saringan.shared.tsx'
import { TombolAlur } from '../alur-lot/tombol-alur.shared.tsx'
import { cetakKirimSepuh } from '../kirim-sepuh/kirim-sepuh.contract.ts'
import { SlipKirimSepuh } from '../kirim-sepuh/slip-kirim-sepuh.shared.tsx'
import { kirimSepuhReport } from './laporan-kirim-sepuh.report.ts'

const FILTERS = { kode_toko: kode_dept }

/** Dispatches to the gilder of a period. */
export default function LaporanKirimSepuhScreen() {
  const { slip, close, groupAction } = useReprint(cetakKirimSepuh, (no_sepuh) => ({ no_sepuh }), {
    more: (nomor) => <TombolAlur nomor={nomor} />,
  })
  return (
    <>
      <Laporan report={kirimSepuhReport} filters={FILTERS} groupAction={groupAction} />
      {slip && <SlipKirimSepuh slip={slip} onClose={close} />}
    </>
  )
}
