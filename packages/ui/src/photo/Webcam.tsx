import { useEffect, useRef, useState } from 'react'
import { oops } from '../feedback/feedback.ts'
import { Modal } from '../feedback/Modal.tsx'
import { IconCamera } from '../icons/icons.ts'
import { Button } from '../layout/Button.tsx'
import { Empty } from '../layout/Marks.tsx'
import css from './Photo.module.css'
import { shrink } from './shrink.ts'

const useStream = () => {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'wait' | 'live' | 'refused'>('wait')
  useEffect(() => {
    let stream: MediaStream | undefined
    let gone = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1366 } },
          audio: false,
        })
        // Closed while the browser was asking: the light must go out.
        if (gone || !video.current) return stop()
        video.current.srcObject = stream
      } catch {
        if (!gone) setState('refused')
      }
    }
    void start()
    return () => {
      gone = true
      stop()
    }
  }, [])
  // Only with its first picture there is something to take.
  return { video, state, onLoadedData: () => setState('live') }
}

/** A picture from the webcam: Enter takes it. */
export default function Webcam({ onTake, onClose }: { onTake: (photo: Blob) => void; onClose: () => void }) {
  const { video, state, onLoadedData } = useStream()
  const shutter = useRef<HTMLButtonElement>(null)
  // A button that is disabled takes no focus: Enter belongs to it once there is a picture.
  useEffect(() => {
    if (state === 'live') shutter.current?.focus()
  }, [state])
  const take = async () => {
    if (!video.current) return
    try {
      onTake(await shrink(video.current))
      onClose()
    } catch {
      oops('Foto Tidak Bisa Diambil, Coba Lagi')
    }
  }
  return (
    <Modal
      title="Webcam"
      size={560}
      onClose={onClose}
      hint="Enter mengambil foto, Esc menutup"
      actions={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button
            ref={shutter}
            kind="primary"
            kbd="Enter"
            icon={<IconCamera />}
            disabled={state !== 'live'}
            onClick={() => void take()}
          >
            Ambil Foto
          </Button>
        </>
      }
    >
      {state === 'refused' ? (
        <Empty icon={<IconCamera size={22} />} title="Webcam Tidak Bisa Dibuka" hint="Izinkan kamera di browser ini." />
      ) : (
        <video ref={video} className={css.video} onLoadedData={onLoadedData} autoPlay playsInline muted />
      )}
    </Modal>
  )
}
