import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { Refusal, readBalances } from '@kencana/server-kit'
import { batasBiasa } from '../../sepuhan/susut-sepuh/susut-sepuh.api.ts'
import { saldoOngkos } from '../ongkos-tukang/ongkos-tukang.api.ts'
import type { kartuTukang } from './kartu-tukang.contract.ts'

type Kartu = OutputOf<typeof kartuTukang>
type Jadi = Kartu['jadi'][number]

const diTangan = (db: Queryable, kode_toko: string, kode_tukang: string, hari: string): Promise<Kartu['dikerjakan']> =>
  db.rows(sql`
    SELECT p.no_pesanan, p.nama_customer::text, p.deskripsi, p.kode_group, p.perkiraan_berat, p.berat_customer,
      p.ongkos_tukang, p.susut_tukang, b.tgl_system AS tgl_pembagian, p.tgl_janji, ${hari}::date - b.tgl_system AS umur,
      p.tgl_janji < ${hari}::date AS terlambat
    FROM pesanan p JOIN pembagian_pesanan b ON b.no_pembagian = p.no_pembagian
    WHERE p.kode_toko = ${kode_toko} AND p.kode_tukang = ${kode_tukang} AND p.status = 'PROSES'
    ORDER BY p.tgl_janji, p.no_pesanan`)

/** What he made in a year; what stands out is told by his own mean. */
const setahun = async (db: Queryable, kode_toko: string, kode_tukang: string, hari: string): Promise<Jadi[]> => {
  const rows = await db.rows<Omit<Jadi, 'persen' | 'tanda'>>(sql`
    SELECT to_char(s.tgl_system, 'YYYY-MM') AS bulan, s.no_selesai, s.no_pesanan, s.tgl_system, p.deskripsi, s.kode_group,
      (s.berat_selesai - s.berat_patri)::bigint AS berat_pakai, s.berat_susut, b.berat_susut AS susut_tukang, s.no_so_pesanan,
      s.ongkos_tukang
    FROM pesanan_selesai s
    JOIN pesanan p ON p.no_pesanan = s.no_pesanan
    JOIN pembagian_pesanan b ON b.no_pembagian = s.no_pembagian
    WHERE s.kode_toko = ${kode_toko} AND s.kode_tukang = ${kode_tukang} AND s.no_batal IS NULL
      AND s.tgl_system > (${hari}::date - interval '1 year')
    ORDER BY s.tgl_system DESC, s.no_selesai DESC`)
  const persen = rows.map((row) => Math.round((row.berat_susut * 100_000) / (row.berat_pakai + row.berat_susut)))
  const [bawah, atas] = batasBiasa(persen)
  return rows.map((row, at) => {
    const milik = persen[at] ?? 0
    const lebih = row.berat_susut > row.susut_tukang
    return { ...row, persen: milik, tanda: lebih ? 'LEBIH JATAH' : milik < bawah || milik > atas ? 'MENYIMPANG' : '-' }
  })
}

/** One craftsman as a shop sees him on its open day. @throws Refusal 404 */
export const kartu = async (db: Queryable, kode_toko: string, kode_tukang: string, hari: string): Promise<Kartu> => {
  const tukang = await db.one<{ kode_tukang: string; nama_tukang: string }>(
    sql`SELECT kode_tukang, nama_tukang::text FROM tukang WHERE kode_tukang = ${kode_tukang}`,
  )
  if (!tukang) throw new Refusal('missing', `Tukang ${kode_tukang} Tidak Ada`)
  const bahan = await db.rows<Kartu['bahan'][number]>(sql`
    SELECT right(ref, 5) AS jenis, kode_group, mg AS berat FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['TUKANG'])
    WHERE left(ref, -6) = ${kode_tukang} ORDER BY ref, kode_group`)
  const [ongkos] = await readBalances(db, kode_toko, [saldoOngkos(kode_tukang)])
  return {
    ...tukang,
    hutang: rp(-(ongkos?.rp ?? 0)),
    bahan,
    dikerjakan: await diTangan(db, kode_toko, kode_tukang, hari),
    jadi: await setahun(db, kode_toko, kode_tukang, hari),
  }
}
