import { KodeSelect } from '@kencana/ui'
import { type ComponentProps, useRef } from 'react'
import { useBakiGudangOptions } from './baki.picker.tsx'

interface Props
  extends Omit<ComponentProps<typeof KodeSelect>, 'options' | 'loading' | 'empty' | 'onOpen' | 'required' | 'ref'> {
  kode_gudang: string
}

/** The tray of a gudang: where there is one only nobody has to choose it, where there is none the list says who adds one. */
export function BakiBilaPerlu({ kode_gudang, ...field }: Props) {
  const baki = useBakiGudangOptions(kode_gudang)
  // Once asked for it stays: the first tray comes while its list is open.
  const diminta = useRef(false)
  if (!baki.loading && baki.options.length !== 1) diminta.current = true
  return diminta.current ? <KodeSelect {...field} required {...baki} /> : null
}
