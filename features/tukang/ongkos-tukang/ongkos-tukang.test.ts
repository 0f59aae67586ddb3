import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { isiPesanan, pesan, tolakan } from '@kencana/testing/pesanan'
import { bagi, hitungSo, isianSo, selesaikan } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tambahBank } from '../../keuangan/uang/uang.contract.ts'
import { tukang } from '../../master/tukang/tukang.contract.ts'
import { batalSo, dataSo, simpanSo } from '../../pesanan/stock-opname-pesanan/stock-opname-pesanan.contract.ts'
import { ambilBahan, batalBahan } from '../bahan-tukang/bahan-tukang.contract.ts'
import { batalOngkos, bayarOngkos, getOngkos, hutangOngkos, listOngkos } from './ongkos-tukang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await isiMaster(owner)
  await isiTukang(owner)
  await isiPesanan(owner)
  await isiBahan(owner, 50)
  await isiBahan(owner, 1, { jenis: 'PATRI' })
  await beriBahan(owner, 20)
  await beriBahan(owner, 1, { jenis: 'PATRI' })
  for (const ongkos_tukang of [rp(75_000), rp(125_000)]) {
    const no_pesanan = await pesan(owner)
    await bagi(owner, no_pesanan, { ongkos_tukang })
    await selesaikan(owner, no_pesanan)
  }
  await hitungSo(owner, 0)
})
afterEach(() => shop.close())

const bayar = (jumlah: number, lain: object = {}) => ({
  kode_tukang: 'T01',
  jumlah: rp(jumlah),
  cara_bayar: 'CASH' as const,
  no_rekening: '',
  keterangan: '',
  ...lain,
})
const lines = (document: string) =>
  shop.db.rows<{ akun: string; ref: string; rp: number }>(sql`
    SELECT m.akun, m.ref, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${document} AND j.kind = 'ONGKOS_TUKANG' ORDER BY m.urut`)
const keadaan = () =>
  Promise.all([
    shop.db.rows(sql`SELECT * FROM ongkos_tukang ORDER BY no_ongkos`),
    shop.db.rows(sql`SELECT count(*)::int AS n FROM jurnal`),
    shop.db.rows(sql`SELECT jenis, terakhir FROM nomor ORDER BY jenis, tgl_system`),
  ])

describe('ongkos tukang', () => {
  it('is owed by settlements, and paid in parts from cash', async () => {
    expect(await kasir.call(hutangOngkos, {})).toEqual([
      { kode_tukang: 'T01', nama_tukang: 'PAK SLAMET', hutang: 200_000 },
    ])
    const { message, no_ongkos, data } = await kasir.call(bayarOngkos, bayar(50_000, { keterangan: 'uang muka' }))
    expect([message, no_ongkos]).toEqual(['Data Berhasil Disimpan', 'OTK-TK01-260302-0001'])
    expect(data).toMatchObject({
      jumlah: 50_000,
      sisa: 150_000,
      no_rekening: null,
      keterangan: 'UANG MUKA',
      cetakan: 0,
    })
    expect(await lines(no_ongkos)).toEqual([
      { akun: 'HUTANG_TUKANG', ref: 'T01', rp: 50_000 },
      { akun: 'KAS', ref: '-', rp: -50_000 },
    ])
    expect(await kasir.call(hutangOngkos, {})).toMatchObject([{ hutang: 150_000 }])
    expect(await kasir.call(listOngkos, { tanggal: '2026-03-02' })).toMatchObject([{ no_ongkos, jumlah: 50_000 }])
  })

  it('refuses more than is owed, more than there is, and what cannot be', async () => {
    const before = await keadaan()
    const coba = (jumlah: number, lain: object = {}) => tolakan(kasir, bayarOngkos, bayar(jumlah, lain))
    expect(await coba(200_001)).toEqual([422, 'Jumlah Melebihi Ongkos Tukang T01 Yang Belum Dibayar, Rp. 200,000'])
    expect(await coba(1, { kode_tukang: 'T02' })).toEqual([
      422,
      'Jumlah Melebihi Ongkos Tukang T02 Yang Belum Dibayar, Rp. 0',
    ])
    expect(await coba(1, { kode_tukang: 'T09' })).toEqual([422, 'Tukang T09 Tidak Ada'])
    expect(await coba(0)).toEqual([400, 'Jumlah Harus Lebih Dari 0'])
    expect(await coba(1, { kode_tukang: '' })).toEqual([400, 'Kode Tukang Harus Dipilih'])
    expect(await coba(1, { cara_bayar: 'TRANSFER' })).toEqual([400, 'No Rekening Harus Dipilih'])
    expect(await coba(1, { cara_bayar: 'TRANSFER', no_rekening: '999' })).toEqual([422, 'Rekening 999 Tidak Ada'])
    expect(await keadaan()).toEqual(before)
  })

  it('goes from an account that has the money, and is owed again when undone', async () => {
    await owner.send('POST', 'bank/add', { body: { kode_bank: 'BCA', nama_bank: 'BCA' } })
    await shop.db.run(sql`
      INSERT INTO rekening (kode_toko, no_rekening, kode_bank, atas_nama) VALUES ('TK01', '123', 'BCA', 'KENCANA')`)
    const lewat = bayar(100_000, { cara_bayar: 'TRANSFER', no_rekening: '123' })
    const before = await keadaan()
    expect(await tolakan(kasir, bayarOngkos, lewat)).toEqual([422, 'Saldo BANK 123 Tidak Mencukupi'])
    expect(await keadaan()).toEqual(before)
    await owner.call(tambahBank, {
      no_rekening: '123',
      kode_transaksi: 'SALDO AWAL',
      jumlah: rp(100_000),
      keterangan: 'SALDO',
    })
    const { no_ongkos } = await kasir.call(bayarOngkos, lewat)
    expect(await lines(no_ongkos)).toEqual([
      { akun: 'HUTANG_TUKANG', ref: 'T01', rp: 100_000 },
      { akun: 'BANK', ref: '123', rp: -100_000 },
    ])
    const { no_batal } = await kasir.call(batalOngkos, { no_ongkos, alasan: 'salah rekening' })
    expect([no_batal, (await lines(no_batal)).map((line) => line.rp)]).toEqual([
      'BOT-TK01-260302-0001',
      [-100_000, 100_000],
    ])
    expect((await kasir.call(getOngkos, { no_ongkos })).no_batal).toBe(no_batal)
    expect(await kasir.call(hutangOngkos, {})).toMatchObject([{ hutang: 200_000 }])
    expect(await tolakan(kasir, batalOngkos, { no_ongkos, alasan: 'X' })).toEqual([
      409,
      `Dokumen ${no_ongkos} Sudah Dibatalkan`,
    ])
    expect(await tolakan(kasir, batalOngkos, { no_ongkos: 'OTK-X', alasan: 'X' })).toEqual([
      404,
      'Dokumen OTK-X Tidak Ada',
    ])
  })

  it('is paid once by eight who pay all of it at once', async () => {
    const hasil = await Promise.allSettled(Array.from({ length: 8 }, () => kasir.call(bayarOngkos, bayar(200_000))))
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of hasil)
      if (one.status === 'rejected')
        expect(one.reason.message).toBe('Jumlah Melebihi Ongkos Tukang T01 Yang Belum Dibayar, Rp. 0')
    expect(await kasir.call(hutangOngkos, {})).toEqual([])
  })

  it('is undone on a past day by owners alone', async () => {
    const { no_ongkos } = await kasir.call(bayarOngkos, bayar(150_000))
    owner = await shop.nextDay(owner)
    kasir = await shop.login('KASIR')
    expect(await tolakan(kasir, batalOngkos, { no_ongkos, alasan: 'X' })).toEqual([
      422,
      'Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU',
    ])
    expect((await owner.call(batalOngkos, { no_ongkos, alasan: 'X' })).no_batal).toBe('BOT-TK01-260303-0001')
  })

  it('is not owed again to somebody who left, nor has he material again, until he is back', async () => {
    await owner.call(tukang.create, { kode_tukang: 'T03', nama_tukang: 'PAK BEJO' })
    await beriBahan(owner, 5, { kode_tukang: 'T03' })
    const no_pesanan = await pesan(owner)
    await bagi(owner, no_pesanan, { kode_tukang: 'T03' })
    await selesaikan(owner, no_pesanan, { berat_selesai: gram(4), berat_patri: gram(0), berat_susut: gram(0) })
    const siapa = { kode_tukang: 'T03', kode_group: 'MM' }
    const so = await owner.call(simpanSo, isianSo(await owner.call(dataSo, siapa), 0, siapa))
    const sisa = { ...siapa, jenis: 'BAHAN' as const, jml_bahan: gram(1), keterangan: '' }
    const { no_tambah_tukar } = await owner.call(ambilBahan, sisa)
    const { no_ongkos } = await owner.call(bayarOngkos, bayar(75_000, { kode_tukang: 'T03' }))
    await owner.call(tukang.remove, { id: 'T03' })
    const sebelum = await keadaan()
    const tidakAda = [422, 'Tukang T03 Tidak Ada']
    expect(await tolakan(owner, batalOngkos, { no_ongkos, alasan: 'X' })).toEqual(tidakAda)
    expect(await tolakan(owner, batalBahan, { no_tambah_tukar, alasan: 'X' })).toEqual(tidakAda)
    const batal = { no_so_pesanan: so.no_so_pesanan, alasan: 'X' }
    expect(await tolakan(owner, batalSo, batal)).toEqual(tidakAda)
    expect(await keadaan()).toEqual(sebelum)
    await owner.call(tukang.reactivate, { id: 'T03' })
    await owner.call(batalOngkos, { no_ongkos, alasan: 'X' })
    await owner.call(batalBahan, { no_tambah_tukar, alasan: 'X' })
    await owner.call(batalSo, batal)
  })
})
