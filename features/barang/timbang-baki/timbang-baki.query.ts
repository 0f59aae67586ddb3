/** What lies on the trays by the book, and what the scale said of them. */
import type { OutputOf } from '@kencana/contract'
import { SEMUA } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import { Refusal, waktu } from '@kencana/server-kit'
import { type Buku, bukuBaki } from './buku-baki.api.ts'
import type { getTimbang, listTimbang, riwayatTimbang } from './timbang-baki.contract.ts'

type Lengkap = OutputOf<typeof getTimbang>
type Baris = OutputOf<typeof listTimbang>[number]

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
