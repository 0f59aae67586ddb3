import { Button } from '@kencana/ui'
import { useMemo, useState } from 'react'
import { useGudangOptions } from '../../master/gudang/gudang.picker.tsx'
import { Laporan } from '../../neraca/laporan/laporan.shared.tsx'
import { choice, filterText, kode_baki, lookup } from '../../neraca/laporan/saringan.shared.tsx'
import { TimbangDialog } from '../timbang-baki/hasil-timbang.shared.tsx'
import { HASIL_TIMBANG } from '../timbang-baki/timbang-baki.contract.ts'
import { timbangBakiReport } from './laporan-timbang-baki.report.ts'

const FILTERS = {
  kode_gudang: lookup('Kode Gudang', useGudangOptions),
  kode_baki,
  hasil: choice('Hasil', HASIL_TIMBANG),
}

/** The report with numbers that open their weighing. */
const useOpening = (open: (no_timbang: string) => void): typeof timbangBakiReport =>
  useMemo(() => {
    const table = timbangBakiReport.table({})
    const columns = table.columns.map((column) =>
      column.key === 'no_timbang'
        ? {
            ...column,
            render: ({ no_timbang }: { no_timbang: string }) => (
              <Button kind="subtle" size="sm" onClick={() => open(no_timbang)}>
                {no_timbang}
              </Button>
            ),
          }
        : column,
    )
    const opening = { ...table, columns }
    return { ...timbangBakiReport, table: () => opening }
  }, [open])

/** Every finished weighing with book, scale and difference. A total leads to what the ledger says of the trays. */
export default function LaporanTimbangBakiScreen() {
  const [shown, setShown] = useState<string | null>(null)
  const report = useOpening(setShown)
  return (
    <>
      <Laporan
        report={report}
        filters={FILTERS}
        lines={({ kode_baki, hasil }) => [`Baki ${filterText(kode_baki)}, Hasil ${hasil}`]}
      />
      {shown && <TimbangDialog no_timbang={shown} onClose={() => setShown(null)} />}
    </>
  )
}
