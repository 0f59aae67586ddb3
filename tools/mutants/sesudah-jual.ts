/**
 * One mutant for each numbered case of what happens to a piece after, or instead of, its sale: deposits (areas, 2.5), buying back and
 * exchanging (4.5), marketplaces (5.5). Only the test with that number notices it.
 */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source are text here
import type { Mutant } from './mutant.ts'

const TITIP = 'features/titipan/transaksi-titipan'
const BELI = 'features/pembelian/transaksi-pembelian'
const JUAL = 'features/penjualan/transaksi-penjualan'
const CAIR = 'features/penjualan/cair-marketplace'

const kasus = (di: string, nomor: string, uji: string, isi: Omit<Mutant, 'id' | 'killedBy' | 'nomor'>): Mutant => ({
  id: `case-${nomor}`,
  nomor,
  killedBy: [`${di}/${uji}.test.ts`],
  ...isi,
})

const titipan: readonly Mutant[] = [
  kasus(TITIP, '02.5.1', 'transaksi-titipan', {
    breaks: 'A piece that is left as a deposit can be had by the next one.',
    file: `${TITIP}/transaksi-titipan.server.ts`,
    text: "UPDATE barang SET status_barang = 'KASIR', versi = versi + 1 WHERE",
    becomes: 'UPDATE barang SET versi = versi + 1 WHERE',
  }),
  kasus(TITIP, '02.5.2', 'transaksi-titipan', {
    breaks: 'A piece is left as a deposit by one and sold to another at the same moment.',
    file: `${JUAL}/barang-jual.api.ts`,
    text: 'ORDER BY kode_barang FOR UPDATE`),',
    becomes: 'ORDER BY kode_barang`),',
  }),
  kasus(TITIP, '02.5.3', 'ambil-titipan', {
    breaks: 'The database itself has a deposit picked up in two sales.',
    file: 'db/migrations/0101-ambil-titipan.sql',
    text: 'CREATE UNIQUE INDEX penjualan_titip',
    becomes: 'CREATE INDEX penjualan_titip',
  }),
  kasus(TITIP, '02.5.4', 'ambil-titipan', {
    breaks: 'A promised price follows gold.',
    file: `${JUAL}/ambil-jual.store.ts`,
    text: 'const harga = terkunci ? { harga_gram, harga_gram_kadar, harga_hitung, total_hitung } : {}',
    becomes: 'const harga = {}',
  }),
  kasus(TITIP, '02.5.5', 'ambil-titipan', {
    breaks: 'What a deposit is above its bill stays with the shop.',
    file: `${JUAL}/sah-jual.store.ts`,
    text: "new Set(['TUKAR', 'TITIPAN'])",
    becomes: "new Set(['TUKAR'])",
  }),
  kasus(TITIP, '02.5.6', 'transaksi-titipan', {
    breaks: 'What a cancel keeps of a deposit goes back as well.',
    file: `${TITIP}/uang-titipan.server.ts`,
    text: 'const kembali = rp(jumlah - hangus)',
    becomes: 'const kembali = rp(jumlah)',
  }),
  kasus(TITIP, '02.5.7', 'ambil-titipan', {
    breaks: 'A deposit whose sale was undone lies open for everybody.',
    file: `${JUAL}/batal-jual.store.ts`,
    text: 'status_barang = d.status_asal, versi',
    becomes: "status_barang = 'TERSEDIA', versi",
  }),
  kasus(TITIP, '02.5.8', 'transaksi-titipan', {
    breaks: 'A deposit is laid on a tray that was deleted while it waited.',
    file: `${TITIP}/sah-titipan.store.ts`,
    text: 'if (satu) await bakiTitip(',
    becomes: "if (satu?.kode_baki_titip === '') await bakiTitip(",
  }),
  kasus(TITIP, '02.5.9', 'ambil-titipan', {
    breaks: 'All the money of a form stands under its first piece.',
    file: `${TITIP}/transaksi-titipan.posting.ts`,
    text: "uang('TITIPAN', -one.titip, one.no_titip),",
    becomes: "uang('TITIPAN', -one.titip, no_titip_group),",
  }),
  kasus(TITIP, '02.5.10', 'hari-titipan', {
    breaks: 'The audit takes the sample of an order for a piece that nobody left.',
    file: 'db/invariants/barang-titip.sql',
    text: "WHERE contoh = 'TOKO' AND contoh_kembali IS NULL",
    becomes: "WHERE contoh = 'TOKO' AND contoh_kembali IS NOT NULL",
  }),
  kasus(TITIP, '02.5.11', 'hari-titipan', {
    breaks: 'A shop day closes over deposits that wait.',
    file: `${TITIP}/transaksi-titipan.server.ts`,
    text: "FROM titipan WHERE kode_toko = ${kode_toko} AND status = 'OPEN'",
    becomes: "FROM titipan WHERE kode_toko = ${kode_toko} AND status = 'BATAL'",
  }),
]

const beli: readonly Mutant[] = [
  kasus(BELI, '04.5.1', 'nota-beli', {
    breaks: 'Who loses the race for a nota is told of a fault of the server.',
    file: `${BELI}/validasi.store.ts`,
    text: 'WHERE kode_barcode ${among(kode)} ORDER BY kode_barang FOR UPDATE`)',
    becomes: 'WHERE kode_barcode ${among(kode)} ORDER BY kode_barang`)',
  }),
  kasus(BELI, '04.5.2', 'nota-beli', {
    breaks: 'A nota that was bought back is forgotten once its piece went on to the sorting.',
    file: `${BELI}/nota-beli.query.ts`,
    text: "LEFT JOIN pembelian p ON p.kode_barang = x.kode_barang AND p.keadaan <> 'BATAL'",
    becomes: "LEFT JOIN pembelian p ON p.kode_barang = x.kode_barang AND p.keadaan = 'BELI'",
  }),
  kasus(BELI, '04.5.3', 'nota-beli', {
    breaks: 'A nota that was undone is bought back.',
    file: `${BELI}/nota-beli.query.ts`,
    text: "  if (status === 'BATAL') return 'DIBATALKAN'\n",
    becomes: "  if (status === 'BATAL') return 'DI CUSTOMER'\n",
  }),
  kasus(BELI, '04.5.4', 'nota-setuju', {
    breaks: 'Points that went back with a piece stay away when its purchase is undone.',
    file: `${BELI}/batal-beli.store.ts`,
    text: '    await balikPoin(ctx, one.no_faktur_beli, no_batal)\n',
    becomes: '',
  }),
  kasus(BELI, '04.5.5', 'nota-beli', {
    breaks: 'A discount of the sale comes out as cash when its piece is bought back.',
    file: `${BELI}/dasar-nota.contract.ts`,
    text: 'const [making, lebih] = sisa(ongkos, diskon)',
    becomes: 'const [making, lebih] = sisa(ongkos, diskon * 0)',
  }),
  kasus(BELI, '04.5.6', 'nota-setuju', {
    breaks: 'A piece at the very edge of the scale’s tolerance is somebody’s business.',
    file: `${BELI}/berat-nota.api.ts`,
    text: 'beda > atas(nota)',
    becomes: 'beda >= atas(nota)',
  }),
  kasus(JUAL, '04.5.7', 'tukar-jual', {
    breaks: 'A sale is undone though what was given in for it was sorted.',
    file: `${BELI}/tukar.api.ts`,
    text: "one.keadaan !== 'BELI')",
    becomes: "one.keadaan === 'BATAL')",
  }),
  kasus(JUAL, '04.5.8', 'tukar-jual', {
    breaks: 'A piece that is still the shop’s is given in for itself.',
    file: `${BELI}/nota-beli.query.ts`,
    text: "if (!satu) throw new Refusal('rule', `Barang ${one} Tidak Pernah Dijual`)",
    becomes: 'if (!satu) continue',
  }),
  kasus(BELI, '04.5.9', 'nota-serah', {
    breaks: 'The handing over of an order is undone though its piece was bought back.',
    file: 'features/pesanan/serah-pesanan/serah-pesanan.server.ts',
    text: "if (barang?.status_barang !== 'TERJUAL')",
    becomes: "if (barang?.status_barang === 'TERSEDIA')",
  }),
  kasus(BELI, '04.5.10', 'nota-serah', {
    breaks: 'A piece is bought for nothing.',
    file: `${BELI}/harga-beli.contract.ts`,
    text: "harga: rupiah('Harga').refine((value) => value > 0,",
    becomes: "harga: rupiah('Harga').refine((value) => value >= 0,",
  }),
  kasus(BELI, '04.5.11', 'nota-beli', {
    breaks: 'The barcode of a piece moves to the shop that buys it back.',
    file: `${BELI}/letak-beli.api.ts`,
    text: '${dari} WHERE ${di} RETURNING p.kode_barang\n    )\n    UPDATE barang b SET status_barang',
    becomes:
      '${dari} WHERE ${di} RETURNING p.kode_barang, p.kode_toko\n    )\n    UPDATE barang b SET kode_toko = beli.kode_toko, status_barang',
  }),
  kasus(BELI, '04.5.12', 'markis-beli', {
    breaks: 'A piece whose price gold did not make is bought back for its gold of today.',
    file: `${BELI}/harga-beli.query.ts`,
    text: "dasar === 'NOTA' || nota.is_markis ? dulu",
    becomes: "dasar === 'NOTA' ? dulu",
  }),
  kasus(BELI, '04.5.13', 'nota-beli', {
    breaks: 'A QR that nobody signed finds a nota.',
    file: 'features/penjualan/nota-publik/token-nota.api.ts',
    text: 'if (!timingSafeEqual(bytes.subarray(-TANDA), tanda(rahasia, isi))) return undefined',
    becomes: '',
  }),
]

const marketplace: readonly Mutant[] = [
  kasus(CAIR, '05.5.1', 'cair-marketplace', {
    breaks: 'A nota is paid out twice.',
    file: `${CAIR}/cair-marketplace.api.ts`,
    text: 'coalesce((SELECT sum(c.diterima + c.biaya)',
    becomes: 'coalesce((SELECT sum(c.diterima + c.biaya) * 0',
  }),
  kasus(CAIR, '05.5.2', 'cair-marketplace', {
    breaks: 'What a platform kept is settled beyond what it owes.',
    file: `${CAIR}/cair-marketplace.server.ts`,
    text: 'if (diterima + biaya > sisa)',
    becomes: 'if (diterima > sisa)',
  }),
  kasus(CAIR, '05.5.3', 'cair-marketplace', {
    breaks: 'A payout is entered against a rest that is another one by now.',
    file: `${CAIR}/cair-marketplace.server.ts`,
    text: 'if (nota.sisa !== sisa) throw',
    becomes: 'if (nota.sisa > sisa) throw',
  }),
  kasus(CAIR, '05.5.4', 'kembali-cair', {
    breaks: 'A payout is taken back by an agreement that saw none.',
    file: `${JUAL}/batal-jual.store.ts`,
    text: '      ...cair.map((one) => `${one.no_cair} Rp. ${formatRibuan(one.diterima)} kembali dari ${one.no_rekening}`),\n',
    becomes: '',
  }),
  kasus(JUAL, '05.5.5', 'marketplace-jual', {
    breaks: 'An order whose sale was undone is sold never again.',
    file: `${JUAL}/marketplace-jual.store.ts`,
    text: "AND no_order = ${no_order} AND status <> 'BATAL'`)",
    becomes: 'AND no_order = ${no_order}`)',
  }),
  kasus(CAIR, '05.5.6', 'cair-marketplace', {
    breaks: 'A fee below nothing makes more money of a nota than it is worth.',
    file: `${CAIR}/cair-marketplace.contract.ts`,
    text: "biaya: rupiah('Biaya', 'Harus Diisi'),",
    becomes: 'biaya: rupiahJumlah(),',
  }),
]

export const sesudahJualMutants: readonly Mutant[] = [...titipan, ...beli, ...marketplace]
