import { ReportScreen, useReprint } from '@kencana/screens'
import { TextField } from '@kencana/ui'
import { SlipBeli } from '../transaksi-pembelian/slip-pembelian.shared.tsx'
import { getBeli } from '../transaksi-pembelian/transaksi-pembelian.contract.ts'
import { laporanHistory } from './laporan-pembelian.contract.ts'
import { history } from './laporan-pembelian.report.ts'

const BLANK = { no_faktur_beli: 'ALL' }

/** What happened to each purchase, from entry on. */
export default function LaporanTransaksiPembelianHistoryScreen() {
  const { slip, close, groupAction } = useReprint(getBeli, (no_faktur) => ({ no_faktur }), { title: 'Nota' })
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Pembelian', 'Laporan Transaksi Pembelian History']}
        endpoint={laporanHistory}
        report={history}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Transaksi Pembelian History Tersedia"
        groupAction={groupAction}
      >
        {({ field }) => {
          const { value, ...rest } = field('no_faktur_beli')
          return <TextField {...rest} value={value === 'ALL' ? '' : value} label="No Faktur" placeholder="SEMUA" />
        }}
      </ReportScreen>
      {slip && <SlipBeli grup={slip} onClose={close} />}
    </>
  )
}
