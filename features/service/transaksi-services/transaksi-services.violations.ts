import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['a repair with less paid than was', 'UPDATE service SET dp = dp - 1 WHERE dp > 0', 'service-saldo'],
  [
    "a customer's piece that weighs less by itself",
    "UPDATE service_barang SET berat_kini = berat_kini - 10 WHERE status = 'OPEN'",
    'service-saldo',
  ],
  [
    'a piece that came lighter',
    'ALTER TABLE service_barang DISABLE TRIGGER USER; UPDATE service_barang SET berat = berat - 10',
    'isi-dokumen',
  ],
  ['a piece that left with nobody', "UPDATE service_barang SET status = 'CLOS' WHERE status = 'OPEN'", 'service-saldo'],
  [
    'a repair fetched whose pieces are here',
    "UPDATE service SET status = 'CLOS' WHERE status = 'OPEN'",
    'service-saldo',
  ],
]
