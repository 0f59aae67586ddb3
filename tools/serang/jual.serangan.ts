/** Attacks on selling: prices, cost, bons, cancels. */
import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { tambahCincin } from '@kencana/testing/barang'
import { batalForm, bayarTunai, formJual } from '@kencana/testing/penjualan'
import { cetak } from '../../features/cetak/cetak.contract.ts'
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
]
