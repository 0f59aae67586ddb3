/** Documents around one number, step by step: what fed it, and what was made of it. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import { grouped, Refusal } from '@kencana/server-kit'
import type { alurLot } from './alur-lot.contract.ts'

type Alur = OutputOf<typeof alurLot>
type Simpul = Alur['simpul'][number]
type Panah = Alur['alur'][number]

const LANGKAH = ['SORTIR', 'LOT', 'SEPUH', 'TERIMA', 'LABEL'] as const
type Langkah = (typeof LANGKAH)[number]

// A jurnal that was taken back has led nowhere.
const BERLAKU = sql`j.membalik IS NULL AND NOT EXISTS (SELECT FROM jurnal b WHERE b.membalik = j.id)`

/** The documents that stand and their amounts: columns nomor, tgl_system, qty, berat. */
const DOKUMEN: Readonly<Record<Langkah, Sql>> = {
  SORTIR: sql`SELECT no_sortir AS nomor, kode_toko, tgl_system, qty_bos AS qty, berat_bos AS berat FROM sortir_pembelian WHERE no_batal IS NULL`,
  LOT: sql`SELECT no_sortir AS nomor, kode_toko, tgl_system, qty_total AS qty, berat_total AS berat FROM sortir_sepuh WHERE no_batal IS NULL`,
  SEPUH: sql`
    SELECT no_sepuh AS nomor, kode_toko, tgl_system, qty_sepuh + qty_rusak AS qty, berat_sepuh + berat_rusak AS berat
    FROM kirim_sepuh WHERE no_batal IS NULL`,
  TERIMA: sql`
    SELECT t.no_terima_sepuh AS nomor, t.kode_toko, t.tgl_system, sum(d.qty_terima + d.qty_rusak)::int AS qty,
      sum(d.berat_terima + d.berat_rusak)::bigint AS berat
    FROM terima_sepuh t JOIN terima_sepuh_detail d ON d.no_terima_sepuh = t.no_terima_sepuh
    WHERE t.no_batal IS NULL GROUP BY t.no_terima_sepuh`,
  LABEL: sql`SELECT no_kirim_stock AS nomor, kode_toko, tgl_system, qty, berat FROM kirim_labeling WHERE no_batal IS NULL`,
}

/** What goes from one step's documents to the next step's: columns dari, ke, qty, berat. */
const SAMBUNGAN: readonly Sql[] = [
  sql`SELECT no_sortir_beli AS dari, no_sortir AS ke, qty_total AS qty, berat_total AS berat FROM sortir_sepuh WHERE no_batal IS NULL`,
  sql`
    SELECT m.lot AS dari, j.document AS ke, -sum(m.pcs)::int AS qty, -sum(m.mg)::bigint AS berat
    FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.kind = 'KIRIM_SEPUH' AND m.akun = 'BAKI' AND m.lot <> '-' AND ${BERLAKU} GROUP BY m.lot, j.document`,
  sql`
    SELECT t.no_sepuh AS dari, t.no_terima_sepuh AS ke, sum(d.qty_terima + d.qty_rusak + d.qty_hilang)::int AS qty,
      sum(d.berat_terima + d.berat_rusak + d.berat_hilang + d.berat_selisih)::bigint AS berat
    FROM terima_sepuh t JOIN terima_sepuh_detail d ON d.no_terima_sepuh = t.no_terima_sepuh
    WHERE t.no_batal IS NULL GROUP BY t.no_terima_sepuh`,
  sql`SELECT no_terima_sepuh AS dari, no_kirim_stock AS ke, qty, berat FROM kirim_labeling WHERE no_batal IS NULL`,
]

const panah = (db: Queryable, langkah: number, ujung: 'dari' | 'ke', nomor: readonly string[]): Promise<Panah[]> =>
  db.rows<Panah>(sql`
    SELECT x.dari, x.ke, x.qty, x.berat FROM (${SAMBUNGAN[langkah] ?? sql``}) x
    WHERE x.${sql.ident(ujung)} = ANY (${nomor}::text[]) ORDER BY x.dari, x.ke`)

/** Which step a number belongs to; a purchase's number stands for the sorting it went into. @throws Refusal 404 */
const mulai = async (db: Queryable, kode_toko: string, nomor: string): Promise<[Langkah, string]> => {
  for (const langkah of LANGKAH) {
    const row = await db.one<{ nomor: string }>(sql`
      SELECT x.nomor FROM (${DOKUMEN[langkah]}) x WHERE x.nomor = ${nomor} AND x.kode_toko = ${kode_toko}`)
    if (row) return [langkah, nomor]
  }
  const sortir = await db.one<{ no_sortir: string }>(sql`
    SELECT s.no_sortir FROM sortir_pembelian s JOIN sortir_pembelian_detail d ON d.no_sortir = s.no_sortir
    WHERE s.no_batal IS NULL AND s.kode_toko = ${kode_toko} AND d.no_faktur_beli = ${nomor} LIMIT 1`)
  if (!sortir) throw new Refusal('missing', 'Data Yang Anda Cari Tidak Ada')
  return ['SORTIR', sortir.no_sortir]
}

/** All documents before and after the first one, with what goes between them. */
const telusuri = async (db: Queryable, awal: Langkah, nomor: string) => {
  const ada = new Map<Langkah, Set<string>>([[awal, new Set([nomor])]])
  const alur: Panah[] = []
  const jalan = async (langkah: number, arah: 1 | -1): Promise<void> => {
    const sini = LANGKAH[langkah]
    const sana = LANGKAH[langkah + arah]
    if (!sini || !sana) return
    const dari = [...(ada.get(sini) ?? [])]
    const baru =
      dari.length === 0 ? [] : await panah(db, Math.min(langkah, langkah + arah), arah === 1 ? 'dari' : 'ke', dari)
    ada.set(sana, new Set(baru.map((one) => (arah === 1 ? one.ke : one.dari))))
    alur.push(...baru)
    await jalan(langkah + arah, arah)
  }
  await jalan(LANGKAH.indexOf(awal), 1)
  await jalan(LANGKAH.indexOf(awal), -1)
  return { ada, alur }
}

interface Angka {
  nomor: string
  akun: string
  pcs: number
  mg: Mg
}

/** What lies under the numbers now, and what was lost with their documents. */
const angkaDari = async (db: Queryable, nomor: readonly string[]): Promise<Angka[]> =>
  db.rows<Angka>(sql`
    SELECT m.lot AS nomor, m.akun, sum(m.pcs)::int AS pcs, sum(m.mg)::bigint AS mg
    FROM mutasi m WHERE m.lot = ANY (${nomor}::text[]) AND m.akun = 'BAKI' GROUP BY 1, 2
    UNION ALL
    SELECT m.ref, m.akun, sum(m.pcs)::int, sum(m.mg)::bigint
    FROM mutasi m WHERE m.ref = ANY (${nomor}::text[]) AND m.akun IN ('SEPUH', 'RUSAK', 'SALDO_KIRIM') GROUP BY 1, 2
    UNION ALL
    SELECT j.document, m.akun, sum(m.pcs)::int, sum(m.mg)::bigint
    FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id
    WHERE j.kind IN ('KIRIM_SEPUH', 'TERIMA_SEPUH', 'KIRIM_LABELING') AND j.document = ANY (${nomor}::text[])
      AND m.akun IN ('SUSUT', 'SELISIH') GROUP BY 1, 2
    UNION ALL
    SELECT d.no_sortir, 'SORTIR', count(*)::int, sum(p.berat)::bigint
    FROM sortir_pembelian_detail d JOIN pembelian p ON p.no_faktur_beli = d.no_faktur_beli
    WHERE d.no_sortir = ANY (${nomor}::text[]) AND p.keadaan = 'SORTIR' GROUP BY 1`)

const SISA = ['BAKI', 'SEPUH', 'SALDO_KIRIM', 'SORTIR']

const simpulDari = (
  tahap: Langkah,
  { nomor, tgl_system, qty, berat }: { nomor: string; tgl_system: string; qty: number; berat: Mg },
  angka: ReadonlyMap<string, readonly Angka[]>,
): Simpul => {
  const sendiri = angka.get(nomor) ?? []
  const milik = (akun: readonly string[], key: 'pcs' | 'mg') =>
    sendiri.reduce((sum, one) => (akun.includes(one.akun) ? sum + one[key] : sum), 0)
  return {
    id: nomor,
    tahap,
    nomor,
    tgl_system,
    qty,
    berat,
    sisa_qty: milik(SISA, 'pcs'),
    sisa_berat: milik(SISA, 'mg') as Mg,
    rusak_qty: milik(['RUSAK'], 'pcs'),
    rusak_berat: milik(['RUSAK'], 'mg') as Mg,
    susut: milik(['SUSUT'], 'mg') as Mg,
    selisih: milik(['SELISIH'], 'mg') as Mg,
  }
}

const BLANK = {
  tgl_system: null,
  sisa_qty: 0,
  sisa_berat: 0 as Mg,
  rusak_qty: 0,
  rusak_berat: 0 as Mg,
  susut: 0 as Mg,
  selisih: 0 as Mg,
}

/** The items that were made of dispatches, as one end of the flow each. */
const barangBaru = async (db: Queryable, label: readonly string[]) => {
  const rows = await db.rows<{ ref: string; qty: number; berat: Mg }>(sql`
    SELECT m.ref, -sum(m.pcs)::int AS qty, -sum(m.mg)::bigint AS berat
    FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE m.ref = ANY (${label}::text[]) AND m.akun = 'SALDO_KIRIM' AND j.kind = 'TAMBAH' GROUP BY 1 ORDER BY 1`)
  return rows.map(({ ref, qty, berat }) => ({
    id: `BARANG ${ref}`,
    nomor: `${qty} barang baru`,
    dari: ref,
    qty,
    berat,
  }))
}

/** The flow around a number of this shop. @throws Refusal 404 */
export const alurDari = async (db: Queryable, kode_toko: string, nomor: string): Promise<Alur> => {
  const [awal, pertama] = await mulai(db, kode_toko, nomor)
  const { ada, alur } = await telusuri(db, awal, pertama)
  const semua = await angkaDari(
    db,
    [...ada.values()].flatMap((set) => [...set]),
  )
  const angka = new Map(grouped(semua, (one) => one.nomor))
  const simpul: Simpul[] = []
  for (const tahap of LANGKAH) {
    const rows = await db.rows<{ nomor: string; tgl_system: string; qty: number; berat: Mg }>(sql`
      SELECT x.nomor, x.tgl_system, x.qty, x.berat FROM (${DOKUMEN[tahap]}) x
      WHERE x.nomor = ANY (${[...(ada.get(tahap) ?? [])]}::text[]) ORDER BY x.tgl_system, x.nomor`)
    simpul.push(...rows.map((row) => simpulDari(tahap, row, angka)))
  }
  const sortir = simpul.filter((one) => one.tahap === 'SORTIR')
  const beli = sortir.map(({ nomor: ke, qty, berat }) => ({
    id: `BELI ${ke}`,
    nomor: `${qty} pembelian`,
    ke,
    qty,
    berat,
  }))
  const baru = await barangBaru(db, [...(ada.get('LABEL') ?? [])])
  return {
    nomor,
    simpul: [
      ...beli.map((one): Simpul => ({ ...BLANK, ...one, tahap: 'BELI' })),
      ...simpul,
      ...baru.map((one): Simpul => ({ ...BLANK, ...one, tahap: 'BARANG' })),
    ],
    alur: [
      ...beli.map(({ id, ke, qty, berat }) => ({ dari: id, ke, qty, berat })),
      ...alur,
      ...baru.map(({ id, dari, qty, berat }) => ({ dari, ke: id, qty, berat })),
    ],
  }
}
