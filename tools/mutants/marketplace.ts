/** Mutants of marketplaces: what is owed, what was paid out of it, what a fee is, and what comes back. */
import type { Mutant } from './mutant.ts'

const DI = 'features/penjualan/cair-marketplace'
const JUAL = 'features/penjualan/transaksi-penjualan'
const uji = (nama: string): readonly [string] => [`${DI}/${nama}.test.ts`]

export const marketplaceMutants: readonly Mutant[] = [
  {
    id: 'cair-label-late',
    breaks: 'The label of a parcel is photographed anew after the platform paid for it.',
    file: 'features/penjualan/resi-marketplace/resi-marketplace.server.ts',
    text: 'return sudah > 0 ?',
    becomes: 'return sudah < 0 ?',
    killedBy: ['features/penjualan/resi-marketplace/resi-marketplace.test.ts'],
  },
  {
    id: 'cair-unseen-payouts',
    breaks: 'What was paid out of a nota before is forgotten.',
    file: `${DI}/cair-marketplace.api.ts`,
    text: 'coalesce((SELECT sum(c.diterima + c.biaya)',
    becomes: 'coalesce((SELECT sum(c.diterima)',
    killedBy: uji('cair-marketplace'),
  },
  {
    id: 'cair-undone-counts',
    breaks: 'A payout that was taken back still settles its nota.',
    file: `${DI}/cair-marketplace.api.ts`,
    text: 'WHERE c.no_faktur_jual = k.no_faktur_jual AND c.no_batal IS NULL), 0)',
    becomes: 'WHERE c.no_faktur_jual = k.no_faktur_jual), 0)',
    killedBy: uji('kembali-cair'),
  },
  {
    id: 'cair-fee-netted',
    breaks: 'A nota without a fee pays for a fee that was made up.',
    file: `${DI}/cair-marketplace.server.ts`,
    text: 'jumlahkan(baris, (one) => Math.max(one.biaya - one.biaya_hitung, 0))',
    becomes: 'jumlahkan(baris, (one) => one.biaya - one.biaya_hitung)',
    killedBy: uji('cair-marketplace'),
  },
  {
    id: 'cair-other-shop',
    breaks: "Another shop's nota is paid out here.",
    file: `${DI}/cair-marketplace.server.ts`,
    text: 'WHERE k.kode_toko =',
    becomes: 'WHERE true OR k.kode_toko =',
    killedBy: uji('hari-cair'),
  },
  {
    id: 'cair-short-bank',
    breaks: 'A platform takes back from an account what is not there.',
    file: `${DI}/cair-marketplace.api.ts`,
    text: 'if (kurang > 0)',
    becomes: 'if (kurang > perlu)',
    killedBy: uji('kembali-cair'),
  },
  {
    id: 'retur-unweighed',
    breaks: 'A piece that came back by courier is taken for the one that left.',
    file: `${JUAL}/retur-jual.store.ts`,
    text: 'if (Math.abs(kini - berat) > batas(berat))',
    becomes: 'if (kini - berat > batas(berat))',
    killedBy: uji('kembali-cair'),
  },
  {
    id: 'nota-owed',
    breaks: 'Cash goes out for a nota that nobody has paid.',
    file: 'features/pembelian/transaksi-pembelian/kasus-beli.store.ts',
    text: '!nota || nota.belum_cair === 0',
    becomes: '!nota || nota.belum_cair < 5_733_000',
    killedBy: ['features/pembelian/transaksi-pembelian/nota-setuju.test.ts'],
  },
  {
    id: 'marketplace-gone',
    breaks: 'A platform is deleted while it owes.',
    file: 'features/master/marketplace/marketplace.server.ts',
    text: "OR k.status = 'DONE' AND k.tagihan >",
    becomes: "OR k.status = 'DONE' AND k.tagihan <",
    killedBy: ['features/master/marketplace/marketplace.test.ts'],
  },
  {
    id: 'cair-age',
    breaks: 'What a platform has owed for fourteen days stands among what is long overdue.',
    file: `${DI}/umur-piutang.contract.ts`,
    text: 'umur <= sampai',
    becomes: 'umur < sampai',
    killedBy: uji('umur-piutang'),
  },
]
