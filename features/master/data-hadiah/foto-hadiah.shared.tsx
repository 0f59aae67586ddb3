import { useFile } from '@kencana/screens'
import { PhotoTile, Zoom } from '@kencana/ui'
import { useState } from 'react'
import { fotoHadiah } from './data-hadiah.contract.ts'

interface Hadiah {
  kode_hadiah: string
  nama_hadiah: string
  /** Hash of its photo, null without one. */
  foto: string | null
}

/** The small picture of a gift in a list; a click shows it large. */
export function FotoHadiah({ hadiah: { kode_hadiah, nama_hadiah, foto } }: { hadiah: Hadiah }) {
  const src = useFile(fotoHadiah, foto ? { kode_hadiah, hash: foto } : null)
  const [zoomed, setZoomed] = useState(false)
  return (
    <>
      <PhotoTile kodeDept="" label={nama_hadiah} {...(src ? { src, onZoom: () => setZoomed(true) } : {})} />
      {zoomed && src && <Zoom src={src} label={nama_hadiah} onClose={() => setZoomed(false)} />}
    </>
  )
}
