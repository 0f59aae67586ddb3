/** Who is logged in, in which shop, on which day: the stored user data of the specification (section 3). */
import { type Endpoint, namaHak } from '@kencana/contract'
import { type Bentuk, pakaiBentuk } from '@kencana/ledger'
import { useSyncExternalStore } from 'react'
import { forgetClosed } from './ditutup.ts'
import { obfuscateText, revealText } from './obfuscate.ts'

/** The stored user data, as the login answers it. */
export interface UserData {
  user_id: string
  user_name: string
  kode_toko: string
  nama_toko: string
  alamat_toko: string
  tgl_system: string
  token: string
  level: string
  menu: readonly { menu_name: string }[]
  /** What may be done on them: '/kirim-barang#simpan'. */
  aksi: readonly string[]
  hari_ini: string
  waktu: string
  zona_waktu: string
  /** Masters and prices are a head office's elsewhere; left out in what was stored by a version of before. */
  dari_pusat?: boolean
  /** Somebody else chose his password: he chooses his own first. */
  ganti_password?: boolean
  /** How numbers and days stand before him; left out where it is as the specification writes them. */
  bentuk?: Bentuk | undefined
}

/** The state that screens see. */
export interface Session {
  user: UserData | null
  /** The server's 'today', from login and from every answer since. */
  hariIni: string | null
}

const USER = 'userdata'
const FLAG = 'login'

const read = (): Session => {
  const user = revealText(localStorage.getItem(USER)) as UserData | undefined
  const flag = localStorage.getItem(FLAG)
  if (!user || !flag) return { user: null, hariIni: null }
  // Stored by a version that knew no actions: the next answer of the server brings them.
  return { user: { ...user, aksi: user.aksi ?? [] }, hariIni: flag }
}

let session: Session = read()
// Before anything is drawn; what is changed while a page stands open it takes with its next load, all at once.
pakaiBentuk(session.user?.bentuk)
// How far the server's clock is ahead of this computer's, in ms.
let clockAhead = 0
const listeners = new Set<() => void>()

const set = (next: Session): void => {
  session = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

// Another tab logged in or out: this one follows at once.
window.addEventListener('storage', (event) => {
  if (event.key === USER || event.key === FLAG || event.key === null) set(read())
})

/** The session now, outside of components. */
export const getSession = (): Session => session

/** The session in a component; it redraws when it changes. */
export const useSession = (): Session => useSyncExternalStore(subscribe, getSession)

/** The logged-in user; only below the session guard, where there always is one. */
export const useUser = (): UserData => {
  const { user } = useSession()
  if (!user) throw new Error('useUser is for screens behind the login')
  return user
}

/** Stores what the login answered; the login flag holds the server's date. */
export const startSession = (user: UserData): void => {
  localStorage.setItem(USER, obfuscateText(user))
  localStorage.setItem(FLAG, user.hari_ini)
  pakaiBentuk(user.bentuk)
  forgetClosed()
  clockAhead = Date.parse(user.waktu) - Date.now()
  set({ user, hariIni: user.hari_ini })
}

/** What the server says anew of the user and the shop; every tab of this browser hears it. */
export const renewSession = (news: Partial<UserData>): void => {
  const { user } = session
  if (!user) return
  const next = { ...user, ...news }
  if (JSON.stringify(next) === JSON.stringify(user)) return
  localStorage.setItem(USER, obfuscateText(next))
  set({ ...session, user: next })
}

/** Forgets user data, login flag and report period. Drafts stay: they wait for the same user in the same shop. */
export const endSession = (): void => {
  for (const key of [USER, FLAG, 'tgl_laporan']) localStorage.removeItem(key)
  set({ user: null, hariIni: null })
}

/** Takes day and time of the server from an answer's headers. */
export const noteServerTime = (hariIni: string | null, waktu: string | null): void => {
  if (waktu) clockAhead = Date.parse(waktu) - Date.now()
  if (hariIni && session.user && hariIni !== session.hariIni) set({ ...session, hariIni })
}

/** The time of the server, however wrong this computer's clock is. */
export const serverNow = (): Date => new Date(Date.now() + clockAhead)

/** The login flag equals the current date: the main layout may be shown (specification, section 4). */
export const isLoggedIn = ({ user, hariIni }: Session): boolean =>
  user !== null && hariIni !== null && localStorage.getItem(FLAG) === hariIni

/** OWN and SU are the two special levels. */
export const isOwner = (user: Pick<UserData, 'level'>): boolean => user.level === 'OWN' || user.level === 'SU'

const ALWAYS = new Set(['/', '/dashboard', '/blank'])

/** Whether the menu list, the level or the rule of always-open pages opens a path. */
export const canOpen = (user: UserData, path: string): boolean =>
  ALWAYS.has(path) || isOwner(user) || user.menu.some((entry) => entry.menu_name === path)

/** What of a call says who may make it. */
export type Permitted = Pick<Endpoint, 'access' | 'aksi'> & Partial<Pick<Endpoint, 'milikPusat'>>

/**
 * Whether a call is his to make: what a button that sends it asks before it shows itself. The server asks again.
 * Reads need one of the menus, writes their action in one of them.
 */
export const may = (user: UserData, { access, aksi, milikPusat }: Permitted): boolean => {
  if (milikPusat && user.dari_pusat) return false
  if (access === 'OWN') return user.level === 'OWN'
  if (access === 'service') return false
  if (isOwner(user) || access === 'public' || access === 'session') return true
  if (access === 'OWN/SU') return false
  return access.some((menu) => (aksi === null ? canOpen(user, menu) : user.aksi.includes(namaHak(menu, aksi))))
}

/** may() of who is logged in. */
export const useMay = (endpoint: Permitted): boolean => may(useUser(), endpoint)

/** The shop has not been closed since a day before today. */
export const isLate = ({ user, hariIni }: Session): boolean =>
  user !== null && hariIni !== null && user.tgl_system < hariIni
