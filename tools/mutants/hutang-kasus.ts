/** One mutant for each numbered case of loans (areas, debts 10.5) that the rules of tools/mutants/hutang.ts do not plant already. */
import type { Mutant } from './mutant.ts'

const DI = 'features/hutang/transaksi-hutang'
const uji = (nama: string): readonly [string] => [`${DI}/${nama}.test.ts`]

export const kasusHutangMutants: readonly Mutant[] = [
  {
    id: 'hutang-case-1',
    breaks: 'Two who redeem and renew one loan at once both get it.',
    file: `${DI}/hutang.api.ts`,
    text: "  if (hutang.status !== 'AKTIF') throw",
    becomes: "  if (hutang.status === 'OPEN') throw",
    killedBy: uji('bayar-hutang'),
  },
  {
    id: 'hutang-case-2',
    breaks: 'Goods of a redeemed loan stay in custody, to be handed out again.',
    file: `${DI}/transaksi-hutang.posting.ts`,
    text: '    ...hutang.barang.flatMap((one) => kembalikan(hutang.no_hutang, one)),\n    ...masuk,',
    becomes: '    ...masuk,',
    killedBy: uji('bayar-hutang'),
  },
  {
    id: 'hutang-case-4',
    breaks: 'Interest is rounded to the nearest, not up.',
    file: `${DI}/bunga.contract.ts`,
    text: '(a + b - 1n) / b',
    becomes: '(a + b / 2n) / b',
    killedBy: uji('bunga'),
  },
  {
    id: 'hutang-case-5',
    breaks: 'Interest of one month is paid twice.',
    file: `${DI}/bunga.contract.ts`,
    text: 'Math.max(semua - dibayar.bunga, 0)',
    becomes: 'Math.max(semua, 0)',
    killedBy: uji('bayar-hutang'),
  },
  {
    id: 'hutang-case-6',
    breaks: 'Interest is taken back after its loan went on.',
    file: `${DI}/batal-hutang.server.ts`,
    text: "  if (jenis === 'BUNGA') {\n    masihAktif(lama)",
    becomes: "  if (jenis === 'BUNGA') {",
    killedBy: uji('bayar-hutang'),
  },
  {
    id: 'hutang-case-7',
    breaks: 'A chain of renewals charges the month that it has begun in again.',
    file: `${DI}/remaja-hutang.store.ts`,
    text: 'minimum: 0,',
    becomes: 'minimum: 1,',
    killedBy: uji('rantai-hutang'),
  },
  {
    id: 'hutang-case-10',
    breaks: 'A loan that was paid a minute ago is auctioned by who saw it paid.',
    file: `${DI}/tagihan-hutang.store.ts`,
    text: '  masihAktif(hutang)\n',
    becomes: '',
    killedBy: uji('lelang-hutang'),
  },
  {
    id: 'hutang-case-13',
    breaks: 'Goods of a category without a price are worth nothing, and lent on.',
    file: `${DI}/nilai-hutang.api.ts`,
    text: 'if (group.harga === 0) throw',
    becomes: 'if (group.harga < 0) throw',
    killedBy: uji('transaksi-hutang'),
  },
  {
    id: 'hutang-case-15',
    breaks: 'A loan that blocks closing cannot be validated on the late day.',
    file: `${DI}/transaksi-hutang.contract.ts`,
    text: "  aksi: 'validasi',\n  lateDay: true,",
    becomes: "  aksi: 'validasi',",
    killedBy: uji('terlihat-hutang'),
  },
  {
    id: 'hutang-case-16',
    breaks: 'A loan owes nothing of the month that it was made in.',
    file: `${DI}/bunga.contract.ts`,
    text: 'const banyak = Math.max(minimum, bulanMulai(mulai, tanggal))',
    becomes: 'const banyak = bulanMulai(mulai, tanggal)',
    killedBy: uji('urutan-hutang'),
  },
]
