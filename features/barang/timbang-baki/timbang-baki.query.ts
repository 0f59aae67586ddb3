/** What lies on the trays by the book, and what the scale said of them. */
import type { OutputOf } from '@kencana/contract'
import { SEMUA } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Mg, mg } from '@kencana/ledger'
import { Refusal, waktu } from '@kencana/server-kit'
import { beratParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import type { getTimbang, listTimbang, riwayatTimbang } from './timbang-baki.contract.ts'

type Lengkap = OutputOf<typeof getTimbang>
type Baris = OutputOf<typeof listTimbang>[number]

/** The book of a tray now. */
interface Isi {
  kode_baki: string
  nama_baki: string
  kode_gudang: string
  pcs: number
  berat: Mg
  berat_asli: Mg
  tara_baki: Mg
  tara_bandrol: Mg
  tara_plastik: Mg
  tara_atribut: Mg
  sidik: string
}

/** What of a tray stands on the scale by the book, and how far the scale may be off. */
export interface Buku extends Isi {
  berat_seharusnya: Mg
  toleransi: Mg
}

/**
 * Trays of a shop as they are now. A lot's weight is its measured weight; pieces bring theirs and their tares, the tray
 * its own weight and that of the tag on it.
 */
export const bukuBaki = async (
  db: Queryable,
  kode_toko: string,
  { kode_baki = SEMUA, kode_gudang = SEMUA }: { kode_baki?: string; kode_gudang?: string },
): Promise<Buku[]> => {
  const perBarang = await beratParaSystem(db, kode_toko, 'toleransi_timbang')
  const rows = await db.rows<Isi>(sql`
    WITH k AS (
      SELECT * FROM baki WHERE kode_toko = ${kode_toko}
        ${kode_baki === SEMUA ? sql`` : sql`AND kode_baki = ${kode_baki}`}
        ${kode_gudang === SEMUA ? sql`` : sql`AND kode_gudang = ${kode_gudang}`}
    ), saldo AS (
      SELECT s.ref AS kode_baki, sum(s.pcs)::bigint AS pcs, sum(s.mg)::bigint AS mg
      FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['BAKI']) s GROUP BY s.ref
    ), potong AS (
      SELECT b.kode_baki, sum(b.berat)::bigint AS berat, sum(b.berat_asli)::bigint AS berat_asli,
        sum(b.berat_bandrol)::bigint AS bandrol, sum(b.berat_plastik)::bigint AS plastik,
        sum(b.berat_atribut)::bigint AS atribut, string_agg(b.kode_barang || ':' || b.versi, ',' ORDER BY b.kode_barang) AS isi
      FROM barang b JOIN k USING (kode_toko, kode_baki) GROUP BY b.kode_baki
    )
    SELECT k.kode_baki, k.nama_baki::text, k.kode_gudang, coalesce(s.pcs, 0)::int AS pcs, coalesce(s.mg, 0) AS berat,
      coalesce(s.mg, 0) - coalesce(p.berat, 0) + coalesce(p.berat_asli, 0) AS berat_asli, k.berat_baki AS tara_baki,
      k.berat_bandrol + coalesce(p.bandrol, 0) AS tara_bandrol, coalesce(p.plastik, 0) AS tara_plastik,
      coalesce(p.atribut, 0) AS tara_atribut,
      upper(md5(concat_ws('|', s.pcs, s.mg, k.berat_baki, k.berat_bandrol, p.isi))) AS sidik
    FROM k LEFT JOIN saldo s USING (kode_baki) LEFT JOIN potong p USING (kode_baki)
    WHERE k.dihapus_pada IS NULL OR s.mg > 0
    ORDER BY k.kode_baki`)
  return rows.map((row) => ({
    ...row,
    berat_seharusnya: mg(row.berat_asli + row.tara_baki + row.tara_bandrol + row.tara_plastik + row.tara_atribut),
    toleransi: mg(perBarang * row.pcs),
  }))
}

interface Dokumen extends Omit<Lengkap, 'pcs' | 'berat' | 'sidik' | 'waktu'> {
  waktu: string
  pcs: number | null
  berat: Mg | null
}

// The book's side is NULL until the weight is there.
const kolom = sql`t.no_timbang, t.tgl_system, t.kode_baki, t.nama_baki::text, t.status, t.user_id,
  ${waktu(sql`t.dibuat_pada`)} AS waktu, t.pcs, t.berat, t.berat_asli, t.tara_baki,
  t.tara_bandrol, t.tara_plastik, t.tara_atribut, t.toleransi, t.berat_timbang, t.selesai_oleh, t.mungkin_hilang,
  t.batal_oleh, t.alasan_batal,
  t.berat_asli + t.tara_baki + t.tara_bandrol + t.tara_plastik + t.tara_atribut AS berat_seharusnya,
  t.berat_timbang - (t.berat_asli + t.tara_baki + t.tara_bandrol + t.tara_plastik + t.tara_atribut) AS selisih`

/** One weighing; one without a weight yet shows the book of now. @throws Refusal 404 */
export const satuTimbang = async (db: Queryable, kode_toko: string, no_timbang: string): Promise<Lengkap> => {
  const row = await db.one<Dokumen>(sql`
    SELECT ${kolom} FROM timbang_baki t
    WHERE t.no_timbang = ${no_timbang} AND t.kode_toko = ${kode_toko}`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_timbang} Tidak Ada`)
  const { pcs, berat } = row
  if (pcs !== null && berat !== null) return { ...row, pcs, berat, sidik: '-' }
  // One given up before it was weighed says nothing of its own; it shows the book of now as well.
  const [buku] = await bukuBaki(db, kode_toko, { kode_baki: row.kode_baki })
  if (!buku) throw new Refusal('missing', `Baki ${row.kode_baki} Tidak Ada`)
  const { kode_gudang: _, ...isi } = buku
  return { ...row, ...isi }
}

type Riwayat = OutputOf<typeof riwayatTimbang>[number]

/** Weighings of one tray, newest first; what was taken back stays among them. */
export const riwayatBaki = (db: Queryable, kode_toko: string, kode_baki: string): Promise<Riwayat[]> =>
  db.rows<Riwayat>(sql`
    SELECT t.no_timbang, t.tgl_system, t.status, coalesce(t.selesai_oleh, t.user_id) AS user_id, t.pcs, t.berat_timbang,
      t.toleransi, t.berat_timbang
        - (t.berat_asli + t.tara_baki + t.tara_bandrol + t.tara_plastik + t.tara_atribut) AS selisih, t.alasan_batal
    FROM timbang_baki t WHERE t.kode_toko = ${kode_toko} AND t.kode_baki = ${kode_baki}
    ORDER BY t.dibuat_pada DESC, t.no_timbang DESC LIMIT 50`)

/** The newest weighing of each tray on one day. */
const timbangHari = (db: Queryable, kode_toko: string, tanggal: string): Promise<Dokumen[]> =>
  db.rows<Dokumen>(sql`
    SELECT DISTINCT ON (t.kode_baki) ${kolom} FROM timbang_baki t JOIN baki k USING (kode_toko, kode_baki)
    WHERE t.kode_toko = ${kode_toko} AND t.tgl_system = ${tanggal} AND t.status <> 'BATAL'
    ORDER BY t.kode_baki, t.dibuat_pada DESC, t.no_timbang DESC`)

/**
 * Trays with goods, and those weighed, on one day. A weighed one shows what the book said then; on the open day the
 * others show what it says now, of past days only weighings are known.
 */
export const bakiHari = async (
  db: Queryable,
  sesi: { kode_toko: string; tgl_system: string },
  { tanggal, kode_gudang, kode_toko: kode_baki }: { tanggal: string; kode_gudang: string; kode_toko: string },
): Promise<Baris[]> => {
  const buku = await bukuBaki(db, sesi.kode_toko, { kode_baki, kode_gudang })
  const hari = new Map((await timbangHari(db, sesi.kode_toko, tanggal)).map((row) => [row.kode_baki, row]))
  const kini = tanggal === sesi.tgl_system
  return buku.flatMap(({ kode_baki: kode_toko, ...isi }) => {
    const timbang = hari.get(kode_toko)
    if (!timbang && !(kini && (isi.pcs > 0 || isi.berat > 0 || kode_baki !== SEMUA))) return []
    const { no_timbang = null, status = null, berat_timbang = null, selisih = null } = timbang ?? {}
    const user_id = timbang?.selesai_oleh ?? timbang?.user_id ?? null
    const dulu = timbang?.status === 'DONE' ? bukuDokumen(timbang) : {}
    return [{ kode_toko, ...isi, ...dulu, no_timbang, status, berat_timbang, selisih, user_id }]
  })
}

/** The book as a finished weighing kept it. */
const bukuDokumen = (row: Dokumen): Partial<Buku> => {
  const { berat_asli, tara_baki, tara_bandrol, tara_plastik, tara_atribut, berat_seharusnya, toleransi } = row
  const { pcs, berat } = row
  if (pcs === null || berat === null) return {}
  return { pcs, berat, berat_asli, tara_baki, tara_bandrol, tara_plastik, tara_atribut, berat_seharusnya, toleransi }
}

interface Keping {
  kode_barang: string
  kode_barcode: string
  nama_barang: string
  berat: Mg
}

/** The pieces of a tray with the weight they bring onto the scale. */
export const kepingBaki = (db: Queryable, kode_toko: string, kode_baki: string): Promise<Keping[]> =>
  db.rows<Keping>(sql`
    SELECT kode_barang, kode_barcode, nama_barang::text,
      berat_asli + berat_bandrol + berat_plastik + berat_atribut AS berat
    FROM barang WHERE kode_toko = ${kode_toko} AND kode_baki = ${kode_baki} ORDER BY kode_barang`)
