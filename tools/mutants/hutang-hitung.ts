/** Mutants of counts of envelopes and of trays: who agrees that one is called off, and what is missing by it. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source are text here
import type { Mutant } from './mutant.ts'

const HITUNG = 'features/hutang/stock-opname-hutang'
const uji: readonly [string] = [`${HITUNG}/batal-opname-hutang.test.ts`]

export const hitungHutangMutants: readonly Mutant[] = [
  {
    id: 'hutang-count-deadlock',
    breaks: 'No count is called off any more where the only OWN counted it.',
    file: 'features/barang/stock-opname/batal-hitung.api.ts',
    text: '(await adaPenyetuju(ctx, oleh, own)) ? { bukan: oleh } : {}',
    becomes: '(await adaPenyetuju(ctx, oleh, own)) || own ? { bukan: oleh } : {}',
    killedBy: uji,
  },
  {
    id: 'hutang-count-running',
    breaks: 'Who counted agrees that a running count is called off.',
    file: 'features/barang/stock-opname/batal-hitung.api.ts',
    text: '    ...(await bukanPenyetuju(ctx, oleh)),',
    becomes: '',
    killedBy: uji,
  },
  {
    id: 'hutang-count-before',
    breaks: 'Counts that were called off before that needed an agreement mark loans.',
    file: `${HITUNG}/hilang-hutang.api.ts`,
    text: "(s.status NOT IN ('ULANG', 'BATAL') OR s.otorisasi_batal IS NOT NULL)",
    becomes: "(s.status <> 'ULANG')",
    killedBy: uji,
  },
  {
    id: 'hutang-count-alone',
    breaks: 'Who is alone in his shop never says that something was found.',
    file: `${HITUNG}/stock-opname-hutang.query.ts`,
    text: " AND o.cara <> 'SENDIRI')",
    becomes: ')',
    killedBy: uji,
  },
  {
    id: 'hutang-count-all-counted',
    breaks: 'No count is approved any more that OWN and SU both had part in.',
    file: 'features/barang/stock-opname/penghitung.api.ts',
    text: "!oleh.includes(one.user_id) || (one.level === 'OWN'",
    becomes: "one.level !== '' || (one.level === 'OWN'",
    killedBy: uji,
  },
  {
    id: 'tray-count-first-round',
    breaks: 'What the first round of a tray’s count found goes with the count.',
    file: 'features/barang/stock-opname/stock-opname.server.ts',
    text: '  await simpanHasil(ctx.db, no_so, 1)\n',
    becomes: '',
    killedBy: ['features/barang/stock-opname/batal-opname.test.ts'],
  },
  {
    id: 'tray-count-any-scan',
    breaks: 'A scan in a count that nobody approved says that a missing piece is there.',
    file: 'features/barang/stock-opname/dicari.api.ts',
    text: "k.status = 'SELESAI'",
    becomes: "k.status <> 'BATAL'",
    killedBy: ['features/barang/stock-opname/batal-opname.test.ts'],
  },
  {
    id: 'hutang-count-first-round',
    breaks: 'What the first round of a count of envelopes found is told by what lies here later.',
    file: `${HITUNG}/stock-opname-hutang.server.ts`,
    text: '  await simpanHasil(ctx.db, no_so, 1, buku)\n',
    becomes: '',
    killedBy: uji,
  },
  {
    id: 'hutang-count-blind-again',
    breaks: 'A loan is marked as missing while it is counted again: who counts reads what the first round found.',
    file: `${HITUNG}/hilang-hutang.api.ts`,
    text: "NOT IN ('ULANG', 'BATAL')",
    becomes: "NOT IN ('BATAL')",
    killedBy: uji,
  },
  {
    id: 'hutang-count-asked',
    breaks: 'Who counts envelopes again learns by a redemption what the first round missed.',
    file: `${HITUNG}/hilang-hutang.api.ts`,
    text: '  await tolakPenghitungUlang(ctx)\n',
    becomes: '',
    killedBy: [`${HITUNG}/curang-amplop.test.ts`],
  },
  {
    id: 'hutang-undo-past-day',
    breaks: 'No cashier asks that a payment of yesterday is undone.',
    file: 'features/hutang/transaksi-hutang/batal-hutang.server.ts',
    text: "    lalu: 'OWN',\n",
    becomes: '',
    killedBy: ['features/hutang/transaksi-hutang/batal-lalu.test.ts'],
  },
  {
    id: 'hutang-undo-fee',
    breaks: 'The fee of a card comes back in our books when its payment is undone.',
    file: 'features/keuangan/pembayaran/biaya-kembali.api.ts',
    text: 'void_edc ? [] : kartu.filter(',
    becomes: 'void_edc || kartu ? [] : kartu.filter(',
    killedBy: [
      'features/hutang/transaksi-hutang/biaya-kembali.test.ts',
      'features/pesanan/serah-pesanan/biaya-serah.test.ts',
      'features/titipan/transaksi-titipan/biaya-titipan.test.ts',
    ],
  },
  {
    id: 'hutang-undo-unseen-fee',
    breaks: 'A bank keeps its fee of a card that never came.',
    file: 'features/keuangan/pembayaran/biaya-kembali.api.ts',
    text: "one.cek !== 'BELUM'",
    becomes: "one.cek !== 'TANPA'",
    killedBy: ['features/hutang/transaksi-hutang/biaya-kembali.test.ts'],
  },
]
