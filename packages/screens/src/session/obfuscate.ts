/**
 * Obfuscation of what the browser keeps (specification, sections 3 and 4): user data and drafts are not readable at a
 * glance in the developer tools. The key ships with the page, so this keeps honest people honest and is no encryption.
 */
import { chacha20poly1305 } from '@noble/ciphers/chacha.js'

const KEY = new TextEncoder().encode('kencana-batu-uji-satu-goresan-01')
const NONCE = 12

/** JSON of a value as bytes that nobody reads by accident. */
export const obfuscate = (value: unknown): Uint8Array => {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE))
  const sealed = chacha20poly1305(KEY, nonce).encrypt(new TextEncoder().encode(JSON.stringify(value)))
  const all = new Uint8Array(NONCE + sealed.length)
  all.set(nonce)
  all.set(sealed, NONCE)
  return all
}

/** The value back; undefined when the bytes are not ours or were touched. */
export const reveal = (bytes: Uint8Array): unknown => {
  try {
    const plain = chacha20poly1305(KEY, bytes.subarray(0, NONCE)).decrypt(bytes.subarray(NONCE))
    return JSON.parse(new TextDecoder().decode(plain))
  } catch {
    return undefined
  }
}

/** The same as text, for localStorage. */
export const obfuscateText = (value: unknown): string => btoa(String.fromCharCode(...obfuscate(value)))

/** The value back from text; undefined when there is none or it is not ours. */
export const revealText = (text: string | null): unknown => {
  if (!text) return undefined
  try {
    return reveal(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)))
  } catch {
    return undefined
  }
}
