/** The photo of a parcel's label: kept with its nota, taken until the platform pays, seen by who sold and who keeps money. */
import { sql } from '@kencana/database'
import { sapuFoto } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { fotoUnik } from '@kencana/testing/foto'
import { formCair, formMarketplace, isiMarketplace, jualMarketplace } from '@kencana/testing/marketplace'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { batalForm, formJual, isiPenjualan } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cairMarketplace } from '../cair-marketplace/cair-marketplace.contract.ts'
import { batalJual, jual } from '../transaksi-penjualan/transaksi-penjualan.contract.ts'
import { fotoResi, resiJual, simpanResi } from './resi-marketplace.contract.ts'

let shop: TestShop
let owner: User
let sales: User
let lain: User
let kasir: User
let jauh: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiMarketplace(owner)
  await isiRekening(owner, '0111')
  await shop.toko(owner, 'TK02')
  sales = await shop.user(owner, 'SALES', 'SALES')
  lain = await shop.user(owner, 'LAIN', 'SALES')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  jauh = await shop.user(owner, 'JAUH', 'SU', 'TK02')
})
afterAll(() => shop.close())

let order = 0
const terjual = async (foto_resi: string | null = null) => {
  order += 1
  const kode = (await tambahCincin(owner)).kode_barcode
  return jualMarketplace(sales, kasir, [kode], `ORDER${order}`, {
    marketplace: { kode_marketplace: 'TOKPED', no_order: `ORDER${order}`, foto_resi },
  })
}
const resi = (user: User, no_faktur_jual: string) => user.call(resiJual, { no_faktur_jual })
const keadaan = () =>
  Promise.all([
    shop.db.rows(sql`SELECT foto, no_faktur_jual FROM penjualan_resi ORDER BY ke`),
    shop.db.rows(sql`SELECT no_faktur_jual FROM penjualan ORDER BY 1`),
    shop.db.rows(sql`SELECT jenis, terakhir FROM nomor ORDER BY jenis, tgl_system`),
  ])
const ditolak = async (user: User, no_faktur_jual: string, kata: string, foto = fotoUnik()) => {
  const sebelum = await keadaan()
  expect((await tolakan(user, simpanResi, { no_faktur_jual, foto }))[1]).toBe(kata)
  expect(await keadaan()).toEqual(sebelum)
}
const lihat = async (user: User, no_faktur_jual: string, hash: string) =>
  (await user.send('GET', fotoResi.path.replace('{no_faktur_jual}', no_faktur_jual).replace('{hash}', hash), {})).status

describe('05 5.4 the photo of a parcel’s label', () => {
  it('is kept with the sale, or later, and the newest counts', async () => {
    const awal = await terjual(fotoUnik())
    const dulu = await resi(sales, awal.no_faktur_jual)
    expect(dulu).toMatchObject({ foto: expect.any(String), boleh: true, semua: [{ user_id: 'SALES' }] })
    const { foto } = await sales.call(simpanResi, { no_faktur_jual: awal.no_faktur_jual, foto: fotoUnik() })
    expect(foto).not.toBe(dulu.foto)
    expect(await resi(kasir, awal.no_faktur_jual)).toMatchObject({ foto })
    const nanti = await terjual()
    expect(await resi(sales, nanti.no_faktur_jual)).toEqual({ foto: null, boleh: true, semua: [] })
    await sales.call(simpanResi, { no_faktur_jual: nanti.no_faktur_jual, foto: fotoUnik() })
    expect((await resi(sales, nanti.no_faktur_jual)).foto).not.toBeNull()
    expect(
      await shop.db.rows(
        sql`SELECT sesudah->'marketplace' AS m FROM audit_log WHERE dokumen = ${awal.no_faktur_jual} AND aksi = 'POST penjualan'`,
      ),
    ).toEqual([{ m: { kode_marketplace: 'TOKPED', no_order: 'ORDER1' } }])
  })

  it('is of one nota that stands, and may be kept with it again', async () => {
    const foto = fotoUnik()
    const satu = await terjual(foto)
    const dua = await terjual()
    const pernah = `Foto Resi Sudah Dipakai ${satu.no_faktur_jual}, Ambil Foto Baru`
    await ditolak(sales, dua.no_faktur_jual, pernah, foto)
    const lagi = async (no_order: string) => {
      const kode = (await tambahCincin(owner)).kode_barcode
      return formMarketplace(sales, [kode], no_order, {
        marketplace: { kode_marketplace: 'TOKPED', no_order, foto_resi: foto },
      })
    }
    const form = await lagi('LAGI1')
    const sebelum = await keadaan()
    expect(await tolakan(sales, jual, form)).toEqual([422, pernah])
    expect(await keadaan()).toEqual(sebelum)
    // The parcel's first picture after another one: the newest counts.
    const pertama = await resi(sales, satu.no_faktur_jual)
    await sales.call(simpanResi, { no_faktur_jual: satu.no_faktur_jual, foto: fotoUnik() })
    await sales.call(simpanResi, { no_faktur_jual: satu.no_faktur_jual, foto })
    expect(await resi(sales, satu.no_faktur_jual)).toMatchObject({ foto: pertama.foto, semua: { length: 3 } })
    // A sale that was turned down lets its parcel's picture go with the next entry.
    const { data } = await sales.call(jual, {
      ...(await lagi('LAGI2')),
      marketplace: { kode_marketplace: 'TOKPED', no_order: 'LAGI2', foto_resi: fotoUnik() },
    })
    const dipakai = fotoUnik()
    await sales.call(simpanResi, { no_faktur_jual: data.no_faktur_jual, foto: dipakai })
    await sales.call(batalJual, batalForm(data))
    await sales.call(simpanResi, { no_faktur_jual: dua.no_faktur_jual, foto: dipakai })
  })

  it('is seen and taken by who sold and who keeps the money of sales, in his shop', async () => {
    const { no_faktur_jual } = await terjual(fotoUnik())
    const { foto } = await resi(sales, no_faktur_jual)
    const hash = foto ?? ''
    expect(await Promise.all([sales, kasir, owner, lain].map((user) => lihat(user, no_faktur_jual, hash)))).toEqual([
      200, 200, 200, 404,
    ])
    expect(await resi(lain, no_faktur_jual)).toEqual({ foto: null, boleh: false, semua: [] })
    await ditolak(lain, no_faktur_jual, `Resi ${no_faktur_jual} Difoto Yang Menjualnya Atau Yang Memegang Uang`)
    expect(await lihat(jauh, no_faktur_jual, hash)).toBe(404)
    await ditolak(jauh, no_faktur_jual, `Faktur ${no_faktur_jual} Tidak Ada`)
    // Of another nota it is no photo.
    expect(await lihat(sales, (await terjual()).no_faktur_jual, hash)).toBe(404)
  })

  it('is taken no more once the platform paid or the sale was undone, and still seen', async () => {
    const { no_faktur_jual, ...nota } = await terjual(fotoUnik())
    await kasir.call(
      cairMarketplace,
      await formCair(kasir, [{ no_faktur_jual }], {}, [{ diterima: 1_000 as never, biaya: 0 as never }]),
    )
    await ditolak(sales, no_faktur_jual, `Faktur ${no_faktur_jual} Sudah Dicairkan`)
    const { foto, boleh } = await resi(kasir, no_faktur_jual)
    expect([await lihat(kasir, no_faktur_jual, foto ?? ''), boleh]).toEqual([200, false])
    await disetujuiBila(owner, batalJual, batalForm({ no_faktur_jual, ...nota }))
    await ditolak(sales, no_faktur_jual, `Faktur ${no_faktur_jual} Sudah Dibatalkan`)
    expect((await resi(kasir, no_faktur_jual)).foto).toBe(foto)
    const { data } = await sales.call(jual, await formJual(sales, [(await tambahCincin(owner)).kode_barcode]))
    await ditolak(sales, data.no_faktur_jual, `Faktur ${data.no_faktur_jual} Bukan Penjualan Marketplace`)
    await sales.call(batalJual, batalForm(data))
    await ditolak(sales, 'FJ-TIDAK-ADA', 'Faktur FJ-TIDAK-ADA Tidak Ada')
  })

  it('is swept away by nobody, and neither changed nor deleted', async () => {
    const { no_faktur_jual } = await terjual(fotoUnik())
    const { foto } = await resi(sales, no_faktur_jual)
    const lusa = new Date(shop.clock.now().getTime() + 2 * 86_400_000)
    await sapuFoto(shop.db, shop.deps.blob, lusa)
    expect(await lihat(sales, no_faktur_jual, foto ?? '')).toBe(200)
    for (const tulis of [
      sql`UPDATE penjualan_resi SET user_id = 'X'`,
      sql`DELETE FROM penjualan_resi`,
      sql`TRUNCATE penjualan_resi`,
    ])
      await expect(shop.db.run(tulis)).rejects.toThrow()
  })

  it('is replaced on another day by who keeps the money alone, who sees all of them', async () => {
    const { no_faktur_jual } = await terjual(fotoUnik())
    const tanpa = (await terjual()).no_faktur_jual
    await owner.call(simpanResi, { no_faktur_jual, foto: fotoUnik() })
    // Not his own photo any more.
    expect(await resi(sales, no_faktur_jual)).toEqual({ foto: null, boleh: false, semua: [] })
    await ditolak(sales, no_faktur_jual, `Resi ${no_faktur_jual} Sudah Difoto, Diganti Yang Memegang Uang`)
    const dulu = await terjual(fotoUnik())
    owner = await shop.nextDay(owner)
    ;[sales, kasir] = [await shop.login('SALES'), await shop.login('KASIR')]
    await ditolak(sales, dulu.no_faktur_jual, `Resi ${dulu.no_faktur_jual} Sudah Difoto, Diganti Yang Memegang Uang`)
    expect((await resi(sales, dulu.no_faktur_jual)).foto).toBeNull()
    // The parcel left today: its first label is photographed by who sold it.
    await sales.call(simpanResi, { no_faktur_jual: tanpa, foto: fotoUnik() })
    const { semua } = await resi(kasir, no_faktur_jual)
    expect(semua.map((one) => one.user_id)).toEqual(['OWNER', 'SALES'])
    expect(await lihat(kasir, no_faktur_jual, semua[1]?.foto ?? '')).toBe(200)
  })
})
