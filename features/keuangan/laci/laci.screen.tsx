import type { OutputOf } from '@kencana/contract'
import { MasterScreen, useMay } from '@kencana/screens'
import { type Column, FieldGrid, IconButton, IconUsers, TextField } from '@kencana/ui'
import { useState } from 'react'
import { laci, pegangLaci } from './laci.contract.ts'
import { PemegangLaci } from './pemegang-laci.part.tsx'

type Row = OutputOf<typeof laci.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode_laci', title: 'Kode Laci', kind: 'kode' },
  { key: 'nama_laci', title: 'Nama Laci', kind: 'name' },
  { key: 'pemegang', title: 'Pemegang', kind: 'name' },
]

const BLANK = { kode_laci: '', nama_laci: '' }

/** Drawers beside the shop's first one, and who has which. */
export default function LaciScreen() {
  const [dipegang, setDipegang] = useState<Row | null>(null)
  const boleh = useMay(pegangLaci)
  return (
    <>
      <MasterScreen
        master={laci}
        path={['Kasir', 'Laci Kas']}
        columns={COLUMNS}
        blank={BLANK}
        emptyText="Satu Laci Untuk Semua Kasir"
        keep={(row: Row) => (row.pemegang === '' ? null : `Laci ${row.kode_laci} Masih Dipegang ${row.pemegang}`)}
        rowExtra={(row: Row) =>
          boleh && (
            <IconButton size="sm" label={`Pemegang laci ${row.kode_laci}`} onClick={() => setDipegang(row)}>
              <IconUsers />
            </IconButton>
          )
        }
      >
        {({ field, editing }) => (
          <FieldGrid>
            <TextField {...field('kode_laci')} label="Kode Laci" required readOnly={editing} autoFocus={!editing} />
            <TextField {...field('nama_laci')} label="Nama Laci" required autoFocus={editing} />
          </FieldGrid>
        )}
      </MasterScreen>
      {dipegang && <PemegangLaci kode_laci={dipegang.kode_laci} onClose={() => setDipegang(null)} />}
    </>
  )
}
