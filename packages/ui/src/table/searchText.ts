/** What stands in a search box, while the address that it changes comes later than the keys. */
export interface SearchText {
  typed: string
  /** Of the address, as it was seen last. */
  address: string
  /** Sent by the box itself and not seen in the address yet, in this order. */
  own: readonly string[]
}

/** A box as it opens. */
export const searchText = (address: string): SearchText => ({ typed: address, address, own: [] })

/** It was sent: the address will have it some time, and once where it is sent again before. */
export const sentText = (now: SearchText, text: string): SearchText =>
  now.own.at(-1) === text ? now : { ...now, own: [...now.own, text] }

/**
 * The address is this now. What the box sent itself says nothing about what was typed since; whatever else changed it, as the back
 * button does, wins over what was typed.
 * @example arrivedText({ typed: 'AB', address: '', own: ['A'] }, 'A') // { typed: 'AB', address: 'A', own: [] }
 */
export const arrivedText = (now: SearchText, address: string): SearchText => {
  if (address === now.address) return now
  const at = now.own.indexOf(address)
  return at < 0 ? searchText(address) : { typed: now.typed, address, own: now.own.slice(at + 1) }
}
