/** Printers that the browser may write to: WebUSB and WebSerial, spoken to through the little of them that is needed. */

/** A paired printer. */
export interface Printer {
  /** Stays the same over reloads, so that the choice can be remembered. */
  id: string
  /** As people know it: 'EPSON TM-U220, USB'. */
  name: string
  /** Writes bytes. @throws Error when the printer is off, unplugged or used by another program */
  send: (bytes: Uint8Array) => Promise<void>
}

interface UsbEndpoint {
  direction: 'in' | 'out'
  type: string
  endpointNumber: number
}

interface UsbInterface {
  interfaceNumber: number
  alternate: { interfaceClass: number; endpoints: readonly UsbEndpoint[] }
}

/** What is used of a WebUSB device. */
export interface UsbDevice {
  vendorId: number
  productId: number
  productName?: string
  manufacturerName?: string
  serialNumber?: string
  configuration: { interfaces: readonly UsbInterface[] } | null
  open: () => Promise<void>
  close: () => Promise<void>
  selectConfiguration: (value: number) => Promise<void>
  claimInterface: (number: number) => Promise<void>
  releaseInterface: (number: number) => Promise<void>
  transferOut: (endpoint: number, data: Uint8Array<ArrayBuffer>) => Promise<unknown>
}

/** What is used of a WebSerial port. */
export interface SerialPort {
  getInfo: () => { usbVendorId?: number; usbProductId?: number }
  open: (options: { baudRate: number }) => Promise<void>
  close: () => Promise<void>
  writable: WritableStream<Uint8Array> | null
}

/** The two doors of the browser; either may be missing (plain http, another browser). */
export interface PrinterDoors {
  usb?: { getDevices: () => Promise<UsbDevice[]>; requestDevice: (options: object) => Promise<UsbDevice> }
  serial?: { getPorts: () => Promise<SerialPort[]>; requestPort: () => Promise<SerialPort> }
}

const PRINTER_CLASS = 7
/** More at once overruns the buffer of old printers. */
const CHUNK = 4096
const BAUD_RATE = 9600

const outOf = (device: UsbDevice): { number: number; endpoint: number } => {
  const all = device.configuration?.interfaces ?? []
  const found = all.find((one) => one.alternate.interfaceClass === PRINTER_CLASS) ?? all[0]
  const endpoint = found?.alternate.endpoints.find((one) => one.direction === 'out' && one.type === 'bulk')
  if (!found || !endpoint) throw new Error('Perangkat USB ini bukan printer')
  return { number: found.interfaceNumber, endpoint: endpoint.endpointNumber }
}

/** A USB device as a printer: opened for each print and closed again, so that other programs can use it too. */
const usbPrinter = (device: UsbDevice): Printer => ({
  id: `usb:${device.vendorId}:${device.productId}:${device.serialNumber ?? ''}`,
  name: `${[device.manufacturerName, device.productName].filter(Boolean).join(' ').trim() || 'Printer'}, USB`,
  send: async (bytes) => {
    await device.open()
    try {
      if (!device.configuration) await device.selectConfiguration(1)
      const { number, endpoint } = outOf(device)
      await device.claimInterface(number)
      for (let at = 0; at < bytes.length; at += CHUNK)
        await device.transferOut(endpoint, new Uint8Array(bytes.slice(at, at + CHUNK)))
      await device.releaseInterface(number)
    } finally {
      await device.close()
    }
  },
})

/** A serial port as a printer. */
const serialPrinter = (port: SerialPort): Printer => {
  const { usbVendorId = 0, usbProductId = 0 } = port.getInfo()
  const hex = (value: number) => value.toString(16).padStart(4, '0')
  return {
    id: `serial:${usbVendorId}:${usbProductId}`,
    name: usbVendorId ? `Printer ${hex(usbVendorId)}:${hex(usbProductId)}, Serial` : 'Printer, Serial',
    send: async (bytes) => {
      await port.open({ baudRate: BAUD_RATE })
      try {
        const writer = port.writable?.getWriter()
        if (!writer) throw new Error('Port serial tidak bisa ditulis')
        await writer.write(bytes).finally(() => writer.releaseLock())
      } finally {
        await port.close()
      }
    },
  }
}

// Two of the same make would else be one choice.
const distinct = (printers: Printer[]): Printer[] =>
  printers.map((printer, at) => {
    const before = printers.slice(0, at).filter((one) => one.name === printer.name).length
    return before === 0 ? printer : { ...printer, id: `${printer.id}:${before}`, name: `${printer.name} ${before + 1}` }
  })

/** The printers that were paired before; none where the browser has no such door. */
export const pairedPrinters = async ({ usb, serial }: PrinterDoors): Promise<Printer[]> => {
  const [devices, ports] = await Promise.all([usb?.getDevices() ?? [], serial?.getPorts() ?? []])
  return distinct([...devices.map(usbPrinter), ...ports.map(serialPrinter)])
}

/** Lets the person pick a printer; null when the browser's own dialog was closed. */
export const pairPrinter = async ({ usb, serial }: PrinterDoors, door: 'usb' | 'serial'): Promise<Printer | null> => {
  try {
    if (door === 'usb' && usb) return usbPrinter(await usb.requestDevice({ filters: [{ classCode: PRINTER_CLASS }] }))
    if (door === 'serial' && serial) return serialPrinter(await serial.requestPort())
    return null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null
    throw error
  }
}
