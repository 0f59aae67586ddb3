import type { TableViewState } from '@kencana/ui'
import { memberDariKartu } from './kartu-member.contract.ts'

/** A list's search without the signature of a card that was scanned into it: an address is kept and shown, and the card spends points. */
export const tanpaTanda = ([view, change]: TableViewState): TableViewState => [
  view,
  ({ search, ...patch }) =>
    change(search === undefined ? patch : { ...patch, search: memberDariKartu(search.toUpperCase()) ?? search }),
]
