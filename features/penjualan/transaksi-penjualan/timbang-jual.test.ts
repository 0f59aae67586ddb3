/** Pieces that are weighed again as they are sold. Source: areas 01-penjualan 1.2, 'Weight of the sale'. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formJual, isiPenjualan } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { getJual } from './nota.contract.ts'
import { jual } from './transaksi-penjualan.contract.ts'

let shop: TestShop
let owner: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiPenjualan(owner)
})
afterAll(() => shop.close())

// A ring of 3.485 g may differ by 1 % of it, 0.034 g: less than the shop's 0.050 g.
const cincin = async (): Promise<string> => (await tambahCincin(owner)).kode_barcode
const isian = async (kode: readonly string[], ...berat: readonly (number | undefined)[]) =>
  formJual(
    sales,
    kode,
    {},
    berat.map((one) => (one === undefined ? {} : { berat_timbang: gram(one) })),
  )
const keadaan = () =>
  shop.db.rows(sql`
    SELECT (SELECT count(*) FROM penjualan) AS nota, (SELECT count(*) FROM jurnal) AS jurnal,
      (SELECT string_agg(kode_barcode || status_barang || versi, ',' ORDER BY kode_barcode) FROM barang) AS barang,
      (SELECT sum(terakhir)::int FROM nomor) AS nomor`)
const ditolak = async (form: InputOf<typeof jual>, kata: string): Promise<void> => {
  const awal = await keadaan()
  expect((await tolakan(sales, jual, form))[1]).toBe(kata)
  expect(await keadaan()).toEqual(awal)
}

describe('a piece that is weighed again at the counter', () => {
  it.each([
    [3.519, null],
    [3.451, null],
    [3.52, 'Ditimbang 3.520 g, Tercatat 3.485 g'],
    [3.45, 'Ditimbang 3.450 g, Tercatat 3.485 g'],
  ])('weighs what the books say within the one table of limits: %d g', async (berat, beda) => {
    const kode = await cincin()
    const form = await isian([kode], berat)
    if (beda !== null) {
      await ditolak(form, `Timbang Ulang Atau Koreksi Berat: Barang ${kode} ${beda}`)
      return
    }
    const { data } = await sales.call(jual, form)
    expect(data.barang.map((one) => [one.berat, one.berat_timbang])).toEqual([[gram(3.485), gram(berat)]])
    const { barang } = await owner.call(getJual, { no_faktur: data.no_faktur_jual })
    expect(barang.map((one) => one.berat_timbang)).toEqual([gram(berat)])
  })

  it('is one of several, the others need not be', async () => {
    const kode = [await cincin(), await cincin()]
    await ditolak(
      await isian(kode, undefined, 3.6),
      `Timbang Ulang Atau Koreksi Berat: Barang ${kode[1]} Ditimbang 3.600 g, Tercatat 3.485 g`,
    )
    const { data } = await sales.call(jual, await isian(kode, undefined, 3.49))
    expect(data.barang.map((one) => one.berat_timbang)).toEqual([null, gram(3.49)])
    await ditolak(await isian([await cincin()], 0), 'Berat Timbang Harus Lebih Dari 0')
  })

  it('follows a smaller allowance of the shop, and no larger one than 1 %', async () => {
    const kode = await cincin()
    await owner.call(ubahParaSystem, { key: 'toleransi_berat', value: '0.010' })
    await ditolak(
      await isian([kode], 3.496),
      `Timbang Ulang Atau Koreksi Berat: Barang ${kode} Ditimbang 3.496 g, Tercatat 3.485 g`,
    )
    await owner.call(ubahParaSystem, { key: 'toleransi_berat', value: '0.1' })
    await ditolak(
      await isian([kode], 3.52),
      `Timbang Ulang Atau Koreksi Berat: Barang ${kode} Ditimbang 3.520 g, Tercatat 3.485 g`,
    )
    await owner.call(ubahParaSystem, { key: 'toleransi_berat', value: '0.050' })
  })

  it('is each of them where the shop wants that', async () => {
    await owner.call(ubahParaSystem, { key: 'timbang_jual', value: 'WAJIB' })
    const kode = [await cincin(), await cincin()]
    await ditolak(await isian(kode, 3.485), `Berat Timbang Barang ${kode[1]} Harus Diisi`)
    expect((await sales.call(jual, await isian(kode, 3.485, 3.485))).data.pcs).toBe(2)
    await owner.call(ubahParaSystem, { key: 'timbang_jual', value: 'TIDAK' })
  })

  it('stays within 1 % around the server too', async () => {
    const { data } = await sales.call(jual, await isian([await cincin()], 3.49))
    const ubah = (berat: number) =>
      shop.db.run(sql`
        UPDATE penjualan_detail SET berat_timbang = ${gram(berat)} WHERE no_faktur_jual = ${data.no_faktur_jual}`)
    await expect(ubah(3.6)).rejects.toThrow('penjualan_detail_check')
    await ubah(3.5)
  })
})
