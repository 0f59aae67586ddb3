/** Who may not read a member's telephone serves him all the same, and every document keeps it whole. */
import type { Endpoint } from '@kencana/contract'
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formHutang, isiPinjaman } from '@kencana/testing/hutang'
import { cincinLama, formBeli, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { formJual } from '@kencana/testing/penjualan'
import { formPesanan } from '@kencana/testing/pesanan'
import { formService } from '@kencana/testing/service'
import { formTitip, isiBakiTitip } from '@kencana/testing/titipan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listHutang } from '../../hutang/transaksi-hutang/daftar-hutang.contract.ts'
import { getHutang } from '../../hutang/transaksi-hutang/hutang.contract.ts'
import { simpanHutang } from '../../hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { beli, getBeli, listBeli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { getJual, listJual } from '../../penjualan/transaksi-penjualan/nota.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { getPesanan } from '../../pesanan/data-pesanan/data-pesanan.contract.ts'
import {
  getGrupPesanan,
  listPesanan,
  simpanPesanan,
  ubahPesanan,
} from '../../pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { getService, listService } from '../../service/transaksi-services/service.contract.ts'
import { simpanService } from '../../service/transaksi-services/transaksi-services.contract.ts'
import { getFormTitipan, listTitipan } from '../../titipan/transaksi-titipan/titipan.contract.ts'
import { titip } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { member } from '../data-member/data-member.contract.ts'
import { cariPelanggan, riwayatPelanggan } from './pelanggan.contract.ts'

let shop: TestShop
let owner: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiPinjaman(owner)
  await isiBakiTitip(owner)
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

interface Dia {
  kode_member: string
  nama_customer: string
  no_hp: string
}

const cincin = async () => [(await tambahCincin(owner)).kode_barcode]

/** One document of each kind that names a customer. */
const DOKUMEN: Readonly<Record<string, (dia: Dia) => Promise<[Endpoint, unknown]>>> = {
  penjualan: async (dia) => [jual, await formJual(sales, await cincin(), dia)],
  titipan: async (dia) => [titip, await formTitip(sales, await cincin(), dia)],
  pembelian: async (dia) => [beli, formBeli([cincinLama()], dia)],
  pesanan: async ({ kode_member, ...dia }) => [
    simpanPesanan,
    await formPesanan(sales, [{}], { ...dia, kode_customer: kode_member }),
  ],
  service: async (dia) => [simpanService, formService([{ berat: 100 as never }], 0, dia)],
  hutang: async (dia) => [simpanHutang, formHutang(dia)],
}

const simpan = async (dokumen: string, dia: Dia): Promise<unknown> => {
  const [endpoint, form] = (await DOKUMEN[dokumen]?.(dia)) ?? []
  if (!endpoint) throw new Error(`no document ${dokumen}`)
  return sales.call(endpoint, form)
}

/** How each is found again, by its number. */
const BACA: Readonly<Record<string, (no: string) => readonly [Endpoint, unknown][]>> = {
  penjualan: (no) => [
    [getJual, { no_faktur: no }],
    [listJual, {}],
  ],
  titipan: (no) => [
    [getFormTitipan, { no_titip_group: no }],
    [listTitipan, {}],
  ],
  pembelian: (no) => [
    [getBeli, { no_faktur: no }],
    [listBeli, {}],
  ],
  pesanan: (no) => [
    [getGrupPesanan, { no_pesanan: no }],
    [getPesanan, { no_pesanan: no }],
    [listPesanan, {}],
  ],
  service: (no) => [
    [getService, { no_service: no }],
    [listService, {}],
  ],
  hutang: (no) => [
    [getHutang, { no_hutang: no }],
    [listHutang, {}],
  ],
}

const NOMOR = {
  penjualan: 'no_faktur_jual',
  titipan: 'no_titip_group',
  pembelian: 'no_grup',
  pesanan: 'no_pesanan',
  service: 'no_service',
  hutang: 'no_hutang',
} as const

/** All that somebody reads of the newest document of a kind. */
const terbaca = async (siapa: User, dokumen: keyof typeof NOMOR): Promise<string> => {
  const row = await shop.db.one<{ no: string }>(sql`
    SELECT ${sql.ident(NOMOR[dokumen])}::text AS no FROM ${sql.ident(dokumen)} ORDER BY 1 DESC LIMIT 1`)
  const isi: unknown[] = []
  for (const [endpoint, input] of BACA[dokumen]?.(row?.no ?? '') ?? [])
    isi.push(await siapa.call(endpoint, endpoint.input.parse(input)))
  return JSON.stringify(isi)
}

it.each(Object.keys(DOKUMEN))('%s names a member by the end of his telephone', async (dokumen) => {
  const ekor = String(1000 + Object.keys(DOKUMEN).indexOf(dokumen))
  const nama_customer = `BU ${dokumen.toUpperCase()}`
  await sales.call(member.create, {
    kode_member: '',
    nama_member: nama_customer,
    no_hp: `08125555${ekor}`,
    alamat: '',
    tgl_lahir: null,
    setuju_pesan: 'TIDAK',
    catatan: '',
  })
  const [dia] = await sales.call(cariPelanggan, { q: ekor })
  const { kode_member = '', no_hp = '' } = dia ?? {}
  expect(no_hp).toBe(`********${ekor}`)
  const jawaban = await simpan(dokumen, { kode_member, nama_customer, no_hp })
  expect(JSON.stringify(jawaban)).not.toContain('08125555')
  const jenis = dokumen as keyof typeof NOMOR
  expect(await terbaca(sales, jenis)).toContain(no_hp)
  expect(await terbaca(sales, jenis)).not.toContain('08125555')
  expect(await terbaca(owner, jenis)).toContain(`08125555${ekor}`)
  const kode = sql.ident(dokumen === 'pesanan' ? 'kode_customer' : 'kode_member')
  expect(await shop.db.rows(sql`SELECT no_hp FROM ${sql.ident(dokumen)} WHERE ${kode} = ${kode_member}`)).toEqual([
    { no_hp: `08125555${ekor}` },
  ])
  const { transaksi } = await sales.call(riwayatPelanggan, { kode_member, no_hp })
  expect(transaksi.map((one) => one.jenis)).toEqual([dokumen.toUpperCase()])
  await expect(simpan(dokumen, { kode_member, nama_customer, no_hp: '********9999' })).rejects.toThrow(
    `Customer Bukan Member ${kode_member}`,
  )
  await expect(simpan(dokumen, { kode_member: '-', nama_customer, no_hp })).rejects.toThrow(
    'No HP Harus 8 Sampai 15 Angka',
  )
})

it('a telephone that somebody typed himself is his to read, nobody else below the cashier', async () => {
  const lain = await shop.user(owner, 'RANI', 'SALES')
  for (const dokumen of Object.keys(NOMOR) as (keyof typeof NOMOR)[]) {
    const ekor = 3000 + Object.keys(NOMOR).indexOf(dokumen)
    await simpan(dokumen, { kode_member: '-', nama_customer: 'PAK BARU', no_hp: `08137777${ekor}` })
    if (dokumen !== 'pembelian') expect(await terbaca(sales, dokumen)).toContain(`08137777${ekor}`)
    expect(await terbaca(lain, dokumen)).not.toContain(`08137777`)
  }
})

it('an order is corrected without its telephone being known, and found by its end or the whole of it alone', async () => {
  const dia = { kode_member: '-', nama_customer: 'PAK UBAH', no_hp: '081377774321' }
  await simpan('pesanan', dia)
  const lain = await shop.user(owner, 'SITI', 'SALES')
  const daftar = async (q: string) => (await lain.call(listPesanan, listPesanan.input.parse({ q }))).rows
  const cari = async (q: string) => (await daftar(q)).map((one) => one.nama_customer)
  expect(await cari('4321')).toEqual(['PAK UBAH'])
  expect(await cari('081377774321')).toEqual(['PAK UBAH'])
  expect(await cari('0813777')).toEqual([])
  const [satu] = await daftar('PAK UBAH')
  if (!satu) throw new Error('no order')
  expect(satu.no_hp).toBe('********4321')
  const { no_pesanan, alamat_customer, no_hp, tgl_janji, deskripsi, size, atribut, versi } = satu
  const isian = { no_pesanan, alamat_customer, no_hp, tgl_janji, deskripsi, size, atribut, versi }
  await owner.call(ubahPesanan, { ...isian, keterangan: 'DITELEPON' })
  const hp = async () => (await owner.call(getPesanan, { no_pesanan: satu.no_pesanan })).no_hp
  expect(await hp()).toBe('081377774321')
  const salah = { ...isian, keterangan: '', no_hp: '********9999', versi: isian.versi + 1 }
  await expect(owner.call(ubahPesanan, salah)).rejects.toThrow('No HP Harus 8 Sampai 15 Angka')
  expect(await hp()).toBe('081377774321')
})

it('a member’s order keeps his number: it is changed where members are', async () => {
  await simpan('pesanan', { kode_member: 'M-00004', nama_customer: 'BU PESANAN', no_hp: '********1003' })
  const [satu] = (await owner.call(listPesanan, listPesanan.input.parse({ q: 'BU PESANAN' }))).rows
  if (!satu) throw new Error('no order')
  const { no_pesanan, alamat_customer, tgl_janji, deskripsi, size, atribut, versi } = satu
  const isian = { no_pesanan, alamat_customer, tgl_janji, deskripsi, size, atribut, versi, keterangan: '' }
  await expect(owner.call(ubahPesanan, { ...isian, no_hp: '081999999999' })).rejects.toThrow(
    `No HP Member ${satu.kode_customer} Diubah Di Data Member`,
  )
  await owner.call(ubahPesanan, { ...isian, no_hp: '********1003' })
})
