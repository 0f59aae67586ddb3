/** Repairs as screens and papers see them. */
import { type Queryable, type Sql, sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { cetakan, Refusal, type Sesi, waktu } from '@kencana/server-kit'
import { bacaPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { samar } from '../../member/data-member/data-member.api.ts'
import { akunTersembunyi } from '../../neraca/mutasi/mutasi.api.ts'
import { DOKUMEN_SERVICE, type SatuService } from './service.contract.ts'

/** A telephone in full for who entered it, and for who reads such money. */
const noHp = async (db: Queryable, sesi: Sesi): Promise<Sql> =>
  (await akunTersembunyi(db, sesi)).includes('JASA_SERVICE')
    ? sql`CASE WHEN k.user_id = ${sesi.user_id} THEN k.no_hp ELSE ${samar(sql`k.no_hp`)} END`
    : sql`k.no_hp`

type Kepala = Omit<SatuService, 'barang' | 'pembayaran' | 'total' | 'sisa'>

const bacaBarang = (db: Queryable, no_service: string): Promise<SatuService['barang']> =>
  db.rows(sql`
    SELECT d.urut, d.nama_barang::text, d.jumlah, d.berat, d.berat_kini, d.kadar, d.jenis_kerja, d.deskripsi, d.ongkos, d.foto, d.status
    FROM service_barang d WHERE d.no_service = ${no_service} ORDER BY d.urut`)

/** One with its pieces and its money. @throws Refusal 404 */
export const satuService = async (db: Queryable, sesi: Sesi, no_service: string): Promise<SatuService> => {
  const kepala = await db.one<Kepala>(sql`
    SELECT k.no_service::text, k.tgl_system, ${waktu()} AS waktu, k.tgl_janji, k.kode_member::text,
      CASE WHEN k.kode_member = '-' THEN 'NON MEMBER' ELSE 'MEMBER' END AS type_customer, k.nama_customer::text,
      ${await noHp(db, sesi)} AS no_hp, k.alamat, k.keterangan, k.status, k.dp, k.user_id::text, k.versi, ${cetakan(DOKUMEN_SERVICE)} AS cetakan
    FROM service k WHERE k.no_service = ${no_service} AND k.kode_toko = ${sesi.kode_toko}`)
  if (!kepala) throw new Refusal('missing', `Service ${no_service} Tidak Ada`)
  const barang = await bacaBarang(db, no_service)
  const total = rp(barang.reduce((sum, one) => sum + one.ongkos, 0))
  return {
    ...kepala,
    barang,
    total,
    sisa: rp(total - kepala.dp),
    pembayaran: await bacaPembayaran(db, sesi.kode_toko, no_service),
  }
}
