/** Mutants of buying back by the own nota and of exchanging: which piece, for what was paid, once, with its sale. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source are text here
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
  {
    id: 'beli-versi',
    breaks: 'A form is validated though a piece of it left since it was shown.',
    file: `${BELI}/batal-beli.store.ts`,
    text: '!== versi)',
    becomes: '< versi)',
    killedBy: [`${BELI}/tolak-beli.test.ts`],
  },
  {
    id: 'beli-hari-lalu',
    breaks: 'An SU agrees to undoing a purchase of a past day.',
    file: `${BELI}/batal-beli.store.ts`,
    text: "...(lalu ? { wakil: false, oleh: 'OWN' as const } : {}),",
    becomes: '...(lalu ? { wakil: false } : {}),',
    killedBy: [`${BELI}/transaksi-pembelian.test.ts`],
  },
  {
    id: 'beli-harga-basi',
    breaks: 'A piece is bought at a price that the rules no longer say.',
    file: `${BELI}/harga-beli.query.ts`,
    text: 'if (sendiri?.harga_hitung !== one.harga_hitung)',
    becomes: "if (sendiri?.harga_hitung !== one.harga_hitung && one.nama_barang === '')",
    killedBy: [`${BELI}/jaga-beli.test.ts`],
  },
  {
    id: 'beli-laporan-batal',
    breaks: 'What was undone stands in the report of its day once more.',
    file: 'features/pembelian/laporan-pembelian/laporan-pembelian.query.ts',
    text: "WHERE v.kode_toko = ${kode_toko} AND v.arah = 1 ${within('v.tgl', input)}\n      ${only('v.kode_group'",
    becomes: "WHERE v.kode_toko = ${kode_toko} ${within('v.tgl', input)}\n      ${only('v.kode_group'",
    killedBy: ['features/pembelian/laporan-pembelian/laporan-pembelian.test.ts'],
  },
  {
    id: 'beli-bayar-hilang',
    breaks: 'A purchase is paid and no payment of it is kept.',
    file: `${BELI}/validasi.store.ts`,
    text: 'await catatPembayaran(ctx, one.no_faktur_beli, [bayar],',
    becomes: 'await catatPembayaran(ctx, one.no_faktur_beli, [],',
    killedBy: [`${BELI}/beli-transfer.test.ts`],
  },
  {
    id: 'beli-kondisi-tawar',
    breaks: 'What was bargained down counts as a discount all the same.',
    file: `${BELI}/kasus-kondisi.store.ts`,
    text: 'const input = Math.min(one.harga, harga_hitung)',
    becomes: 'const input = harga_hitung',
    killedBy: [`${BELI}/kondisi-bawaan.test.ts`],
  },
  {
    id: 'beli-kondisi-persen',
    breaks: 'A condition far better than its own is nobody else’s business.',
    file: `${BELI}/kasus-kondisi.store.ts`,
    text: 'if (total <= (await batasPersen(',
    becomes: "if (kategori !== '' || total <= (await batasPersen(",
    killedBy: [`${BELI}/kondisi-bawaan.test.ts`],
  },
  {
    id: 'orang-serentak',
    breaks: 'What one customer does at two counters at once is judged each without the other.',
    file: 'features/member/data-member/orang-sama.api.ts',
    text: 'SELECT pg_advisory_xact_lock(15, x.kunci) FROM',
    becomes: 'SELECT x.kunci FROM',
    killedBy: ['features/penjualan/transaksi-penjualan/lomba-lapor.test.ts'],
  },
]
