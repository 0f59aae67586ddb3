import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['a sorting of other weight', 'UPDATE sortir_pembelian SET berat_bos = berat_bos + 1', 'dokumen-lepas'],
]
