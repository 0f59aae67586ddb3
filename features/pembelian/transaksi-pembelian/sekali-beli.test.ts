/** Bought back once for ever, by whichever door its number comes again. Beside it: auction (jaminan-nota), another installation (sekali). */
import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { beliSah, cincinLama, cincinNota, formNota, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notaBeli } from './nota-beli.contract.ts'
import { beli } from './transaksi-pembelian.contract.ts'

let shop: TestShop
let owner: User
let barcode: string
let no_grup: string
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  barcode = (await tambahCincin(owner)).kode_barcode
  await jualSah(owner, owner, [barcode])
  no_grup = (await beliSah(owner, [cincinNota(barcode)], { nik: '' })).no_grup
})
afterAll(() => shop.close())

const lagi = (kode: string) => tolakan(owner, beli, formNota([cincinNota(kode)]))
const jumlah = async () => (await shop.db.one<{ n: number }>(sql`SELECT count(*)::int AS n FROM pembelian`))?.n

it('000.60 comes back by no sheet of new pieces that bears its number', async () => {
  const awal = await jumlah()
  const sebutan = {
    kode_barcode: barcode,
    kode_barang: `B${barcode.slice(0, 9)}`,
    kode_intern: barcode,
    tag_id: barcode,
  }
  const satu = { baris: 2, kode_dept: 'CIN', kode_baki: 'CN01', nama_barang: 'IMPOR', berat: 3.485, kadar: '16K' }
  const jawab = await owner.send('POST', 'barang/impor', { body: { baris: [{ ...satu, ...sebutan }] } })
  expect(jawab.status, jawab.text).toBe(200)
  const baru = await shop.db.one<{ kode: string }>(
    sql`SELECT kode_barcode::text AS kode FROM barang WHERE nama_barang = 'IMPOR'`,
  )
  expect(baru?.kode).not.toBe(barcode)
  expect(await lagi(barcode)).toEqual([422, `Barang ${barcode} Sudah Dibeli Kembali, ${no_grup}`])
  expect(await lagi(baru?.kode ?? '')).toEqual([422, `Barang ${baru?.kode} Tidak Pernah Dijual`])
  expect(await owner.call(notaBeli, { kode: barcode })).toMatchObject([{ keadaan: 'SUDAH DIBELI' }])
  expect(await jumlah()).toBe(awal)
  // Whatever a server thinks, a number is one piece's.
  const ganti = shop.db.run(sql`UPDATE barang SET kode_barcode = ${barcode} WHERE kode_barcode = ${baru?.kode}`)
  await expect(ganti).rejects.toThrow('kode_barcode')
})

it('000.60 stays bought though its row is put back to what it was before: the purchase is there, and the audit says so', async () => {
  const jadi = (status: string) =>
    shop.db.run(sql`UPDATE barang SET status_barang = ${status} WHERE kode_barcode = ${barcode}`)
  // Around the server, as a restore of one table would.
  await jadi('TERJUAL')
  expect(await lagi(barcode)).toEqual([422, `Barang ${barcode} Sudah Dibeli Kembali, ${no_grup}`])
  expect(JSON.stringify(await shop.violations())).toContain(barcode)
  const lain = await beliSah(owner, [cincinLama()])
  const kedua = shop.db.run(sql`
    UPDATE pembelian SET kode_barang = (SELECT kode_barang FROM barang WHERE kode_barcode = ${barcode}) WHERE no_grup = ${lain.no_grup}`)
  await expect(kedua).rejects.toThrow('pembelian_barang')
  await jadi('DIBELI')
  expect(await shop.violations()).toEqual([])
})
