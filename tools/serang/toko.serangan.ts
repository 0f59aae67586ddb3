/** Attacks at the counter: gold bought too dear, orders too cheap, allowances of one's own, prices moved. */

import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { cincinLama, ditimbang, formBeli, isiKondisi } from '@kencana/testing/pembelian'
import { formPesanan, pesan, tunai } from '@kencana/testing/pesanan'
import { untukDikerjakan } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { z } from 'zod'
import { simpanHakAkses } from '../../features/akses/hak-akses/hak-akses.contract.ts'
import { ubahHargaEmas } from '../../features/master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import {
  beli,
  type getBeli,
  validasiBeli,
} from '../../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { bagiPesanan } from '../../features/pesanan/pembagian-pesanan/pembagian-pesanan.contract.ts'
import { simpanPesanan } from '../../features/pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

const gelang = (harga: number) => formBeli([cincinLama({ kode_dept: 'GLG', berat: gram(10), harga: rp(harga) })])

const harga = (d: Dunia, baru: number) =>
  d.coba(d.user.gudang, ubahHargaEmas, { kode_group: 'MM', harga: rp(baru), harga_modal: null })

/** Gives GUDANG the right to set prices. */
const beriHarga = async (d: Dunia): Promise<void> => {
  const menu = '/master-parameter-harga-emas'
  boleh(await d.coba(d.user.owner, simpanHakAkses, { id: 'GUDANG', menu: [menu], aksi: [`${menu}#harga`], versi: 1 }))
}

export const TOKO: readonly Serangan[] = [
  {
    id: 'beli-pecah',
    aturan: 'batas-hari',
    siasat: 'pembelian besar dipecah menjadi banyak yang kecil tanpa saksi',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      const sebelas: OutputOf<typeof getBeli>[] = []
      for (let i = 0; i < 11; i += 1) {
        const { data } = boleh(await d.coba(d.user.sales, beli, gelang(2_900_000))) as {
          data: OutputOf<typeof getBeli>
        }
        sebelas.push(data)
      }
      boleh(await d.coba(d.user.kasir, validasiBeli, { data: sebelas.slice(0, 1) }))
      return lolos(await d.coba(d.user.kasir, validasiBeli, { data: sebelas.slice(-1) }))
    },
  },
  {
    id: 'beli-sahkan-sendiri',
    aturan: 'saksi-beli',
    siasat: 'SU membeli 10 juta dan mengesahkannya sendiri',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      const jawab = boleh(await d.coba(d.user.su, beli, gelang(10_000_000)))
      const { data } = z.decode(beli.output, jawab)
      const sendiri = await d.coba(d.user.su, validasiBeli, ditimbang(data))
      if (!lolos(sendiri)) boleh(await d.coba(d.user.kasir, validasiBeli, ditimbang(data)))
      return lolos(sendiri)
    },
  },
  {
    id: 'beli-kemahalan',
    aturan: 'harga-beli',
    siasat: 'emas temannya dibeli di atas harga hitung',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      boleh(await d.coba(d.user.sales, beli, formBeli([cincinLama({ berat: gram(1), harga: rp(1_500_000) })])))
      return lolos(await d.coba(d.user.sales, beli, formBeli([cincinLama({ berat: gram(1), harga: rp(2_500_000) })])))
    },
  },
  {
    id: 'emas-khayal',
    aturan: 'emas-customer',
    siasat: 'emas customer yang tidak dilihat siapa pun',
    main: async (d) => {
      const isi = async (berat: number) =>
        formPesanan(d.user.owner, [{ berat_customer: gram(berat), perkiraan_berat: gram(30) }])
      boleh(await d.coba(d.user.sales, simpanPesanan, await isi(2)))
      return lolos(await d.coba(d.user.sales, simpanPesanan, await isi(29)))
    },
  },
  {
    id: 'pesanan-murah',
    aturan: 'kadar-pesanan',
    siasat: 'pesanan kategori 70 % dengan kadar 1',
    main: async (d) => {
      boleh(await d.coba(d.user.sales, simpanPesanan, await formPesanan(d.user.owner)))
      return lolos(await d.coba(d.user.sales, simpanPesanan, await formPesanan(d.user.owner, [{ kadar: '1' }])))
    },
  },
  {
    id: 'jatah-sendiri',
    aturan: 'jatah-tukang',
    siasat: 'GUDANG memberi tukang jatah susut 55 g untuk cincin 5 g',
    main: async (d) => {
      await isiTukang(d.user.owner)
      const bagi = async (susut: number) => {
        const no_pesanan = await pesan(d.user.owner)
        return d.coba(d.user.gudang, bagiPesanan, untukDikerjakan(no_pesanan, { berat_susut: gram(susut) }))
      }
      boleh(await bagi(0.15))
      return lolos(await bagi(55))
    },
  },
  {
    id: 'emas-lewat-pesanan',
    aturan: 'emas-tukang',
    siasat: 'GUDANG memberi emas customer pada tukang yang sudah memegang 97 g',
    main: async (d) => {
      await isiTukang(d.user.owner)
      await isiBahan(d.user.owner, 200)
      await beriBahan(d.user.owner, 139)
      const bagi = async () => {
        const no_pesanan = await pesan(d.user.owner, { berat_customer: gram(2) })
        return d.coba(d.user.gudang, bagiPesanan, untukDikerjakan(no_pesanan))
      }
      boleh(await bagi())
      return lolos(await bagi())
    },
  },
  {
    id: 'ongkos-sendiri',
    aturan: 'ongkos-tukang',
    siasat: 'GUDANG memberi tukang ongkos sembilan juta untuk cincin 5 g',
    main: async (d) => {
      await isiTukang(d.user.owner)
      const bagi = async (ongkos: number) => {
        const no_pesanan = await pesan(d.user.owner)
        const isi = { berat_susut: gram(0.1), ongkos_tukang: rp(ongkos) }
        return d.coba(d.user.gudang, bagiPesanan, untukDikerjakan(no_pesanan, isi))
      }
      boleh(await bagi(500_000))
      return lolos(await bagi(9_000_000))
    },
  },
  {
    id: 'harga-satu-rupiah',
    aturan: 'ubah-harga',
    siasat: 'pemegang hak harga menurunkan harga, menjual, lalu menaikkannya lagi',
    main: async (d) => {
      await beriHarga(d)
      boleh(await harga(d, 2_330_000))
      return lolos(await harga(d, 2_250_000))
    },
  },
  {
    id: 'harga-berangsur',
    aturan: 'ubah-harga-hari',
    siasat: 'harga diturunkan sedikit demi sedikit',
    main: async (d) => {
      await beriHarga(d)
      boleh(await harga(d, 2_290_000))
      boleh(await harga(d, 2_240_000))
      return lolos(await harga(d, 2_190_000))
    },
  },
  {
    id: 'harga-semenit',
    aturan: 'harga-sejam',
    siasat: 'harga diturunkan 3 %, pesanan temannya dikunci di harga itu, lalu harga dinaikkan lagi',
    main: async (d) => {
      await beriHarga(d)
      boleh(await harga(d, 2_300_000))
      const isi = await formPesanan(d.user.kasir, [{ kunci_harga: true }], { pembayaran: [tunai(3_000_000)] })
      const { data } = boleh(await d.coba(d.user.kasir, simpanPesanan, isi)) as { data: object }
      boleh(await harga(d, 2_350_000))
      return JSON.stringify(data).includes('2300000')
    },
  },
]
