import { useReprint } from '@kencana/screens'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { number } from '../../neraca/laporan/saringan.shared.tsx'
import { SlipBeli } from '../transaksi-pembelian/slip-pembelian.shared.tsx'
import { getBeli } from '../transaksi-pembelian/transaksi-pembelian.contract.ts'
import { asal } from './asal.part.tsx'
import { historyPembelianReport } from './laporan-pembelian.report.ts'

const FILTERS = { no_faktur_beli: number('No Faktur', { mono: true }), asal }

/** What happened to each purchase, from entry on. */
export default function LaporanTransaksiPembelianHistoryScreen() {
  const { slip, close, groupAction } = useReprint(getBeli, (no_faktur) => ({ no_faktur }), { title: 'Nota' })
  return (
    <>
      <Laporan report={historyPembelianReport} filters={FILTERS} groupAction={groupAction} />
      {slip && <SlipBeli slip={slip} onClose={close} />}
    </>
  )
}
