/** Attacks on repairs: gold that is gone from a customer's piece, work for nothing, fees and deposits for oneself, pieces swapped. */
import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { gram, type User } from '@kencana/testing'
import { FOTO_TIMBANGAN } from '@kencana/testing/pembelian'
import { formAmbilService, formBatalService, formSelesai, formService } from '@kencana/testing/service'
import { bahanDariBos } from '@kencana/testing/tukang'
import { tukang } from '../../features/master/tukang/tukang.contract.ts'
import { ambilService } from '../../features/service/transaksi-services/ambil-service.contract.ts'
import { batalService } from '../../features/service/transaksi-services/batal-service.contract.ts'
import {
  batalSelesaiService,
  fotoSelesaiService,
  selesaikanService,
} from '../../features/service/transaksi-services/selesai-service.contract.ts'
import { getService, type SatuService } from '../../features/service/transaksi-services/service.contract.ts'
import {
  simpanFotoService,
  simpanService,
} from '../../features/service/transaksi-services/transaksi-services.contract.ts'
import { isiBahanStok } from '../../features/tukang/bahan-stok/bahan-stok.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

type Baris = Parameters<typeof formSelesai>[1]
type Lain = Parameters<typeof formSelesai>[2]

const satu = (d: Dunia, { no_service }: { no_service: string }): Promise<SatuService> =>
  d.user.owner.call(getService, { no_service })

/** A ring of 1.500 g that SALES takes in, or KASIR with money: 0.015 g are what scales differ by. */
const masuk = async (d: Dunia, dp = 0): Promise<SatuService> => {
  const oleh = dp === 0 ? d.user.sales : d.user.kasir
  return satu(d, boleh(await d.coba(oleh, simpanService, formService([{}], dp))))
}

const selesai = async (d: Dunia, siapa: User, service: SatuService, ubah: Baris = [], lain: Lain = {}) =>
  d.coba(siapa, selesaikanService, formSelesai(service, ubah, lain))

/** A repair that is done as it came. */
const jadi = async (d: Dunia, dp = 0): Promise<SatuService> => {
  const service = await masuk(d, dp)
  boleh(await selesai(d, d.user.gudang, service))
  return satu(d, service)
}

const patri = (d: Dunia) => d.coba(d.user.su, isiBahanStok, bahanDariBos(5, { jenis: 'PATRI' }))

const TOKO = { sumber: 'BAHAN_TOKO', kode_group: 'MM' } as const

export const SERVICE: readonly Serangan[] = [
  {
    id: 'service-ringan',
    aturan: 'service-susut',
    siasat: 'gudang mengembalikan barang customer lebih ringan, sisanya dibawa pulang',
    main: async (d) => {
      boleh(await selesai(d, d.user.gudang, await masuk(d), [{ berat_keluar: gram(1.485) }]))
      return lolos(await selesai(d, d.user.gudang, await masuk(d), [{ berat_keluar: gram(1.4) }]))
    },
  },
  {
    id: 'service-di-balik-patri',
    aturan: 'service-patri',
    siasat: 'gudang menutup emas customer yang diambil dengan patri yang dicatat',
    main: async (d) => {
      boleh(await patri(d))
      const dengan = (keluar: number) => [{ patri: gram(0.12), berat_keluar: gram(keluar) }]
      boleh(await selesai(d, d.user.gudang, await masuk(d), dengan(1.61), TOKO))
      return lolos(await selesai(d, d.user.gudang, await masuk(d), dengan(1.5), TOKO))
    },
  },
  {
    id: 'service-berat',
    aturan: 'service-lebih',
    siasat: 'gudang menambah emas toko ke barang temannya tanpa mencatat patrinya',
    main: async (d) => {
      boleh(await selesai(d, d.user.gudang, await masuk(d), [{ berat_keluar: gram(1.515) }]))
      return lolos(await selesai(d, d.user.gudang, await masuk(d), [{ berat_keluar: gram(2) }]))
    },
  },
  {
    id: 'service-patri-bolak-balik',
    aturan: 'service-patri-kembali',
    siasat: 'gudang memakai patri toko dan membatalkannya berulang kali agar tidak ada yang menghitungnya',
    main: async (d) => {
      boleh(await patri(d))
      const service = await masuk(d)
      const ubah = [{ patri: gram(0.5), berat_keluar: gram(2) }]
      // 5 g a day are five times there and back.
      for (let at = 0; at < 5; at += 1) {
        const jawab = await selesai(d, d.user.gudang, await satu(d, service), ubah, TOKO)
        const { no_selesai } = boleh(jawab) as OutputOf<typeof selesaikanService>
        boleh(await d.coba(d.user.gudang, batalSelesaiService, { no_selesai, alasan: 'X', otorisasi: null }))
      }
      return lolos(await selesai(d, d.user.gudang, await satu(d, service), ubah, TOKO))
    },
  },
  {
    id: 'service-upah',
    aturan: 'service-ongkos',
    siasat: 'kasir mencatat ongkos tukang yang terlalu besar dan membaginya berdua',
    main: async (d) => {
      await d.user.owner.call(tukang.create, { kode_tukang: 'T01', nama_tukang: 'PAK SLAMET' })
      const upah = (jumlah: number) => ({ kode_tukang: 'T01', ongkos_tukang: rp(jumlah) })
      boleh(await selesai(d, d.user.kasir, await masuk(d), [], upah(150_000)))
      return lolos(await selesai(d, d.user.kasir, await masuk(d), [], upah(1_500_000)))
    },
  },
  {
    id: 'service-cuma-cuma',
    aturan: 'service-gratis',
    siasat: 'sales menerima service tanpa ongkos dan menyimpan uang customer',
    main: async (d) => {
      await masuk(d)
      return lolos(await d.coba(d.user.sales, simpanService, formService([{ ongkos: rp(0) }])))
    },
  },
  {
    id: 'service-ditukar',
    aturan: 'service-foto',
    siasat: 'kasir menyerahkan cincin lain yang seberat, tanpa foto di samping foto masuknya',
    main: async (d) => {
      const berfoto = async () => {
        const service = await masuk(d)
        const { no_service } = service
        boleh(await d.coba(d.user.sales, simpanFotoService, { no_service, urut: 1, foto: FOTO_TIMBANGAN }))
        boleh(await selesai(d, d.user.gudang, await satu(d, service)))
        return satu(d, service)
      }
      const jujur = await berfoto()
      const { no_service } = jujur
      boleh(await d.coba(d.user.gudang, fotoSelesaiService, { no_service, urut: 1, foto: FOTO_TIMBANGAN }))
      boleh(await d.coba(d.user.kasir, ambilService, formAmbilService(await satu(d, jujur), 50_000)))
      return lolos(await d.coba(d.user.kasir, ambilService, formAmbilService(await berfoto(), 50_000)))
    },
  },
  {
    id: 'service-susut-diam',
    aturan: 'service-setuju',
    siasat: 'kasir menyerahkan barang yang lebih ringan tanpa customer menyetujuinya',
    main: async (d) => {
      const ringan = async () => {
        const service = await masuk(d)
        const isi = formSelesai(service, [{ berat_keluar: gram(1.45) }])
        const minta = d.minta(await d.coba(d.user.gudang, selesaikanService, isi))
        boleh(await d.setujui(d.user.gudang, minta, 'OWNER'))
        boleh(await d.coba(d.user.gudang, selesaikanService, { ...isi, otorisasi: minta }))
        return satu(d, service)
      }
      const ambil = async (susut_setuju: string) =>
        d.coba(d.user.kasir, ambilService, formAmbilService(await ringan(), 50_000, { susut_setuju }))
      boleh(await ambil('IBU SRI'))
      return lolos(await ambil(''))
    },
  },
  {
    id: 'service-urung-diambil',
    aturan: 'service-diambil',
    siasat: 'gudang membatalkan selesainya barang yang sudah diambil, agar patrinya kembali di buku',
    main: async (d) => {
      const undo = async (service: SatuService) => {
        const no_selesai = service.barang[0]?.no_selesai ?? ''
        return d.coba(d.user.gudang, batalSelesaiService, { no_selesai, alasan: 'X', otorisasi: null })
      }
      boleh(await undo(await jadi(d)))
      const diambil = await jadi(d)
      boleh(await d.coba(d.user.kasir, ambilService, formAmbilService(diambil, 50_000)))
      return lolos(await undo(diambil))
    },
  },
  {
    id: 'service-hangus',
    aturan: 'service-batal',
    siasat: 'kasir membatalkan service, menghanguskan DP di buku dan mengembalikan barangnya sendiri',
    main: async (d) => {
      const form = formBatalService(await masuk(d, 40_000), 0, 40_000)
      const jawab = await d.coba(d.user.kasir, batalService, form)
      if (lolos(jawab)) return true
      const otorisasi = d.minta(jawab)
      boleh(await d.setujui(d.user.kasir, otorisasi, 'OWNER'))
      boleh(await d.coba(d.user.kasir, batalService, { ...form, otorisasi }))
      return false
    },
  },
  {
    id: 'service-satu-rupiah',
    aturan: 'service-murah',
    juga: 'service-gratis',
    siasat: 'sales menulis ongkos satu rupiah agar tidak perlu persetujuan, dan menyimpan uang customer',
    main: async (d) => {
      await masuk(d)
      return lolos(await d.coba(d.user.sales, simpanService, formService([{ ongkos: rp(1) }])))
    },
  },
  {
    id: 'service-seumur-hidup',
    aturan: 'service-janji',
    siasat: 'sales menjanjikan barang bertahun-tahun lagi, agar tidak ada yang menanyakannya',
    main: async (d) => {
      const janji = (tgl_janji: string) => d.coba(d.user.sales, simpanService, formService([{}], 0, { tgl_janji }))
      boleh(await janji('2026-03-30'))
      return lolos(await janji('2036-03-30'))
    },
  },
  {
    id: 'service-peniti',
    aturan: 'service-sisa',
    siasat: 'kasir menyerahkan gelang temannya tanpa bayar dan membiarkan sebuah peniti di toko',
    main: async (d) => {
      const isi = formService([
        { ongkos: rp(200_000) },
        { nama_barang: 'PENITI', berat: gram(0.1), ongkos: rp(10_000) },
      ])
      const dua = async () => {
        const service = await satu(d, boleh(await d.coba(d.user.sales, simpanService, isi)))
        boleh(await selesai(d, d.user.gudang, service))
        return satu(d, service)
      }
      const ambil = async (bayar: number) =>
        d.coba(d.user.kasir, ambilService, formAmbilService(await dua(), bayar, { urut: [1] }))
      boleh(await ambil(200_000))
      return lolos(await ambil(0))
    },
  },
  {
    id: 'service-orang-lain',
    aturan: 'service-pengambil',
    siasat: 'kasir menyerahkan barang kepada orang lain yang tidak membawa slip',
    main: async (d) => {
      const ambil = async (bawa_slip: boolean) =>
        d.coba(
          d.user.kasir,
          ambilService,
          formAmbilService(await jadi(d), 50_000, { pengambil: 'PAK BUDI', bawa_slip }),
        )
      boleh(await ambil(true))
      return lolos(await ambil(false))
    },
  },
  {
    id: 'service-susut-dibagi',
    aturan: 'service-setuju-semua',
    juga: 'service-setuju',
    siasat: 'kasir menyerahkan lima barang yang masing-masing susut sedikit tanpa customer menyetujuinya',
    main: async (d) => {
      const lima = Array.from({ length: 5 }, () => ({ berat: gram(0.39) }))
      const service = await satu(d, boleh(await d.coba(d.user.sales, simpanService, formService(lima))))
      const isi = formSelesai(
        service,
        lima.map(() => ({ berat_keluar: gram(0.385) })),
      )
      const minta = d.minta(await d.coba(d.user.gudang, selesaikanService, isi))
      boleh(await d.setujui(d.user.gudang, minta, 'OWNER'))
      boleh(await d.coba(d.user.gudang, selesaikanService, { ...isi, otorisasi: minta }))
      const ambil = async (urut: number, susut_setuju: string) =>
        d.coba(
          d.user.kasir,
          ambilService,
          formAmbilService(await satu(d, service), 50_000, { urut: [urut], susut_setuju }),
        )
      boleh(await ambil(1, 'IBU SRI'))
      return lolos(await ambil(2, ''))
    },
  },
]
