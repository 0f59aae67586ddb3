/** Every screen of the product; `menu/` has one file per area. Only finished screens stand there. */
import { canOpen, type UserData } from '@kencana/screens'
import { aksesMenu } from './menu/akses.ts'
import { barangMenu } from './menu/barang.ts'
import { bosMenu } from './menu/bos.ts'
import { dashboardMenu } from './menu/dashboard.ts'
import type { ScreenEntry } from './menu/entry.ts'
import { kasirMenu } from './menu/kasir.ts'
import { keuanganMenu } from './menu/keuangan.ts'
import { masterMenu } from './menu/master.ts'
import { neracaMenu } from './menu/neraca.ts'
import { pembelianMenu } from './menu/pembelian.ts'
import { pengaturanMenu } from './menu/pengaturan.ts'
import { pesananMenu } from './menu/pesanan.ts'
import { sepuhanMenu } from './menu/sepuhan.ts'
import { tukangMenu } from './menu/tukang.ts'

/** In the order of the sidebar inside each of its groups. */
export const SCREENS: readonly ScreenEntry[] = [
  ...dashboardMenu,
  ...masterMenu,
  ...tukangMenu,
  ...pesananMenu,
  ...barangMenu,
  ...bosMenu,
  ...pembelianMenu,
  ...sepuhanMenu,
  ...kasirMenu,
  ...keuanganMenu,
  ...aksesMenu,
  ...pengaturanMenu,
  ...neracaMenu,
]

/** The screen of a path. */
export const screenAt = (path: string): ScreenEntry | undefined => SCREENS.find((screen) => screen.path === path)

/** Whether this user may open a screen; the server decides again on every call. */
export const mayOpen = (user: UserData, { path, ownOnly, below }: ScreenEntry): boolean =>
  ownOnly ? user.level === 'OWN' : canOpen(user, below ?? path)
