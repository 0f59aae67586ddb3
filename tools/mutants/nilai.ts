// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of source are text here
/** Mutants of the value of goods: each would make a shop look richer or poorer than it is. */
import type { Mutant } from './mutant.ts'

const POSTING = 'features/neraca/nilai/nilai.posting.ts'
const HARI = 'features/neraca/nilai/nilai-hari.query.ts'
const KONVERSI = 'features/neraca/nilai/konversi.posting.ts'
const TESTS = ['features/neraca/nilai/nilai.posting.test.ts', 'features/neraca/nilai/nilai.test.ts'] as const

const TAGIHAN = ['features/neraca/nilai/tagihan-nilai.posting.test.ts'] as const

export const nilaiMutants: readonly Mutant[] = [
  {
    id: 'nilai-rata',
    breaks: 'Sold goods cost what the evening began with, not what purchases of the day made of it.',
    file: POSTING,
    text: 'const { rata: dasar, wajar } = rata(mg2, rp2, satu)',
    becomes: 'const { rata: dasar, wajar } = rata(satu.mg, satu.rp, satu)',
    killedBy: TESTS,
  },
  {
    id: 'nilai-sisa',
    breaks: 'A rupiah stays where no gram does.',
    file: POSTING,
    text: 'const rp = mg === 0 ? 0 : wajar ? hitung : senilai(mg, dasar)',
    becomes: 'const rp = wajar ? hitung : senilai(mg, dasar)',
    killedBy: TESTS,
  },
  {
    id: 'nilai-pembelian',
    breaks: 'PEMBELIAN keeps what no purchase explains for another evening.',
    file: POSTING,
    text: 'rp: masukan.pembelian - dibeli,',
    becomes: 'rp: 0,',
    killedBy: TESTS,
  },
  {
    id: 'nilai-batal',
    breaks:
      "An opening stock of an older day that is taken back leaves at its cost of then, though the goods' average moved.",
    file: HARI,
    text: 'coalesce(b.asal > k.sejak, false) AS datang',
    becomes: 'true AS datang',
    killedBy: ['features/neraca/nilai/nilai.test.ts'],
  },
  {
    id: 'nilai-konversi',
    breaks: 'Gold that changes its category and changes back goes each way at what goods cost: value out of nothing.',
    file: KONVERSI,
    text: 'const baris = urungkan(hari, satu) ?? baru(hari, satu)',
    becomes: 'const baris = baru({ ...hari, pergi: [], dulu: new Map() }, satu)',
    killedBy: ['features/neraca/nilai/konversi.posting.test.ts', 'features/neraca/nilai/konversi.test.ts'],
  },
  {
    id: 'nilai-pulang',
    breaks: 'A piece that returns to its category on a later day brings what goods cost then, not what it went with.',
    file: KONVERSI,
    text: 'if (lama) return lama',
    becomes: 'if (lama && lama.rp < 0) return lama',
    killedBy: ['features/neraca/nilai/konversi.test.ts'],
  },
  {
    id: 'nilai-mula',
    breaks: 'What was sold or lost before the shop began comes back as profit.',
    file: HARI,
    text: "CASE WHEN dulu THEN 'MODAL' ELSE",
    becomes: "CASE WHEN dulu AND sebab = 'BELI' THEN 'MODAL' ELSE",
    killedBy: ['features/neraca/nilai/mula.test.ts'],
  },
  {
    id: 'nilai-pagi',
    breaks: 'What was sold on the day of the first value and before it is no cost: its whole price is profit.',
    file: 'features/neraca/nilai/nilai-hari.api.ts',
    text: '...(await bacaSebelum(db, sesi)),',
    becomes: '',
    killedBy: ['features/neraca/nilai/pagi.test.ts'],
  },
  {
    id: 'nilai-pagi-batal',
    breaks: 'A sale that was cost by the first value of its day is undone on a later day and stays cost.',
    file: HARI,
    text: 'AND NOT (${BIAYA} AND',
    becomes: 'AND NOT (false AND',
    killedBy: ['features/neraca/nilai/pagi.test.ts'],
  },
  {
    id: 'nilai-mula-beli',
    breaks: 'Purchases of before the shop began are cost once more.',
    file: HARI,
    text: 'AND coalesce(a.id, j.id) > nilai_sejak(${hari.kode_toko}, NULL)',
    becomes: '',
    killedBy: ['features/neraca/nilai/mula.test.ts'],
  },
  {
    id: 'nilai-terima',
    breaks: 'Goods for a category without value at the receiver stay in the books of their sender for ever.',
    file: 'features/neraca/nilai/nilai-hari.api.ts',
    text: 'if (baris.length === 0 && rinci.length === 0) return catatAntar(ctx, terima, null)',
    becomes: 'if (baris.length === 0 && rinci.length === 0) return',
    killedBy: ['features/neraca/nilai/mula.test.ts'],
  },
  {
    id: 'nilai-customer',
    breaks: "The cost of an order that is handed over counts the customer's own gold.",
    file: 'features/neraca/nilai/nilai-hari.api.ts',
    text: 'satu.set(key, { ...ada, mg: ada.mg + mg })',
    becomes: 'satu.set(key, { ...ada, mg: ada.mg })',
    killedBy: ['features/neraca/nilai/emas-lebih-nilai.test.ts', 'e2e/demo.e2e.ts'],
  },
  {
    id: 'nilai-awal-customer',
    breaks: "A shop begins with its customers' gold in orders as if it were its own.",
    file: 'features/neraca/nilai/emas-belum-dinilai.api.ts',
    text: 'SELECT p.kode_group, -p.berat_customer FROM',
    becomes: 'SELECT p.kode_group, 0 FROM',
    killedBy: ['features/neraca/nilai/emas-lebih-nilai.test.ts'],
  },
  {
    id: 'nilai-antar',
    breaks: 'Goods that arrived elsewhere leave the books of their sender every evening again.',
    file: 'features/neraca/nilai/nilai-antar.query.ts',
    text: ' AND no_kirim_nilai IS NULL ORDER BY id',
    becomes: ' ORDER BY id',
    killedBy: ['features/neraca/nilai/nilai.test.ts'],
  },
  {
    id: 'nilai-murni',
    breaks: 'A sheet owns the fine gold of another price: market value forgets the fineness.',
    file: 'features/keuangan/neraca-keuangan/neraca-keuangan.query.ts',
    text: 'CASE WHEN h.murni THEN h.persentase ELSE 1000000 END',
    becomes: '1000000',
    killedBy: ['features/neraca/nilai/nilai.test.ts'],
  },
  {
    id: 'nilai-tagihan-modal',
    breaks: 'Gold that is billed later counts twice: the owner keeps what he is said to have given.',
    file: 'features/neraca/nilai/tagihan-nilai.posting.ts',
    text: 'const pemilik = dibatalkan ? asal : modal',
    becomes: 'const pemilik = dibatalkan ? asal : 0',
    killedBy: TAGIHAN,
  },
  {
    id: 'nilai-tagihan-hpp',
    breaks: 'What is already gone of billed gold leaves its difference with what is there.',
    file: 'features/neraca/nilai/tagihan-nilai.posting.ts',
    text: 'const tinggal = Math.min(Math.max(ada - sesudah, 0), mg)',
    becomes: 'const tinggal = mg',
    killedBy: TAGIHAN,
  },
  {
    id: 'nilai-tagihan-batal',
    breaks: 'A bill that is undone leaves what it made cost, a profit out of nothing.',
    file: 'features/neraca/nilai/tagihan-nilai.posting.ts',
    text: '(dibatalkan ? -hpp : 0) - pergi',
    becomes: '0 - pergi',
    killedBy: TAGIHAN,
  },
  {
    id: 'nilai-tagihan-hari',
    breaks: 'Gold that is billed on its day comes as the owner’s at its cost.',
    file: 'features/neraca/nilai/tagihan-nilai.posting.ts',
    text: "return rp > 0 ? { ...one, lawan: 'PEMBELIAN', rp } : one",
    becomes: 'return rp < 0 ? { ...one, rp } : one',
    killedBy: TAGIHAN,
  },
  {
    id: 'risiko-locked-rule',
    breaks: 'A locked price is taken by the rule of today, not by what it meant when it was locked.',
    file: 'features/dashboard/pemilik/risiko.query.ts',
    text: 'kali_kadar ?? kini',
    becomes: 'kini',
    killedBy: ['features/dashboard/pemilik/risiko.test.ts'],
  },
]
