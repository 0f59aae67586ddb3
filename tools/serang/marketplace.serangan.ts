/** Attacks on marketplaces: orders that nobody placed, payouts that never came, fees, returns of another piece. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { fotoUnik } from '@kencana/testing/foto'
import { formCair, formMarketplace, isiMarketplace } from '@kencana/testing/marketplace'
import { cincinNota, formNota, isiKondisi } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { beli } from '../../features/pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import {
  batalCair,
  cairMarketplace,
  piutangMarketplace,
} from '../../features/penjualan/cair-marketplace/cair-marketplace.contract.ts'
import { fotoResi, resiJual } from '../../features/penjualan/resi-marketplace/resi-marketplace.contract.ts'
import {
  batalJual,
  jual,
  validasiJual,
} from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

type Nota = OutputOf<typeof jual>['data']
type Bayar = InputOf<typeof validasiJual>['data'][number]['pembayaran']

/** What a ring of 1 g costs; TOKPED keeps 4 % of it. */
const HARGA = 1_645_000
const BIAYA = 65_800

const siap = async ({ user: { owner } }: Dunia): Promise<void> => {
  await isiMarketplace(owner)
  await isiRekening(owner, '0111')
}

const cincin = async ({ user: { owner } }: Dunia, berat = 1): Promise<string> =>
  (await tambahCincin(owner, { berat: gram(berat), berat_asli: gram(berat) })).kode_barcode

const sahkan = (d: Dunia, { no_faktur_jual, versi }: Nota, pembayaran: Bayar = []) =>
  d.coba(d.user.kasir, validasiJual, { data: [{ no_faktur_jual, versi, pembayaran }] })

/** A ring that TOKPED owes. @returns its nota as it stands then */
const terjual = async (d: Dunia, no_order: string, berat = 1): Promise<Nota> => {
  const isian = await formMarketplace(d.user.sales, [await cincin(d, berat)], no_order)
  const { data }: OutputOf<typeof jual> = boleh(await d.coba(d.user.sales, jual, isian))
  boleh(await sahkan(d, data))
  return { ...data, versi: data.versi + 1 }
}

const cair = async (
  d: Dunia,
  nota: readonly Nota[],
  ubah?: Parameters<typeof formCair>[3],
  lain?: Parameters<typeof formCair>[2],
) => d.coba(d.user.kasir, cairMarketplace, await formCair(d.user.kasir, nota, lain, ubah))

/** What came of one nota. */
const baris = (diterima: number, biaya = 0) => ({ diterima: rp(diterima), biaya: rp(biaya) })

export const MARKETPLACE: readonly Serangan[] = [
  {
    id: 'order-lagi',
    aturan: 'order-sama',
    siasat: 'sales mengirim dua cincin untuk satu order, yang kedua ditulis dengan spasi dan huruf kecil',
    main: async (d) => {
      await siap(d)
      const form = async (no_order: string) => formMarketplace(d.user.sales, [await cincin(d)], no_order)
      boleh(await d.coba(d.user.sales, jual, await form('INV/2026/77')))
      boleh(await d.coba(d.user.sales, jual, await form('INV/2026/78')))
      return lolos(await d.coba(d.user.sales, jual, await form(' inv 2026-77 ')))
    },
  },
  {
    id: 'order-karangan',
    aturan: 'order-dilihat',
    juga: ['konfirmasi-sendiri'],
    siasat: 'su mengeluarkan cincin mahal dengan order karangan yang disahkannya sendiri',
    main: async (d) => {
      await siap(d)
      const form = async (berat: number, no_order: string) => ({
        ...(await formMarketplace(d.user.su, [await cincin(d, berat)], no_order)),
        sahkan: true,
      })
      boleh(await d.coba(d.user.su, jual, await form(1, 'KARANG-1')))
      return lolos(await d.coba(d.user.su, jual, await form(4, 'KARANG-2')))
    },
  },
  {
    id: 'tunai-jadi-piutang',
    aturan: 'cara-dijaga',
    siasat: 'kasir menyimpan tunai sebuah nota toko dan mensahkannya sebagai piutang marketplace',
    main: async (d) => {
      await siap(d)
      const sah = async (bayar: Bayar) => {
        const jawab = await d.coba(d.user.sales, jual, await formJual(d.user.sales, [await cincin(d)]))
        return sahkan(d, (boleh(jawab) as OutputOf<typeof jual>).data, bayar)
      }
      boleh(await sah([bayarTunai(HARGA)]))
      return lolos(await sah([{ cara_bayar: 'MARKETPLACE', no_rekening: '', ref: 'TOKPED', jumlah: rp(HARGA) }]))
    },
  },
  {
    id: 'cair-mahal',
    aturan: 'batas-dokumen',
    siasat: 'kasir menulis biaya marketplace jauh di atas yang diatur, dan membagi lebihnya dengan temannya',
    main: async (d) => {
      await siap(d)
      const [satu, dua] = [await terjual(d, 'M-1'), await terjual(d, 'M-2')]
      boleh(await cair(d, [satu], [baris(HARGA - BIAYA - 100_000, BIAYA + 100_000)]))
      return lolos(await cair(d, [dua], [baris(HARGA - BIAYA - 600_000, BIAYA + 600_000)]))
    },
  },
  {
    id: 'cair-mahal-pecah',
    aturan: 'batas-hari',
    siasat: 'kasir membagi biaya marketplace yang dikarangnya atas banyak pencairan',
    main: async (d) => {
      await siap(d)
      const lebih = async (no_order: string) =>
        cair(d, [await terjual(d, no_order)], [baris(HARGA - BIAYA - 450_000, BIAYA + 450_000)])
      boleh(await lebih('P-1'))
      boleh(await lebih('P-2'))
      return lolos(await lebih('P-3'))
    },
  },
  {
    id: 'cair-mahal-tertutup',
    aturan: 'biaya-baris',
    juga: ['batas-dokumen'],
    siasat: 'kasir menutup biaya karangan satu faktur dengan faktur lain yang tanpa biaya',
    main: async (d) => {
      await siap(d)
      const [satu, dua] = [await terjual(d, 'T-1', 20), await terjual(d, 'T-2')]
      boleh(await cair(d, [satu], [baris(2_000_000)]))
      // 4 % of the 1,000,000 that came without a fee are 40,000: netted, 480,000 would be too much of a fee, not 520,000.
      const mahal = baris(HARGA - BIAYA - 520_000, BIAYA + 520_000)
      return lolos(await cair(d, [satu, dua], [baris(1_000_000), mahal]))
    },
  },
  {
    id: 'cair-karangan-pecah',
    aturan: 'batas-hari',
    juga: ['konfirmasi-sendiri'],
    siasat: 'kasir menutup piutang dengan pencairan yang tidak pernah datang, masing-masing di bawah batasnya',
    main: async (d) => {
      await siap(d)
      const nota = await terjual(d, 'K-1', 40)
      for (let n = 0; n < 10; n += 1) boleh(await cair(d, [nota], [baris(4_900_000)]))
      return lolos(await cair(d, [nota], [baris(4_900_000)]))
    },
  },
  {
    id: 'cair-batal-pecah',
    aturan: 'batas-hari',
    siasat: 'kasir mengeluarkan lagi uang pencairan sedikit demi sedikit',
    main: async (d) => {
      await siap(d)
      const nota = await terjual(d, 'B-1', 4)
      const sekali = async () => {
        const { no_cair_group }: OutputOf<typeof cairMarketplace> = boleh(await cair(d, [nota], [baris(450_000)]))
        const isi = { no_cair: no_cair_group, alasan: 'SALAH REKENING', otorisasi: null }
        return d.coba(d.user.kasir, batalCair, isi)
      }
      for (let n = 0; n < 4; n += 1) boleh(await sekali())
      return lolos(await sekali())
    },
  },
  {
    id: 'cair-slip-lepas',
    aturan: 'bukti-bagian',
    juga: ['bukti-sama'],
    siasat: 'kasir membatalkan faktur pertama sebuah pencairan supaya buktinya membayar satu nota lagi',
    main: async (d) => {
      await siap(d)
      const [satu, dua] = [await terjual(d, 'S-1'), await terjual(d, 'S-2')]
      const jawab = await cair(d, [satu, dua], [baris(400_000)], { referensi: 'TRF-9' })
      const { no_cair_group }: OutputOf<typeof cairMarketplace> = boleh(jawab)
      const isi = { no_cair: no_cair_group, alasan: 'SALAH FAKTUR', otorisasi: null }
      boleh(await d.coba(d.user.kasir, batalCair, isi))
      const sekali = async (referensi: string) => {
        const dijual = await d.coba(d.user.sales, jual, await formJual(d.user.sales, [await cincin(d)]))
        const lewat = { cara_bayar: 'TRANSFER' as const, no_rekening: '0111', masuk: true, referensi }
        return sahkan(d, (boleh(dijual) as OutputOf<typeof jual>).data, [{ ...lewat, jumlah: rp(HARGA) }])
      }
      boleh(await sekali('TRF-10'))
      return lolos(await sekali('TRF-9'))
    },
  },
  {
    id: 'beli-piutang',
    aturan: 'nota-piutang',
    siasat:
      'sales membeli kembali tunai barang yang belum dibayar marketplace: ordernya karangan, cincinnya tidak pernah pergi',
    main: async (d) => {
      await siap(d)
      await isiKondisi(d.user.owner)
      const kembali = async ({ barang: [satu] }: Nota) =>
        d.coba(
          d.user.sales,
          beli,
          formNota([cincinNota(satu?.kode_barcode ?? '', { berat: gram(1), harga: rp(1_400_000) })]),
        )
      const lunas = await terjual(d, 'R-1')
      boleh(await cair(d, [lunas]))
      boleh(await kembali(lunas))
      return lolos(await kembali(await terjual(d, 'R-2')))
    },
  },
  {
    id: 'retur-tertukar',
    aturan: 'retur-timbang',
    siasat: 'kasir menerima kembali cincin yang lebih ringan dari kurir, dan menukar yang asli di jalan',
    main: async (d) => {
      await siap(d)
      const batal = async (nota: Nota, berat: number) => {
        const timbang = nota.barang.map(({ kode_barcode }) => ({ kode_barcode, berat: gram(berat) }))
        const form = batalForm(nota, { timbang })
        const jawab = await d.coba(d.user.kasir, batalJual, form)
        if (jawab.headers['x-minta'] === undefined) return jawab
        const otorisasi = d.minta(jawab)
        boleh(await d.setujui(d.user.kasir, otorisasi, 'SU'))
        return d.coba(d.user.kasir, batalJual, { ...form, otorisasi })
      }
      boleh(await batal(await terjual(d, 'Z-1', 4), 3.98))
      return lolos(await batal(await terjual(d, 'Z-2', 4), 3.2))
    },
  },
  {
    id: 'baca-resi',
    aturan: 'resi-penjual',
    siasat: 'sales membaca nama dan alamat pembeli sales lain dari foto resinya',
    main: async (d) => {
      await siap(d)
      const marketplace = { kode_marketplace: 'TOKPED', no_order: 'RESI-1', foto_resi: fotoUnik() }
      const isian = await formMarketplace(d.user.sales, [await cincin(d)], 'RESI-1', { marketplace })
      const { no_faktur_jual }: OutputOf<typeof jual> = boleh(await d.coba(d.user.sales, jual, isian))
      const { foto } = await d.user.sales.call(resiJual, { no_faktur_jual })
      boleh(await d.coba(d.user.sales, fotoResi, { no_faktur_jual, hash: foto ?? '' }))
      const teman = await d.shop.user(d.user.owner, 'SALES2', 'SALES')
      return lolos(await d.coba(teman, fotoResi, { no_faktur_jual, hash: foto ?? '' }))
    },
  },
  {
    id: 'baca-piutang',
    aturan: 'piutang-menu',
    siasat: 'sales membaca berapa marketplace berutang kepada toko',
    main: async (d) => {
      await siap(d)
      await terjual(d, 'L-1')
      boleh(await d.coba(d.user.kasir, piutangMarketplace, {}))
      return lolos(await d.coba(d.user.sales, piutangMarketplace, {}))
    },
  },
]
