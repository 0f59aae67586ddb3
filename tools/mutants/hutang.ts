/** Mutants of loans: what interest costs, who takes its money, when goods are auctioned, whose the rest is. */
import type { Mutant } from './mutant.ts'

const DI = 'features/hutang/transaksi-hutang'
const uji = (nama: string): readonly [string] => [`${DI}/${nama}.test.ts`]

export const hutangMutants: readonly Mutant[] = [
  {
    id: 'hutang-month',
    breaks: 'A month that ends on the day of the payment costs another one.',
    file: `${DI}/bunga.contract.ts`,
    text: 'while (tambahBulan(dari, n) < sampai) n += 1',
    becomes: 'while (tambahBulan(dari, n) <= sampai) n += 1',
    killedBy: uji('bunga'),
  },
  {
    id: 'hutang-opening',
    breaks: 'A loan of the books of before is undone long after the shop began.',
    file: `${DI}/batal-hutang.server.ts`,
    text: 'if (hutang.awal) await tolakBukanAwal(ctx)',
    becomes: 'if (hutang.awal) await tolakBukanKasir(ctx, false)',
    killedBy: ['features/hutang/impor-hutang/impor-hutang.test.ts'],
  },
  {
    id: 'hutang-cashier',
    breaks: 'Money of a loan goes past the cashier.',
    file: `${DI}/bayar-hutang.server.ts`,
    text: 'await tolakBukanKasir(ctx, list.length > 0)',
    becomes: 'await tolakBukanKasir(ctx, list.length < 0)',
    killedBy: uji('uang-hutang'),
  },
  {
    id: 'hutang-goods-back',
    breaks: 'A redemption is undone though its goods are gone.',
    file: `${DI}/batal-hutang.server.ts`,
    text: "if (jenis === 'LUNAS') tolakBelumKembali(diterima)",
    becomes: "if (jenis === 'PEREMAJAAN') tolakBelumKembali(diterima)",
    killedBy: uji('bayar-hutang'),
  },
  {
    id: 'hutang-early',
    breaks: 'Goods are auctioned on the day after the loan was due.',
    file: `${DI}/lelang-hutang.store.ts`,
    text: 'if (tgl_system < mulai)',
    becomes: 'if (tgl_system < tgl_jatuh_tempo)',
    killedBy: uji('lelang-hutang'),
  },
  {
    id: 'hutang-unwarned',
    breaks: 'Goods are auctioned though nobody warned their customer.',
    file: `${DI}/lelang-hutang.store.ts`,
    text: 'if (!ingat)',
    becomes: 'if (!ingat && tgl_system < mulai)',
    killedBy: uji('lelang-hutang'),
  },
  {
    id: 'hutang-interest-first',
    breaks: 'The value of an auction pays interest before the principal.',
    file: `${DI}/lelang-hutang.contract.ts`,
    text: 'const bunga = Math.min(sisa, tagihan.bunga)',
    becomes: 'const bunga = Math.min(nilai, tagihan.bunga)',
    killedBy: uji('surplus-hutang'),
  },
  {
    id: 'hutang-surplus-undone',
    breaks: 'An auction is undone though what it left over was paid out.',
    file: `${DI}/lelang-hutang.server.ts`,
    text: '      await tolakSurplusDibayar(ctx, no_lelang)\n      nomor',
    becomes: '      nomor',
    killedBy: uji('surplus-hutang'),
  },
  {
    id: 'hutang-whose-surplus',
    breaks: 'Whoever comes gets what an auction left over.',
    file: `${DI}/lelang-hutang.server.ts`,
    text: 'if (milik?.nik !== bacaIdentitas(identitas_penerima)?.no_identitas)',
    becomes: 'if (milik === undefined)',
    killedBy: uji('surplus-hutang'),
  },
  {
    id: 'hutang-weight',
    breaks: 'Gold that an auction weighs less vanishes without a word.',
    file: `${DI}/lelang-hutang.store.ts`,
    text: 'return beda === 0',
    becomes: 'return beda <= 0',
    killedBy: uji('lelang-hutang'),
  },
  {
    id: 'hutang-pledged',
    breaks: 'A piece is bought back while it lies here for a loan.',
    file: 'features/pembelian/transaksi-pembelian/nota-beli.query.ts',
    text: "if (no_hutang !== null) return 'SEDANG DIJAMINKAN'",
    becomes: "if (no_hutang === '') return 'SEDANG DIJAMINKAN'",
    killedBy: uji('jaminan-nota'),
  },
]
