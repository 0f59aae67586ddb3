import { createElement, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useFields } from './useFields.ts'

type Isi = { berat: string; jumlah: string }
type Fields = ReturnType<typeof useFields<Isi>>

const check = ({ berat }: Isi) => (berat === '9' ? { berat: 'Berat Salah' } : {})

interface FormProps {
  mula: string
  kerja: (fields: Fields) => void
}

/** Something is done to the fields once, before they are drawn anew. */
const Form = ({ mula, kerja }: FormProps) => {
  const [isi, setIsi] = useState<Isi>({ berat: mula, jumlah: '' })
  const fields = useFields(isi, (patch) => setIsi((now) => ({ ...now, ...patch })), check)
  const [dikerjakan, setDikerjakan] = useState(false)
  if (!dikerjakan) {
    setDikerjakan(true)
    kerja(fields)
  }
  return fields.field('berat').error ?? ''
}

/** What stands under the weight then. */
const sesudah = (mula: string, kerja: FormProps['kerja']): string =>
  renderToStaticMarkup(createElement(Form, { mula, kerja }))

it('judges a field as it was filled by the keystroke that left it, not as it was drawn', () => {
  const isiLaluTinggal =
    (berat: string) =>
    ({ field }: Fields) => {
      field('berat').onChange(berat)
      field('berat').onBlur()
    }
  expect(sesudah('9', isiLaluTinggal('8'))).toBe('')
  expect(sesudah('8', isiLaluTinggal('9'))).toBe('Berat Salah')
  expect(sesudah('9', isiLaluTinggal(''))).toBe('')
})
