/** Attacks with money of orders: transfers that nobody saw at the bank, and cash that never gets to the cashier. */
import { rp } from '@kencana/ledger'
import type { User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { formJual } from '@kencana/testing/penjualan'
import { formPesanan, pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { isiRekening } from '@kencana/testing/rekening'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { konfirmasiBayar } from '../../features/keuangan/pembayaran/konfirmasi.contract.ts'
import { ubahParaSystem } from '../../features/pengaturan/para-system/para-system.contract.ts'
import { jual } from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { batalPesanan } from '../../features/pesanan/batal-pesanan/batal-pesanan.contract.ts'
import { serahPesanan } from '../../features/pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { batalTitip, tambahTitip } from '../../features/pesanan/titip-uang/titip-uang.contract.ts'
import { simpanPesanan } from '../../features/pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

const transfer = (jumlah: number) => ({ ...tunai(jumlah), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' })

/** 1 g × 70 % × 2,350,000 + 150,000 */
const HARGA = 1_795_000

const siap = async (d: Dunia): Promise<string> => {
  const no_pesanan = await pesan(d.user.owner)
  await buat(d.user.owner, no_pesanan, 1)
  await masukkanJadi(d.user.owner, no_pesanan, 1)
  return no_pesanan
}

const bersiap = async ({ user: { owner } }: Dunia): Promise<void> => {
  await isiTukang(owner)
  await isiBahan(owner, 50)
  await beriBahan(owner, 50)
  await isiRekening(owner, '0111')
}

const formSerah = (no_pesanan: string, ...pembayaran: ReturnType<typeof transfer | typeof tunai>[]) => ({
  no_pesanan,
  diskon: rp(0),
  pembayaran,
  kode_baki_contoh: '',
  otorisasi: null,
})

const serah = (d: Dunia, ...isi: Parameters<typeof formSerah>) => d.coba(d.user.kasir, serahPesanan, formSerah(...isi))

const titip = async (d: Dunia, no_pesanan: string, jumlah: number): Promise<string> => {
  const isi = { no_pesanan, pembayaran: [transfer(jumlah)] }
  return (boleh(await d.coba(d.user.kasir, tambahTitip, isi)) as { no_titip: string }).no_titip
}

const konfirmasi = (d: Dunia, dokumen: string) =>
  d.coba(d.user.kasir, konfirmasiBayar, { pembayaran: [{ dokumen, urut: 1 }] })

/** From so much on a customer of the day says who he is. */
const batasLapor = ({ user: { owner } }: Dunia, value: string) =>
  disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value, otorisasi: null })

export const UANG: readonly Serangan[] = [
  {
    id: 'transfer-khayal',
    aturan: 'non-tunai',
    siasat: 'KASIR menyerahkan cincin kepada temannya dengan transfer yang tidak pernah datang',
    main: async (d) => {
      await bersiap(d)
      boleh(await serah(d, await siap(d), tunai(HARGA)))
      return lolos(await serah(d, await siap(d), transfer(HARGA)))
    },
  },
  {
    id: 'titip-khayal',
    aturan: 'titip-belum',
    siasat: 'transfer khayal dititipkan lebih dulu, lalu cincin diserahkan tanpa sisa tagihan',
    main: async (d) => {
      await bersiap(d)
      const jujur = await siap(d)
      boleh(await konfirmasi(d, await titip(d, jujur, 1_000_000)))
      boleh(await serah(d, jujur, tunai(HARGA - 1_000_000)))
      const khayal = await siap(d)
      await titip(d, khayal, 1_000_000)
      return lolos(await serah(d, khayal, tunai(HARGA - 1_000_000)))
    },
  },
  {
    id: 'konfirmasi-sendiri',
    aturan: 'konfirmasi-sendiri',
    juga: ['saksi-beli'],
    siasat: 'KASIR memasukkan transfer besar dan mengonfirmasinya sendiri',
    main: async (d) => {
      await bersiap(d)
      const no_pesanan = await pesan(d.user.owner, { harga_atribut: rp(20_000_000) })
      boleh(await konfirmasi(d, await titip(d, no_pesanan, 4_000_000)))
      return lolos(await konfirmasi(d, await titip(d, no_pesanan, 6_000_000)))
    },
  },
  {
    id: 'kembali-tunai',
    aturan: 'kembali-jalan',
    siasat: 'pesanan dengan transfer khayal dibatalkan dan uangnya diminta tunai, disetujui OWN',
    main: async (d) => {
      await bersiap(d)
      const batal = async (kembali: typeof transfer | typeof tunai) => {
        const no_pesanan = await pesan(d.user.kasir, {}, { pembayaran: [transfer(100_000)] })
        const isi = { no_pesanan, alasan: 'X', pembayaran: [kembali(100_000)], kode_baki_contoh: '', otorisasi: null }
        const jawab = await d.coba(d.user.kasir, batalPesanan, isi)
        if (!jawab.headers['x-minta']) return jawab
        const otorisasi = d.minta(jawab)
        boleh(await d.setujui(d.user.kasir, otorisasi, 'OWNER'))
        return d.coba(d.user.kasir, batalPesanan, { ...isi, otorisasi })
      }
      boleh(await batal(transfer))
      return lolos(await batal(tunai))
    },
  },
  {
    id: 'pesanan-tanpa-kasir',
    aturan: 'uang-kasir',
    siasat: 'sales menerima titip uang pesanan, memberi notanya, dan uangnya tidak pernah sampai ke laci',
    main: async (d) => {
      const isi = await formPesanan(d.user.sales)
      boleh(await d.coba(d.user.sales, simpanPesanan, { ...isi, pembayaran: [] }))
      return lolos(await d.coba(d.user.sales, simpanPesanan, { ...isi, pembayaran: [tunai(500_000)] }))
    },
  },
  {
    id: 'titip-kemarin',
    aturan: 'batal-kemarin',
    siasat: 'kasir mengeluarkan titip uang pesanan kemarin dari laci, disetujui SU temannya',
    main: async (d) => {
      const no_pesanan = await pesan(d.user.owner)
      const titip = async () => {
        const isi = { no_pesanan, pembayaran: [tunai(250_000)] }
        return (boleh(await d.coba(d.user.kasir, tambahTitip, isi)) as { no_titip: string }).no_titip
      }
      const batal = async (kasir: User, no_titip: string) => {
        const isi = { no_titip, alasan: 'X', otorisasi: null }
        const otorisasi = d.minta(await d.coba(kasir, batalTitip, isi))
        await d.setujui(kasir, otorisasi, 'SU')
        return d.coba(kasir, batalTitip, { ...isi, otorisasi })
      }
      boleh(await batal(d.user.kasir, await titip()))
      const kemarin = await titip()
      await d.shop.nextDay(d.user.owner)
      return lolos(await batal(await d.shop.login('KASIR'), kemarin))
    },
  },
  {
    id: 'ambil-tanpa-nama',
    aturan: 'lapor-serah',
    siasat: 'emas besar dipesan, bukan dibeli, supaya identitas pembelinya tidak ditanya saat diambil',
    main: async (d) => {
      await bersiap(d)
      const no_pesanan = await siap(d)
      await batasLapor(d, '1795000')
      return lolos(await serah(d, no_pesanan, tunai(HARGA)))
    },
  },
  {
    id: 'ambil-umum',
    aturan: 'lapor-nama',
    juga: ['lapor-serah'],
    siasat: 'emas besar dipesan atas nama UMUM dan diambil dengan nomor identitas saja, tanpa nama siapa pun',
    main: async (d) => {
      await bersiap(d)
      const no_pesanan = await pesan(d.user.owner, {}, { nama_customer: 'UMUM' })
      await buat(d.user.owner, no_pesanan, 1)
      await masukkanJadi(d.user.owner, no_pesanan, 1)
      await batasLapor(d, '1795000')
      const pengambil = { nama: '', alamat: '', nik: '3573010203040506' }
      const isi = { ...formSerah(no_pesanan, tunai(HARGA)), pengambil }
      if (lolos(await d.coba(d.user.kasir, serahPesanan, isi))) return true
      boleh(await d.coba(d.user.kasir, serahPesanan, { ...isi, pengambil: { ...pengambil, nama: 'PAK SEBUT' } }))
      return false
    },
  },
  {
    id: 'jual-lapor-pecah',
    aturan: 'lapor-jual',
    siasat: 'belanja besar dipecah menjadi pesanan yang diambil dan penjualan supaya identitasnya tidak ditanya',
    main: async (d) => {
      await bersiap(d)
      const no_pesanan = await siap(d)
      await batasLapor(d, '6000000')
      boleh(await serah(d, no_pesanan, tunai(HARGA)))
      const { kode_barcode } = await tambahCincin(d.user.owner)
      const dia = { nama_customer: 'IBU SRI HARTATI' }
      return lolos(await d.coba(d.user.sales, jual, await formJual(d.user.sales, [kode_barcode], dia)))
    },
  },
  {
    id: 'pesan-di-muka',
    aturan: 'lapor-titip',
    siasat: 'uang besar dibayar di muka untuk sebuah pesanan supaya identitasnya tidak ditanya',
    main: async (d) => {
      await bersiap(d)
      await batasLapor(d, '6000000')
      const isi = await formPesanan(d.user.kasir, [{}], { pembayaran: [tunai(6_000_000)] })
      if (lolos(await d.coba(d.user.kasir, simpanPesanan, isi))) return true
      boleh(await d.coba(d.user.kasir, simpanPesanan, { ...isi, nik: '3573010203040506' }))
      return false
    },
  },
  {
    id: 'titip-pecah',
    aturan: 'lapor-tambah',
    siasat: 'titip uang besar dipecah, sebagian bersama pesanannya dan sebagian sesudahnya',
    main: async (d) => {
      await bersiap(d)
      await batasLapor(d, '6000000')
      const no_pesanan = await pesan(d.user.kasir, {}, { pembayaran: [tunai(3_000_000)] })
      const isi = { no_pesanan, pembayaran: [tunai(3_000_000)] }
      if (lolos(await d.coba(d.user.kasir, tambahTitip, isi))) return true
      const penyetor = { nama: '', alamat: '', nik: '3573010203040506' }
      boleh(await d.coba(d.user.kasir, tambahTitip, { ...isi, penyetor }))
      return false
    },
  },
]
