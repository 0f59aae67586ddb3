/** A printer that a page finds paired. */

/** Runs in the page before it: a paired printer that keeps what it is sent. */
export const PRINTER = `
  const cetakan = (window.kencanaCetakan = [])
  const diam = async () => undefined
  const alternate = { interfaceClass: 7, endpoints: [{ direction: 'out', type: 'bulk', endpointNumber: 1 }] }
  const printer = {
    vendorId: 1, productId: 2, serialNumber: 'UJI', productName: 'EPSON', configuration: { interfaces: [{ interfaceNumber: 0, alternate }] },
    open: diam, close: diam, claimInterface: diam, releaseInterface: diam, selectConfiguration: diam,
    transferOut: async (_, data) => cetakan.push(new TextDecoder('latin1').decode(data)),
  }
  Object.defineProperty(navigator, 'usb', { value: { getDevices: async () => [printer] } })
  localStorage.setItem('printer_struk', 'usb:1:2:UJI')`
