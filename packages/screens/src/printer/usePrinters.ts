import { oops } from '@kencana/ui'
import { useEffect, useState } from 'react'
import { type Printer, type PrinterDoors, pairedPrinters, pairPrinter } from './devices.ts'

/** What a paper is printed on: each kind remembers its own printer on this computer. */
export type PrinterUse = 'struk' | 'label'

const doors = (): PrinterDoors => navigator as unknown as PrinterDoors

const remembered = (use: PrinterUse): string => localStorage.getItem(`printer_${use}`) ?? ''

/** The printers of this computer and the one chosen for a kind of paper. */
export interface Printers {
  printers: readonly Printer[]
  /** null: no printer; the paper becomes a file or a page of the browser. */
  chosen: Printer | null
  choose: (printer: Printer | null) => void
  /** The doors that this browser has, to pair one more. */
  pairable: readonly ('usb' | 'serial')[]
  pair: (door: 'usb' | 'serial') => void
}

/** Paired printers (WebUSB, WebSerial) and the remembered choice. */
export const usePrinters = (use: PrinterUse): Printers => {
  const [printers, setPrinters] = useState<readonly Printer[]>([])
  const [id, setId] = useState(() => remembered(use))
  useEffect(() => {
    let gone = false
    // No printer at all is an answer too: a browser may refuse its doors altogether.
    pairedPrinters(doors()).then(
      (found) => !gone && setPrinters(found),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  const choose = (printer: Printer | null) => {
    const next = printer?.id ?? ''
    localStorage.setItem(`printer_${use}`, next)
    setId(next)
  }
  const pair = async (door: 'usb' | 'serial') => {
    try {
      const printer = await pairPrinter(doors(), door)
      if (!printer) return
      setPrinters(await pairedPrinters(doors()))
      choose(printer)
    } catch (error) {
      oops(error instanceof Error ? error.message : 'Printer Tidak Bisa Dipasangkan')
    }
  }
  const { usb, serial } = doors()
  return {
    printers,
    chosen: printers.find((printer) => printer.id === id) ?? null,
    choose,
    pairable: [...(usb ? ['usb' as const] : []), ...(serial ? ['serial' as const] : [])],
    pair: (door) => void pair(door),
  }
}
