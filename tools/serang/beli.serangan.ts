/** Attacks with purchases: papers without a purchase, sums that are split. */
import { parsePersen, rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { cincinLama, cincinNota, disetujuiBila, formBeli, formNota, isiKondisi } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { z } from 'zod'
import { cetak } from '../../features/cetak/cetak.contract.ts'
import { laporanPantau } from '../../features/dashboard/laporan-pantau-customer/laporan-pantau-customer.contract.ts'
import { kondisiPembelian } from '../../features/master/kondisi-pembelian/kondisi-pembelian.contract.ts'
import { parameterPotonganKategori } from '../../features/master/parameter-potongan-kategori/parameter-potongan-kategori.contract.ts'
import {
  BON_PEMBELIAN,
  beli,
  tolakBeli,
} from '../../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { ubahParaSystem } from '../../features/pengaturan/para-system/para-system.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

/** A ring for 2,000,000 that waits for the cashier. */
const menunggu = async (d: Dunia) => {
  const jawab = await d.coba(d.user.sales, beli, formBeli([cincinLama({ harga: rp(2_000_000) })]))
  return z.decode(beli.output, boleh(jawab)).data
}

/** A ring that the shop sold. @returns its barcode */
const terjual = async ({ user: { owner } }: Dunia): Promise<string> => {
  const { kode_barcode } = await tambahCincin(owner)
  await jualSah(owner, owner, [kode_barcode])
  return kode_barcode
}

/** Buys it back for 2,500,000 from a customer who gives this number. */
const beliNota = (d: Dunia, kode_barcode: string, no_hp: string) => {
  const barang = cincinNota(kode_barcode, { harga: rp(2_500_000) })
  return d.coba(d.user.sales, beli, formNota([barang], { nama_customer: 'BU KAYA', no_hp }))
}

export const BELI: readonly Serangan[] = [
  {
    id: 'beli-lapor-pecah',
    aturan: 'lapor-beli',
    siasat: 'pembelian besar dari satu orang dipecah supaya identitasnya tidak ditanya',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      const [satu, dua] = [await terjual(d), await terjual(d)]
      await disetujuiBila(d.user.owner, ubahParaSystem, { key: 'batas_lapor', value: '5000000', otorisasi: null })
      boleh(await beliNota(d, satu, '081399990000'))
      return lolos(await beliNota(d, dua, '+62 813-9999-0000'))
    },
  },
  {
    id: 'beli-umum',
    aturan: 'lapor-nama',
    siasat: 'emas besar dibeli dari UMUM dengan nomor identitas saja, tanpa nama siapa pun',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      const barang = cincinNota(await terjual(d), { harga: rp(2_500_000) })
      await disetujuiBila(d.user.owner, ubahParaSystem, { key: 'batas_lapor', value: '2500000', otorisasi: null })
      const isi = formNota([barang], { nama_customer: 'UMUM', nik: '3573010203040506' })
      if (lolos(await d.coba(d.user.sales, beli, isi))) return true
      boleh(await d.coba(d.user.sales, beli, { ...isi, nama_customer: 'BU SEBUT' }))
      return false
    },
  },
  {
    id: 'satu-kertas',
    aturan: 'pantau-kertas',
    siasat: 'yang membeli banyak memakai satu KTP dengan dua nama dan dua nomor HP supaya tidak masuk daftar pantau',
    main: async (d) => {
      const { owner, sales, kasir } = d.user
      await disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value: '11000000', otorisasi: null })
      const dia = { alamat: 'JL. SATU 1', nik: '3573010203040506' }
      const belanja = async (nama_customer: string, no_hp: string) =>
        jualSah(sales, kasir, [(await tambahCincin(owner)).kode_barcode], { ...dia, nama_customer, no_hp })
      await belanja('BUDI', '081200002221')
      await belanja('BUDI S', '081200002222')
      const { tgl_system } = owner.data
      const masa = {
        tgl_awal: tgl_system,
        tgl_akhir: tgl_system,
        sebab: 'SEMUA' as const,
        type_laporan: 'REKAP' as const,
      }
      const rows = z.decode(laporanPantau.output, boleh(await d.coba(owner, laporanPantau, masa)))
      return !rows.some(({ identitas }) => identitas === `NIK ${dia.nik}`)
    },
  },
  {
    id: 'bon-beli',
    aturan: 'bon-beli',
    siasat: 'sales memberi bon, menyimpan barangnya sendiri, lalu melepas pembelian yang belum sah',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      const alasan = 'SALAH ENTRI'
      boleh(await d.coba(d.user.sales, tolakBeli, { ...(await menunggu(d)), alasan }))
      const { no_grup, versi } = await menunggu(d)
      boleh(await d.coba(d.user.sales, cetak, { jenis: BON_PEMBELIAN, dokumen: no_grup, rangkap: 1, alasan: '' }))
      return lolos(await d.coba(d.user.sales, tolakBeli, { no_grup, versi, alasan }))
    },
  },
  {
    id: 'kondisi-bagus',
    aturan: 'kondisi-beli',
    siasat: 'barang lecet dibeli sebagai barang baik, lebihnya dibagi dengan customer',
    main: async (d) => {
      const { owner, sales } = d.user
      await isiKondisi(owner)
      const potongan = { potongan_harga: rp(0), potongan_markis: parsePersen(0), kondisi_bawaan: 'LECET' }
      const lecet = { kondisi_barang: 'LECET', type: 'RP', potongan: rp(100_000), persentase: parsePersen(0) } as const
      await owner.call(kondisiPembelian.create, { ...lecet, status_aktif: 'YA' })
      await owner.call(parameterPotonganKategori.create, { ...potongan, kode_group: 'MM' })
      const cincin = (kondisi: string, harga: number) =>
        formBeli([cincinLama({ berat: gram(1), kondisi, harga: rp(harga) })])
      boleh(await d.coba(sales, beli, cincin('LECET', 1_545_000)))
      return lolos(await d.coba(sales, beli, cincin('BAIK', 1_645_000)))
    },
  },
]
