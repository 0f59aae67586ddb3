/** Transfers between drawer and accounts as screens, papers and the owner's list see them. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { type Alarm, bacaDokumen, hitungTerbuka, SEJAK, type Terbuka, waktu } from '@kencana/server-kit'
import { DOKUMEN_PINDAH_UANG, KAS, type listPindahUang } from './pindah-uang.contract.ts'

type Baris = OutputOf<typeof listPindahUang>[number]

/** An end of a transfer `k` as forms name it. */
export const tempatUang = (ujung: 'dari' | 'ke'): Sql => {
  const laci = sql`k.${sql.ident(`laci_${ujung}`)}`
  return sql`coalesce(k.${sql.ident(ujung)}, ${KAS} || CASE ${laci} WHEN '-' THEN '' ELSE '/' || ${laci} END)::text`
}

const kolom = sql`k.no_pindah_uang::text, k.tgl_system, ${waktu(sql`k.dibuat_pada`)} AS waktu, ${tempatUang('dari')} AS dari,
  ${tempatUang('ke')} AS ke, k.jumlah, k.keterangan, k.user_id::text, k.no_sampai::text, s.user_id::text AS diterima_oleh,
  k.no_batal::text`
const gabung = sql`LEFT JOIN uang_sampai s ON s.no_sampai = k.no_sampai`

export const bacaPindahUang = bacaDokumen<Baris>(DOKUMEN_PINDAH_UANG, kolom, { gabung })

/** What is under way, oldest first. */
export const diJalan = (db: Queryable, kode_toko: string): Promise<Baris[]> =>
  db.rows(sql`
    SELECT ${kolom} FROM pindah_uang k ${gabung}
    WHERE k.kode_toko = ${kode_toko} AND k.no_sampai IS NULL AND k.no_batal IS NULL ORDER BY k.dibuat_pada, k.no_pindah_uang`)

/** How many transfers of a shop are under way. */
export const jumlahDiJalan = (db: Queryable, kode_toko: string): Promise<Terbuka> =>
  hitungTerbuka(
    db,
    SEJAK,
    sql`pindah_uang k WHERE k.kode_toko = ${kode_toko} AND k.no_sampai IS NULL AND k.no_batal IS NULL`,
  )

const lama: Alarm = {
  kode: 'UANG_DI_JALAN_TIGA_HARI',
  judul: 'Uang Di Jalan Tiga Hari',
  berat: 'MERAH',
  path: '/pindah-uang',
  baris: (sejak, kini) => sql`
    SELECT k.no_pindah_uang::text AS kunci, k.kode_toko::text, k.dibuat_pada + interval '3 days' AS waktu, k.user_id::text,
      k.no_pindah_uang::text AS dokumen,
      'Rp. ' || to_char(k.jumlah, 'FM999,999,999,999') || ' dari ' || ${tempatUang('dari')} || ' ke ' || ${tempatUang('ke')}
        || ' belum sampai, dikirim ' || k.user_id AS isi
    FROM pindah_uang k
    WHERE k.no_sampai IS NULL AND k.no_batal IS NULL AND k.dibuat_pada > ${sejak}::timestamptz - interval '3 days'
      AND k.dibuat_pada <= ${kini}::timestamptz - interval '3 days'`,
}

/** So often may somebody be told on a day that a drawer has not enough. */
const BOLEH_KURANG = 2

/** Who may read the books of a drawer asks them; anybody else who tries sums until one is taken has read them too, before he counts. */
const ditanya: Alarm = {
  kode: 'KAS_DITANYA',
  judul: 'Isi Laci Dicoba Coba',
  berat: 'KUNING',
  path: '/pindah-uang',
  baris: (sejak) => sql`
    SELECT 'KAS ' || x.kode_toko || ' ' || x.kode_laci || ' ' || x.tgl_system || ' ' || x.user_id AS kunci, x.kode_toko::text, x.ketiga AS waktu,
      x.user_id::text, '-' AS dokumen, x.n || ' kali ditolak karena kas' || CASE x.kode_laci WHEN '-' THEN '' ELSE ' laci ' || x.kode_laci END
        || ' tidak cukup: isinya menurut buku dapat terbaca dari itu sebelum dihitung' AS isi
    FROM (
      SELECT k.kode_toko, k.kode_laci, k.tgl_system, k.user_id, count(*) AS n, (array_agg(k.waktu ORDER BY k.waktu))[${BOLEH_KURANG + 1}] AS ketiga
      FROM kas_ditanya k WHERE k.waktu > ${sejak}::timestamptz - interval '2 days' GROUP BY 1, 2, 3, 4
    ) x JOIN users u ON u.user_id = x.user_id
    WHERE x.n > ${BOLEH_KURANG} AND u.level NOT IN ('OWN', 'SU') AND x.ketiga > ${sejak}`,
}

export const ALARM_PINDAH_UANG: readonly Alarm[] = [lama, ditanya]
