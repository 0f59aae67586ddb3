/** Mutants of deposits: whose piece for which price, with which money, and what goes back. */
import type { Mutant } from './mutant.ts'

const DI = 'features/titipan/transaksi-titipan'
const uji = (nama: string): readonly [string] => [`${DI}/${nama}.test.ts`]

export const titipanMutants: readonly Mutant[] = [
  {
    id: 'titip-option',
    breaks: 'A price is kept for less money than the shop asks for.',
    file: `${DI}/kasus-titipan.store.ts`,
    text: 'return apa.titip >= perlu ? null',
    becomes: 'return apa.titip > 0 ? null',
    killedBy: uji('transaksi-titipan'),
  },
  {
    id: 'titip-unseen-lock',
    breaks: 'A price is kept for a transfer that nobody saw.',
    file: `${DI}/kasus-titipan.store.ts`,
    text: 'return nyata >= perlu ? null',
    becomes: 'return apa.titip >= perlu ? null',
    killedBy: uji('transaksi-titipan'),
  },
  {
    id: 'titip-forfeit',
    breaks: 'What a cancel keeps goes back as well.',
    file: `${DI}/uang-titipan.server.ts`,
    text: 'const kembali = rp(jumlah - hangus)',
    becomes: 'const kembali = rp(jumlah)',
    killedBy: uji('transaksi-titipan'),
  },
  {
    id: 'titip-another-way',
    breaks: 'A transfer leaves the drawer as cash with nobody asked.',
    file: 'features/keuangan/pembayaran/kembali.api.ts',
    text: 'return keluar.some((one) => one.jumlah >',
    becomes: 'return keluar.some((one) => ada.size === 0 && one.jumlah >',
    killedBy: uji('transaksi-titipan'),
  },
  {
    id: 'titip-old-price',
    breaks: 'A promised price is another one when gold got dearer.',
    file: 'features/penjualan/transaksi-penjualan/ambil-jual.store.ts',
    text: 'const harga = terkunci ?',
    becomes: 'const harga = !terkunci ?',
    killedBy: uji('ambil-titipan'),
  },
  {
    id: 'titip-cheaper',
    breaks: 'A promised price is bargained down once more.',
    file: 'features/penjualan/transaksi-penjualan/ambil-jual.store.ts',
    text: 'if (baris.total !== titip.total)',
    becomes: 'if (baris.total > titip.total)',
    killedBy: uji('ambil-titipan'),
  },
  {
    id: 'titip-made-up',
    breaks: 'A cashier pays a sale with more of a deposit than was left.',
    file: 'features/penjualan/transaksi-penjualan/sah-jual.store.ts',
    text: 'if (sebut(rencana) !== sebut(list))',
    becomes: "if (sebut(rencana) === '' && sebut(list) !== '')",
    killedBy: uji('ambil-titipan'),
  },
  {
    id: 'titip-unseen-leaves',
    breaks: 'A piece leaves on a transfer that nobody saw.',
    file: `${DI}/ambil-titipan.api.ts`,
    text: 'for (const { no_titip } of rows) await tolakBelumMasuk',
    becomes: 'for (const { no_titip } of rows.slice(1)) await tolakBelumMasuk',
    killedBy: uji('ambil-titipan'),
  },
  {
    id: 'titip-lost-in-count',
    breaks: 'A kept piece that nobody finds is passed over by its count.',
    file: 'features/barang/stock-opname/hitung-opname.store.ts',
    text: "AND h.hasil = 'KURANG' AND b.status_barang = 'TITIP' ORDER BY",
    becomes: "AND h.hasil = 'KURANG' AND b.status_barang = 'KASIR' ORDER BY",
    killedBy: ['features/barang/stock-opname/disimpan.test.ts'],
  },
  {
    id: 'titip-lost-elsewhere',
    breaks: 'What is missing from the tray that it was laid on leaves the one that was counted.',
    file: 'features/barang/stock-opname/stock-opname.posting.ts',
    text: "satu(baki(one.kode_baki), { akun: 'SELISIH'",
    becomes: "satu(baki('TTP1'), { akun: 'SELISIH'",
    killedBy: ['features/barang/stock-opname/disimpan.test.ts'],
  },
  {
    id: 'titip-lapsed-cap',
    breaks: 'A piece that costs its day’s price may not be paid off beyond what was promised once.',
    file: `${DI}/uang-titipan.server.ts`,
    text: 'if (hargaTerkunci(satu, ctx.sesi.tgl_system) && ',
    becomes: 'if (satu.mengikat && ',
    killedBy: uji('kasus-titipan'),
  },
  {
    id: 'titip-report-undone',
    breaks: 'Money of a deposit that was taken back still came in the report.',
    file: 'features/titipan/laporan-titipan/laporan-titipan.query.ts',
    text: 'THEN -m.rp ELSE 0 END AS masuk',
    becomes: 'AND m.rp < 0 THEN -m.rp ELSE 0 END AS masuk',
    killedBy: ['features/titipan/laporan-titipan/laporan-titipan.test.ts'],
  },
]
