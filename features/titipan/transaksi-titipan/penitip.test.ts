/** Who fetches a deposit shows that he is the one who left it. */
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru, gantiHp } from '@kencana/testing/member'
import { mintaDari } from '@kencana/testing/pembelian'
import { isiPenjualan } from '@kencana/testing/penjualan'
import { formAmbil, isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { putuskan } from '../../akses/otorisasi/otorisasi.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'

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

const dititip = async (lain: Parameters<typeof titipSah>[3]) => {
  const { kode_barcode } = await tambahCincin(owner)
  return { no_titip: (await titipSah(sales, kasir, [kode_barcode], lain)).no_titip_group }
}

it('a deposit is fetched with the telephone it was left with, or before a witness; a number on the list is none', async () => {
  const milik = await dititip({ nama_customer: 'PAK JOKO', no_hp: '081200000001' })
  const kedua = await dititip({ nama_customer: 'PAK JOKO', no_hp: '081200000001' })
  const isian = await formAmbil(sales, [milik.no_titip, kedua.no_titip], { hp_penitip: '' })
  const lain = { ...isian, hp_penitip: '081200000009' }
  await expect(sales.call(jual, lain)).rejects.toThrow(`No HP Penitip Tidak Cocok Dengan Titipan ${milik.no_titip}`)
  await expect(sales.call(jual, isian)).rejects.toThrow('Butuh Saksi TITIPAN')
  const { minta = '' } = await mintaDari(sales, jual, isian)
  await owner.call(putuskan, { id: minta, setuju: true, kata: '' })
  const { data } = await sales.call(jual, { ...isian, otorisasi: minta })
  expect(data.disetujui_oleh).toBe('OWNER')
  const ketiga = await dititip({ nama_customer: 'PAK JOKO', no_hp: '081200000001' })
  const disebut = await formAmbil(sales, [ketiga.no_titip], { hp_penitip: '+62 812-0000-0001' })
  expect((await sales.call(jual, disebut)).data.disetujui_oleh).toBeNull()
})

it('that of a member is fetched with the telephone he has by now as well', async () => {
  const kode_member = await anggotaBaru(owner, 'BU PINDAH', '081277001100')
  const dia = { kode_member, nama_customer: 'BU PINDAH', no_hp: '081277001100' }
  const { no_titip } = await dititip(dia)
  await gantiHp(owner, kode_member, '081277001199')
  const isian = await formAmbil(sales, [no_titip], { hp_penitip: '081277001199' })
  await sales.call(jual, isian)
})
