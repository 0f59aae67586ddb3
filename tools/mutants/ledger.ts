/** Mutants of what is counted: rounding, balances, reversal, numbers. */
import type { Mutant } from './mutant.ts'

export const ledgerMutants: readonly Mutant[] = [
  {
    id: 'rounding',
    breaks: 'Prices are rounded to the nearest 500 instead of up.',
    file: 'packages/ledger/src/harga.ts',
    text: '(a + b - 1n) / b',
    becomes: '(a + b / 2n) / b',
    killedBy: ['packages/ledger/src/ledger.test.ts'],
  },
  {
    id: 'balance',
    breaks: 'More weight leaves a place than lies there, as long as the pieces suffice.',
    file: 'packages/server-kit/src/post-journal.ts',
    text: 'after.pcs * tanda < 0 || after.mg * tanda < 0 || after.rp * tanda < 0',
    becomes: 'after.pcs * tanda < 0 || after.rp * tanda < 0',
    killedBy: ['packages/server-kit/src/post-journal.test.ts'],
  },
  {
    id: 'balance-most',
    breaks: 'A balance grows until no sum over it can be told any more.',
    file: 'packages/server-kit/src/post-journal.ts',
    text: 'if (Math.abs(net.rp) >= BESAR) return true',
    becomes: '',
    killedBy: ['packages/server-kit/src/post-journal.test.ts'],
  },
  {
    id: 'money-way',
    breaks: 'What is taken out of a drawer by hand fills it.',
    file: 'packages/ledger/src/journal.ts',
    text: '    ...wrongWay.map(',
    becomes: '    ...[].map(',
    killedBy: ['packages/ledger/src/ledger.test.ts'],
  },
  {
    id: 'reversal',
    breaks: 'An undo takes goods back but books the money a second time.',
    file: 'packages/ledger/src/journal.ts',
    text: 'mg: mg(-line.mg), rp: rp(-line.rp) }',
    becomes: 'mg: mg(-line.mg), rp: line.rp }',
    killedBy: ['packages/ledger/src/ledger.test.ts'],
  },
  {
    id: 'number',
    breaks: 'Document numbers skip one after each other one.',
    file: 'db/migrations/0375-nomor-hari-ini.sql',
    text: 'SET terakhir = n.terakhir + 1',
    becomes: 'SET terakhir = n.terakhir + 2',
    killedBy: ['packages/server-kit/src/post-journal.test.ts'],
  },
]
