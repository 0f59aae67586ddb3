/** Who fetches an order, as far as the law wants to know it. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { catatIdentitas } from '../../member/data-member/data-member.api.ts'
import { bacaIdentitas, type Identitas, UMUM } from '../../member/data-member/data-member.contract.ts'
import { periksaLaporBeli } from '../../pembelian/transaksi-pembelian/lapor-beli.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { type Pembeli, periksaLapor } from '../../penjualan/transaksi-penjualan/lapor-jual.api.ts'
import type { serahPesanan } from './serah-pesanan.contract.ts'

interface Member extends Identitas {
  kode_member: string
}

/** The member of an order as he is by now, held, with his paper; he may have been renamed, merged or forgotten since it was taken. */
const memberPesanan = async ({ db }: WriteContext, kode_customer: string): Promise<Member | undefined> =>
  kode_customer === '-'
    ? undefined
    : db.one<Member>(sql`
        SELECT m.kode_member::text, coalesce(i.jenis_identitas, '-') AS jenis_identitas, coalesce(i.no_identitas, '') AS no_identitas
        FROM member m LEFT JOIN member_identitas i USING (kode_member)
        WHERE m.kode_member = member_akhir(${kode_customer}, 'infinity') AND m.dihapus_pada IS NULL FOR SHARE OF m`)

/** Who fetches an order, as its handing over keeps him. */
interface Pengambil extends Pick<Pembeli, 'alamat' | 'jenis_identitas' | 'nik'> {
  /** Of an order that was made in nobody's name; '' otherwise. */
  nama_pengambil: string
}

/**
 * The customer of an order that is handed over; a member's paper that is seen first is kept. An order may be made in nobody's name, but
 * from the report limit on it is not fetched so, nor gold bought of who fetches it.
 * @param total what the order comes to
 * @param beli what his gold beyond the piece is bought for
 * @throws Refusal where he has to say who he is
 */
export const kenaliPengambil = async (
  ctx: WriteContext,
  { no_pesanan, pengambil }: InputOf<typeof serahPesanan>,
  total: Rp,
  beli: Rp,
): Promise<Pengambil> => {
  const { db, sesi } = ctx
  const dia = await db.one<Pick<Pembeli, 'kode_member' | 'nama_customer' | 'no_hp' | 'alamat'>>(sql`
    SELECT kode_customer::text AS kode_member, nama_customer::text, no_hp, alamat_customer AS alamat FROM pesanan
    WHERE no_pesanan = ${no_pesanan}`)
  if (!dia) throw new Error(`no order ${no_pesanan}`)
  const member = await memberPesanan(ctx, dia.kode_member)
  const ditulis = bacaIdentitas(pengambil?.nik ?? '')
  if (member?.jenis_identitas === '-' && ditulis) await catatIdentitas(ctx, member.kode_member, ditulis)
  const identitas = ditulis ?? member
  const nama_pengambil = dia.nama_customer === UMUM ? (pengambil?.nama ?? '') : ''
  const pembeli: Pembeli = {
    ...dia,
    nama_customer: nama_pengambil || dia.nama_customer,
    alamat: pengambil?.alamat || dia.alamat,
    jenis_identitas: identitas?.jenis_identitas ?? '-',
    nik: identitas?.no_identitas ?? '',
  }
  const { batas_lapor } = await bacaPara(db, sesi.kode_toko, ['batas_lapor'])
  await periksaLapor(ctx, pembeli, total, Number(batas_lapor))
  if (beli > 0) await periksaLaporBeli(ctx, pembeli, beli)
  return { nama_pengambil, alamat: pembeli.alamat, jenis_identitas: pembeli.jenis_identitas, nik: pembeli.nik }
}
