import { Dialog } from '../feedback/Dialog.tsx'
import { IconClose } from '../icons/icons.ts'
import { IconButton } from '../layout/Button.tsx'
import css from './Photo.module.css'

/** A photo as large as the window allows; Esc or a click beside it closes it. */
export function Zoom({ src, label, onClose }: { src: string; label: string; onClose: () => void }) {
  return (
    <Dialog label={`Foto ${label}`} size="auto" onClose={onClose} closeOnClickOutside>
      <div className={css.zoom}>
        <img src={src} alt={label} />
        <span>
          {label}
          <IconButton label="Tutup" size="sm" onClick={onClose} data-autofocus>
            <IconClose />
          </IconButton>
        </span>
      </div>
    </Dialog>
  )
}
