/**
 * Wherever a code is scanned, the label of before leads to the piece: a call that takes scanned codes says so in its contract, a statement that
 * looks for one is fed by such a call, and a screen that compares codes by itself asks for the own one.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ArtiPindaian, letakPindai } from '@kencana/contract'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { allFeatures } from './features.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const isi = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

const routes = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0').flatMap((feature) => feature.routes)

interface Isi {
  innerType?: z.ZodType
  options?: readonly z.ZodType[]
  element?: z.ZodType
  in?: z.ZodType
  shape?: Readonly<Record<string, z.ZodType>>
}

/** Every place of an input that holds no others, each as the way there. */
const semuaLetak = (field: z.ZodType): string[] => {
  const { innerType, options, element, in: masuk, shape } = field.def as Isi
  const dalam = [innerType, masuk, ...(options ?? [])].filter((one) => one !== undefined)
  if (shape) return Object.entries(shape).flatMap(([name, one]) => semuaLetak(one).map((way) => `.${name}${way}`))
  if (element) return semuaLetak(element).map((way) => `[]${way}`)
  return dalam.length > 0 ? dalam.flatMap(semuaLetak) : ['']
}

const dipindai = (input: z.ZodType, arti?: ArtiPindaian): Set<string> =>
  new Set(letakPindai(input, arti).map((way) => way.map((name) => (name === '*' ? '[]' : `.${name}`)).join('')))

/** What is named as codes of pieces are. */
const KODE = /(barcode|\.detail_barang\[\])(\[\])?$/

/** Named so, and nothing that is scanned, with the reason. */
const BUKAN: Readonly<Record<string, string>> = {
  'pindah-sortir.detail_barang[]': 'numbers of purchases',
}

it('every call that takes the code of a piece takes it as scanned', () => {
  const lupa = routes
    .filter(({ endpoint }) => endpoint.access !== 'service')
    .flatMap(({ endpoint }) => {
      const ada = dipindai(endpoint.input)
      return [...new Set(semuaLetak(endpoint.input))]
        .filter((way) => KODE.test(way) && !ada.has(way))
        .map((way) => `${endpoint.path}${way}`)
        .filter((way) => !(way in BUKAN))
    })
  expect(lupa).toEqual([])
})

/** A piece alone is meant where a field is called as codes are. */
const BARANG_SAJA = /(barcode|kode|\.hilang\[\]|\.detail_barang\[\])(\[\])?$/

it('a field that is called otherwise looks for more than a piece: what is typed there no label of before may hide', () => {
  const lupa = routes.flatMap(({ endpoint }) =>
    [...dipindai(endpoint.input, 'BARANG')].filter((way) => !BARANG_SAJA.test(way)).map((way) => endpoint.path + way),
  )
  expect(lupa).toEqual([])
})

it('a write means the pieces that were scanned, and looks for nothing else', () => {
  const salah = routes
    .filter(({ endpoint }) => endpoint.effect === 'write' && letakPindai(endpoint.input, 'CARI').length > 0)
    .map(({ endpoint }) => endpoint.path)
  expect(salah).toEqual([])
})

it('nobody without a session scans', () => {
  const tanpa = routes
    .filter(({ handle, endpoint }) => handle === undefined && letakPindai(endpoint.input).length > 0)
    .map(({ endpoint }) => endpoint.path)
  expect(tanpa).toEqual([])
})

/** Statements that look for a code, by file: the scanned fields of calls that they get it from, or why it is an own code already. */
const DICARI: Readonly<Record<string, readonly string[] | string>> = {
  'akses/otorisasi/otorisasi.server.ts': 'what a request keeps',
  'barang/cetak-barcode/cetak-barcode.query.ts': ['cetak-barcode.nilai', 'cetak-barcode.kode_barcode[]'],
  'barang/data-barang/data-barang.api.ts': [
    'barang/get/by-kode-barcode/{kode}.kode',
    'barang/riwayat/{kode}.kode',
    'barang/{kode}/ganti-group.kode',
    'barang/{kode}/koreksi-berat.kode',
    'cucian.detail_barang[]',
    'hancur-barang.detail_barang[]',
    'kirim-barang-kecabang/{to}.detail_barang[].kode_barcode',
    'kirim-barang/{to}.detail_barang[].kode_barcode',
    'pesanan.detail_barang[].contoh_barcode',
    'pindah-barang.detail_barang[]',
    'pindah-barang/satu-baki.detail_barang[].kode_barcode',
  ],
  'barang/data-barang/data-barang.query.ts': ['barang.q', 'barang/kode-barcode/{kode}.kode'],
  'barang/harga-barang/harga-kini.api.ts': 'pieces that were read before',
  'barang/stock-opname/barang-hilang.server.ts': ['barang-hilang/temu.kode_barcode'],
  'barang/stock-opname/hitung-opname.store.ts': ['opname-baki/{no_so}/pindai.kode_barcode'],
  'barang/stock-opname/stock-opname.server.ts': ['opname-baki/{no_so}/lepas.kode_barcode'],
  'cetak/cetak.api.ts': 'what a screen prints',
  'dashboard/cari/cari.query.ts': ['cari.q'],
  'pembelian/transaksi-pembelian/nota-beli.query.ts': ['pembelian/nota/{kode}.kode'],
  'pembelian/transaksi-pembelian/validasi.store.ts': [
    'hutang.detail_barang[].kode_barcode',
    'pembelian.detail_barang[].kode_barcode',
    'penjualan.tukar.detail_barang[].kode_barcode',
  ],
  'penjualan/laporan-penjualan/laporan-penjualan.query.ts': ['penjualan/cek/{no_faktur}.no_faktur'],
  'penjualan/transaksi-penjualan/barang-jual.api.ts': [
    'penjualan.detail_barang[].kode_barcode',
    'penjualan/barang/{kode}.kode',
    'penjualan/hitung.kode_barcode[]',
    'titipan.detail_barang[].kode_barcode',
  ],
  'penjualan/transaksi-penjualan/nota.api.ts': ['penjualan.q', 'penjualan/get/{no_faktur}.no_faktur'],
  'titipan/transaksi-titipan/titipan.query.ts': ['titipan.q'],
}

it('every statement that looks for a code gets it from a call that says it is scanned', () => {
  const ada = files.filter(
    (file) =>
      /\.(api|query|store|server)\.ts$/.test(file) &&
      /kode_barcode (=|LIKE) (ANY \()?\$\{|kode_barcode \$\{among/.test(isi(file)),
  )
  expect(ada.toSorted()).toEqual(Object.keys(DICARI))
  const semua = new Set(
    routes.flatMap(({ endpoint }) => [...dipindai(endpoint.input)].map((way) => endpoint.path + way)),
  )
  const disebut = Object.values(DICARI).flatMap((one) => (typeof one === 'string' ? [] : one))
  expect(disebut.filter((one) => !semua.has(one))).toEqual([])
})

/** Screens that look for a scanned code in what they have; those that only tell rows apart by own codes stand with their reason. */
const DI_LAYAR: Readonly<Record<string, string>> = {
  'barang/data-barang/pindai-barang.shared.tsx': 'compares once more with what the server answered',
  'kasir/validasi-jual-beli/antrian.part.tsx': 'asked again with the own code by kartu-antrian.part.tsx',
}

it('every screen that compares a scanned code with what it has asks for the own code', () => {
  const sendiri = files.filter(
    (file) =>
      file.endsWith('.tsx') &&
      /(find|some|filter)\(\(?(one|\{ kode_barcode \})\)? => (one\.)?kode_barcode === (kode|one|ini|barcode|q)\b/.test(
        isi(file),
      ),
  )
  const lupa = sendiri.filter((file) => !/dariLabel|kodeSendiri/.test(isi(file)) && !(file in DI_LAYAR))
  expect(lupa).toEqual([])
})
