import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['an item on its way by itself', "UPDATE barang SET kode_baki = NULL, status_barang = 'DIKIRIM'", 'barang-di-jalan'],
]
