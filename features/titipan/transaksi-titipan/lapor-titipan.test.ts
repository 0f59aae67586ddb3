/** Who leaves much money for pieces that are kept says who he is where it comes in, and is known by that when he fetches them. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru } from '@kencana/testing/member'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { bayarTunai, isiPenjualan } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { batalTitipForm, formAmbil, formTitip, isiBakiTitip, sahkanTitip } from '@kencana/testing/titipan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { laporanPantau } from '../../dashboard/laporan-pantau-customer/laporan-pantau-customer.contract.ts'
import { lihatIdentitas } from '../../member/privasi/privasi.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { barangDititip } from '../../penjualan/transaksi-penjualan/ambil-jual.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { batalTitipan, tambahUangTitipan, titip } from './transaksi-titipan.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiBakiTitip(owner)
  await disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value: '3000000', otorisasi: null })
})
afterAll(() => shop.close())

const HARUS = [422, 'Nama, Alamat Dan NIK Harus Diisi Mulai Rp. 3,000,000 Sehari']
const JALAN = 'JL. BROMO 9, MALANG'
const nik = (n: number) => `35730102030406${String(n).padStart(2, '0')}`

/** Each has a telephone of his own: by one they would be one customer. */
const HP = new Map<string, string>()
const hp = (nama: string): string => {
  const ada = HP.get(nama) ?? `0813000088${10 + HP.size}`
  HP.set(nama, ada)
  return ada
}

/** A form of one ring, which costs what the day says. */
const form = async (nama_customer: string, uang: number, lain: Parameters<typeof formTitip>[2] = {}) =>
  formTitip(owner, [(await tambahCincin(owner)).kode_barcode], {
    nama_customer,
    no_hp: hp(nama_customer),
    alamat: JALAN,
    mengikat: false,
    titip: rp(uang),
    ...lain,
  })
const dititip = async (...isi: Parameters<typeof form>) =>
  sahkanTitip(owner, (await owner.call(titip, await form(...isi))).data)
const tambah = (no_titip: string, jumlah: number, penyetor?: object) => ({
  no_titip,
  pembayaran: [bayarTunai(jumlah)],
  ...(penyetor && { penyetor: { nama: '', alamat: '', nik: '', ...penyetor } }),
})
const dalamPantau = async (nama: string) => {
  const masa = { tgl_awal: owner.data.tgl_system, tgl_akhir: owner.data.tgl_system }
  const rows = await owner.call(laporanPantau, { ...masa, sebab: 'SEMUA', type_laporan: 'DETAIL' })
  return rows.flatMap((row) =>
    'jenis' in row && row.nama_customer === nama ? [[row.jenis, row.jumlah, row.identitas]] : [],
  )
}

it('with the form: his paper is asked, kept with it, read by owners who are written down, and listed', async () => {
  const isi = await form('PAK TITIP', 3_000_000)
  expect(await tolakan(owner, titip, isi)).toEqual(HARUS)
  expect(await tolakan(owner, titip, { ...isi, nik: nik(1), alamat: '' })).toEqual(HARUS)
  expect(await tolakan(owner, titip, { ...isi, nik: nik(1), nama_customer: 'UMUM' })).toEqual(HARUS)
  expect(await tolakan(owner, titip, { ...isi, nik: '357' })).toEqual([
    400,
    'NIK Harus 16 Angka, Atau No SIM Atau Paspor',
  ])
  const { no_titip_group } = await owner.call(titip, { ...isi, nik: nik(1) })
  expect(await shop.db.one(sql`SELECT jenis_identitas, nik FROM titipan WHERE no_titip = ${no_titip_group}`)).toEqual({
    jenis_identitas: 'NIK',
    nik: nik(1),
  })
  expect(await owner.call(lihatIdentitas, { dokumen: no_titip_group })).toMatchObject({ no_identitas: nik(1) })
})

it('what he left counts to what he leaves; one that is called off on its day counts to nothing', async () => {
  const { barang, versi } = await dititip('BU TITIP', 2_000_000)
  const isi = await form('BU TITIP', 1_000_000)
  expect(await tolakan(owner, titip, isi)).toEqual(HARUS)
  const [satu] = barang
  await disetujuiBila(owner, batalTitipan, batalTitipForm({ no_titip: satu?.no_titip ?? '', versi }, 2_000_000))
  await owner.call(titip, isi)
})

it('more money asks it too, of who pays for what was left in nobody’s name with his name', async () => {
  const { no_titip_group: no_titip } = await dititip('PAK TAMBAH', 2_000_000)
  expect(await tolakan(owner, tambahUangTitipan, tambah(no_titip, 1_000_000))).toEqual(HARUS)
  const { no_uang_titip } = await owner.call(tambahUangTitipan, tambah(no_titip, 1_000_000, { nik: nik(2) }))
  expect(await owner.call(lihatIdentitas, { dokumen: no_uang_titip })).toMatchObject({ no_identitas: nik(2) })
  // He is known by then.
  await owner.call(tambahUangTitipan, tambah(no_titip, 500_000))
  expect((await owner.call(barangDititip, { no_titip })).identitas).toBe('NIK ************0602')
  const umum = await dititip('UMUM', 2_000_000, { no_hp: '081300001212' })
  const diri = { nik: nik(3) }
  expect(await tolakan(owner, tambahUangTitipan, tambah(umum.no_titip_group, 1_000_000, diri))).toEqual(HARUS)
  await owner.call(tambahUangTitipan, tambah(umum.no_titip_group, 1_000_000, { ...diri, nama: 'pak bayar' }))
  expect(await dalamPantau('PAK BAYAR')).toEqual([['TITIPAN', 1_000_000, `NIK ${nik(3)}`]])
})

it('who fetches it is known by the paper that he showed, and asked where he showed none', async () => {
  const { no_titip_group: dikenal } = await dititip('PAK AMBIL', 3_000_000, { nik: nik(4) })
  const { no_titip_group: asing } = await dititip('BU AMBIL', 1_000_000)
  const { data } = await owner.call(jual, await formAmbil(owner, [dikenal]))
  expect(await owner.call(lihatIdentitas, { dokumen: data.no_faktur_jual })).toMatchObject({ no_identitas: nik(4) })
  const isi = await formAmbil(owner, [asing])
  expect(await tolakan(owner, jual, isi)).toEqual(HARUS)
  await owner.call(jual, { ...isi, nik: nik(5) })
})

it('a member’s paper is known, and kept with him when it is seen first', async () => {
  const kode_member = await anggotaBaru(owner, 'BU ANGGOTA', '081300004321')
  const isi = await form('BU ANGGOTA', 3_000_000, { kode_member, no_hp: '081300004321' })
  expect(await tolakan(owner, titip, isi)).toEqual(HARUS)
  await dititip('BU ANGGOTA', 3_000_000, { kode_member, no_hp: '081300004321', nik: nik(6) })
  await owner.call(titip, isi)
  expect(await owner.call(lihatIdentitas, { dokumen: kode_member })).toMatchObject({ no_identitas: nik(6) })
})
