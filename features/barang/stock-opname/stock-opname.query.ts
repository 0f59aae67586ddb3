/** Counts as they are shown, and lost pieces. What the book expects is read only once a count is closed. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import { Refusal, waktu } from '@kencana/server-kit'
import { namaSalinan, salinan } from '../data-barang/data-barang.api.ts'
import { bolehLihat, type Pelihat } from './dihitung.api.ts'
import { perlihatkan } from './label-ulang.store.ts'
import type { barangHilang, getOpname, listOpname } from './stock-opname.contract.ts'

type Opname = OutputOf<typeof getOpname>
type Hasil = NonNullable<Opname['hasil']>
type Baris = OutputOf<typeof listOpname>[number]

const kepala = sql`s.no_so, s.tgl_system, s.kode_baki, s.nama_baki::text, s.status, s.putaran::int, s.user_id,
  ${waktu(sql`s.dibuat_pada`)} AS waktu,
  (SELECT count(*)::int FROM stock_opname_pindai p WHERE p.no_so = s.no_so AND p.putaran = s.putaran) AS dipindai`

/** A round of these is under way: nothing of the book may be told. */
export const DIHITUNG: ReadonlySet<string> = new Set(['HITUNG', 'ULANG'])

/** What a count `s` found may be told: it is closed, or was called off after its first round. One given up before that stays blind for ever. */
const TERTUTUP = sql`(s.tutup_pada IS NOT NULL OR s.status = 'BATAL' AND s.otorisasi_batal IS NOT NULL AND s.tutup_pertama_oleh IS NOT NULL)`

/** Open counts first, then the last sixty. What older counts of a tray found is told to nobody to whom the tray itself is not. */
export const daftarOpname = (db: Queryable, sesi: Pelihat): Promise<Baris[]> =>
  db.rows<Baris>(sql`
    SELECT ${kepala}, CASE WHEN t.boleh THEN h.kurang END AS kurang, CASE WHEN t.boleh THEN h.baki_lain END AS baki_lain
    FROM (
      SELECT * FROM stock_opname WHERE kode_toko = ${sesi.kode_toko}
      ORDER BY status IN ('HITUNG', 'ULANG', 'TUTUP') DESC, dibuat_pada DESC, no_so DESC LIMIT 60
    ) s
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE hasil = 'KURANG')::int AS kurang, count(*) FILTER (WHERE hasil = 'BAKI LAIN')::int AS baki_lain
      FROM stock_opname_hasil r WHERE r.no_so = s.no_so
    ) h
    CROSS JOIN LATERAL (SELECT ${TERTUTUP} AND ${bolehLihat(sesi, sql`s.kode_baki`)} AS boleh) t
    ORDER BY s.status IN ('HITUNG', 'ULANG', 'TUTUP') DESC, s.dibuat_pada DESC, s.no_so DESC`)

/** Whether this user counted in the first round, or looked on: then the second is somebody else's. */
export const sudahMenghitung = async (db: Queryable, no_so: string, user_id: string): Promise<boolean> => {
  const row = await db.one<{ pernah: boolean }>(sql`
    SELECT ${user_id} = s.tutup_pertama_oleh OR EXISTS (
      SELECT FROM stock_opname_oleh p WHERE p.no_so = s.no_so AND p.putaran = 1 AND p.user_id = ${user_id})
      OR EXISTS (SELECT FROM otorisasi o WHERE o.id = s.otorisasi_pertama AND o.disetujui_oleh = ${user_id}) AS pernah
    FROM stock_opname s WHERE s.no_so = ${no_so}`)
  return row?.pernah ?? false
}

/** Everybody whose count it is: who began it, scanned, closed a round, or looked on for somebody who did. */
export const penghitung = async (db: Queryable, no_so: string): Promise<string[]> =>
  (
    await db.rows<{ oleh: string }>(sql`
      SELECT DISTINCT x.oleh::text FROM stock_opname s,
        LATERAL (SELECT unnest(ARRAY[s.user_id::text, s.tutup_pertama_oleh::text, s.tutup_oleh::text]) AS oleh
          UNION SELECT p.user_id::text FROM stock_opname_oleh p WHERE p.no_so = s.no_so
          UNION SELECT o.disetujui_oleh::text FROM otorisasi o WHERE o.id IN (s.otorisasi_pertama, s.otorisasi) AND o.cara <> 'SENDIRI') x
      WHERE s.no_so = ${no_so} AND x.oleh IS NOT NULL ORDER BY 1`)
  ).map((one) => one.oleh)

type Kepala = Omit<Opname, 'pindai' | 'hasil' | 'boleh_hitung'> &
  Pick<Hasil, 'setuju_oleh' | 'tgl_setuju' | 'no_hilang' | 'no_pindah'> & {
    tutup_pertama_oleh: string | null
    tutup_oleh: string | null
    tertutup: boolean
    berat_timbang: Mg | null
    berat_buku: Mg | null
  }

const pindaiPutaran = (db: Queryable, no_so: string, putaran: number, saat: Date): Promise<Opname['pindai']> =>
  db.rows<Opname['pindai'][number]>(sql`
    SELECT p.urut, p.kode_barcode, coalesce(b.nama_barang::text, '-') AS nama_barang, p.hasil, p.keterangan, p.user_id,
      ${waktu(sql`p.waktu`)} AS waktu, ${perlihatkan(sql`p`, saat)} AS perlihatkan
    FROM stock_opname_pindai p LEFT JOIN barang b ON b.kode_barang = p.kode_barang
    WHERE p.no_so = ${no_so} AND p.putaran = ${putaran} ORDER BY p.urut DESC`)

const timbangan = ({ berat_timbang: berat, berat_buku: buku }: Kepala): Hasil['timbang'] =>
  berat === null || buku === null ? null : { berat, buku, selisih: (berat - buku) as Mg }

const hasilOpname = async (db: Queryable, row: Kepala): Promise<Hasil> => {
  const barang = await db.rows<Hasil['barang'][number]>(sql`
    SELECT h.kode_barang, b.kode_barcode, ${namaSalinan(sql`h`)}, h.kode_group, h.kode_dept, h.berat, h.hasil,
      coalesce(h.kode_baki, '-') AS kode_baki, coalesce(j.no_faktur_jual, k.document, t.dokumen, '-') AS dokumen, h.hitung_1, h.hitung_2, h.dibukukan
    FROM stock_opname_hasil h JOIN barang b ON b.kode_barang = h.kode_barang ${salinan(sql`h`)}
    JOIN stock_opname s ON s.no_so = h.no_so
    LEFT JOIN LATERAL (
      SELECT p.no_faktur_jual FROM penjualan_detail d JOIN penjualan p USING (no_faktur_jual)
      WHERE h.hasil = 'KELUAR' AND d.kode_barang = h.kode_barang AND p.dibuat_pada <= s.tutup_pada
        AND (p.batal_pada IS NULL OR p.batal_pada > s.tutup_pada) ORDER BY p.dibuat_pada DESC LIMIT 1
    ) j ON true
    LEFT JOIN LATERAL (
      SELECT j.document FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
      WHERE h.hasil = 'KELUAR' AND m.kode_barang = h.kode_barang AND j.dibuat_pada <= s.tutup_pada ORDER BY j.id DESC LIMIT 1
    ) k ON true
    LEFT JOIN LATERAL (
      SELECT x.no_titip::text AS dokumen FROM titipan x WHERE h.hasil = 'KURANG' AND x.kode_barang = h.kode_barang AND x.status = 'DONE'
      UNION ALL SELECT p.no_pesanan FROM pesanan p WHERE h.hasil = 'KURANG' AND p.contoh_barang = h.kode_barang AND p.contoh_kembali IS NULL LIMIT 1
    ) t ON true
    WHERE h.no_so = ${row.no_so}
    ORDER BY array_position(ARRAY['KURANG', 'BAKI LAIN', 'BUKAN STOK', 'MASUK', 'KELUAR', 'ADA'], h.hasil), h.kode_barang`)
  const jumlah = (...hasil: string[]) => {
    const isi = barang.filter((one) => hasil.includes(one.hasil))
    return { pcs: isi.length, berat: isi.reduce((sum, one) => sum + one.berat, 0) as Hasil['buku']['berat'] }
  }
  const { setuju_oleh, tgl_setuju, no_hilang, no_pindah, tutup_oleh, tutup_pertama_oleh } = row
  return {
    buku: jumlah('ADA', 'KURANG'),
    ada: jumlah('ADA'),
    kurang: jumlah('KURANG'),
    timbang: timbangan(row),
    tutup_pertama_oleh: tutup_pertama_oleh ?? '-',
    tutup_oleh: tutup_oleh ?? '-',
    setuju_oleh,
    tgl_setuju,
    no_hilang,
    no_pindah,
    barang,
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
    SELECT ${kepala}, s.alasan_batal, s.tutup_pertama_oleh, s.tutup_oleh, s.setuju_oleh, s.tgl_setuju, s.no_hilang,
      s.no_pindah, ${TERTUTUP} AS tertutup, s.berat_timbang, s.berat_buku
    FROM stock_opname s
    WHERE s.no_so = ${no_so} AND s.kode_toko = ${kode_toko}`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_so} Tidak Ada`)
  const pindai = await pindaiPutaran(db, no_so, row.putaran, saat)
  const boleh = DIHITUNG.has(row.status) && !(row.putaran === 2 && (await sudahMenghitung(db, no_so, user_id)))
  const hasil = row.tertutup ? await hasilOpname(db, row) : null
  return { ...row, boleh_hitung: boleh, pindai, hasil }
}

/** Pieces that stand in SELISIH in this shop's books, each with the document that put it there. */
export const daftarHilang = (
  db: Queryable,
  kode_toko: string,
  kode_barang?: string,
): Promise<OutputOf<typeof barangHilang>> =>
  db.rows<OutputOf<typeof barangHilang>[number]>(sql`
    SELECT b.kode_barang, b.kode_barcode, b.nama_barang::text, b.kode_group, b.kode_dept, b.kadar, b.berat,
      m.ref AS no_selisih, m.tgl_system
    FROM barang b
    CROSS JOIN LATERAL (
      -- the newest of its lines in SELISIH: a piece may be lost more than once
      SELECT ref, tgl_system FROM mutasi WHERE kode_barang = b.kode_barang AND akun = 'SELISIH' AND pcs = 1
      ORDER BY jurnal_id DESC LIMIT 1
    ) m
    WHERE b.kode_toko = ${kode_toko} AND b.status_barang = 'HILANG'
      ${kode_barang === undefined ? sql`` : sql`AND b.kode_barang = ${kode_barang}`}
    ORDER BY m.tgl_system DESC, b.kode_barang`)
