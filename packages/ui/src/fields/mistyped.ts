/** What was typed wrongly into a number field holds no value: whoever sums up beside it must not take it for nothing. */
import {
  type ForwardedRef,
  type RefCallback,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'

const wrong = new Set<Element>()
const listeners = new Set<() => void>()

const put = (field: Element, salah: boolean): void => {
  if (salah) wrong.add(field)
  else wrong.delete(field)
  for (const listener of listeners) listener()
}

/** Says of a field whether it holds what is no number. @returns the ref of its input, besides the one that was given */
export const useTold = (given: ForwardedRef<HTMLInputElement>, salah: boolean): RefCallback<HTMLInputElement> => {
  const field = useRef<HTMLInputElement | null>(null)
  useLayoutEffect(() => {
    const one = field.current
    if (one === null || !salah) return
    put(one, true)
    return () => put(one, false)
  }, [salah])
  return useCallback(
    (input: HTMLInputElement | null) => {
      field.current = input
      if (typeof given === 'function') given(input)
      else if (given) given.current = input
    },
    [given],
  )
}

const surface = (one: Element | null): Element | null => one?.closest('[role="dialog"]') ?? null

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a number stands typed wrongly on the same page or in the same dialog: sums of it are not known. */
export const useMistyped = (beside: RefObject<Element | null>): boolean =>
  useSyncExternalStore(subscribe, () => [...wrong].some((one) => surface(one) === surface(beside.current)))
