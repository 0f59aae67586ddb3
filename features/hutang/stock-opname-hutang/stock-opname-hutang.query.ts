/** Counts of envelopes as they are shown. What the book expects is read only once a count is closed. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { type Mg, mg } from '@kencana/ledger'
import { Refusal, waktu } from '@kencana/server-kit'
import { TEMPAT } from '../tempat-hutang/tempat-hutang.api.ts'
import { perlihatkan } from './amplop-ulang.store.ts'
import { hitungBelum } from './hitung-hutang.store.ts'
import type { getOpnameHutang, listOpnameHutang } from './stock-opname-hutang.contract.ts'

type Opname = OutputOf<typeof getOpnameHutang>
type Hasil = NonNullable<Opname['hasil']>

/** A round of these is under way: nothing of the book may be told. */
export const DIHITUNG: ReadonlySet<string> = new Set(['HITUNG', 'ULANG'])

/** What lies in the envelope of a loan `k`. */
const ISI_AMPLOP: Sql = sql`(
  SELECT string_agg(d.jumlah || ' ' || d.nama_barang || ' ' || d.kadar || ' ' || to_char(d.berat / 1000.0, 'FM999990.000') || ' g', ', ' ORDER BY d.urut)
  FROM hutang_detail d WHERE d.no_hutang = k.no_hutang)`

const kepala = sql`s.no_so::text, s.tgl_system, s.status, s.putaran::int, s.user_id::text, ${waktu(sql`s.dibuat_pada`)} AS waktu,
  (SELECT count(*)::int FROM hutang_opname_pindai p WHERE p.no_so = s.no_so AND p.putaran = s.putaran) AS dipindai`

/** What a count `s` found may be told: it is closed, or was called off after its first round. One given up before that stays blind for ever. */
const TERTUTUP: Sql = sql`(s.tutup_pada IS NOT NULL
  OR s.status = 'BATAL' AND EXISTS (SELECT FROM hutang_opname_hasil h WHERE h.no_so = s.no_so))`

/** Open counts first, then the last sixty. */
export const daftarOpname = (db: Queryable, kode_toko: string): Promise<OutputOf<typeof listOpnameHutang>> =>
  db.rows(sql`
    SELECT ${kepala}, CASE WHEN ${TERTUTUP} THEN h.kurang END AS kurang, CASE WHEN ${TERTUTUP} THEN h.lain END AS lain
    FROM (
      SELECT * FROM hutang_opname WHERE kode_toko = ${kode_toko}
      ORDER BY status IN ('HITUNG', 'ULANG', 'TUTUP') DESC, dibuat_pada DESC, no_so DESC LIMIT 60
    ) s
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE hasil = 'KURANG' AND temu_pada IS NULL)::int AS kurang,
        count(*) FILTER (WHERE hasil = 'BUKAN JAMINAN')::int AS lain
      FROM hutang_opname_hasil r WHERE r.no_so = s.no_so
    ) h
    ORDER BY s.status IN ('HITUNG', 'ULANG', 'TUTUP') DESC, s.dibuat_pada DESC, s.no_so DESC`)

/** Who looked on as a round of a count `s` was closed: he vouched for it, as who counted does. */
export const SAKSI_OPNAME: Sql = sql`(SELECT o.disetujui_oleh FROM otorisasi o WHERE o.id IN (s.otorisasi_pertama, s.otorisasi) AND o.cara <> 'SENDIRI')`

/** Who began a count in its second round, or counted or looked on in the first: the second is others', who count and who look on. */
export const pertamaOleh = async (db: Queryable, no_so: string): Promise<string[]> =>
  (
    await db.rows<{ oleh: string }>(sql`
      SELECT DISTINCT x.oleh::text FROM hutang_opname s,
        LATERAL (SELECT unnest(ARRAY[s.user_id::text, s.tutup_pertama_oleh::text]) AS oleh
          UNION SELECT o.disetujui_oleh::text FROM otorisasi o WHERE o.id = s.otorisasi_pertama
          UNION SELECT p.user_id::text FROM hutang_opname_oleh p WHERE p.no_so = s.no_so AND p.putaran = 1) x
      WHERE s.no_so = ${no_so} AND x.oleh IS NOT NULL ORDER BY 1`)
  ).map((one) => one.oleh)

interface Kepala extends Omit<Opname, 'pindai' | 'hasil' | 'boleh_hitung' | 'masuk_belum'> {
  setuju_oleh: string | null
  tgl_setuju: string | null
  tutup_pertama_oleh: string | null
  tutup_oleh: string | null
  berat_timbang: Mg | null
  berat_buku: Mg | null
  berat_pertama: Mg | null
  berat_buku_pertama: Mg | null
  batas_berat: Mg | null
  /** What it found may be told. */
  tertutup: boolean
}

// Who counts sees the labels that he scanned himself, of others' their end. Afterwards they are nobody's to read: the next count is
// scanned from the envelopes.
const pindaiPutaran = (
  db: Queryable,
  { no_so, putaran, status }: Kepala,
  user_id: string,
  saat: Date,
): Promise<Opname['pindai']> =>
  db.rows<Opname['pindai'][number]>(sql`
    SELECT p.urut, CASE WHEN p.user_id = ${user_id} OR p.hasil = 'TIDAK DIKENAL' THEN p.kode_amplop::text ELSE '..' || right(p.kode_amplop, 4) END AS kode_amplop,
      p.hasil, p.keterangan, p.user_id::text, ${waktu(sql`p.waktu`)} AS waktu,
      ${perlihatkan(sql`p`, saat)} AS perlihatkan
    FROM hutang_opname_pindai p
    WHERE p.no_so = ${no_so} AND p.putaran = ${putaran} AND (${DIHITUNG.has(status)}::boolean OR p.hasil = 'TIDAK DIKENAL') ORDER BY p.urut DESC`)

// By what the goods of a loan left.
const DOKUMEN = sql`CASE h.hasil
  WHEN 'BUKAN JAMINAN' THEN k.status
  WHEN 'KELUAR' THEN coalesce((SELECT b.no_bayar::text FROM hutang_bayar b WHERE b.no_hutang = k.no_hutang AND b.no_batal IS NULL AND b.jenis <> 'BUNGA'),
    (SELECT l.no_lelang::text FROM hutang_lelang l WHERE l.no_hutang = k.no_hutang AND l.no_batal IS NULL), k.no_batal::text, '-')
  ELSE '-' END`

const hasilOpname = async (db: Queryable, row: Kepala, berat_timbang: Mg): Promise<Hasil> => {
  const amplop = await db.rows<Hasil['amplop'][number]>(sql`
    SELECT h.no_hutang::text, k.nama_customer::text, ${ISI_AMPLOP} AS barang,
      (SELECT sum(d.berat) FROM hutang_detail d WHERE d.no_hutang = k.no_hutang)::bigint AS berat, h.hasil, ${DOKUMEN} AS dokumen,
      h.hitung_1, h.hitung_2, h.temu_oleh::text, h.alasan_temu, ${TEMPAT(sql`h.no_hutang`)} AS tempat
    FROM hutang_opname_hasil h JOIN hutang k USING (no_hutang) WHERE h.no_so = ${row.no_so}
    ORDER BY array_position(ARRAY['KURANG', 'BUKAN JAMINAN', 'MASUK', 'KELUAR', 'ADA'], h.hasil), h.no_hutang`)
  const jumlah = (...hasil: string[]) => {
    const isi = amplop.filter((one) => hasil.includes(one.hasil))
    return { amplop: isi.length, berat: mg(isi.reduce((sum, one) => sum + one.berat, 0)) }
  }
  const { setuju_oleh, tgl_setuju, tutup_oleh, tutup_pertama_oleh } = row
  const buku = row.berat_buku ?? row.berat_buku_pertama ?? mg(0)
  return {
    buku: jumlah('ADA', 'KURANG'),
    ada: jumlah('ADA'),
    kurang: jumlah('KURANG'),
    timbang: {
      berat: berat_timbang,
      buku,
      selisih: mg(berat_timbang - buku),
      pertama: row.berat_pertama,
      buku_pertama: row.berat_buku_pertama,
      beda: row.batas_berat !== null && Math.abs(berat_timbang - buku) > row.batas_berat,
    },
    tutup_pertama_oleh: tutup_pertama_oleh ?? '-',
    tutup_oleh: tutup_oleh ?? '-',
    setuju_oleh,
    tgl_setuju,
    amplop,
  }
}

/**
 * One count as this user may see it.
 * @param saat now: labels printed again are looked for in the 30 days before
 * @throws Refusal 404
 */
export const satuOpname = async (
  db: Queryable,
  { kode_toko, user_id }: { kode_toko: string; user_id: string },
  no_so: string,
  saat: Date,
): Promise<Opname> => {
  const row = await db.one<Kepala>(sql`
    SELECT ${kepala}, s.alasan_batal, s.tutup_pertama_oleh::text, s.tutup_oleh::text, s.setuju_oleh::text, s.tgl_setuju, s.berat_timbang, s.berat_buku,
      s.berat_pertama, s.berat_buku_pertama, s.batas_berat, ${TERTUTUP} AS tertutup
    FROM hutang_opname s WHERE s.no_so = ${no_so} AND s.kode_toko = ${kode_toko}`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_so} Tidak Ada`)
  const pindai = await pindaiPutaran(db, row, user_id, saat)
  const boleh = DIHITUNG.has(row.status) && !(row.putaran === 2 && (await pertamaOleh(db, no_so)).includes(user_id))
  // One that was called off in its second round says what the first one found.
  const berat = row.tertutup ? (row.berat_timbang ?? row.berat_pertama) : null
  const hasil = berat === null ? null : await hasilOpname(db, row, berat)
  const masuk_belum = DIHITUNG.has(row.status) ? await hitungBelum(db, no_so) : 0
  return { ...row, boleh_hitung: boleh, masuk_belum, pindai, hasil }
}
