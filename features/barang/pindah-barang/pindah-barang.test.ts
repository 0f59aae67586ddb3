import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { runs } from '@kencana/testing/sample'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { barangByBarcode, riwayatBarang } from '../data-barang/data-barang.contract.ts'
import { batalPindah, getPindah, listPindah, pindahBarang } from './pindah-barang.contract.ts'

let shop: TestShop
let owner: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
})
afterEach(() => shop.close())

const pindah = (kode: readonly string[], ke: string, versi?: number[], user = owner) =>
  user.call(pindahBarang, { kode_baki_tujuan: ke, detail_barang: [...kode], ...(versi ? { versi } : {}) })
const letak = async (kode: string) => (await owner.call(barangByBarcode, { kode })).kode_baki

describe('pindah barang', () => {
  it('moves pieces to another tray with a document, a jurnal and a trace', async () => {
    const a = await tambahCincin(owner)
    const b = await tambahCincin(owner, { berat: gram(2), berat_asli: gram(2) })
    const { message, data } = await pindah([a.kode_barcode, b.kode_barcode], 'CN02', [1, 1])
    expect(message).toBe('Data Berhasil Disimpan')
    expect(data).toMatchObject({ no_pindah: 'PD-TK01-260302-0001', pcs: 2, berat: gram(5.485), no_batal: null })
    expect(data.detail_barang.map((row) => row.kode_baki_asal)).toEqual(['CN01', 'CN01'])
    expect(await letak(a.kode_barcode)).toBe('CN02')
    const { riwayat } = await owner.call(riwayatBarang, { kode: a.kode_barang })
    expect(riwayat.map((row) => [row.kind, row.dari, row.ke])).toEqual([
      ['PINDAH', 'BAKI CN01', 'BAKI CN02'],
      ['TAMBAH', 'STOK_AWAL', 'BAKI CN01'],
    ])
    expect(await owner.call(listPindah, { tanggal: '2026-03-02' })).toHaveLength(1)
    expect(await owner.call(getPindah, { no_pindah: data.no_pindah })).toEqual(data)
  })

  it('refuses what cannot be moved, leaving everything where it is', async () => {
    const a = await tambahCincin(owner)
    const b = await tambahCincin(owner)
    await expect(pindah([a.kode_barcode, '1099999992'], 'CN02')).rejects.toThrow('Barang 1099999992 Tidak Ada')
    await expect(pindah([a.kode_barcode, a.kode_barcode], 'CN02')).rejects.toThrow('Dua Kali Dalam Daftar')
    await expect(pindah([a.kode_barcode], 'CN01')).rejects.toThrow(`Barang ${a.kode_barcode} Sudah Ada Di Baki CN01`)
    await expect(pindah([a.kode_barcode], 'ZZ')).rejects.toThrow('Baki ZZ Tidak Ada')
    await expect(pindah([a.kode_barcode], 'CN02', [1, 1])).rejects.toThrow('Versi Tidak Sesuai Dengan Daftar Barang')
    await expect(pindah([], 'CN02')).rejects.toThrow('Data Barang Masih Kosong')
    await owner.send('POST', 'baki/add', {
      body: { kode_baki: 'SS1', nama_baki: 'SEPUH', kode_gudang: 'SS', berat_baki: 0, berat_bandrol: 0 },
    })
    await expect(pindah([a.kode_barcode], 'SS1')).rejects.toThrow('Baki SS1 Bukan Tujuan Pindah Barang')
    expect([await letak(a.kode_barcode), await letak(b.kode_barcode)]).toEqual(['CN01', 'CN01'])
  })

  it('gives each piece to exactly one of two movers', async () => {
    const rounds = runs(1000, 60)
    const rows = Array.from({ length: rounds }, (_, i) => ({
      baris: i + 2,
      kode_dept: 'CIN',
      kode_baki: 'CN01',
      nama_barang: 'LOMBA',
      berat: 1,
      kadar: '16K',
    }))
    await owner.send('POST', 'barang/impor', { body: { baris: rows } })
    await owner.send('POST', 'baki/add', {
      body: { kode_baki: 'CN03', nama_baki: 'TIGA', kode_gudang: 'TOKO', berat_baki: 0, berat_bandrol: 0 },
    })
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    const kode = await shop.db.rows<{ kode_barcode: string }>(
      sql`SELECT kode_barcode FROM barang WHERE nama_barang = 'LOMBA' ORDER BY kode_barang`,
    )
    const outcomes: string[] = []
    for (let i = 0; i < kode.length; i += 4)
      await Promise.all(
        kode.slice(i, i + 4).map(async ({ kode_barcode }) => {
          const both = await Promise.allSettled([
            pindah([kode_barcode], 'CN02', [1]),
            pindah([kode_barcode], 'CN03', [1], gudang),
          ])
          const lost = both.filter((one) => one.status === 'rejected')
          expect(lost.map((one) => String(one.reason))).toEqual([
            `CallRefused: Barang ${kode_barcode} Sudah Diproses Oleh User Lain`,
          ])
          outcomes.push(await letak(kode_barcode))
        }),
      )
    expect(outcomes).toHaveLength(rounds)
    expect(outcomes.every((tray) => tray === 'CN02' || tray === 'CN03')).toBe(true)
  })
})

describe('batal pindah', () => {
  it('puts the pieces back by the exact reversal, once', async () => {
    const a = await tambahCincin(owner)
    const { data } = await pindah([a.kode_barcode], 'CN02')
    const batal = () => owner.call(batalPindah, { no_pindah: data.no_pindah, alasan: 'SALAH BAKI' })
    expect(await batal()).toMatchObject({ message: 'Berhasil', no_batal: 'BPD-TK01-260302-0001' })
    expect(await letak(a.kode_barcode)).toBe('CN01')
    expect((await owner.call(getPindah, { no_pindah: data.no_pindah })).no_batal).toBe('BPD-TK01-260302-0001')
    await expect(batal()).rejects.toThrow(`Dokumen ${data.no_pindah} Sudah Dibatalkan`)
    const { riwayat } = await owner.call(riwayatBarang, { kode: a.kode_barang })
    expect(riwayat[0]).toMatchObject({ kind: 'BATAL_PINDAH', dari: 'BAKI CN02', ke: 'BAKI CN01' })
  })

  it('says which piece was used since, and what belongs to yesterday', async () => {
    const a = await tambahCincin(owner)
    const { data } = await pindah([a.kode_barcode], 'CN02')
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    const koreksi = await koreksiSetuju(owner, {
      kode: a.kode_barang,
      berat: gram(3),
      berat_asli: gram(3),
      alasan: 'TIMBANG ULANG',
    })
    const batal = (user: User) => user.call(batalPindah, { no_pindah: data.no_pindah, alasan: 'SALAH' })
    await expect(batal(owner)).rejects.toThrow(`Barang ${a.kode_barcode} Sudah Dipakai ${koreksi.no_koreksi}`)
    const b = await tambahCincin(owner)
    const second = (await pindah([b.kode_barcode], 'CN02')).data.no_pindah
    owner = await shop.nextDay(owner)
    await expect(
      (await shop.login('GUDANG')).call(batalPindah, { no_pindah: second, alasan: 'SALAH' }),
    ).rejects.toThrow('Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU')
    expect((await owner.call(batalPindah, { no_pindah: second, alasan: 'SALAH' })).message).toBe('Berhasil')
    await expect(gudang.call(batalPindah, { no_pindah: 'PD-X', alasan: 'SALAH' })).rejects.toThrow('Invalid Token.')
    await expect(owner.call(batalPindah, { no_pindah: 'PD-X', alasan: 'SALAH' })).rejects.toThrow(
      'Dokumen PD-X Tidak Ada',
    )
  })
})
