/** Value that nobody may make out of thin air: wild cost prices, corrections, money against goods that are not there. */
import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beliSah, cincinLama, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { kirimBarang } from '../../barang/kirim-barang/kirim-barang.contract.ts'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { ambilKas } from '../../keuangan/uang/uang.contract.ts'
import { group } from '../../master/group/group.contract.ts'
import { jenis } from '../../master/jenis/jenis.contract.ts'
import { kodeTransaksi } from '../../master/kode-transaksi/kode-transaksi.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import {
  batalKoreksiNilai,
  getKoreksiNilai,
  listKoreksiNilai,
  nilaiKini,
  simpanKoreksiNilai,
} from './koreksi-nilai.contract.ts'
import { batalNilaiAwal, rencanaNilai, simpanNilaiAwal } from './nilai.contract.ts'

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
})
afterEach(() => shop.close())

const modal = (kode_group: string, harga: number) =>
  shop.db.run(sql`UPDATE master_group SET harga_modal = ${harga} WHERE kode_group = ${kode_group}`)
const hargaGram = (user: User) =>
  disetujuiBila(user, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
const keping = (berat: number, user: User = owner, lain: object = {}) =>
  tambahCincin(user, { berat: gram(berat), berat_asli: gram(berat), ...lain })
const beriNilai = async (user: User = owner) => {
  const { jumlah } = await user.call(rencanaNilai, {})
  return user.call(simpanNilaiAwal, { jumlah })
}
const nilai = async (kode_toko = 'TK01') => {
  const rows = await shop.db.rows<{ akun: string; ref: string; rp: number }>(sql`
    SELECT akun, ref, rp FROM saldo_akun(${kode_toko}, 'infinity', ARRAY['PERSEDIAAN', 'HPP', 'RK']) WHERE rp <> 0 ORDER BY 1, 2`)
  return rows.map(({ akun, ref, rp: jumlah }) => `${akun} ${ref} ${jumlah}`)
}

describe('a shop that begins', () => {
  it('is refused a cost price that is no cost of that gold: over twice its price, or under a tenth of it', async () => {
    await keping(10)
    await modal('MM', 230_000_000)
    await expect(beriNilai()).rejects.toThrow(
      'Harga Modal MM Rp. 230,000,000 Terlalu Jauh Dari Harganya Rp. 2,350,000, Perbaiki Dulu Di Master Kategori',
    )
    await modal('MM', 230_000)
    await expect(beriNilai()).rejects.toThrow('Harga Modal MM Rp. 230,000 Terlalu Jauh')
    expect(await shop.db.rows(sql`SELECT 1 FROM nilai_awal`)).toEqual([])
    await modal('MM', 4_700_000)
    expect((await owner.call(rencanaNilai, {})).kelompok).toMatchObject([
      // 10.000 g x 2,350,000 x 70 %
      { kode_group: 'MM', nilai: 32_900_000, nilai_pasar: 16_450_000, janggal: false },
    ])
    await beriNilai()
  })

  it('begins or is valued by another shop’s closing, never both while its beginning is undone', async () => {
    await hargaGram(owner)
    await modal('MM', 1_000_000)
    await shop.toko(owner, 'TK02')
    const there = await shop.user(owner, 'OWN2', 'OWN', 'TK02')
    await isiBaki(there)
    await hargaGram(there)
    await keping(2, there)
    await beriNilai(there)
    const { kode_barcode } = await keping(5)
    await keping(5)
    const { no_nilai_awal } = await beriNilai()
    const { no_kirim } = await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode }] })
    await there.call(terimaBarang, { no_kirim, kode_baki: 'CN02', detail_barang: [kode_barcode] })
    const [tutup, batal] = await Promise.allSettled([
      there.call(tutupToko, { PROSES: 'close' }),
      owner.call(batalNilaiAwal, { no_nilai_awal, alasan: 'SALAH' }),
    ])
    expect(tutup.status).toBe('fulfilled')
    const antar = await shop.db.rows(sql`SELECT 1 FROM nilai_antar`)
    expect(antar).toHaveLength(batal.status === 'fulfilled' ? 0 : 1)
  })
})

it('sends a new category on at what it was bought for, though its sender has not closed', async () => {
  await hargaGram(owner)
  await modal('MM', 1_000_000)
  await shop.toko(owner, 'TK02')
  const there = await shop.user(owner, 'OWN2', 'OWN', 'TK02')
  await isiBaki(there)
  await hargaGram(there)
  await keping(2, there)
  await keping(2)
  await beriNilai(there)
  await beriNilai()
  const baru = { nama_group: 'BARU', persentase: parsePersen(50), harga: rp(1_000_000), harga_modal: rp(0) }
  await owner.call(group.create, { kode_group: 'MX', jenis_group: 'PERHIASAN', ...baru })
  await owner.call(jenis.create, { kode_dept: 'CINX', nama_dept: 'CINCIN', kode_group: 'MX' })
  const MX = { kode_group: 'MX', kode_dept: 'CINX', kadar: '12K' }
  await beliSah(owner, [cincinLama({ ...MX, berat: gram(10), harga: rp(5_000_000) })])
  const { kode_barcode } = await keping(5, owner, { ...MX, kadar_cetak: '500', kadar_modal: '50' })
  const { no_kirim } = await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode }] })
  await there.call(terimaBarang, { no_kirim, kode_baki: 'CN02', detail_barang: [kode_barcode] })
  await there.call(tutupToko, { PROSES: 'close' })
  // 5 g at 5,000,000 for 10 g
  expect(await nilai('TK02')).toEqual(['PERSEDIAAN MM 2000000', 'PERSEDIAAN MX 2500000', 'RK TK01 -2500000'])
  owner = await shop.nextDay(owner)
  owner = await shop.nextDay(owner)
  expect(await nilai()).toEqual(['PERSEDIAAN MM 2000000', 'PERSEDIAAN MX 5000000', 'RK TK02 2500000'])
})

it('takes no money against goods that the shop does not have', async () => {
  await keping(10)
  const satu = {
    kode_transaksi: 'ONGKOS ANGKUT',
    deskripsi: 'ONGKOS',
    media: 'KAS',
    arah: 'KELUAR',
    lawan: 'PERSEDIAAN',
  }
  await owner.call(kodeTransaksi.create, satu as never)
  const keluar = (pihak: string) =>
    disetujuiBila(owner, ambilKas, {
      kode_transaksi: 'ONGKOS ANGKUT',
      jumlah: rp(100_000),
      keterangan: 'X',
      pihak,
    })
  await expect(keluar('MM')).rejects.toThrow('Toko Ini Tidak Punya Emas MM Yang Bernilai')
  await beriNilai()
  await expect(keluar('MT')).rejects.toThrow('Toko Ini Tidak Punya Emas MT Yang Bernilai')
  await keluar('MM')
  expect(await nilai()).toEqual(['PERSEDIAAN MM 16200000'])
})

describe('a correction of value', () => {
  const kini = async (user: User = owner) => (await user.call(nilaiKini, {}))[0]
  const koreksi = (nilai_baru: number, lain: object = {}) =>
    owner.call(simpanKoreksiNilai, {
      kode_group: 'MM',
      nilai_lama: rp(16_100_000),
      nilai_baru: rp(nilai_baru),
      alasan: 'salah ketik',
      ...lain,
    })
  beforeEach(async () => {
    await keping(10)
    await beriNilai()
    owner = await shop.nextDay(owner)
  })

  it('makes the last evening’s goods worth what they cost, is the owner’s, and goods leave at it', async () => {
    expect(await kini()).toEqual({
      kode_group: 'MM',
      nama_group: 'MAS MUDA',
      berat: 10_000,
      nilai: 16_100_000,
      nilai_pasar: 16_450_000,
    })
    const { no_koreksi_nilai, data } = await koreksi(15_000_000)
    expect(data).toMatchObject({ berat: 10_000, nilai_lama: 16_100_000, nilai_baru: 15_000_000, alasan: 'SALAH KETIK' })
    expect(await owner.call(getKoreksiNilai, { no_koreksi_nilai })).toEqual(data)
    expect(await owner.call(listKoreksiNilai, { tanggal: '2026-03-03' })).toHaveLength(1)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 15000000'])
    await beliSah(owner, [cincinLama({ berat: gram(10), harga: rp(16_000_000) })])
    owner = await shop.nextDay(owner)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 31000000'])
    await expect(owner.call(batalKoreksiNilai, { no_koreksi_nilai, alasan: 'X' })).rejects.toThrow(
      'Koreksi Nilai Sudah Dipakai Tutup Toko, Buat Koreksi Baru',
    )
  })

  it('is undone on its day, the newest first', async () => {
    const satu = await koreksi(15_000_000)
    const dua = await koreksi(14_000_000, { nilai_lama: rp(15_000_000) })
    const urung = ({ no_koreksi_nilai }: typeof satu) =>
      owner.call(batalKoreksiNilai, { no_koreksi_nilai, alasan: 'X' })
    await expect(urung(satu)).rejects.toThrow('Batalkan Dulu Koreksi Nilai Yang Lebih Baru')
    await urung(dua)
    await urung(satu)
    expect(await nilai()).toEqual(['PERSEDIAAN MM 16100000'])
  })

  it('is refused to others, without a change, without goods, far from the price, and on what somebody changed', async () => {
    const su = await shop.user(owner, 'SU1', 'SU')
    expect((await su.send('POST', 'koreksi-nilai', { body: {} })).status).toBe(403)
    await expect(koreksi(16_100_000)).rejects.toThrow('Nilai Tidak Berubah')
    await expect(koreksi(0)).rejects.toThrow('Nilai Seharusnya Harus Diisi')
    await expect(koreksi(15_000_000, { alasan: '' })).rejects.toThrow('Alasan Harus Diisi')
    await expect(koreksi(15_000_000, { kode_group: 'MT' })).rejects.toThrow(
      'Toko Ini Tidak Punya Emas MT Yang Bernilai',
    )
    await expect(koreksi(15_000_000, { nilai_lama: rp(16_000_000) })).rejects.toThrow(
      'Nilai Berubah, Lihat Lagi Sebelum Menyimpan',
    )
    await expect(koreksi(1_610_000_000)).rejects.toThrow(
      'Nilai MM Rp. 1,610,000,000 Terlalu Jauh Dari Nilai Pasarnya Rp. 16,450,000',
    )
    await expect(koreksi(1_000_000)).rejects.toThrow('Terlalu Jauh Dari Nilai Pasarnya')
    expect(await nilai()).toEqual(['PERSEDIAAN MM 16100000'])
    const dua = await Promise.allSettled([koreksi(15_000_000), koreksi(14_000_000)])
    expect(dua.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
