/** Whom something is sold to: anybody, a member, or who has to show his paper. Source: areas 01-penjualan 1.2. */
import type { InputOf } from '@kencana/contract'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { catatIdentitas, pegangMember } from '../../member/data-member/data-member.api.ts'
import { bacaIdentitas, UMUM } from '../../member/data-member/data-member.contract.ts'
import type { Pembeli } from './lapor-jual.api.ts'
import type { jual } from './transaksi-penjualan.contract.ts'

/** Holds the member that a form names, and keeps a paper that is seen first. @throws Refusal */
export const pegangPembeli = async (
  ctx: WriteContext,
  isian: InputOf<typeof jual>,
  wajib: boolean,
): Promise<Pembeli> => {
  const { kode_member, alamat, nik } = isian
  const nama_customer = isian.nama_customer === '' ? UMUM : isian.nama_customer
  if (wajib && nama_customer === UMUM) throw new Refusal('rule', 'Nama Customer Harus Diisi')
  const dikenal = await pegangMember(ctx, { ...isian, nama_customer })
  const identitas = bacaIdentitas(nik) ?? dikenal
  if (kode_member !== '-' && dikenal.jenis_identitas === '-' && identitas.jenis_identitas !== '-')
    await catatIdentitas(ctx, kode_member, identitas)
  const { jenis_identitas, no_identitas } = identitas
  return { kode_member, nama_customer, no_hp: dikenal.no_hp, alamat, jenis_identitas, nik: no_identitas }
}
