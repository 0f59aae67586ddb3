/** Who pays much ahead for an order says who he is where his money comes in: with the form, with more money, and at the handover. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru } from '@kencana/testing/member'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { formJual, isiPenjualan } from '@kencana/testing/penjualan'
import { formPesanan, isiPesanan, tolakan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { laporanPantau } from '../../dashboard/laporan-pantau-customer/laporan-pantau-customer.contract.ts'
import { simpanIdentitas } from '../../member/data-member/data-member.contract.ts'
import { lihatIdentitas } from '../../member/privasi/privasi.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { batalPesanan, OTORISASI_BATAL_PESANAN } from '../batal-pesanan/batal-pesanan.contract.ts'
import { serahPesanan } from '../serah-pesanan/serah-pesanan.contract.ts'
import { simpanPesanan } from '../transaksi-pesanan/transaksi-pesanan.contract.ts'
import { tambahTitip } from './titip-uang.contract.ts'

let shop: TestShop
let owner: User
let lain: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 100)
  await beriBahan(owner, 100)
  await shop.toko(owner, 'TK02')
  lain = await shop.user(owner, 'BOS-TK02', 'SU', 'TK02')
  await isiBaki(lain)
  await isiPenjualan(lain)
  for (const one of [owner, lain])
    await disetujuiBila(one, ubahParaSystem, { key: 'batas_lapor', value: '6000000', otorisasi: null })
})
afterAll(() => shop.close())

const HARUS = [422, 'Nama, Alamat Dan NIK Harus Diisi Mulai Rp. 6,000,000 Sehari']
const nik = (n: number) => `35730102030406${String(n).padStart(2, '0')}`
const JALAN = 'JL. KAWI 7, ORO-ORO DOWO, KLOJEN, MALANG'

/** Each has a telephone of his own: by one they would be one customer. */
const HP = new Map<string, string>()
const hp = (nama: string): string => {
  const ada = HP.get(nama) ?? `0813000077${10 + HP.size}`
  HP.set(nama, ada)
  return ada
}

/** A form of one order with money ahead, of 8,445,000. */
const form = (nama_customer: string, titip: number, lainnya = {}) =>
  formPesanan(owner, [{}], {
    nama_customer,
    no_hp: hp(nama_customer),
    pembayaran: titip === 0 ? [] : [tunai(titip)],
    ...lainnya,
  })
const pesan = async (nama_customer: string, titip: number, lainnya = {}) =>
  (await owner.call(simpanPesanan, await form(nama_customer, titip, lainnya))).no_grup
const tambah = (no_pesanan: string, jumlah: number, penyetor?: object) => ({
  no_pesanan,
  pembayaran: [tunai(jumlah)],
  ...(penyetor && { penyetor: { nama: '', alamat: '', nik: '', ...penyetor } }),
})
const beli = async (nama_customer: string, lainnya = {}) =>
  formJual(lain, [(await tambahCincin(lain)).kode_barcode], { nama_customer, no_hp: '', ...lainnya })
const tersimpan = (no_titip: string) =>
  shop.db.rows(sql`
    SELECT nama_penyetor::text, alamat, jenis_identitas, nik FROM pesanan_titip WHERE no_titip = ${no_titip}`)
const dalamPantau = async (nama: string) => {
  const masa = { tgl_awal: owner.data.tgl_system, tgl_akhir: owner.data.tgl_system }
  const rows = await owner.call(laporanPantau, { ...masa, sebab: 'SEMUA', type_laporan: 'DETAIL' })
  return rows.flatMap((row) =>
    'jenis' in row && row.nama_customer === nama ? [[row.jenis, row.jumlah, row.identitas, row.cara_bayar]] : [],
  )
}

it('with the form: his paper is asked, kept with the money, seen by owners who are written down, and listed', async () => {
  const isi = await form('PAK MUKA', 6_000_000)
  expect(await tolakan(owner, simpanPesanan, isi)).toEqual(HARUS)
  expect(await tolakan(owner, simpanPesanan, { ...isi, nik: '357' })).toEqual([
    400,
    'NIK Harus 16 Angka, Atau No SIM Atau Paspor',
  ])
  // A paper alone says nobody's name.
  expect(await tolakan(owner, simpanPesanan, { ...isi, nama_customer: 'UMUM', nik: nik(1) })).toEqual(HARUS)
  await pesan('PAK MUKA', 5_999_999)
  const { no_grup } = await owner.call(simpanPesanan, { ...isi, nik: nik(1) })
  expect(await tersimpan(no_grup)).toEqual([{ nama_penyetor: '', alamat: JALAN, jenis_identitas: 'NIK', nik: nik(1) }])
  expect(await owner.call(lihatIdentitas, { dokumen: no_grup })).toMatchObject({ no_identitas: nik(1) })
  expect(await dalamPantau('PAK MUKA')).toEqual([
    ['TITIP PESANAN', 5_999_999, '-', 'CASH'],
    ['TITIP PESANAN', 6_000_000, `NIK ${nik(1)}`, 'CASH'],
  ])
})

it('what he paid ahead counts to what he buys, and what he bought to what he pays ahead', async () => {
  await pesan('BU MUKA', 300_000)
  expect(await tolakan(lain, jual, await beli('BU MUKA'))).toEqual(HARUS)
  await lain.call(jual, await beli('BU BELI'))
  expect(await tolakan(owner, simpanPesanan, await form('BU BELI', 300_000))).toEqual(HARUS)
  // Without money nobody is asked for anything.
  await pesan('BU BELI', 0)
})

it('more money asks it too, of who pays for an order of nobody’s name with his name', async () => {
  const no_pesanan = await pesan('PAK TAMBAH', 3_000_000)
  expect(await tolakan(owner, tambahTitip, tambah(no_pesanan, 3_000_000))).toEqual(HARUS)
  const { no_titip } = await owner.call(tambahTitip, tambah(no_pesanan, 3_000_000, { alamat: 'JL. T 1', nik: nik(2) }))
  expect(await tersimpan(no_titip)).toEqual([
    { nama_penyetor: '', alamat: 'JL. T 1', jenis_identitas: 'NIK', nik: nik(2) },
  ])
  // He is known by then: the order itself tells his paper.
  await owner.call(tambahTitip, tambah(no_pesanan, 1_000_000))
  const umum = await pesan('UMUM', 3_000_000, { no_hp: '081300001212' })
  expect(await tolakan(owner, tambahTitip, tambah(umum, 3_000_000, { nik: nik(3) }))).toEqual(HARUS)
  await owner.call(tambahTitip, tambah(umum, 3_000_000, { nik: nik(3), nama: 'pak bayar' }))
  expect(await dalamPantau('PAK BAYAR')).toEqual([['TITIP PESANAN', 3_000_000, `NIK ${nik(3)}`, 'CASH']])
})

it('a member’s paper is known, and kept with him when it is seen first', async () => {
  const kode_customer = await anggotaBaru(owner, 'BU ANGGOTA', '081300004321')
  const isi = await form('BU ANGGOTA', 6_000_000, { kode_customer, no_hp: '081300004321' })
  expect(await tolakan(owner, simpanPesanan, isi)).toEqual(HARUS)
  await owner.call(simpanPesanan, { ...isi, nik: nik(4) })
  expect(
    await shop.db.one(sql`SELECT no_identitas FROM member_identitas WHERE kode_member = ${kode_customer}`),
  ).toEqual({
    no_identitas: nik(4),
  })
  await owner.call(simpanPesanan, isi)
  const lama = await anggotaBaru(owner, 'BU LAMA', '081300004322')
  await owner.call(simpanIdentitas, { kode_member: lama, nik: nik(5) })
  await pesan('BU LAMA', 6_000_000, { kode_customer: lama, no_hp: '081300004322' })
})

it('an order that is called off on its day leaves nothing to count', async () => {
  const no_pesanan = await pesan('PAK URUNG', 3_000_000)
  const batal = { no_pesanan, alasan: 'URUNG', pembayaran: [tunai(3_000_000)], kode_baki_contoh: '', otorisasi: null }
  await denganOtorisasi(owner, batalPesanan, { ...batal, void_edc: false }, OTORISASI_BATAL_PESANAN)
  await pesan('PAK URUNG', 3_000_000)
  expect(await tolakan(owner, simpanPesanan, await form('PAK URUNG', 3_000_000))).toEqual(HARUS)
})

it('the handover counts what is left, knows the paper that was shown, and asks for a whole bill of so much', async () => {
  const serahkan = async (no_pesanan: string, sisa: number) => {
    await buat(owner, no_pesanan, 5)
    await masukkanJadi(owner, no_pesanan, 5)
    return { no_pesanan, diskon: rp(0), pembayaran: [tunai(sisa)], kode_baki_contoh: '', otorisasi: null }
  }
  const dikenal = await pesan('PAK SERAH', 6_000_000, { nik: nik(6) })
  const { no_serah } = await owner.call(serahPesanan, await serahkan(dikenal, 2_375_000))
  expect(await owner.call(lihatIdentitas, { dokumen: no_serah })).toMatchObject({ no_identitas: nik(6) })
  // Paid in parts of two days: no sum of a day reaches it, the bill does.
  const pecah = await pesan('PAK PECAH', 5_000_000)
  const isi = await serahkan(pecah, 3_375_000)
  owner = await shop.nextDay(owner)
  expect(await tolakan(owner, serahPesanan, isi)).toEqual(HARUS)
  await owner.call(serahPesanan, { ...isi, pengambil: { nama: '', alamat: '', nik: nik(7) } })
  expect(await dalamPantau('PAK PECAH')).toEqual([['SERAH PESANAN', 3_375_000, `NIK ${nik(7)}`, 'CASH']])
})
