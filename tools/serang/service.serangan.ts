/** Attacks on repairs: gold that is gone from a customer's piece, work for nothing, fees and deposits for oneself, pieces swapped. */
import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { fotoUnik } from '@kencana/testing/foto'
import { jualSah } from '@kencana/testing/penjualan'
import { formAmbilService, formBatalService, formSelesai, formService, keTukang } from '@kencana/testing/service'
import { tukang } from '../../features/master/tukang/tukang.contract.ts'
import { ambilService } from '../../features/service/transaksi-services/ambil-service.contract.ts'
import { batalService } from '../../features/service/transaksi-services/batal-service.contract.ts'
import {
  batalSelesaiService,
  selesaikanService,
} from '../../features/service/transaksi-services/selesai-service.contract.ts'
import type { SatuService } from '../../features/service/transaksi-services/service.contract.ts'
import { simpanService } from '../../features/service/transaksi-services/transaksi-services.contract.ts'
import { jadi, masuk, patri, satu, selesai, TOKO } from './bantu-service.ts'
import { boleh, lolos, type Serangan } from './dunia.ts'

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
    juga: ['batas-hari'],
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
      const diTukang = async () => keTukang(d.user.gudang, await masuk(d))
      boleh(await selesai(d, d.user.kasir, await diTukang(), [], upah(150_000)))
      return lolos(await selesai(d, d.user.kasir, await diTukang(), [], upah(1_500_000)))
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
    aturan: 'service-foto-selesai',
    siasat: 'gudang menukar cincin dengan yang seberat dan tidak memotretnya di samping foto masuknya',
    main: async (d) => {
      boleh(await selesai(d, d.user.gudang, await masuk(d)))
      return lolos(await selesai(d, d.user.gudang, await masuk(d), [{ foto: null }]))
    },
  },
  {
    id: 'service-tanpa-foto',
    aturan: 'service-foto-masuk',
    siasat: 'sales tidak memotret barang yang datang, agar barang lain dapat menggantikannya',
    main: async (d) => {
      await masuk(d)
      return lolos(await d.coba(d.user.sales, simpanService, formService([{ foto: null }])))
    },
  },
  {
    id: 'service-foto-sama',
    aturan: 'service-foto-sekali',
    siasat: 'gudang menyimpan foto masuk sekali lagi sebagai foto selesai barang yang ditukarnya',
    main: async (d) => {
      const foto = fotoUnik()
      const service = await satu(d, boleh(await d.coba(d.user.sales, simpanService, formService([{ foto }]))))
      boleh(await selesai(d, d.user.gudang, await masuk(d)))
      return lolos(await selesai(d, d.user.gudang, service, [{ foto }]))
    },
  },
  {
    id: 'service-foto-lagi',
    aturan: 'service-foto',
    siasat: 'gudang membatalkan selesainya, menukar barangnya dan memotretnya sekali lagi',
    main: async (d) => {
      boleh(await d.coba(d.user.kasir, ambilService, formAmbilService(await jadi(d), 50_000)))
      const service = await jadi(d)
      const no_selesai = service.barang[0]?.no_selesai ?? ''
      boleh(await d.coba(d.user.gudang, batalSelesaiService, { no_selesai, alasan: 'X', otorisasi: null }))
      boleh(await selesai(d, d.user.gudang, await satu(d, service)))
      return lolos(await d.coba(d.user.kasir, ambilService, formAmbilService(await satu(d, service), 50_000)))
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
    id: 'service-batu-palsu',
    aturan: 'service-batu',
    siasat: 'gudang memasang batu tanpa mencatatnya, dan mengambil emas customer seberat batu itu',
    main: async (d) => {
      const isi = formService([{ jenis_kerja: 'BATU' }])
      const batu = await satu(d, boleh(await d.coba(d.user.sales, simpanService, isi)))
      boleh(await selesai(d, d.user.gudang, await masuk(d)))
      return lolos(await selesai(d, d.user.gudang, batu))
    },
  },
  {
    id: 'service-nota-orang',
    aturan: 'service-garansi',
    juga: ['service-gratis'],
    siasat: 'sales menservice cincin temannya tanpa ongkos dengan nota customer lain yang masih bergaransi',
    main: async (d) => {
      const beliDi = async (no_hp: string) => {
        const { kode_barcode } = await tambahCincin(d.user.owner, { berat_asli: gram(0.9), berat: gram(0.9) })
        await jualSah(d.user.owner, d.user.owner, [kode_barcode], { nama_customer: 'IBU SRI', no_hp })
        return { kode_barcode, berat: gram(0.9), ongkos: rp(0) }
      }
      boleh(await d.coba(d.user.sales, simpanService, formService([await beliDi('081234567890')])))
      return lolos(await d.coba(d.user.sales, simpanService, formService([await beliDi('081299990000')])))
    },
  },
]
