import { useFile } from '@kencana/screens'
import { PhotoZoom } from '@kencana/ui'
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
  return <PhotoZoom src={src ?? null} kodeDept="" label={nama_hadiah} />
}
