/** Tax by dated rows: each shop by what it is and its own day, and no day's rate changed once something was reckoned by it. */
import { sql } from '@kencana/database'
import { persentase, rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { masterSuite } from '@kencana/testing/master'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { DASAR, tarifBerlaku, tarifEfektif, tarifPpn } from './tarif-ppn.contract.ts'

type Isi = Readonly<Record<string, unknown>>

const BARIS = {
  penjual: 'KHUSUS TK09',
  untuk: 'PERHIASAN',
  pembeli: 'KONSUMEN',
  mulai: '2026-07-01',
  tarif: 12,
  bagian: 15,
  dasar: 'PENUH',
  sumber: 'PMK CONTOH',
}

masterSuite({
  master: tarifPpn,
  row: BARIS,
  change: { tarif: 13, bagian: 12.5, dasar: '11/12', sumber: 'PMK LAIN' },
  kunciLain: { penjual: 'KHUSUS TK08' },
})

describe('a rate', () => {
  let shop: TestShop
  let owner: User
  beforeAll(async () => {
    shop = await openShop()
    owner = await shop.setup(rp(50_000_000))
    await isiMaster(owner)
    await isiPenjualan(owner)
    await shop.toko(owner, 'TK02')
  })
  afterAll(() => shop.close())

  const menjadi = (value: string, by = owner) =>
    disetujuiBila(by, ubahParaSystem, { key: 'jenis_pkp', value, otorisasi: null })
  const tambah = (isi: Isi) => owner.send('POST', 'tarifppn/add', { body: { ...BARIS, ...isi } })
  const hapus = (id: string) => owner.send('DELETE', `tarifppn/delete/by-penjual/${encodeURIComponent(id)}`)
  const ubah = (id: string, isi: Isi) =>
    owner.send('PUT', `tarifppn/edit/by-penjual/${encodeURIComponent(id)}`, { body: isi })
  const jual = async () => (await jualSah(owner, owner, [(await tambahCincin(owner)).kode_barcode])).ppn_persen

  it('is reckoned alike by screen and database, half up once', async () => {
    for (const [tarif, bagian] of [
      [120_000, 100_000],
      [120_000, 150_000],
      [110_000, 100_000],
      [125_000, 77_777],
      [1_000_000, 1_000_000],
    ] as const)
      for (const dasar of DASAR) {
        const row = await shop.db.one(sql`SELECT tarif_efektif(${tarif}::integer, ${bagian}::integer, ${dasar}) AS n`)
        const isi = { tarif: persentase(tarif), bagian: persentase(bagian), dasar }
        expect(row, `${tarif} ${bagian} ${dasar}`).toEqual({ n: tarifEfektif(isi) })
      }
    expect(tarifEfektif({ tarif: persentase(120_000), bagian: persentase(100_000), dasar: '11/12' })).toBe(11_000)
    expect(tarifEfektif({ tarif: persentase(120_000), bagian: persentase(150_000), dasar: '11/12' })).toBe(16_500)
  })

  it('follows what the shop is, and a shop that is no PKP takes none', async () => {
    const persen = async () => owner.call(tarifBerlaku, {})
    expect(await persen()).toEqual({ perhiasan: 0, service: 0 })
    expect(await jual()).toBe(0)
    for (const [jenis, perhiasan] of [
      ['PEDAGANG', 11_000],
      ['PEDAGANG TANPA FAKTUR', 16_500],
      ['PABRIKAN', 16_500],
    ] as const) {
      await menjadi(jenis)
      expect(await persen(), jenis).toEqual({ perhiasan, service: 11_000 })
      expect(await jual(), jenis).toBe(perhiasan)
    }
    await menjadi('BUKAN PKP')
    expect(await jual()).toBe(0)
  })

  it('is not changed, removed or put before a day that was reckoned by another', async () => {
    await menjadi('PEDAGANG')
    await jual()
    await menjadi('BUKAN PKP')
    const dipakai = (mulai: string) => ({
      status: 422,
      text: `Mulai ${mulai} Tidak Bisa, PPN Sudah Dihitung Sampai 2026-03-02. Tambah Baris Yang Mulai Sesudahnya`,
    })
    const kini = 'PEDAGANG PERHIASAN KONSUMEN 2025-02-04'
    expect(await hapus(kini)).toMatchObject(dipakai('2025-02-04'))
    for (const isi of [{ tarif: 11 }, { bagian: 11 }, { dasar: 'PENUH' }])
      expect(await ubah(kini, isi)).toMatchObject(dipakai('2025-02-04'))
    expect((await ubah(kini, { sumber: 'PMK 11/2025' })).status).toBe(200)
    expect(await tambah({ penjual: 'PEDAGANG', mulai: '2026-03-01' })).toMatchObject(dipakai('2026-03-01'))
    expect(await tambah({ penjual: 'PEDAGANG', mulai: '2026-03-02' })).toMatchObject(dipakai('2026-03-02'))
    // Before the one that was in force it was never reckoned by.
    expect((await hapus('PEDAGANG PERHIASAN KONSUMEN 2023-05-01')).status).toBe(200)
    expect((await tambah({ penjual: 'PEDAGANG', mulai: '2026-09-01' })).status).toBe(200)
    expect((await hapus('PEDAGANG PERHIASAN KONSUMEN 2026-09-01')).status).toBe(200)
  })

  it('of an open day stays, though nothing was sold in it yet', async () => {
    const there = await shop.user(owner, 'SU2', 'SU', 'TK02')
    const sendiri = { penjual: 'KHUSUS TK02', tarif: 2, bagian: 100 }
    expect((await tambah({ ...sendiri, mulai: '2026-01-01' })).status).toBe(200)
    expect((await tambah({ ...sendiri, mulai: '2026-02-01' })).status).toBe(200)
    await menjadi('KHUSUS', there)
    expect((await tambah({ ...sendiri, mulai: '2026-03-02' })).text).toContain('PPN Sudah Dihitung Sampai 2026-03-02')
    expect((await hapus('KHUSUS TK02 PERHIASAN KONSUMEN 2026-02-01')).status).toBe(422)
    expect((await hapus('KHUSUS TK02 PERHIASAN KONSUMEN 2026-01-01')).status).toBe(200)
    expect((await tambah({ ...sendiri, mulai: '2026-03-03' })).status).toBe(200)
  })

  it('of a shop alone is named by its code, and the shop becomes that only once there is one', async () => {
    await expect(menjadi('KHUSUS')).rejects.toThrow(
      'Tarif PPN PERHIASAN KHUSUS TK01 Pada 2026-03-02 Belum Ada Di Master Tarif PPN',
    )
    const sendiri = { penjual: 'KHUSUS TK01', mulai: '2026-01-01', tarif: 1.5, bagian: 100 }
    expect((await tambah(sendiri)).status).toBe(200)
    await menjadi('KHUSUS')
    expect(await jual()).toBe(15_000)
    await menjadi('BUKAN PKP')
  })

  it('is no seller’s that nobody is looked up as', async () => {
    expect(await tambah({ penjual: 'TOKO' })).toMatchObject({
      status: 422,
      text: 'Penjual TOKO Tidak Dikenal, Pilih PEDAGANG, PEDAGANG TANPA FAKTUR, PABRIKAN Atau KHUSUS Dengan Kode Toko',
    })
    expect(await tambah({ penjual: 'SEMUA' })).toMatchObject({ status: 422, text: /^Penjual SEMUA Tidak Dikenal/ })
    expect(await tambah({ untuk: 'SERVICE' })).toMatchObject({
      status: 422,
      text: 'Penjual Untuk SERVICE Harus SEMUA',
    })
  })

  it('that is missing refuses the sale instead of taking nothing', async () => {
    await menjadi('PABRIKAN')
    await shop.db.run(sql`UPDATE tarif_ppn SET dihapus_pada = now() WHERE penjual = 'PABRIKAN'`)
    await expect(jual()).rejects.toThrow('Tarif PPN PERHIASAN PABRIKAN Pada 2026-03-02 Belum Ada Di Master Tarif PPN')
    expect(await owner.call(tarifBerlaku, {})).toEqual({ perhiasan: null, service: 11_000 })
    await shop.db.run(sql`UPDATE tarif_ppn SET dihapus_pada = NULL WHERE penjual = 'PABRIKAN'`)
    await menjadi('BUKAN PKP')
  })
})

it('begins on its day in each shop, and what was sold before keeps its own', async () => {
  const shop = await openShop()
  let owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPenjualan(owner)
  await shop.toko(owner, 'TK02')
  let there = await shop.user(owner, 'SU2', 'SU', 'TK02')
  for (const by of [owner, there])
    await disetujuiBila(by, ubahParaSystem, { key: 'jenis_pkp', value: 'PEDAGANG', otorisasi: null })
  const baru = { ...BARIS, penjual: 'PEDAGANG', mulai: '2026-03-03', bagian: 20, dasar: '11/12' }
  expect((await owner.send('POST', 'tarifppn/add', { body: baru })).status).toBe(200)
  const jual = async () => jualSah(owner, owner, [(await tambahCincin(owner)).kode_barcode])
  const dulu = await jual()
  expect(dulu.ppn_persen).toBe(11_000)

  there = await shop.nextDay(there)
  expect(await there.call(tarifBerlaku, {})).toMatchObject({ perhiasan: 22_000 })
  expect(await owner.call(tarifBerlaku, {})).toMatchObject({ perhiasan: 11_000 })

  await owner.call(tutupToko, { PROSES: 'close' })
  owner = await shop.login('OWNER')
  expect((await jual()).ppn_persen).toBe(22_000)
  const lama = await shop.db.one(sql`SELECT ppn_persen FROM penjualan WHERE no_faktur_jual = ${dulu.no_faktur_jual}`)
  expect(lama).toEqual({ ppn_persen: 11_000 })
  const buang = await owner.send('DELETE', 'tarifppn/delete/by-penjual/PEDAGANG%20PERHIASAN%20KONSUMEN%202026-03-03')
  expect(buang.text).toContain('PPN Sudah Dihitung Sampai 2026-03-03')
  await shop.close()
})
