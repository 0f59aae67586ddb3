/** States of repairs as people say them: with repairs OPEN and DONE mean something else than with documents of the till. */

export const SEBUTAN_SERVICE: Readonly<Record<string, string>> = {
  OPEN: 'MASUK',
  DONE: 'SELESAI',
  CLOS: 'DIAMBIL',
  CANC: 'BATAL',
}

/** The state of one of a customer's documents, which may be a repair. */
export const statusTransaksi = ({ jenis, status }: { jenis: string; status: string }): string =>
  (jenis === 'SERVICE' ? SEBUTAN_SERVICE[status] : undefined) ?? status
