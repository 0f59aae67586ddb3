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
]
