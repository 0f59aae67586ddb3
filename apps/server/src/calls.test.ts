/** The calls that existing front ends make, letter for letter: method, path, keys sent, keys read back. */

import type { Answered } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let shop: TestShop
let owner: User
/** What each of the writes was answered. */
const answers: Answered[] = []
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await tambahCincin(owner)
  await owner.send('POST', 'parabandrol/add', { body: { keterangan: 'LIPAT', berat_bandrol: 0.35 } })
  await owner.send('POST', 'sales/add', { body: { kode_sales: 'S01', nama_sales: 'RINA' } })
  await owner.send('POST', 'tukang/add', { body: { kode_tukang: 'T01', nama_tukang: 'SLAMET' } })
  await owner.send('POST', 'parakondisi/add', { body: { kondisi_barang: 'BAIK' } })
  const beli = { kondisi_barang: 'BAIK', type: 'RP', potongan: 1000, persentase: 0, status_aktif: 'YA' }
  await owner.send('POST', 'parabeli/add', { body: beli })
  for (const [method, path, body] of WRITES) answers.push(await owner.send(method, path, { body }))
})
afterAll(() => shop.close())

/** Lookups with the keys that are read of their first row. */
const LOOKUPS: readonly [path: string, keys: string][] = [
  ['group/get/all', 'kode_group,nama_group,harga,persentase'],
  ['group/get/by-kode-group?kode_group=MM', 'kode_group,nama_group,harga,persentase'],
  ['jenis/get/all', 'kode_dept,kode_group,nama_dept'],
  ['jenis/get/by-kode-kategori/MM', 'kode_dept'],
  ['baki/get/by-kode-baki/CN01', 'kode_baki,kode_gudang'],
  ['baki/tambah-barang', 'kode_baki,kode_gudang'],
  ['baki/ready', 'kode_baki,kode_gudang'],
  ['baki/get/by-kode-gudang/KC', 'kode_baki,kode_gudang'],
  ['para-system', 'key,value'],
  ['parabandrol/get/all', 'berat_bandrol'],
  ['tokos', '_id,kode_toko,nama_toko'],
  ['masteratribut/get/all', '_id,nama_atribut'],
  ['masterpabrik/get/all', '_id,nama_pabrik'],
  ['labeling/get/all', '_id,kode_labeling,nama_labeling'],
  ['ruginota/get/all', 'kode_kategori,kadar,rugi,rusak'],
  ['hadiah/get/all', 'kode_hadiah,nama_hadiah,poin,stock'],
  ['parapoin/get/all', 'kode_group,poin'],
  ['masterkadar/get/all', 'kode,persentase'],
  ['marketplace', 'kode_marketplace,nama_marketplace'],
  ['paratransaksi/get/all', 'kode_transaksi,deskripsi'],
  ['gudang/get/all', 'kode_gudang,nama_gudang'],
  ['gudang/get/all/master', 'kode_gudang,nama_gudang'],
  ['sales/get/all', 'kode_sales,nama_sales'],
  ['tukang/get/all', 'kode_tukang,nama_tukang'],
  ['parakondisi/get/all', 'kondisi_barang'],
  ['parabeli/get/all', 'kondisi_barang,persentase'],
  ['parapinjaman/get/all', 'kondisi_pinjaman'],
  ['users/get/all', 'user_id,user_name,level'],
  ['parameter-potongan', 'kode_group,potongan_harga,potongan_markis'],
  ['para-jenis-group', 'jenis_group'],
  [
    'bahan/reports?type=DETAIL&kode_group=ALL&kode_tukang=ALL&tgl_from=2026-03-02&tgl_to=2026-03-02',
    '_id,kode_tukang,no_tambah_tukar,kode_group,keterangan,jenis,trx_type,jml_bahan,berat_susut,saldo_akhir',
  ],
  [
    'bahan/reports?type=REKAP&kode_group=MM&kode_tukang=T01&tgl_from=2026-03-02&tgl_to=2026-03-02',
    'kode_tukang,kode_group,total_bahan,pakai_bahan,ambil_patri,sisa_bahan',
  ],
  ['sepuhan/report-barang-dalam', 'nama_gudang,kode_group,qty,berat'],
]

const BAHAN = { jenis: 'BAHAN', kode_group: 'MM' }

/** Writes in an order in which each finds what it needs; the answer is a message. */
const WRITES: readonly [method: string, path: string, body: object][] = [
  ['POST', 'masteratribut/add', { nama_atribut: 'ZIRCON' }],
  ['PUT', 'masteratribut/edit/by-nama-atribut/ZIRCON', { nama_atribut: 'GIOK' }],
  ['PATCH', 'masteratribut/edit/by-nama-atribut/GIOK', { nama_atribut: 'ZIRCON' }],
  ['DELETE', 'masteratribut/delete/by-nama-atribut/ZIRCON', {}],
  ['PUT', 'masteratribut/reactive/by-nama-atribut/ZIRCON', {}],
  ['POST', 'masterpabrik/add', { nama_pabrik: 'UBS' }],
  ['PUT', 'masterpabrik/edit/by-nama-pabrik/UBS', { nama_pabrik: 'HWT' }],
  ['DELETE', 'masterpabrik/delete/by-nama-pabrik/HWT', {}],
  ['PUT', 'masterpabrik/reactive/by-nama-pabrik/HWT', {}],
  ['POST', 'labeling/add', { kode_labeling: 'LB1', nama_labeling: 'SATU' }],
  ['PUT', 'labeling/edit/by-kode-labeling/LB1', { nama_labeling: 'DUA' }],
  ['DELETE', 'labeling/delete/by-kode-labeling/LB1', {}],
  ['PUT', 'labeling/reactive/by-kode-labeling/LB1', {}],
  ['PUT', 'tokos/TK01', { nama_toko: 'KENCANA BARU' }],
  ['POST', 'parameter-potongan', { kode_group: 'MM', potongan_harga: 15_000, potongan_markis: 2.5 }],
  ['PUT', 'parameter-potongan/MM', { kode_group: 'MM', potongan_harga: 20_000, potongan_markis: 2.5 }],
  ['DELETE', 'parameter-potongan/MM', {}],
  ['POST', 'parameter-potongan/delete', { kode_group: 'MM' }],
  ['PUT', 'parameter-potongan/reactive/MM', {}],
  ['POST', 'para-jenis-group', { jenis_group: 'batangan' }],
  ['PUT', 'para-jenis-group', { jenis_group: 'KEPINGAN', jenis_group_old: 'BATANGAN' }],
  ['PUT', 'para-jenis-group/delete', { jenis_group: 'KEPINGAN' }],
  ['POST', 'hadiah/add', { kode_hadiah: 'PAYUNG', nama_hadiah: 'PAYUNG', poin: 50 }],
  ['POST', 'ruginota/add', { kode_kategori: 'MM', kadar: '16K', rugi: 25_000, rusak: 10_000 }],
  ['POST', 'parapoin/add', { kode_group: 'MM', type: 'GRAM', per_gram: 1, per_rp: 0, poin: 1 }],
  ['POST', 'marketplace/add', { kode_marketplace: 'TOKPED', nama_marketplace: 'TOKOPEDIA' }],
  ['POST', 'parapinjaman/add', { kondisi_pinjaman: 'LENGKAP' }],
  [
    'POST',
    'bahan/stok',
    { ...BAHAN, jml_bahan: 10, detail_bahan: [{ sumber: 'BOS', kode_group: 'MM', berat: 10 }], keterangan: '' },
  ],
  ['POST', 'bahan/tambah-bahan', { ...BAHAN, kode_tukang: 'T01', jml_bahan: 5, keterangan: 'BARU' }],
  ['POST', 'bahan/ambil-bahan', { ...BAHAN, kode_tukang: 'T01', jml_bahan: 2, keterangan: 'SISA' }],
]

describe('calls of the specification', () => {
  it.each(WRITES.map(([method, path], at) => [method, path, at] as const))('%s %s', (_, __, at) => {
    expect(answers[at]?.text).toContain('message')
    expect(answers[at]?.status).toBe(200)
  })

  it.each(LOOKUPS)('GET %s answers rows of %s', async (path, keys) => {
    const { status, json } = await owner.send('GET', path)
    expect(status).toBe(200)
    const [row] = json as Record<string, unknown>[]
    for (const key of keys.split(',')) expect(row).toHaveProperty(key)
  })

  it('GET para-system/key/kategori_harga and sales/get/by-kode-sales/{kode_sales} answer one row', async () => {
    expect((await owner.send('GET', 'para-system/key/kategori_harga')).json).toMatchObject({ value: 'harga_100%' })
    expect((await owner.send('GET', 'sales/get/by-kode-sales/S01')).json).toMatchObject({ nama_sales: 'RINA' })
  })

  it('POST tambah-barang/calculate answers the price', async () => {
    const body = { kode_group: 'MM', berat: 3.485, kadar: '16K' }
    expect((await owner.send('POST', 'tambah-barang/calculate', { body })).json).toMatchObject({
      harga_jual: 5_733_000,
    })
  })
})
