/** Mutants of the audit: a rule that no longer sees what it is there for. */
import type { Mutant } from './mutant.ts'

export const auditMutants: readonly Mutant[] = [
  {
    id: 'audit-balance',
    breaks: 'The audit no longer sees pieces that are left without weight, or weight without pieces.',
    file: 'db/invariants/saldo-negatif.sql',
    text: 'WHERE pcs * tanda < 0 OR mg * tanda < 0 OR rp * tanda < 0 OR (berpasangan AND (pcs = 0) <> (mg = 0))',
    becomes: 'WHERE pcs * tanda < 0 OR mg * tanda < 0 OR rp * tanda < 0',
    killedBy: ['features/neraca/neraca.test.ts'],
  },
  {
    id: 'audit-items',
    breaks: 'The audit no longer compares the weight that lists show with the weight of the items.',
    file: 'db/invariants/barang-rekap.sql',
    text: 'HAVING sum(pcs) <> 0 OR sum(mg) <> 0 OR sum(rp) <> 0',
    becomes: 'HAVING sum(pcs) <> 0 OR sum(rp) <> 0',
    killedBy: ['features/neraca/neraca.test.ts'],
  },
  {
    id: 'audit-papers',
    breaks: 'The audit no longer misses the paper of a number that was drawn.',
    file: 'db/invariants/dokumen.sql',
    text: 'WHERE b.nomor IS NULL OR d.nomor IS NULL OR b.kode_toko <> d.kode_toko',
    becomes: 'WHERE d.nomor IS NULL OR b.kode_toko <> d.kode_toko',
    killedBy: ['features/neraca/neraca.test.ts'],
  },
  {
    id: 'audit-signature',
    breaks: 'A newest day whose signature somebody took away is no longer missed.',
    file: 'features/neraca/segel.query.ts',
    text: 'const tanpa = sisa.find((one) => one.kunci === null)',
    becomes: 'const tanpa = sisa.find((one) => one.tanda === undefined)',
    killedBy: ['features/neraca/segel.test.ts'],
  },
  {
    id: 'audit-sold-twice',
    breaks: 'The audit no longer finds a piece that two sales have sold.',
    file: 'db/invariants/barang-terjual.sql',
    text: 'OR h.jual > 1 OR h.beli > 1 OR',
    becomes: 'OR h.beli > 1 OR',
    killedBy: ['features/neraca/neraca.test.ts'],
  },
  {
    id: 'audit-slip',
    breaks: 'The audit no longer finds a slip of the bank that paid two bills.',
    file: 'db/invariants/pembayaran-buku.sql',
    text: 'GROUP BY x.no_rekening, x.bukti HAVING count(*) > 1',
    becomes: 'GROUP BY x.no_rekening, x.bukti HAVING count(*) > 99',
    killedBy: ['features/neraca/neraca.test.ts'],
  },
  {
    id: 'jual-ppn-ref',
    breaks: 'Tax inside a price is taken out of what the lines of a nota say.',
    file: 'features/penjualan/transaksi-penjualan/transaksi-penjualan.posting.ts',
    text: "uang('PENJUALAN', dalam, 'PPN')",
    becomes: "uang('PENJUALAN', dalam)",
    killedBy: ['features/penjualan/laporan-penjualan/laporan-ppn.test.ts'],
  },
]
