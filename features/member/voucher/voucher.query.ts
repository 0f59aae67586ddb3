import type { OutputOf } from '@kencana/contract'
import type { Queryable } from '@kencana/database'
import { sql } from '@kencana/database'
import { bacaDokumen, waktu } from '@kencana/server-kit'
import { bacaPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { bacaUangKembali } from '../../keuangan/pembayaran/uang-kembali.api.ts'
import type { UangKembali } from '../../keuangan/pembayaran/uang-kembali.contract.ts'
import { kodeVoucher } from './voucher.api.ts'
import { DOKUMEN_VOUCHER, type getVoucher, type listVoucher } from './voucher.contract.ts'

export const bacaTerbit = bacaDokumen<OutputOf<typeof listVoucher>[number]>(
  DOKUMEN_VOUCHER,
  sql`k.no_voucher::text, k.tgl_system, ${waktu()} AS waktu, k.asal, k.kode_member::text, k.nilai, k.poin, k.berlaku_sampai, k.status,
    k.user_id::text, k.no_batal::text`,
)

/** One with what its QR says. @throws Refusal 404 */
export const satuVoucher = async (
  db: Queryable,
  kode_toko: string,
  no_voucher: string,
): Promise<OutputOf<typeof getVoucher>> => ({
  ...(await bacaTerbit.satu(db, kode_toko, no_voucher)),
  kode: await kodeVoucher(db, no_voucher),
  pembayaran: await bacaPembayaran(db, kode_toko, no_voucher),
})

/** How the money of a voucher that this shop sold went back. @throws Refusal 404 where none had come */
export const voucherKembali = async (db: Queryable, kode_toko: string, no_batal: string): Promise<UangKembali> => {
  const kembali = await bacaUangKembali(db, kode_toko, no_batal, DOKUMEN_VOUCHER)
  const { kode_member } = await bacaTerbit.satu(db, kode_toko, kembali.dokumen)
  return {
    ...kembali,
    untuk: { nama: 'MEMBER', nomor: kode_member },
    nama_customer: '',
    no_hp: '',
    barang: [],
    saldo: null,
  }
}
