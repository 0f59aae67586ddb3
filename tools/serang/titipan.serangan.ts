/** Attacks on deposits: papers without money, money back another way, prices promised for little, kept pieces that are gone. */
import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { gram, type User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { batalForm, bayarTunai } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { batalTitipForm, formAmbil, formTitip, isiBakiTitip } from '@kencana/testing/titipan'
import {
  getOpname,
  mulaiOpname,
  setujuiOpname,
  tutupOpname,
} from '../../features/barang/stock-opname/stock-opname.contract.ts'
import { cetak } from '../../features/cetak/cetak.contract.ts'
import type { Pembayaran } from '../../features/keuangan/pembayaran/pembayaran.contract.ts'
import { barangDititip } from '../../features/penjualan/transaksi-penjualan/ambil-jual.contract.ts'
import { batalJual, jual } from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { DOKUMEN_TITIPAN, getTitipan, listTitipan } from '../../features/titipan/transaksi-titipan/titipan.contract.ts'
import {
  batalTitipan,
  batalUangTitipan,
  tambahUangTitipan,
  titip,
  tolakTitipan,
  validasiTitipan,
} from '../../features/titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

type Form = OutputOf<typeof titip>['data']

/** Money for a ring whose price is not kept: the least that the shop takes is 573,300. */
const SEDIKIT = 600_000

const isian = async (d: Dunia, lain: Parameters<typeof formTitip>[2] = {}, oleh = d.user.sales) => {
  const { kode_barcode } = await tambahCincin(d.user.owner)
  return formTitip(oleh, [kode_barcode], { mengikat: false, titip: rp(SEDIKIT), ...lain })
}

/** A ring for 5,733,000 that SALES lays aside, and that waits for its money. */
const masuk = async (d: Dunia, lain: Parameters<typeof formTitip>[2] = {}): Promise<Form> =>
  (boleh(await d.coba(d.user.sales, titip, await isian(d, lain))) as OutputOf<typeof titip>).data

const sahkan = (d: Dunia, list: readonly Form[], pembayaran: (one: Form) => Pembayaran[]) =>
  d.coba(d.user.kasir, validasiTitipan, {
    data: list.map((one) => ({ no_titip_group: one.no_titip_group, versi: one.versi, pembayaran: pembayaran(one) })),
  })

/** One that is kept. @returns its number and its piece */
const ditahan = async (d: Dunia, lain: Parameters<typeof formTitip>[2] = {}, bayar?: Pembayaran[]) => {
  const form = await masuk(d, lain)
  boleh(await sahkan(d, [form], (one) => bayar ?? [bayarTunai(one.titip)]))
  return { no_titip: form.no_titip_group, kode: form.barang[0]?.kode_barcode ?? '' }
}

const lewat = (jumlah: number, referensi: string): Pembayaran => ({
  cara_bayar: 'TRANSFER',
  no_rekening: '0111',
  jumlah: rp(jumlah),
  referensi,
  masuk: true,
})

const satu = (siapa: User, no_titip: string) => siapa.call(getTitipan, { no_titip })

/** Closes the count of a tray on which nothing was scanned. @returns what it says of a piece once OWN and SU agreed to it */
const hitungan = async (d: Dunia, kode_baki: string, selagi: () => Promise<() => Promise<unknown>>, kode: string) => {
  const { no_so } = boleh(await d.coba(d.user.gudang, mulaiOpname, { kode_baki })) as { no_so: string }
  const sesudah = await selagi()
  boleh(await d.coba(d.user.gudang, tutupOpname, { no_so, berat_timbang: gram(180) }))
  await sesudah()
  // What is kept for somebody is not agreed to as missing until he has his money: nor is it let go.
  if (!lolos(await d.coba(d.user.su, setujuiOpname, { no_so }))) return 'KURANG'
  const { hasil } = boleh(await d.coba(d.user.su, getOpname, { no_so })) as OutputOf<typeof getOpname>
  return hasil?.barang.find((one) => one.kode_barcode === kode)?.hasil
}

export const TITIPAN: readonly Serangan[] = [
  {
    id: 'slip-titipan',
    aturan: 'kertas-titipan',
    siasat: 'sales memberi slip titipan, menyimpan uangnya, lalu melepas titipan yang belum sah',
    main: async (d) => {
      await isiBakiTitip(d.user.owner)
      const lepas = ({ no_titip_group, versi }: Form) =>
        d.coba(d.user.sales, tolakTitipan, { no_titip_group, versi, alasan: 'TIDAK JADI' })
      boleh(await lepas(await masuk(d)))
      const form = await masuk(d)
      const kertas = { jenis: DOKUMEN_TITIPAN.cetak, dokumen: form.no_titip_group, rangkap: 1, alasan: '' }
      boleh(await d.coba(d.user.sales, cetak, kertas))
      return lolos(await lepas(form))
    },
  },
  {
    id: 'titip-jalan-lain',
    aturan: 'titip-jalan',
    siasat: 'kasir mengambil tunai untuk titipan yang hampir semuanya datang lewat transfer',
    main: async (d) => {
      await isiBakiTitip(d.user.owner)
      await isiRekening(d.user.owner, '0111')
      const { kode_barcode } = await tambahCincin(d.user.owner, { berat: gram(1), berat_asli: gram(1) })
      const detail_barang = (await formTitip(d.user.sales, [kode_barcode])).detail_barang
      const bayar = [bayarTunai(1_000), lewat(499_000, 'TRX-1')]
      const { no_titip } = await ditahan(d, { detail_barang, titip: rp(500_000) }, bayar)
      const ada = await satu(d.user.kasir, no_titip)
      const jawab = await d.coba(d.user.kasir, batalTitipan, batalTitipForm(ada, 500_000))
      const transfer = { ...bayarTunai(499_000), cara_bayar: 'TRANSFER' as const, no_rekening: '0111' }
      const asal = batalTitipForm(ada, 0, { pembayaran: [bayarTunai(1_000), transfer] })
      if (!lolos(jawab)) boleh(await d.coba(d.user.kasir, batalTitipan, asal))
      return lolos(jawab)
    },
  },
  {
    id: 'titip-murah',
    aturan: 'titip-minimum',
    siasat: 'sales mengunci harga untuk temannya dengan uang sedikit',
    main: async (d) => {
      await isiBakiTitip(d.user.owner)
      const kunci = async (jumlah: number) =>
        d.coba(d.user.sales, titip, await isian(d, { mengikat: true, titip: rp(jumlah) }))
      boleh(await kunci(1_719_900))
      return lolos(await kunci(1_719_899))
    },
  },
  {
    id: 'ambil-murah',
    aturan: 'titip-harga',
    siasat: 'sales menawar sekali lagi harga yang sudah dikunci titipan',
    main: async (d) => {
      await isiBakiTitip(d.user.owner)
      const { no_titip } = await ditahan(d, { mengikat: true, titip: rp(2_000_000) })
      const form = await formAmbil(d.user.sales, [no_titip])
      const detail_barang = form.detail_barang.map((one) => ({ ...one, total: rp(one.total - 1_000_000) }))
      const jawab = await d.coba(d.user.sales, jual, { ...form, detail_barang })
      if (!lolos(jawab)) boleh(await d.coba(d.user.sales, jual, form))
      return lolos(jawab)
    },
  },
  {
    id: 'ambil-titipan-orang',
    aturan: 'titip-penitip',
    siasat: 'sales menyerahkan titipan orang kepada temannya, dengan nomor titip dari daftar',
    main: async (d) => {
      await isiBakiTitip(d.user.owner)
      const { no_titip } = await ditahan(d, { mengikat: true, titip: rp(2_000_000), no_hp: '081355550001' })
      const form = await formAmbil(d.user.sales, [no_titip], { hp_penitip: '' })
      const jawab = await d.coba(d.user.sales, jual, form)
      if (!lolos(jawab)) boleh(await d.coba(d.user.sales, jual, { ...form, hp_penitip: '081355550001' }))
      return lolos(jawab)
    },
  },
  {
    id: 'titip-kembali-pecah',
    aturan: 'batas-hari',
    siasat: 'kasir mengembalikan banyak titipan kecil dalam sehari, semuanya di bawah batas',
    main: async (d) => {
      await isiBakiTitip(d.user.owner)
      const kembali = async () => {
        const { kode_barcode } = await tambahCincin(d.user.owner, { berat: gram(1), berat_asli: gram(1) })
        const detail_barang = (await formTitip(d.user.sales, [kode_barcode])).detail_barang
        const { no_titip } = await ditahan(d, { detail_barang, titip: rp(500_000) })
        return d.coba(d.user.kasir, batalTitipan, batalTitipForm(await satu(d.user.kasir, no_titip), 500_000))
      }
      for (let n = 0; n < 4; n += 1) boleh(await kembali())
      return lolos(await kembali())
    },
  },
  {
    id: 'uang-titip-lepas',
    aturan: 'batal-uang-titipan',
    siasat: 'kasir menerima uang titipan tambahan, memberi buktinya, lalu membatalkan catatannya',
    main: async (d) => {
      await isiBakiTitip(d.user.owner)
      const { no_titip } = await ditahan(d)
      const jawab = await d.coba(d.user.kasir, tambahUangTitipan, { no_titip, pembayaran: [bayarTunai(400_000)] })
      const { no_uang_titip }: OutputOf<typeof tambahUangTitipan> = boleh(jawab)
      return lolos(
        await d.coba(d.user.kasir, batalUangTitipan, { no_uang_titip, alasan: 'SALAH CATAT', otorisasi: null }),
      )
    },
  },
  {
    id: 'titip-jumlah',
    aturan: 'jumlah-titipan',
    juga: ['akun-uang'],
    siasat: 'sales membaca berapa uang titipan semua orang',
    main: async (d) => {
      await isiBakiTitip(d.user.owner)
      await ditahan(d)
      const saring = {
        q: '',
        status: 'ALL',
        tgl_awal: '',
        tgl_akhir: '',
        kode_sales: 'ALL',
        urut: 'no_titip',
        turun: '1',
        hal: 1,
        per: 25,
      } as const
      const { totals } = boleh(await d.coba(d.user.sales, listTitipan, saring)) as OutputOf<typeof listTitipan>
      return totals.dibayar !== undefined || totals.total !== undefined
    },
  },
  {
    id: 'titip-telepon',
    aturan: 'hp-titipan',
    juga: ['akun-uang'],
    siasat: 'sales membaca nomor HP pelanggan orang lain lewat pengambilan titipan',
    main: async (d) => {
      await isiBakiTitip(d.user.owner)
      const form = await isian(d, { no_hp: '081355556666' }, d.user.owner)
      const { data }: OutputOf<typeof titip> = boleh(await d.coba(d.user.owner, titip, form))
      boleh(await sahkan(d, [data], (one) => [bayarTunai(one.titip)]))
      const { text, status } = await d.coba(d.user.sales, barangDititip, { no_titip: data.no_titip_group })
      return status === 200 && text.includes('081355556666')
    },
  },
  {
    id: 'hitung-lewat-ambil',
    aturan: 'hitung-nota',
    siasat: 'barang titipan yang dicuri diambil di buku selagi bakinya dihitung, dan notanya ditolak sesudahnya',
    main: async (d) => {
      await isiBakiTitip(d.user.owner)
      const { no_titip, kode } = await ditahan(d)
      const ambil = async () => {
        const jawab = await d.coba(d.user.sales, jual, await formAmbil(d.user.sales, [no_titip]))
        const { data }: OutputOf<typeof jual> = boleh(jawab)
        return async () => boleh(await d.coba(d.user.sales, batalJual, batalForm(data)))
      }
      return (await hitungan(d, 'TT01', ambil, kode)) !== 'KURANG'
    },
  },
  {
    id: 'hitung-lewat-titip',
    aturan: 'hitung-dilepas',
    juga: ['hitung-nota'],
    siasat: 'barang yang dicuri dititip temannya selagi bakinya dihitung, dan titipannya dibatalkan sesudahnya',
    main: async (d) => {
      await isiBakiTitip(d.user.owner)
      const { kode_barcode: kode } = await tambahCincin(d.user.owner, { berat: gram(1), berat_asli: gram(1) })
      const titipkan = async () => {
        const { detail_barang } = await formTitip(d.user.sales, [kode])
        const { no_titip } = await ditahan(d, { detail_barang, titip: rp(200_000) })
        const ada = await satu(d.user.kasir, no_titip)
        return async () => boleh(await d.coba(d.user.kasir, batalTitipan, batalTitipForm(ada, 200_000)))
      }
      return (await hitungan(d, 'CN01', titipkan, kode)) !== 'KURANG'
    },
  },
  {
    id: 'hitung-titip-pindah',
    aturan: 'hitung-dilepas',
    juga: ['hitung-nota'],
    siasat:
      'barang yang dicuri dititip temannya selagi bakinya dihitung, dan titipannya dibatalkan ke baki lain sesudahnya',
    main: async (d) => {
      await isiBakiTitip(d.user.owner)
      const { kode_barcode: kode } = await tambahCincin(d.user.owner, { berat: gram(1), berat_asli: gram(1) })
      const titipkan = async () => {
        const { detail_barang } = await formTitip(d.user.sales, [kode])
        const { no_titip } = await ditahan(d, { detail_barang, titip: rp(200_000) })
        const ada = await satu(d.user.kasir, no_titip)
        const lepas = batalTitipForm(ada, 200_000, { kode_baki: 'CN02' })
        return async () => boleh(await d.coba(d.user.kasir, batalTitipan, lepas))
      }
      return (await hitungan(d, 'CN01', titipkan, kode)) !== 'KURANG'
    },
  },
  {
    id: 'hitung-disimpan',
    aturan: 'hitung-disimpan',
    siasat: 'barang titipan yang dicuri tidak ditemukan hitungan, dan hitungannya selesai tanpa menyebut pemiliknya',
    main: async (d) => {
      await isiBakiTitip(d.user.owner)
      const { kode_barcode: kode } = await tambahCincin(d.user.owner, { berat: gram(1), berat_asli: gram(1) })
      const { detail_barang } = await formTitip(d.user.sales, [kode])
      const { no_titip } = await ditahan(d, { detail_barang, titip: rp(200_000) })
      const { no_so } = boleh(await d.coba(d.user.gudang, mulaiOpname, { kode_baki: 'TT01' })) as { no_so: string }
      for (const [oleh, saksi] of [
        [d.user.gudang, d.user.sales],
        [d.user.owner, d.user.kasir],
      ] as const) {
        const isi = { no_so, berat_timbang: gram(180) }
        const id = d.minta(await d.coba(oleh, tutupOpname, isi))
        boleh(await d.kirim(saksi, 'POST', `otorisasi/minta/${id}/putuskan`, { setuju: true, kata: '' }))
        boleh(await d.coba(oleh, tutupOpname, { ...isi, otorisasi: id }))
      }
      const jawab = await d.coba(d.user.su, setujuiOpname, { no_so })
      if (lolos(jawab)) return true
      boleh(await d.coba(d.user.kasir, batalTitipan, batalTitipForm(await satu(d.user.kasir, no_titip), 200_000)))
      boleh(await d.coba(d.user.su, setujuiOpname, { no_so }))
      const { hasil } = boleh(await d.coba(d.user.su, getOpname, { no_so })) as OutputOf<typeof getOpname>
      return hasil?.barang.find((one) => one.kode_barcode === kode)?.dibukukan !== true
    },
  },
]
