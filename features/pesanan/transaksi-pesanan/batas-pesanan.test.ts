/** Whoever may take orders tries to take in more than he may alone. */
import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { formPesanan, isiPesanan, pesan } from '@kencana/testing/pesanan'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OTORISASI_EMAS_CUSTOMER, OTORISASI_KADAR_PESANAN, simpanPesanan } from './transaksi-pesanan.contract.ts'

let shop: TestShop
let owner: User
let sales: User
let kasir: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  sales = await shop.user(owner, 'SALES', 'SALES')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await isiMaster(owner)
  await isiPesanan(owner)
})
afterEach(() => shop.close())

const keadaan = () =>
  shop.db.one(sql`SELECT (SELECT count(*) FROM jurnal)::int AS jurnal, (SELECT count(*) FROM pesanan)::int AS pesanan,
    (SELECT coalesce(sum(terakhir), 0) FROM nomor)::int AS nomor`)

describe("the customer's gold", () => {
  const form = (...berat: number[]) =>
    formPesanan(
      sales,
      berat.map((one) => ({ berat_customer: gram(one), perkiraan_berat: gram(Math.max(one, 5)) })),
    )
  const kirim = async (...berat: number[]) => sales.call(simpanPesanan, await form(...berat))
  const SAKSI = 'Butuh Saksi EMAS CUSTOMER'

  it('is taken in alone to 2 g a form and ten of those a day, seen by a witness to 20 g, agreed to above', async () => {
    const sebelum = await keadaan()
    await expect(kirim(2.001)).rejects.toThrow(SAKSI)
    // two orders of one form are one weight
    await expect(kirim(1.5, 0.501)).rejects.toThrow(SAKSI)
    await expect(kirim(20.001)).rejects.toThrow('Butuh Otorisasi EMAS CUSTOMER')
    await expect(kirim(10, 10.001)).rejects.toThrow('Butuh Otorisasi EMAS CUSTOMER')
    expect(await keadaan()).toEqual(sebelum)
    await kirim(2)
    const { no_grup } = await denganSaksi(sales, kasir, simpanPesanan, await form(10, 10), OTORISASI_EMAS_CUSTOMER)
    const disebut = sql`SELECT count(*)::int AS n FROM pesanan p JOIN otorisasi o ON o.id = p.otorisasi
      WHERE o.dokumen = ${no_grup} AND p.no_grup = ${no_grup} AND o.tingkat = 'SAKSI'`
    expect(await shop.db.one(disebut)).toEqual({ n: 2 })
    await denganOtorisasi(sales, simpanPesanan, await form(20.001), OTORISASI_EMAS_CUSTOMER)
  })

  it('adds up over the day of who takes it, whatever is called off since', async () => {
    for (let i = 0; i < 10; i += 1) await kirim(2)
    await expect(kirim(0.001)).rejects.toThrow(SAKSI)
    // somebody else has his own day, and so has he tomorrow
    await pesan(owner, { berat_customer: gram(2) })
    owner = await shop.nextDay(owner)
    sales = await shop.login('SALES')
    await kirim(2)
  })
})

describe('the fineness of an order', () => {
  it('is agreed to more than 2.00 points below its category, in any of its lines', async () => {
    const sebelum = await keadaan()
    const kirim = async (...kadar: string[]) =>
      sales.call(
        simpanPesanan,
        await formPesanan(
          sales,
          kadar.map((one) => ({ kadar: one })),
        ),
      )
    // MM is of 70 %
    await expect(kirim('1')).rejects.toThrow('Butuh Otorisasi KADAR PESANAN')
    await expect(kirim('67.99')).rejects.toThrow('Butuh Otorisasi KADAR PESANAN')
    await expect(kirim('70', '67.99')).rejects.toThrow('Butuh Otorisasi KADAR PESANAN')
    expect(await keadaan()).toEqual(sebelum)
    await kirim('68')
    await kirim('75')
    const rendah = { ...(await formPesanan(sales, [{ kadar: '67.99' }])), otorisasi: null }
    await denganOtorisasi(sales, simpanPesanan, rendah, OTORISASI_KADAR_PESANAN)
  })
})
