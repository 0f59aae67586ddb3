import type { KeyboardEvent, ReactNode } from 'react'

/** The last field of a login: Enter there is what everybody presses. Every other form keeps Enter for the next field. */
export function EnterSaves({ onSave, children }: { onSave: () => void; children: ReactNode }) {
  const press = (event: KeyboardEvent) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    if (event.key !== 'Enter' || !plain || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.stopPropagation()
    onSave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what takes the key
    <div onKeyDown={press} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
