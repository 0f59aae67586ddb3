/** Points of one member that two gifts want, and one voucher that two sales want. */
import type { InputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { hadiah, stokHadiah } from '../../features/master/data-hadiah/data-hadiah.contract.ts'
import { member } from '../../features/member/data-member/data-member.contract.ts'
import { buatKartu } from '../../features/member/kartu-member/kartu-member.contract.ts'
import { imporPoin } from '../../features/member/transaksi-poin/impor-poin.contract.ts'
import { tukarPoin } from '../../features/member/tukar-point/tukar-point.contract.ts'
import { jualVoucher } from '../../features/member/voucher/voucher.contract.ts'
import type { jual } from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'

/** What a gift costs, and all that each member has. */
const POIN = 100
const NILAI = rp(500_000)

const dari = <V>(peta: ReadonlyMap<string, V>, kode: string): V => {
  const isi = peta.get(kode)
  if (isi === undefined) throw new Error(`${kode} is in no race`)
  return isi
}

/** Members with points for one gift each. @returns the card of each */
export const isiPoin = async (caller: Caller, n: number): Promise<ReadonlyMap<string, string>> => {
  const isi = { kode_member: '', no_hp: '', alamat: '', tgl_lahir: null, setuju_pesan: 'TIDAK' as const, catatan: '' }
  const kartu = new Map<string, string>()
  for (let at = 0; at < n; at += 1) {
    const { kode_member } = (await caller.call(member.create, { ...isi, nama_member: `LOMBA ${at}` })).data
    kartu.set(kode_member, (await caller.call(buatKartu, { kode_member, ganti: 'TIDAK' })).kartu)
  }
  await caller.call(imporPoin, { baris: [...kartu.keys()].map((kode) => ({ member: kode, dia: kode, poin: POIN })) })
  await caller.call(hadiah.create, { kode_hadiah: 'PAYUNG', nama_hadiah: 'PAYUNG', poin: POIN })
  await caller.call(stokHadiah, { kode_hadiah: 'PAYUNG', jumlah: 2 * n, keterangan: 'LOMBA' })
  return kartu
}

/** A gift for all that a member has. */
export const ambilHadiah = (who: Caller, kartu: ReadonlyMap<string, string>) => (kode_member: string) =>
  who.call(tukarPoin, { kode_member, kode_hadiah: 'PAYUNG', qty: 1, bukti: dari(kartu, kode_member) })

/** Vouchers that were sold for cash. @returns their codes */
export const isiVoucher = async (caller: Caller, n: number): Promise<string[]> => {
  const kode: string[] = []
  for (let at = 0; at < n; at += 1) {
    const pembayaran = [{ cara_bayar: 'CASH' as const, no_rekening: '', jumlah: NILAI }]
    kode.push((await caller.call(jualVoucher, { kode_member: '-', nilai: NILAI, pembayaran })).data.kode)
  }
  return kode
}

/** The form of a sale that one of the vouchers pays a part of. */
export const denganVoucher = (isian: InputOf<typeof jual>, ref: string): InputOf<typeof jual> => {
  const [bayar] = isian.pembayaran
  if (!bayar) throw new Error('nothing is paid')
  const pembayaran = [
    { cara_bayar: 'VOUCHER' as const, no_rekening: '', ref, jumlah: NILAI },
    { ...bayar, jumlah: rp(bayar.jumlah - NILAI) },
  ]
  return { ...isian, pembayaran }
}
