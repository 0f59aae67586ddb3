/** Mutants of what outsiders check and read: a proof that proves nothing. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source are text here
import type { Mutant } from './mutant.ts'

const PEMERIKSA = 'tools/verifikasi/pemeriksa.mjs'
const TEST = ['tools/bukti.test.ts'] as const
const KUNCI = 'packages/server-kit/src/kunci-baca.ts'
const PAPAN = 'features/luar/papan-harga/papan-harga.query.ts'
const PAPAN_TEST = 'features/luar/papan-harga/papan-harga.test.ts'
const KUNCI_TEST = 'features/luar/kunci-baca/kunci-baca.test.ts'

export const luarMutants: readonly Mutant[] = [
  {
    id: 'bukti-segel',
    breaks: 'The checker takes the seal that the file states for the one of its lines.',
    file: PEMERIKSA,
    text: 'if (hex(harus) !== segel)',
    becomes: 'if (hex(harus).length !== segel.length)',
    killedBy: TEST,
  },
  {
    id: 'bukti-kunci-asing',
    breaks: 'The checker takes a file that any key signed.',
    file: PEMERIKSA,
    text: 'this.hasil.cocok = satu === this.diberi',
    becomes: 'this.hasil.cocok = satu !== 0',
    killedBy: TEST,
  },
  {
    id: 'bukti-timpang',
    breaks: 'Jurnals that do not balance pass once they are sealed.',
    file: PEMERIKSA,
    text: 'ditambah(group, g, [pcs, mg, 0])',
    becomes: 'ditambah(group, g, [pcs, 0, 0])',
    killedBy: TEST,
  },
  {
    id: 'bukti-tanda-hari',
    breaks: 'Days that were sealed anew pass.',
    file: PEMERIKSA,
    text: 'else if (!(await this.ditandai(kunci, `kencana-hari-1',
    becomes: 'else if (kunci === 0 && !(await this.ditandai(kunci, `kencana-hari-1',
    killedBy: TEST,
  },
  {
    id: 'bukti-kunci-lain',
    breaks: 'A server signs with another key than outsiders were shown.',
    file: 'packages/server-kit/src/kunci-bukti.ts',
    text: 'if (kunci && (await terbaru(db))?.sidik === kunci.sidik) return',
    becomes: 'if (kunci) return',
    killedBy: ['features/luar/bukti/bukti.test.ts'],
  },
  {
    id: 'bukti-orang-lain',
    breaks: 'A file of proof goes to another owner than who stands in the audit trail.',
    file: 'features/luar/bukti/bukti.server.ts',
    text: ' AND user_id = ${user_id}',
    becomes: '',
    killedBy: ['features/luar/bukti/bukti.test.ts'],
  },
  {
    id: 'kunci-tulis',
    breaks: 'A key of another program writes.',
    file: KUNCI,
    text: "if (endpoint.effect !== 'read')",
    becomes: "if (endpoint.effect === 'read' && endpoint.path === '')",
    killedBy: [KUNCI_TEST],
  },
  {
    id: 'kunci-toko',
    breaks: 'A key opens its reports in every shop.',
    file: KUNCI,
    text: 'if (!kunci.toko.includes(kode_toko))',
    becomes: 'if (kunci.toko.length === 0)',
    killedBy: [KUNCI_TEST],
  },
  {
    id: 'kunci-dicabut',
    breaks: 'A revoked key goes on reading.',
    file: KUNCI,
    text: 'if (kunci.dicabut)',
    becomes: 'if (kunci.dicabut && kunci.sampai < hari_ini)',
    killedBy: [KUNCI_TEST],
  },
  {
    id: 'kunci-sampai',
    breaks: 'A key reads after its last day.',
    file: KUNCI,
    text: 'if (kunci.sampai < hari_ini)',
    becomes: "if (kunci.sampai === '')",
    killedBy: [KUNCI_TEST],
  },
  {
    id: 'kunci-semenit',
    breaks: 'A key reads for the 61st time in a minute.',
    file: KUNCI,
    text: 'if (banyak > SEMENIT)',
    becomes: 'if (banyak > SEMENIT + 1)',
    killedBy: [KUNCI_TEST],
  },
  {
    id: 'kunci-pelanggan',
    breaks: 'A key says who the customers are though nobody ticked it.',
    file: 'packages/server-kit/src/register.ts',
    text: 'kunci && !kunci.identitas ?',
    becomes: 'kunci && kunci.identitas ?',
    killedBy: [KUNCI_TEST],
  },
  {
    id: 'kunci-hash',
    breaks: 'The beginning of a key is enough.',
    file: KUNCI,
    text: 'if (!satu || !cocok)',
    becomes: 'if (!satu)',
    killedBy: [KUNCI_TEST],
  },
  {
    id: 'papan-hash',
    breaks: 'The beginning of the key of a price board is enough.',
    file: PAPAN,
    text: 'if (!papan || !cocok)',
    becomes: 'if (!papan)',
    killedBy: [PAPAN_TEST],
  },
  {
    id: 'papan-dicabut',
    breaks: 'A price board whose key was revoked goes on.',
    file: PAPAN,
    text: ' AND p.dicabut_pada IS NULL AND ',
    becomes: ' AND ',
    killedBy: [PAPAN_TEST],
  },
  {
    id: 'papan-berwenang',
    breaks: 'A price board goes on after whoever made it left the shop.',
    file: PAPAN,
    text: ' AND p.dicabut_pada IS NULL AND ${BERWENANG}`)',
    becomes: ' AND p.dicabut_pada IS NULL`)',
    killedBy: [PAPAN_TEST],
  },
  {
    id: 'papan-sejam',
    breaks: 'A price board promises a price that no sale takes yet.',
    file: PAPAN,
    text: 'segram(satu.dulu ?? satu.kini)',
    becomes: 'segram(satu.kini)',
    killedBy: [PAPAN_TEST],
  },
  {
    id: 'papan-kategori',
    breaks: 'A price board shows categories that nobody chose for it.',
    file: PAPAN,
    text: 'g.kode_group = ANY (${kode_group}::text[]) AND ',
    becomes: '',
    killedBy: [PAPAN_TEST],
  },
]
