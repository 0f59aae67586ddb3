/** Attacks with suppliers' bills: gold that is billed twice, a paper under two numbers, money that goes out twice. */
import { rp } from '@kencana/ledger'
import { isiKategoriTagihan, pabrikKirim, tagihan } from '@kencana/testing/tagihan'
import { isiBahan } from '@kencana/testing/tukang'
import { bayarTagihan, simpanTagihan } from '../../features/keuangan/tagihan/tagihan.contract.ts'
import { ambilKas } from '../../features/keuangan/uang/uang.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

const sewa = (no_bon: string, nilai: number, lain: object = {}) =>
  tagihan({ pihak: 'PAK TANAH', no_bon, detail_biaya: [{ kode_transaksi: 'SEWA', nilai: rp(nilai) }], ...lain })

const catat = (d: Dunia, isi: ReturnType<typeof tagihan>) => d.coba(d.user.su, simpanTagihan, isi)

const dicatat = async (d: Dunia, isi: ReturnType<typeof tagihan>): Promise<string> =>
  (boleh(await catat(d, isi)) as { no_tagihan: string }).no_tagihan

const bayar = (d: Dunia, no_tagihan: string, jumlah: number) =>
  d.coba(d.user.su, bayarTagihan, {
    no_tagihan,
    no_rekening: '',
    kode_transaksi: 'BAYAR PABRIK',
    jumlah: rp(jumlah),
    keterangan: 'X',
  })

export const TAGIHAN: readonly Serangan[] = [
  {
    id: 'tagihan-emas-lagi',
    aturan: 'tagihan-sekali',
    siasat: 'SU mencatat emas pabrik yang sudah ditagih sekali lagi dengan nomor bon lain, untuk dibayar dua kali',
    main: async (d) => {
      await isiKategoriTagihan(d.user.owner)
      const no_bahan_stok = await pabrikKirim(d.user.owner)
      const isi = (no_bon: string, nilai: number) =>
        tagihan({ no_bon, detail_barang: [{ no_bahan_stok, nilai: rp(nilai) }] })
      await dicatat(d, isi('B-1', 15_000_000))
      return lolos(await catat(d, isi('B-2', 14_000_000)))
    },
  },
  {
    id: 'tagihan-khayal',
    aturan: 'tagihan-pabrik',
    siasat: 'SU mencatat tagihan pabrik untuk emas milik bos, yang tidak pernah datang dari pabrik',
    main: async (d) => {
      await isiKategoriTagihan(d.user.owner)
      const isi = (no_bahan_stok: string, no_bon: string, nilai: number) =>
        tagihan({ no_bon, detail_barang: [{ no_bahan_stok, nilai: rp(nilai) }] })
      await dicatat(d, isi(await pabrikKirim(d.user.owner), 'B-1', 15_000_000))
      // Of the same amount it would be asked about as a copy of the first.
      return lolos(await catat(d, isi(await isiBahan(d.user.owner, 10), 'B-2', 14_000_000)))
    },
  },
  {
    id: 'tagihan-bon-lain',
    aturan: 'tagihan-kembar',
    siasat: 'SU mencatat bon sewa yang sama dengan nomor lain, sendirian',
    main: async (d) => {
      await isiKategoriTagihan(d.user.owner)
      await dicatat(d, sewa('B-1', 300_000))
      return lolos(await catat(d, sewa('B-2', 300_000)))
    },
  },
  {
    id: 'tagihan-bayar-lagi',
    aturan: 'tagihan-sisa',
    siasat: 'SU membayar satu tagihan dua kali, selagi pihak itu masih punya tagihan lain',
    main: async (d) => {
      await isiKategoriTagihan(d.user.owner)
      const no_tagihan = await dicatat(d, sewa('B-1', 300_000))
      await dicatat(d, sewa('B-2', 400_000))
      boleh(await bayar(d, no_tagihan, 300_000))
      return lolos(await bayar(d, no_tagihan, 300_000))
    },
  },
  {
    id: 'tagihan-pecah',
    aturan: 'tagihan-biaya',
    siasat: 'SU memecah biaya di atas batas menjadi tiga tagihan',
    main: async (d) => {
      await isiKategoriTagihan(d.user.owner)
      await dicatat(d, sewa('B-1', 450_000))
      await dicatat(d, sewa('B-2', 440_000))
      return lolos(await catat(d, sewa('B-3', 430_000)))
    },
  },
  {
    id: 'tagihan-tangan',
    aturan: 'tagihan-tangan',
    siasat:
      'SU membayar pihak yang punya tagihan terbuka dengan ambil uang kas: tagihannya tetap terbuka untuk dibayar lagi',
    main: async (d) => {
      await isiKategoriTagihan(d.user.owner)
      const no_tagihan = await dicatat(d, sewa('B-1', 300_000))
      boleh(await bayar(d, no_tagihan, 100_000))
      const isi = { kode_transaksi: 'BAYAR PABRIK', pihak: 'PAK TANAH', jumlah: rp(100_000), keterangan: 'X' }
      return lolos(await d.coba(d.user.su, ambilKas, isi))
    },
  },
]
