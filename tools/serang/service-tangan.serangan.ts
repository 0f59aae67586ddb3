import { rp } from '@kencana/ledger'
import { gram, type User } from '@kencana/testing'
import { isiRekening } from '@kencana/testing/rekening'
import { formAmbilService, formBatalService, formSelesai, formService, keTukang } from '@kencana/testing/service'
import { tukang } from '../../features/master/tukang/tukang.contract.ts'
import { ambilService } from '../../features/service/transaksi-services/ambil-service.contract.ts'
import { batalService } from '../../features/service/transaksi-services/batal-service.contract.ts'
import { selesaikanService } from '../../features/service/transaksi-services/selesai-service.contract.ts'
import { getService, type SatuService } from '../../features/service/transaksi-services/service.contract.ts'
import { simpanService } from '../../features/service/transaksi-services/transaksi-services.contract.ts'
import { jadi, masuk, satu, selesai } from './bantu-service.ts'
import { boleh, lolos, type Serangan } from './dunia.ts'

export const SERVICE_TANGAN: readonly Serangan[] = [
  {
    id: 'service-satu-rupiah',
    aturan: 'service-murah',
    juga: ['service-gratis'],
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
      const isi = () =>
        formService([{ ongkos: rp(200_000) }, { nama_barang: 'PENITI', berat: gram(0.1), ongkos: rp(10_000) }])
      const dua = async () => {
        const service = await satu(d, boleh(await d.coba(d.user.sales, simpanService, isi())))
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
    juga: ['service-setuju'],
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
  {
    id: 'service-upah-asing',
    aturan: 'service-pemegang',
    siasat: 'kasir mencatat ongkos untuk tukang yang tidak pernah memegang barangnya',
    main: async (d) => {
      await d.user.owner.call(tukang.create, { kode_tukang: 'T01', nama_tukang: 'PAK SLAMET' })
      const upah = { kode_tukang: 'T01', ongkos_tukang: rp(100_000) }
      boleh(await selesai(d, d.user.kasir, await keTukang(d.user.gudang, await masuk(d)), [], upah))
      return lolos(await selesai(d, d.user.kasir, await masuk(d), [], upah))
    },
  },
  {
    id: 'service-hilang-di-tukang',
    aturan: 'service-di-tukang',
    siasat: 'kasir membatalkan service selagi barangnya di tukang, agar tidak ada yang menagihnya kembali',
    main: async (d) => {
      await d.user.owner.call(tukang.create, { kode_tukang: 'T01', nama_tukang: 'PAK SLAMET' })
      const batal = async (service: SatuService) => {
        const form = formBatalService(service, 0)
        const jawab = await d.coba(d.user.kasir, batalService, form)
        if (jawab.headers['x-minta'] === undefined) return jawab
        const otorisasi = d.minta(jawab)
        boleh(await d.setujui(d.user.kasir, otorisasi, 'OWNER'))
        return d.coba(d.user.kasir, batalService, { ...form, otorisasi })
      }
      boleh(await batal(await masuk(d)))
      return lolos(await batal(await keTukang(d.user.gudang, await masuk(d))))
    },
  },
  {
    id: 'service-transfer-hangus',
    aturan: 'service-hangus-ada',
    juga: ['titip-belum'],
    siasat: 'kasir menghanguskan DP transfer yang tidak pernah masuk, agar selisih rekening tertutup',
    main: async (d) => {
      const DP = { cara_bayar: 'TRANSFER', no_rekening: '0111', jumlah: rp(40_000) } as const
      await isiRekening(d.user.owner, '0111')
      const batal = async (hangus: number) => {
        const isi = formService([{}], 0, { pembayaran: [DP] })
        const form = {
          ...formBatalService(await satu(d, boleh(await d.coba(d.user.kasir, simpanService, isi))), 0, hangus),
          pembayaran: hangus === 0 ? [DP] : [],
        }
        const jawab = await d.coba(d.user.kasir, batalService, form)
        if (jawab.headers['x-minta'] === undefined) return jawab
        const otorisasi = d.minta(jawab)
        boleh(await d.setujui(d.user.kasir, otorisasi, 'OWNER'))
        return d.coba(d.user.kasir, batalService, { ...form, otorisasi })
      }
      boleh(await batal(0))
      return lolos(await batal(40_000))
    },
  },
  {
    id: 'service-sendirian',
    aturan: 'service-sendiri',
    siasat: 'kasir menerima, menyelesaikan dengan susut dan menyerahkan barang tanpa ada yang melihat',
    main: async (d) => {
      const ambil = async (terima: User) => {
        const service = await satu(d, boleh(await d.coba(terima, simpanService, formService([{}]))))
        boleh(await selesai(d, d.user.kasir, service, [{ berat_keluar: gram(1.486) }]))
        return d.coba(d.user.kasir, ambilService, formAmbilService(await satu(d, service), 50_000))
      }
      boleh(await ambil(d.user.sales))
      return lolos(await ambil(d.user.kasir))
    },
  },
  {
    id: 'service-sedikit-sedikit',
    aturan: 'service-susut-bulan',
    siasat: 'gudang mengambil sedikit dari setiap barang customer, selalu kurang dari beda timbangan',
    main: async (d) => {
      // 0.040 g of each four: half a gram is passed with the thirteenth.
      const empat = Array.from({ length: 4 }, () => ({ berat: gram(0.5) }))
      let jawab = false
      for (let at = 0; at < 13; at += 1) {
        const terima = at < 9 ? d.user.sales : d.user.kasir
        const service = await satu(d, boleh(await d.coba(terima, simpanService, formService(empat))))
        jawab = lolos(
          await selesai(
            d,
            d.user.gudang,
            service,
            empat.map(() => ({ berat_keluar: gram(0.49) })),
          ),
        )
        if (!jawab && at < 12) throw new Error('the honest part was refused')
      }
      return jawab
    },
  },
  {
    id: 'service-intip-upah',
    aturan: 'service-upah-rahasia',
    juga: ['akun-uang'],
    siasat: 'sales membaca ongkos tukang di riwayat service',
    main: async (d) => {
      await d.user.owner.call(tukang.create, { kode_tukang: 'T01', nama_tukang: 'PAK SLAMET' })
      const service = await keTukang(d.user.gudang, await masuk(d))
      boleh(await selesai(d, d.user.kasir, service, [], { kode_tukang: 'T01', ongkos_tukang: rp(54_321) }))
      const baca = async (siapa: User) => (await d.coba(siapa, getService, { no_service: service.no_service })).text
      if (!(await baca(d.user.kasir)).includes('54,321')) throw new Error('the cashier may read it')
      return (await baca(d.user.sales)).includes('54,321')
    },
  },
]
