/** Mutants of how requests are let in: day lock, keys, shops, rights, what a piece may be used for. */
import type { Mutant } from './mutant.ts'

export const writeMutants: readonly Mutant[] = [
  {
    id: 'day-lock',
    breaks: 'Closing does not wait for writes in flight, which then land in a day that is closed.',
    file: 'db/migrations/0026-hak-aksi.sql',
    text: 'PERFORM pg_advisory_xact_lock_shared(1, hashtext(p_toko));',
    becomes: 'PERFORM pg_advisory_xact_lock_shared(1, hashtext(p_toko) + 1);',
    killedBy: ['features/hari-toko/tutup-toko/tutup-toko.test.ts'],
  },
  {
    id: 'idempotency',
    breaks: 'A key that was used for something else is answered with what that something else answered.',
    file: 'packages/server-kit/src/write.ts',
    text: '!row.kunci_sama || row.status === null || row.jawaban === null',
    becomes: 'row.status === null || row.jawaban === null',
    killedBy: ['packages/server-kit/src/write.test.ts'],
  },
  {
    id: 'shop-isolation',
    breaks: 'One shop can undo the documents of another.',
    file: 'packages/server-kit/src/batal.ts',
    text: 'AND kode_toko = ',
    becomes: "AND '' <> ",
    killedBy: ['packages/server-kit/src/batal.test.ts'],
  },
  {
    id: 'right',
    breaks: 'Whoever is logged in may call what only users with the menu may.',
    file: 'packages/server-kit/src/session.ts',
    text: "if (access === 'OWN/SU' || !hak.lihat)",
    becomes: "if (access === 'OWN/SU')",
    killedBy: ['apps/server/src/access.test.ts'],
  },
  {
    id: 'action',
    breaks: 'Whoever may see a screen may do everything on it.',
    file: 'packages/server-kit/src/session.ts',
    text: "if (effect === 'write' && !hak.boleh) throw new Refusal('denied', AKSI_DITOLAK)",
    becomes: '',
    killedBy: ['features/akses/hak-akses/hak-akses.test.ts'],
  },
  {
    id: 'status',
    breaks: 'A piece that was sold, sent or scrapped can be used again.',
    file: 'features/barang/data-barang/data-barang.api.ts',
    text: "if (row.status_barang !== 'TERSEDIA') throw sudahDiproses(one)",
    becomes: '',
    killedBy: ['features/barang/hancur-data-barang/hancur-data-barang.test.ts'],
  },
]
