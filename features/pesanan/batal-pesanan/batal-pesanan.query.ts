import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { Refusal } from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { DOKUMEN_BATAL_PESANAN, type getBatalPesanan } from './batal-pesanan.contract.ts'

type Batal = OutputOf<typeof getBatalPesanan>

/** One cancel of this shop, as its receipt shows it. @throws Refusal 404 */
export const satuBatal = async (db: Queryable, kode_toko: string, no_batal: string): Promise<Batal> => {
  const row = await db.one<Omit<Batal, 'pembayaran' | 'cetakan'>>(sql`
    SELECT x.no_batal, x.no_pesanan, x.tgl_system, p.nama_customer::text, p.no_hp, p.deskripsi, x.status_asal, x.persekot,
      x.berat_customer, p.kode_group, CASE WHEN p.contoh_kembali = x.no_batal THEN p.contoh_nama ELSE '' END AS contoh_nama,
      x.alasan, x.user_id
    FROM pesanan_batal x JOIN pesanan p ON p.no_pesanan = x.no_pesanan
    WHERE x.no_batal = ${no_batal} AND x.kode_toko = ${kode_toko}`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_batal} Tidak Ada`)
  const pembayaran = await db.rows<Batal['pembayaran'][number]>(sql`
    SELECT arah, cara_bayar, no_rekening, jumlah, biaya FROM pembayaran
    WHERE kode_toko = ${kode_toko} AND dokumen = ${no_batal} ORDER BY urut`)
  return { ...row, pembayaran, cetakan: await jumlahCetak(db, kode_toko, DOKUMEN_BATAL_PESANAN.cetak, no_batal) }
}
