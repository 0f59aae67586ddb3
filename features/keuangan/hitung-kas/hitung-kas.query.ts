/** Counts of cash as screens, papers and the owner's list see them: while a second person is awaited, without any figure. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { type Alarm, bacaDokumen, type Sesi, waktu } from '@kencana/server-kit'
import { daftarLaci } from '../laci/laci.api.ts'
import { DOKUMEN_HITUNG_KAS, type getHitungKas, type keadaanKas, type listHitungKas } from './hitung-kas.contract.ts'

type Baris = OutputOf<typeof listHitungKas>[number]

const kolom = sql`k.no_hitung::text, k.tgl_system, ${waktu(sql`k.dibuat_pada`)} AS waktu, k.kode_laci::text, k.selisih IS NULL AS menunggu,
  k.user_id::text, k.kedua_oleh::text, ${waktu(sql`k.kedua_pada`)} AS kedua_pada,
  CASE WHEN k.selisih IS NOT NULL THEN coalesce(k.dihitung_kedua, k.dihitung) END AS dihitung,
  CASE WHEN k.selisih IS NOT NULL THEN coalesce(k.saldo_kedua, k.saldo) END AS saldo, k.selisih,
  u.no_uang::text, NULL::text AS no_batal, NOT EXISTS (
    SELECT FROM hitung_kas n WHERE n.kode_toko = k.kode_toko AND n.kode_laci = k.kode_laci
      AND (n.dibuat_pada, n.no_hitung) > (k.dibuat_pada, k.no_hitung)) AS terakhir`
const gabung = sql`LEFT JOIN uang u ON u.no_uang = k.no_uang AND u.no_batal IS NULL`

const baca = bacaDokumen<Baris>(DOKUMEN_HITUNG_KAS, kolom, { gabung })
const bacaSatu = bacaDokumen<Omit<OutputOf<typeof getHitungKas>, 'cetakan'>>(
  DOKUMEN_HITUNG_KAS,
  sql`${kolom}, CASE WHEN k.selisih IS NOT NULL THEN coalesce(k.lembar_kedua, k.lembar) END AS lembar`,
  { gabung },
)

export const daftarHitungKas = baca.daftar
export const satuHitungKas = bacaSatu.satu

/** Of each drawer the count that waits for a second person, and the newest of the day that holds. */
export const bacaKeadaan = async (db: Queryable, sesi: Sesi): Promise<OutputOf<typeof keadaanKas>> => {
  const { kode_toko, tgl_system } = sesi
  const belum = sql`k.perlu_kedua AND k.kedua_oleh IS NULL`
  const [laci, menunggu, hari] = [
    await daftarLaci(db, kode_toko),
    await baca.pilih(db, sql`k.kode_toko = ${kode_toko} AND ${belum}`),
    await baca.daftar(db, kode_toko, tgl_system, sql`k.selisih IS NOT NULL`),
  ]
  return {
    milik: sesi.kode_laci,
    laci: laci.map((satu) => {
      const miliknya = ({ kode_laci }: Baris) => kode_laci === satu.kode_laci
      return { ...satu, menunggu: menunggu.find(miliknya) ?? null, terakhir: hari.find(miliknya) ?? null }
    }),
  }
}

const rupiah = (jumlah: Sql) => sql`'Rp. ' || to_char(abs(${jumlah}), 'FM999,999,999,999')`
const diLaci = sql`CASE WHEN k.kode_laci = '-' THEN '' ELSE ' di laci ' || k.kode_laci END`
/** How the first sum alone differed, whatever the second one said. */
const beda = sql`k.dihitung - k.saldo`
const bedaPertama = sql`CASE WHEN ${beda} > 0 THEN 'lebih ' ELSE 'kurang ' END || ${rupiah(beda)}`

const baris = (isi: Sql, mana: Sql): Alarm['baris'] => {
  const kolomAlarm = sql`k.no_hitung::text AS kunci, k.kode_toko::text, coalesce(k.kedua_pada, k.dibuat_pada) AS waktu, k.user_id::text,
    k.no_hitung::text AS dokumen, ${isi} AS isi`
  return (sejak) =>
    sql`SELECT ${kolomAlarm} FROM hitung_kas k WHERE k.dibuat_pada > ${sejak}::timestamptz AND k.selisih IS NOT NULL AND ${mana}`
}

/** A drawer that holds something else than the books say. */
const selisih: Alarm = {
  kode: 'SELISIH_KAS',
  judul: 'Kas Tidak Sama Dengan Buku',
  berat: 'MERAH',
  path: '/hitung-kas',
  baris: baris(
    sql`CASE WHEN k.selisih > 0 THEN 'Kas lebih ' ELSE 'Kas kurang ' END || ${rupiah(sql`k.selisih`)} || ${diLaci}
      || ', dihitung ' || k.user_id || CASE WHEN k.kedua_oleh = k.user_id THEN ' dua kali' ELSE coalesce(' dan ' || k.kedua_oleh, '') END
      || CASE WHEN ${beda} = k.selisih THEN ''
        ELSE ', ' || CASE WHEN k.kedua_oleh = k.user_id THEN 'pertama kali ' ELSE k.user_id || ' sendiri ' END
          || CASE WHEN ${beda} = 0 THEN 'pas' ELSE ${bedaPertama} END END`,
    sql`k.selisih <> 0`,
  ),
}

/** A drawer that came right when it was counted again: a first sum may have been tried. */
const sesuaiKedua: Alarm = {
  kode: 'KAS_SESUAI_KEDUA',
  judul: 'Hitungan Pertama Kas Berbeda',
  berat: 'KUNING',
  path: '/hitung-kas',
  baris: baris(
    sql`'Kas' || ${diLaci} || ' sesuai buku pada hitungan kedua oleh ' || k.kedua_oleh
      || '; hitungan pertama ' || k.user_id || ' ' || ${bedaPertama}`,
    sql`k.selisih = 0 AND ${beda} <> 0`,
  ),
}

export const ALARM_HITUNG_KAS: readonly Alarm[] = [selisih, sesuaiKedua]
