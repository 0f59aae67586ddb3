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
import { simpanHutang } from '../../hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { beli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { simpanPesanan } from '../../pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { simpanService } from '../../service/transaksi-services/transaksi-services.contract.ts'
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
  await simpan(dokumen, { kode_member, nama_customer, no_hp })
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
