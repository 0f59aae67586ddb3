/** Attacks on what a price follows from: a category made for the purpose, a tray's weight, what a count moved. */

import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { barangByBarcode, editBarang } from '../../features/barang/data-barang/data-barang.contract.ts'
import { gantiGroup } from '../../features/barang/koreksi-barang/koreksi-barang.contract.ts'
import {
  mulaiOpname,
  pindaiOpname,
  setujuiOpname,
  tutupOpname,
} from '../../features/barang/stock-opname/stock-opname.contract.ts'
import { group } from '../../features/master/group/group.contract.ts'
import { koreksiPersentase } from '../../features/master/group/koreksi-persentase.contract.ts'
import { jenis } from '../../features/master/jenis/jenis.contract.ts'
import { boleh, type Dunia, lolos, type Serangan } from './dunia.ts'

/** A category of the fineness of MM, whose gold costs 2,350,000. */
const kategori = (harga: number) => ({
  kode_group: 'MX',
  nama_group: 'SERUPA',
  jenis_group: 'PERHIASAN',
  harga: rp(harga),
  harga_modal: rp(0),
  persentase: parsePersen(70),
})

const baki = (d: Dunia, kode_baki: string, berat_baki: number) =>
  d.kirim(d.user.gudang, 'POST', 'baki/add', {
    kode_baki,
    nama_baki: kode_baki,
    kode_gudang: 'TOKO',
    berat_baki,
    berat_bandrol: 0,
  })

export const HARGA: readonly Serangan[] = [
  {
    id: 'kategori-murah',
    aturan: 'harga-pertama',
    siasat: 'SU membuat kategori berkadar sama dengan harga 100',
    main: async (d) => {
      const jawab = await d.coba(d.user.su, group.create, kategori(100))
      if (!lolos(jawab)) boleh(await d.coba(d.user.su, group.create, kategori(2_300_000)))
      return lolos(jawab)
    },
  },
  {
    id: 'kategori-harga-dibalik',
    aturan: 'parameter-harga',
    siasat: 'SU mengganti cara menghitung harga, membeli, lalu mengembalikannya',
    main: async (d) => {
      const ubah = (value: string) => d.kirim(d.user.su, 'PUT', 'para-system/key/kategori_harga', { value })
      boleh(await ubah('harga_gram'))
      boleh(await ubah('harga_100%'))
      await tambahCincin(d.user.owner)
      return lolos(await ubah('harga_gram'))
    },
  },
  {
    id: 'kadar-dibetulkan',
    aturan: 'persentase-setuju',
    siasat: 'SU membetulkan persentase kategori ke atas, supaya membeli kadar tinggi tidak diminta persetujuan',
    main: async (d) => {
      const betul = (kode_group: string, persen: number) => ({
        kode_group,
        persentase: parsePersen(persen),
        mulai: d.user.su.data.tgl_system,
        alasan: 'SALAH KETIK',
        otorisasi: null,
      })
      boleh(await d.coba(d.user.owner, group.create, kategori(2_350_000)))
      boleh(await d.coba(d.user.su, koreksiPersentase, betul('MX', 71)))
      await tambahCincin(d.user.owner)
      return lolos(await d.coba(d.user.su, koreksiPersentase, betul('MM', 91.6)))
    },
  },
  {
    id: 'pindah-ke-murah',
    aturan: 'ganti-harga',
    siasat: 'SU memindahkan cincin ke kategori berkadar sama yang harganya jatuh',
    main: async (d) => {
      const { kode_barang: kode } = await tambahCincin(d.user.owner)
      boleh(await d.coba(d.user.owner, group.create, kategori(2_350_000)))
      boleh(await d.coba(d.user.owner, jenis.create, { kode_dept: 'CIX', nama_dept: 'X', kode_group: 'MX' }))
      const pindah = (kode_dept: string) =>
        d.coba(d.user.su, gantiGroup, { kode, kode_dept, alasan: 'X', otorisasi: null })
      boleh(await pindah('CIX'))
      boleh(await pindah('CIN'))
      // By whatever way its price fell.
      await d.shop.db.run(sql`UPDATE master_group SET harga = 100 WHERE kode_group = 'MX'`)
      return lolos(await pindah('CIX'))
    },
  },
  {
    id: 'kadar-sesudah-masuk',
    aturan: 'kadar-edit',
    siasat: 'SU memasukkan cincin dengan kadarnya, lalu menurunkannya dengan edit',
    main: async (d) => {
      const { kode_barang } = await tambahCincin(d.user.owner)
      const edit = (kadar: string) =>
        d.coba(d.user.su, editBarang, {
          kode_barang,
          nama_barang: 'CINCIN',
          nama_atribut: '',
          harga_atribut: rp(0),
          kode_intern: '',
          kadar,
          kadar_cetak: '70',
        })
      boleh(await edit('69'))
      return lolos(await edit('1'))
    },
  },
  {
    id: 'atribut-murah',
    aturan: 'edit-pemilik',
    siasat: 'GUDANG menurunkan harga atribut cincin sebelum dijual',
    main: async (d) => {
      const { kode_barang } = await tambahCincin(d.user.owner)
      const { kadar, kadar_cetak } = await d.user.owner.call(barangByBarcode, { kode: kode_barang })
      const edit = (harga: number) =>
        d.coba(d.user.gudang, editBarang, {
          kode_barang,
          nama_barang: 'CINCIN',
          nama_atribut: 'BERLIAN',
          harga_atribut: rp(harga),
          kode_intern: '',
          kadar,
          kadar_cetak,
        })
      boleh(await edit(5_000_000))
      return lolos(await edit(0))
    },
  },
  {
    id: 'baki-ringan',
    aturan: 'tara-baru',
    siasat: 'GUDANG membuat baki yang dicatat lebih berat, selisihnya satu cincin',
    main: async (d) => {
      boleh(await baki(d, 'CN08', 0))
      return lolos(await baki(d, 'CN09', 185))
    },
  },
  {
    id: 'batal-pindah-opname',
    aturan: 'pindah-opname',
    siasat: 'GUDANG membatalkan pemindahan yang disetujui dari hitungan',
    main: async (d) => {
      const semua = [await tambahCincin(d.user.owner), await tambahCincin(d.user.owner, { kode_baki: 'CN02' })]
      const { no_so } = boleh(await d.coba(d.user.gudang, mulaiOpname, { kode_baki: 'CN01' })) as { no_so: string }
      for (const siapa of [d.user.gudang, d.user.su]) {
        for (const { kode_barcode } of semua) boleh(await d.coba(siapa, pindaiOpname, { no_so, kode_barcode }))
        boleh(await d.coba(siapa, tutupOpname, { no_so, berat_timbang: gram(188) }))
      }
      boleh(await d.coba(d.user.owner, setujuiOpname, { no_so }))
      const row = await d.shop.db.one<{ no: string }>(
        sql`SELECT no_pindah AS no FROM stock_opname WHERE no_so = ${no_so}`,
      )
      const batal = `pindah-barang/${row?.no}/batal`
      const jawab = await d.kirim(d.user.gudang, 'POST', batal, { alasan: 'X' })
      if (!lolos(jawab)) boleh(await d.kirim(d.user.owner, 'POST', batal, { alasan: 'X' }))
      return lolos(jawab)
    },
  },
]
