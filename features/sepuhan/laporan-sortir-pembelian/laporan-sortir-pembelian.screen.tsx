import { useReprint } from '@kencana/screens'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { kode_dept } from '../../neraca/laporan/saringan.shared.tsx'
import { TombolAlur } from '../alur-lot/tombol-alur.shared.tsx'
import { SlipSortir } from '../sortir-pembelian/slip-sortir.shared.tsx'
import { cetakSortir } from '../sortir-pembelian/sortir-pembelian.contract.ts'
import { sortirPembelianReport } from './laporan-sortir-pembelian.report.ts'

const FILTERS = { kode_dept }
const TANGGAL = { dulu: true, dari: 'Tanggal Dari' }

/** Sortings of a period, by number and condition or piece by piece. */
export default function LaporanSortirPembelianScreen() {
  const { slip, close, groupAction } = useReprint(cetakSortir, (no_sortir) => ({ no_sortir }), {
    more: (nomor) => <TombolAlur nomor={nomor} />,
  })
  return (
    <>
      <Laporan report={sortirPembelianReport} filters={FILTERS} dates={TANGGAL} groupAction={groupAction} />
      {slip && <SlipSortir slip={slip} onClose={close} />}
    </>
  )
}
