import { useVirtualizer } from '@tanstack/react-virtual'
import type { LinesProps } from './Lines.tsx'

/** Height of every line of every table, in px. */
const ROW_HEIGHT = 34

function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a spacer row takes no focus
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}

/** Lines of a long table: only those in sight exist. */
export default function VirtualLines({ count, span, scrollRef, line }: LinesProps) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  })
  const items = virtualizer.getVirtualItems()
  return (
    <tbody>
      <Spacer height={items[0]?.start ?? 0} span={span} />
      {items.map(({ index }) => line(index))}
      <Spacer height={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)} span={span} />
    </tbody>
  )
}
