import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { beliSah, cincinLama, isiKondisi, isiPembelian, lotSepuh, sampaiLabeling } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { batalLabeling } from '../kirim-labeling/kirim-labeling.contract.ts'
import { batalKirimSepuh, kirimSepuh } from '../kirim-sepuh/kirim-sepuh.contract.ts'
import { batalPindahSortir, pindahSortir } from '../pindah-sortir/pindah-sortir.contract.ts'
import { batalSortir, sortirPembelian } from '../sortir-pembelian/sortir-pembelian.contract.ts'
import { batalSortirSepuh } from '../sortir-sepuh/sortir-sepuh.contract.ts'
import { batalTerimaSepuh, terimaSepuh } from '../terima-sepuh/terima-sepuh.contract.ts'

const TIGA = gram(3)
let shop: TestShop
let owner: User
let gudang: User

const lot = () => lotSepuh(owner, [cincinLama({ berat: TIGA, harga: rp(1_000_000) })])
const kirim = async () => {
  const jumlah = { qty: 1, berat: TIGA, qty_sepuh: 1, berat_sepuh: TIGA, qty_rusak: 0, berat_rusak: gram(0) }
  const barang = { ...jumlah, kode_barcode: '-', kode_baki: 'SS1', kode_dept: 'CIN', kode_group: 'MM' }
  return (await owner.call(kirimSepuh, { detail_barang: [barang] })).no_sepuh
}
const terima = async (no_sepuh: string) => {
  const jumlah = { qty_terima: 1, berat_terima: TIGA, qty_rusak: 0, berat_rusak: gram(0), berat_timbangan: TIGA }
  const detail = [{ kode_dept: 'CIN', ...jumlah }]
  const isian = { no_sepuh, kode_baki: 'KS1', selesai: false, detail, otorisasi: null }
  return (await owner.call(terimaSepuh, isian)).no_terima_sepuh
}
const sortir = async () => {
  const { barang } = await beliSah(owner, [cincinLama({ berat: TIGA, harga: rp(1_000_000) })])
  const nomor = barang.map((one) => one.no_faktur_beli)
  const { no_sortir } = await owner.call(sortirPembelian, {
    kode_toko: 'TK01',
    kode_gudang: 'SP',
    kode_baki: 'SP1',
    detail_barang: nomor.map((no_faktur_beli) => ({ no_faktur_beli, kode_lokasi_toko: 'BELI1' })),
    qty_asal: 1,
    berat_asal: TIGA,
    qty_bos: 1,
    berat_bos: TIGA,
  })
  return { no_sortir, nomor }
}
const pindah = async () => {
  const { nomor } = await sortir()
  const isian = { tujuan: 'BAKI' as const, kode_baki: 'BOS1', pihak: '', detail_barang: nomor }
  return (await owner.call(pindahSortir, isian)).no_pindah
}

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await shop.user(owner, 'GUDANG', 'GUDANG')
})
afterAll(() => shop.close())

it('leaves the undo of yesterday to the owners, at every step of the flow', async () => {
  const alasan = 'x'
  // Each of them is the last of its goods, and the tray holds one lot at a time.
  const no_kirim_stock = await sampaiLabeling(owner)
  await lot()
  const no_terima_sepuh = await terima(await kirim())
  await lot()
  const no_sepuh = await kirim()
  const no_lot = await lot()
  const { no_sortir } = await sortir()
  const no_pindah = await pindah()
  owner = await shop.nextDay(owner)
  gudang = await shop.login('GUDANG')
  const batal: [string, (user: User) => Promise<{ no_batal: string }>][] = [
    ['BKC', (user) => user.call(batalLabeling, { no_kirim_stock, alasan })],
    ['BTS', (user) => user.call(batalTerimaSepuh, { no_terima_sepuh, alasan })],
    ['BKS', (user) => user.call(batalKirimSepuh, { no_sepuh, alasan })],
    ['BSS', (user) => user.call(batalSortirSepuh, { no_sortir: no_lot, alasan })],
    ['BSP', (user) => user.call(batalSortir, { no_sortir, alasan })],
    ['BPS', (user) => user.call(batalPindahSortir, { no_pindah, alasan })],
  ]
  const jurnal = () => shop.db.one(sql`SELECT count(*) AS n FROM jurnal`)
  const sebelum = await jurnal()
  for (const [, coba] of batal)
    await expect(coba(gudang)).rejects.toThrow('Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU')
  expect(await jurnal()).toEqual(sebelum)
  for (const [kode, coba] of batal) expect((await coba(owner)).no_batal).toBe(`${kode}-TK01-260303-0001`)
})
