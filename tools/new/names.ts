/** A feature's names, from `area/nama`, and templates filled with them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What stands for `{{...}}` in a template. */
export interface Names {
  area: string
  /** jenis-batu */
  nama: string
  /** jenis_batu */
  snake: string
  /** jenisBatu */
  camel: string
  /** JenisBatu */
  Pascal: string
  /** Jenis Batu */
  Judul: string
  /** JENIS BATU */
  JUDUL: string
  /** JENIS_BATU */
  CONST: string
  /** First part of a report's path: stok for laporan-stok. */
  jalan: string
  /** Groups and title above the heading, as code. */
  tempat: string
  /** Code of the document's numbers. */
  KODE: string
}

/** A word in upper camel case: penjualan → Penjualan. */
export const title = (kebab: string): string =>
  kebab
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** A word as an identifier: stock-opname → stockOpname. */
export const camelCase = (kebab: string): string =>
  kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** @param kode code of a document's numbers, where it is one */
export const namesOf = (area: string, nama: string, kode = ''): Names => ({
  area,
  nama,
  snake: nama.replaceAll('-', '_'),
  camel: camelCase(nama),
  Pascal: title(nama).replaceAll(' ', ''),
  Judul: title(nama),
  JUDUL: title(nama).toUpperCase(),
  CONST: nama.replaceAll('-', '_').toUpperCase(),
  jalan: nama.replace(/^laporan-/, ''),
  tempat: `'${title(area)}', '${title(nama)}'`,
  KODE: kode,
})

const filled = (template: string, names: Names): string =>
  template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => names[name as keyof Names] ?? whole)

/**
 * The files of a kind of feature: each template beside this file, filled.
 * @param migration number of the migration that goes with it
 * @returns path → text
 */
export const filesOf = (kind: string, names: Names, migration: string): Record<string, string> => {
  const folder = join(import.meta.dirname, kind)
  const { area, nama } = names
  return Object.fromEntries(
    readdirSync(folder).map((file) => {
      const ending = file.replace(/\.tpl$/, '')
      const path = ending.endsWith('.sql')
        ? `db/migrations/${migration}-${kind === 'master' ? 'master-' : ''}${nama}.sql`
        : `features/${area}/${nama}/${nama}.${ending}`
      return [path, filled(readFileSync(join(folder, file), 'utf8'), names)]
    }),
  )
}
