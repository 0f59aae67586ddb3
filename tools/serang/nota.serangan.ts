/** Attacks with notas: pieces bought back too dear, exchanges that bring money out, customers of others. */
import { mg, rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { beriPin } from '@kencana/testing/member'
import { cincinNota, disetujuiBila, formNota, isiKondisi } from '@kencana/testing/pembelian'
import { bayarTunai, formJual, jualSah } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { bayarVoucher, voucherDijual } from '@kencana/testing/voucher'
import { z } from 'zod'
import type { Pembayaran } from '../../features/keuangan/pembayaran/pembayaran.contract.ts'
import { parameterPoint } from '../../features/master/parameter-point/parameter-point.contract.ts'
import { member } from '../../features/member/data-member/data-member.contract.ts'
import { notaBeli } from '../../features/pembelian/transaksi-pembelian/nota-beli.contract.ts'
import { beli } from '../../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { ubahParaSystem } from '../../features/pengaturan/para-system/para-system.contract.ts'
import { jual, validasiJual } from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

/** A ring of 3.485 g that was sold for 5,733,000. @returns its barcode */
const terjual = async ({ user: { owner } }: Dunia, lain: Parameters<typeof jualSah>[3] = {}): Promise<string> => {
  const { kode_barcode } = await tambahCincin(owner)
  await jualSah(owner, owner, [kode_barcode], lain)
  return kode_barcode
}

const belikan = async (d: Dunia, isi: Parameters<typeof cincinNota>[1]) =>
  d.coba(d.user.sales, beli, formNota([cincinNota(await terjual(d), isi)]))

const keluar = (jumlah: number): Pembayaran => ({ ...bayarTunai(jumlah), arah: 'KELUAR' })

/** Sells a ring of 1 g for 1,645,000 against one that was sold before, at 3,000,000; the cashier is to make it right. */
const tukarkan = async (d: Dunia, lain: Parameters<typeof formJual>[2], kasir?: (fb: string) => Pembayaran[]) => {
  const lama = await terjual(d)
  const { kode_barcode } = await tambahCincin(d.user.owner, { berat: gram(1), berat_asli: gram(1) })
  const tukar = { kode_baki: 'BELI1', detail_barang: [cincinNota(lama, { harga: rp(3_000_000) })] }
  const form = await formJual(d.user.sales, [kode_barcode], { ...lain, tukar })
  const { data } = z.decode(jual.output, boleh(await d.coba(d.user.sales, jual, form)))
  const { no_faktur_jual, versi, tukar: masuk } = data
  const timbang = masuk.map(({ no_faktur_beli, berat, kadar }) => ({ no_faktur_beli, berat, kadar }))
  const fb = masuk[0]?.no_faktur_beli ?? ''
  const diganti: Pembayaran[] = kasir
    ? [{ cara_bayar: 'TUKAR', no_rekening: '', ref: fb, jumlah: rp(3_000_000) }, ...kasir(fb)]
    : []
  return d.coba(d.user.kasir, validasiJual, { data: [{ no_faktur_jual, versi, pembayaran: diganti }], timbang })
}

const para = (d: Dunia, key: 'nilai_poin' | 'beli_transfer_otorisasi', value: string) =>
  disetujuiBila(d.user.owner, ubahParaSystem, { key, value, otorisasi: null })

export const NOTA: readonly Serangan[] = [
  {
    id: 'nota-tertukar',
    aturan: 'nota-berat',
    siasat: 'sales membeli barang lain yang lebih berat dengan nota sebuah cincin',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      boleh(await belikan(d, { berat: gram(3.485), harga: rp(2_000_000) }))
      return lolos(await belikan(d, { berat: gram(5), harga: rp(2_000_000) }))
    },
  },
  {
    id: 'nota-ringan',
    aturan: 'nota-ringan',
    siasat: 'sales membeli cincin kecil dengan nota temuan, dan pemilik nota itu tidak dapat menjual kembali miliknya',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      boleh(await belikan(d, { berat: gram(3.2), harga: rp(500_000) }))
      return lolos(await belikan(d, { berat: gram(0.5), harga: rp(500_000) }))
    },
  },
  {
    id: 'nota-mahal',
    aturan: 'harga-beli',
    siasat: 'sales membeli kembali sebagian barang dengan harga seluruh notanya',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      // 5,733,000 x 3.200 / 3.485 = 5,264,161, up to 5,264,500
      boleh(await belikan(d, { berat: gram(3.2), harga: rp(2_900_000) }))
      return lolos(await belikan(d, { berat: gram(3.2), harga: rp(5_700_000) }))
    },
  },
  {
    id: 'poin-jadi-uang',
    aturan: 'poin-keluar',
    siasat: 'sales membayar nota dengan poin temannya, supaya sisa barang tukar keluar lebih banyak',
    main: async (d) => {
      const { owner } = d.user
      await isiKondisi(owner)
      await para(d, 'nilai_poin', '1000')
      const perGram = { type: 'GRAM' as const, per_gram: mg(1_000), per_rp: rp(0), poin: 100 }
      await owner.call(parameterPoint.create, { kode_group: 'MM', ...perGram })
      const isi = {
        kode_member: '',
        alamat: '',
        tgl_lahir: null,
        setuju_pesan: 'TIDAK' as const,
        catatan: '',
        no_hp: '',
      }
      const { data } = await owner.call(member.create, { ...isi, nama_member: 'BU POIN' })
      await beriPin(owner, data.kode_member)
      const dia = { kode_member: data.kode_member, nama_customer: 'BU POIN' }
      await terjual(d, dia)
      boleh(await tukarkan(d, { pembayaran: [keluar(1_355_000)] }))
      const poin: Pembayaran = { cara_bayar: 'POIN', no_rekening: '', ref: data.kode_member, jumlah: rp(300_000) }
      return lolos(await tukarkan(d, { ...dia, pembayaran: [poin, keluar(1_655_000)] }))
    },
  },
  {
    id: 'voucher-beserta-tukar',
    aturan: 'voucher-sebagian',
    siasat: 'sales memakai sebagian voucher pelanggan di samping barang tukarnya, dan sisanya hilang',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      const voucher = await voucherDijual(d.user.kasir, 6_000_000)
      const tukar = { kode_baki: 'BELI1', detail_barang: [cincinNota(await terjual(d), { harga: rp(3_000_000) })] }
      const { kode_barcode } = await tambahCincin(d.user.owner)
      const form = await formJual(d.user.sales, [kode_barcode], {
        tukar,
        pembayaran: [bayarVoucher(voucher, 2_733_000)],
      })
      return lolos(await d.coba(d.user.sales, jual, form))
    },
  },
  {
    id: 'tukar-transfer',
    aturan: 'tukar-transfer',
    siasat: 'kasir mengirim sisa barang tukar lewat transfer, walau toko minta pembelian lewat transfer disetujui',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      await isiRekening(d.user.owner, '0111')
      await para(d, 'beli_transfer_otorisasi', 'YA')
      const lewatBank = { cara_bayar: 'TRANSFER' as const, no_rekening: '0111' }
      const { kode_barcode } = await tambahCincin(d.user.owner)
      const masuk = { ...bayarTunai(5_733_000), ...lewatBank }
      const form = await formJual(d.user.sales, [kode_barcode], { pembayaran: [masuk] })
      const { no_faktur_jual, versi } = (await d.user.sales.call(jual, form)).data
      const data = [{ no_faktur_jual, versi, pembayaran: [{ ...masuk, masuk: true }] }]
      boleh(await d.coba(d.user.kasir, validasiJual, { data }))
      const lewat = { ...keluar(1_355_000), ...lewatBank }
      boleh(await tukarkan(d, {}, () => [keluar(1_355_000)]))
      return lolos(await tukarkan(d, {}, () => [lewat]))
    },
  },
  {
    id: 'nota-telepon',
    aturan: 'hp-nota',
    juga: ['akun-uang'],
    siasat: 'sales membaca nomor HP semua pelanggan dengan menghitung nomor nota',
    main: async (d) => {
      const kode = await terjual(d, { nama_customer: 'BU SITI', no_hp: '081355556666' })
      const { text, status } = await d.coba(d.user.sales, notaBeli, { kode })
      return status === 200 && text.includes('081355556666')
    },
  },
]
