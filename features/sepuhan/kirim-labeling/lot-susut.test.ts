/** Whoever sends gilded goods to labeling tries to shave a lot a little at each of many draws. */
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { kirimCabang } from '@kencana/testing/bos'
import { isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saldoKirimLabeling, validasiLabeling } from '../../kasir/validasi-inputan/validasi-inputan.contract.ts'
import { kirimLabeling } from './kirim-labeling.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(50_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
})
afterAll(() => shop.close())

/** The whole of a dispatch goes back to the tray of its lot. */
const kembali = async (no: string): Promise<void> => {
  const hari = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31', no_kirim_bos: no }
  const [row] = await owner.call(saldoKirimLabeling, hari)
  if (!row) throw new Error(`${no} does not wait`)
  const { stock_akhir, berat_akhir } = row
  const data_kirim = [{ no_kirim_bos: no, stock_akhir, berat_akhir, cara: 'KEMBALI' as const }]
  await owner.call(validasiLabeling, { data_kirim, otorisasi: null })
}

it('loses with all draws of a lot together what one draw may lose', async () => {
  const { no_terima_sepuh, no_kirim_stock } = await kirimCabang(owner, 'TK01', 1, 3)
  await kembali(no_kirim_stock)
  const isi = (berat: number) => {
    const baris = { jumlah_qty: 1, jumlah_berat: gram(berat), berat_atribut: gram(0), tipe_barang: 'SP' as const }
    const tujuan = { kode_baki: 'KS1', kode_baki_tujuan: 'NISA1', kode_dept: 'CIN', kode_cabang: 'TK01' }
    const total = { qty_kirim: 1, berat_kirim: gram(berat), berat_atribut: gram(0), cabang: 'TK01' }
    return { no_terima_sepuh, detail_kirim: [{ ...baris, ...tujuan }], ...total }
  }
  // 1 % of 3 g
  expect((await tolakan(owner, kirimLabeling, isi(2.969)))[1]).toContain('Melebihi Toleransi')
  await kembali((await owner.call(kirimLabeling, isi(2.98))).no_kirim_stock)
  expect((await tolakan(owner, kirimLabeling, isi(2.969)))[1]).toContain('Melebihi Toleransi')
  await kembali((await owner.call(kirimLabeling, isi(2.97))).no_kirim_stock)
  expect((await tolakan(owner, kirimLabeling, isi(2.969)))[1]).toContain('Melebihi Toleransi')
  await owner.call(kirimLabeling, isi(2.97))
})
