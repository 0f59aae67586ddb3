/** Pieces of a loan on the scale before they are auctioned: two look at each. Source: areas 000-read-first 13; controls, what goes out. */
import type { InputOf, Kasus } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { formatGram, jumlah, type Mg, mg } from '@kencana/ledger'
import { insertRows, pairs, Refusal, type WriteContext } from '@kencana/server-kit'
import { masterKadar, persentaseKadar } from '../../master/kadar/kadar.api.ts'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import type { HutangTerkunci } from './hutang.api.ts'
import { OTORISASI_LELANG, type timbangLelang } from './lelang-hutang.contract.ts'

type Biji = InputOf<typeof timbangLelang>['barang'][number]

/** Every piece of every item, and nothing else. @throws Refusal */
export const periksaBanyak = ({ barang }: Pick<HutangTerkunci, 'barang'>, rows: readonly { urut: number }[]): void => {
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

interface Timbang {
  ke: number
  rows: { urut: number; berat: Mg; kadar: string }[]
}

/** The last weighing of a loan on a day; one whose auction was undone is none: the goods lay elsewhere since. */
export const timbangHari = async (db: Queryable, no_hutang: string, tgl_system: string): Promise<Timbang | null> => {
  const rows = await db.rows<Timbang['rows'][number] & { ke: number }>(sql`
    SELECT ke, urut, berat, kadar::text FROM hutang_timbang
    WHERE no_hutang = ${no_hutang} AND tgl_system = ${tgl_system}
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
  rows: readonly Biji[],
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
    return { ...one, no_hutang, ke, biji, tgl_system, user_id, dibuat_pada: ctx.waktu, otorisasi }
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
  ]
  await insertRows(ctx.db, 'hutang_timbang', kolom as readonly (keyof (typeof isi)[number])[], isi)
}

const sidik = (rows: readonly { urut: number; berat: number; kadar: string }[]): string =>
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
  if (sidik(timbang.rows) !== sidik(rows))
    throw new Refusal('conflict', `Berat Atau Kadar Barang ${no_hutang} Bukan Yang Ditimbang Berdua`)
  return timbang.ke
}

const menurutBerat = <B extends { urut: number; berat: number }>(rows: readonly B[], urut: number): B[] =>
  rows.filter((one) => one.urut === urut).toSorted((a, b) => a.berat - b.berat)

/**
 * The pieces of an auction that is undone lie here for their loan again: each weighed and tested, and what it was when it was auctioned.
 * @returns how they are told of @throws Refusal
 */
export const ditimbangBatal = async (
  { db, sesi }: WriteContext,
  { no_hutang, barang }: Pick<HutangTerkunci, 'no_hutang' | 'barang'>,
  no_lelang: string,
  timbang: readonly Biji[],
): Promise<string> => {
  periksaBanyak({ barang }, timbang)
  const dulu = await db.rows<Timbang['rows'][number]>(sql`
    SELECT urut_hutang AS urut, berat, kadar::text FROM pembelian WHERE no_lelang = ${no_lelang}`)
  const batas = await batasBeda(db, sesi.kode_toko, 'BIJI')
  const kadar = await masterKadar(db)
  return barang
    .flatMap(({ urut, nama_barang }) =>
      pairs(menurutBerat(timbang, urut), menurutBerat(dulu, urut)).map(([kini, lelang]) => {
        const sebut = `${no_hutang} ${nama_barang}`
        if (Math.abs(kini.berat - lelang.berat) > batas(lelang.berat))
          throw new Refusal('rule', `Berat Timbang ${sebut} ${formatGram(kini.berat)} g Tidak Sesuai Lelang`)
        if (persentaseKadar(kini.kadar, kadar) !== persentaseKadar(lelang.kadar, kadar))
          throw new Refusal('rule', `Kadar Uji ${sebut} ${kini.kadar} Tidak Sesuai Lelang`)
        return `${nama_barang} ${formatGram(kini.berat)} g ${kini.kadar}`
      }),
    )
    .join(', ')
}
