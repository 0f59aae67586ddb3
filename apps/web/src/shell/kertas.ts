/** A customer's paper that is scanned anywhere, or typed into Ctrl+K: apart from the search, which few pages open. */
import type { UserData } from '@kencana/screens'
import { KERTAS } from '../../../../features/dashboard/cari/kertas.contract.ts'
import { tokenDari } from '../../../../features/penjualan/nota-publik/nota-publik.contract.ts'
import { mayOpen, screenAt } from '../menu.ts'

const NOMOR = /^([A-Z]+)-\S+-\d{6}-\d{4,}$/i

/** A customer's paper by its QR or its number; null for anything else, and for who may not read its list. */
export const kertasScreen = (user: UserData, text: string) => {
  const nota = tokenDari(text)
  const kertas = nota === undefined ? KERTAS[NOMOR.exec(text)?.[1]?.toUpperCase() ?? ''] : KERTAS.FJ
  const screen = kertas && screenAt(kertas.path)
  if (!screen || !mayOpen(user, screen)) return null
  const search = { q: nota ?? text.toUpperCase() }
  return { id: 'kertas', label: kertas.label, description: screen.title, locked: false, to: kertas.path, search }
}
