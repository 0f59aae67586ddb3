import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barangByBarcode } from '../../barang/data-barang/data-barang.contract.ts'
import { batal{{Pascal}}, get{{Pascal}}, list{{Pascal}}, {{camel}} } from './{{nama}}.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
})
afterAll(() => shop.close())

const save = async (barang: readonly { kode_barcode: string }[], kode_baki_tujuan = 'CN02') =>
  (await owner.call({{camel}}, { kode_baki_tujuan, detail_barang: barang.map((one) => one.kode_barcode) })).data
const trayOf = async (kode: string) => (await owner.call(barangByBarcode, { kode })).kode_baki

it('takes pieces to the tray, with a number, a jurnal and a slip, and lists them', async () => {
  const piece = await tambahCincin(owner)
  const data = await save([piece])
  expect(data.no_{{snake}}).toMatch(/^{{KODE}}-TK01-260302-\d{4}$/)
  expect(data).toMatchObject({ pcs: 1, berat: gram(3.485), detail_barang: [{ kode_baki_asal: 'CN01' }] })
  expect(await trayOf(piece.kode_barcode)).toBe('CN02')
  expect(await owner.call(get{{Pascal}}, { no_{{snake}}: data.no_{{snake}} })).toEqual(data)
  const numbers = (await owner.call(list{{Pascal}}, { tanggal: '2026-03-02' })).map((row) => row.no_{{snake}})
  expect(numbers).toContain(data.no_{{snake}})
})

it('refuses what cannot be, leaving everything where it is', async () => {
  const piece = await tambahCincin(owner)
  await expect(save([piece], 'CN01')).rejects.toThrow(`Barang ${piece.kode_barcode} Sudah Ada Di Baki CN01`)
  await expect(save([piece], 'ZZ')).rejects.toThrow('Baki ZZ Tidak Ada')
  await expect(save([])).rejects.toThrow('Data Barang Masih Kosong')
  expect(await trayOf(piece.kode_barcode)).toBe('CN01')
})

it('is undone once, by its exact reversal', async () => {
  const piece = await tambahCincin(owner)
  const { no_{{snake}} } = await save([piece])
  const { no_batal } = await owner.call(batal{{Pascal}}, { no_{{snake}}, alasan: 'SALAH' })
  expect(no_batal).toMatch(/^B{{KODE}}-TK01-260302-\d{4}$/)
  expect(await trayOf(piece.kode_barcode)).toBe('CN01')
  await expect(owner.call(batal{{Pascal}}, { no_{{snake}}, alasan: 'LAGI' })).rejects.toThrow('Sudah Dibatalkan')
})
