import { asScanned, IconCamera, InnerButton, PindaiKamera, TextField, type TextFieldProps } from '@kencana/ui'
import { Suspense, useState } from 'react'

interface Props extends Omit<TextFieldProps, 'suffix'> {
  /** Told what the camera read, after it stands in the field. */
  onPindai?: (kode: string) => void
}

/** A text field that a code may be scanned into, by the camera of the telephone that shows it too. */
export function PindaiTextField({ onPindai, ...field }: Props) {
  const [kamera, setKamera] = useState(false)
  const pindai = (dibaca: string) => {
    const kode = asScanned(dibaca)
    setKamera(false)
    field.onChange(kode)
    onPindai?.(kode)
  }
  return (
    <>
      <TextField
        {...field}
        suffix={
          field.readOnly || field.disabled ? undefined : (
            <InnerButton label="Pindai dengan kamera" onClick={() => setKamera(true)}>
              <IconCamera size={18} />
            </InnerButton>
          )
        }
      />
      {kamera && (
        <Suspense>
          <PindaiKamera onScan={pindai} onClose={() => setKamera(false)} />
        </Suspense>
      )}
    </>
  )
}
