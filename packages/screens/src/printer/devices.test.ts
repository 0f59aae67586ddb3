import { describe, expect, it } from 'vitest'
import { pairedPrinters, pairPrinter, type SerialPort, type UsbDevice } from './devices.ts'

/** A USB printer that keeps what it was sent and what was done to it. */
const fakeUsb = (more: Partial<UsbDevice> = {}) => {
  const log: string[] = []
  const sent: number[] = []
  const note = (text: string) => async () => void log.push(text)
  const device: UsbDevice = {
    vendorId: 1208,
    productId: 514,
    manufacturerName: 'EPSON',
    productName: 'TM-U220',
    configuration: {
      interfaces: [
        { interfaceNumber: 0, alternate: { interfaceClass: 3, endpoints: [] } },
        {
          interfaceNumber: 1,
          alternate: {
            interfaceClass: 7,
            endpoints: [
              { direction: 'in', type: 'bulk', endpointNumber: 2 },
              { direction: 'out', type: 'bulk', endpointNumber: 4 },
            ],
          },
        },
      ],
    },
    open: note('open'),
    close: note('close'),
    selectConfiguration: async (value) => void log.push(`configuration ${value}`),
    claimInterface: async (number) => void log.push(`claim ${number}`),
    releaseInterface: async (number) => void log.push(`release ${number}`),
    transferOut: async (endpoint, data) => {
      log.push(`out ${endpoint} ${data.length}`)
      sent.push(...data)
    },
    ...more,
  }
  return { device, log, sent }
}

const doors = (devices: UsbDevice[], ports: SerialPort[] = []) => ({
  usb: { getDevices: async () => devices, requestDevice: async () => devices[0] as UsbDevice },
  serial: { getPorts: async () => ports, requestPort: async () => ports[0] as SerialPort },
})

describe('a USB printer', () => {
  it('gets its bytes in order, in pieces it can swallow, and is free for others afterwards', async () => {
    const { device, log, sent } = fakeUsb()
    const [printer] = await pairedPrinters(doors([device]))
    expect(printer?.name).toBe('EPSON TM-U220, USB')
    const bytes = Uint8Array.from({ length: 5000 }, (_, at) => at % 256)
    await printer?.send(bytes)
    expect(sent).toEqual([...bytes])
    expect(log).toEqual(['open', 'claim 1', 'out 4 4096', 'out 4 904', 'release 1', 'close'])
  })

  it('is closed again when it fails', async () => {
    const { device, log } = fakeUsb({ transferOut: () => Promise.reject(new Error('paper')) })
    const [printer] = await pairedPrinters(doors([device]))
    await expect(printer?.send(new Uint8Array(1))).rejects.toThrow('paper')
    expect(log.at(-1)).toBe('close')
  })

  it('is refused when it cannot be written to', async () => {
    const { device } = fakeUsb({ configuration: { interfaces: [] } })
    const [printer] = await pairedPrinters(doors([device]))
    await expect(printer?.send(new Uint8Array(1))).rejects.toThrow('bukan printer')
  })
})

describe('the choice of printers', () => {
  it('tells two of the same make apart, and is empty where the browser has no door', async () => {
    const names = (await pairedPrinters(doors([fakeUsb().device, fakeUsb().device]))).map(({ name }) => name)
    expect(names).toEqual(['EPSON TM-U220, USB', 'EPSON TM-U220, USB 2'])
    expect(await pairedPrinters({})).toEqual([])
  })

  it('writes to a serial port and closes it', async () => {
    const got: number[] = []
    let opened = 0
    const port: SerialPort = {
      getInfo: () => ({ usbVendorId: 0x067b, usbProductId: 0x2303 }),
      open: async () => void opened++,
      close: async () => void opened--,
      writable: new WritableStream({ write: (chunk: Uint8Array) => void got.push(...chunk) }),
    }
    const printer = await pairPrinter(doors([], [port]), 'serial')
    expect(printer?.name).toBe('Printer 067b:2303, Serial')
    await printer?.send(Uint8Array.of(1, 2, 3))
    expect(got).toEqual([1, 2, 3])
    expect(opened).toBe(0)
  })

  it('is unchanged when the person closes the dialog of the browser', async () => {
    const closed = () => Promise.reject(new DOMException('none', 'NotFoundError'))
    expect(await pairPrinter({ usb: { getDevices: async () => [], requestDevice: closed } }, 'usb')).toBe(null)
  })
})
