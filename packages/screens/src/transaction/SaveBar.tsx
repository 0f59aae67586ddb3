import type { Endpoint } from '@kencana/contract'
import { Button, focusGap, focusStart, topDialog, useKeys, useMistyped } from '@kencana/ui'
import { type ReactNode, useRef } from 'react'
import { LookOnly } from '../session/LookOnly.tsx'
import { useMay } from '../session/session.ts'
import { scansUnderWay } from './scans.ts'
import css from './Transaction.module.css'

// What was given up is begun again, unless it is asked about first.
const mulaiLagi = (onCancel: () => void) => {
  onCancel()
  requestAnimationFrame(() => {
    if (topDialog() === null) focusStart()
  })
}

const FREE = { access: 'session', aksi: null } as const

/** A running total at the left of the bar. */
export interface BarFact {
  label: string
  value: ReactNode
  /** Small behind the value: 'pcs', 'g'. */
  unit?: string
  /** What comes out right, e.g. change, stands in green; what is missing in red. */
  tone?: 'green' | 'red'
}

export interface SaveBarProps {
  /** What saving sends: where it is not his to send, the bar says so in place of the button. Null for what sends nothing. */
  write: Pick<Endpoint, 'access' | 'aksi'> | null
  facts: readonly BarFact[]
  /** The figure that counts, with what stands before it: { value: '27,707,000', prefix: 'Rp.' }. */
  total?: { label?: string; value: ReactNode; prefix?: string }
  /** 'Simpan Data' unless told; the specification's busy text while it is under way. */
  saveText?: string
  busyText?: string
  busy: boolean
  disabled?: boolean
  onSave: () => void
  cancelText?: string
  onCancel?: () => void
  /** Beside saving: another way of it. */
  actions?: ReactNode
}

/** The bottom of a transaction: running totals, total, cancel and the one gold button, also by F9. Goes to Page's `bar`. */
export function SaveBar(props: SaveBarProps) {
  const { facts, total, saveText = 'Simpan Data', busyText = 'Sedang Menyimpan', busy, disabled, onSave } = props
  const { write, cancelText = 'Batal', onCancel, actions } = props
  const mayNot = !useMay(write ?? FREE)
  const bar = useRef<HTMLDivElement>(null)
  // What is typed wrongly on the page is no zero in its sums.
  const mistyped = useMistyped(bar)
  const save = () => {
    if (busy || mayNot) return
    // Nothing to save yet: on to where it is entered.
    if (disabled && !scansUnderWay()) return focusStart()
    onSave()
    focusGap()
  }
  useKeys({ F9: save, 'Ctrl+Enter': save })
  return (
    <div ref={bar} className={css.bar} role="status">
      <dl className={css.facts}>
        {facts.map(({ label, value, unit, tone }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-tone={mistyped ? undefined : tone}>
              {mistyped ? '-' : value} {unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {total && (
        <div className={css.total}>
          <span>{total.label ?? 'Total'}</span>
          <b>
            {total.prefix && <small>{total.prefix}</small>} {mistyped ? '-' : total.value}
          </b>
        </div>
      )}
      <div className={css.buttons}>
        {onCancel && (
          <Button size="lg" onClick={() => mulaiLagi(onCancel)} disabled={busy}>
            {cancelText}
          </Button>
        )}
        {actions}
        {write && <LookOnly write={write} />}
        {!mayNot && (
          <Button
            kind="primary"
            size="lg"
            kbd="F9"
            data-save
            disabled={disabled}
            busy={busy}
            busyText={busyText}
            onClick={save}
          >
            {saveText}
          </Button>
        )}
      </div>
    </div>
  )
}
