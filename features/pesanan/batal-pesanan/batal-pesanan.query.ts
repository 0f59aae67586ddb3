import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { bacaDokumen, type Sesi } from '@kencana/server-kit'
import { bacaPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { satuTerlihat } from '../data-pesanan/pemesan.api.ts'
import { DOKUMEN_BATAL_PESANAN, type getBatalPesanan } from './batal-pesanan.contract.ts'

type Batal = OutputOf<typeof getBatalPesanan>

const baca = bacaDokumen<Omit<Batal, 'pembayaran' | 'cetakan'>>(
  DOKUMEN_BATAL_PESANAN,
  sql`k.no_batal, k.no_pesanan, k.tgl_system, p.nama_customer::text, p.no_hp, p.deskripsi, k.status_asal, k.persekot,
    k.berat_customer, p.kode_group, CASE WHEN p.contoh_kembali = k.no_batal THEN p.contoh_nama ELSE '' END AS contoh_nama,
    k.alasan, k.user_id`,
  { gabung: sql`JOIN pesanan p ON p.no_pesanan = k.no_pesanan` },
)

/** One cancel of this shop, as its receipt shows it. @throws Refusal 404 */
export const satuBatal = async (db: Queryable, sesi: Sesi, no_batal: string): Promise<Batal> => ({
  ...(await satuTerlihat(db, sesi, await baca.satu(db, sesi.kode_toko, no_batal))),
  pembayaran: await bacaPembayaran(db, sesi.kode_toko, no_batal),
})
