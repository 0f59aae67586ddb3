import { useReprint } from '@kencana/screens'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { TombolAlur } from '../alur-lot/tombol-alur.shared.tsx'
import { SlipSortirSepuh } from '../sortir-sepuh/slip-sortir-sepuh.shared.tsx'
import { cetakSortirSepuh } from '../sortir-sepuh/sortir-sepuh.contract.ts'
import { sortirSepuhReport } from './laporan-sortir-sepuh.report.ts'

/** Lots for the gilder of a period. */
export default function LaporanSortirSepuhScreen() {
  const { slip, close, groupAction } = useReprint(cetakSortirSepuh, (no_sortir) => ({ no_sortir }), {
    more: (nomor) => <TombolAlur nomor={nomor} />,
  })
  return (
    <>
      <Laporan report={sortirSepuhReport} groupAction={groupAction} />
      {slip && <SlipSortirSepuh slip={slip} onClose={close} />}
    </>
  )
}
