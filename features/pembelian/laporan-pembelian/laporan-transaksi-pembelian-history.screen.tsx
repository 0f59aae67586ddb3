import type { OutputOf } from '@kencana/contract'
import { call, ReportScreen, showError } from '@kencana/screens'
import { IconButton, IconPrinter, TextField } from '@kencana/ui'
import { useState } from 'react'
import { SlipBeli } from '../transaksi-pembelian/slip-pembelian.picker.tsx'
import { getBeli } from '../transaksi-pembelian/transaksi-pembelian.contract.ts'
import { laporanHistory } from './laporan-pembelian.contract.ts'
import { history } from './laporan-pembelian.report.ts'

const BLANK = { no_faktur_beli: 'ALL' }

/** What happened to each purchase, from entry on. */
export default function LaporanTransaksiPembelianHistoryScreen() {
  const [slip, setSlip] = useState<OutputOf<typeof getBeli> | null>(null)
  const buka = (no_faktur: string) => void call(getBeli, { no_faktur }).then(setSlip, showError)
  return (
    <>
      <ReportScreen
        path={['Laporan', 'Laporan Pembelian', 'Laporan Transaksi Pembelian History']}
        endpoint={laporanHistory}
        report={history}
        blank={BLANK}
        emptyText="Data Laporan Tidak Tersedia"
        successText="Laporan Transaksi Pembelian History Tersedia"
        groupAction={{
          title: 'Nota',
          render: ({ key }) => (
            <IconButton size="sm" label={`Cetak ulang ${key}`} onClick={() => buka(key)}>
              <IconPrinter />
            </IconButton>
          ),
        }}
      >
        {({ field }) => {
          const { value, ...rest } = field('no_faktur_beli')
          return <TextField {...rest} value={value === 'ALL' ? '' : value} label="No Faktur" placeholder="SEMUA" />
        }}
      </ReportScreen>
      {slip && <SlipBeli grup={slip} onClose={() => setSlip(null)} />}
    </>
  )
}
