/** The files of a new master: ordinary code, the same shape as the neighbours'. */

/** Names derived from `area/nama`. */
export interface Nama {
  area: string
  /** kadar */
  nama: string
  /** Kadar */
  label: string
  /** kode_kadar */
  kunci: string
  /** nama_kadar */
  teks: string
}

export const namaOf = (area: string, nama: string): Nama => {
  const snake = nama.replaceAll('-', '_')
  const label = nama.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  )
  return { area, nama, label, kunci: `kode_${snake}`, teks: `nama_${snake}` }
}

/** A valid identifier: jenis-batu → jenisBatu. */
const camel = (nama: string): string => nama.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const pascal = (nama: string): string => camel(nama).replace(/^[a-z]/, (letter) => letter.toUpperCase())

const contract = ({
  nama,
  label,
  kunci,
  teks,
}: Nama) => `import { kode, masterEndpoints, teks } from '@kencana/contract'

export const ${camel(nama)} = masterEndpoints({
  name: '${nama}',
  label: '${label}',
  menu: '/master-${nama}',
  key: '${kunci}',
  fields: {
    ${kunci}: kode('Kode ${label}', { max: 10 }),
    ${teks}: teks('Nama ${label}', { max: 60 }),
  },
})
`

const server = ({ nama }: Nama) => `import { type Feature, masterRoutes } from '@kencana/server-kit'
import { ${camel(nama)} } from './${nama}.contract.ts'

export const ${camel(nama)}Feature: Feature = { routes: masterRoutes(${camel(nama)}, { table: '${nama.replaceAll('-', '_')}' }) }
`

const screen = ({ nama, label, kunci, teks }: Nama) => `import type { OutputOf } from '@kencana/contract'
import { MasterScreen } from '@kencana/screens'
import { type Column, FieldGrid, TextField } from '@kencana/ui'
import { ${camel(nama)} } from './${nama}.contract.ts'

type Row = OutputOf<typeof ${camel(nama)}.list>[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: '${kunci}', title: 'Kode ${label}', kind: 'kode' },
  { key: '${teks}', title: 'Nama ${label}', kind: 'name' },
]

const BLANK = { ${kunci}: '', ${teks}: '' }

export default function ${pascal(nama)}Screen() {
  return (
    <MasterScreen
      master={${camel(nama)}}
      path={['Data Master', 'Master ${label}']}
      columns={COLUMNS}
      blank={BLANK}
      emptyText="Data ${label} Kosong"
    >
      {({ field, editing }) => (
        <FieldGrid>
          <TextField {...field('${kunci}')} label="Kode ${label}" required readOnly={editing} autoFocus={!editing} />
          <TextField {...field('${teks}')} label="Nama ${label}" required autoFocus={editing} />
        </FieldGrid>
      )}
    </MasterScreen>
  )
}
`

const test = ({ nama, kunci, teks }: Nama) => `import { masterSuite } from '@kencana/testing/master'
import { ${camel(nama)} } from './${nama}.contract.ts'

masterSuite({
  master: ${camel(nama)},
  row: { ${kunci}: 'A1', ${teks}: 'CONTOH' },
  change: { ${teks}: 'CONTOH BARU' },
})
`

const migration = ({ nama, kunci, teks }: Nama) => `CREATE TABLE ${nama.replaceAll('-', '_')} (
  ${kunci} kode PRIMARY KEY,
  id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  ${teks} nama NOT NULL,
  versi integer NOT NULL DEFAULT 1,
  dihapus_pada timestamptz
);

INSERT INTO menu_template (level, menu_name) VALUES ('GUDANG', '/master-${nama}');
`

/** Path → text of every file, the migration with its number. */
export const masterFiles = (n: Nama, nomorMigrasi: string): Record<string, string> => {
  const at = `features/${n.area}/${n.nama}/${n.nama}`
  return {
    [`${at}.contract.ts`]: contract(n),
    [`${at}.server.ts`]: server(n),
    [`${at}.screen.tsx`]: screen(n),
    [`${at}.test.ts`]: test(n),
    [`db/migrations/${nomorMigrasi}-master-${n.nama}.sql`]: migration(n),
  }
}

/** The line of the server's list, with its import. */
export const serverLine = ({ nama }: Nama) => ({
  import: `import { ${camel(nama)}Feature } from './${nama}/${nama}.server.ts'\n`,
  entry: `  ${camel(nama)}Feature,\n`,
})

/** The entry of the area's menu. */
export const menuEntry = ({ area, nama, label }: Nama) => `  {
    path: '/master-${nama}',
    title: 'Master ${label}',
    group: ['Data Master'],${area === 'master' ? '' : `\n    screen: '${area}/${nama}/${nama}',`}
    levels: ['GUDANG'],
    aksi: ['tambah', 'ubah', 'hapus', 'impor'],
  },
`
