/** Mutants of orders: who takes their money, and who says that money of a past day goes back. */
import type { Mutant } from './mutant.ts'

const DI = 'features/pesanan'
const KASIR = [`${DI}/titip-uang/kasir-pesanan.test.ts`] as const

export const pesananMutants: readonly Mutant[] = [
  {
    id: 'pesanan-cashier',
    breaks: 'A seller takes the deposit of an order.',
    file: `${DI}/transaksi-pesanan/transaksi-pesanan.server.ts`,
    text: 'await tolakBukanKasir(ctx, dibayar.length > 0)',
    becomes: 'await tolakBukanKasir(ctx, dibayar.length < 0)',
    killedBy: KASIR,
  },
  {
    id: 'pesanan-cashier-serah',
    breaks: 'A seller takes what is left of the price at the handing over.',
    file: `${DI}/serah-pesanan/serah-pesanan.server.ts`,
    text: 'await tolakBukanKasir(ctx, bayar !== 0)',
    becomes: 'await tolakBukanKasir(ctx, bayar < 0)',
    killedBy: KASIR,
  },
  {
    id: 'pesanan-cashier-batal',
    breaks: 'A seller gives the deposit of an order back.',
    file: `${DI}/batal-pesanan/batal-pesanan.server.ts`,
    text: 'await tolakBukanKasir(ctx, persekot > 0)',
    becomes: 'await tolakBukanKasir(ctx, persekot < 0)',
    killedBy: KASIR,
  },
  {
    id: 'undo-past-su',
    breaks: 'SU agrees to undoing money of a past day.',
    file: 'packages/server-kit/src/batal.ts',
    text: "oleh: 'OWN',\n",
    becomes: '',
    killedBy: [`${DI}/titip-uang/titip-uang.test.ts`],
  },
]
