import { Button, Modal, useKeys } from '@kencana/ui'
import { type ReactNode, useState } from 'react'
import { useJam } from '../session/useJam.ts'
import css from './Draft.module.css'
import type { Held } from './useHeld.ts'

export interface HeldDraftsProps<T> {
  held: Held<T>
  /** What one holds: '2 barang, IBU SITI'. */
  summary: (value: T) => ReactNode
  /** Nothing was entered yet: F10 asks for those that wait. */
  blank: boolean
  /** It is being sent: what becomes of it is not known yet. */
  busy: boolean
}

/** Puts the draft in hand aside for the next customer (F10), and gives back those that wait. */
export function HeldDrafts<T>({ held: { list, hold, take }, summary, blank, busy }: HeldDraftsProps<T>) {
  const [open, setOpen] = useState(false)
  const jam = useJam()
  const press = () => {
    if (busy) return
    if (!blank) void hold()
    else if (list.length > 0) setOpen(true)
  }
  useKeys({ F10: press })
  return (
    <>
      {list.length > 0 && (
        <Button kind="subtle" onClick={() => setOpen(true)}>
          {list.length} ditahan
        </Button>
      )}
      <Button kbd="F10" disabled={busy || (blank && list.length === 0)} onClick={press}>
        Tahan
      </Button>
      {open && (
        <Modal title="Draft Ditahan" size={520} hint="Enter melanjutkan, Esc menutup" onClose={() => setOpen(false)}>
          <ul className={css.held}>
            {list.map((one, at) => (
              <li key={one[0]}>
                <button
                  type="button"
                  data-autofocus={at === 0 || undefined}
                  onClick={() => {
                    setOpen(false)
                    void take(one)
                  }}
                >
                  <span>{summary(one[1].value)}</span>
                  <small>{jam(one[1].waktu)}</small>
                </button>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  )
}
