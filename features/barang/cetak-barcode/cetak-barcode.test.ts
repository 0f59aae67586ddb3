import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { isiPenjualan } from '@kencana/testing/penjualan'
import { batalTitipForm, isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cetak } from '../../cetak/cetak.contract.ts'
import { batalTitipan } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { hancurBarang } from '../hancur-data-barang/hancur-data-barang.contract.ts'
import { kirimBarang } from '../kirim-barang/kirim-barang.contract.ts'
import { pindahBarang } from '../pindah-barang/pindah-barang.contract.ts'
import { barangLabel, cetakLabel } from './cetak-barcode.contract.ts'

let shop: TestShop
let owner: User
let gudang: User
let jauh: User
let a: string
let b: string
let c: string

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await shop.toko(owner, 'TK02')
  gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
  jauh = await shop.user(owner, 'JAUH', 'GUDANG', 'TK02')
  await isiPenjualan(owner)
  const masuk = async () => (await tambahCincin(owner, { kode_intern: 'INT-1' })).kode_barcode
  ;[a, b, c] = [await masuk(), await masuk(), await masuk()]
})
afterAll(() => shop.close())

const cari = (cara: 'PINDAI' | 'BAKI' | 'KIRIMAN' | 'HARI', nilai: string, user = gudang) =>
  user.call(barangLabel, { cara, nilai })
const kodenya = async (...of: Parameters<typeof cari>) => (await cari(...of)).map((one) => one.kode_barcode)
const catat = (kode_barcode: string[], user = gudang, alasan = 'SOBEK', rangkap = 1) =>
  user.call(cetakLabel, { kode_barcode, template: 'LIPAT', rangkap, alasan })
const cetakan = () => shop.db.one(sql`SELECT count(*)::int AS n FROM cetak`)

describe('cetak barcode', () => {
  it('finds pieces by scan, tray, dispatch and day', async () => {
    expect(await cari('PINDAI', a)).toEqual([
      {
        kode_barcode: a,
        nama_barang: 'CINCIN MILANO',
        kode_intern: 'INT-1',
        kode_baki: 'CN01',
        kode_group: 'MM',
        kode_dept: 'CIN',
        kadar: '16K',
        berat: gram(3.485),
        no_titip: '',
        cetakan: 0,
        pernah: false,
        berlabel_titip: false,
      },
    ])
    await owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [b] })
    expect(await kodenya('BAKI', 'CN02')).toEqual([b])
    expect(await kodenya('HARI', '2026-03-02')).toEqual([a, b, c])
    const { no_kirim } = await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: c }] })
    expect(await kodenya('KIRIMAN', no_kirim)).toEqual([c])
    expect(await kodenya('KIRIMAN', no_kirim, jauh)).toEqual([c])
    expect(await catat([c], jauh)).toEqual({ label: [{ kode_barcode: c, ke: 1 }] })
  })

  it('counts every print, with labels printed elsewhere, each piece for itself', async () => {
    expect(await owner.call(cetak, { jenis: 'LABEL', dokumen: a, rangkap: 1, alasan: '' })).toEqual({ ke: 1 })
    expect(await catat([b, a])).toEqual({
      label: [
        { kode_barcode: b, ke: 1 },
        { kode_barcode: a, ke: 2 },
      ],
    })
    expect((await cari('PINDAI', a))[0]?.cetakan).toBe(2)
    const bersama = await Promise.all(Array.from({ length: 6 }, (_, at) => catat(at % 2 === 0 ? [a, b] : [b, a])))
    const nomor = (kode: string) =>
      bersama.map(({ label }) => label.find((one) => one.kode_barcode === kode)?.ke ?? 0).toSorted((x, y) => x - y)
    expect(nomor(a)).toEqual([3, 4, 5, 6, 7, 8])
    expect(nomor(b)).toEqual([2, 3, 4, 5, 6, 7])
  })

  it('02.2.4 names the deposit of a piece that is kept, as long as it is', async () => {
    await isiBakiTitip(owner)
    const { kode_barcode } = await tambahCincin(owner)
    const form = await titipSah(owner, owner, [kode_barcode], { titip: rp(2_000_000) })
    const no_titip = form.no_titip_group
    expect(await cari('PINDAI', kode_barcode)).toMatchObject([{ no_titip, kode_baki: 'TT01', berlabel_titip: false }])
    shop.clock.walk(1 / 1440)
    await catat([kode_barcode])
    expect(await cari('PINDAI', kode_barcode)).toMatchObject([{ no_titip, berlabel_titip: true }])
    expect(await cari('BAKI', 'TT01')).toMatchObject([{ kode_barcode, no_titip }])
    await disetujuiBila(owner, batalTitipan, batalTitipForm({ no_titip, versi: form.versi }, 2_000_000))
    expect(await cari('PINDAI', kode_barcode)).toMatchObject([{ no_titip: '', kode_baki: 'CN01' }])
  })

  it('asks why a label is printed again, through every door and in every shop, and keeps the reason', async () => {
    const { kode_barcode } = await tambahCincin(owner)
    const umum = (alasan: string) => owner.call(cetak, { jenis: 'LABEL', dokumen: kode_barcode, rangkap: 1, alasan })
    const lagi = `Label ${kode_barcode} Pernah Dicetak, Alasan Cetak Ulang Harus Diisi`
    await expect(catat([kode_barcode], gudang, '', 2)).rejects.toThrow(
      'Alasan Cetak Ulang Harus Diisi Untuk Label Lebih Dari Satu',
    )
    await catat([kode_barcode], gudang, '')
    const sebelum = await cetakan()
    await expect(catat([kode_barcode], gudang, ' ')).rejects.toThrow(lagi)
    await expect(umum('')).rejects.toThrow(lagi)
    const { no_kirim } = await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode }] })
    expect(await cari('KIRIMAN', no_kirim, jauh)).toMatchObject([{ cetakan: 0, pernah: true }])
    await expect(catat([kode_barcode], jauh, '')).rejects.toThrow(lagi)
    expect(await cetakan()).toEqual(sebelum)
    await umum('luntur')
    expect(await shop.db.rows(sql`SELECT ke, alasan FROM cetak WHERE dokumen = ${kode_barcode} ORDER BY id`)).toEqual([
      { ke: 1, alasan: '' },
      { ke: 2, alasan: 'LUNTUR' },
    ])
    // What is no label has copies for no reason at all.
    await owner.call(cetak, { jenis: 'KIRIM', dokumen: no_kirim, rangkap: 3, alasan: '' })
  })

  it('refuses what is not here, recording nothing', async () => {
    const hancur = (await tambahCincin(owner)).kode_barcode
    await owner.call(hancurBarang, { detail_barang: [hancur], alasan: 'PATAH' })
    const sebelum = await cetakan()
    await expect(cari('PINDAI', '999')).rejects.toThrow('Barang 999 Tidak Ada')
    await expect(cari('PINDAI', hancur)).rejects.toThrow(`Barang ${hancur} Tidak Ada`)
    await expect(cari('PINDAI', a, jauh)).rejects.toThrow(`Barang ${a} Tidak Ada`)
    for (const [cara, nilai] of [
      ['BAKI', 'ZZ'],
      ['KIRIMAN', 'KRM-X'],
      ['HARI', '2026-03-01'],
    ] as const)
      await expect(cari(cara, nilai)).rejects.toThrow('Data Barang Tidak Ada')
    await expect(cari('HARI', 'KEMARIN')).rejects.toThrow('Tanggal')
    await expect(cari('BAKI', '')).rejects.toThrow('Pilihan Harus Diisi')
    await expect(catat([])).rejects.toThrow('Data Barang Masih Kosong')
    await expect(catat([a, a])).rejects.toThrow(`Barang ${a} Dua Kali Dalam Daftar`)
    await expect(catat([a, '999'])).rejects.toThrow('Barang 999 Tidak Ada')
    await expect(catat([a, hancur])).rejects.toThrow(`Barang ${hancur} Tidak Ada`)
    await expect(catat([a], jauh)).rejects.toThrow(`Barang ${a} Tidak Ada`)
    await expect(catat(Array.from({ length: 501 }, (_, at) => String(at)))).rejects.toThrow(
      'Paling Banyak 500 Label Sekali Cetak',
    )
    const kasir = await shop.user(owner, 'KASIR', 'KASIR')
    await expect(catat([a], kasir)).rejects.toThrow('Akses Di Menu Ini Tidak Di Izinkan')
    expect(await cetakan()).toEqual(sebelum)
  })
})
