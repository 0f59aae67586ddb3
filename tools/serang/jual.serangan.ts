/** Attacks on selling: prices, cost, bons, cancels. */
import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { gram, type User } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { cincinLama, disetujuiBila, isiKondisi } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual } from '@kencana/testing/penjualan'
import { isiRekening } from '@kencana/testing/rekening'
import { barangByBarcode } from '../../features/barang/data-barang/data-barang.contract.ts'
import { mulaiOpname, setujuiOpname, tutupOpname } from '../../features/barang/stock-opname/stock-opname.contract.ts'
import { cetak } from '../../features/cetak/cetak.contract.ts'
import { ubahParaSystem } from '../../features/pengaturan/para-system/para-system.contract.ts'
import { notaPublik } from '../../features/penjualan/nota-publik/nota-publik.contract.ts'
import { BON_PENJUALAN } from '../../features/penjualan/transaksi-penjualan/nota.contract.ts'
import {
  batalJual,
  jual,
  validasiJual,
} from '../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

/** A ring for 5,733,000, and the form of SALES that sells it for less. */
const form = async (d: Dunia, kurang: number) => {
  const { kode_barcode } = await tambahCincin(d.user.owner)
  const isian = await formJual(d.user.sales, [kode_barcode])
  const detail_barang = isian.detail_barang.map((one) => ({ ...one, total: rp(one.total - kurang) }))
  return { ...isian, detail_barang }
}

/** A ring that SALES has sold and that waits at the cashier. */
const masuk = async (d: Dunia) => {
  const jawab = await d.coba(d.user.sales, jual, await form(d, 0))
  const { data: nota }: OutputOf<typeof jual> = boleh(jawab)
  return { nota, kode: nota.barang[0]?.kode_barcode ?? '' }
}

const dicetak = (d: Dunia, siapa: User, { no_faktur_jual }: { no_faktur_jual: string }) =>
  d.coba(siapa, cetak, { jenis: BON_PENJUALAN, dokumen: no_faktur_jual, rangkap: 1, alasan: '' })

export const JUAL: readonly Serangan[] = [
  {
    id: 'jual-murah',
    aturan: 'diskon-nota',
    siasat: 'sales menjual cincin 4 % di bawah harga hari ini',
    main: async (d) => {
      boleh(await d.coba(d.user.sales, jual, await form(d, 100_000)))
      return lolos(await d.coba(d.user.sales, jual, await form(d, 230_000)))
    },
  },
  {
    id: 'jual-pecah',
    aturan: 'batas-hari',
    siasat: 'sales memberi diskon kecil di banyak nota',
    main: async (d) => {
      for (let n = 0; n < 6; n += 1) boleh(await d.coba(d.user.sales, jual, await form(d, 160_000)))
      return lolos(await d.coba(d.user.sales, jual, await form(d, 160_000)))
    },
  },
  {
    id: 'jual-ongkos',
    aturan: 'ongkos-jual',
    siasat: 'sales menulis ongkos yang tidak dibayar, supaya potongannya tidak tampak sebagai diskon',
    main: async (d) => {
      boleh(await d.coba(d.user.sales, jual, await form(d, 0)))
      const isian = await form(d, 0)
      const ongkos = { nominal: rp(2_000_000), tipe_ongkos: 'TOTAL' as const }
      return lolos(
        await d.coba(d.user.sales, jual, {
          ...isian,
          detail_barang: isian.detail_barang.map((one) => ({ ...one, ongkos })),
        }),
      )
    },
  },
  {
    id: 'bon-batal',
    aturan: 'bon',
    siasat: 'sales memberi bon, menerima uang dan barangnya pergi, lalu membatalkan nota yang belum sah',
    main: async (d) => {
      const lain = await masuk(d)
      boleh(await d.coba(d.user.sales, batalJual, batalForm(lain.nota)))
      const { nota, kode } = await masuk(d)
      boleh(
        await d.coba(d.user.sales, cetak, {
          jenis: BON_PENJUALAN,
          dokumen: nota.no_faktur_jual,
          rangkap: 1,
          alasan: '',
        }),
      )
      return lolos(await d.coba(d.user.sales, batalJual, batalForm(nota, { kode_barcode: [kode] })))
    },
  },
  {
    id: 'bon-kasir',
    aturan: 'bon-pindai',
    siasat: 'kasir menolak nota yang bonnya sudah dicetak tanpa barangnya di tangan',
    main: async (d) => {
      const { nota, kode } = await masuk(d)
      boleh(
        await d.coba(d.user.sales, cetak, {
          jenis: BON_PENJUALAN,
          dokumen: nota.no_faktur_jual,
          rangkap: 1,
          alasan: '',
        }),
      )
      const jawab = await d.coba(d.user.kasir, batalJual, batalForm(nota))
      if (!lolos(jawab)) boleh(await d.coba(d.user.kasir, batalJual, batalForm(nota, { kode_barcode: [kode] })))
      return lolos(jawab)
    },
  },
  {
    id: 'bon-hilang',
    aturan: 'bon-hilang',
    siasat: 'kasir menerima uangnya di luar, lalu menyatakan barang yang dibawa customer itu hilang',
    main: async (d) => {
      const { nota, kode } = await masuk(d)
      boleh(await dicetak(d, d.user.sales, nota))
      const isian = batalForm(nota, { hilang: [kode] })
      const jawab = await d.coba(d.user.kasir, batalJual, isian)
      if (lolos(jawab)) return true
      const otorisasi = d.minta(jawab)
      boleh(await d.setujui(d.user.kasir, otorisasi, 'OWNER'))
      boleh(await d.coba(d.user.kasir, batalJual, { ...isian, otorisasi }))
      return false
    },
  },
  {
    id: 'bon-hilang-penjual',
    aturan: 'bon-hilang-penjual',
    siasat: 'SU menjual, membawa barangnya pulang, dan menyetujui sendiri bahwa barang itu hilang',
    main: async (d) => {
      const { su, kasir } = d.user
      const hilang = async (siapa: User) => {
        const { kode_barcode } = await tambahCincin(d.user.owner)
        const { data }: OutputOf<typeof jual> = boleh(await d.coba(siapa, jual, await formJual(siapa, [kode_barcode])))
        boleh(await dicetak(d, siapa, data))
        const isian = batalForm(data, { hilang: [kode_barcode] })
        const otorisasi = d.minta(await d.coba(kasir, batalJual, isian))
        const setuju = await d.setujui(kasir, otorisasi, 'SU')
        return lolos(setuju) ? d.coba(kasir, batalJual, { ...isian, otorisasi }) : setuju
      }
      boleh(await hilang(d.user.sales))
      return lolos(await hilang(su))
    },
  },
  {
    id: 'batal-sah-sendiri',
    aturan: 'batal-jual',
    siasat: 'kasir membatalkan penjualan yang sah tanpa persetujuan, dan menyimpan uangnya',
    main: async (d) => {
      const { nota } = await masuk(d)
      const { no_faktur_jual, versi, tagihan } = nota
      const data = [{ no_faktur_jual, versi, pembayaran: [bayarTunai(tagihan)] }]
      boleh(await d.coba(d.user.kasir, validasiJual, { data }))
      return lolos(await d.coba(d.user.kasir, batalJual, batalForm({ no_faktur_jual, versi: versi + 1 })))
    },
  },
  {
    id: 'nota-palsu',
    aturan: 'tanda-nota',
    siasat: 'sales menukar nomor di token notanya yang sah dengan nomor nota orang lain',
    main: async (d) => {
      const { nota } = await masuk(d)
      const lain = await masuk(d)
      boleh(await d.coba(d.user.sales, notaPublik, { token: nota.token }))
      const tanda = Buffer.from(nota.token, 'base64url').subarray(-16)
      const palsu = Buffer.concat([Buffer.from(`TK01\n${lain.nota.no_faktur_jual}`), tanda]).toString('base64url')
      return lolos(await d.coba(d.user.sales, notaPublik, { token: palsu }))
    },
  },
  {
    id: 'nota-sering',
    aturan: 'nota-semenit',
    siasat: 'seseorang menebak token nota sebanyak-banyaknya',
    main: async (d) => {
      const { nota } = await masuk(d)
      for (let n = 0; n < 60; n += 1) boleh(await d.coba(d.user.sales, notaPublik, { token: nota.token }))
      return lolos(await d.coba(d.user.sales, notaPublik, { token: nota.token }))
    },
  },
  {
    id: 'bayar-karangan',
    aturan: 'cara-dijaga',
    siasat: 'kasir menerima tunai dan mensahkan nota dengan barang tukar yang tidak ada',
    main: async (d) => {
      const sahkan = async (cara: object) => {
        const { nota } = await masuk(d)
        const { no_faktur_jual, versi, tagihan } = nota
        const data = [{ no_faktur_jual, versi, pembayaran: [{ ...bayarTunai(tagihan), ...cara }] }]
        return d.kirim(d.user.kasir, 'POST', validasiJual.path, { data })
      }
      boleh(await sahkan({}))
      return lolos(await sahkan({ cara_bayar: 'TUKAR', ref: 'FB-TK01-990101-0001' }))
    },
  },
  {
    id: 'tukar-karangan',
    aturan: 'tukar-keluar',
    siasat: 'sales menukar barang lama karangan dengan cincin murah, dan minta sisanya tunai',
    main: async (d) => {
      await isiKondisi(d.user.owner)
      const coba = async (harga: number) => {
        const { kode_barcode } = await tambahCincin(d.user.owner, { berat: gram(1), berat_asli: gram(1) })
        const tukar = { kode_baki: 'BELI1', detail_barang: [cincinLama({ harga: rp(harga) })] }
        return d.coba(
          d.user.sales,
          jual,
          await formJual(d.user.sales, [kode_barcode], { tukar, nik: '3573010203040506' }),
        )
      }
      boleh(await coba(1_000_000))
      return lolos(await coba(1_900_000))
    },
  },
  {
    id: 'sahkan-dua-langkah',
    aturan: 'sahkan-sendiri',
    siasat: 'su menjual dan mensahkan sendiri dalam dua langkah, walau toko meminta orang kedua',
    main: async (d) => {
      await disetujuiBila(d.user.owner, ubahParaSystem, { key: 'sahkan_langsung', value: 'TIDAK', otorisasi: null })
      const sahkan = async (siapa: User) => {
        const isian = await form(d, 0)
        const { data: nota }: OutputOf<typeof jual> = boleh(await d.coba(d.user.su, jual, isian))
        const { no_faktur_jual, versi, tagihan } = nota
        return d.coba(siapa, validasiJual, { data: [{ no_faktur_jual, versi, pembayaran: [bayarTunai(tagihan)] }] })
      }
      boleh(await sahkan(d.user.kasir))
      return lolos(await sahkan(d.user.su))
    },
  },
  {
    id: 'bukti-ditulis-lain',
    aturan: 'bukti-sama',
    siasat: 'satu bukti transfer membayar dua nota, ditulis dengan cara lain',
    main: async (d) => {
      await isiRekening(d.user.owner, '0111')
      const sahkan = async (referensi: string) => {
        const { nota } = await masuk(d)
        const { no_faktur_jual, versi, tagihan } = nota
        const lewat = {
          cara_bayar: 'TRANSFER' as const,
          no_rekening: '0111',
          masuk: true,
          referensi,
          jumlah: rp(900_000),
        }
        const pembayaran = [lewat, bayarTunai(tagihan - 900_000)]
        return d.coba(d.user.kasir, validasiJual, { data: [{ no_faktur_jual, versi, pembayaran }] })
      }
      boleh(await sahkan('TRX-1'))
      boleh(await sahkan('TRX-2'))
      return lolos(await sahkan('trx 1'))
    },
  },
  {
    id: 'hitung-lewat-nota',
    aturan: 'hitung-nota',
    siasat: 'barang yang dicuri dijual di buku selagi bakinya dihitung, dan notanya ditolak sesudahnya',
    main: async (d) => {
      const { nota, kode } = await masuk(d)
      boleh(await d.coba(d.user.sales, batalJual, batalForm(nota)))
      const { no_so } = boleh(await d.coba(d.user.gudang, mulaiOpname, { kode_baki: 'CN01' })) as { no_so: string }
      const jawab = await d.coba(d.user.sales, jual, await formJual(d.user.sales, [kode]))
      const { data: dijual }: OutputOf<typeof jual> = boleh(jawab)
      boleh(await d.coba(d.user.gudang, tutupOpname, { no_so, berat_timbang: gram(180) }))
      boleh(await d.coba(d.user.sales, batalJual, batalForm(dijual)))
      boleh(await d.coba(d.user.su, setujuiOpname, { no_so }))
      const { status_barang } = boleh(await d.coba(d.user.owner, barangByBarcode, { kode })) as {
        status_barang: string
      }
      return status_barang === 'TERSEDIA'
    },
  },
]
