import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, IconButton, IconSwap, IntField, TextField } from '@kencana/ui'
import { lazy, Suspense, useState } from 'react'
import { hadiah } from './data-hadiah.contract.ts'
import { FotoHadiah } from './foto-hadiah.shared.tsx'

// Opened by few who look at the list.
const StokHadiah = lazy(() => import('./stok-hadiah.part.tsx'))

type Row = OutputOf<typeof hadiah.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'foto', title: 'Foto', width: 56, render: (row) => <FotoHadiah hadiah={row} /> },
  { key: 'kode_hadiah', title: 'Kode Hadiah', kind: 'kode' },
  { key: 'nama_hadiah', title: 'Nama Hadiah', kind: 'name' },
  { key: 'poin', title: 'Poin', kind: 'int' },
  { key: 'stock', title: 'Stok', kind: 'int', total: true },
]

const BLANK = { kode_hadiah: '', nama_hadiah: '', poin: null }

export default function DataHadiahScreen() {
  const [stok, setStok] = useState<Row | null>(null)
  return (
    <>
      <MasterScreen
        master={hadiah}
        path={['Data Master', 'Master Data Hadiah']}
        columns={COLUMNS}
        blank={BLANK}
        emptyText="Data Hadiah Kosong"
        keep={(row: Row) => (row.stock > 0 ? `Hadiah ${row.kode_hadiah} Masih Ada Stok` : null)}
        rowExtra={(row: Row) => (
          <IconButton size="sm" label={`Stok dan foto ${row.kode_hadiah}`} onClick={() => setStok(row)}>
            <IconSwap />
          </IconButton>
        )}
      >
        {({ field, editing }) => (
          <FieldGrid>
            <TextField {...field('kode_hadiah')} label="Kode Hadiah" required readOnly={editing} autoFocus={!editing} />
            <TextField {...field('nama_hadiah')} label="Nama Hadiah" required autoFocus={editing} />
            <IntField {...field('poin')} label="Poin" required />
          </FieldGrid>
        )}
      </MasterScreen>
      {stok && (
        <Suspense>
          <StokHadiah hadiah={stok} onClose={() => setStok(null)} />
        </Suspense>
      )}
    </>
  )
}
