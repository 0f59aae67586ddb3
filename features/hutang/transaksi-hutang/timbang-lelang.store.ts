/** Pieces of a loan on the scale before they are auctioned: two look at each. Source: areas 000-read-first 13; controls, what goes out. */
import { type InputOf, type Kasus, sidik } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { formatGram, jumlah, type Mg, mg } from '@kencana/ledger'
import { insertRows, Refusal, type WriteContext } from '@kencana/server-kit'
import { masterKadar, persentaseKadar } from '../../master/kadar/kadar.api.ts'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import type { BarangTerkunci, HutangTerkunci } from './hutang.api.ts'
import { OTORISASI_LELANG, type timbangBatalLelang, type timbangLelang } from './lelang-hutang.contract.ts'

type Biji = InputOf<typeof timbangLelang>['barang'][number]

/** Every piece of every item, and nothing else. @throws Refusal */
export const periksaBanyak = (
  { barang }: { barang: readonly Pick<BarangTerkunci, 'urut' | 'nama_barang' | 'jumlah'>[] },
  rows: readonly { urut: number }[],
): void => {
  const asing = rows.find(({ urut }) => !barang.some((one) => one.urut === urut))
  if (asing) throw new Refusal('missing', `Barang ${asing.urut} Tidak Ada`)
  for (const { urut, nama_barang, jumlah: n } of barang)
    if (rows.filter((row) => row.urut === urut).length !== n)
      throw new Refusal('rule', `${nama_barang} Harus Ditimbang ${n} Biji`)
}

/** What somebody else of the shop confirms before the scale. */
export const kasusTimbangLelang = (
  { no_hutang, nama_customer, barang }: HutangTerkunci,
  rows: readonly Biji[],
): Kasus => {
  const berat = mg(jumlah(barang, 'berat'))
  const sebut = (urut: number) => barang.find((one) => one.urut === urut)?.nama_barang ?? ''
  return {
    kategori: OTORISASI_LELANG,
    aturan: 'Barang lelang ditimbang dan diuji berdua',
    keterangan: `${no_hutang} ${nama_customer}: ${rows
      .map((one) => `${sebut(one.urut)} ${formatGram(one.berat)} g ${one.kadar}`)
      .join(', ')}`,
    satuan: 'MG',
    hitung: berat,
    input: jumlah(rows, 'berat'),
    berat,
    mg: berat,
    saksi: true,
  }
}

/** How goods stood, so short that it can be read in a case: after any change of them a look of before is of something else. */
export const sebutKeadaan = (keadaan: string): string => sidik(keadaan).slice(0, 12)

/** The same of pieces whose auction is undone: they lie here for their loan again. @param keadaan how they lie now */
export const kasusTimbangBatal = (
  { no_hutang, nama_customer }: Pick<HutangTerkunci, 'no_hutang' | 'nama_customer'>,
  no_lelang: string,
  rows: readonly BijiKembali[],
  keadaan: string,
): Kasus => {
  const berat = mg(jumlah(rows, 'lelang'))
  return {
    kategori: OTORISASI_LELANG,
    aturan: 'Barang lelang yang dibatalkan ditimbang dan diuji berdua',
    keterangan: `${no_lelang}, ${no_hutang} ${nama_customer}: ${sebutKembali(rows)}, keadaan ${sebutKeadaan(keadaan)}`,
    satuan: 'MG',
    hitung: berat,
    input: jumlah(rows, 'berat'),
    berat,
    mg: berat,
    saksi: true,
  }
}

interface Timbang {
  ke: number
  rows: { urut: number; berat: Mg; kadar: string }[]
}

/** The last weighing of a loan on a day; one whose auction was undone is none: the goods lay elsewhere since. */
export const timbangHari = async (db: Queryable, no_hutang: string, tgl_system: string): Promise<Timbang | null> => {
  const rows = await db.rows<Timbang['rows'][number] & { ke: number }>(sql`
    SELECT ke, urut, berat, kadar::text FROM hutang_timbang
    WHERE no_hutang = ${no_hutang} AND tgl_system = ${tgl_system} AND no_faktur_beli IS NULL AND no_bayar IS NULL
      AND ke = (SELECT max(ke) FROM hutang_timbang WHERE no_hutang = ${no_hutang})
      AND NOT EXISTS (SELECT FROM hutang_lelang l WHERE l.no_hutang = ${no_hutang} AND l.no_batal IS NOT NULL AND l.timbang >= ke)
    ORDER BY urut, biji`)
  const ke = rows[0]?.ke
  return ke === undefined ? null : { ke, rows: rows.map(({ urut, berat, kadar }) => ({ urut, berat, kadar })) }
}

/** Keeps what two found. */
export const catatTimbangLelang = async (
  ctx: WriteContext,
  no_hutang: string,
  rows: readonly (Biji & { no_faktur_beli?: string; no_bayar?: string; keadaan?: string })[],
  otorisasi: string | null,
): Promise<void> => {
  const { tgl_system, user_id } = ctx.sesi
  const dulu = await ctx.db.one<{ ke: number }>(sql`
    SELECT coalesce(max(ke), 0)::int AS ke FROM hutang_timbang WHERE no_hutang = ${no_hutang}`)
  const ke = (dulu?.ke ?? 0) + 1
  const banyak = new Map<number, number>()
  const isi = rows.map((one) => {
    const biji = (banyak.get(one.urut) ?? 0) + 1
    banyak.set(one.urut, biji)
    return {
      no_faktur_beli: null,
      no_bayar: null,
      keadaan: '',
      ...one,
      no_hutang,
      ke,
      biji,
      tgl_system,
      user_id,
      dibuat_pada: ctx.waktu,
      otorisasi,
    }
  })
  const kolom = [
    'no_hutang',
    'ke',
    'urut',
    'biji',
    'berat',
    'kadar',
    'tgl_system',
    'user_id',
    'dibuat_pada',
    'otorisasi',
    'no_faktur_beli',
    'no_bayar',
    'keadaan',
  ]
  await insertRows(ctx.db, 'hutang_timbang', kolom as readonly (keyof (typeof isi)[number])[], isi)
}

const isiTimbang = (rows: readonly { urut: number; berat: number; kadar: string }[]): string =>
  rows
    .map(({ urut, berat, kadar }) => `${urut} ${berat} ${kadar}`)
    .toSorted()
    .join('\n')

/** An auction is of what two found on its day. @returns which weighing it was @throws Refusal */
export const pegangTimbang = async (
  { db, sesi }: WriteContext,
  no_hutang: string,
  rows: readonly { urut: number; berat: number; kadar: string }[],
): Promise<number> => {
  const timbang = await timbangHari(db, no_hutang, sesi.tgl_system)
  if (!timbang) throw new Refusal('rule', `Barang ${no_hutang} Harus Ditimbang Dan Diuji Berdua Dahulu`)
  if (isiTimbang(timbang.rows) !== isiTimbang(rows))
    throw new Refusal('conflict', `Berat Atau Kadar Barang ${no_hutang} Bukan Yang Ditimbang Berdua`)
  return timbang.ke
}

interface BijiKembali extends Biji {
  no_faktur_beli: string
  nama_barang: string
  /** What it weighed when it was auctioned. */
  lelang: Mg
}

const sebutKembali = (rows: readonly BijiKembali[]): string =>
  rows.map(({ nama_barang, berat, kadar }) => `${nama_barang} ${formatGram(berat)} g ${kadar}`).join(', ')

/**
 * The pieces of an auction that is undone, each under its own number: as heavy and as fine as it was when it was auctioned, whatever
 * lies beside it. @throws Refusal
 */
export const periksaKembali = async (
  { db, sesi }: WriteContext,
  no_lelang: string,
  timbang: InputOf<typeof timbangBatalLelang>['barang'],
): Promise<BijiKembali[]> => {
  const dulu = await db.rows<BijiKembali>(sql`
    SELECT no_faktur_beli::text, urut_hutang AS urut, nama_barang::text, berat AS lelang, kadar::text FROM pembelian
    WHERE no_lelang = ${no_lelang} ORDER BY urut_hutang, no_faktur_beli`)
  const asing = timbang.find((one) => !dulu.some((biji) => biji.no_faktur_beli === one.no_faktur_beli))
  if (asing) throw new Refusal('missing', `Barang ${asing.no_faktur_beli} Bukan Barang Lelang ${no_lelang}`)
  const batas = await batasBeda(db, sesi.kode_toko, 'BIJI')
  const kadar = await masterKadar(db)
  return dulu.map((biji) => {
    const { no_faktur_beli, nama_barang, lelang } = biji
    const [kini, ...lain] = timbang.filter((one) => one.no_faktur_beli === no_faktur_beli)
    const sebut = `${nama_barang} ${no_faktur_beli}`
    if (!kini || lain.length > 0) throw new Refusal('rule', `${sebut} Harus Ditimbang Satu Kali`)
    if (Math.abs(kini.berat - lelang) > batas(lelang))
      throw new Refusal('rule', `Berat Timbang ${sebut} ${formatGram(kini.berat)} g Tidak Sesuai Lelang`)
    if (persentaseKadar(kini.kadar, kadar) !== persentaseKadar(biji.kadar, kadar))
      throw new Refusal('rule', `Kadar Uji ${sebut} ${kini.kadar} Tidak Sesuai Lelang`)
    return { ...biji, berat: kini.berat, kadar: kini.kadar }
  })
}

/** How the purchases of an auction lie: what was weighed before one of them moved or changed is weighed anew. @param no SQL of its number */
const KEADAAN_LELANG = (no: Sql): Sql => sql`(
  SELECT string_agg(concat_ws(':', b.no_faktur_beli, b.versi, b.kode_baki_kini, b.status), ' ' ORDER BY b.no_faktur_beli)
  FROM pembelian b WHERE b.no_lelang = ${no})`

/** The same of one auction. */
export const keadaanLelang = async (db: Queryable, no_lelang: string): Promise<string> =>
  (await db.one<{ keadaan: string | null }>(sql`SELECT ${KEADAAN_LELANG(sql`${no_lelang}`)} AS keadaan`))?.keadaan ?? ''

/** The last weighing of an auction that is to be undone on a day, its pieces as they lay then; null where there is none. */
export const timbangBatalHari = async (
  db: Queryable,
  no_lelang: string,
  tgl_system: string,
): Promise<{ ke: number; rows: BijiKembali[] } | null> => {
  const rows = await db.rows<BijiKembali & { ke: number }>(sql`
    SELECT t.ke, t.urut, t.berat, t.kadar::text, p.no_faktur_beli::text, p.nama_barang::text, p.berat AS lelang
    FROM hutang_timbang t JOIN pembelian p USING (no_faktur_beli)
    WHERE p.no_lelang = ${no_lelang} AND t.tgl_system = ${tgl_system}
      AND t.ke = (SELECT max(ke) FROM hutang_timbang x WHERE x.no_hutang = t.no_hutang)
      AND t.keadaan = ${KEADAAN_LELANG(sql`p.no_lelang`)}
    ORDER BY t.urut, t.biji`)
  const ke = rows[0]?.ke
  return ke === undefined ? null : { ke, rows }
}

/** An undo is of what two found on its day, as the pieces lay before it, and names it. @returns how the pieces are told of @throws Refusal */
export const ditimbangBatal = async (
  { db }: WriteContext,
  no_lelang: string,
  timbang: Awaited<ReturnType<typeof timbangBatalHari>>,
): Promise<string> => {
  if (!timbang) throw new Refusal('rule', `Barang ${no_lelang} Harus Ditimbang Dan Diuji Berdua Dahulu`)
  await db.run(sql`UPDATE hutang_lelang SET timbang_batal = ${timbang.ke} WHERE no_lelang = ${no_lelang}`)
  return sebutKembali(timbang.rows)
}
