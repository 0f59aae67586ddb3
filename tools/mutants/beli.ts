/** Mutants of buying back by the own nota and of exchanging: which piece, for what was paid, once, with its sale. */
import type { Mutant } from './mutant.ts'

const BELI = 'features/pembelian/transaksi-pembelian'
const JUAL = 'features/penjualan/transaksi-penjualan'

export const beliMutants: readonly Mutant[] = [
  {
    id: 'beli-nota-diskon',
    breaks: 'A discount of the sale comes out as cash when its piece is bought back.',
    file: `${BELI}/dasar-nota.contract.ts`,
    text: 'const [making, lebih] = sisa(ongkos, diskon)',
    becomes: 'const [making, lebih] = sisa(ongkos, diskon * 0)',
    killedBy: [`${BELI}/dasar-nota.test.ts`],
  },
  {
    id: 'beli-nota-berat',
    breaks: 'What a piece weighs more than its nota is paid for.',
    file: `${BELI}/dasar-nota.contract.ts`,
    text: 'BigInt(Math.min(berat, nota.berat))',
    becomes: 'BigInt(berat)',
    killedBy: [`${BELI}/dasar-nota.test.ts`],
  },
  {
    id: 'tukar-diganti',
    breaks: 'The cashier leaves out, or raises, what was given in.',
    file: `${JUAL}/sah-jual.store.ts`,
    text: 'if (sebut(rencana) !== sebut(list))',
    becomes: "if (sebut(rencana) === '-')",
    killedBy: [`${JUAL}/tukar-jual.test.ts`],
  },
  {
    id: 'tukar-uang-keluar',
    breaks: 'Money goes out of a sale beside money that comes in.',
    file: `${JUAL}/sah-jual.store.ts`,
    text: 'if (masuk.length === 0 || masuk.some(',
    becomes: 'if (masuk.length === 0 && masuk.some(',
    killedBy: [`${JUAL}/tukar-jual.test.ts`],
  },
  {
    id: 'tukar-tanpa-nota',
    breaks: 'Money goes out for an old piece without a nota unasked.',
    file: `${BELI}/tukar.api.ts`,
    text: 'one.nota !== null && (barang[at]',
    becomes: '(barang[at]',
    killedBy: [`${JUAL}/tukar-jual.test.ts`],
  },
]
