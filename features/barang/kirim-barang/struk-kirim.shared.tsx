import { strukKirim } from './kirim-barang.receipt.ts'

/** The paper of a dispatch, wherever it goes. */
export const strukKirimBarang = strukKirim
