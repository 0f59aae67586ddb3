import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { cincin, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anyNumber } from '@kencana/testing/number'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { listBarang } from '../data-barang/data-barang.contract.ts'
import {
  hitungHarga,
  imporBarang,
  periksaImpor,
  STOK_AWAL,
  sumberBarang,
  tambahBarang,
} from './tambah-barang.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
})
afterAll(() => shop.close())

const saldoBaki = (kode_baki: string) =>
  shop.db.rows<{ pcs: number; mg: number }>(
    sql`SELECT pcs, mg FROM saldo('TK01', 'infinity') WHERE akun = 'BAKI' AND ref = ${kode_baki}`,
  )
const total = async () => (await owner.call(listBarang, daftar({}))).total
const daftar = (lain: object) => ({
  q: '',
  kode_group: 'ALL',
  kode_dept: 'ALL',
  kode_baki: 'ALL',
  kode_gudang: 'ALL',
  kadar: 'ALL',
  tipe_barang: 'ALL',
  status_barang: 'ALL',
  urut: 'kode_barang' as const,
  turun: '1' as const,
  hal: 1,
  per: 25,
  ...lain,
})

describe('tambah barang', () => {
  it('enters a piece from opening stock: item, price, tray and ledger', async () => {
    await owner.send('POST', 'baki/add', {
      body: { kode_baki: 'CN03', nama_baki: 'TIGA', kode_gudang: 'TOKO', berat_baki: 0, berat_bandrol: 0 },
    })
    const saved = await owner.call(
      tambahBarang,
      cincin({ kode_baki: 'CN03', harga_atribut: rp(185_000), ongkos: rp(75_000) }),
    )
    expect(saved).toMatchObject({ message: 'Data Berhasil Disimpan', no_tambah: anyNumber(owner, 'TM') })
    expect(saved.kode_barang).toMatch(/^B10\d{7}$/)
    expect(saved.kode_barcode).toMatch(/^10\d{8}$/)
    expect(saved.data).toMatchObject({
      berat: gram(3.485),
      persentase: 700_000,
      harga_estimasi: 5_733_000,
      harga_total: 5_993_000,
      status_barang: 'TERSEDIA',
      status: '-',
      kode_intern: '-',
      kode_gudang: 'TOKO',
      // 2,300,000 × 68.5 % × 3.485 g, rounded up
      modal: 5_490_618,
    })
    expect(await saldoBaki('CN03')).toEqual([{ pcs: 1, mg: 3485 }])
  })

  it('gives barcodes whose last digit proves the others', async () => {
    const { kode_barcode } = await tambahCincin(owner)
    const sum = kode_barcode.split('').reduce((all, digit, i) => all + Number(digit) * (i % 2 === 0 ? 3 : 1), 0)
    expect(sum % 10).toBe(0)
  })

  it('from nothing is entered by OWN and SU alone', async () => {
    const gudang = await shop.user(owner, 'GUDANG2', 'GUDANG')
    const text = 'Stok Awal Hanya Dimasukkan OWN Atau SU'
    await expect(gudang.call(tambahBarang, cincin())).rejects.toThrow(text)
    const baris = [{ baris: 2, kode_dept: 'CIN', berat: 1 }]
    for (const endpoint of [periksaImpor, imporBarang])
      await expect(gudang.call(endpoint, { sumber: STOK_AWAL, baris })).rejects.toThrow(text)
    expect(await gudang.call(sumberBarang, {})).toEqual([])
  })

  it('shows where new items may come from', async () => {
    expect(await owner.call(sumberBarang, {})).toEqual([
      { sumber: 'STOK_AWAL', pcs: null, berat: null, isi: [], pesanan: null },
    ])
  })

  it.each([
    [{ kode_dept: 'ZZZ' }, 'Jenis ZZZ Tidak Ada'],
    [{ kode_dept: 'CINT' }, 'Jenis CINT Bukan Dari Kategori MM'],
    [{ kode_baki: 'ZZ' }, 'Baki ZZ Bukan Tempat Barang Baru'],
    [{ tujuan: 'TK09' }, 'Toko TK09 Tidak Ada'],
    [{ berat: gram(0) }, 'Berat Harus Lebih Dari 0'],
    [{ berat_asli: gram(0) }, 'Berat Asli Harus Lebih Dari 0'],
    // 1 % of the piece, not the shop's 0.050 g: a ring of 51 mg is not booked as one of 1 mg.
    [{ berat_asli: gram(3.521) }, 'Selisih Berat Asli Dan Berat Melebihi Toleransi 0.035 g'],
    [{ berat_asli: gram(0.001), berat: gram(0.051) }, 'Selisih Berat Asli Dan Berat Melebihi Toleransi 0.010 g'],
    [{ berat_susut: gram(0.001) }, 'Berat Susut Tidak Boleh Lebih Dari Susut Tukang'],
    [{ kadar: 'X9' }, 'Kadar Tidak Terdaftar: X9'],
    [{ kadar: '25K' }, 'Kadar Tidak Terdaftar: 25K'],
    [{ kadar_modal: '0' }, 'Kadar Tidak Terdaftar: 0'],
    [{ sumber: 'KC-TK01-260302-0001' }, 'Kiriman KC-TK01-260302-0001 Tidak Ada'],
    [{ sumber: 'LAIN' }, 'Sumber LAIN Tidak Ada'],
  ])('refuses %o and changes nothing', async (lain, text) => {
    const before = await total()
    await expect(owner.call(tambahBarang, cincin(lain))).rejects.toThrow(text)
    expect(await total()).toBe(before)
  })

  it('words each missing field as the form does', async () => {
    const answer = await owner.send('POST', 'barang', { body: {} })
    expect(answer.status).toBe(400)
    for (const label of ['Kategori', 'Jenis', 'Kode Lokasi', 'Tipe Barang', 'Nama Barang', 'Berat', 'Berat Asli'])
      expect(answer.text).toContain(`${label} Tidak Boleh Kosong`)
    for (const label of ['Kadar', 'Kadar Cetak', 'Kadar Modal', 'Tujuan', 'Berat Cad', 'Berat Susut'])
      expect(answer.text).toContain(`${label} Tidak Boleh Kosong`)
  })

  it('refuses a price beyond all measure', async () => {
    const huge = { kode_group: 'MM', berat: gram(100_000), kadar: '24K', no_pesanan: '' }
    await shop.db.pool.query("UPDATE master_group SET harga = 9000000000000 WHERE kode_group = 'MM'")
    await expect(owner.call(hitungHarga, huge)).rejects.toThrow('Harga Terlalu Besar')
    await shop.db.pool.query("UPDATE master_group SET harga = 2350000 WHERE kode_group = 'MM'")
    expect(await owner.call(hitungHarga, { ...huge, berat: gram(3.485), kadar: '16K', no_pesanan: '' })).toEqual({
      harga_jual: 5_733_000,
      harga_gram: 2_350_000,
      persentase: 70,
    })
  })

  it('takes the group price as it stands under any other kategori_harga', async () => {
    const ubah = (value: string) =>
      denganOtorisasi(owner, ubahParaSystem, { key: 'kategori_harga', value }, 'PARAMETER HARGA')
    await ubah('HARGA_GROUP')
    expect(await owner.call(hitungHarga, { kode_group: 'MM', berat: gram(2), kadar: '16K', no_pesanan: '' })).toEqual({
      harga_jual: 4_700_000,
      harga_gram: 2_350_000,
      persentase: null,
    })
    await ubah('harga_100%')
  })

  it('makes one item of the same submit sent three times with one key', async () => {
    const before = await total()
    const key = '11111111-1111-4111-8111-111111111111'
    const answers = await Promise.all([1, 2, 3].map(() => owner.call(tambahBarang, cincin(), key)))
    expect(new Set(answers.map((answer) => answer.kode_barang)).size).toBe(1)
    expect(await total()).toBe(before + 1)
  })

  it('numbers entries without gaps under twenty writers', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.call(tambahBarang, cincin())))
    const serials = answers.map(({ no_tambah }) => Number(no_tambah.slice(-4))).toSorted((a, b) => a - b)
    expect(Math.max(...serials) - Math.min(...serials)).toBe(19)
    expect(new Set(answers.map(({ kode_barcode }) => kode_barcode)).size).toBe(20)
  })
})

describe('impor stok awal', () => {
  const baris: Record<string, string | number>[] = [
    { baris: 2, kode_dept: 'CIN', kode_baki: 'CN02', nama_barang: 'Cincin Polos', berat: 2.1, kadar: '16K' },
    { baris: 3, kode_dept: 'glg', kode_baki: 'CN02', nama_barang: 'Gelang Padi', berat: 4.999999999999999, kadar: 70 },
  ]

  it('lists all that is wrong with its rows, saving nothing', async () => {
    const salah: Record<string, string | number>[] = [
      { ...baris[0], baris: 4, kode_dept: 'XX' },
      { baris: 5, kode_dept: 'CIN', kode_baki: 'CN02', berat: 1 },
      { ...baris[0], baris: 6, berat: 1.2345 },
      { ...baris[0], baris: 7, berat: 2, berat_asli: 3 },
    ]
    const before = await total()
    const hasil = await owner.call(periksaImpor, { sumber: STOK_AWAL, baris: [...baris, ...salah] })
    expect(hasil).toMatchObject({ pcs: 2, berat: gram(7.1), per_baki: [{ kode_baki: 'CN02', pcs: 2 }] })
    expect(hasil.salah.map((one) => one.baris)).toEqual([4, 5, 6, 7])
    expect(hasil.salah[0]?.pesan).toBe('Jenis XX Tidak Ada')
    expect(hasil.salah[1]?.pesan).toContain('Nama Barang Tidak Boleh Kosong')
    expect(hasil.salah[2]?.pesan).toBe('Berat Harus Angka Dengan Paling Banyak 3 Desimal (1.2345)')
    await expect(owner.call(imporBarang, { sumber: STOK_AWAL, baris: [...baris, ...salah] })).rejects.toThrow(
      'Masih Ada 4 Kesalahan, Baris 4: Jenis XX Tidak Ada',
    )
    expect(await total()).toBe(before)
  })

  it('enters all rows under one number', async () => {
    const saved = await owner.call(imporBarang, { sumber: STOK_AWAL, baris })
    expect(saved).toMatchObject({ pcs: 2, berat: gram(7.1) })
    expect(await saldoBaki('CN02')).toEqual(
      expect.arrayContaining([
        { pcs: 1, mg: 2100 },
        { pcs: 1, mg: 5000 },
      ]),
    )
    const { rows, totals } = await owner.call(listBarang, daftar({ kode_baki: 'CN02' }))
    expect(rows.map((row) => row.nama_barang).toSorted()).toEqual(['CINCIN POLOS', 'GELANG PADI'])
    expect(totals.berat).toBe(gram(7.1))
  })

  it('ends for good once the owner closes the opening stock', async () => {
    // In a shop of its own: it cannot be opened again.
    const closing = await openShop()
    const boss = await closing.setup()
    await isiMaster(boss)
    expect((await boss.call(tambahBarang, cincin())).no_tambah).toBe('TM-TK01-260302-0001')
    await boss.call(ubahParaSystem, { key: 'stok_awal', value: 'TIDAK' })
    const closed = 'Stok Awal Sudah Ditutup Untuk Toko Ini'
    await expect(boss.call(tambahBarang, cincin())).rejects.toThrow(closed)
    await expect(boss.call(periksaImpor, { sumber: STOK_AWAL, baris })).rejects.toThrow(closed)
    await expect(boss.call(imporBarang, { sumber: STOK_AWAL, baris })).rejects.toThrow(closed)
    expect(await boss.call(sumberBarang, {})).toEqual([])
    await expect(boss.call(ubahParaSystem, { key: 'stok_awal', value: 'YA' })).rejects.toThrow(
      'Stok Awal Sudah Ditutup Untuk Selamanya',
    )
    await closing.close()
  })
})
