import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { bacaDokumen, type Sesi } from '@kencana/server-kit'
import { bacaPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { bacaUangKembali } from '../../keuangan/pembayaran/uang-kembali.api.ts'
import type { UangKembali } from '../../keuangan/pembayaran/uang-kembali.contract.ts'
import { hutangSesudah } from '../../neraca/mutasi/saldo-sesudah.api.ts'
import { satuTitipan } from './titipan.query.ts'
import { DOKUMEN_UANG_TITIPAN, type getUangTitipan } from './transaksi-titipan.contract.ts'

type Uang = OutputOf<typeof getUangTitipan>
type Baris = Pick<Uang, 'no_uang_titip' | 'no_titip' | 'tgl_system' | 'jumlah' | 'user_id' | 'no_batal'>

const baca = bacaDokumen<Baris>(
  DOKUMEN_UANG_TITIPAN,
  sql`k.no_uang_titip::text, k.no_titip::text, k.tgl_system, k.jumlah, k.user_id::text, k.no_batal::text`,
)

/** More money for a deposit of this shop, as its paper shows it. @throws Refusal 404 */
export const satuUang = async (db: Queryable, sesi: Sesi, no_uang_titip: string): Promise<Uang> => {
  const { kode_toko } = sesi
  const uang = await baca.satu(db, kode_toko, no_uang_titip)
  const { nama_customer, no_hp, kode_barcode, nama_barang, kadar_cetak, berat } = await satuTitipan(
    db,
    sesi,
    uang.no_titip,
  )
  const dari = { kode_toko, akun: 'TITIPAN', ref: uang.no_titip, kind: 'TITIPAN', dokumen: no_uang_titip } as const
  return {
    ...uang,
    nama_customer,
    no_hp,
    kode_barcode,
    nama_barang,
    kadar_cetak,
    berat,
    saldo: await hutangSesudah(db, dari),
    pembayaran: await bacaPembayaran(db, kode_toko, no_uang_titip),
  }
}

/** How more money for a deposit of this shop went back to its customer. @throws Refusal 404 */
export const uangTitipanKembali = async (db: Queryable, sesi: Sesi, no_batal: string): Promise<UangKembali> => {
  const { kode_toko } = sesi
  const kembali = await bacaUangKembali(db, kode_toko, no_batal, DOKUMEN_UANG_TITIPAN)
  const { no_titip, nama_customer, no_hp } = await satuUang(db, sesi, kembali.dokumen)
  const dari = { kode_toko, akun: 'TITIPAN', ref: no_titip, kind: 'TITIPAN', dokumen: no_batal } as const
  return {
    ...kembali,
    untuk: { nama: 'TITIP', nomor: no_titip },
    nama_customer,
    no_hp,
    barang: [],
    saldo: await hutangSesudah(db, dari),
  }
}
