import { sql } from '@kencana/database'
import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import { OpnameShop } from '@kencana/testing/opname'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { batalForm, formJual, isiPenjualan } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cetak } from '../../cetak/cetak.contract.ts'
import { BON_PENJUALAN } from '../../penjualan/transaksi-penjualan/nota.contract.ts'
import {
  batalJual,
  jual,
  OTORISASI_HILANG_JUAL,
} from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { riwayatBarang } from '../data-barang/data-barang.contract.ts'
import { pindahBarang } from '../pindah-barang/pindah-barang.contract.ts'
import { OTORISASI_DICARI } from './dicari.api.ts'
import { barangHilang, OTORISASI_TEMU, temuBarang } from './stock-opname.contract.ts'

let di: OpnameShop
/** A tray of its own for each test, with three rings. */
let tray: string
let a: string
let b: string
let c: string

beforeAll(async () => {
  di = await OpnameShop.open()
})
beforeEach(async () => {
  const isi = await di.isiBaki()
  tray = isi.tray
  ;[a, b, c] = isi.cincin
})
afterAll(() => di.shop.close())

const hasilnya = (data: Awaited<ReturnType<OpnameShop['hitung']>>) =>
  Object.fromEntries(data.hasil?.barang.map((one) => [one.kode_barcode, one.hasil]) ?? [])

describe('the approval', () => {
  it('moves what is missing to SELISIH and what lay wrong to its tray, and only then', async () => {
    const salah = (await tambahCincin(di.owner)).kode_barcode
    const data = await di.hitung(tray, [a, salah])
    expect(hasilnya(data)).toEqual({ [a]: 'ADA', [b]: 'KURANG', [c]: 'KURANG', [salah]: 'BAKI LAIN' })
    expect(await di.letak(b)).toEqual([tray, 'TERSEDIA'])
    const done = await di.setujui(data.no_so)
    expect(done.dilewati).toEqual([])
    expect(done.data.hasil).toMatchObject({
      setuju_oleh: 'OWNER',
      no_hilang: 'SOH-TK01-260302-0001',
      no_pindah: expect.stringMatching(/^PD-TK01-260302-/),
    })
    expect(await di.letak(b)).toEqual(['-', 'HILANG'])
    expect(await di.letak(salah)).toEqual([tray, 'TERSEDIA'])
    const { riwayat } = await di.owner.call(riwayatBarang, { kode: b })
    expect([riwayat[0]?.dari, riwayat[0]?.ke]).toEqual([`BAKI ${tray}`, 'SELISIH SOH-TK01-260302-0001'])
    expect(await di.shop.violations()).toEqual([])
  })

  it('leaves alone what changed since the count was closed', async () => {
    const data = await di.hitung(tray, [a])
    const pindah = { kode_baki_tujuan: 'CN02', detail_barang: [b], otorisasi: null }
    await denganOtorisasi(di.budi, pindahBarang, pindah, OTORISASI_DICARI)
    const { dilewati, data: sesudah } = await di.setujui(data.no_so)
    expect(dilewati).toEqual([b])
    expect(await di.letak(b)).toEqual(['CN02', 'TERSEDIA'])
    expect(await di.letak(c)).toEqual(['-', 'HILANG'])
    expect(sesudah.hasil?.barang.map((one) => [one.kode_barcode, one.dibukukan])).toEqual([
      [b, false],
      [c, true],
      [a, false],
    ])
  })

  it('takes what a sale let out of the count and was turned down for missing, not before the cashier is done with it', async () => {
    await isiPenjualan(di.owner)
    const no_so = await di.mulai(tray)
    const { data: nota } = await di.owner.call(jual, await formJual(di.owner, [b]))
    for (const one of [a, c]) await di.pindai(no_so, one)
    const { data } = await di.tutup(no_so)
    expect(hasilnya(data)).toEqual({ [a]: 'ADA', [b]: 'KELUAR', [c]: 'ADA' })
    expect(data.hasil?.barang.find((one) => one.kode_barcode === b)?.dokumen).toBe(nota.no_faktur_jual)
    await expect(di.setujui(no_so)).rejects.toThrow(
      `Barang ${b} Masih Di Kasir, Validasi Atau Tolak Penjualannya Dahulu`,
    )
    await di.owner.call(batalJual, batalForm(nota))
    expect((await di.setujui(no_so)).dilewati).toEqual([])
    expect(await di.letak(b)).toEqual(['-', 'HILANG'])
    expect(await di.shop.violations()).toEqual([])
  })

  it('leaves what never came back from a sale to that: it is lost once', async () => {
    const no_so = await di.mulai(tray)
    const { data: nota } = await di.su.call(jual, await formJual(di.su, [b]))
    await di.su.call(cetak, { jenis: BON_PENJUALAN, dokumen: nota.no_faktur_jual, rangkap: 1, alasan: '' })
    for (const one of [a, c]) await di.pindai(no_so, one)
    await di.tutup(no_so)
    await denganOtorisasi(di.su, batalJual, batalForm(nota, { hilang: [b] }), OTORISASI_HILANG_JUAL)
    expect((await di.setujui(no_so)).data.hasil).toMatchObject({ no_hilang: null, kurang: { pcs: 0 } })
    expect(await di.letak(b)).toEqual(['-', 'HILANG'])
    expect(await di.shop.violations()).toEqual([])
  })

  it('takes for missing what was only edited since', async () => {
    const data = await di.hitung(tray, [a, c])
    await di.shop.db.run(sql`UPDATE barang SET versi = versi + 1 WHERE kode_barcode = ${b}`)
    expect((await di.setujui(data.no_so)).dilewati).toEqual([])
    expect(await di.letak(b)).toEqual(['-', 'HILANG'])
  })

  it('is not of whoever counted, while somebody else could', async () => {
    const ulang = await di.mulai(tray, di.su)
    for (const one of [a, b, c]) await di.pindai(ulang, one, di.su)
    await di.tutup(ulang, di.su)
    const sebelum = await di.isi()
    const pesan = 'Yang Menghitung Tidak Menyetujui, Minta OWN Atau SU Lain'
    await expect(di.setujui(ulang, di.su)).rejects.toThrow(pesan)
    expect(await di.isi()).toEqual(sebelum)
    expect((await di.setujui(ulang)).data.status).toBe('SELESAI')
    // One scan in another one's count is counting too.
    const no_so = await di.mulai(tray)
    for (const one of [a, b]) await di.pindai(no_so, one)
    await di.pindai(no_so, c, di.su)
    await di.tutup(no_so)
    await expect(di.setujui(no_so, di.su)).rejects.toThrow(pesan)
    // An owner alone has nobody to ask.
    await di.shop.db.run(sql`UPDATE users SET aktif = false WHERE user_id = 'OWNER'`)
    expect((await di.setujui(no_so, di.su)).data.status).toBe('SELESAI')
    await di.shop.db.run(sql`UPDATE users SET aktif = true WHERE user_id = 'OWNER'`)
  })

  it('happens once, and either it or a mover has a piece', async () => {
    for (let round = 0; round < 15; round += 1) {
      const satu = (await tambahCincin(di.owner, { kode_baki: tray })).kode_barcode
      const { no_so } = await di.hitung(tray, [a, b, c])
      const hasil = await Promise.allSettled([
        di.setujui(no_so),
        di.setujui(no_so, di.su),
        di.citra.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [satu] }),
      ])
      const [pertama, kedua, pindah] = hasil.map((one) => one.status)
      expect(new Set([pertama, kedua])).toEqual(new Set(['fulfilled', 'rejected']))
      expect(await di.letak(satu)).toEqual(pindah === 'fulfilled' ? ['CN02', 'TERSEDIA'] : ['-', 'HILANG'])
    }
    expect(await di.shop.violations()).toEqual([])
  })
})

describe('a lost piece', () => {
  it('comes back from SELISIH to a tray, once, agreed to by OWN or SU', async () => {
    const { no_so } = await di.hitung(tray, [a, b])
    await di.setujui(no_so)
    const hilang = await di.budi.call(barangHilang, {})
    const baris = hilang.find((one) => one.kode_barcode === c)
    expect(baris).toMatchObject({ berat: gram(7.777), tgl_system: '2026-03-02' })
    const isian = (kode_barcode: string, kode_baki = 'CN01') => ({
      kode_barcode,
      kode_baki,
      alasan: 'DI BAWAH LACI',
      otorisasi: null,
    })
    const temu = (kode_barcode: string, kode_baki = 'CN01', user = di.budi) =>
      denganOtorisasi(user, temuBarang, isian(kode_barcode, kode_baki), OTORISASI_TEMU)
    const sebelum = await di.isi()
    await expect(temu(a)).rejects.toThrow(`Barang ${a} Tidak Hilang`)
    await expect(temu('999')).rejects.toThrow('Barang 999 Tidak Ada')
    await expect(temu(c, 'ZZ')).rejects.toThrow('Baki ZZ Tidak Ada')
    expect(
      (await di.budi.send('POST', 'barang-hilang/temu', { body: { kode_barcode: c, kode_baki: 'CN01' } })).text,
    ).toBe('Alasan Harus Diisi')
    await expect(di.budi.call(temuBarang, isian(c))).rejects.toThrow('Butuh Otorisasi BARANG TEMU')
    expect(await di.isi()).toEqual(sebelum)
    const dua = await Promise.allSettled([temu(c), temu(c, 'CN02', di.citra)])
    expect(dua.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await di.letak(c))[1]).toBe('TERSEDIA')
    expect((await di.budi.call(barangHilang, {})).some((one) => one.kode_barcode === c)).toBe(false)
    const { riwayat } = await di.owner.call(riwayatBarang, { kode: c })
    expect(riwayat[0]?.dari).toBe(`SELISIH ${baris?.no_selisih}`)
    // Lost again, found again: under the newer document.
    await di.owner.call(pindahBarang, { kode_baki_tujuan: tray, detail_barang: [c] })
    await di.setujui((await di.hitung(tray, [a, b])).no_so)
    await temu(c)
    expect(await di.shop.violations()).toEqual([])
  })
})
