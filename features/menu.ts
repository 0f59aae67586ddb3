/**
 * Every screen and every right, in the order of the sidebar inside each of its groups: one list for contracts, router,
 * sidebar, rights, templates and drill-down. Each area lists its own in <area>.menu.ts.
 */
import type { Menu, MenuEntry } from '@kencana/contract'
import { aksesMenu } from './akses/akses.menu.ts'
import { barangMenu } from './barang/barang.menu.ts'
import { bosMenu } from './bos/bos.menu.ts'
import { cabangMenu } from './cabang/cabang.menu.ts'
import { dashboardMenu } from './dashboard/dashboard.menu.ts'
import { hutangMenu } from './hutang/hutang.menu.ts'
import { kasirMenu } from './kasir/kasir.menu.ts'
import { keuanganMenu } from './keuangan/keuangan.menu.ts'
import { luarMenu } from './luar/luar.menu.ts'
import { masterMenu } from './master/master.menu.ts'
import { memberMenu } from './member/member.menu.ts'
import { neracaMenu } from './neraca/neraca.menu.ts'
import { pembelianMenu } from './pembelian/pembelian.menu.ts'
import { pengaturanMenu } from './pengaturan/pengaturan.menu.ts'
import { penjualanMenu } from './penjualan/penjualan.menu.ts'
import { pesananMenu } from './pesanan/pesanan.menu.ts'
import { sepuhanMenu } from './sepuhan/sepuhan.menu.ts'
import { serviceMenu } from './service/service.menu.ts'
import { titipanMenu } from './titipan/titipan.menu.ts'
import { tukangMenu } from './tukang/tukang.menu.ts'

const AREAS = {
  dashboard: dashboardMenu,
  master: masterMenu,
  tukang: tukangMenu,
  pesanan: pesananMenu,
  barang: barangMenu,
  bos: bosMenu,
  pembelian: pembelianMenu,
  penjualan: penjualanMenu,
  service: serviceMenu,
  titipan: titipanMenu,
  hutang: hutangMenu,
  sepuhan: sepuhanMenu,
  kasir: kasirMenu,
  keuangan: keuanganMenu,
  cabang: cabangMenu,
  member: memberMenu,
  akses: aksesMenu,
  pengaturan: pengaturanMenu,
  neraca: neracaMenu,
  luar: luarMenu,
} as const

type Entry = (typeof AREAS)[keyof typeof AREAS][number]

type Leading = Extract<Entry, { mutasi: true }>['path']

declare module '@kencana/contract' {
  interface Register {
    aksi: { [E in Entry as E['path']]: E extends { aksi: infer A } ? keyof A & string : never }
    mutasi: Leading | Extract<Entry, { below: Leading }>['path']
  }
}

/** `/master-baki` of the area master stands in master/baki/baki, `/cucian` of the area barang in barang/cucian/cucian. */
const screenOf = (area: string, { path, screen }: MenuEntry): string => {
  const name = path.replace(area === 'master' ? /^\/(master-)?/ : '/', '')
  return screen ?? `${area}/${name}/${name}`
}

/** What a screen is called unless told: `/master-baki` is Master Baki. Its title is then left out of what a browser loads. */
export const titleOf = (path: string): string =>
  path
    .slice(1)
    .replace(/[-/]?([^-/])([^-/]*)/g, (_, first: string, rest: string) => ` ${first.toUpperCase()}${rest}`)
    .trim()

/** All screens, each with its file. */
export const MENU: readonly (MenuEntry & { readonly screen: string })[] = Object.entries(AREAS).flatMap(
  ([area, menu]) =>
    menu.map((entry: MenuEntry) =>
      Object.assign({ title: titleOf(entry.path) }, entry, { screen: screenOf(area, entry) }),
    ),
)

/** A screen's entry in the list. @throws Error for a path that is none, which does not compile */
export const menuEntry = (path: Menu): MenuEntry => {
  const entry = MENU.find((one) => one.path === path)
  if (!entry) throw new Error(`${path} is not in the menu`)
  return entry
}
