import { forwardRef, type ReactNode, useState } from 'react'
import { IconAlert, IconCamera, IconCheck, IconScan } from '../icons/icons.ts'
import { cx, Kbd } from '../layout/Button.tsx'
import { asScanned } from '../layout/scanner.ts'
import field from './Field.module.css'
import { Field, InnerButton } from './Field.tsx'
import css from './ScanField.module.css'

export interface ScanFieldProps {
  /** Called with the scanned or typed code after Enter; the field is empty again at once. */
  onScan: (kode: string) => void
  /** Enter on the empty line. */
  onEmpty?: () => void
  /** What the last scan did, shown at the right: `<b>CINCIN MILANO</b> 3.485 g ditambahkan`. */
  result?: ReactNode
  /** The last scan was refused. */
  failed?: boolean
  /** Opens the camera, where there is one to scan with. */
  onCamera?: () => void
  placeholder?: string
  kbd?: string
  disabled?: boolean
  autoFocus?: boolean
}

/** Where a barcode lands: the scanner types it and ends with Enter. Always first on goods screens. */
export const ScanField = forwardRef<HTMLInputElement, ScanFieldProps>(function ScanField(
  { onScan, onEmpty, onCamera, result, failed, placeholder = 'Pindai barcode, lalu Enter', kbd, disabled, autoFocus },
  ref,
) {
  const [value, setValue] = useState('')
  return (
    <div className={css.row}>
      <Field
        className={css.field}
        size="scan"
        disabled={disabled}
        autoFocus={autoFocus}
        placeholder={placeholder}
        aria-label="Pindai barcode"
        prefix={
          <span className={css.icon}>
            <IconScan size={20} />
          </span>
        }
        suffix={
          <>
            {kbd && (
              <span className={css.kbd}>
                <Kbd>{kbd}</Kbd>
              </span>
            )}
            {onCamera && !disabled && (
              <InnerButton label="Pindai dengan kamera" onClick={onCamera}>
                <IconCamera size={20} />
              </InnerButton>
            )}
          </>
        }
      >
        {(wiring) => (
          <input
            {...wiring}
            ref={ref}
            data-scan
            className={cx(field.input, field.upper)}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey) return
              event.preventDefault()
              event.stopPropagation()
              const kode = asScanned(value.trim())
              setValue('')
              if (kode) onScan(kode)
              else onEmpty?.()
            }}
          />
        )}
      </Field>
      {result && (
        <div className={css.result} data-error={failed || undefined} role="status">
          {failed ? <IconAlert /> : <IconCheck />}
          <span>{result}</span>
        </div>
      )}
    </div>
  )
})
