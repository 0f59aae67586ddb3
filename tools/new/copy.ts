/**
 * The files of a new report or transaction: those of the pattern feature under another name. So the template is code
 * that runs and is tested, and never falls behind.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the generator copies from, and what it is called there. */
interface Pola {
  folder: string
  nama: string
  label: string
}

const LAPORAN: Pola = {
  folder: 'features/barang/laporan-tambah-barang',
  nama: 'laporan-tambah-barang',
  label: 'Laporan Tambah Barang',
}
const TRANSAKSI: Pola = { folder: 'features/barang/pindah-barang', nama: 'pindah-barang', label: 'Pindah Barang' }

const camel = (nama: string): string => nama.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const pascal = (nama: string): string => camel(nama).replace(/^[a-z]/, (letter) => letter.toUpperCase())
const snake = (nama: string): string => nama.replaceAll('-', '_')
const judul = (nama: string): string =>
  nama
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

type Ganti = readonly (readonly [string | RegExp, string])[]

const apply = (text: string, ganti: Ganti): string =>
  ganti.reduce(
    (done, [from, to]) => (typeof from === 'string' ? done.replaceAll(from, to) : done.replace(from, to)),
    text,
  )

const namaPola = (pola: Pola, nama: string): Ganti => [
  [pola.nama, nama],
  [camel(pola.nama), camel(nama)],
  [pascal(pola.nama), pascal(nama)],
  [pola.label, judul(nama)],
  [snake(pola.nama), snake(nama)],
]

const copied = (root: string, pola: Pola, area: string, nama: string, ganti: Ganti): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(root, pola.folder)).map((file) => [
      join('features', area, nama, apply(file, ganti)),
      apply(readFileSync(join(root, pola.folder, file), 'utf8'), [
        ...ganti,
        // Neighbours of the pattern are neighbours of the copy only in the same area.
        ...(area === 'barang' ? [] : [[/'\.\.\/(?=[a-z-]+\/)/g, "'../../barang/"] as const]),
      ]),
    ]),
  )

/** Files of a report that starts as a copy of Laporan Tambah Barang. */
export const laporanFiles = (root: string, area: string, nama: string): Record<string, string> => {
  const ganti = [
    ...namaPola(LAPORAN, nama),
    ['tambah-barang/reports', `${nama.replace(/^laporan-/, '')}/reports`] as const,
  ]
  return copied(root, LAPORAN, area, nama, ganti)
}

/** The tables of the pattern, cut out of the migration that made them. */
const tabel = (root: string): string => {
  const text = readFileSync(join(root, 'db/migrations/0005-barang.sql'), 'utf8')
  const from = text.indexOf('CREATE TABLE pindah_barang (')
  const until = text.indexOf('-- Corrections of one item')
  if (from < 0 || until < 0) throw new Error('tabel pindah_barang tidak ditemukan di 0005-barang.sql')
  return text.slice(from, until).trim()
}

/**
 * Files of a transaction that starts as a copy of Pindah Barang: pieces by scanning, slip, undo.
 * @param kode code of its document numbers: 'CU'
 */
export const transaksiFiles = (
  root: string,
  area: string,
  nama: string,
  kode: string,
  migration: string,
): Record<string, string> => {
  const ganti: Ganti = [
    // The pattern's documents are also those of another screen; the copy's are its own.
    [", '/pindah-barang-satu-baki'", ''],
    ...namaPola(TRANSAKSI, nama),
    [/\bpindah(Row|Lengkap)\b/g, `${camel(nama)}$1`],
    [/(list|get|batal|daftar|satu|jurnal|struk|Slip|Riwayat|use)Pindah\b/g, `$1${pascal(nama)}`],
    [/no_pindah/g, `no_${snake(nama)}`],
    [/(riwayat|slip)-pindah/g, `$1-${nama}`],
    ["cetak: 'PINDAH'", `cetak: '${snake(nama).toUpperCase()}'`],
    ['DOKUMEN_PINDAH', `DOKUMEN_${snake(nama).toUpperCase()}`],
    [/\bBPD\b/g, `B${kode}`],
    [/\bPD\b/g, kode],
  ]
  const sql = `-- ${judul(nama)}: the document and its pieces.

${apply(tabel(root), ganti)}

INSERT INTO menu_template (level, menu_name) VALUES ('GUDANG', '/${nama}');
`
  return { ...copied(root, TRANSAKSI, area, nama, ganti), [join('db/migrations', `${migration}-${nama}.sql`)]: sql }
}

/** The line of the area's list of features. */
export const barisServer = (nama: string) => {
  const feature = `${camel(nama)}Feature`
  return {
    import: `import { ${feature} } from './${nama}/${nama}.server.ts'\n`,
    entry: `  ${feature},\n`,
  }
}

/** The entry of the area's menu. */
export const entriMenu = (area: string, nama: string): string => `  {
    path: '/${nama}',
    title: '${judul(nama)}',
    group: ['${nama.startsWith('laporan-') ? "Laporan', 'Laporan " : ''}${judul(area)}'],
    levels: ['GUDANG'],
    ${nama.startsWith('laporan-') ? 'mutasi: true' : "aksi: ['simpan', 'batal']"},
  },
`
