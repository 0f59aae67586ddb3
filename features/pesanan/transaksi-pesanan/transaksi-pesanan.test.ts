import { sql } from '@kencana/database'
import { parsePersen, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anyNumber, nextNumber } from '@kencana/testing/number'
import { formPesanan, isiPesanan, pesan, tolakan, tunai } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barangByBarcode } from '../../barang/data-barang/data-barang.contract.ts'
import { bagiTitip } from '../../keuangan/pembayaran/bagi-titip.api.ts'
import { group } from '../../master/group/group.contract.ts'
import { getPesanan } from '../data-pesanan/data-pesanan.contract.ts'
import { getGrupPesanan, hitungPesanan, listPesanan, simpanPesanan, ubahPesanan } from './transaksi-pesanan.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiRekening(owner, '0111', { biaya_credit: parsePersen(2) })
})
afterAll(() => shop.close())

const buku = (dokumen: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref, m.lot, m.kode_group, m.pcs, m.mg, m.rp
    FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${dokumen} AND j.kind = 'PESANAN' ORDER BY m.urut`)
const banyak = async () =>
  (
    await shop.db.one<{ n: number }>(
      sql`SELECT (SELECT count(*) FROM jurnal)::int * 1000 + (SELECT count(*) FROM pesanan)::int AS n`,
    )
  )?.n

describe('transaksi pesanan', () => {
  it('draws a number for each wish, shares the deposit and books it as owed', async () => {
    const form = await formPesanan(
      kasir,
      [{}, { deskripsi: 'GELANG BABY', kode_dept: 'GLG', perkiraan_berat: gram(3), ongkos: rp(0) }],
      {
        pembayaran: [tunai(1_000_001), { ...tunai(2_000_000), cara_bayar: 'CREDIT', no_rekening: '0111' }],
      },
    )
    expect(form.detail_barang.map((one) => one.sub_total)).toEqual([8_375_000, 4_935_000])
    const { no_grup, message, data } = await kasir.call(simpanPesanan, form)
    const second = nextNumber(no_grup)
    expect([no_grup, message]).toEqual([anyNumber(kasir, 'PSN'), 'Data Berhasil Disimpan'])
    expect(data.pesanan.map((one) => [one.no_pesanan, one.status, one.titip])).toEqual([
      [no_grup, 'BARU', 1_887_680],
      [second, 'BARU', 1_112_321],
    ])
    expect(await buku(no_grup)).toEqual([
      { akun: 'KAS', ref: '-', lot: '-', kode_group: '-', pcs: 0, mg: 0, rp: 1_000_001 },
      { akun: 'BANK', ref: '0111', lot: '-', kode_group: '-', pcs: 0, mg: 0, rp: 1_960_000 },
      { akun: 'BIAYA_BANK', ref: '0111', lot: '-', kode_group: '-', pcs: 0, mg: 0, rp: 40_000 },
      { akun: 'PERSEKOT', ref: no_grup, lot: '-', kode_group: '-', pcs: 0, mg: 0, rp: -1_887_680 },
      { akun: 'PERSEKOT', ref: second, lot: '-', kode_group: '-', pcs: 0, mg: 0, rp: -1_112_321 },
    ])
    const grup = await kasir.call(getGrupPesanan, { no_pesanan: second })
    expect([grup.no_grup, grup.nama_sales, grup.pembayaran.length]).toEqual([no_grup, 'RINA', 2])
  })

  it('takes gold and a piece brought along into custody, and lays a shop piece on the tray of things kept', async () => {
    const cincin = await tambahCincin(owner)
    const bawa = { contoh: 'BAWA' as const, contoh_nama: 'CINCIN LAMA', contoh_berat: gram(2.5) }
    const form = await formPesanan(kasir, [
      { berat_customer: gram(1.25), ...bawa },
      { contoh: 'TOKO', contoh_barcode: cincin.kode_barcode },
    ])
    // 3.75 g of 5 are charged
    expect(form.detail_barang[0]?.sub_total).toBe(6_319_000)
    const { no_grup, data } = await kasir.call(simpanPesanan, form)
    const [satu, dua] = data.pesanan
    expect(await buku(no_grup)).toEqual([
      { akun: 'PELANGGAN', ref: '-', lot: '-', kode_group: 'MM', pcs: 0, mg: -1250, rp: 0 },
      { akun: 'TITIPAN_BARANG', ref: satu?.no_pesanan, lot: '-', kode_group: 'MM', pcs: 0, mg: 1250, rp: 0 },
      { akun: 'PELANGGAN', ref: '-', lot: '-', kode_group: '-', pcs: -1, mg: -2500, rp: 0 },
      { akun: 'TITIPAN_BARANG', ref: satu?.no_pesanan, lot: 'CONTOH', kode_group: '-', pcs: 1, mg: 2500, rp: 0 },
      { akun: 'BAKI', ref: 'CN01', lot: '-', kode_group: 'MM', pcs: -1, mg: -3485, rp: 0 },
      { akun: 'BAKI', ref: 'TTP1', lot: '-', kode_group: 'MM', pcs: 1, mg: 3485, rp: 0 },
    ])
    expect(await owner.call(barangByBarcode, { kode: cincin.kode_barcode })).toMatchObject({
      status_barang: 'TITIP',
      kode_baki: 'TTP1',
    })
    expect(await kasir.call(getPesanan, { no_pesanan: dua?.no_pesanan ?? '' })).toMatchObject({
      contoh: 'TOKO',
      contoh_barcode: cincin.kode_barcode,
      contoh_nama: 'CINCIN MILANO',
      contoh_berat: gram(3.485),
    })
    const lagi = await formPesanan(kasir, [{ contoh: 'TOKO', contoh_barcode: cincin.kode_barcode }])
    expect(await tolakan(kasir, simpanPesanan, lagi)).toEqual([
      409,
      `Barang ${cincin.kode_barcode} Sudah Diproses Oleh User Lain`,
    ])
  })

  it('takes a barcode that was left in a line without a shop piece for nothing, though another line has it', async () => {
    const { kode_barcode } = await tambahCincin(owner)
    const form = await formPesanan(kasir, [
      { contoh: 'TOKO', contoh_barcode: kode_barcode },
      { contoh_barcode: kode_barcode },
      { contoh: 'BAWA', contoh_barcode: kode_barcode, contoh_nama: 'CINCIN LAMA', contoh_berat: gram(2) },
    ])
    const { data } = await kasir.call(simpanPesanan, form)
    expect(data.pesanan.map((one) => [one.contoh, one.contoh_nama, one.contoh_berat])).toEqual([
      ['TOKO', 'CINCIN MILANO', 3485],
      ['-', '', 0],
      ['BAWA', 'CINCIN LAMA', 2000],
    ])
  })

  it('refuses what is not so, and changes nothing', async () => {
    const before = await banyak()
    const tolak = async (lain: Parameters<typeof formPesanan>[2], ...baris: Parameters<typeof formPesanan>[1][]) =>
      (await tolakan(kasir, simpanPesanan, await formPesanan(kasir, baris[0] ?? [{}], lain)))[1]
    expect(await tolak({ kode_sales: 'S99' })).toBe('Sales S99 Tidak Ada')
    expect(await tolak({ tgl_janji: '2026-03-01' })).toBe('Tanggal Janji Tidak Boleh Sebelum Hari Ini')
    expect(await tolak({ pembayaran: [tunai(8_375_001)] })).toBe('Titip Uang Melebihi Total Harga Pesanan')
    expect(await tolak({ pembayaran: [{ ...tunai(1), cara_bayar: 'QRIS' }] })).toBe('No Rekening Harus Dipilih')
    expect(await tolak({ pembayaran: [{ ...tunai(1), cara_bayar: 'QRIS', no_rekening: '999' }] })).toBe(
      'Rekening 999 Tidak Ada',
    )
    expect(await tolak({ pembayaran: [tunai(1), tunai(2)] })).toBe('Cara Bayar Yang Sama Dua Kali')
    expect(await tolak({}, [{ sub_total: rp(8_000_000) }])).toBe(
      'Harga CINCIN KAWIN UKIR Sudah Berubah, Silahkan Hitung Ulang',
    )
    expect(await tolak({ detail_barang: [] })).toBe('Data Barang Masih Kosong')
    expect(await tolak({}, [{ kode_dept: 'CINT' }])).toBe('Jenis CINT Bukan Dari Kategori MM')
    expect(await tolak({}, [{ kode_dept: 'XX' }])).toBe('Jenis XX Tidak Ada')
    expect(await tolak({}, [{ contoh: 'TOKO' }])).toBe('Kode Barcode Contoh Harus Diisi')
    expect(await tolak({}, [{ contoh: 'TOKO', contoh_barcode: '0100000009' }])).toBe('Barang 0100000009 Tidak Ada')
    expect(await tolak({}, [{ contoh: 'BAWA', contoh_berat: gram(1) }])).toBe('Nama Barang Contoh Harus Diisi')
    expect(await tolak({}, [{ contoh: 'BAWA', contoh_nama: 'X' }])).toBe('Berat Barang Contoh Harus Lebih Dari 0')
    const banyakEmas = { ...(await formPesanan(kasir)).detail_barang[0], berat_customer: gram(5.001) } as never
    expect(
      (await tolakan(kasir, simpanPesanan, { ...(await formPesanan(kasir)), detail_barang: [banyakEmas] }))[1],
    ).toBe('Emas Customer Melebihi Perkiraan Berat')
    const cincin = await tambahCincin(owner)
    const contoh = { contoh: 'TOKO' as const, contoh_barcode: cincin.kode_barcode }
    expect(await tolak({ kode_baki_titip: 'CN01' }, [contoh])).toBe('Baki CN01 Bukan Baki Titipan')
    expect(await banyak()).toBe((before ?? 0) + 1000)
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    expect((await tolakan(gudang, simpanPesanan, await formPesanan(kasir)))[0]).toBe(403)
  })

  it('prices by category and fineness, and not at all without a price', async () => {
    const isi = { kode_group: 'KSG', kode_dept: 'CIN', kadar: '70', perkiraan_berat: gram(1), berat_customer: gram(0) }
    const uang = { harga_atribut: rp(0), ongkos: rp(0) }
    await owner.call(group.create, {
      kode_group: 'KSG',
      nama_group: 'KOSONG',
      persentase: 700_000,
      harga: rp(0),
      harga_modal: rp(0),
      jenis_group: 'PERHIASAN',
    } as never)
    expect((await tolakan(kasir, hitungPesanan, { ...isi, ...uang }))[1]).toBe('Harga Kategori KSG Masih 0')
    expect((await tolakan(kasir, hitungPesanan, { ...isi, ...uang, kode_group: 'ZZ' }))[1]).toBe(
      'Kategori ZZ Tidak Ada',
    )
    expect((await tolakan(kasir, hitungPesanan, { ...isi, ...uang, kode_group: 'MM', kadar: 'ABC' }))[1]).toBe(
      'Kadar Tidak Terdaftar: ABC',
    )
    expect(await kasir.call(hitungPesanan, { ...isi, ...uang, kode_group: 'MM' })).toEqual({
      harga_gram: 2_350_000,
      harga_gram_kadar: 1_645_000,
      harga_sampai: null,
      harga_emas: 1_645_000,
      sub_total: 1_645_000,
    })
  })

  it('finds orders by word, state and page, and says which are late', async () => {
    await pesan(kasir)
    const no_pesanan = await pesan(
      kasir,
      { deskripsi: 'LIONTIN_100%' },
      { nama_customer: 'PAK BUDI', tgl_janji: '2026-03-02' },
    )
    const cari = {
      q: '',
      tgl_awal: '',
      tgl_akhir: '',
      status: 'ALL',
      kode_group: 'ALL',
      kode_sales: 'ALL',
      kode_tukang: 'ALL',
      urut: 'no_pesanan',
      turun: '1',
      hal: 1,
      per: 25,
    } as const
    const hasil = await kasir.call(listPesanan, { ...cari, q: '_100%' })
    expect([hasil.total, hasil.rows[0]?.no_pesanan, hasil.rows[0]?.terlambat]).toEqual([1, no_pesanan, false])
    expect(hasil.totals).toEqual({ perkiraan_berat: gram(5), sub_total: 8_375_000 })
    const semua = await kasir.call(listPesanan, cari)
    const satu = await kasir.call(listPesanan, { ...cari, per: 1, hal: 2, turun: '0' })
    expect(satu.rows[0]?.no_pesanan).toBe(semua.rows.at(-2)?.no_pesanan)
    expect((await kasir.call(listPesanan, { ...cari, status: 'BATAL' })).total).toBe(0)
    expect((await kasir.call(listPesanan, { ...cari, status: 'HARI INI' })).rows.map((row) => row.no_pesanan)).toEqual([
      no_pesanan,
    ])
    expect((await kasir.call(listPesanan, { ...cari, status: 'TERBUKA' })).total).toBe(semua.total)
    owner = await shop.nextDay(owner)
    kasir = await shop.login('KASIR')
    const lambat = await kasir.call(listPesanan, { ...cari, status: 'TERLAMBAT' })
    expect(lambat.rows.map((row) => [row.no_pesanan, row.terlambat])).toEqual([[no_pesanan, true]])
    expect(await pesan(kasir)).toBe('PSN-TK01-260303-0001')
  })

  it('corrects promise and wish of an order as it was seen, else refuses', async () => {
    const no_pesanan = await pesan(kasir)
    const lama = await kasir.call(getPesanan, { no_pesanan })
    const isi = {
      no_pesanan,
      alamat_customer: 'JL. BESAR 1',
      no_hp: '08130000',
      tgl_janji: '2026-04-01',
      keterangan: 'cepat',
      deskripsi: 'CINCIN POLOS',
      size: '13',
      atribut: 'BERLIAN',
      versi: lama.versi,
    }
    expect((await tolakan(kasir, ubahPesanan, { ...isi, tgl_janji: '2026-03-02' }))[1]).toBe(
      'Tanggal Janji Tidak Boleh Sebelum Tanggal Pesan',
    )
    expect(await kasir.call(ubahPesanan, isi)).toEqual({ message: 'Data Berhasil Diedit' })
    const diubah = { keterangan: 'CEPAT', size: '13', atribut: 'BERLIAN' }
    expect(await kasir.call(getPesanan, { no_pesanan })).toMatchObject({ ...diubah, versi: 2 })
    const { keterangan: _, size: __, atribut: ___, ...sebagian } = { ...isi, versi: 2 }
    await kasir.call(ubahPesanan, sebagian)
    expect(await kasir.call(getPesanan, { no_pesanan })).toMatchObject({ ...diubah, versi: 3 })
    expect(await tolakan(kasir, ubahPesanan, isi)).toEqual([
      409,
      'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang',
    ])
    expect((await tolakan(kasir, getPesanan, { no_pesanan: 'PSN-X' }))[1]).toBe('No Pesanan Tidak Ada')
    expect((await tolakan(kasir, getGrupPesanan, { no_pesanan: 'PSN-X' }))[1]).toBe('No Pesanan Tidak Ada')
  })

  it('keeps one photo of the wish', async () => {
    const no_pesanan = await pesan(kasir)
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const { status, json } = await kasir.send('POST', `pesanan/${no_pesanan}/foto`, { body: { foto: png } })
    const { foto } = json as { foto: string }
    expect([status, foto.length]).toEqual([200, 64])
    expect((await kasir.send('GET', `pesanan/${no_pesanan}/foto/${foto}`)).status).toBe(200)
    expect((await kasir.send('GET', `pesanan/${no_pesanan}/foto/${'0'.repeat(64)}`)).text).toBe('Foto Tidak Ada')
    expect((await kasir.call(getPesanan, { no_pesanan })).foto).toBe(foto)
  })

  it('shares any deposit exactly, no order getting more than its price', () => {
    const harga = fc.array(fc.integer({ min: 0, max: 900_000_000_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(harga, fc.double({ min: 0, max: 1, noNaN: true }), (list, bagian) => {
        const total = list.reduce((sum, one) => sum + one, 0)
        const titip = rp(Math.floor(total * bagian))
        const hasil = bagiTitip(
          titip,
          list.map((one) => rp(one)),
        )
        expect(hasil.reduce((sum, one) => sum + one, 0)).toBe(titip)
        for (const [at, one] of hasil.entries()) {
          expect(one).toBeGreaterThanOrEqual(0)
          expect(one).toBeLessThanOrEqual(list[at] ?? 0)
        }
      }),
    )
  })
})
