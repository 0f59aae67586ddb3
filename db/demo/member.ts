/** Customers whom the demo's shops know: they earn points with what they buy, and one gives a voucher away. */
import { rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { member } from '../../features/member/data-member/data-member.contract.ts'
import { koreksiPoin } from '../../features/member/transaksi-poin/transaksi-poin.contract.ts'
import { jualVoucher } from '../../features/member/voucher/voucher.contract.ts'

const ANGGOTA = [
  ['IBU TUTIK RAHAYU', '081217700101', 'JL. IJEN 14, MALANG', 120],
  ['BAPAK GUNAWAN', '085630020202', 'JL. SULFAT 3, MALANG', 45],
  ['MBAK NINGSIH', '082140030303', 'DS. PUJON RT 2', 0],
] as const

/** The members of the chain, with points of the cards that they had before. */
export const isiMember = async (caller: Caller): Promise<void> => {
  for (const [nama_member, no_hp, alamat, poin] of ANGGOTA) {
    const isi = {
      kode_member: '',
      nama_member,
      no_hp,
      alamat,
      tgl_lahir: null,
      setuju_pesan: 'YA' as const,
      catatan: '',
    }
    const { data } = await caller.call(member.create, isi)
    if (poin === 0) continue
    const koreksi = { kode_member: data.kode_member, arah: 'TAMBAH' as const, jumlah: poin, alasan: 'KARTU LAMA' }
    await caller.call(koreksiPoin, koreksi)
  }
}

/** Who is a member, by the name that papers bear. */
export const anggota = async (caller: Caller, ke: number) => {
  const { rows } = await caller.call(member.list, { q: '', urut: 'kode_member', turun: '0', hal: 1, per: 25 })
  const satu = rows[ke % rows.length]
  if (!satu) throw new Error('the demo has no members')
  const { kode_member, nama_member: nama_customer, no_hp, alamat } = satu
  return { kode_member, nama_customer, no_hp, alamat }
}

/** A voucher is sold for cash. */
export const voucher = async (caller: Caller): Promise<void> => {
  const nilai = rp(250_000)
  const pembayaran = [{ cara_bayar: 'CASH' as const, no_rekening: '', jumlah: nilai }]
  await caller.call(jualVoucher, { kode_member: '-', nilai, pembayaran })
}
