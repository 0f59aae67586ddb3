import { useReprint } from '@kencana/screens'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { filterText, kode_group, kode_tukang } from '../../neraca/laporan/saringan.shared.tsx'
import { SlipSo } from '../stock-opname-pesanan/slip-so.shared.tsx'
import { getSo } from '../stock-opname-pesanan/stock-opname-pesanan.contract.ts'
import { pesananSoReport } from './laporan-pesanan-so.report.ts'

const FILTERS = { kode_tukang, kode_group }
const TANGGAL = { dulu: true }

/** Settlements with craftsmen of a period, each with its orders. */
export default function LaporanPesananSoScreen() {
  const { slip, close, groupAction } = useReprint(getSo, (no_so_pesanan) => ({ no_so_pesanan }))
  return (
    <>
      <Laporan
        report={pesananSoReport}
        filters={FILTERS}
        dates={TANGGAL}
        emptyText="Data Laporan So Kosong"
        lines={(asked) => [`Tukang ${filterText(asked.kode_tukang)}`, `Kategori ${filterText(asked.kode_group)}`]}
        groupAction={groupAction}
      />
      {slip && <SlipSo slip={slip} onClose={close} />}
    </>
  )
}
