/** What another installation says of its goods is judged before it is believed: masters, codes, weights, and what is known of each piece here. */
import { type Queryable, sql } from '@kencana/database'
import { formatGram, formatRupiah, mg, type Persentase, rp } from '@kencana/ledger'
import { Refusal } from '@kencana/server-kit'
import { nilaiJanggal } from '../../neraca/nilai/nilai-hari.api.ts'
import { DUA_POIN, terlaluRendah } from '../../pengaturan/batas/kadar.api.ts'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import type { BarangKiriman, Kiriman } from './kiriman.contract.ts'

const BERAT_TERBESAR = 100_000_000

interface DiSini {
  kode_barang: string
  /** Of the category here, null when there is none. */
  persentase: number | null
  /** Whether that category has the percentage here by which it was sent, or had it before it was put right. */
  sekadar: boolean
  jenis: boolean
  status: string | null
  barcode: string | null
  berat: number | null
  /** Of the piece, where it is known. */
  kode_group: string | null
  kadar: number | null
  jalan: string | null
  /** What it lost and gained here and elsewhere, as it is known here. */
  kurang: number
  lebih: number
  cuci: number
}

/**
 * Pieces that come from elsewhere, one at a time of each, until commit: what is not in these books yet has no row that could be held. In one
 * order for everybody.
 */
export const pegangKode = (db: Queryable, kode: readonly string[]): Promise<number> =>
  db.run(sql`
    SELECT pg_advisory_xact_lock(27, k.h)
    FROM (SELECT DISTINCT hashtext(t) AS h FROM unnest(${[...kode]}::text[]) t ORDER BY h) k`)

/** What is known here of each piece and of what it refers to. */
const diSini = (db: Queryable, { no_kirim, barang }: Kiriman): Promise<DiSini[]> =>
  db.rows<DiSini>(sql`
    SELECT x.kode_barang, g.persentase, persentase_pernah(x.kode_group, x.persentase_group) AS sekadar, j.kode_dept IS NOT NULL AS jenis, b.status_barang AS status, b.kode_barcode::text AS barcode, b.berat, b.kode_group::text, b.persentase AS kadar, h.kurang, h.lebih, h.cuci,
      (SELECT d.no_kirim::text FROM kiriman_masuk_detail d JOIN kiriman_masuk k USING (no_kirim)
        WHERE d.kode_barang = x.kode_barang AND d.no_terima IS NULL AND k.ditarik_pada IS NULL AND d.no_kirim <> ${no_kirim} LIMIT 1) AS jalan
    FROM jsonb_to_recordset(${sql.json(barang.map(({ kode_barang, kode_group, kode_dept, persentase_group }) => ({ kode_barang, kode_group, kode_dept, persentase_group })))}::jsonb)
        x (kode_barang text, kode_group text, kode_dept text, persentase_group integer)
      LEFT JOIN master_group g ON g.kode_group = x.kode_group AND g.dihapus_pada IS NULL
      LEFT JOIN jenis j ON j.kode_dept = x.kode_dept AND j.kode_group = x.kode_group AND j.dihapus_pada IS NULL
      LEFT JOIN barang b ON b.kode_barang = x.kode_barang CROSS JOIN LATERAL beda_barang(x.kode_barang) h`)

const persen = (nilai: number): string => `${nilai / 10_000} %`

const periksaMaster = (barang: BarangKiriman, ada: DiSini): void => {
  const { kode_barcode, kode_group, kode_dept, persentase, persentase_group } = barang
  const tolak = (text: string) => new Refusal('rule', `Barang ${kode_barcode}: ${text}`)
  if (ada.persentase === null) throw tolak(`Kategori ${kode_group} Tidak Ada Di Instalasi Tujuan`)
  if (!ada.sekadar)
    throw tolak(
      `Kadar Kategori ${kode_group} Di Instalasi Tujuan ${persen(ada.persentase)}, Bukan ${persen(persentase_group)}`,
    )
  // What was sent before it was put right was judged by what it was then.
  const acuan = Math.min(ada.persentase, persentase_group) as Persentase
  if (ada.status === null && terlaluRendah(persentase as Persentase, acuan))
    throw tolak(`Kadarnya ${persen(persentase)}, Lebih Dari 2.00 Poin Di Bawah Kategori ${kode_group}`)
  if (!ada.jenis) throw tolak(`Jenis ${kode_dept} Tidak Ada Di Instalasi Tujuan`)
}

/** The piece that a barcode was made for: of ten digits, or of thirteen that begin with 2. */
const kodeDari = (kode_barcode: string): string =>
  kode_barcode.length === 13
    ? `B${kode_barcode.slice(1, 3)}${String(Number(kode_barcode.slice(3, 12))).padStart(7, '0')}`
    : `B${kode_barcode.slice(0, 9)}`

/** A barcode lives once in the chain: here it is new, or it left from here. */
const periksaBarang = (
  { kode_barang, kode_barcode, kode_group, persentase, berat }: BarangKiriman,
  ada: DiSini,
  nomor: number,
  batas: (berat: number) => number,
): void => {
  const tolak = (text: string) => new Refusal('rule', `Barang ${kode_barcode} ${text}`)
  // It may be here: its sender does not lay it back without asking.
  const bentrok = (text: string) => new Refusal('conflict', `Barang ${kode_barcode} ${text}`)
  if (kode_barang !== kodeDari(kode_barcode)) throw tolak('Bukan Barcode Barang Itu')
  if (ada.jalan !== null) throw bentrok(`Masih Di Jalan Dengan Kiriman ${ada.jalan}`)
  if (ada.status === null) {
    if (kode_barang.startsWith(`B${nomor}`)) throw tolak('Bernomor Instalasi Tujuan Tetapi Tidak Dikenal Di Sana')
    return
  }
  if (ada.status !== 'CABANG') throw bentrok(`Sudah Ada Di Instalasi Tujuan, ${ada.status}`)
  if (ada.barcode !== kode_barcode) throw tolak('Bukan Barcode Barang Itu')
  if (ada.kode_group !== kode_group)
    throw tolak(`Kembali Sebagai ${kode_group}, Dulu Berangkat Sebagai ${ada.kode_group}`)
  if (Math.abs(persentase - (ada.kadar ?? 0)) > DUA_POIN)
    throw tolak(`Kadarnya ${persen(persentase)}, Dulu Berangkat ${persen(ada.kadar ?? 0)}`)
  const dulu = mg(ada.berat ?? 0)
  if (Math.abs(berat - dulu) > batas(dulu))
    throw tolak(`Beratnya ${formatGram(berat)} G, Dulu Berangkat ${formatGram(dulu)} G`)
}

/**
 * A piece that comes back has lost no more than any piece may, in all its ways together: another installation begins no tolerance anew.
 * What it lost in washing there is what its letter says, and is judged by itself.
 */
const periksaBeda = (barang: BarangKiriman, ada: DiSini, batas: (berat: number) => number): void => {
  const { kode_barcode, berat, susut_cuci } = barang
  if (ada.berat === null) return
  const cuci = Math.max(0, susut_cuci - ada.cuci)
  const beda = berat - ada.berat
  const semua = {
    Kurang: beda < 0 ? ada.kurang + Math.max(0, -beda - cuci) : 0,
    Lebih: beda > 0 ? ada.lebih + beda : 0,
    'Susut Cuci': beda < 0 && cuci > 0 ? ada.cuci + cuci : 0,
  }
  const boleh = batas(ada.berat + ada.kurang - ada.lebih)
  for (const [apa, jumlah] of Object.entries(semua))
    if (jumlah > boleh)
      throw new Refusal(
        'rule',
        `Barang ${kode_barcode}: ${apa} ${formatGram(mg(jumlah))} G Di Semua Instalasi, Lebih Dari ${formatGram(mg(boleh))} G`,
      )
}

const BERAT_LAIN = new Set(['susut_tukang', 'susut_cuci', 'koreksi_kurang', 'koreksi_lebih'])

const periksaBerat = ({ kode_barcode, ...barang }: BarangKiriman): void => {
  const berat = Object.entries(barang).filter(([nama]) => nama.startsWith('berat') || BERAT_LAIN.has(nama))
  const salah = berat.find(([, nilai]) => (nilai as number) < 0 || (nilai as number) > BERAT_TERBESAR)
  if (salah || barang.berat === 0 || barang.berat_asli === 0)
    throw new Refusal('rule', `Barang ${kode_barcode}: Berat Tidak Masuk Akal`)
}

/** A price of its own is the sum of its parts, and the gold in it is something. */
const periksaMarkis = ({ kode_barcode, is_markis, ...harga }: BarangKiriman): void => {
  const utuh = harga.harga_total === harga.harga_estimasi + harga.harga_atribut + harga.ongkos
  if (is_markis && (!utuh || harga.harga_estimasi <= 0))
    throw new Refusal('rule', `Barang ${kode_barcode}: Harga Tetap Bukan Jumlah Bagiannya`)
}

/** @throws Refusal with what is wrong, for both sides to read */
export const periksaKiriman = async (db: Queryable, kiriman: Kiriman): Promise<void> => {
  const { barang, tujuan } = kiriman
  const kode = barang.map((one) => one.kode_barang)
  const ganda = barang.find((one, at) => kode.indexOf(one.kode_barang) !== at)
  if (ganda) throw new Refusal('rule', `Barang ${ganda.kode_barcode} Dua Kali Dalam Daftar`)
  // Before anything is read of them: another installation may tell of the same ones at this moment.
  await pegangKode(db, kode)
  const ini = await db.one<{ nomor: number }>(sql`SELECT nomor::int FROM instalasi`)
  const batas = await batasBeda(db, tujuan, 'BIJI')
  const ada = new Map((await diSini(db, kiriman)).map((row) => [row.kode_barang, row]))
  for (const satu of barang) {
    const row = ada.get(satu.kode_barang)
    if (!row) throw new Error(`piece ${satu.kode_barang} not looked up`)
    periksaBerat(satu)
    periksaMarkis(satu)
    periksaMaster(satu, row)
    periksaBarang(satu, row, ini?.nomor ?? 0, batas)
    periksaBeda(satu, row, batas)
  }
  const mahal = await nilaiJanggal(db, tujuan, barang)
  if (mahal)
    throw new Refusal(
      'rule',
      `Barang ${mahal.kode_barcode}: Nilai ${formatRupiah(rp(mahal.nilai))} Terlalu Jauh Dari Harganya ${formatRupiah(rp(mahal.pasar))}`,
    )
}
