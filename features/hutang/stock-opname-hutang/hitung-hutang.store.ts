/** What a round found, weighed against the book as it was when the round began, at each scan, and at closing. */
import { type OutputOf, sidik } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { type Mg, mg } from '@kencana/ledger'
import { hitungBaris } from '@kencana/server-kit'
import { batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { AMPLOP_HUTANG } from '../transaksi-hutang/hutang.contract.ts'
import type { pindaiAmplop } from './stock-opname-hutang.contract.ts'

type Dipindai = Pick<OutputOf<typeof pindaiAmplop>, 'hasil' | 'keterangan'> & {
  no_hutang: string | null
  akar: string | null
}

const ASING: Dipindai = { no_hutang: null, akar: null, hasil: 'TIDAK DIKENAL', keterangan: 'BUKAN LABEL AMPLOP' }

/**
 * What the book says of the label on an envelope: whether it belongs here, and no more. The newest label of a loan holds. A loan whose
 * label was printed before labels had codes is found by its number, until it is printed anew.
 */
export const bacaAmplop = async (db: Queryable, kode_toko: string, kode_amplop: string): Promise<Dipindai> => {
  const row = await db.one<Dipindai>(sql`
    SELECT k.no_hutang::text, akar_hutang(k.no_hutang)::text AS akar,
      CASE k.status WHEN 'AKTIF' THEN CASE WHEN x.berlaku THEN 'ADA' ELSE 'LABEL LAMA' END WHEN 'DIPEREMAJAKAN' THEN 'LABEL LAMA'
        ELSE 'BUKAN JAMINAN' END AS hasil,
      CASE k.status WHEN 'AKTIF' THEN CASE WHEN x.berlaku THEN '' ELSE 'SUDAH DICETAK ULANG, PASANG LABEL BARUNYA' END
        WHEN 'DIPEREMAJAKAN' THEN 'SUDAH DIPEREMAJAKAN, PASANG LABEL BARUNYA' WHEN 'OPEN' THEN 'BELUM DIVALIDASI'
        WHEN 'LUNAS' THEN 'SUDAH LUNAS' WHEN 'LELANG' THEN 'SUDAH DILELANG' ELSE 'SUDAH DIBATALKAN' END AS keterangan
    FROM (
      SELECT a.no_hutang, NOT EXISTS (SELECT FROM hutang_amplop b WHERE b.no_hutang = a.no_hutang AND b.ke > a.ke) AS berlaku
      FROM hutang_amplop a WHERE a.kode_amplop = ${kode_amplop}
      UNION ALL
      SELECT h.no_hutang, true FROM hutang h
      WHERE h.no_hutang = ${kode_amplop} AND NOT EXISTS (SELECT FROM hutang_amplop a WHERE a.no_hutang = h.no_hutang)
        AND EXISTS (SELECT FROM cetak c WHERE c.kode_toko = h.kode_toko AND c.jenis = ${AMPLOP_HUTANG} AND c.dokumen = h.no_hutang)
    ) x JOIN hutang k USING (no_hutang) WHERE k.kode_toko = ${kode_toko}`)
  return row ?? ASING
}

/** Keeps what lies here by the book as a round begins. */
export const simpanBuku = (db: Queryable, no_so: string, putaran: number): Promise<unknown> =>
  db.run(sql`
    INSERT INTO hutang_opname_buku (no_so, putaran, akar, no_hutang)
    SELECT s.no_so, ${putaran}, akar_hutang(k.no_hutang), k.no_hutang FROM hutang_opname s JOIN hutang k USING (kode_toko)
    WHERE s.no_so = ${no_so} AND k.status = 'AKTIF'`)

// A scanned envelope is found. One whose goods went back to their customer, or were auctioned, while it was not scanned yet is no
// loss: that has papers of its own. One that was renewed lies here as before: nobody makes it present by another number. MASUK is of
// counts of before, that closed while what had come meanwhile was not scanned.
const putusan = (no_so: string, putaran: number, aktif: readonly string[]): Sql => sql`
  SELECT x.akar, coalesce(k.no_hutang, b.no_hutang, p.no_hutang) AS no_hutang,
    coalesce(p.ada, false) AS dipindai,
    EXISTS (SELECT FROM hutang_opname_pindai q WHERE q.no_so = s.no_so AND q.putaran = 1 AND q.akar = x.akar AND q.hasil = 'ADA') AS hitung_1,
    CASE WHEN p.ada THEN 'ADA' WHEN k.no_hutang IS NOT NULL THEN CASE WHEN b.akar IS NULL THEN 'MASUK' ELSE 'KURANG' END
      WHEN p.akar IS NOT NULL THEN 'BUKAN JAMINAN' ELSE 'KELUAR' END AS hasil
  FROM hutang_opname s
  CROSS JOIN LATERAL (
    SELECT akar FROM hutang_opname_buku WHERE no_so = s.no_so AND putaran = ${putaran}
    UNION SELECT akar FROM hutang_opname_pindai WHERE no_so = s.no_so AND putaran = ${putaran} AND akar IS NOT NULL
    UNION SELECT akar_hutang(no_hutang) FROM hutang WHERE no_hutang = ANY (${[...aktif]}::text[])
  ) x
  LEFT JOIN hutang_opname_buku b ON b.no_so = s.no_so AND b.putaran = ${putaran} AND b.akar = x.akar
  LEFT JOIN (SELECT akar_hutang(no_hutang) AS akar, no_hutang FROM hutang WHERE no_hutang = ANY (${[...aktif]}::text[])) k
    ON k.akar = x.akar
  LEFT JOIN (
    SELECT no_so, putaran, akar, bool_or(hasil = 'ADA') AS ada, max(no_hutang::text) AS no_hutang FROM hutang_opname_pindai
    WHERE akar IS NOT NULL GROUP BY 1, 2, 3
  ) p ON p.no_so = s.no_so AND p.putaran = ${putaran} AND p.akar = x.akar
  WHERE s.no_so = ${no_so}`

/** How many envelopes of a round are missing, or lie here though their goods should not. */
export const hitungSelisih = (db: Queryable, no_so: string, putaran: number, { aktif }: Buku): Promise<number> =>
  hitungBaris(db, sql`(${putusan(no_so, putaran, aktif)}) x WHERE x.hasil IN ('KURANG', 'BUKAN JAMINAN')`)

/** What the last closed round of a count found, in a few words. */
export const sebutKurang = async (db: Queryable, no_so: string): Promise<string> =>
  `${await hitungBaris(db, sql`hutang_opname_hasil WHERE no_so = ${no_so} AND hasil = 'KURANG'`)} amplop tidak ditemukan`

/**
 * Keeps what a round says of each envelope as it closes, in place of what the one before said. What the first one did not find stays
 * missing though its goods went out before the second one closed: by papers they leave as well whose bag was gone by then.
 */
export const simpanHasil = async (db: Queryable, no_so: string, putaran: number, { aktif }: Buku): Promise<void> => {
  await db.run(sql`DELETE FROM hutang_opname_hasil WHERE no_so = ${no_so} AND hasil <> 'KURANG'`)
  await db.run(sql`
    INSERT INTO hutang_opname_hasil AS lama (no_so, akar, no_hutang, hasil, hitung_1, hitung_2)
    SELECT ${no_so}, x.akar, x.no_hutang, x.hasil, x.hitung_1, ${putaran === 2 ? sql`x.dipindai` : sql`NULL`}
    FROM (${putusan(no_so, putaran, aktif)}) x
    ON CONFLICT (no_so, akar) DO UPDATE SET no_hutang = excluded.no_hutang, hitung_2 = excluded.hitung_2,
      hasil = CASE excluded.hasil WHEN 'KELUAR' THEN lama.hasil ELSE excluded.hasil END`)
}

/** What the book says of the bags on the scale, as one statement reads it: what is weighed, found missing and kept is of the same loans. */
export interface Buku {
  /** Every loan whose goods lie here. */
  aktif: readonly string[]
  berat: Mg
  /** How far a scale may be from it unasked. */
  batas: Mg
  dipindai: number
  /** An envelope of a loan that lies here was among them. */
  ada: boolean
  /** Loans that came while it is counted, and whose envelopes nobody scanned in this round. */
  belum: number
  /** Changes with every loan that comes, leaves or is renewed, and with every scan. Nobody reckons it, for the count has a secret of its own. */
  sidik: string
}

/** Whether a loan came since a round began and its envelope was not scanned in it. @param akar SQL of the loan's first number */
const belumDipindai = (no_so: string, putaran: Sql, akar: Sql): Sql => sql`(
  NOT EXISTS (SELECT FROM hutang_opname_buku b WHERE b.no_so = ${no_so} AND b.putaran = ${putaran} AND b.akar = ${akar})
  AND NOT EXISTS (SELECT FROM hutang_opname_pindai p
    WHERE p.no_so = ${no_so} AND p.putaran = ${putaran} AND p.akar = ${akar} AND p.hasil = 'ADA'))`

/** How many envelopes of loans that came since the present round began are still to be scanned. */
export const hitungBelum = (db: Queryable, no_so: string): Promise<number> =>
  hitungBaris(
    db,
    sql`hutang_opname s JOIN hutang k USING (kode_toko) WHERE s.no_so = ${no_so} AND k.status = 'AKTIF'
      AND ${belumDipindai(no_so, sql`s.putaran`, sql`akar_hutang(k.no_hutang)`)}`,
  )

/**
 * The book of a round as its bags are weighed: all bags that lie here are on the scale. A scale may be as far from it as for trays, a
 * piece, but never so far that one bag could be gone. A loan's weight never changes under its number.
 */
export const bacaBuku = async (db: Queryable, kode_toko: string, no_so: string, putaran: number): Promise<Buku> => {
  const row = await db.one<{
    aktif: string[]
    berat: Mg
    pcs: number
    ringan: number
    belum: number
    pindai: string[]
    kunci: string
  }>(sql`
    SELECT coalesce(array_agg(k.no_hutang::text ORDER BY k.no_hutang), '{}') AS aktif, coalesce(sum(d.berat), 0)::bigint AS berat,
      coalesce(sum(d.pcs), 0)::int AS pcs, coalesce(min(d.ringan), 0)::bigint AS ringan,
      (count(*) FILTER (WHERE ${belumDipindai(no_so, sql`${putaran}`, sql`akar_hutang(k.no_hutang)`)}))::int AS belum,
      ARRAY(SELECT p.hasil || ' ' || p.kode_amplop FROM hutang_opname_pindai p
        WHERE p.no_so = ${no_so} AND p.putaran = ${putaran} ORDER BY 1) AS pindai,
      (SELECT s.kunci_sidik::text FROM hutang_opname s WHERE s.no_so = ${no_so}) AS kunci
    FROM hutang k CROSS JOIN LATERAL (
      SELECT sum(d.berat_kotor) AS berat, sum(d.jumlah) AS pcs, min(d.berat_kotor) AS ringan FROM hutang_detail d WHERE d.no_hutang = k.no_hutang
    ) d
    WHERE k.kode_toko = ${kode_toko} AND k.status = 'AKTIF'`)
  if (!row) throw new Error('no book')
  const { aktif, berat, pcs, ringan, belum, pindai, kunci } = row
  const batas = (await batasBeda(db, kode_toko, 'TIMBANG'))(berat, pcs)
  return {
    aktif,
    berat,
    batas: mg(Math.min(batas, Math.floor(ringan / 2))),
    dipindai: pindai.length,
    ada: pindai.some((one) => one.startsWith('ADA ')),
    belum,
    sidik: sidik([kunci, putaran, aktif, pindai]).slice(0, 12),
  }
}

/**
 * What the approval makes of a closed count: who let an envelope out of it and took that back has to show it, and what it found is
 * missing no more.
 */
export const bukukanHasil = async (db: Queryable, no_so: string, oleh: string, waktu: Date): Promise<void> => {
  await db.run(sql`
    UPDATE hutang_opname_hasil h SET hasil = 'KURANG', no_hutang = k.no_hutang
    FROM hutang k WHERE h.no_so = ${no_so} AND h.hasil = 'KELUAR' AND k.status = 'AKTIF' AND akar_hutang(k.no_hutang) = h.akar`)
  await db.run(sql`
    UPDATE hutang_opname_hasil h SET temu_oleh = ${oleh}, temu_pada = ${waktu}, alasan_temu = 'DIPINDAI', temu_so = ${no_so}
    FROM hutang_opname_hasil baru
    WHERE baru.no_so = ${no_so} AND baru.hasil = 'ADA' AND h.akar = baru.akar AND h.hasil = 'KURANG' AND h.temu_pada IS NULL
      AND h.no_so <> ${no_so}`)
}
