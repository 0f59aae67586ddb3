/** Items entered from a dispatch: what is left, the last piece, the branch's own books, races. */
import { sql } from '@kencana/database'
import { mg } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster } from '@kencana/testing/barang'
import { isiPabrik, kirimBos, kirimCabang } from '@kencana/testing/bos'
import { denganOtorisasi, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { riwayatBarang } from '../data-barang/data-barang.contract.ts'
import { imporBarang, periksaImpor, STOK_AWAL, sumberBarang, tambahBarang } from './tambah-barang.contract.ts'

let shop: TestShop
let owner: User
let cabang: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPabrik(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await shop.toko(owner, 'TK02')
  cabang = await shop.user(owner, 'CABANG', 'OWN', 'TK02')
})
afterEach(() => shop.close())

const sisa = (no_kirim: string) =>
  shop.db.one<{ pcs: number; mg: number }>(sql`
    SELECT coalesce(sum(pcs), 0)::int AS pcs, coalesce(sum(mg), 0)::int AS mg FROM mutasi
    WHERE akun = 'SALDO_KIRIM' AND ref = ${no_kirim}`)
const selisih = async (no_tambah: string) =>
  (
    await shop.db.one<{ mg: number }>(sql`
    SELECT coalesce(sum(mg), 0)::int AS mg FROM mutasi WHERE akun = 'SELISIH' AND ref = ${no_tambah}`)
  )?.mg
const masukkan = (sumber: string, berat: number, asli = berat, caller = owner) =>
  caller.call(
    tambahBarang,
    cincin({ sumber, kode_baki: 'NISA1', berat: gram(berat), berat_asli: gram(asli), tujuan: caller.data.kode_toko }),
  )

const ubahToleransi = () => owner.call(ubahParaSystem, { key: 'toleransi_berat', value: '0.1' })

describe('tambah barang dari kiriman', () => {
  it('is offered first with what is left, and takes what the scale says', async () => {
    const no_kirim = await kirimBos(owner, { qty: 2, berat: gram(7) })
    const isi = { kode_group: 'MM', kode_dept: 'CIN', kode_baki: 'NISA1', tipe_barang: 'SP' }
    expect(await owner.call(sumberBarang, {})).toEqual([
      { sumber: no_kirim, pcs: 2, berat: gram(7), isi: [{ ...isi, pcs: 2, berat: gram(7) }], pesanan: null },
      { sumber: STOK_AWAL, pcs: null, berat: null, isi: [], pesanan: null },
    ])
    const { no_tambah, kode_barang } = await masukkan(no_kirim, 3.485, 3.52)
    expect(await sisa(no_kirim)).toEqual({ pcs: 1, mg: 3_480 })
    expect(await selisih(no_tambah)).toBe(35)
    const { riwayat } = await owner.call(riwayatBarang, { kode: kode_barang })
    expect(riwayat[0]).toMatchObject({ dari: `SALDO_KIRIM ${no_kirim}`, ke: 'BAKI NISA1', berat: gram(3.485) })
    // 10 mg more than is left, within the tolerance: the last piece closes it
    const akhir = await masukkan(no_kirim, 3.49)
    expect(await sisa(no_kirim)).toEqual({ pcs: 0, mg: 0 })
    expect(await selisih(akhir.no_tambah)).toBe(-10)
    await expect(masukkan(no_kirim, 1)).rejects.toThrow('Qty Melebihi Saldo Kirim')
    expect((await owner.call(sumberBarang, {})).map((one) => one.sumber)).toEqual([STOK_AWAL])
  })

  it('leaves a larger rest as weight alone, and closes a small one', async () => {
    const besar = await kirimBos(owner, { qty: 1, berat: gram(3) })
    await masukkan(besar, 2.97)
    expect(await sisa(besar)).toEqual({ pcs: 0, mg: 30 })
    const kecil = await kirimBos(owner, { qty: 1, berat: gram(3) })
    const { no_tambah } = await masukkan(kecil, 2.971)
    expect(await sisa(kecil)).toEqual({ pcs: 0, mg: 0 })
    expect(await selisih(no_tambah)).toBe(29)
    const lebih = await kirimBos(owner, { qty: 1, berat: gram(3) })
    await expect(masukkan(lebih, 3.031)).rejects.toThrow('Berat Melebihi Saldo Kirim')
    await masukkan(lebih, 3.03)
    expect(await sisa(lebih)).toEqual({ pcs: 0, mg: 0 })
  })

  it('refuses what is not left and never falls back to another source', async () => {
    const no_kirim = await kirimBos(owner, { qty: 2, berat: gram(3) })
    await expect(masukkan(no_kirim, 3.001)).rejects.toThrow('Berat Melebihi Saldo Kirim')
    await expect(masukkan(no_kirim, 3)).rejects.toThrow('Sisa 1 Barang Kiriman Tidak Boleh Tanpa Berat')
    await expect(
      owner.call(tambahBarang, cincin({ sumber: no_kirim, kode_dept: 'GLG', kode_baki: 'NISA1' })),
    ).rejects.toThrow(`Jenis GLG Tidak Ada Di Kiriman ${no_kirim}`)
    await expect(masukkan(no_kirim, 1, 1, cabang)).rejects.toThrow(`Kiriman ${no_kirim} Bukan Untuk Toko Ini`)
    expect(await sisa(no_kirim)).toEqual({ pcs: 2, mg: 3_000 })
  })

  it('sums up what a dispatch shows too little and too much, in however many entries, never one against the other', async () => {
    const no_kirim = await kirimBos(owner, { qty: 20, berat: gram(200) })
    const banyak = (n: number, berat: number) => ({
      sumber: no_kirim,
      baris: Array.from({ length: n }, (_, at) => ({
        baris: at + 2,
        kode_dept: 'CIN',
        kode_baki: 'NISA1',
        nama_barang: 'CINCIN',
        berat_asli: 10,
        berat,
        kadar: '16K',
      })),
    })
    const awal = await sisa(no_kirim)
    const butuh = 'Butuh Otorisasi SELISIH KIRIMAN'
    // 0.5 % of 50 g are 0.250 g: 0.050 g each.
    await ubahToleransi()
    await expect(owner.call(imporBarang, banyak(5, 9.949))).rejects.toThrow(butuh)
    await expect(owner.call(imporBarang, banyak(5, 10.051))).rejects.toThrow(butuh)
    expect(await sisa(no_kirim)).toEqual(awal)
    // Four at a time, then one by one: the dispatch is one.
    await owner.call(imporBarang, banyak(4, 9.94))
    await expect(masukkan(no_kirim, 9.989, 10)).rejects.toThrow(butuh)
    await masukkan(no_kirim, 9.99, 10)
    // What is too much stands by itself.
    await owner.call(imporBarang, banyak(4, 10.1))
    await expect(owner.call(imporBarang, banyak(5, 10.1))).rejects.toThrow(butuh)
    await denganOtorisasi(owner, imporBarang, banyak(5, 10.1), 'SELISIH KIRIMAN')
    // What was agreed to does not count again, and a piece without a difference is asked for nothing.
    await masukkan(no_kirim, 10)
    await masukkan(no_kirim, 10.05, 10)
  })

  it('enters nothing less fine than its category by more than 2.00 points, from wherever, unless somebody agrees', async () => {
    const no_kirim = await kirimBos(owner, { qty: 6, berat: gram(18) })
    const satu = (kadar: string, sumber = no_kirim) =>
      cincin({ sumber, kode_baki: 'NISA1', kadar, berat: gram(3), berat_asli: gram(3) })
    const awal = await sisa(no_kirim)
    const butuh = 'Butuh Otorisasi KADAR'
    await expect(owner.call(tambahBarang, satu('67.99'))).rejects.toThrow(butuh)
    await expect(owner.call(tambahBarang, satu('67.99', STOK_AWAL))).rejects.toThrow(butuh)
    const baris = ['67.99', '67.99', '60'].map((kadar, at) => ({
      baris: at + 2,
      kode_dept: 'CIN',
      kode_baki: 'NISA1',
      nama_barang: 'CINCIN',
      berat: 3,
      kadar,
    }))
    await expect(owner.call(imporBarang, { sumber: no_kirim, baris })).rejects.toThrow(butuh)
    expect(await sisa(no_kirim)).toEqual(awal)
    await owner.call(tambahBarang, satu('68'))
    await denganOtorisasi(owner, imporBarang, { sumber: no_kirim, baris }, 'KADAR')
    expect((await sisa(no_kirim))?.pcs).toBe(2)
  })

  it('takes pieces from a sheet, all or none', async () => {
    const no_kirim = await kirimBos(owner, { qty: 3, berat: gram(6) })
    const baris = [2, 1.5, 2.52].map((berat, at) => ({
      baris: at + 2,
      kode_dept: 'CIN',
      kode_baki: 'NISA1',
      nama_barang: 'CINCIN',
      berat,
      kadar: '16K',
    }))
    const lebih = [...baris, { ...baris[0], baris: 5 }] as typeof baris
    const hasil = await owner.call(periksaImpor, { sumber: no_kirim, baris: lebih })
    expect(hasil).toMatchObject({ pcs: 3, salah: [{ baris: 5, pesan: 'Qty Melebihi Saldo Kirim' }] })
    await expect(owner.call(imporBarang, { sumber: no_kirim, baris: lebih })).rejects.toThrow('Baris 5: Qty Melebihi')
    expect(await sisa(no_kirim)).toEqual({ pcs: 3, mg: 6_000 })
    const { no_tambah, pcs, berat } = await owner.call(imporBarang, { sumber: no_kirim, baris })
    expect([pcs, berat]).toEqual([3, gram(6.02)])
    expect(await sisa(no_kirim)).toEqual({ pcs: 0, mg: 0 })
    expect(await selisih(no_tambah)).toBe(-20)
  })

  it('gives the last pieces to as many of eight clients as there are', async () => {
    for (const left of [1, 3, 5]) {
      const no_kirim = await kirimBos(owner, { qty: left, berat: gram(2 * left) })
      const all = await Promise.allSettled(Array.from({ length: 8 }, () => masukkan(no_kirim, 2)))
      const lost = all.filter((one) => one.status === 'rejected').map((one) => String(one.reason))
      expect(lost).toEqual(Array.from({ length: 8 - left }, () => 'CallRefused: Qty Melebihi Saldo Kirim'))
      expect(await sisa(no_kirim)).toEqual({ pcs: 0, mg: 0 })
    }
  })

  it('needs a KC tray once the opening stock is closed', async () => {
    const no_kirim = await kirimBos(owner, { qty: 2, berat: gram(6) })
    await owner.call(ubahParaSystem, { key: 'stok_awal', value: 'TIDAK' })
    await expect(
      owner.call(tambahBarang, cincin({ sumber: no_kirim, berat: gram(3), berat_asli: gram(3) })),
    ).rejects.toThrow('Baki CN01 Bukan Tempat Barang Baru')
    await masukkan(no_kirim, 3)
    expect((await owner.call(sumberBarang, {})).map((one) => one.sumber)).not.toContain(STOK_AWAL)
    expect((await owner.send('GET', 'baki/tambah-barang')).json).toMatchObject([{ kode_baki: 'NISA1' }])
    await masukkan(no_kirim, 3)
  })

  it('enters in the books of the branch it was sent to, races between shops included', async () => {
    const { no_kirim_stock: no_kirim } = await kirimCabang(owner, 'TK02', 4, 8)
    expect((await cabang.call(sumberBarang, {}))[0]).toMatchObject({ sumber: no_kirim, pcs: 4 })
    expect((await owner.call(sumberBarang, {})).map((one) => one.sumber)).not.toContain(no_kirim)
    await expect(masukkan(no_kirim, 2)).rejects.toThrow(`Kiriman ${no_kirim} Bukan Untuk Toko Ini`)
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => masukkan(no_kirim, 2, 2, cabang)))
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(4)
    const toko = await shop.db.rows(sql`
      SELECT kode_toko, sum(pcs)::int AS pcs, sum(mg)::int AS mg FROM mutasi WHERE akun = 'SALDO_KIRIM' AND ref = ${no_kirim}
      GROUP BY 1 ORDER BY 1`)
    expect(toko).toEqual([
      { kode_toko: 'TK01', pcs: 4, mg: mg(8_000) },
      { kode_toko: 'TK02', pcs: -4, mg: mg(-8_000) },
    ])
  })
})
