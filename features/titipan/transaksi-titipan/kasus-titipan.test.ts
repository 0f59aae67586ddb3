/** Deposits where they were not looked for: another shop, a price that is kept no longer, a late day, the same press twice, the list. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { bayarTunai, isiPenjualan } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { batalTitipForm, formAmbil, isiBakiTitip, sahkanAmbil, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { barangDititip } from '../../penjualan/transaksi-penjualan/ambil-jual.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { getFormTitipan, getTitipan, listTitipan } from './titipan.contract.ts'
import { batalTitipan, tambahUangTitipan } from './transaksi-titipan.contract.ts'

const HARGA = 5_733_000

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
})
afterAll(() => shop.close())

const cincin = async (): Promise<string> => (await tambahCincin(owner)).kode_barcode
const satu = (no_titip: string) => owner.call(getTitipan, { no_titip })
const kas = async () =>
  (await shop.db.one<{ rp: number }>(sql`SELECT coalesce(sum(rp), 0)::bigint AS rp FROM mutasi WHERE akun = 'KAS'`))
    ?.rp ?? 0
const saring = {
  q: '',
  tgl_awal: '',
  tgl_akhir: '',
  status: 'ALL',
  kode_sales: 'ALL',
  urut: 'no_titip',
  turun: '1',
} as const
const daftar = async (lain: object, hal = 1, per = 25) =>
  (await kasir.call(listTitipan, { ...saring, hal, per, ...lain })).rows.map((one) => one.no_titip)
/** Everybody's session is of the new day. */
const besok = async () => {
  owner = await shop.nextDay(owner)
  kasir = await shop.login('KASIR')
  sales = await shop.login('SALES')
}

describe('a deposit', () => {
  it('is found by its telephone, however it is written, and by its piece', async () => {
    const kode = await cincin()
    const form = await titipSah(sales, kasir, [kode], { no_hp: '085711112222', nama_customer: 'PAK JOKO' })
    for (const q of ['+62 857-1111-2222', '085711112222', kode, 'JOKO', form.no_titip_group])
      expect([q, await daftar({ q })]).toEqual([q, [form.no_titip_group]])
  })

  it('is told, picked up, paid for and called off in its own shop alone', async () => {
    const { no_titip_group: no_titip } = await titipSah(sales, kasir, [await cincin()])
    const isian = await formAmbil(sales, [no_titip])
    await shop.toko(owner, 'TK02')
    const lain = await shop.user(owner, 'SU2', 'SU', 'TK02')
    await isiPenjualan(lain)
    const tiada = [404, `Titipan ${no_titip} Tidak Ada`]
    expect(await tolakan(lain, barangDititip, { no_titip })).toEqual(tiada)
    expect(await tolakan(lain, getTitipan, { no_titip })).toEqual(tiada)
    expect(await tolakan(lain, getFormTitipan, { no_titip_group: no_titip })).toEqual(tiada)
    expect(await tolakan(lain, tambahUangTitipan, { no_titip, pembayaran: [bayarTunai(1_000)] })).toEqual(tiada)
    expect(await tolakan(lain, batalTitipan, batalTitipForm({ no_titip, versi: 2 }, 0))).toEqual(tiada)
    expect((await tolakan(lain, jual, isian))[0]).toBeGreaterThanOrEqual(400)
    expect((await lain.call(listTitipan, { ...saring, hal: 1, per: 25 })).rows).toEqual([])
    expect((await satu(no_titip)).status).toBe('DONE')
  })

  it('takes money, is picked up and is called off once by a press that was sent twice', async () => {
    const { no_titip_group: no_titip } = await titipSah(sales, kasir, [await cincin()], { titip: rp(2_000_000) })
    const duaKali = async <T>(kirim: (kunci: string) => Promise<T>) => {
      const kunci = crypto.randomUUID()
      const pertama = await kirim(kunci)
      expect(await kirim(kunci)).toEqual(pertama)
      return pertama
    }
    const awal = await kas()
    const uang = { no_titip, pembayaran: [bayarTunai(100_000)] }
    await duaKali((kunci) => kasir.call(tambahUangTitipan, uang, kunci))
    expect((await kas()) - awal).toBe(100_000)
    const isian = await formAmbil(sales, [no_titip])
    const { data: nota } = await duaKali((kunci) => sales.call(jual, isian, kunci))
    await sahkanAmbil(kasir, nota)
    expect(await satu(no_titip)).toMatchObject({ status: 'DIAMBIL', dibayar: 2_100_000 })
    expect((await kas()) - awal).toBe(HARGA - 2_000_000)
    const kecil = await titipSah(sales, kasir, [await cincin()], { mengikat: false, titip: rp(600_000) })
    await disetujuiBila(owner, ubahParaSystem, { key: 'uang_keluar', value: '1000000', otorisasi: null })
    const lepas = batalTitipForm({ no_titip: kecil.no_titip_group, versi: kecil.versi }, 600_000)
    await duaKali((kunci) => kasir.call(batalTitipan, lepas, kunci))
    expect((await kas()) - awal).toBe(HARGA - 2_000_000)
  })

  it('000.9 whose price is kept no longer costs what its day says, and is listed as overdue', async () => {
    await disetujuiBila(owner, ubahParaSystem, { key: 'kunci_lama', value: '1', otorisasi: null })
    const { no_titip_group: no_titip, tgl_system } = await titipSah(sales, kasir, [await cincin()])
    await besok()
    // 70 % of 2,380,000 a gram: 1,666,000 x 3.485 g, up to 500
    await disetujuiBila(owner, ubahHargaEmas, {
      kode_group: 'MM',
      harga: rp(2_380_000),
      harga_modal: null,
      otorisasi: null,
    })
    const dulu = await formAmbil(sales, [no_titip])
    expect(dulu.detail_barang[0]?.total).toBe(HARGA)
    expect(await daftar({ status: 'LEWAT' })).toEqual([])
    await besok()
    expect(await satu(no_titip)).toMatchObject({ lewat: true, tgl_batas: '2026-03-03' })
    expect(await daftar({ status: 'LEWAT' })).toEqual([no_titip])
    // It costs what its day says, so more than was promised may be paid for it before it is picked up.
    const { dibayar } = await satu(no_titip)
    await kasir.call(tambahUangTitipan, { no_titip, pembayaran: [bayarTunai(HARGA - dibayar + 10_000)] })
    const kini = await formAmbil(sales, [no_titip])
    expect([kini.detail_barang[0]?.total, kini.detail_barang[0]?.titip]).toEqual([5_806_500, HARGA + 10_000])
    expect((await tolakan(sales, jual, dulu))[0]).toBeGreaterThanOrEqual(400)
    const { data } = await sales.call(jual, kini)
    expect((await sahkanAmbil(kasir, data)).tagihan).toBe(5_806_500)
    // By its days it is found, page by page.
    expect(await daftar({ tgl_awal: tgl_system, tgl_akhir: tgl_system, q: no_titip })).toEqual([no_titip])
    expect(await daftar({ tgl_awal: '2026-03-03' })).toEqual([])
    const semua = await daftar({ tgl_akhir: tgl_system })
    expect([
      ...(await daftar({ tgl_akhir: tgl_system }, 1, 2)),
      ...(await daftar({ tgl_akhir: tgl_system }, 2, 2)),
    ]).toEqual(semua.slice(0, 4))
  })

  it('is picked up on a late day by the sale that waits, in that day’s books; nothing new begins', async () => {
    const { no_titip_group: no_titip, tgl_system } = await titipSah(sales, kasir, [await cincin()])
    const { no_titip_group: lain } = await titipSah(sales, kasir, [await cincin()])
    const buka = await formAmbil(sales, [lain])
    const { data } = await sales.call(jual, await formAmbil(sales, [no_titip]))
    const hari = (await satu(no_titip)).tgl_system
    shop.clock.walk(1)
    kasir = await shop.login('KASIR')
    sales = await shop.login('SALES')
    expect((await tolakan(sales, jual, buka))[0]).toBeGreaterThanOrEqual(400)
    expect(
      (await tolakan(kasir, tambahUangTitipan, { no_titip: lain, pembayaran: [bayarTunai(1_000)] }))[0],
    ).toBeGreaterThanOrEqual(400)
    const sah = await sahkanAmbil(kasir, data)
    expect(sah).toMatchObject({ status: 'DONE', tgl_system: hari })
    expect(await satu(no_titip)).toMatchObject({ status: 'DIAMBIL', no_faktur_jual: data.no_faktur_jual })
    expect(tgl_system).toBe(hari)
    expect(await shop.violations()).toEqual([])
  })
})
