import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'an entry put into the log that another installation told',
    `INSERT INTO log_pusat (sambungan, zaman, urut, isi, rantai, diterima_pada) VALUES (gen_random_uuid(), 0, 7, '{"urut": 7}', '\\x00', now())`,
    'log-pusat',
  ],
]
