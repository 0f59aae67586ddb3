/** Who has to say who he is before he takes what he bought or ordered. Source: areas 01-penjualan 1.2; across, G20. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import { formatRibuan, type Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { type Identitas, UMUM } from '../../member/data-member/data-member.contract.ts'
import { kunciOrang, orangSama } from '../../member/data-member/orang-sama.api.ts'
import { HARUS_DIKENAL } from './transaksi-penjualan.contract.ts'

/** The customer of a sale, or of an order that is handed over, as its row keeps him. */
export interface Pembeli {
  kode_member: string
  nama_customer: string
  no_hp: string
  alamat: string
  jenis_identitas: Identitas['jenis_identitas']
  nik: string
}

/** What one customer pays for on a day, in all shops together: what he bought, and orders that he fetched. @param dia of orangSama */
export const sudahSehari = (db: Queryable, tgl_system: string, dia: Sql): Promise<{ rp: Rp } | undefined> =>
  db.one<{ rp: Rp }>(sql`
    SELECT coalesce(sum(x.rp), 0)::bigint AS rp FROM (
      SELECT tagihan AS rp FROM penjualan WHERE tgl_system = ${tgl_system} AND status <> 'BATAL' AND ${dia}
      UNION ALL
      SELECT total FROM (
        SELECT s.total, p.kode_customer AS kode_member, coalesce(nullif(s.nama_pengambil, ''), p.nama_customer) AS nama_customer, p.no_hp
        FROM pesanan_serah s JOIN pesanan p USING (no_pesanan)
        WHERE s.kode_toko IN (SELECT kode_toko FROM toko) AND s.tgl_system = ${tgl_system} AND s.no_batal IS NULL
      ) diambil WHERE ${dia}
    ) x`)

/**
 * From an amount on that one customer pays for on one day, in all shops together, the law wants to know who he is: for what he buys and
 * for orders that he fetches.
 * @param tagihan of what is given to him now
 * @throws Refusal
 */
export const periksaLapor = async (
  { db, sesi }: WriteContext,
  pembeli: Pembeli,
  tagihan: Rp,
  batas: number,
): Promise<void> => {
  const { nama_customer, alamat, jenis_identitas } = pembeli
  if (nama_customer !== UMUM && alamat !== '' && jenis_identitas !== '-') return
  const dia = orangSama(pembeli)
  // Held first and read then: what this waited for counts.
  const [, sudah] = dia ? await Promise.all([kunciOrang(db, pembeli), sudahSehari(db, sesi.tgl_system, dia)]) : []
  if (tagihan + (sudah?.rp ?? 0) >= batas)
    throw new Refusal('rule', `${HARUS_DIKENAL} Mulai Rp. ${formatRibuan(batas)} Sehari`)
}
