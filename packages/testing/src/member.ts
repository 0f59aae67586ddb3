/** Factories for tests that need members: who they are, and points that they have. */
import type { InputOf } from '@kencana/contract'
import type { Caller } from '@kencana/server-kit'
import { hadiah, stokHadiah } from '../../../features/master/data-hadiah/data-hadiah.contract.ts'
import { member } from '../../../features/member/data-member/data-member.contract.ts'
import { simpanPinMember } from '../../../features/member/kartu-member/kartu-member.contract.ts'
import { koreksiPoin } from '../../../features/member/transaksi-poin/transaksi-poin.contract.ts'
import { batalTukarPoin, tukarPoin } from '../../../features/member/tukar-point/tukar-point.contract.ts'

/** A new member. @returns his number */
export const anggotaBaru = async (owner: Caller, nama_member = 'BU POIN', no_hp = ''): Promise<string> => {
  const isi = { kode_member: '', alamat: '', tgl_lahir: null, setuju_pesan: 'TIDAK' as const, catatan: '' }
  return (await owner.call(member.create, { ...isi, nama_member, no_hp })).data.kode_member
}

/** A member has another telephone. */
export const gantiHp = async (owner: Caller, kode_member: string, no_hp: string): Promise<void> => {
  const [satu] = (await owner.call(member.list, { q: kode_member, urut: 'kode_member', turun: '0', hal: 1, per: 25 }))
    .rows
  if (!satu) throw new Error(`${kode_member} is not listed`)
  const { nama_member, alamat, tgl_lahir, setuju_pesan, catatan, versi } = satu
  await owner.call(member.update, {
    id: kode_member,
    nama_member,
    no_hp,
    alamat,
    tgl_lahir,
    setuju_pesan,
    catatan,
    versi,
  } as never)
}

/** Of every member in tests who has one. */
export const PIN_MEMBER = '246810'

/** A PIN for a member, as OWN or SU stores it. */
export const beriPin = async (owner: Caller, kode_member: string): Promise<void> => {
  await owner.call(simpanPinMember, { kode_member, pin: PIN_MEMBER, otorisasi: null })
}

/** Points that OWN or SU gives a member by hand. @returns the number of the correction */
export const beriPoin = async (owner: Caller, kode_member: string, jumlah: number): Promise<string> =>
  (await owner.call(koreksiPoin, { kode_member, arah: 'TAMBAH', jumlah, alasan: 'UJI' })).no_koreksi_poin

/** A gift with its stock. */
export const hadiahBaru = async (owner: Caller, kode_hadiah: string, poin: number, jumlah: number): Promise<void> => {
  await owner.call(hadiah.create, { kode_hadiah, nama_hadiah: `HADIAH ${kode_hadiah}`, poin })
  await owner.call(stokHadiah, { kode_hadiah, jumlah, keterangan: 'BELI' })
}

/** One gift for a member whose PIN is 246810. */
export const isianTukar = (
  kode_member: string,
  kode_hadiah: string,
  lain: Partial<InputOf<typeof tukarPoin>> = {},
): InputOf<typeof tukarPoin> => ({ kode_member, kode_hadiah, qty: 1, bukti: '246810', ...lain })

/** A member with points of a correction, what was corrected too much taken back, a gift that he took, and one that he gave back. */
export const poinSemua = async (owner: Caller): Promise<void> => {
  const kode_member = await anggotaBaru(owner)
  await beriPoin(owner, kode_member, 500)
  await owner.call(koreksiPoin, { kode_member, arah: 'KURANGI', jumlah: 100, alasan: 'SALAH KETIK' })
  await owner.call(simpanPinMember, { kode_member, pin: '246810', otorisasi: null })
  await hadiahBaru(owner, 'PAYUNG', 50, 3)
  await owner.call(tukarPoin, isianTukar(kode_member, 'PAYUNG'))
  const { no_tukar_poin } = await owner.call(tukarPoin, isianTukar(kode_member, 'PAYUNG'))
  await owner.call(batalTukarPoin, { no_tukar_poin, alasan: 'TIDAK JADI', otorisasi: null })
}
