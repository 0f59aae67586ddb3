/** Where somebody was when his session ended: the login says why it is there, and leads him back. */

import { getSession } from './session.ts'

const PLACE = 'kembali'

interface Place {
  user_id: string
  kode_toko: string
  /** Path with its search. */
  path: string
}

/** Keeps the place of whoever is thrown out; logging out by oneself keeps none. */
export const keepPlace = ({ user_id, kode_toko }: Pick<Place, 'user_id' | 'kode_toko'>): void => {
  const path = `${location.pathname}${location.search}`
  if (path !== '/') sessionStorage.setItem(PLACE, JSON.stringify({ user_id, kode_toko, path } satisfies Place))
}

const read = (): Place | null => {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as Place | null
  } catch {
    return null
  }
}

/** Whether the login stands there because a session ended. */
export const wasThrownOut = (): boolean => read() !== null

/** Where this user goes on: where he was thrown out, else the dashboard. Another user begins anew. */
export const placeOf = ({ user_id, kode_toko }: Pick<Place, 'user_id' | 'kode_toko'>): string => {
  const place = read()
  return place?.user_id === user_id && place.kode_toko === kode_toko ? place.path : '/dashboard'
}

/** He is back, or somebody else is here. Asked late by a page that was thrown out meanwhile, it keeps the place. */
export const forgetPlace = (): void => {
  if (getSession().user) sessionStorage.removeItem(PLACE)
}
