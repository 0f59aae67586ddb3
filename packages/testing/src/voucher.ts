/** Factories for tests that need vouchers. */
import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { simpanPinMember } from '../../../features/member/kartu-member/kartu-member.contract.ts'
import {
  batalVoucher,
  type getVoucher,
  jualVoucher,
  tukarVoucher,
} from '../../../features/member/voucher/voucher.contract.ts'
import { ubahParaSystem } from '../../../features/pengaturan/para-system/para-system.contract.ts'
import { jual } from '../../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { tambahCincin } from './barang.ts'
import { anggotaBaru, beriPoin } from './member.ts'
import { disetujuiBila } from './pembelian.ts'
import { bayarTunai, formJual } from './penjualan.ts'

type Voucher = OutputOf<typeof getVoucher>

/** One that was sold for cash. */
export const voucherDijual = async (caller: Caller, nilai: number): Promise<Voucher> => {
  const isi = { kode_member: '-', nilai: rp(nilai), pembayaran: [bayarTunai(nilai)] }
  return (await caller.call(jualVoucher, isi)).data
}

/** One for so many points of a new member who has 10,000. */
export const voucherDitukar = async (owner: Caller, caller: Caller, poin: number) => {
  const kode_member = await anggotaBaru(owner, 'BU VOUCHER')
  await beriPoin(owner, kode_member, 10_000)
  await owner.call(simpanPinMember, { kode_member, pin: '246810', otorisasi: null })
  const { data } = await caller.call(tukarVoucher, { kode_member, poin, bukti: '246810' })
  return { kode_member, voucher: data }
}

/** A payment with one. */
export const bayarVoucher = ({ kode }: Pick<Voucher, 'kode'>, jumlah: number) => ({
  cara_bayar: 'VOUCHER' as const,
  no_rekening: '',
  ref: kode,
  jumlah: rp(jumlah),
})

/** One that is owed, one that was given for points, one that was taken back, and one that paid a part of a sale. */
export const voucherSemua = async (owner: Caller): Promise<void> => {
  await disetujuiBila(owner, ubahParaSystem, { key: 'nilai_poin', value: '1000', otorisasi: null })
  await voucherDijual(owner, 200_000)
  await voucherDitukar(owner, owner, 50)
  const { no_voucher } = await voucherDijual(owner, 100_000)
  await disetujuiBila(owner, batalVoucher, { no_voucher, alasan: 'TIDAK JADI', otorisasi: null })
  const dipakai = bayarVoucher(await voucherDijual(owner, 733_000), 733_000)
  const form = await formJual(owner, [(await tambahCincin(owner)).kode_barcode])
  await disetujuiBila(owner, jual, { ...form, pembayaran: [dipakai, bayarTunai(5_000_000)], sahkan: true })
}
