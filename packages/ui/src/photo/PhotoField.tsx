import { formatRibuan } from '@kencana/ledger'
import { type DragEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { IconCamera, IconTrash, IconUpload } from '../icons/icons.ts'
import { Button, cx, IconButton } from '../layout/Button.tsx'
import { Empty } from '../layout/Marks.tsx'
import css from './Photo.module.css'
import { photoTypes } from './photoTypes.ts'
import { Zoom } from './Zoom.tsx'

// Forms with a photo are on nearly every list; taking one comes later, and seldom.
const Webcam = lazy(() => import('./Webcam.tsx'))
const shrunk = async (picked: Blob): Promise<Blob> => (await import('./shrink.ts')).shrink(picked)

/** Whether this page may use a webcam at all: browsers allow it on https and localhost only. */
const hasWebcam = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function'

export interface PhotoFieldProps {
  /** The new photo: JPEG of at most 720 x 1366; null for none. */
  value: Blob | null
  /** A promise is waited for: nothing is saved while a picture is on its way into the form. */
  onChange: (photo: Blob | null) => void | Promise<void>
  /** Address of the photo that is stored already; deleting it calls onChange(null) too. */
  url?: string | null
  /** What is on it, spoken: the name of the piece. */
  label: string
  readOnly?: boolean
  /** Nothing is saved without one: it says so, with the star of a field. */
  required?: boolean
  /** What is said above it, where a form has photos of several things; a required one says at least that it is a photo. */
  caption?: string | undefined
  /** What is wrong, under the picture; the focus is led to where one is taken. */
  error?: string | undefined
}

/** What is said of a file that this browser cannot draw: a photo of an iPhone is one all the same, and there is a way. */
const unreadable = async (picked: Blob): Promise<string> =>
  (await import('./heic.ts').then((one) => one.isHeic(picked)).catch(() => false))
    ? 'Foto HEIC Tidak Bisa Dibaca, Pilih JPEG, Atau Ubah Kamera iPhone Ke Paling Kompatibel'
    : 'Foto Tidak Bisa Dibaca'

/** The address of a picture in hand; it is given back when the picture goes. */
const useObjectUrl = (blob: Blob | null): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return setUrl(null)
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}

interface SourcesProps {
  /** A picture is missing here. */
  gap: boolean
  onFile: (file: Blob | undefined) => void
  onWebcam: () => void
}

function Sources({ gap, onFile, onWebcam }: SourcesProps) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <div className={css.buttons}>
      <Button
        size="sm"
        icon={<IconCamera />}
        data-skip-enter
        disabled={!hasWebcam()}
        title={hasWebcam() ? undefined : 'Webcam hanya lewat https atau localhost'}
        onClick={onWebcam}
      >
        Webcam
      </Button>
      <Button
        size="sm"
        icon={<IconUpload />}
        data-skip-enter
        data-gap={gap || undefined}
        onClick={() => file.current?.click()}
      >
        Pilih file
      </Button>
      <input
        ref={file}
        type="file"
        aria-label="Berkas foto"
        accept={photoTypes(navigator)}
        hidden
        data-skip-enter
        onChange={(event) => {
          onFile(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

interface FrameProps extends PhotoFieldProps {
  shown: string | null | undefined
  onZoom: () => void
}

function Frame({ shown, value, label, readOnly, onChange, onZoom }: FrameProps) {
  if (!shown)
    return (
      <Empty
        icon={<IconCamera size={22} />}
        title="Belum ada foto"
        hint={readOnly ? undefined : 'Lepas berkas di sini'}
      />
    )
  return (
    <>
      <button type="button" aria-label={`Perbesar ${label}`} data-skip-enter onClick={onZoom}>
        <img src={shown} alt="" />
      </button>
      {value && <small>JPEG, {formatRibuan(Math.max(1, Math.round(value.size / 1000)))} kB</small>}
      {!readOnly && (
        <IconButton label="Hapus foto" size="sm" kind="default" data-skip-enter onClick={() => void onChange(null)}>
          <IconTrash />
        </IconButton>
      )}
    </>
  )
}

function Caption({ caption, required }: Pick<PhotoFieldProps, 'caption' | 'required'>) {
  if (!required && !caption) return null
  return (
    <span className={css.label}>
      {caption ?? 'Foto'}{' '}
      {required && (
        <span className={css.star} aria-hidden="true">
          *
        </span>
      )}
    </span>
  )
}

/** A photo by drop, file or webcam; shrunk at once, a click shows it large. */
export function PhotoField(props: PhotoFieldProps) {
  const { value, onChange, url, label, readOnly, required, caption } = props
  const [over, setOver] = useState(false)
  const [layer, setLayer] = useState<'webcam' | 'zoom' | null>(null)
  const [making, setMaking] = useState(false)
  // Of the last picture that was given: it stands at its place until another one is.
  const [unread, setUnread] = useState<string>()
  const fresh = useObjectUrl(value)
  // One that is on its way is not missing.
  const error = making ? undefined : (unread ?? props.error)
  const shown = value ? fresh : url
  const take = async (picked: Blob, picture: Promise<Blob>) => {
    setMaking(true)
    setUnread(undefined)
    try {
      await onChange(await picture)
    } catch {
      setUnread(await unreadable(picked))
    } finally {
      setMaking(false)
    }
  }
  const takeFile = (picked: Blob | undefined) => {
    if (picked && !readOnly) void take(picked, shrunk(picked))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    takeFile(event.dataTransfer.files[0])
  }
  return (
    <section
      className={css.field}
      aria-label="Foto"
      aria-busy={making}
      data-menyiapkan={making ? 'Foto Sedang Disiapkan' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Caption caption={caption} required={required} />
      <div className={cx(css.frame, over && css.over)} data-error={error ? true : undefined}>
        <Frame {...props} shown={shown} onZoom={() => setLayer('zoom')} />
      </div>
      {error && (
        <div className={css.error} role="alert">
          {error}
        </div>
      )}
      {!readOnly && <Sources gap={Boolean(error)} onFile={takeFile} onWebcam={() => setLayer('webcam')} />}
      {layer === 'webcam' && (
        <Suspense>
          <Webcam onTake={(photo) => void take(photo, Promise.resolve(photo))} onClose={() => setLayer(null)} />
        </Suspense>
      )}
      {layer === 'zoom' && shown && <Zoom src={shown} label={label} onClose={() => setLayer(null)} />}
    </section>
  )
}
