/** What Ctrl+K finds: screens by the words of their names, and the lists in which a word or number can be looked up. */
import type { OutputOf } from '@kencana/contract'
import { isOwner, type UserData } from '@kencana/screens'
import type { cari } from '../../../../features/dashboard/cari/cari.contract.ts'
import { tokenDari } from '../../../../features/penjualan/nota-publik/nota-publik.contract.ts'
import { mayOpen, SCREENS, type ScreenEntry, screenAt } from '../menu.ts'
import { kertasScreen } from './kertas.ts'

/** What the server found for what was typed. */
export type Temuan = OutputOf<typeof cari>[number]

/** What can be chosen: where it leads, or a screen that does something. */
export interface Found {
  id: string
  label: string
  description?: string
  locked: boolean
  screen?: ScreenEntry
  to: string
  search?: Record<string, string>
  /** A dialog of the user's menu, where it leads nowhere. */
  dialog?: DialogUser
}

/** Dialogs of the user's menu. */
export type DialogUser = 'tutup' | 'password' | 'pin' | 'pindah'

const DIALOGS: readonly { dialog: DialogUser; label: string; kata: string; owner: boolean }[] = [
  { dialog: 'tutup', label: 'Tutup Toko', kata: 'closing akhir hari', owner: true },
  { dialog: 'password', label: 'Ganti Password', kata: 'sandi', owner: false },
  { dialog: 'pin', label: 'PIN Saksi', kata: 'otorisasi', owner: false },
  { dialog: 'pindah', label: 'Pindah Toko', kata: 'ganti toko cabang', owner: true },
]

const NOTA = '/lihat-penjualan'

/** Where a word, a name or a number is looked up, each by the search of its own list. */
const LISTS: readonly { path: string; param: string; what: string }[] = [
  { path: '/data-barang', param: 'q', what: 'Cari barang' },
  { path: '/lihat-pesanan', param: 'q', what: 'Cari pesanan atau customer' },
  { path: NOTA, param: 'q', what: 'Cari penjualan atau customer' },
  { path: '/lihat-pembelian', param: 'q', what: 'Cari pembelian atau customer' },
]

const CARD = '/data-barang/asal-usul'

// A number of labels or papers, never a word of the menu.
const CODE = /^(?=.*\d)[A-Z0-9][A-Z0-9./-]{4,}$/i

/** Letters in their order, with others between them: 'brg' is 'barang'. */
const inside = (word: string, text: string): boolean => {
  let at = -1
  for (const letter of word) {
    at = text.indexOf(letter, at + 1)
    if (at < 0) return false
  }
  return true
}

/** What people call a screen whose own name does not have it. */
const WORDS: Readonly<Record<string, string>> = {
  '/dashboard': 'backup cadangan',
  '/data-barang': 'impor import stok awal excel csv',
  '/cetak-barcode': 'printer label',
  '/settingNota': 'printer struk',
  '/settingtoko': 'rekening bank logo',
  '/settingsystem': 'parameter batas',
  '/data-users': 'karyawan pegawai password',
  '/transaksi-penjualan': 'jualan kasir bon',
  '/validasi-penjualan': 'terima uang bayar transfer qris kasir bon',
  '/validasi-jual-beli': 'terima uang bayar transfer qris kasir bon',
  '/lihat-penjualan': 'nota cetak ulang retur kembali bon',
  '/lihat-pembelian': 'bon cetak ulang',
  '/transaksi-pesanan': 'order pesan',
  '/lihat-pesanan': 'order nota',
  '/data-member': 'pelanggan customer',
  '/transaksi-hutang': 'gadai pinjaman',
  '/validasi-hutang': 'gadai pinjaman',
  '/lihat-hutang': 'gadai pinjaman tebus perpanjang',
  '/dashboard/printer': 'struk label epson zebra usb cetak pasangkan',
  '/cadangan': 'backup cadangkan usb disk rusak pulihkan',
  '/emas-lepas': 'stok awal batangan bahan toko',
  '/tambah-bahan-tukang': 'emas lepas brankas bahan toko',
  '/nilai-awal': 'modal hpp harga pokok',
  '/laba-rugi': 'untung hpp',
  '/laporan-eod': 'tutup toko harian',
  '/hitung-kas': 'tutup toko laci',
  '/tambah-uang-kas': 'modal kas masuk',
  '/ambil-uang-kas': 'biaya pengeluaran kas keluar',
  '/transaksi-services': 'servis reparasi patri',
  '/transaksi-pembelian': 'buyback beli emas retur kembali',
  '/master-parameter-harga-emas': 'harga per gram',
}

/** Work at the counter is asked for more often than what tells of it. */
const tellsOf = (path: string): number => Number(path.startsWith('/laporan'))

/** 0 is nearest: the whole name, its beginning, all words in it (at the beginning of its own or within), all words abbreviated; null for none. */
const nearness = (title: string, about: string, typed: string): number | null => {
  if (title === typed) return 0
  if (title.startsWith(typed)) return 1
  const words = typed.split(/\s+/)
  const begins = (word: string) => title.split(' ').some((one) => one.startsWith(word))
  if (words.every((word) => title.includes(word))) return words.every(begins) ? 2 : 2.5
  if (words.every((word) => `${title} ${about}`.includes(word))) return 3
  const short = (word: string) => title.split(' ').some((one) => one[0] === word[0] && inside(word, one))
  return words.every(short) ? 4 : null
}

const entry = (user: UserData, screen: ScreenEntry, description = screen.group.join(' › ')): Found => ({
  id: screen.path,
  label: screen.title,
  description,
  locked: !mayOpen(user, screen),
  screen,
  to: screen.path,
})

const dialogs = (user: UserData, typed: string) =>
  DIALOGS.filter(({ owner }) => !owner || isOwner(user)).flatMap(({ dialog, label, kata }) => {
    const near = nearness(label.toLowerCase(), kata, typed)
    if (near === null) return []
    return [{ near, found: { id: dialog, label, description: 'Menu user', locked: false, to: '', dialog } }]
  })

const screens = (user: UserData, typed: string): Found[] =>
  [
    // Of those that the menu does not list only what people ask for by a word.
    ...SCREENS.filter((screen) => !screen.below || screen.path in WORDS).flatMap((screen) => {
      const about = `${screen.path} ${screen.group.join(' ')} ${WORDS[screen.path] ?? ''}`
      const near = nearness(screen.title.toLowerCase(), about.toLowerCase(), typed)
      return near === null ? [] : [{ near, found: entry(user, screen) }]
    }),
    ...dialogs(user, typed),
  ]
    .toSorted(
      (a, b) =>
        Number(a.found.locked) - Number(b.found.locked) ||
        Math.floor(a.near) - Math.floor(b.near) ||
        tellsOf(a.found.to) - tellsOf(b.found.to) ||
        a.near - b.near,
    )
    .map(({ found }) => found)

const lookUps = (user: UserData, typed: string): Found[] => {
  const text = typed.toUpperCase()
  const card = screenAt(CARD)
  const lists = LISTS.flatMap(({ path, param, what }) => {
    const screen = screenAt(path)
    if (!screen || !mayOpen(user, screen)) return []
    const label = `${what}: ${text}`
    return [{ id: `cari${path}`, label, description: screen.title, locked: false, to: path, search: { [param]: text } }]
  })
  if (!CODE.test(typed) || !card || !mayOpen(user, card)) return lists
  const piece = { id: 'kartu', label: `Buka barang ${text}`, locked: false, to: CARD, search: { kode: text } }
  return [piece, ...lists]
}

const JENIS: Readonly<Record<Temuan['jenis'], string>> = {
  BARANG: 'Barang',
  DOKUMEN: 'Dokumen',
  PELANGGAN: 'Pelanggan',
  TUKANG: 'Tukang',
  PENGATURAN: 'Pengaturan',
}

const temuan = (user: UserData, { jenis, kode, judul, keterangan, path, saring }: Temuan): Found[] => {
  const screen = screenAt(path)
  if (!screen || !mayOpen(user, screen)) return []
  const description = `${JENIS[jenis]} · ${keterangan}`
  return [{ id: `${jenis}${kode}`, label: judul, description, locked: false, to: path, search: saring }]
}

/** Screens that stand above what was found: the nearest ones. */
const NEAREST = 5

/** Whether what is typed may be anything but the name of a screen. */
export const asksServer = (query: string): boolean => query.trim().length >= 3 && !tokenDari(query.trim())

/**
 * What Ctrl+K shows for what was typed, nothing that this user may not read. What stands first is there at once and stays first when the
 * server's answer comes: Enter means the same before and after.
 * @param recents paths of the screens opened last, shown while nothing is typed
 * @param ditemukan what the server answered so far
 */
export const find = (
  user: UserData,
  query: string,
  recents: readonly string[],
  ditemukan: readonly Temuan[] = [],
): Found[] => {
  const typed = query.trim().toLowerCase()
  if (typed === '') {
    const last = recents.flatMap((path) => screenAt(path) ?? []).map((screen) => entry(user, screen, 'Terakhir dibuka'))
    const rest = SCREENS.filter((screen) => !screen.below && !recents.includes(screen.path))
    return [...last, ...rest.map((screen) => entry(user, screen))]
  }
  const kertas = kertasScreen(user, query.trim())
  if (kertas) return [kertas]
  if (tokenDari(query.trim())) return []
  const named = screens(user, typed)
  const found = ditemukan.flatMap((one) => temuan(user, one))
  if (!CODE.test(typed))
    return [
      ...(found.length === 0 ? named : named.slice(0, NEAREST)),
      ...found,
      ...(typed.length > 2 ? lookUps(user, typed) : []),
    ]
  const [first, ...rest] = lookUps(user, typed)
  const others = found.filter(({ search }) => search?.kode !== typed.toUpperCase())
  return [...(first ? [first] : []), ...others, ...rest, ...named]
}
