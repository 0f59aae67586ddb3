/** Money of deposits: one slip, one way, and whose telephone. */

import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { bayarTunai, isiPenjualan } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import {
  batalTitipForm,
  formAmbil,
  formTitip,
  isiBakiTitip,
  sahkanAmbil,
  sahkanTitip,
  titipSah,
} from '@kencana/testing/titipan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cetak } from '../../cetak/cetak.contract.ts'
import { tambahBank } from '../../keuangan/uang/uang.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { barangDititip } from '../../penjualan/transaksi-penjualan/ambil-jual.contract.ts'
import { getJual } from '../../penjualan/transaksi-penjualan/nota.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { getTitipan } from './titipan.contract.ts'
import {
  batalTitipan,
  batalUangTitipan,
  DOKUMEN_UANG_TITIPAN,
  getBatalUang,
  getUangTitipan,
  OTORISASI_BATAL_UANG,
  tambahUangTitipan,
  titip,
  validasiTitipan,
} from './transaksi-titipan.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiBakiTitip(owner)
  await isiRekening(owner, '0111')
  await owner.call(tambahBank, {
    kode_transaksi: 'SALDO AWAL',
    no_rekening: '0111',
    jumlah: rp(5_000_000),
    keterangan: 'modal',
  })
  // What is given back is judged here by its way alone.
  for (const key of ['uang_keluar', 'uang_keluar_hari'] as const)
    await disetujuiBila(owner, ubahParaSystem, { key, value: '5000000', otorisasi: null })
})
afterAll(() => shop.close())

const cincin = async (): Promise<string> => (await tambahCincin(owner)).kode_barcode
const satu = (no_titip: string) => kasir.call(getTitipan, { no_titip })
const masuk = async (banyak: number, jumlah: number) => {
  const kode = await Promise.all(Array.from({ length: banyak }, cincin))
  return (await sales.call(titip, await formTitip(sales, kode, { mengikat: false, titip: rp(jumlah) }))).data
}
const transfer = (jumlah: number, referensi = '') => ({
  ...bayarTunai(jumlah),
  cara_bayar: 'TRANSFER' as const,
  no_rekening: '0111',
  ...(referensi === '' ? {} : { referensi }),
})
const kembali = async (no_titip: string, ...pembayaran: ReturnType<typeof transfer | typeof bayarTunai>[]) =>
  (await tolakan(kasir, batalTitipan, batalTitipForm(await satu(no_titip), 0, { pembayaran })))[1]
const LAIN = 'Butuh Otorisasi BATAL TITIPAN'

describe('one slip', () => {
  it('pays one of the deposits that are validated together', async () => {
    const dua = [await masuk(1, 600_000), await masuk(1, 700_000)]
    const data = (bukti: (at: number) => string) =>
      dua.map(({ no_titip_group, versi, titip: jumlah }, at) => ({
        no_titip_group,
        versi,
        pembayaran: [{ ...transfer(jumlah, bukti(at)), masuk: true }],
      }))
    expect(await tolakan(kasir, validasiTitipan, { data: data(() => 'SATU') })).toEqual([
      422,
      'Referensi SATU Dipakai Dua Faktur',
    ])
    await kasir.call(validasiTitipan, { data: data((at) => `BEDA${at}`) })
  })
})

describe('money goes back', () => {
  it('as much each way as came that way, another amount by agreement', async () => {
    const { no_titip_group: no } = await sahkanTitip(kasir, await masuk(1, 600_000), [
      bayarTunai(100_000),
      { ...transfer(500_000), masuk: true },
    ])
    expect(await kembali(no, bayarTunai(600_000))).toBe(LAIN)
    expect(await kembali(no, transfer(600_000))).toBe(LAIN)
    expect(await kembali(no, bayarTunai(100_001), transfer(499_999))).toBe(LAIN)
    expect(await kembali(no, bayarTunai(100_000), transfer(500_000))).toBe('TIDAK DITOLAK')
  })

  it('and more of it has a paper that says the sum with it, whatever came or went since', async () => {
    const { no_titip_group: no_titip } = await sahkanTitip(kasir, await masuk(1, 600_000), [bayarTunai(600_000)])
    const tambah = async (jumlah: number) => {
      const pembayaran = [{ ...bayarTunai(jumlah), diterima: rp(400_000) }]
      return (await kasir.call(tambahUangTitipan, { no_titip, pembayaran })).data
    }
    const a = await tambah(200_000)
    expect(a).toMatchObject({ no_titip, jumlah: 200_000, saldo: 800_000, no_batal: null, cetakan: 0 })
    expect(a.pembayaran).toMatchObject([{ cara_bayar: 'CASH', jumlah: 200_000, diterima: 400_000 }])
    const b = await tambah(300_000)
    expect(b.saldo).toBe(1_100_000)
    const salah = { no_uang_titip: a.no_uang_titip, alasan: 'salah', otorisasi: null }
    const { no_batal } = await denganOtorisasi(kasir, batalUangTitipan, salah, OTORISASI_BATAL_UANG)
    expect((await tambah(50_000)).saldo).toBe(950_000)
    expect(await kasir.call(getBatalUang, { no_batal })).toMatchObject({
      dokumen: a.no_uang_titip,
      untuk: { nama: 'TITIP', nomor: no_titip },
      nama_customer: a.nama_customer,
      alasan: 'SALAH',
      pembayaran: [{ arah: 'KELUAR', cara_bayar: 'CASH', jumlah: 200_000, diterima: null }],
      saldo: 900_000,
    })
    const dicetak = { jenis: DOKUMEN_UANG_TITIPAN.cetak, dokumen: b.no_uang_titip, rangkap: 2, alasan: '' }
    await kasir.call(cetak, dicetak)
    const baca = (no_uang_titip: string) => kasir.call(getUangTitipan, { no_uang_titip })
    expect(await baca(a.no_uang_titip)).toEqual({ ...a, no_batal })
    expect(await baca(b.no_uang_titip)).toEqual({ ...b, cetakan: 1 })
  })

  it('of several pieces of a form no more than came one way for all of them, nor for its own', async () => {
    const form = await sahkanTitip(kasir, await masuk(2, 1_200_000), [
      bayarTunai(700_000),
      { ...transfer(500_000), masuk: true },
    ])
    const [a = '', b = ''] = form.barang.map((one) => one.no_titip)
    // Cash for the other one is not this one's.
    await kasir.call(tambahUangTitipan, { no_titip: b, pembayaran: [bayarTunai(900_000)] })
    expect(await kembali(a, transfer(600_000))).toBe(LAIN)
    expect(await kembali(a, bayarTunai(600_000))).toBe('TIDAK DITOLAK')
    expect(await kembali(b, bayarTunai(1_500_000))).toBe(LAIN)
    expect(await kembali(b, bayarTunai(1_000_000), transfer(500_000))).toBe('TIDAK DITOLAK')
  })
})

it('a telephone that who picks a deposit up may not read stands in the sale all the same', async () => {
  const { no_titip_group: no_titip } = await titipSah(owner, kasir, [await cincin()], { no_hp: '081355556666' })
  expect((await owner.call(barangDititip, { no_titip })).no_hp).toBe('081355556666')
  expect((await sales.call(barangDititip, { no_titip })).no_hp).toBe('')
  const { data } = await sales.call(jual, await formAmbil(sales, [no_titip], { hp_penitip: '081355556666' }))
  expect((await owner.call(getJual, { no_faktur: data.no_faktur_jual })).no_hp).toBe('081355556666')
  await sahkanAmbil(kasir, data)
})

describe('more money for a deposit', () => {
  it('is the cashier’s, in and out', async () => {
    const { no_titip_group: no_titip } = await titipSah(sales, kasir, [await cincin()])
    await shop.db.run(sql`
      INSERT INTO hak_aksi (user_id, menu_name, aksi)
      SELECT 'SALES', '/lihat-titipan', aksi FROM unnest('{titip,batal,batal-titip}'::text[]) aksi`)
    const tambah = { no_titip, pembayaran: [bayarTunai(100_000)] }
    const { no_uang_titip } = await kasir.call(tambahUangTitipan, tambah)
    const jurnal = () => shop.db.one(sql`SELECT count(*)::int AS n FROM jurnal`)
    const awal = await jurnal()
    for (const kerja of [
      () => tolakan(sales, tambahUangTitipan, tambah),
      () => tolakan(sales, batalUangTitipan, { no_uang_titip, alasan: 'X', otorisasi: null }),
      async () => tolakan(sales, batalTitipan, batalTitipForm(await satu(no_titip), 0)),
    ])
      expect(await kerja()).toEqual([403, 'Serahkan Ke Kasir'])
    expect(await jurnal()).toEqual(awal)
  })

  it('of a day that is over is undone by agreement of OWN alone', async () => {
    const { no_titip_group: no_titip } = await titipSah(sales, kasir, [await cincin()])
    const { no_uang_titip } = await kasir.call(tambahUangTitipan, { no_titip, pembayaran: [bayarTunai(100_000)] })
    await shop.user(owner, 'SU', 'SU')
    owner = await shop.nextDay(owner)
    kasir = await shop.login('KASIR')
    const isi = { no_uang_titip, alasan: 'salah catat', otorisasi: null }
    await expect(denganOtorisasi(kasir, batalUangTitipan, isi, OTORISASI_BATAL_UANG, 'SU')).rejects.toThrow(
      `${OTORISASI_BATAL_UANG} Ini Hanya Disetujui OWN`,
    )
    const sebelum = (await satu(no_titip)).dibayar
    await denganOtorisasi(kasir, batalUangTitipan, isi, OTORISASI_BATAL_UANG)
    expect((await satu(no_titip)).dibayar).toBe(sebelum - 100_000)
  })
})
