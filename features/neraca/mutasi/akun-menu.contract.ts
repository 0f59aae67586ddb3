/** Which accounts menus lead to: the server alone asks. */
import { AKUN, type Akun, sifat } from '@kencana/ledger'
import { MENU } from '../../menu.ts'

const [UANG, BARANG] = (['uang', 'barang'] as const).map((isi) =>
  (Object.keys(AKUN) as Akun[]).filter((akun) => sifat(akun).isi === isi),
) as [Akun[], Akun[]]

const TERBUKA: ReadonlySet<Akun> = new Set(['BANK', 'BIAYA_BANK', 'HUTANG_TUKANG', 'PERSEKOT', 'TITIPAN'])

/** Cash, and what stands against it, but what banks, deposits and craftsmen's fees show of themselves: together they tell what lies in the drawer. */
export const BUTA: readonly Akun[] = UANG.filter((akun) => !TERBUKA.has(akun))

/** Accounts of goods to which none of these menus leads; one that does not say where it leads may lead to all. */
const barangTersembunyi = (menus: readonly string[]): readonly Akun[] => {
  const laporan = MENU.filter(({ path, mutasi }) => mutasi && menus.includes(path))
  if (laporan.some(({ barang }) => barang === undefined)) return []
  const shown = new Set(laporan.flatMap(({ barang = [] }) => barang))
  return BARANG.filter((akun) => !shown.has(akun))
}

/** Accounts to which none of these menus leads. */
export const tanpaMenu = (menus: readonly string[]): readonly Akun[] => [
  ...uangTersembunyi(menus),
  ...barangTersembunyi(menus),
]

/** What goods cost, and whose the shop is: no cashier books or counts it, reports of results alone tell it. */
const HASIL: ReadonlySet<Akun> = new Set(['PERSEDIAAN', 'HPP', 'RUGI_SUSUT', 'MODAL', 'RK'])

const uangTersembunyi = (menus: readonly string[]): readonly Akun[] => {
  const uang = MENU.filter(({ path }) => menus.includes(path)).map((entry) => entry.uang ?? [])
  if (uang.includes('HASIL')) return []
  const kasir = uang.includes(true)
  const shown = new Set<Akun>(uang.flatMap((akun) => (akun === true || akun === 'HASIL' ? [] : akun)))
  return UANG.filter((akun) => !shown.has(akun) && (!kasir || HASIL.has(akun)))
}
