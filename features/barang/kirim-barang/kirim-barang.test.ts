import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { runs } from '@kencana/testing/sample'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { barangByBarcode, riwayatBarang } from '../data-barang/data-barang.contract.ts'
import { laporanBarangSummary } from '../laporan-barang-summary/laporan-barang-summary.contract.ts'
import { kirimBarangReport } from '../laporan-kirim-barang/laporan-kirim-barang.report.ts'
import { kirimanBaru, terimaBarang } from '../terima-barang/terima-barang.contract.ts'
import {
  barangByBaki,
  batalKirim,
  getKirim,
  hapusKirim,
  kirimBarang,
  kirimNomor,
  listKirim,
  OTORISASI_HAPUS_KIRIM,
} from './kirim-barang.contract.ts'

let shop: TestShop
let owner: User
let there: User
const open = async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await shop.toko(owner, 'TK02')
  there = await shop.user(owner, 'SU2', 'SU', 'TK02')
  await isiBaki(there)
}

const kirim = (barang: { kode_barcode: string; versi?: number }[], to = 'TK02', user = owner) =>
  user.call(kirimBarang, {
    to,
    detail_barang: barang.map(({ kode_barcode, versi }) => ({ kode_barcode, ...(versi ? { versi } : {}) })),
  })
const terima = (no_kirim: string, kode: string[], kode_baki = 'CN02', user = there) =>
  user.call(terimaBarang, { no_kirim, kode_baki, detail_barang: kode })
const stok = async (user: User) => {
  const saring = { tanggal: '2026-03-02', kode_gudang: 'ALL', kode_group: 'ALL', kode_dept: 'ALL' }
  return (await user.call(laporanBarangSummary, saring)).map((row) => [row.kode_gudang, row.qty, row.berat])
}

describe('kirim dan terima barang', () => {
  beforeEach(open)
  afterEach(() => shop.close())

  it('takes pieces off a tray here, shows them on the way, and puts them on a tray there', async () => {
    const a = await tambahCincin(owner)
    const b = await tambahCincin(owner, { berat: gram(2), berat_asli: gram(2) })
    expect(await owner.call(barangByBaki, { kode_baki: 'CN01' })).toMatchObject([
      { kode_barcode: a.kode_barcode, kode_toko: 'CN01', stock_on_hand: 1, no_pesanan: '-' },
      { kode_barcode: b.kode_barcode },
    ])
    const sent = await kirim([a, b])
    expect(sent).toMatchObject({ message: 'Data Berhasil Dikirim', no_kirim: 'KRM-TK01-260302-0001' })
    expect(sent.data).toMatchObject({ pcs: 2, berat: gram(5.485), sisa: 2, tujuan: 'TK02' })
    expect(await stok(owner)).toEqual([['TRANSIT', 2, gram(5.485)]])
    expect(await stok(there)).toEqual([])
    expect(await there.call(kirimanBaru, {})).toMatchObject([{ no_kirim: sent.no_kirim, sisa: 2 }])
    expect(await there.call(kirimNomor, { kode_cabang: 'TK01' })).toEqual({ no_kirim: [sent.no_kirim] })
    const got = await terima(sent.no_kirim, [a.kode_barcode])
    expect(got).toMatchObject({ no_terima: 'TRM-TK02-260302-0001', pcs: 1, berat: gram(3.485), sisa: 1 })
    expect(await stok(owner)).toEqual([['TRANSIT', 1, gram(2)]])
    expect(await stok(there)).toEqual([['TOKO', 1, gram(3.485)]])
    expect(await there.call(barangByBarcode, { kode: a.kode_barcode })).toMatchObject({
      kode_baki: 'CN02',
      status_barang: 'TERSEDIA',
    })
    await expect(owner.call(barangByBarcode, { kode: a.kode_barcode })).rejects.toThrow('Tidak Ada')
    const { riwayat } = await there.call(riwayatBarang, { kode: a.kode_barang })
    expect(riwayat.map((row) => [row.dari, row.ke])).toEqual([
      [`TRANSIT ${sent.no_kirim}`, 'BAKI CN02'],
      // What was done in another shop is named with it.
      ['BAKI CN01 TK01', `TRANSIT ${sent.no_kirim} TK01`],
      ['STOK_AWAL TK01', 'BAKI CN01 TK01'],
    ])
    const { detail_barang } = await owner.call(getKirim, { no_kirim: sent.no_kirim })
    expect(detail_barang.map((row) => row.keadaan)).toEqual(['DITERIMA', 'DIKIRIM'])
    await terima(sent.no_kirim, [b.kode_barcode])
    expect(await there.call(kirimanBaru, {})).toEqual([])
  })

  it('sends nothing of another category or type than its list was of', async () => {
    const { kode_barcode } = await tambahCincin(owner)
    const isian = { to: 'TK02', detail_barang: [{ kode_barcode }], otorisasi: null }
    await expect(owner.call(kirimBarang, { ...isian, group: 'MT' })).rejects.toThrow(
      `Barang ${kode_barcode} Bukan Kategori MT`,
    )
    await expect(owner.call(kirimBarang, { ...isian, group: 'MM', dept: 'GLG' })).rejects.toThrow(
      `Barang ${kode_barcode} Bukan Jenis GLG`,
    )
    expect(await stok(owner)).toEqual([['TOKO', 1, gram(3.485)]])
    await owner.call(kirimBarang, { ...isian, group: 'MM', dept: 'ALL' })
    expect(await stok(owner)).toEqual([['TRANSIT', 1, gram(3.485)]])
  })

  it('takes a dispatch back while nothing of it was received', async () => {
    const a = await tambahCincin(owner)
    const { no_kirim } = await kirim([a])
    const batal = (user = owner) => user.call(batalKirim, { no_kirim, alasan: 'SALAH TUJUAN' })
    await expect(batal(there)).rejects.toThrow('Kiriman Hanya Bisa Dibatalkan Oleh Pengirim')
    expect(await batal()).toMatchObject({ message: 'Berhasil', no_batal: 'BKR-TK01-260302-0001' })
    expect(await owner.call(barangByBarcode, { kode: a.kode_barcode })).toMatchObject({
      kode_baki: 'CN01',
      status_barang: 'TERSEDIA',
    })
    await expect(batal()).rejects.toThrow(`Dokumen ${no_kirim} Sudah Dibatalkan`)
    await expect(terima(no_kirim, [a.kode_barcode])).rejects.toThrow(`Barang ${a.kode_barcode} Tidak Di Jalan`)
    const again = await kirim([{ kode_barcode: a.kode_barcode }])
    await terima(again.no_kirim, [a.kode_barcode])
    await expect(owner.call(batalKirim, { no_kirim: again.no_kirim, alasan: 'X' })).rejects.toThrow('Sudah Diterima')
  })

  it('writes off what never arrived by agreement of two owners, in the books of the sender', async () => {
    const a = await tambahCincin(owner)
    const { no_kirim } = await kirim([a])
    const isi = { no_kirim, alasan: 'HILANG DI JALAN' }
    const hapus = (user = owner) => user.call(hapusKirim, isi)
    await expect(hapus(there)).rejects.toThrow('Akses Di Menu Ini Tidak Di Izinkan')
    const pemilik = await shop.user(owner, 'OWN2', 'OWN', 'TK02')
    await expect(hapus(pemilik)).rejects.toThrow('Sisa Kiriman Dihapus Di Toko Pengirim')
    expect(await owner.call(getKirim, { no_kirim })).toMatchObject({ sisa: 1 })
    await expect(hapus()).rejects.toThrow(`Butuh Otorisasi ${OTORISASI_HAPUS_KIRIM}`)
    expect(await owner.call(getKirim, { no_kirim })).toMatchObject({ sisa: 1 })
    expect(await denganOtorisasi(owner, hapusKirim, isi, OTORISASI_HAPUS_KIRIM)).toMatchObject({
      no_hapus: 'HKR-TK01-260302-0001',
    })
    expect(await owner.call(barangByBarcode, { kode: a.kode_barcode })).toMatchObject({
      status_barang: 'HILANG',
      kode_baki: '-',
    })
    await expect(hapus()).rejects.toThrow(`Kiriman ${no_kirim} Sudah Selesai`)
    expect(await owner.call(listKirim, { tanggal: '2026-03-01' })).toEqual([])
  })

  it('refuses what cannot be sent or received, leaving everything where it is', async () => {
    const a = await tambahCincin(owner)
    await expect(kirim([a], 'TK01')).rejects.toThrow('Tujuan Tidak Boleh Toko Sendiri')
    await expect(kirim([a], 'TK09')).rejects.toThrow('Toko TK09 Tidak Ada')
    await shop.db.run(sql`
      INSERT INTO toko (kode_toko, nama_toko, alamat_toko, portal, tgl_system, tgl_mulai, dibuat_pada)
      VALUES ('TK03', 'TK03', '-', 'https://cabang.example', '2026-03-02', '2026-03-02', now())`)
    await expect(kirim([a], 'TK03')).rejects.toThrow('Toko TK03 Ada Di Instalasi Lain')
    await expect(kirim([a, a])).rejects.toThrow('Dua Kali Dalam Daftar')
    await expect(kirim([{ ...a, versi: 9 }])).rejects.toThrow('Sudah Diproses Oleh User Lain')
    await expect(kirim([])).rejects.toThrow('Data Barang Masih Kosong')
    await expect(owner.call(barangByBaki, { kode_baki: 'CN09' })).rejects.toThrow('Data Barang Tidak Ada')
    const { no_kirim } = await kirim([a])
    await expect(terima(no_kirim, [a.kode_barcode], 'ZZ')).rejects.toThrow('Baki ZZ Tidak Ada')
    await expect(terima(no_kirim, [a.kode_barcode], 'NISA1')).rejects.toThrow('Baki NISA1 Bukan Baki Etalase')
    await expect(terima(no_kirim, ['1099999992'])).rejects.toThrow('Tidak Di Jalan Dengan Kiriman')
    await expect(terima(no_kirim, [a.kode_barcode, a.kode_barcode])).rejects.toThrow('Dua Kali Dalam Daftar')
    await expect(terima('KRM-X', [a.kode_barcode])).rejects.toThrow('Kiriman KRM-X Tidak Ada')
    await expect(terima(no_kirim, [a.kode_barcode], 'CN01', owner)).rejects.toThrow('Bukan Untuk Toko Ini')
    await terima(no_kirim, [a.kode_barcode])
  })

  it('gives each piece to one of two senders, and each arrival to one of two receivers', async () => {
    const rounds = runs(1000, 60)
    const baris = Array.from({ length: rounds }, (_, i) => ({
      baris: i + 2,
      kode_dept: 'CIN',
      kode_baki: 'CN01',
      nama_barang: 'LOMBA',
      berat: 1,
      kadar: '16K',
    }))
    await owner.send('POST', 'barang/impor', { body: { baris } })
    const kode = await shop.db.rows<{ kode_barcode: string }>(
      sql`SELECT kode_barcode FROM barang WHERE nama_barang = 'LOMBA'`,
    )
    const menang = (all: PromiseSettledResult<unknown>[]) => all.filter((one) => one.status === 'fulfilled').length
    for (let i = 0; i < kode.length; i += 4)
      await Promise.all(
        kode.slice(i, i + 4).map(async ({ kode_barcode }) => {
          const sent = await Promise.allSettled([
            kirim([{ kode_barcode, versi: 1 }]),
            kirim([{ kode_barcode, versi: 1 }]),
          ])
          expect(menang(sent)).toBe(1)
          const [no_kirim] = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value.no_kirim] : []))
          const got = await Promise.allSettled([
            terima(no_kirim ?? '', [kode_barcode]),
            terima(no_kirim ?? '', [kode_barcode], 'CN01'),
          ])
          expect(menang(got)).toBe(1)
        }),
      )
    expect(await stok(owner)).toEqual([])
  })
})

describe('laporan kirim barang', () => {
  // Two of five pieces together; one was called back and sent again, one never arrived.
  beforeAll(async () => {
    await open()
    const ring = (grams = 3.485) => tambahCincin(owner, { berat: gram(grams), berat_asli: gram(grams) })
    const both = [await ring(), await ring(2)]
    const { no_kirim } = await kirim(both)
    await terima(
      no_kirim,
      both.map((one) => one.kode_barcode),
    )
    const { kode_barcode } = await ring()
    await owner.call(batalKirim, { no_kirim: (await kirim([{ kode_barcode }])).no_kirim, alasan: 'SALAH TUJUAN' })
    await terima((await kirim([{ kode_barcode }])).no_kirim, [kode_barcode])
    const hilang = { no_kirim: (await kirim([await ring()])).no_kirim, alasan: 'HILANG DI JALAN' }
    await denganOtorisasi(owner, hapusKirim, hilang, OTORISASI_HAPUS_KIRIM)
    const last = await ring()
    await terima((await kirim([last])).no_kirim, [last.kode_barcode])
  })
  afterAll(() => shop.close())

  it('reports what was sent, in detail and summed', async () => {
    const hari = { tgl_from: '2026-03-02', tgl_to: '2026-03-02', kode_toko: 'TK02' }
    const detail = await owner.send('POST', 'kirim-barang/reports', { body: { ...hari, type_laporan: 'DETAIL' } })
    expect(detail.json).toHaveLength(5)
    const kosong = await owner.send('POST', 'kirim-barang/reports', { body: { ...hari, kode_toko: ' ' } })
    expect(kosong).toMatchObject({ status: 400, text: 'Kode Toko Harus Dipilih' })
    const rekap = await owner.send('POST', 'kirim-barang/reports', { body: { ...hari, type_laporan: 'REKAP' } })
    expect(rekap.json).toEqual([{ tanggal: '2026-03-02', kode_dept: 'CIN', quantity: 5, berat: 15.94 }])
  })

  laporanSuite(kirimBarangReport, {
    shop: () => shop,
    user: () => owner,
    asked: { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-05' },
    apart: { groups: 'a dispatch leads to all lines of its day' },
  })
})
