import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { namaHak } from '@kencana/contract'
import { sql } from '@kencana/database'
import { testDatabase } from '@kencana/database/testing'
import type { Report } from '@kencana/reports/report'
import { describe, expect, it } from 'vitest'
import { allFeatures } from './features.ts'
import { MENU } from './menu.ts'

const endpoints = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0').flatMap(({ routes }) =>
  routes.map(({ endpoint }) => endpoint),
)
const menusOf = ({ access }: (typeof endpoints)[number]): readonly string[] =>
  typeof access === 'string' ? [] : access
const fileOf = (screen: string) => join(import.meta.dirname, `${screen}.screen.tsx`)

/** Every declared report of the product. */
const allReports = async (): Promise<Report[]> => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.report.ts'))
      .map((file) => import(join(import.meta.dirname, file)) as Promise<object>),
  )
  const exported = modules.flatMap((module) => Object.values(module) as (object | null)[])
  return exported.filter((one): one is Report => one !== null && typeof one === 'object' && 'endpoint' in one)
}

describe('the menu', () => {
  it('has every path once, and each screen below another one', () => {
    const paths = MENU.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(MENU.filter(({ below }) => below && !paths.includes(below))).toEqual([])
  })

  it('has a file with a default export for every screen, and a screen for every file', () => {
    expect(MENU.filter(({ screen }) => !existsSync(fileOf(screen))).map(({ path }) => path)).toEqual([])
    const without = MENU.filter(({ screen }) => !/^export default /m.test(readFileSync(fileOf(screen), 'utf8')))
    expect(without.map(({ path }) => path)).toEqual([])
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    const screens = files.filter((file) => file.endsWith('.screen.tsx')).map((file) => file.replace('.screen.tsx', ''))
    const router = readFileSync(join(import.meta.dirname, '../apps/web/src/router.tsx'), 'utf8')
    const known = new Set(MENU.map(({ screen }) => screen))
    // What is read without a login stands in the router itself.
    expect(screens.filter((file) => !known.has(file) && !router.includes(`/features/${file}.screen.tsx`))).toEqual([])
  })

  it('is what a level starts with in a fresh database', async () => {
    const db = await testDatabase()
    const template = await db.rows<{ satu: string }>(
      sql`SELECT level || ' ' || menu_name AS satu FROM menu_template ORDER BY 1`,
    )
    const aksi = await db.rows<{ satu: string }>(
      sql`SELECT level || ' ' || menu_name || '#' || aksi AS satu FROM template_aksi ORDER BY 1`,
    )
    await db.drop()
    const listed = MENU.flatMap(({ path, levels = [] }) => levels.map((level) => `${level} ${path}`))
    expect(template.map(({ satu }) => satu)).toEqual(listed.filter((one) => !/^(OWN|SU) /.test(one)).toSorted())
    const rights = MENU.flatMap(({ path, levels = [], aksi = {} }) =>
      Object.entries(aksi).flatMap(([name, { levels: own = levels }]) =>
        own.map((level) => `${level} ${namaHak(path, name)}`),
      ),
    )
    expect(aksi.map(({ satu }) => satu)).toEqual(rights.toSorted())
  })

  it('has no right that opens nothing, and no action that nothing does', () => {
    const asked = new Set(endpoints.flatMap(menusOf))
    // These show what every session may read, or what a level may.
    const byLevel = new Set<string>([
      '/dashboard',
      '/dashboard/pemilik',
      '/laporan-pantau-customer',
      '/api/docs',
      '/audit-neraca',
      '/nilai-awal',
      '/emas-lepas',
      '/cadangan',
      '/bukti',
      '/kunci-baca',
      '/kunci-papan',
      // a window beside the sale, told by that alone
      '/layar-pelanggan',
    ])
    // OWN and SU alone change these; whoever holds one looks at what every session may read.
    // biome-ignore format: a list to be read at a glance
    const looked = new Set<string>([
      '/master-toko', '/master-bandrol', '/master-kondisi-pembelian', '/master-kode-transaksi',
      '/master-parameter-potongan-kategori', '/master-parameter-jenis-group', '/master-kondisi-pinjaman',
      '/master-atribut', '/master-pabrik', '/master-kategori', '/master-sales', '/master-tukang',
      '/master-parameter-point', '/master-parameter-rugi-nota', '/master-marketplace', '/master-tarif-ppn', '/settingsystem',
    ])
    const idle = MENU.filter(({ path, below }) => !below && ![asked, byLevel, looked].some((set) => set.has(path)))
    expect([...looked].filter((path) => asked.has(path))).toEqual([])
    expect(idle.map(({ path }) => path)).toEqual([])
    const done = new Set(endpoints.flatMap((one) => menusOf(one).map((menu) => namaHak(menu, one.aksi ?? ''))))
    const actions = MENU.flatMap(({ path, aksi = {} }) => Object.keys(aksi).map((one) => namaHak(path, one)))
    expect(actions.filter((one) => !done.has(one))).toEqual([])
  })

  it('lets a menu lead to the ledger if and only if a report or a screen of it does', async () => {
    const declared = (await allReports()).filter(({ mutasi }) => mutasi).map(({ menu }) => menu)
    const drawn = MENU.filter(({ screen }) => {
      const folder = dirname(fileOf(screen))
      const own = readFileSync(fileOf(screen), 'utf8')
      const parts = readdirSync(folder).filter((file) => file.endsWith('.part.tsx') && own.includes(`./${file}`))
      return [own, ...parts.map((file) => readFileSync(join(folder, file), 'utf8'))].some((text) =>
        text.includes('mutasi.shared.tsx'),
      )
    }).map(({ path }) => path)
    const right = (path: string) => MENU.find((one) => one.path === path)?.below ?? path
    expect(new Set([...declared, ...drawn].map(right))).toEqual(
      new Set(MENU.filter(({ mutasi }) => mutasi).map(({ path }) => path)),
    )
  })

  it('leads behind a total to no account that its menu does not tell', async () => {
    const semua = (uang: (typeof MENU)[number]['uang']) => uang === true || uang === 'HASIL'
    const told = MENU.filter(({ barang, uang }) => barang && !semua(uang))
    expect(told.length).toBeGreaterThan(0)
    for (const { path, barang = [], uang = [] } of told)
      for (const { kinds, table, mutasi } of (await allReports()).filter(({ menu }) => menu === path))
        for (const word of kinds?.words ?? [''])
          for (const { key, total } of table(kinds ? { [kinds.by]: word } : {}).columns)
            if (total)
              expect([...barang, ...(uang === true || uang === 'HASIL' ? [] : uang)], `${path} ${key}`).toEqual(
                expect.arrayContaining((mutasi?.lines({}, key).akun ?? '-').split(',')),
              )
  })

  it('lets every report with totals lead to the ledger, or says why not', async () => {
    const reasons: Readonly<Record<string, string>> = {
      '/laporan-authorization':
        'what rules had worked out was never booked; what was entered is in the report of its document',
      '/laporan-batal-penjualan': 'what was turned down before it was booked stands beside what was booked back',
      '/laporan-daftar-member': 'the books know no customers: what one bought is told by his notas',
      '/laporan-eod': 'gold that came and went between many places; the report of each of them leads to its lines',
      '/laporan-otorisasi': 'what was at stake when somebody asked; nothing may have come of it',
      '/laporan-pantau-customer': 'the books know no customers, and one of several shops least of all',
      '/laporan-penjualan-bayar': 'the ways of one nota; money given back with others stands on the same accounts',
      '/laporan-penjualan-marketplace': 'what platforms owe of a nota stands on one line, whatever pieces it has',
      '/laporan-pesanan': 'prices of orders; what is paid of them stands in Laporan Titip Uang',
      '/laporan-saldo-aktif-kirim-barnag-dari-bos': 'each row leads to the lines of its dispatch, from its own day on',
      '/laporan-transaksi-pembelian/selisih':
        'what a nota said: its day, its weight and its price are of another document than the one that is booked',
      '/laporan-transaksi-penjualan/margin':
        'what pieces cost stands on the pieces: the books value goods by their category',
    }
    const without = (await allReports()).filter(({ kinds, table, mutasi }) => {
      const tables = (kinds?.words ?? ['']).map((word) => table(kinds ? { [kinds.by]: word } : {}))
      return !mutasi && tables.some(({ columns }) => columns.some(({ total }) => total))
    })
    expect(without.map(({ menu }) => menu).toSorted()).toEqual(Object.keys(reasons))
  })
})
