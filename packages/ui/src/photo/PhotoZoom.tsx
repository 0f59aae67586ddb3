import { useState } from 'react'
import { PhotoTile, type PhotoTileProps } from '../table/PhotoTile.tsx'
import { Zoom } from './Zoom.tsx'

/** The small picture of a piece that a click shows large; without an address the pictogram of its jenis. */
export function PhotoZoom({ src, label, ...tile }: Omit<PhotoTileProps, 'onZoom'>) {
  const [zoomed, setZoomed] = useState(false)
  return (
    <>
      <PhotoTile {...tile} label={label} {...(src ? { src, onZoom: () => setZoomed(true) } : {})} />
      {zoomed && src && <Zoom src={src} label={label} onClose={() => setZoomed(false)} />}
    </>
  )
}
