import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { bunyi } from '../feedback/bunyi.ts'
import { Modal } from '../feedback/Modal.tsx'
import { IconAlert, IconCamera, IconCheck, IconScan } from '../icons/icons.ts'
import { Button } from '../layout/Button.tsx'
import { topDialog } from '../layout/keys.ts'
import { Empty } from '../layout/Marks.tsx'
import css from './Kamera.module.css'
import { sekali } from './sekali.ts'
import { useKamera } from './useKamera.ts'

export interface PindaiKameraProps {
  onScan: (kode: string) => void
  onClose: () => void
  /** What the last scan did, as the scan line says it. */
  result?: ReactNode
  failed?: boolean
}

/** Between two pictures, in ms: a phone stays cool, and no hand is quicker. */
const JEDA = 120

const tunggu = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A picture of the video as it stands, null before the first one. */
const gambarDari = (video: HTMLVideoElement, kanvas: HTMLCanvasElement): ImageData | null => {
  const { videoWidth: width, videoHeight: height } = video
  const at = kanvas.getContext('2d', { willReadFrequently: true })
  if (!at || width === 0 || height === 0) return null
  Object.assign(kanvas, { width, height })
  at.drawImage(video, 0, 0)
  return at.getImageData(0, 0, width, height)
}

// What was asked because of a scan is answered before the next one: nobody looks at the camera meanwhile.
const diAtas = (video: HTMLVideoElement): boolean => video.closest('[role="dialog"]') === topDialog()

/** Reads picture after picture while the camera shows any. @returns why nothing can be read, once that is so */
const usePembaca = (video: RefObject<HTMLVideoElement | null>, hidup: boolean, onKode: (kode: string) => void) => {
  const latest = useRef(onKode)
  latest.current = onKode
  // A new one when the camera was tried again would take what still lies before it twice.
  const [ambil] = useState(sekali)
  const [gagal, setGagal] = useState(false)
  useEffect(() => {
    if (!hidup) return
    let gone = false
    const baca = async () => {
      const { bacaKode } = await import('./baca-kode.ts')
      const kanvas = document.createElement('canvas')
      while (!gone && video.current) {
        const gambar = diAtas(video.current) ? gambarDari(video.current, kanvas) : null
        const terlihat = gambar ? await bacaKode(gambar) : []
        const kode = gambar ? ambil(terlihat, performance.now()) : null
        if (kode !== null && !gone) latest.current(kode)
        await tunggu(JEDA)
      }
    }
    setGagal(false)
    void baca().catch(() => {
      if (!gone) setGagal(true)
    })
    return () => {
      gone = true
    }
  }, [hidup, video, ambil])
  return gagal ? 'Pembaca Kode Tidak Bisa Dimuat, Periksa Sambungan' : null
}

function Terakhir({ kode, result, failed }: { kode: string; result: ReactNode; failed: boolean | undefined }) {
  const Icon = failed ? IconAlert : IconCheck
  return (
    <p className={css.terakhir} role="status" data-error={failed || undefined}>
      {kode === '' ? (
        <span>Arahkan kamera ke barcode atau QR</span>
      ) : (
        <>
          {result ? <Icon /> : <IconScan />}
          <b>{kode}</b>
          <span>{result}</span>
        </>
      )}
    </p>
  )
}

/** The camera as a scanner: what is pointed at is scanned, one after the other, until it is closed. */
export default function PindaiKamera({ onScan, onClose, result, failed }: PindaiKameraProps) {
  const { video, keadaan, senter, coba } = useKamera()
  const [kode, setKode] = useState('')
  const takTerbaca = usePembaca(video, keadaan === 'hidup', (dibaca) => {
    setKode(dibaca)
    bunyi('baca')
    navigator.vibrate?.(60)
    onScan(dibaca)
  })
  const sebab = typeof keadaan === 'object' ? keadaan.sebab : takTerbaca
  return (
    <Modal
      title="Pindai Dengan Kamera"
      size={560}
      onClose={onClose}
      actions={
        <>
          {senter && (
            <Button aria-pressed={senter.nyala} onClick={senter.ganti}>
              {senter.nyala ? 'Matikan Senter' : 'Senter'}
            </Button>
          )}
          {sebab !== null && <Button onClick={coba}>Coba Lagi</Button>}
          <Button kind="primary" onClick={onClose}>
            Selesai
          </Button>
        </>
      }
    >
      {sebab !== null && (
        <div role="alert">
          <Empty icon={<IconCamera size={22} />} title={sebab} />
        </div>
      )}
      <div className={css.bidik} hidden={sebab !== null} data-hidup={keadaan === 'hidup' || undefined}>
        <video ref={video} playsInline muted aria-label="Gambar kamera" />
      </div>
      {sebab === null && <Terakhir kode={kode} result={result} failed={failed} />}
    </Modal>
  )
}
