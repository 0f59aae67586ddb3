/**
 * Idempotency keys of writes that carry no draft (design: domain.md, section 3). The same submit keeps its key until
 * its outcome is known; before another body may go to the same place, a key of unknown outcome is burnt.
 */

interface Pending {
  key: string
  body: string
  burn: string | null
}

const pending = new Map<string, Pending>()

const uuid = (): string => {
  // randomUUID exists on https and localhost only; a shop's server may speak plain http.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** A fresh key for a draft or a submit. */
export const newKey = uuid

/**
 * The key for a body at a place, and the key of an earlier, different body that must be burnt first; until that one is
 * known to be burnt it stays the one to burn.
 */
export const keyFor = (place: string, body: string): { key: string; burn: string | null } => {
  const before = pending.get(place)
  if (before?.body === body) return before
  const next = { key: uuid(), body, burn: before?.burn ?? before?.key ?? null }
  pending.set(place, next)
  return next
}

/** The earlier key at a place is burnt: it needs no second burning. */
export const burnt = (place: string): void => {
  const now = pending.get(place)
  if (now) now.burn = null
}

/** The outcome is known: the next submit there is a new one. */
export const settleKey = (place: string): void => void pending.delete(place)
