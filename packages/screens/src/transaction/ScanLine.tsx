import { isTyping, type ScanFieldProps, topDialog, useKeys, useScanLine } from '@kencana/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/errors.ts'
import { PindaiField } from './PindaiField.tsx'
import { useSaving } from './saving.ts'
import { onItsWay, saveWaiting } from './scans.ts'

export interface ScanLineProps extends Pick<ScanFieldProps, 'onEmpty' | 'placeholder' | 'disabled' | 'autoFocus'> {
  /**
   * Finds and adds what was scanned; answers what the line beside the field says. A rejection is said in red: an
   * ApiError with the server's text. Scans wait for each other, so that none overtakes.
   */
  onScan: (kode: string) => Promise<ReactNode>
  /** Another key than F2, where that adds a line. */
  kbd?: string
}

const isPlainKey = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && event.key !== '/' && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey

const textOf = (error: unknown): string => {
  if (error instanceof ApiError && (error.failure === 'timeout' || error.failure === 'offline'))
    return 'Koneksi Bermasalah'
  return error instanceof Error ? error.message : 'Terjadi Kesalahan Saat Request Data'
}

/** The scan field of a transaction with what the last scan did; its key and a scan anywhere on the page land in it. */
export function ScanLine({ onScan, kbd = 'F2', ...rest }: ScanLineProps) {
  const input = useRef<HTMLInputElement>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [said, setSaid] = useState<{ text: ReactNode; failed: boolean } | null>(null)
  // The refusal that stopped a save: no later scan writes over it before it was read.
  const stopped = useRef(false)
  useKeys({ [kbd]: () => input.current?.focus() })
  useEffect(() => {
    // A scanner types into whatever has the focus: where nobody could mean to type, its first key is turned here.
    const listen = (event: KeyboardEvent) => {
      if (isPlainKey(event) && !isTyping(document.activeElement) && !topDialog()) input.current?.focus()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  const handle = async (before: Promise<unknown>, kode: string): Promise<boolean> => {
    await before
    try {
      const text = await onScan(kode)
      stopped.current &&= saveWaiting()
      if (!stopped.current) setSaid({ text, failed: false })
      return true
    } catch (error) {
      stopped.current = saveWaiting()
      setSaid({ text: textOf(error), failed: true })
      return false
    }
  }
  const saving = useSaving()
  const scan = (kode: string) => {
    // What is being saved was counted without it.
    if (saving) return setSaid({ text: `Sedang Menyimpan, Pindai ${kode} Sesudahnya`, failed: true })
    queue.current = onItsWay(handle(queue.current, kode))
  }
  useScanLine((kode) => {
    input.current?.focus()
    scan(kode)
  })
  return (
    <PindaiField
      ref={input}
      kbd={kbd}
      autoFocus
      {...rest}
      result={said?.text}
      failed={said?.failed}
      onScan={scan}
      onKamera={() => setSaid(null)}
    />
  )
}
