import { lazy, type ReactNode, type RefObject, Suspense } from 'react'

/** More lines than this are drawn only where they are seen. */
const MOST = 100

// A page of a list is never so long: it should not wait for what only long tables need.
const VirtualLines = lazy(() => import('./VirtualLines.tsx'))

export interface LinesProps {
  count: number
  /** Columns of the table. */
  span: number
  /** The element that scrolls. */
  scrollRef: RefObject<HTMLElement | null>
  /** Draws one <tr>, with a key. */
  line: (index: number) => ReactNode
}

const first = (count: number, line: LinesProps['line']) => (
  <tbody>{Array.from({ length: Math.min(count, MOST) }, (_, index) => line(index))}</tbody>
)

/** The body of a table of any length; lines are 34 px high. */
export function Lines(props: LinesProps) {
  const { count, line } = props
  if (count <= MOST) return first(count, line)
  return (
    <Suspense fallback={first(count, line)}>
      <VirtualLines {...props} />
    </Suspense>
  )
}
