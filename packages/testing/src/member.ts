/** Factories for tests that need members: who they are, and points that they have. */
import type { Caller } from '@kencana/server-kit'
import { member } from '../../../features/member/data-member/data-member.contract.ts'
import { koreksiPoin } from '../../../features/member/transaksi-poin/transaksi-poin.contract.ts'

/** A new member. @returns his number */
export const anggotaBaru = async (owner: Caller, nama_member = 'BU POIN', no_hp = ''): Promise<string> => {
  const isi = { kode_member: '', alamat: '', tgl_lahir: null, setuju_pesan: 'TIDAK' as const, catatan: '' }
  return (await owner.call(member.create, { ...isi, nama_member, no_hp })).data.kode_member
}

/** Points that OWN or SU gives a member by hand. @returns the number of the correction */
export const beriPoin = async (owner: Caller, kode_member: string, jumlah: number): Promise<string> =>
  (await owner.call(koreksiPoin, { kode_member, arah: 'TAMBAH', jumlah, alasan: 'UJI' })).no_koreksi_poin

/** A member with points of a correction, and what was corrected too much taken back. */
export const poinSemua = async (owner: Caller): Promise<void> => {
  const kode_member = await anggotaBaru(owner)
  await beriPoin(owner, kode_member, 500)
  await owner.call(koreksiPoin, { kode_member, arah: 'KURANGI', jumlah: 100, alasan: 'SALAH KETIK' })
}
