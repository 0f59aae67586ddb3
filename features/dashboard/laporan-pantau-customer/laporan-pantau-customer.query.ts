import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { jumlah, type Rp, rp } from '@kencana/ledger'
import { within } from '@kencana/server-kit'
import { UMUM } from '../../member/data-member/data-member.contract.ts'
import { PARA_SYSTEM } from '../../pengaturan/para-system/para-system.contract.ts'
import type { laporanPantau, pantauMinggu } from './laporan-pantau-customer.contract.ts'
import { perOrang } from './satu-orang.query.ts'

interface Nota {
  tanggal: string
  kode_toko: string
  arah: 'JUAL' | 'BELI'
  nota: string
  cara_bayar: string
  jumlah: Rp
  nama_customer: string
  /** The member that he is by now, whichever card he showed; '-' for none. */
  kode_member: string
  no_hp: string
  /** The telephone as it is compared. */
  hp: string
  alamat: string
  identitas: string
}

/** Which days of a shop `t` are read, by a column of its day. */
type Masa = (kolom: string) => Sql

/** The days of any shop's week: what somebody did in another one on such a day belongs to it, wherever that one is by now. */
const seminggu: Masa = (kolom) => sql`
  AND ${sql.ident(...kolom.split('.'))} = ANY (ARRAY(
    SELECT DISTINCT a.tgl_system - ke FROM toko a, generate_series(0, 6) ke WHERE a.portal = ''))`

/** On which day the week of each shop begins. */
const awalMinggu = async (db: Queryable): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.rows<{ kode_toko: string; awal: string }>(
    sql`SELECT kode_toko::text, tgl_system - 6 AS awal FROM toko WHERE portal = ''`,
  )
  return new Map(rows.map(({ kode_toko, awal }) => [kode_toko, awal]))
}

/**
 * Notas that stand, orders that were handed over among them, by the day on which they became right. OWN and SU alone read them, so the
 * number of a paper is told whole: who reports to the law has to write it down. A member's own is told where a nota has none.
 */
const bacaNota = (db: Queryable, masa: Masa): Promise<Nota[]> =>
  db.rows<Nota>(sql`
    SELECT x.tanggal, x.kode_toko::text, x.arah, x.nota::text, x.jumlah::bigint, x.nama_customer::text,
      CASE WHEN x.kode_member = '-' THEN '-' ELSE (SELECT min(m) FROM member_satu(x.kode_member) m) END AS kode_member,
      x.no_hp, coalesce(nomor_hp(x.no_hp), '') AS hp, x.alamat,
      CASE WHEN x.jenis_identitas <> '-' THEN x.jenis_identitas || ' ' || x.nik ELSE coalesce((
        SELECT i.jenis_identitas || ' ' || i.no_identitas FROM member_identitas i
        WHERE x.kode_member <> '-' AND i.kode_member = member_akhir(x.kode_member, 'infinity')), '-') END AS identitas,
      coalesce((SELECT string_agg(DISTINCT p.cara_bayar, ', ') FROM pembayaran p WHERE p.dokumen = x.nota AND x.arah = 'JUAL'
        OR p.dokumen = x.nota AND p.arah = 'KELUAR'), '-') AS cara_bayar
    FROM (
      SELECT k.tgl_valid AS tanggal, k.kode_toko, 'JUAL' AS arah, k.no_faktur_jual AS nota, k.tagihan AS jumlah, k.nama_customer, k.kode_member,
        k.no_hp, k.alamat, k.jenis_identitas, k.nik
      FROM toko t JOIN penjualan k ON k.kode_toko = t.kode_toko ${masa('k.tgl_valid')} WHERE t.portal = '' AND k.no_batal IS NULL
      UNION ALL
      SELECT s.tgl_system, s.kode_toko, 'JUAL', s.no_serah, s.total, coalesce(nullif(s.nama_pengambil, ''), p.nama_customer), p.kode_customer, p.no_hp,
        coalesce(nullif(s.alamat, ''), p.alamat_customer), s.jenis_identitas, s.nik
      FROM toko t JOIN pesanan_serah s ON s.kode_toko = t.kode_toko ${masa('s.tgl_system')} JOIN pesanan p USING (no_pesanan)
      WHERE t.portal = '' AND s.no_batal IS NULL
      UNION ALL
      SELECT k.tgl_valid, k.kode_toko, 'BELI', k.no_grup, sum(k.harga), max(k.nama_customer::text), max(k.kode_member::text), max(k.no_hp),
        max(k.alamat), max(k.jenis_identitas), max(k.nik)
      FROM toko t JOIN pembelian k ON k.kode_toko = t.kode_toko ${masa('k.tgl_valid')} WHERE t.portal = '' AND k.status <> 'BATAL'
      GROUP BY k.tgl_valid, k.kode_toko, k.no_grup
      UNION ALL
      SELECT s.tgl_system, s.kode_toko, 'BELI', s.no_serah, s.beli, coalesce(nullif(s.nama_pengambil, ''), p.nama_customer), p.kode_customer, p.no_hp,
        coalesce(nullif(s.alamat, ''), p.alamat_customer), s.jenis_identitas, s.nik
      FROM toko t JOIN pesanan_serah s ON s.kode_toko = t.kode_toko ${masa('s.tgl_system')} JOIN pesanan p USING (no_pesanan)
      WHERE t.portal = '' AND s.no_batal IS NULL AND s.beli > 0
    ) x
    ORDER BY x.tanggal, x.nama_customer, x.nota`)

/** From which sum on each shop has to know its customers. */
const batasToko = async (db: Queryable): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.rows<{ kode_toko: string; batas: string }>(sql`
    SELECT t.kode_toko::text, coalesce(p.value, ${PARA_SYSTEM.batas_lapor.standar}) AS batas
    FROM toko t LEFT JOIN para_system p ON p.kode_toko = t.kode_toko AND p.key = 'batas_lapor' WHERE t.portal = ''`)
  return new Map(rows.map(({ kode_toko, batas }) => [kode_toko, Number(batas)]))
}

/** Days of a customer that reach the limit of a shop he was in, the lowest where he was in several; each with its notas. */
const mencapai = async (db: Queryable, masa: Masa) => {
  const punya = await batasToko(db)
  const arah = (nota: readonly Nota[], satu: Nota['arah']): Rp =>
    rp(
      jumlah(
        nota.filter((one) => one.arah === satu),
        'jumlah',
      ),
    )
  return perOrang(await bacaNota(db, masa), UMUM)
    .map((nota) => {
      const batas = rp(Math.min(...nota.map(({ kode_toko }) => punya.get(kode_toko) ?? Number.POSITIVE_INFINITY)))
      return { nota, jual: arah(nota, 'JUAL'), beli: arah(nota, 'BELI'), batas }
    })
    .filter(({ jual, beli, batas }) => jual >= batas || beli >= batas)
}

/** What is known of him, from whichever nota says it. */
const orangDari = (nota: readonly Nota[]) => {
  const satu = (nama: 'nama_customer' | 'kode_member' | 'no_hp' | 'alamat' | 'identitas', kosong: string) =>
    nota.map((one) => one[nama]).find((isi) => isi !== kosong) ?? kosong
  return {
    nama_customer: satu('nama_customer', UMUM),
    kode_member: satu('kode_member', '-'),
    no_hp: satu('no_hp', ''),
    alamat: satu('alamat', ''),
    identitas: satu('identitas', '-'),
  }
}

const rekap = (semua: Awaited<ReturnType<typeof mencapai>>) =>
  semua.map(({ nota, jual, beli, batas }) => ({
    tanggal: nota[0]?.tanggal ?? '',
    ...orangDari(nota),
    toko: [...new Set(nota.map((one) => one.kode_toko))].toSorted().join(', '),
    nota: nota.length,
    jual,
    beli,
    batas,
  }))

/** The same of the seven days of each shop up to its own open one: a customer's day is told whole as long as one of his shops has it. */
export const pantauSeminggu = async (db: Queryable): Promise<OutputOf<typeof pantauMinggu>> => {
  const awal = await awalMinggu(db)
  const semua = (await mencapai(db, seminggu)).filter(({ nota }) =>
    nota.some(({ tanggal, kode_toko }) => tanggal >= (awal.get(kode_toko) ?? '')),
  )
  return rekap(semua).map(({ tanggal, nama_customer, no_hp, toko, nota, jual, beli, batas }) => ({
    tanggal,
    nama_customer,
    no_hp,
    toko,
    nota,
    jual,
    beli,
    batas,
  }))
}

type Diminta = InputOf<typeof laporanPantau>

const antara =
  (input: Diminta): Masa =>
  (kolom) =>
    within(kolom, input)

/** Each of his days, or each nota of them. */
export const pantau = {
  REKAP: async (db: Queryable, input: Diminta) => rekap(await mencapai(db, antara(input))),
  DETAIL: async (db: Queryable, input: Diminta) => (await mencapai(db, antara(input))).flatMap(({ nota }) => nota),
}
