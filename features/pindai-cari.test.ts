/**
 * Where more than pieces is looked for, a label of before hides nothing: what is typed is found as it stands, and the piece of a label too. Every
 * field that says it searches stands here.
 */
import { letakPindai } from '@kencana/contract'
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { formTitip, isiBakiTitip } from '@kencana/testing/titipan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barangLabel } from './barang/cetak-barcode/cetak-barcode.contract.ts'
import { kodeDariLabel, listBarang } from './barang/data-barang/data-barang.contract.ts'
import { cari } from './dashboard/cari/cari.contract.ts'
import { allFeatures } from './features.ts'
import { notaBeli } from './pembelian/transaksi-pembelian/nota-beli.contract.ts'
import { cekNota } from './penjualan/laporan-penjualan/laporan-penjualan.contract.ts'
import { getJual, listJual } from './penjualan/transaksi-penjualan/nota.contract.ts'
import { listTitipan } from './titipan/transaksi-titipan/titipan.contract.ts'
import { titip } from './titipan/transaksi-titipan/transaksi-titipan.contract.ts'

let shop: TestShop
let owner: User
/** A sold piece with a label of before, its nota, and one that lies on a tray with another. */
let terjual: { kode_barcode: string; no_faktur_jual: string }
let stok: string
let titipan: { no_titip: string; kode_barcode: string }
/** The nota of somebody else. */
let lain: string

const LABEL = '0000815'
const LABEL_STOK = 'AB+07 / 1'
const LABEL_TITIP = 'TT/9'

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiBakiTitip(owner)
  lain = (await jualSah(owner, owner, [(await tambahCincin(owner)).kode_barcode], { no_hp: '081298765432' }))
    .no_faktur_jual
  const { kode_barcode } = await tambahCincin(owner, { barcode_lama: LABEL })
  terjual = { kode_barcode, no_faktur_jual: (await jualSah(owner, owner, [kode_barcode])).no_faktur_jual }
  stok = (await tambahCincin(owner, { barcode_lama: LABEL_STOK })).kode_barcode
  const dititip = (await tambahCincin(owner, { barcode_lama: LABEL_TITIP })).kode_barcode
  const { data } = await owner.call(titip, await formTitip(owner, [dititip]))
  titipan = { no_titip: data.barang[0]?.no_titip ?? '', kode_barcode: dititip }
})
afterAll(() => shop.close())

interface Carian {
  cari: (ketikan: string) => Promise<readonly string[]>
  /** A label of before, and what it leads to. */
  label: () => readonly [label: string, kode: string]
  /** What else is typed there, and what it means: no label may hide it. */
  ketikan: () => readonly (readonly [ketikan: string, kode: string])[]
}

const nota = (): Pick<Carian, 'label' | 'ketikan'> => ({
  label: () => [LABEL, terjual.no_faktur_jual],
  ketikan: () => [
    [lain, lain],
    [lain.slice(-4), lain],
  ],
})

const CARIAN: Readonly<Record<string, Carian>> = {
  'barang.q': {
    cari: async (q) => {
      const { rows } = await owner.call(listBarang, listBarang.input.parse({ q }))
      return rows.map((one) => one.kode_barcode)
    },
    label: () => [LABEL_STOK, stok],
    ketikan: () => [
      [stok.slice(0, 9), stok],
      ['CINCIN MILANO', stok],
    ],
  },
  'barang/kode-barcode/{kode}.kode': {
    cari: async (kode) => [(await owner.call(kodeDariLabel, { kode })).kode_barcode],
    label: () => [LABEL_STOK, stok],
    ketikan: () => [[stok, stok]],
  },
  'cari.q': {
    cari: async (q) => (await owner.call(cari, { q })).map((one) => one.kode),
    label: () => [LABEL_STOK, stok],
    ketikan: () => [
      [lain, lain],
      ['CINCIN MILANO', stok],
    ],
  },
  'cetak-barcode.nilai': {
    cari: async (nilai) => {
      const cara = nilai.toUpperCase() === LABEL_STOK ? 'PINDAI' : 'BAKI'
      return (await owner.call(barangLabel, { cara, nilai })).map((one) => one.kode_barcode)
    },
    label: () => [LABEL_STOK, stok],
    ketikan: () => [['CN01', stok]],
  },
  'pembelian/nota/{kode}.kode': {
    cari: async (kode) => (await owner.call(notaBeli, { kode })).map((one) => one.no_faktur_jual),
    label: () => [LABEL, terjual.no_faktur_jual],
    ketikan: () => [
      [lain, lain],
      ['081298765432', lain],
    ],
  },
  'penjualan.q': {
    cari: async (q) => {
      const { rows } = await owner.call(listJual, listJual.input.parse({ q }))
      return rows.map((one) => one.no_faktur_jual)
    },
    ...nota(),
  },
  'penjualan/cek/{no_faktur}.no_faktur': {
    cari: async (no_faktur) => [(await owner.call(cekNota, { no_faktur })).no_faktur_jual],
    ...nota(),
  },
  'penjualan/get/{no_faktur}.no_faktur': {
    cari: async (no_faktur) => [(await owner.call(getJual, { no_faktur })).no_faktur_jual],
    ...nota(),
  },
  'titipan.q': {
    cari: async (q) => {
      const { rows } = await owner.call(listTitipan, listTitipan.input.parse({ q }))
      return rows.map((one) => one.no_titip)
    },
    label: () => [LABEL_TITIP, titipan.no_titip],
    ketikan: () => [
      [titipan.no_titip, titipan.no_titip],
      ['IBU SRI', titipan.no_titip],
    ],
  },
}

const fields = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0')
  .flatMap((feature) => feature.routes)
  .flatMap(({ endpoint }) => letakPindai(endpoint.input, 'CARI').map((way) => `${endpoint.path}.${way.join('.')}`))

it('every field that searches is tried', () => {
  expect([...new Set(fields)].toSorted()).toEqual(Object.keys(CARIAN).toSorted())
})

describe.each(Object.entries(CARIAN))('%s', (_, satu) => {
  it('finds the piece of a label of before', async () => {
    const [label, kode] = satu.label()
    expect(await satu.cari(label)).toContain(kode)
    expect(await satu.cari(label.toLowerCase())).toContain(kode)
  })

  it('finds what is typed though a label of before says the same', async () => {
    await shop.db.run(sql`UPDATE barang SET barcode_lama = NULL WHERE nama_barang = 'GELANG'`)
    const { kode_barcode } = await tambahCincin(owner, { kode_baki: 'CN02', nama_barang: 'GELANG' })
    for (const [ketikan, kode] of satu.ketikan()) {
      // Whatever a form refuses by now may stand there from before.
      await shop.db.run(sql`UPDATE barang SET barcode_lama = ${ketikan} WHERE kode_barcode = ${kode_barcode}`)
      expect(await satu.cari(ketikan), ketikan).toContain(kode)
    }
  })
})
