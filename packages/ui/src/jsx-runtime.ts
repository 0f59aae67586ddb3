/**
 * What every element of ours is made with: React's own, but that days and the server's sentences stand in the form of the
 * page. They come to screens as text of the wire, in hundreds of places; here is the one way by which all of them pass
 * (ADR 100). Only what people read is touched: words inside of elements, what is said of them, and fields that are read only.
 */
import { bentuk, terbaca } from '@kencana/ledger'
import { Fragment, jsx as made, jsxs as madeOfSeveral } from 'react/jsx-runtime'

type Props = Readonly<Record<string, unknown>> & { readonly translate?: unknown }

/** What people read of an element: its words, and what is said of it. */
const READ = ['children', 'title', 'aria-label', 'placeholder', 'alt']

const read = (one: unknown): unknown =>
  typeof one === 'string' ? terbaca(one) : Array.isArray(one) ? one.map(read) : one

const shown = (type: unknown, props: Props): Props => {
  // What says itself that it is not to be put into other words: an example of both forms.
  if (bentuk() === 'INTERNASIONAL' || props.translate === 'no') return props
  const next: Record<string, unknown> = { ...props }
  for (const name of type === 'input' && next.readOnly ? [...READ, 'value'] : READ)
    if (name in next) next[name] = read(next[name])
  return next
}

type Make = (type: never, props: never, key?: string) => unknown
const inForm =
  (make: Make): Make =>
  (type, props, key) =>
    make(type, shown(type, props) as never, key)

const jsx = inForm(made as Make)
const jsxs = inForm(madeOfSeveral as Make)

export { Fragment, jsx, jsxs }
