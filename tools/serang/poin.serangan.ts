/** Attacks on points, gifts and vouchers: by who serves members, without them. */
import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru, beriPoin, hadiahBaru, isianTukar } from '@kencana/testing/member'
import { bayarTunai, formJual } from '@kencana/testing/penjualan'
import { bayarVoucher, voucherDijual } from '@kencana/testing/voucher'
import { simpanPinMember } from '../../features/member/kartu-member/kartu-member.contract.ts'
import { tukarPoin } from '../../features/member/tukar-point/tukar-point.contract.ts'
import { batalVoucher, jualVoucher } from '../../features/member/voucher/voucher.contract.ts'
import { jual } from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

/** A member with 500 points, and a gift. */
const anggota = async (d: Dunia, pin = true): Promise<string> => {
  const kode_member = await anggotaBaru(d.user.owner, 'BU SERANG')
  await beriPoin(d.user.owner, kode_member, 500)
  await hadiahBaru(d.user.owner, 'PAYUNG', 50, 9)
  if (pin) await d.user.owner.call(simpanPinMember, { kode_member, pin: '246810', otorisasi: null })
  return kode_member
}

export const POIN: readonly Serangan[] = [
  {
    id: 'poin-tanpa-member',
    aturan: 'pin-saksi',
    siasat: 'kasir memberi PIN kepada member yang tidak ada di toko, lalu menukar poinnya sendiri',
    main: async (d) => {
      const kode_member = await anggota(d, false)
      const jawab = await d.coba(d.user.kasir, simpanPinMember, { kode_member, pin: '111111', otorisasi: null })
      return (
        lolos(jawab) &&
        lolos(await d.coba(d.user.kasir, tukarPoin, isianTukar(kode_member, 'PAYUNG', { bukti: '111111' })))
      )
    },
  },
  {
    id: 'kartu-karangan',
    aturan: 'kartu-tanda',
    siasat: 'kasir menukar poin member dengan kartu yang dikarangnya dari nomor member',
    main: async (d) => {
      const kode_member = await anggota(d)
      const coba = (bukti: string) => d.coba(d.user.kasir, tukarPoin, isianTukar(kode_member, 'PAYUNG', { bukti }))
      boleh(await coba('246810'))
      return lolos(await coba(`${kode_member}.ABCDEFGHIJ`))
    },
  },
  {
    id: 'voucher-karangan',
    aturan: 'voucher-tanda',
    siasat: 'sales membayar dengan voucher orang lain yang nomornya ia baca di daftar',
    main: async (d) => {
      const { no_voucher } = await voucherDijual(d.user.kasir, 500_000)
      const isi = await formJual(d.user.sales, [(await tambahCincin(d.user.owner)).kode_barcode])
      const dengan = (kode: string) => [bayarVoucher({ kode }, 500_000), bayarTunai(5_233_000)]
      return lolos(await d.coba(d.user.sales, jual, { ...isi, pembayaran: dengan(`${no_voucher}-AAAAAA`) }))
    },
  },
  {
    id: 'voucher-hangus-sebagian',
    aturan: 'voucher-sebagian',
    siasat: 'sales memakai sedikit dari voucher pelanggan dan meminta sisanya tunai',
    main: async (d) => {
      const voucher = await voucherDijual(d.user.kasir, 5_000_000)
      const isi = await formJual(d.user.sales, [(await tambahCincin(d.user.owner)).kode_barcode])
      const bagi = (jumlah: number) => [bayarVoucher(voucher, jumlah), bayarTunai(5_733_000 - jumlah)]
      const jawab = await d.coba(d.user.sales, jual, { ...isi, pembayaran: bagi(10_000) })
      if (!lolos(jawab)) boleh(await d.coba(d.user.sales, jual, { ...isi, pembayaran: bagi(5_000_000) }))
      return lolos(jawab)
    },
  },
  {
    id: 'voucher-tunai',
    aturan: 'batal-voucher',
    siasat: 'kasir menjual voucher, lalu membatalkannya dan mengambil uangnya',
    main: async (d) => {
      const isi = { kode_member: '-', nilai: rp(400_000), pembayaran: [bayarTunai(400_000)] }
      const { no_voucher }: OutputOf<typeof jualVoucher> = boleh(await d.coba(d.user.kasir, jualVoucher, isi))
      return lolos(await d.coba(d.user.kasir, batalVoucher, { no_voucher, alasan: 'SALAH', otorisasi: null }))
    },
  },
]
