import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { setujui } from '@kencana/testing/pembelian'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rencanaTutup } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { barangByBarcode, riwayatBarang } from '../data-barang/data-barang.contract.ts'
import { pindahBarang } from '../pindah-barang/pindah-barang.contract.ts'
import {
  batalCuci,
  batalTerimaCuci,
  getCuci,
  getTerimaCuci,
  kirimCuci,
  listCuci,
  listTerimaCuci,
  terimaCuci,
} from './cucian.contract.ts'

let shop: TestShop
let owner: User
let gudang: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
})
afterEach(() => shop.close())

const kirim = (kode: readonly string[], versi?: number[]) =>
  gudang.call(kirimCuci, { keterangan: 'PAK SLAMET', detail_barang: [...kode], ...(versi ? { versi } : {}) })
const isian = (no_cuci: string, berat: Readonly<Record<string, number>>, kode_baki: string | null = null) => ({
  no_cuci,
  kode_baki,
  detail_barang: Object.entries(berat).map(([kode_barcode, grams]) => ({ kode_barcode, berat: gram(grams) })),
  otorisasi: null as string | null,
})
const terima = (no_cuci: string, berat: Readonly<Record<string, number>>, kode_baki: string | null = null) =>
  gudang.call(terimaCuci, isian(no_cuci, berat, kode_baki))
const barang = (kode: string) => owner.call(barangByBarcode, { kode })
const keadaan = async (kode: string) => {
  const { kode_baki, status_barang, berat } = await barang(kode)
  return [kode_baki, status_barang, berat]
}
const saldo = (akun: string) =>
  shop.db.rows(
    sql`SELECT ref, pcs, mg FROM saldo('TK01', 'infinity') WHERE akun = ${akun} AND (pcs <> 0 OR mg <> 0) ORDER BY ref`,
  )

describe('cucian keluar', () => {
  it('takes pieces off their trays into the batch, which is listed as long as something is out', async () => {
    const a = await tambahCincin(owner)
    const { message, data } = await kirim([a.kode_barcode], [1])
    expect(message).toBe('Data Berhasil Disimpan')
    expect(data).toMatchObject({
      no_cuci: 'CUC-TK01-260302-0001',
      pcs: 1,
      berat: gram(3.485),
      sisa: 1,
      keterangan: 'PAK SLAMET',
    })
    expect(data.detail_barang[0]).toMatchObject({ kode_baki_asal: 'CN01', keadaan: 'CUCI' })
    expect(await keadaan(a.kode_barcode)).toEqual(['-', 'CUCI', gram(3.485)])
    expect(await saldo('CUCI')).toEqual([{ ref: data.no_cuci, pcs: 1, mg: 3485 }])
    expect((await owner.call(rencanaTutup, {})).terbuka).toContainEqual(
      expect.objectContaining({ path: '/cucian', jumlah: 1 }),
    )
    owner = await shop.nextDay(owner)
    gudang = await shop.login('GUDANG')
    expect((await gudang.call(listCuci, { tanggal: '2026-03-03' })).map((row) => row.no_cuci)).toEqual([data.no_cuci])
    expect(await gudang.call(getCuci, { no_cuci: data.no_cuci })).toEqual(data)
  })

  it('refuses what cannot go out, leaving everything where it is', async () => {
    const a = await tambahCincin(owner)
    const kode = a.kode_barcode
    await expect(kirim([kode, '1099999992'])).rejects.toThrow('Barang 1099999992 Tidak Ada')
    await expect(kirim([kode, kode])).rejects.toThrow('Dua Kali Dalam Daftar')
    await expect(kirim([kode], [7])).rejects.toThrow(`Barang ${kode} Sudah Diproses Oleh User Lain`)
    await expect(kirim([kode], [1, 1])).rejects.toThrow('Versi Tidak Sesuai Dengan Daftar Barang')
    await expect(kirim([])).rejects.toThrow('Data Barang Masih Kosong')
    expect(await keadaan(kode)).toEqual(['CN01', 'TERSEDIA', gram(3.485)])
    await kirim([kode])
    await expect(kirim([kode])).rejects.toThrow(`Barang ${kode} Sudah Diproses Oleh User Lain`)
    await expect(owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [kode] })).rejects.toThrow(
      'Sudah Diproses Oleh User Lain',
    )
  })

  it('is undone while nothing came back, once', async () => {
    const a = await tambahCincin(owner)
    const { no_cuci } = (await kirim([a.kode_barcode])).data
    const batal = () => gudang.call(batalCuci, { no_cuci, alasan: 'SALAH' })
    expect(await batal()).toEqual({ message: 'Berhasil', no_batal: 'BCU-TK01-260302-0001' })
    expect(await keadaan(a.kode_barcode)).toEqual(['CN01', 'TERSEDIA', gram(3.485)])
    await expect(batal()).rejects.toThrow(`Dokumen ${no_cuci} Sudah Dibatalkan`)
    await expect(gudang.call(batalCuci, { no_cuci: 'CUC-X', alasan: 'X' })).rejects.toThrow('Cucian CUC-X Tidak Ada')
    await expect(terima(no_cuci, { [a.kode_barcode]: 3 })).rejects.toThrow(`Tidak Ada Di Cucian ${no_cuci}`)
  })
})

describe('cucian kembali', () => {
  it('lays pieces back with the weight they have now, a loss within the allowance going to SUSUT', async () => {
    const a = await tambahCincin(owner)
    const b = await tambahCincin(owner)
    const { no_cuci } = (await kirim([a.kode_barcode, b.kode_barcode])).data
    const sebelum = await barang(a.kode_barcode)
    const { data } = await terima(no_cuci, { [a.kode_barcode]: 3.475 })
    expect(data).toMatchObject({
      no_terima: 'CUM-TK01-260302-0001',
      pcs: 1,
      berat: gram(3.475),
      susut: gram(0.01),
      disetujui_oleh: '-',
    })
    const sesudah = await barang(a.kode_barcode)
    expect(sesudah).toMatchObject({
      kode_baki: 'CN01',
      status_barang: 'TERSEDIA',
      berat: gram(3.475),
      berat_asli: gram(3.51),
    })
    // 0.010 g of 2,350,000 × 68.5 % a gram, rounded up to 500 at the end
    expect(sebelum.harga_total - sesudah.harga_total).toBeGreaterThan(14_000)
    expect(await saldo('SUSUT')).toEqual([{ ref: data.no_terima, pcs: 0, mg: 10 }])
    expect((await gudang.call(getCuci, { no_cuci })).sisa).toBe(1)
    // The other one, to another tray, without any loss: its price stays.
    const lain = await terima(no_cuci, { [b.kode_barcode]: 3.485 }, 'CN02')
    expect(lain.data.susut).toBe(0)
    expect(await keadaan(b.kode_barcode)).toEqual(['CN02', 'TERSEDIA', gram(3.485)])
    expect((await barang(b.kode_barcode)).harga_total).toBe(sebelum.harga_total)
    expect(await gudang.call(listTerimaCuci, { tanggal: '2026-03-02' })).toHaveLength(2)
    expect(await gudang.call(getTerimaCuci, { no_terima: data.no_terima })).toEqual(data)
    const { riwayat } = await owner.call(riwayatBarang, { kode: a.kode_barang })
    expect(riwayat[0]).toMatchObject({ kind: 'CUCI', dari: `CUCI ${no_cuci}`, ke: 'BAKI CN01', selisih: gram(-0.01) })
  })

  it('refuses what cannot have come back, leaving everything out', async () => {
    const a = await tambahCincin(owner)
    const kode = a.kode_barcode
    const { no_cuci } = (await kirim([kode])).data
    const lain = await tambahCincin(owner)
    await expect(terima(no_cuci, { [kode]: 3.486 })).rejects.toThrow(`Berat Kembali Barang ${kode} Melebihi 3.485 g`)
    await expect(terima(no_cuci, { [kode]: 0 })).rejects.toThrow(`Berat Kembali Barang ${kode} Harus Lebih Dari 0`)
    await expect(terima(no_cuci, { [lain.kode_barcode]: 3 })).rejects.toThrow(`Tidak Ada Di Cucian ${no_cuci}`)
    await expect(terima(no_cuci, { [kode]: 3.485 }, 'ZZ')).rejects.toThrow('Baki ZZ Tidak Ada')
    await expect(terima('CUC-X', { [kode]: 3.485 })).rejects.toThrow('Cucian CUC-X Tidak Ada')
    await expect(terima(no_cuci, {})).rejects.toThrow('Data Barang Masih Kosong')
    const dua = [kode, kode].map((kode_barcode) => ({ kode_barcode, berat: gram(3.485) }))
    await expect(gudang.call(terimaCuci, { ...isian(no_cuci, {}), detail_barang: dua })).rejects.toThrow('Dua Kali')
    await owner.send('POST', 'baki/add', {
      body: { kode_baki: 'SS1', nama_baki: 'SEPUH', kode_gudang: 'SS', berat_baki: 0, berat_bandrol: 0 },
    })
    await expect(terima(no_cuci, { [kode]: 3.485 }, 'SS1')).rejects.toThrow('Baki SS1 Bukan Tujuan Terima Cucian')
    expect(await keadaan(kode)).toEqual(['-', 'CUCI', gram(3.485)])
    await terima(no_cuci, { [kode]: 3.485 })
    await expect(terima(no_cuci, { [kode]: 3.485 })).rejects.toThrow(`Barang ${kode} Tidak Ada Di Cucian ${no_cuci}`)
    await expect(gudang.call(batalCuci, { no_cuci, alasan: 'X' })).rejects.toThrow(`Cucian ${no_cuci} Sudah Diterima`)
  })

  it('wants OWN or SU to agree to a loss above the allowance of any one piece, for exactly these weights', async () => {
    const a = await tambahCincin(owner)
    const b = await tambahCincin(owner, { berat: gram(100), berat_asli: gram(100) })
    const { no_cuci } = (await kirim([a.kode_barcode, b.kode_barcode])).data
    // 0.5 % of 3.485 g are 0.017 g; that the other one lost nothing does not help.
    const input = isian(no_cuci, { [a.kode_barcode]: 3.467, [b.kode_barcode]: 100 })
    await expect(gudang.call(terimaCuci, input)).rejects.toThrow('Butuh Otorisasi SUSUT CUCI')
    expect((await keadaan(a.kode_barcode))[1]).toBe('CUCI')
    const id = await setujui(gudang, terimaCuci, input)
    const lain = isian(no_cuci, { [a.kode_barcode]: 3.4, [b.kode_barcode]: 100 })
    await expect(gudang.call(terimaCuci, { ...lain, otorisasi: id })).rejects.toThrow('Otorisasi Tidak Berlaku')
    const { data } = await gudang.call(terimaCuci, { ...input, otorisasi: id })
    expect(data).toMatchObject({ susut: gram(0.018), disetujui_oleh: 'OWNER' })
    const row = await shop.db.one(sql`SELECT dokumen FROM otorisasi WHERE id = ${id}`)
    expect(row).toEqual({ dokumen: data.no_terima })
  })

  it('lets a heavy piece lose no more than any piece may differ', async () => {
    const { kode_barcode: kode } = await tambahCincin(owner, { berat: gram(50), berat_asli: gram(50) })
    const { no_cuci } = (await kirim([kode])).data
    await expect(terima(no_cuci, { [kode]: 49.949 })).rejects.toThrow('Butuh Otorisasi SUSUT CUCI')
    await terima(no_cuci, { [kode]: 49.95 })
  })

  it('adds up what a piece loses in all its washings', async () => {
    const { kode_barcode: kode } = await tambahCincin(owner, { berat: gram(10), berat_asli: gram(10) })
    const cuci = async (kembali: number) => {
      const { no_cuci } = (await kirim([kode])).data
      return isian(no_cuci, { [kode]: kembali })
    }
    await gudang.call(terimaCuci, await cuci(9.97))
    await gudang.call(terimaCuci, await cuci(9.95))
    // 0.5 % of the 10 g that it was are gone; coming back as it went is no loss.
    await gudang.call(terimaCuci, await cuci(9.95))
    const lagi = await cuci(9.949)
    await expect(gudang.call(terimaCuci, lagi)).rejects.toThrow('Butuh Otorisasi SUSUT CUCI')
    expect(await keadaan(kode)).toEqual(['-', 'CUCI', gram(9.95)])
    await gudang.call(terimaCuci, { ...lagi, detail_barang: [{ kode_barcode: kode, berat: gram(9.95) }] })
  })

  it('adds up what five pieces of one washing lose, in however many receipts they come back', async () => {
    await owner.call(ubahParaSystem, { key: 'toleransi_susut', value: '2' })
    await owner.call(ubahParaSystem, { key: 'toleransi_berat', value: '0.1' })
    const kode: string[] = []
    for (let i = 0; i < 6; i += 1)
      kode.push((await tambahCincin(owner, { berat: gram(10), berat_asli: gram(10) })).kode_barcode)
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = kode
    const { no_cuci } = (await kirim(kode)).data
    // Each within its own 0.100 g; 0.5 % of 50 g is 0.250 g.
    await gudang.call(terimaCuci, isian(no_cuci, { [a]: 9.9, [b]: 9.9, [c]: 10, [d]: 10 }))
    await expect(gudang.call(terimaCuci, isian(no_cuci, { [e]: 9.949 }))).rejects.toThrow('Butuh Otorisasi SUSUT CUCI')
    await gudang.call(terimaCuci, isian(no_cuci, { [e]: 9.95 }))
    await gudang.call(terimaCuci, isian(no_cuci, { [f]: 10 }))
    await owner.call(ubahParaSystem, { key: 'toleransi_susut', value: '0.5' })
    await owner.call(ubahParaSystem, { key: 'toleransi_berat', value: '0.05' })
  })

  it('is taken back while no piece changed since: weight, price and batch as before', async () => {
    const a = await tambahCincin(owner)
    const { no_cuci } = (await kirim([a.kode_barcode])).data
    const { data } = await terima(no_cuci, { [a.kode_barcode]: 3.47 })
    const batal = (no_terima: string, user = gudang) =>
      user.call(batalTerimaCuci, { no_terima, alasan: 'SALAH TIMBANG' })
    await expect(batal('CUM-X')).rejects.toThrow('Dokumen CUM-X Tidak Ada')
    expect(await batal(data.no_terima)).toMatchObject({ no_batal: 'BCM-TK01-260302-0001' })
    const now = await barang(a.kode_barcode)
    expect(now).toEqual({ ...a, kode_baki: '-', kode_gudang: '-', status_barang: 'CUCI', versi: now.versi })
    await expect(batal(data.no_terima)).rejects.toThrow(`Dokumen ${data.no_terima} Sudah Dibatalkan`)
    const kedua = (await terima(no_cuci, { [a.kode_barcode]: 3.485 })).data.no_terima
    await owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [a.kode_barcode] })
    await expect(batal(kedua)).rejects.toThrow(`Barang ${a.kode_barcode} Sudah Diubah Atau Dipakai Dokumen Lain`)
    expect(await keadaan(a.kode_barcode)).toEqual(['CN02', 'TERSEDIA', gram(3.485)])
  })

  it('of yesterday is taken back by OWN or SU only, and so is a batch of yesterday', async () => {
    const a = await tambahCincin(owner)
    const b = await tambahCincin(owner)
    const { no_cuci } = (await kirim([a.kode_barcode])).data
    const luar = (await kirim([b.kode_barcode])).data.no_cuci
    const { no_terima } = (await terima(no_cuci, { [a.kode_barcode]: 3.485 })).data
    owner = await shop.nextDay(owner)
    gudang = await shop.login('GUDANG')
    const lewat = 'Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU'
    await expect(gudang.call(batalTerimaCuci, { no_terima, alasan: 'X' })).rejects.toThrow(lewat)
    await expect(gudang.call(batalCuci, { no_cuci: luar, alasan: 'X' })).rejects.toThrow(lewat)
    await owner.call(batalTerimaCuci, { no_terima, alasan: 'X' })
    await owner.call(batalCuci, { no_cuci: luar, alasan: 'X' })
    expect((await keadaan(a.kode_barcode))[1]).toBe('CUCI')
    expect((await keadaan(b.kode_barcode))[1]).toBe('TERSEDIA')
  })
})
