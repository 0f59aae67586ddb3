import { useFile } from '@kencana/screens'
import { PhotoTile, PhotoZoom } from '@kencana/ui'
import { fotoBarang } from './data-barang.contract.ts'

interface Barang {
  kode_barang: string
  kode_dept: string
  nama_barang: string
  /** Hash of the photo, null without one. */
  foto: string | null
}

/** Address of an item's photo, undefined without one or until it is there. */
export const useFotoBarang = ({ kode_barang, foto }: Pick<Barang, 'kode_barang' | 'foto'>): string | undefined =>
  useFile(fotoBarang, foto ? { kode_barang, hash: foto } : null)

interface FotoProps {
  barang: Barang
  large?: boolean
}

function Foto({ barang, large }: FotoProps) {
  const src = useFotoBarang(barang)
  return (
    <PhotoZoom src={src ?? null} kodeDept={barang.kode_dept} label={barang.nama_barang} {...(large ? { large } : {})} />
  )
}

/** The small picture of an item in a list: its photo, large by a click, or the pictogram of its type. */
export function FotoBarang({ barang, large }: FotoProps) {
  // Most have none: a list of them asks and remembers nothing.
  if (barang.foto !== null) return <Foto barang={barang} {...(large ? { large } : {})} />
  return <PhotoTile kodeDept={barang.kode_dept} label={barang.nama_barang} {...(large ? { large } : {})} />
}
