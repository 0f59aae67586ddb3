/** Who pays for much on one day, orders among it, says who he is before he gets it: the law's report limit, over all shops. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru } from '@kencana/testing/member'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { formJual, isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { isiPesanan, pesan, tolakan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { laporanPantau } from '../../dashboard/laporan-pantau-customer/laporan-pantau-customer.contract.ts'
import { simpanIdentitas } from '../../member/data-member/data-member.contract.ts'
import { lihatIdentitas } from '../../member/privasi/privasi.contract.ts'
import { notaBeli } from '../../pembelian/transaksi-pembelian/nota-beli.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { batalSerah, OTORISASI_BATAL_SERAH, OTORISASI_UANG_KEMBALI, serahPesanan } from './serah-pesanan.contract.ts'

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
const NIK = '3573010203040506'
/** Others show papers of their own: by one they would be one customer. */
const NIK_TUNDA = '3573010203040507'
const NIK_SEBUT = '3573010203040509'
const NIK_M = '3573010203040508'
const JALAN = 'JL. KAWI 7, ORO-ORO DOWO, KLOJEN, MALANG'
type Pemesan = Parameters<typeof pesan>[2]

/** An order of one gram that waits to be fetched: 1,795,000. */
const siap = async (dia: Pemesan): Promise<InputOf<typeof serahPesanan>> => {
  const no_pesanan = await pesan(owner, {}, dia)
  await buat(owner, no_pesanan, 1)
  await masukkanJadi(owner, no_pesanan, 1)
  return {
    no_pesanan,
    diskon: rp(0),
    pembayaran: [tunai(1_795_000)],
    kode_baki_contoh: '',
    otorisasi: null,
  }
}
const tersimpan = (no_serah: string) =>
  shop.db.one(sql`SELECT alamat, jenis_identitas, nik FROM pesanan_serah WHERE no_serah = ${no_serah}`)
const beli = async (siapa: User, nama_customer: string, no_hp: string, paper = {}) =>
  jualSah(siapa, siapa, [(await tambahCincin(siapa)).kode_barcode], { nama_customer, no_hp, ...paper })
const dalamPantau = async () => {
  const masa = { tgl_awal: owner.data.tgl_system, tgl_akhir: owner.data.tgl_system }
  const rows = await owner.call(laporanPantau, { ...masa, sebab: 'SEMUA', type_laporan: 'REKAP' })
  return rows.flatMap((row) => ('batas' in row ? [[row.nama_customer, row.bayar, row.alamat, row.identitas]] : []))
}

it('who bought in another shop and fetches an order shows his paper, which the watch list tells whole', async () => {
  await beli(lain, 'PAK KAYA', '081300001111')
  const isi = await siap({ nama_customer: 'BAPAK KAYA', no_hp: '0813-0000-1111' })
  expect(await tolakan(owner, serahPesanan, isi)).toEqual(HARUS)
  expect(await tolakan(owner, serahPesanan, { ...isi, pengambil: { nama: '', alamat: '', nik: '357301' } })).toEqual([
    400,
    'NIK Harus 16 Angka, Atau No SIM Atau Paspor',
  ])
  const { no_serah } = await owner.call(serahPesanan, { ...isi, pengambil: { nama: '', alamat: '', nik: NIK } })
  expect(await tersimpan(no_serah)).toEqual({ alamat: JALAN, jenis_identitas: 'NIK', nik: NIK })
  expect(await dalamPantau()).toEqual([['BAPAK KAYA', 7_528_000, JALAN, `NIK ${NIK}`]])
  // In full for OWN and SU alone, who are written down.
  expect(await owner.call(lihatIdentitas, { dokumen: no_serah })).toMatchObject({ no_identitas: NIK, dilihat: [] })
})

it('who fetched an order and buys then shows it too, unless the order was given back', async () => {
  const isi = await siap({ nama_customer: 'BU AMBIL', no_hp: '081300002222' })
  const { no_serah } = await owner.call(serahPesanan, isi)
  expect(await tersimpan(no_serah)).toEqual({ alamat: JALAN, jenis_identitas: '-', nik: '' })
  const dia = { nama_customer: 'BU AMBIL', no_hp: '' }
  const form = await formJual(lain, [(await tambahCincin(lain)).kode_barcode], dia)
  expect(await tolakan(lain, jual, form)).toEqual(HARUS)
  const batal = { no_serah, alasan: 'SALAH', otorisasi: null }
  await denganOtorisasi(owner, batalSerah, batal, OTORISASI_BATAL_SERAH)
  await lain.call(jual, form)
})

it('several orders of one person count together, as he is called, whoever fetches faster', async () => {
  const nama = { nama_customer: 'BU TIGA', no_hp: '081300003333' }
  const hp = { nama_customer: 'IBU III', no_hp: '+62 813 0000 3333' }
  const isi = [await siap(nama), await siap(hp), await siap(nama), await siap(hp)]
  const hasil = await Promise.all(isi.map((one) => tolakan(owner, serahPesanan, one).catch(() => [200, 'sudah'])))
  expect(hasil.filter(([status]) => status === 422)).toEqual([HARUS])
  expect(hasil.filter(([status]) => status === 200)).toHaveLength(3)
})

it('an order of nobody’s name is fetched by who says his, who stands on the list and counts by it', async () => {
  await beli(lain, 'PAK TUNDA', '')
  const umum = { nama_customer: 'UMUM', no_hp: '081300006666' }
  const isi = await siap(umum)
  // Below the limit nobody asks who he is: what the other shop sold to PAK TUNDA is not known to be his.
  await disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value: '1795000', otorisasi: null })
  const kertas = { nama: '', alamat: '', nik: NIK_TUNDA }
  expect(await tolakan(owner, serahPesanan, { ...isi, pengambil: kertas })).toEqual([
    422,
    'Nama, Alamat Dan NIK Harus Diisi Mulai Rp. 1,795,000 Sehari',
  ])
  expect((await tolakan(owner, serahPesanan, { ...isi, pengambil: { ...kertas, nama: 'umum' } }))[0]).toBe(422)
  const ini = await owner.call(serahPesanan, { ...isi, pengambil: { ...kertas, nama: 'pak tunda' } })
  expect(ini.data.nama_customer).toBe('PAK TUNDA')
  await disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value: '6000000', otorisasi: null })
  expect(await dalamPantau()).toContainEqual(['PAK TUNDA', 7_528_000, JALAN, `NIK ${NIK_TUNDA}`])
  // What he fetched counts to what he buys.
  const form = await formJual(lain, [(await tambahCincin(lain)).kode_barcode], {
    nama_customer: 'PAK TUNDA',
    no_hp: '',
  })
  expect(await tolakan(lain, jual, form)).toEqual(HARUS)
})

it('who agrees, the cash book, the note and buying back know who fetched an order of nobody’s name', async () => {
  const isi = await siap({ nama_customer: 'UMUM', no_hp: '081300008888', pembayaran: [tunai(2_000_000)] })
  const pengambil = { nama: 'PAK SEBUT', alamat: 'JL. SEBUT 8', nik: NIK_SEBUT }
  const kembali = { ...isi, pembayaran: [tunai(205_000)], pengambil }
  const { no_serah, data } = await denganOtorisasi(owner, serahPesanan, kembali, OTORISASI_UANG_KEMBALI)
  expect(await shop.db.one(sql`SELECT keterangan FROM otorisasi WHERE dokumen = ${no_serah}`)).toMatchObject({
    keterangan: expect.stringContaining(`${isi.no_pesanan} PAK SEBUT`),
  })
  expect(await shop.db.one(sql`SELECT dari FROM pembayaran WHERE dokumen = ${no_serah}`)).toEqual({ dari: 'PAK SEBUT' })
  const dia = { nama_customer: 'PAK SEBUT' }
  expect(data).toMatchObject({ ...dia, alamat_customer: 'JL. SEBUT 8' })
  expect(await owner.call(notaBeli, { kode: no_serah })).toMatchObject([{ ...dia, alamat: 'JL. SEBUT 8' }])
})

it('the name of an order stays its own, whoever is said to fetch it', async () => {
  const isi = await siap({ nama_customer: 'BU PUNYA', no_hp: '081300007777' })
  const pengambil = { nama: 'ORANG LAIN', alamat: '', nik: NIK }
  const { data } = await owner.call(serahPesanan, { ...isi, pengambil })
  expect(data.nama_customer).toBe('BU PUNYA')
})

it('a member whose paper is known is not asked again, and one whose is not is known from then on', async () => {
  const dikenal = await anggotaBaru(owner, 'BU M', '081300004444')
  await owner.call(simpanIdentitas, { kode_member: dikenal, nik: NIK_M })
  await beli(lain, 'BU M', '081300004444')
  const isi = await siap({ kode_customer: dikenal, nama_customer: 'BU M', no_hp: '081300004444' })
  const { no_serah } = await owner.call(serahPesanan, isi)
  expect(await tersimpan(no_serah)).toEqual({ alamat: JALAN, jenis_identitas: 'NIK', nik: NIK_M })

  const baru = await anggotaBaru(owner, 'BU N', '081300005555')
  await beli(lain, 'BU N', '081300005555')
  const kedua = await siap({ kode_customer: baru, nama_customer: 'BU N', no_hp: '081300005555' })
  expect(await tolakan(owner, serahPesanan, kedua)).toEqual(HARUS)
  await owner.call(serahPesanan, { ...kedua, pengambil: { nama: '', alamat: 'JL. N 2', nik: 'A1234567' } })
  expect(await dalamPantau()).toContainEqual(['BU N', 7_528_000, 'JL. N 2', 'PASPOR A1234567'])
  expect(await shop.db.one(sql`SELECT no_identitas FROM member_identitas WHERE kode_member = ${baru}`)).toEqual({
    no_identitas: 'A1234567',
  })
})
