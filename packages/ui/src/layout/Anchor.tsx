import { type Ref, type RefObject, useEffect, useLayoutEffect } from 'react'

type Handler = (event: MouseEvent) => void

interface AnchorProps {
  /** Where the element stands that is the target in truth. */
  of: RefObject<HTMLElement | null>
  // Given by the library to its target.
  ref?: Ref<HTMLElement>
  onClick?: Handler
  onMouseEnter?: Handler
  onMouseLeave?: Handler
}

/** Stands for an element drawn elsewhere as the target of something that floats: hands on its place and its pointer. */
export function Anchor({ of, ref, onClick, onMouseEnter, onMouseLeave }: AnchorProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') {
      ref(of.current)
      return () => void ref(null)
    }
    if (ref) ref.current = of.current
  }, [of, ref])
  useEffect(() => {
    const node = of.current
    const heard = { click: onClick, mouseenter: onMouseEnter, mouseleave: onMouseLeave }
    const pairs = Object.entries(heard).flatMap(([type, handler]) => (handler ? [[type, handler] as const] : []))
    for (const [type, handler] of pairs) node?.addEventListener(type, handler as EventListener)
    return () => {
      for (const [type, handler] of pairs) node?.removeEventListener(type, handler as EventListener)
    }
  }, [of, onClick, onMouseEnter, onMouseLeave])
  return null
}
