/** Attacks on counts: what lies on a tray, talked away, peeped at or agreed to by oneself. */
import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { cetakLabel } from '../../features/barang/cetak-barcode/cetak-barcode.contract.ts'
import { pindahBarang } from '../../features/barang/pindah-barang/pindah-barang.contract.ts'
import {
  mulaiOpname,
  pindaiOpname,
  setujuiOpname,
  temuBarang,
  tutupOpname,
} from '../../features/barang/stock-opname/stock-opname.contract.ts'
import { cetak } from '../../features/cetak/cetak.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

/** Starts to count CN01. @returns the count's number */
const hitung = async (d: Dunia): Promise<string> =>
  (boleh(await d.coba(d.user.gudang, mulaiOpname, { kode_baki: 'CN01' })) as { no_so: string }).no_so

const label = (kode_barcode: string, alasan = '') => ({
  kode_barcode: [kode_barcode],
  template: 'LIPAT' as const,
  rangkap: 1,
  alasan,
})

export const HITUNG: readonly Serangan[] = [
  {
    id: 'label-kedua',
    aturan: 'alasan-label',
    siasat: 'label kedua untuk barang lain, dicetak lewat pintu yang dipunyai semua user',
    main: async (d) => {
      const { kode_barcode } = await tambahCincin(d.user.owner)
      boleh(await d.coba(d.user.gudang, cetakLabel, label(kode_barcode)))
      return lolos(await d.coba(d.user.sales, cetak, { jenis: 'LABEL', dokumen: kode_barcode, rangkap: 1, alasan: '' }))
    },
  },
  {
    id: 'label-di-barang-lain',
    aturan: 'perlihatkan',
    siasat: 'label cetak ulang ditempel di tembaga, dan bakinya dihitung sendirian',
    main: async (d) => {
      const { kode_barcode } = await tambahCincin(d.user.owner)
      const biasa = await hitung(d)
      const tutup = async (no_so: string) => {
        boleh(await d.coba(d.user.gudang, pindaiOpname, { no_so, kode_barcode }))
        return d.coba(d.user.gudang, tutupOpname, { no_so, berat_timbang: gram(184) })
      }
      boleh(await tutup(biasa))
      boleh(await d.coba(d.user.su, setujuiOpname, { no_so: biasa }))
      boleh(await d.coba(d.user.gudang, cetakLabel, label(kode_barcode)))
      boleh(await d.coba(d.user.gudang, cetakLabel, label(kode_barcode, 'sobek')))
      return lolos(await tutup(await hitung(d)))
    },
  },
  {
    id: 'pindah-saat-dihitung',
    aturan: 'dihitung',
    siasat: 'barang yang dicuri dipindah di buku selagi bakinya dihitung',
    main: async (d) => {
      const { kode_barcode } = await tambahCincin(d.user.owner)
      const pindah = (ke: string) =>
        d.coba(d.user.gudang, pindahBarang, { kode_baki_tujuan: ke, detail_barang: [kode_barcode] })
      boleh(await pindah('CN02'))
      boleh(await pindah('CN01'))
      await hitung(d)
      return lolos(await pindah('CN02'))
    },
  },
  {
    id: 'intip-baki',
    aturan: 'hitung-buta',
    siasat: 'yang menghitung membaca isi baki dan memindai dari daftar',
    main: async (d) => {
      const { kode_barcode } = await tambahCincin(d.user.owner)
      const baca = (kode_baki: string) => d.kirim(d.user.gudang, 'GET', 'barang', { kode_baki })
      boleh(await baca('CN01'))
      await hitung(d)
      boleh(await baca('CN02'))
      return (await baca('CN01')).text.includes(kode_barcode)
    },
  },
  {
    id: 'setujui-hitungan-sendiri',
    aturan: 'hitung-orang-lain',
    siasat: 'SU menghitung, lalu menyetujui sendiri yang kurang',
    main: async (d) => {
      const { kode_barcode } = await tambahCincin(d.user.owner)
      await tambahCincin(d.user.owner)
      const { no_so } = boleh(await d.coba(d.user.su, mulaiOpname, { kode_baki: 'CN01' })) as { no_so: string }
      boleh(await d.coba(d.user.su, pindaiOpname, { no_so, kode_barcode }))
      boleh(await d.coba(d.user.su, tutupOpname, { no_so, berat_timbang: gram(184) }))
      // One piece is missing: a second person has counted before it is asked who approves.
      boleh(await d.coba(d.user.gudang, pindaiOpname, { no_so, kode_barcode }))
      boleh(await d.coba(d.user.gudang, tutupOpname, { no_so, berat_timbang: gram(184) }))
      const sendiri = await d.coba(d.user.su, setujuiOpname, { no_so })
      if (!lolos(sendiri)) boleh(await d.coba(d.user.owner, setujuiOpname, { no_so }))
      return lolos(sendiri)
    },
  },
  {
    id: 'temukan-lagi',
    aturan: 'temu',
    siasat: 'yang disetujui hilang "ditemukan" oleh SU sendirian',
    main: async (d) => {
      const { kode_barcode } = await tambahCincin(d.user.owner)
      const ada = (await tambahCincin(d.user.owner)).kode_barcode
      const no_so = await hitung(d)
      for (const siapa of [d.user.gudang, d.user.su]) {
        boleh(await d.coba(siapa, pindaiOpname, { no_so, kode_barcode: ada }))
        boleh(await d.coba(siapa, tutupOpname, { no_so, berat_timbang: gram(180) }))
      }
      boleh(await d.coba(d.user.owner, setujuiOpname, { no_so }))
      return lolos(
        await d.coba(d.user.su, temuBarang, { kode_barcode, kode_baki: 'CN01', alasan: 'X', otorisasi: null }),
      )
    },
  },
]
