/**
 * What every element of ours is made with: React's own, but that days and the server's sentences stand in the form of the
 * page. They come to screens as text of the wire, in hundreds of places; here is the one way by which all of them pass
 * (ADR 100). Only what people read is touched: words inside of elements, what is said of them, and fields that are read only.
 */
import { bentuk, terbaca } from '@kencana/ledger'
import { Fragment, jsx as made, jsxs as madeOfSeveral } from 'react/jsx-runtime'

interface Props {
  readonly [name: string]: unknown
  readonly children?: unknown
  readonly readOnly?: unknown
  readonly translate?: unknown
  readonly value?: unknown
}

/** What is said of an element, besides its `aria-label`, which parts hand on to one of the kit's. */
const SAID = ['title', 'placeholder', 'alt']

const read = (child: unknown): unknown => (typeof child === 'string' ? terbaca(child) : child)

const shown = (type: unknown, props: Props): Props => {
  // What says itself that it is not to be put into other words: an example of both forms.
  if (bentuk() === 'INTERNASIONAL' || props.translate === 'no') return props
  const { children } = props
  const next: { [name: string]: unknown; children?: unknown; value?: unknown } = { ...props }
  if (typeof children === 'string') next.children = read(children)
  else if (Array.isArray(children)) next.children = children.map(read)
  if ('aria-label' in props) next['aria-label'] = read(props['aria-label'])
  if (typeof type !== 'string') return next
  for (const name of SAID) if (name in props) next[name] = read(props[name])
  if (type === 'input' && props.readOnly === true) next.value = read(props.value)
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
