import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import type { Column } from '@kencana/ui'
import { lazy, Suspense } from 'react'
import { tarifPpn } from './tarif-ppn.contract.ts'

const IsianTarif = lazy(() => import('./isian-tarif.part.tsx'))

type Row = OutputOf<typeof tarifPpn.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'penjual', title: 'Penjual' },
  { key: 'untuk', title: 'Untuk' },
  { key: 'pembeli', title: 'Pembeli' },
  { key: 'mulai', title: 'Mulai', kind: 'date' },
  { key: 'efektif', title: 'PPN', kind: 'persen' },
  { key: 'tarif', title: 'Tarif', kind: 'persen' },
  { key: 'bagian', title: 'Bagian', kind: 'persen' },
  { key: 'dasar', title: 'Dasar' },
  { key: 'sumber', title: 'Sumber' },
]

const BLANK = {
  penjual: '',
  untuk: '',
  pembeli: '',
  mulai: '',
  tarif: '',
  bagian: '',
  dasar: '',
  sumber: '',
} as const

/** Which tax is taken from which day: rows are added, and what was reckoned by one stays. */
export default function TarifPpnScreen() {
  return (
    <MasterScreen
      master={tarifPpn}
      path={['Data Master', 'Master Tarif PPN']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data Tarif PPN Kosong"
    >
      {({ field, values, editing }) => (
        <Suspense fallback={null}>
          <IsianTarif field={field} values={values} editing={editing} />
        </Suspense>
      )}
    </MasterScreen>
  )
}
