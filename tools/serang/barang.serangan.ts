/** Attacks on goods: gold out of nothing, weight that goes, counts that are talked away. */
import { parsePersen } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { cincin, tambahCincin } from '@kencana/testing/barang'
import { barangBos, kirimBos, tersortir } from '@kencana/testing/bos'
import { isiKondisi } from '@kencana/testing/pembelian'
import { bahanDariBos } from '@kencana/testing/tukang'
import { kirimCuci, terimaCuci } from '../../features/barang/cucian/cucian.contract.ts'
import { barangByBarcode, editBarang } from '../../features/barang/data-barang/data-barang.contract.ts'
import { gantiGroup, koreksiBerat } from '../../features/barang/koreksi-barang/koreksi-barang.contract.ts'
import { tambahBarang } from '../../features/barang/tambah-barang/tambah-barang.contract.ts'
import { simpanBos } from '../../features/bos/kirim-dari-barang-bos/kirim-dari-barang-bos.contract.ts'
import { pindahSortir } from '../../features/sepuhan/pindah-sortir/pindah-sortir.contract.ts'
import { batalBahanStok, isiBahanStok } from '../../features/tukang/bahan-stok/bahan-stok.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

/** Washes a piece once; what comes back weighs `kembali` grams. */
const cuci = async (d: Dunia, kode_barcode: string, kembali: number) => {
  const { data } = boleh(await d.coba(d.user.gudang, kirimCuci, { keterangan: '', detail_barang: [kode_barcode] })) as {
    data: { no_cuci: string }
  }
  return d.coba(d.user.gudang, terimaCuci, {
    no_cuci: data.no_cuci,
    kode_baki: null,
    detail_barang: [{ kode_barcode, berat: gram(kembali) }],
    otorisasi: null,
  })
}

const kePabrik = async (d: Dunia, berat: number) => ({
  tujuan: 'PABRIK' as const,
  kode_baki: '',
  pihak: 'PABRIK',
  detail_barang: await tersortir(d.user.owner, berat, 'PBRK1'),
})

const editan = (barang: { kode_barang: string; versi: number; nama_barang: string }, lain: object) => ({
  kode_barang: barang.kode_barang,
  versi: barang.versi,
  nama_barang: barang.nama_barang,
  nama_atribut: '',
  harga_atribut: 0,
  kode_intern: '',
  ...lain,
})

export const BARANG: readonly Serangan[] = [
  {
    id: 'bos-khayal',
    aturan: 'bos-centang',
    siasat: 'GUDANG mencatat barang bos yang tidak pernah datang, berulang-ulang, dan pemilik tidak tahu',
    main: async (d) => {
      boleh(await d.coba(d.user.gudang, simpanBos, barangBos({ qty: 40, berat: gram(99) })))
      boleh(await d.coba(d.user.gudang, simpanBos, barangBos({ qty: 1, berat: gram(2) })))
      return lolos(await d.coba(d.user.gudang, simpanBos, barangBos({ qty: 1, berat: gram(2) })))
    },
  },
  {
    id: 'pabrik-terbuka',
    aturan: 'bos-keluar',
    siasat: 'GUDANG mengirim 150 g hasil sortir "ke pabrik", tanpa seorang pun tahu',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      boleh(await d.coba(d.user.gudang, pindahSortir, await kePabrik(d, 5)))
      return lolos(await d.coba(d.user.gudang, pindahSortir, await kePabrik(d, 150)))
    },
  },
  {
    id: 'bahan-pabrik',
    aturan: 'bahan-bos',
    siasat: 'GUDANG menutup yang keluar ke pabrik dengan bahan "dari pabrik" yang tidak ada',
    main: async (d) => {
      const bahan = bahanDariBos(5, { detail_bahan: [{ sumber: 'PABRIK', kode_group: 'MM', berat: gram(5) }] })
      boleh(await d.coba(d.user.su, isiBahanStok, bahan))
      return lolos(await d.coba(d.user.gudang, isiBahanStok, bahan))
    },
  },
  {
    id: 'cuci-berulang',
    aturan: 'susut-menumpuk',
    juga: ['susut-cuci'],
    siasat: 'satu cincin dicuci berkali-kali, tiap kali sedikit hilang',
    main: async (d) => {
      const { kode_barcode } = await tambahCincin(d.user.owner, { berat: gram(10), berat_asli: gram(10) })
      boleh(await cuci(d, kode_barcode, 9.96))
      let kini = 9.96
      for (let i = 0; i < 5; i += 1) {
        const jawab = await cuci(d, kode_barcode, kini - 0.04)
        if (!lolos(jawab)) return false
        kini -= 0.04
      }
      return true
    },
  },
  {
    id: 'cuci-sekali',
    aturan: 'susut-cuci',
    siasat: 'sepuluh persen hilang di tempat cuci',
    main: async (d) => {
      const { kode_barcode } = await tambahCincin(d.user.owner, { berat: gram(10), berat_asli: gram(10) })
      boleh(await cuci(d, kode_barcode, 10))
      return lolos(await cuci(d, kode_barcode, 9))
    },
  },
  {
    id: 'berat-asli',
    aturan: 'selisih-relatif',
    siasat: 'barang 1 g dicatat 1.05 g: emas dari udara di bawah toleransi mutlak',
    main: async (d) => {
      boleh(await d.coba(d.user.owner, tambahBarang, cincin({ berat_asli: gram(1), berat: gram(1.01) })))
      return lolos(await d.coba(d.user.owner, tambahBarang, cincin({ berat_asli: gram(1), berat: gram(1.05) })))
    },
  },
  {
    id: 'tara-besar',
    aturan: 'tara-barang',
    siasat: 'GUDANG mencatat plastik 2 g pada cincin, lalu 2 g emas dapat diambil dari bakinya',
    main: async (d) => {
      const no_kirim = await kirimBos(d.user.owner, { qty: 3, berat: gram(10.5) })
      boleh(await d.coba(d.user.gudang, tambahBarang, cincin({ sumber: no_kirim })))
      return lolos(await d.coba(d.user.gudang, tambahBarang, cincin({ sumber: no_kirim, berat_plastik: gram(2) })))
    },
  },
  {
    id: 'dari-udara',
    aturan: 'stok-awal',
    siasat: 'GUDANG memasukkan barang sebagai stok awal',
    main: async (d) => {
      boleh(await d.coba(d.user.owner, tambahBarang, cincin()))
      const udara = await d.coba(d.user.gudang, tambahBarang, cincin())
      const no_kirim = await kirimBos(d.user.owner, { qty: 1, berat: gram(3.485) })
      if (!lolos(udara)) boleh(await d.coba(d.user.gudang, tambahBarang, cincin({ sumber: no_kirim })))
      return lolos(udara)
    },
  },
  {
    id: 'bahan-dari-udara',
    aturan: 'bahan-bos',
    siasat: 'GUDANG mencatat 5 kg bahan "dari BOS"',
    main: async (d) => {
      const bahan = bahanDariBos(5000)
      boleh(await d.coba(d.user.su, isiBahanStok, bahanDariBos(5)))
      return lolos(await d.coba(d.user.gudang, isiBahanStok, bahan))
    },
  },
  {
    id: 'bahan-kembali-bos',
    aturan: 'bahan-kembali',
    siasat: 'GUDANG membatalkan bahan dari BOS: emasnya keluar tanpa pemilik',
    main: async (d) => {
      const { no_bahan_stok } = boleh(await d.coba(d.user.su, isiBahanStok, bahanDariBos(5))) as {
        no_bahan_stok: string
      }
      const isian = { no_bahan_stok, alasan: 'X' }
      const batal = await d.coba(d.user.gudang, batalBahanStok, isian)
      if (!lolos(batal)) boleh(await d.coba(d.user.su, batalBahanStok, isian))
      return lolos(batal)
    },
  },
  {
    id: 'lebur-berulang',
    aturan: 'susut-bulan',
    siasat: 'SU melebur tiap hari, tiap kali hilang sedikit di bawah toleransi',
    main: async (d) => {
      const lebur = bahanDariBos(600, { jml_bahan: gram(597) })
      for (let i = 0; i < 2; i += 1) boleh(await d.coba(d.user.su, isiBahanStok, lebur))
      return lolos(await d.coba(d.user.su, isiBahanStok, lebur))
    },
  },
  {
    id: 'kiriman-lebih',
    aturan: 'selisih-relatif',
    siasat: 'kiriman 1.000 g dimasukkan sebagai 1.050 g',
    main: async (d) => {
      const no_kirim = await kirimBos(d.user.owner, { ...barangBos(), qty: 2, berat: gram(2) })
      const isian = (berat: number) => cincin({ sumber: no_kirim, berat_asli: gram(1), berat: gram(berat) })
      boleh(await d.coba(d.user.gudang, tambahBarang, isian(1.01)))
      return lolos(await d.coba(d.user.gudang, tambahBarang, isian(1.05)))
    },
  },
  {
    id: 'koreksi-besar',
    aturan: 'koreksi',
    siasat: 'SU mengoreksi cincin 3.485 g menjadi 1 g',
    main: async (d) => {
      const { kode_barang: kode } = await tambahCincin(d.user.owner)
      const isian = (berat: number) => ({
        kode,
        berat: gram(berat),
        berat_asli: gram(berat),
        alasan: 'X',
        otorisasi: null,
      })
      boleh(await d.coba(d.user.su, koreksiBerat, isian(3.48)))
      return lolos(await d.coba(d.user.su, koreksiBerat, isian(1)))
    },
  },
  {
    id: 'naik-kadar',
    aturan: 'ganti-kadar',
    siasat: 'SU memindahkan barang 70 % ke kategori 91.6 %',
    main: async (d) => {
      const { kode_barang: kode } = await tambahCincin(d.user.owner)
      const isian = (kode_dept: string) => ({ kode, kode_dept, alasan: 'X', otorisasi: null })
      boleh(await d.coba(d.user.su, gantiGroup, isian('GLG')))
      return lolos(await d.coba(d.user.su, gantiGroup, isian('CINT')))
    },
  },
  {
    id: 'ubah-kadar-barang',
    aturan: 'kadar-barang',
    siasat: 'GUDANG menurunkan kadar barang sebelum dijual',
    main: async (d) => {
      const barang = await tambahCincin(d.user.owner)
      const isian = editan(barang, { nama_barang: 'CINCIN BAGUS', kadar: '16K', kadar_cetak: '700' }) as never
      boleh(await d.coba(d.user.gudang, editBarang, isian))
      const kini = boleh(await d.coba(d.user.owner, barangByBarcode, { kode: barang.kode_barcode })) as typeof barang
      return lolos(await d.coba(d.user.gudang, editBarang, editan(kini, { kadar: '69', kadar_cetak: '700' }) as never))
    },
  },
  {
    id: 'kadar-kategori',
    aturan: 'kadar-tetap',
    siasat: 'pemilik palsu menaikkan persentase kategori sebelum melebur, lalu mengembalikannya',
    main: async (d) => {
      await tambahCincin(d.user.owner)
      const isian = (persentase: number) => ({
        nama_group: 'MAS MUDA',
        jenis_group: 'PERHIASAN',
        harga: 2_350_000,
        harga_modal: 2_300_000,
        persentase,
      })
      boleh(await d.kirim(d.user.su, 'PUT', 'group/edit/by-kode-group/MM', isian(parsePersen(70) / 10_000)))
      return lolos(await d.kirim(d.user.su, 'PUT', 'group/edit/by-kode-group/MM', isian(91.6)))
    },
  },
  {
    id: 'ringankan-baki',
    aturan: 'tara',
    siasat: 'GUDANG mengubah berat baki agar timbangan cocok',
    main: async (d) => {
      const isian = { nama_baki: 'CINCIN CN01', kode_gudang: 'TOKO', berat_baki: 180, berat_bandrol: 0.35 }
      boleh(await d.kirim(d.user.gudang, 'PUT', 'baki/edit/by-kode-baki/CN01', isian))
      return lolos(await d.kirim(d.user.gudang, 'PUT', 'baki/edit/by-kode-baki/CN01', { ...isian, berat_baki: 179 }))
    },
  },
]
