import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPesanan, pesan, tolakan } from '@kencana/testing/pesanan'
import { buat, selesaikan, untukDikerjakan } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang, untukTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { batalPesanan, OTORISASI_BATAL_PESANAN } from '../../pesanan/batal-pesanan/batal-pesanan.contract.ts'
import { getPesanan } from '../../pesanan/data-pesanan/data-pesanan.contract.ts'
import { bagiPesanan } from '../../pesanan/pembagian-pesanan/pembagian-pesanan.contract.ts'
import { ambilBahan } from '../../tukang/bahan-tukang/bahan-tukang.contract.ts'
import { hitungHarga, sumberBarang, tambahBarang } from './tambah-barang.contract.ts'

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 100)
  await beriBahan(owner, 100)
})
afterEach(() => shop.close())

const barang = (sumber: string, berat: number, berat_susut = 0, lain: Parameters<typeof cincin>[0] = {}) =>
  cincin({ sumber, berat: gram(berat), berat_asli: gram(berat), berat_susut: gram(berat_susut), kadar: '70', ...lain })

describe('tambah barang dari pesanan', () => {
  it('is offered with the wish, and takes the gold of the order with loss and difference', async () => {
    const no_pesanan = await pesan(owner, { berat_atribut: gram(0.1), harga_atribut: rp(90_000) })
    await buat(owner, no_pesanan, 5.2, 0.05)
    const [sumber] = await owner.call(sumberBarang, {})
    expect(sumber).toMatchObject({
      sumber: no_pesanan,
      pcs: 1,
      berat: gram(5.2),
      pesanan: { deskripsi: 'CINCIN KAWIN UKIR', batal: false, berat_awal: gram(5.2), susut_tukang: gram(0.15) },
    })
    const lain = { ongkos: rp(150_000), berat_atribut: gram(0.1) }
    const { data, no_tambah } = await owner.call(tambahBarang, barang(no_pesanan, 5.05, 0.12, lain))
    expect(data).toMatchObject({
      status: 'PESANAN',
      no_pesanan,
      berat: gram(5.05),
      berat_awal: gram(5.2),
      susut_tukang: gram(0.15),
      berat_susut: gram(0.12),
    })
    const lines = await shop.db.rows(sql`
      SELECT m.akun, m.ref, m.pcs, m.mg FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
      WHERE j.document = ${no_tambah} ORDER BY m.urut`)
    expect(lines).toEqual([
      { akun: 'PESANAN', ref: no_pesanan, pcs: 0, mg: -5200 },
      { akun: 'JADI', ref: no_tambah, pcs: -1, mg: 0 },
      { akun: 'BAKI', ref: 'CN01', pcs: 1, mg: 5050 },
      { akun: 'SUSUT', ref: no_tambah, pcs: 0, mg: 120 },
      { akun: 'SELISIH', ref: no_tambah, pcs: 0, mg: 30 },
    ])
    expect((await owner.call(getPesanan, { no_pesanan })).kode_barcode).toBe(data.kode_barcode)
    expect(await tolakan(owner, tambahBarang, barang(no_pesanan, 5))).toEqual([
      409,
      `Pesanan ${no_pesanan} Sudah Menjadi Barang ${data.kode_barcode}`,
    ])
  })

  it('refuses another category, more loss than allowed, and a weight that does not fit', async () => {
    const no_pesanan = await pesan(owner)
    expect(await tolakan(owner, tambahBarang, barang(no_pesanan, 5))).toEqual([
      409,
      `Pesanan ${no_pesanan} Belum Dibagi Ke Tukang`,
    ])
    await buat(owner, no_pesanan, 5, 0.1)
    const tolak = async (...isi: [number, number?, Parameters<typeof cincin>[0]?]) =>
      (await tolakan(owner, tambahBarang, barang(no_pesanan, ...isi)))[1]
    expect(await tolak(5, 0, { kode_group: 'MT', kode_dept: 'CINT' })).toBe(`Kategori Pesanan ${no_pesanan} Adalah MM`)
    expect(await tolak(4.899, 0.101)).toBe('Berat Susut Tidak Boleh Lebih Dari Susut Tukang')
    expect(await tolak(4.949)).toBe('Berat Jadi Dan Susut Berbeda Dari Berat Awal Melebihi Toleransi 0.050 g')
    expect(await tolak(5.051)).toBe('Berat Jadi Dan Susut Berbeda Dari Berat Awal Melebihi Toleransi 0.050 g')
    expect((await tolakan(owner, tambahBarang, barang('PSN-X', 5)))[1]).toBe('No Pesanan Tidak Ada')
    await owner.call(tambahBarang, barang(no_pesanan, 5.05))
    const kecil = await pesan(owner, { perkiraan_berat: gram(0.05) })
    const jatah = untukDikerjakan(kecil, { berat_susut: gram(0.2), ongkos_tukang: rp(5_000) })
    await denganOtorisasi(owner, bagiPesanan, jatah, 'JATAH TUKANG')
    await selesaikan(owner, kecil, { berat_selesai: gram(0.05), berat_patri: gram(0), berat_susut: gram(0) })
    expect((await tolakan(owner, tambahBarang, barang(kecil, 0.001, 0.05)))[1]).toBe(
      'Berat Susut Harus Kurang Dari Berat Awal',
    )
  })

  it('is no poorer gold than was ordered, unless somebody agrees', async () => {
    const no_pesanan = await pesan(owner)
    await buat(owner, no_pesanan, 5)
    const miskin = barang(no_pesanan, 5, 0, { kadar: '37.5' })
    expect(await tolakan(owner, tambahBarang, miskin)).toEqual([422, 'Butuh Otorisasi KADAR'])
    expect(await tolakan(owner, tambahBarang, barang(no_pesanan, 5, 0, { kadar: '67.9' }))).toEqual([
      422,
      'Butuh Otorisasi KADAR',
    ])
    await owner.call(tambahBarang, barang(no_pesanan, 5, 0, { kadar: '68' }))
  })

  it('loses no more in polishing than a piece of its own weight may', async () => {
    const no_pesanan = await pesan(owner, { perkiraan_berat: gram(50) })
    await owner.call(bagiPesanan, { ...untukDikerjakan(no_pesanan), berat_susut: gram(1.5) })
    await selesaikan(owner, no_pesanan, { berat_selesai: gram(5), berat_patri: gram(0), berat_susut: gram(0) })
    const sumber = (await owner.call(sumberBarang, {})).find((one) => one.sumber === no_pesanan)
    // 10 % of 5 g, not the 1.5 g that were given for 50
    expect(sumber?.pesanan?.susut_tukang).toBe(500)
    expect((await tolakan(owner, tambahBarang, barang(no_pesanan, 4.499, 0.501)))[1]).toBe(
      'Berat Susut Tidak Boleh Lebih Dari Susut Tukang',
    )
    await owner.call(tambahBarang, barang(no_pesanan, 4.5, 0.5))
  })

  it('is entered once by eight at the same time', async () => {
    const no_pesanan = await pesan(owner)
    await buat(owner, no_pesanan, 2)
    const hasil = await Promise.all(
      Array.from({ length: 8 }, () => tolakan(owner, tambahBarang, barang(no_pesanan, 2))),
    )
    expect(hasil.filter(([status]) => status === 200).length).toBe(1)
    expect(hasil.filter(([status]) => status === 409).length).toBe(7)
  })

  it('keeps the locked price, and is normal stock when the order was called off', async () => {
    const kunci = await pesan(owner, { kunci_harga: true })
    await buat(owner, kunci, 1)
    await owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(2_400_000), harga_modal: rp(2_300_000) })
    const hitung = { kode_group: 'MM', berat: gram(1), kadar: '70' }
    expect((await owner.call(hitungHarga, { ...hitung, no_pesanan: kunci })).harga_jual).toBe(1_645_000)
    expect((await owner.call(hitungHarga, { ...hitung, no_pesanan: '' })).harga_jual).toBe(1_680_000)
    const { data } = await owner.call(tambahBarang, barang(kunci, 1))
    expect(data.harga_estimasi).toBe(1_645_000)
    const batal = await pesan(owner)
    await buat(owner, batal, 1)
    const isi = { no_pesanan: batal, alasan: 'X', pembayaran: [], kode_baki_contoh: '', otorisasi: null }
    await owner.call(batalPesanan, isi)
    expect((await owner.call(tambahBarang, barang(batal, 1))).data).toMatchObject({ status: '-', no_pesanan: '-' })
    const belum = await pesan(owner)
    await owner.call(batalPesanan, { ...isi, no_pesanan: belum })
    expect((await tolakan(owner, tambahBarang, barang(belum, 1)))[1]).toBe(`Pesanan ${belum} Sudah Dibatalkan`)
  })

  it('gives the customer his gold back from the craftsman when the order is called off after that', async () => {
    const no_pesanan = await pesan(owner, { berat_customer: gram(2) })
    await buat(owner, no_pesanan, 1)
    const isi = { no_pesanan, alasan: 'X', pembayaran: [], kode_baki_contoh: '', otorisasi: null }
    const { no_batal } = await denganOtorisasi(owner, batalPesanan, isi, OTORISASI_BATAL_PESANAN)
    const lines = await shop.db.rows(sql`
      SELECT m.akun, m.ref, m.mg FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id WHERE j.document = ${no_batal} ORDER BY m.urut`)
    expect(lines).toEqual([
      { akun: 'TUKANG', ref: 'T01/BAHAN', mg: -2000 },
      { akun: 'PELANGGAN', ref: '-', mg: 2000 },
    ])
    const lain = await pesan(owner, { berat_customer: gram(2) })
    const bagi = { no_pesanan: lain, kode_tukang: 'T02', ongkos_tukang: rp(0), berat_susut: gram(0) }
    await owner.call(bagiPesanan, bagi)
    await owner.call(ambilBahan, untukTukang(0.5, { kode_tukang: 'T02' }))
    expect(await tolakan(owner, batalPesanan, { ...isi, no_pesanan: lain })).toEqual([
      422,
      'Bahan MM Tukang T02 Tidak Cukup Untuk Emas Customer, Sisa 1.500 g',
    ])
  })
})
