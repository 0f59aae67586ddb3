/** The camera of a phone or computer: on while it is looked at, dark otherwise. */
import { type RefObject, useEffect, useRef, useState } from 'react'

/** What the camera is at: waiting for the permission, showing, or a sentence why not. */
export type Keadaan = 'tunggu' | 'hidup' | { sebab: string }

const SEBAB: Readonly<Record<string, string>> = {
  SecurityError: 'Kamera Hanya Bisa Dipakai Lewat https Atau localhost',
  NotAllowedError: 'Kamera Tidak Diizinkan, Izinkan Kamera Untuk Alamat Ini Di Browser',
  NotFoundError: 'Perangkat Ini Tidak Punya Kamera',
  OverconstrainedError: 'Perangkat Ini Tidak Punya Kamera',
  NotReadableError: 'Kamera Sedang Dipakai Aplikasi Lain',
  AbortError: 'Kamera Sedang Dipakai Aplikasi Lain',
}

/** Why there is no picture, as a sentence for who wanted to scan. */
const sebabKamera = (error: unknown): string =>
  SEBAB[error instanceof DOMException ? error.name : ''] ?? 'Kamera Tidak Bisa Dibuka'

const buka = async (): Promise<MediaStream> => {
  // Elsewhere browsers do not even have the call.
  if (!navigator.mediaDevices) throw new DOMException('', 'SecurityError')
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    audio: false,
  })
}

const matikan = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

/** Whether the page is looked at: a camera that goes on behind another page watches the shop. */
const useTampak = (): boolean => {
  const [tampak, setTampak] = useState(!document.hidden)
  useEffect(() => {
    const listen = () => setTampak(!document.hidden)
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])
  return tampak
}

type TorchTrack = MediaTrackCapabilities & { torch?: boolean }

/** The lamp of the camera; undefined where it has none. */
export interface Senter {
  nyala: boolean
  ganti: () => void
}

const useSenter = (track: MediaStreamTrack | null): Senter | undefined => {
  const [nyala, setNyala] = useState(false)
  useEffect(() => setNyala(false), [track])
  const bisa: TorchTrack | undefined = track?.getCapabilities?.()
  if (!bisa?.torch) return undefined
  const ganti = () => {
    const advanced = [{ torch: !nyala } as MediaTrackConstraintSet]
    void track?.applyConstraints({ advanced }).then(
      () => setNyala(!nyala),
      () => undefined,
    )
  }
  return { nyala, ganti }
}

/** A video element that shows the camera, how it stands, and how to try again. */
export const useKamera = (): {
  video: RefObject<HTMLVideoElement | null>
  keadaan: Keadaan
  senter: Senter | undefined
  coba: () => void
} => {
  const video = useRef<HTMLVideoElement>(null)
  const [keadaan, setKeadaan] = useState<Keadaan>('tunggu')
  const [track, setTrack] = useState<MediaStreamTrack | null>(null)
  const [kali, setKali] = useState(0)
  const tampak = useTampak()
  useEffect(() => {
    if (!tampak) return
    let stream: MediaStream | undefined
    let gone = false
    const gagal = (sebab: string) => {
      if (!gone) setKeadaan({ sebab })
    }
    const mulai = async () => {
      try {
        stream = await buka()
        // Closed while the browser was asking: the light must go out.
        if (gone || !video.current) return matikan(stream)
        const [satu = null] = stream.getVideoTracks()
        satu?.addEventListener('ended', () => gagal('Kamera Terputus'))
        video.current.srcObject = stream
        await video.current.play()
        if (gone) return
        setTrack(satu)
        setKeadaan('hidup')
      } catch (error) {
        gagal(sebabKamera(error))
      }
    }
    setKeadaan('tunggu')
    void mulai()
    return () => {
      gone = true
      setTrack(null)
      setKeadaan('tunggu')
      if (stream) matikan(stream)
    }
  }, [tampak, kali])
  return { video, keadaan, senter: useSenter(track), coba: () => setKali((now) => now + 1) }
}
