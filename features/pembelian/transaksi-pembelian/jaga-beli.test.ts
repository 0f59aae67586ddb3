/** What is bought at a price that moved meanwhile, by somebody who does not say who he is, or as market goods. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import {
  cincinLama,
  cincinNota,
  disetujuiBila,
  formBeli,
  formNota,
  isiKondisi,
  isiPembelian,
} from '@kencana/testing/pembelian'
import { formJual, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { parameterPotonganKategori } from '../../master/parameter-potongan-kategori/parameter-potongan-kategori.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { hitungBeli } from './harga-beli.contract.ts'
import { batalBeli, beli, getBeli } from './transaksi-pembelian.contract.ts'

let shop: TestShop
let owner: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterAll(() => shop.close())

const cincin = async (isi: Parameters<typeof tambahCincin>[1] = {}) => (await tambahCincin(owner, isi)).kode_barcode
const milik = async () => {
  const kode = await cincin()
  await jualSah(owner, owner, [kode])
  return kode
}
const dibeli = () => shop.db.rows(sql`SELECT no_faktur_beli FROM pembelian ORDER BY 1`)
const ditolak = async (kerja: () => Promise<unknown>, kata: string) => {
  const awal = await dibeli()
  await expect(kerja()).rejects.toThrow(kata)
  expect(await dibeli()).toEqual(awal)
}
const ubahHarga = (harga: number) =>
  owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(harga), harga_modal: null, otorisasi: null })

/** A piece at what the screen shows now. */
const ditampilkan = async (barang = cincinLama({ harga: rp(1_000_000) })) => ({
  ...barang,
  harga_hitung: (await sales.call(hitungBeli, barang)).harga_hitung,
})

it('is asked again where the rules say another price than was shown, also inside a sale', async () => {
  const barang = await ditampilkan()
  const lama = await milik()
  const nota = await ditampilkan(cincinNota(lama, { harga: rp(1_000_000) }))
  const form = await formJual(sales, [await cincin()])
  const tukar = { kode_baki: 'BELI1', detail_barang: [nota] }
  await ubahHarga(2_340_000)
  const berubah = (nama: string) => `Harga ${nama} Sudah Berubah, Silahkan Hitung Ulang`
  await ditolak(() => sales.call(beli, formBeli([barang])), berubah('CINCIN LAMA'))
  await ditolak(() => sales.call(jual, { ...form, tukar }), berubah('CINCIN MILANO'))
  await ubahHarga(2_350_000)
  expect((await sales.call(beli, formBeli([barang]))).data.barang[0]?.harga_hitung).toBe(barang.harga_hitung)
})

it('of one customer counts together over the day, however it is split: bought, exchanged, under another number', async () => {
  const miliknya = [await milik(), await milik(), await milik(), await milik()]
  const form = await formJual(sales, [await cincin({ berat: gram(1), berat_asli: gram(1) })])
  await disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value: '5000000', otorisasi: null })
  const bu = { nama_customer: 'BU KAYA', no_hp: '081399990000' }
  const nota = () => cincinNota(miliknya.pop() ?? '', { harga: rp(2_500_000) })
  const harus = 'Nama, Alamat Dan NIK Harus Diisi Mulai Rp. 5,000,000 Sehari'
  const { no_grup } = await sales.call(beli, formNota([nota()], bu))
  const lagi = nota()
  await ditolak(() => sales.call(beli, formNota([lagi], { ...bu, no_hp: '+62 813 9999 0000' })), harus)
  await ditolak(() => sales.call(beli, formNota([lagi], { ...bu, no_hp: '081300001111' })), harus)
  const tukar = { kode_baki: 'BELI1', detail_barang: [lagi] }
  await ditolak(() => sales.call(jual, { ...form, ...bu, tukar }), harus)
  // With his paper he may.
  const dua = await sales.call(beli, formNota([lagi], { ...bu, nik: '3573010203040506' }))
  const sehari = nota()
  await ditolak(() => sales.call(beli, formNota([sehari], bu)), harus)
  // What was let go was not sold.
  await owner.call(batalBeli, { no_faktur_beli: [no_grup], alasan: 'SALAH', otorisasi: null })
  await ditolak(() => sales.call(beli, formNota([sehari], bu)), harus)
  await owner.call(batalBeli, { no_faktur_beli: [dua.no_grup], alasan: 'SALAH', otorisasi: null })
  await sales.call(beli, formNota([sehari], bu))
  await sales.call(beli, formNota([nota()], { ...bu, nama_customer: 'BU LAIN', no_hp: '081388887777' }))
  await disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value: '500000000', otorisasi: null })
})

it('in nobody’s name is taken below the limit of the day alone, bought or exchanged: a paper alone names nobody', async () => {
  const [satu, dua] = [await milik(), await milik()]
  const form = await formJual(sales, [await cincin({ berat: gram(1), berat_asli: gram(1) })])
  await disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value: '2500000', otorisasi: null })
  const harus = 'Nama, Alamat Dan NIK Harus Diisi Mulai Rp. 2,500,000 Sehari'
  const umum = { nama_customer: 'UMUM', no_hp: '081366660000', alamat: '-', nik: '3573010203040506' }
  const nota = (harga: number) => cincinNota(satu, { harga: rp(harga) })
  await ditolak(() => sales.call(beli, formNota([nota(2_500_000)], umum)), harus)
  await ditolak(() => sales.call(beli, formNota([nota(2_500_000)], { ...umum, nama_customer: 'umum ' })), harus)
  const tukar = (harga: number) => ({ kode_baki: 'BELI1', detail_barang: [nota(harga)] })
  await ditolak(() => sales.call(jual, { ...form, ...umum, nama_customer: '', tukar: tukar(2_500_000) }), harus)
  // Nor without saying where he lives.
  const dia = { ...umum, nama_customer: 'PAK SEBUT' }
  await ditolak(() => sales.call(jual, { ...form, ...dia, alamat: '', tukar: tukar(2_500_000) }), harus)
  await sales.call(beli, formNota([nota(2_400_000)], umum))
  // What he said his telephone for counts together with the rest of his day.
  const lagi = cincinNota(dua, { harga: rp(100_000) })
  await ditolak(() => sales.call(beli, formNota([lagi], umum)), harus)
  await sales.call(beli, formNota([lagi], dia))
  await disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value: '500000000', otorisasi: null })
})

it('04.5.12 is priced by a percent as market goods, and says so for ever', async () => {
  await owner.call(parameterPotonganKategori.create, {
    kode_group: 'MM',
    potongan_harga: rp(25_000),
    potongan_markis: 50_000 as never,
    kondisi_bawaan: null,
  })
  // 2,350,000 x 70 % x 1 = 1,645,000 less 5 %: 1,562,750, up to 1,563,000
  const barang = await ditampilkan(cincinLama({ is_markis: true, berat: gram(1), harga: rp(1_500_000) }))
  expect(barang.harga_hitung).toBe(1_563_000)
  const { no_grup } = await sales.call(beli, formBeli([barang]))
  const [satu] = (await owner.call(getBeli, { no_faktur: no_grup })).barang
  expect(satu).toMatchObject({ is_markis: true, potongan_kategori: 82_250, harga_hitung: 1_563_000 })
})
