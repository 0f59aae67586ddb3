/** Who has to say who he is because of what he sells on a day: in all shops together, bought from him, taken in for a sale or an order. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import { formatRibuan, type Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { type Identitas, UMUM } from '../../member/data-member/data-member.contract.ts'
import { kunciOrang, orangSama } from '../../member/data-member/orang-sama.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { HARUS_DIKENAL } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'

/** Who sells, as his paper keeps him. */
export interface Penjual {
  kode_member: string
  nama_customer: string
  no_hp: string
  alamat: string
  jenis_identitas: Identitas['jenis_identitas']
}

/** Whether he said who he is: a paper alone is not enough, as where he buys. */
export const dikenal = ({ nama_customer, alamat, jenis_identitas }: Penjual): boolean =>
  jenis_identitas !== '-' && nama_customer !== UMUM && alamat !== ''

/** What one customer sold on a day; gold beyond the piece of his order with it. @param dia of orangSama */
const sudahDijual = (db: Queryable, tgl_system: string, dia: Sql): Promise<{ rp: Rp } | undefined> =>
  db.one<{ rp: Rp }>(sql`
    SELECT coalesce(sum(x.rp), 0)::bigint AS rp FROM (
      SELECT harga AS rp FROM pembelian
      WHERE kode_toko IN (SELECT kode_toko FROM toko) AND tgl_system = ${tgl_system} AND status <> 'BATAL' AND ${dia}
      UNION ALL
      SELECT beli FROM (
        SELECT s.beli, p.kode_customer AS kode_member, coalesce(nullif(s.nama_pengambil, ''), p.nama_customer) AS nama_customer, p.no_hp
        FROM pesanan_serah s JOIN pesanan p USING (no_pesanan)
        WHERE s.kode_toko IN (SELECT kode_toko FROM toko) AND s.tgl_system = ${tgl_system} AND s.no_batal IS NULL AND s.beli > 0
      ) dibeli WHERE ${dia}
    ) x`)

/**
 * Who sells for so much on one day that the law asks for it says who he is.
 * @param harga of what is bought from him now
 * @throws Refusal
 */
export const periksaLaporBeli = async ({ db, sesi }: WriteContext, penjual: Penjual, harga: Rp): Promise<void> => {
  if (dikenal(penjual)) return
  const { batas_lapor } = await bacaPara(db, sesi.kode_toko, ['batas_lapor'])
  const dia = orangSama(penjual)
  // Held first and read then: a purchase that this waited for counts.
  const [, sudah] = dia ? await Promise.all([kunciOrang(db, penjual), sudahDijual(db, sesi.tgl_system, dia)]) : []
  if (harga + (sudah?.rp ?? 0) >= Number(batas_lapor))
    throw new Refusal('rule', `${HARUS_DIKENAL} Mulai Rp. ${formatRibuan(Number(batas_lapor))} Sehari`)
}
