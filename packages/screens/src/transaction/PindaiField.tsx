import { PindaiKamera, ScanField, type ScanFieldProps } from '@kencana/ui'
import { forwardRef, Suspense, useState } from 'react'

/** A field for scans: by a scanner, by hand, or by the camera of the telephone that shows it. */
export const PindaiField = forwardRef<HTMLInputElement, Omit<ScanFieldProps, 'onCamera'> & { onKamera?: () => void }>(
  function PindaiField({ onKamera, ...field }, ref) {
    const [kamera, setKamera] = useState(false)
    const { onScan, result, failed } = field
    return (
      <>
        <ScanField
          ref={ref}
          {...field}
          onCamera={() => {
            onKamera?.()
            setKamera(true)
          }}
        />
        {kamera && (
          <Suspense>
            <PindaiKamera result={result} failed={failed} onScan={onScan} onClose={() => setKamera(false)} />
          </Suspense>
        )}
      </>
    )
  },
)
