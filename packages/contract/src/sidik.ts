/** The fingerprint of a draft: what an authorisation is good for. Browser and server work it out alike. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import type { Endpoint, InputOf } from './endpoint.ts'

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, canonical(one)]))
}

/** SHA-256, in hex, of a JSON value, whatever the order of its fields. */
export const sidik = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(canonical(value)))))

/**
 * SHA-256, in hex, of what a call sends, whatever the order of its fields and without its `otorisasi` and without what
 * shows that a member stands there: six digits would be guessed from it.
 * @param input as the caller or the handler holds it; defaults are filled in
 */
export const sidikDraft = <E extends Endpoint>(endpoint: E, input: InputOf<E>): string => {
  const wire = z.encode(endpoint.input, z.decode(endpoint.input, z.encode(endpoint.input, input)))
  const { otorisasi: _, bukti: __, ...draft } = wire as Record<string, unknown>
  return sidik([endpoint.path, draft])
}
