import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  [
    'cash in a drawer that no shop has',
    "UPDATE mutasi SET ref = 'L9' WHERE akun = 'KAS' AND jurnal_id IN (SELECT j.id FROM jurnal j WHERE j.kind = 'JUAL')",
    'ref-uang',
  ],
  [
    'cash of one jurnal in two drawers',
    `WITH m AS (SELECT * FROM mutasi WHERE akun = 'KAS' ORDER BY jurnal_id LIMIT 1)
     INSERT INTO mutasi SELECT (jsonb_populate_record(NULL::mutasi, to_jsonb(m) || '{"urut": 9001, "ref": "L9"}')).* FROM m`,
    'ref-uang',
  ],
  [
    'money by hand without a jurnal',
    "INSERT INTO uang VALUES ('TUK-X', 'TK01', '2026-03-03', 'TAMBAH', NULL, 'TAMBAH MODAL', 'MODAL', 1, 'X', 'OWNER', now())",
    'dokumen-lepas',
  ],
  ['an expense for what nobody knows', "UPDATE mutasi SET ref = 'TIADA' WHERE akun = 'BIAYA'", 'ref-uang'],
  ['a cost for nothing', "UPDATE mutasi SET ref = '-' WHERE akun = 'BIAYA'", 'ref-uang'],
  [
    'owner money that is said to be income',
    "UPDATE uang SET lawan = 'PENDAPATAN_LAIN' WHERE lawan = 'MODAL'",
    'ref-uang',
  ],
  ['a discount of which nobody says why', "UPDATE mutasi SET ref = '-' WHERE akun = 'DISKON'", 'ref-uang'],
  ['sales for what nobody knows', "UPDATE mutasi SET ref = 'TIADA' WHERE akun = 'PENJUALAN'", 'ref-uang'],
  ['goods of a category that nobody has', "UPDATE mutasi SET ref = 'TIADA' WHERE akun = 'PERSEDIAAN'", 'ref-uang'],
  ['cost of sales of no category', "UPDATE mutasi SET ref = 'TIADA' WHERE akun = 'HPP'", 'ref-uang'],
  ['what a shop owes one that is none', "UPDATE mutasi SET akun = 'RK', ref = 'TK99' WHERE akun = 'MODAL'", 'ref-uang'],
  [
    'income for what nobody knows',
    "UPDATE mutasi SET akun = 'PENDAPATAN_LAIN', ref = 'TIADA' WHERE akun = 'MODAL'",
    'ref-uang',
  ],
]
