import { iconOfJenis } from '../icons/perhiasan.ts'
import css from './Table.module.css'

export interface PhotoTileProps {
  /** Address of the photo; without one the pictogram of the jenis stands in. */
  src?: string | null
  kodeDept: string
  /** What is on it: a name for those who do not see it, and for the button. */
  label: string
  /** 44 px instead of 26: on the cards of the phone. */
  large?: boolean
  onZoom?: () => void
}

/** The small picture of a piece in a list; a click shows it large. */
export function PhotoTile({ src, kodeDept, label, large, onZoom }: PhotoTileProps) {
  const Pictogram = iconOfJenis(kodeDept)
  if (!src)
    return (
      <span className={css.tile} data-large={large || undefined}>
        <Pictogram size={large ? 20 : 16} />
      </span>
    )
  const image = <img src={src} alt={onZoom ? '' : label} loading="lazy" decoding="async" />
  return onZoom ? (
    <button
      type="button"
      className={css.tile}
      data-large={large || undefined}
      aria-label={`Perbesar foto ${label}`}
      onClick={onZoom}
    >
      {image}
    </button>
  ) : (
    <span className={css.tile} data-large={large || undefined}>
      {image}
    </span>
  )
}
