/** Orders handed over by mistake in the reports of sales. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiPenjualan } from '@kencana/testing/penjualan'
import { pesan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { batalSerah, OTORISASI_BATAL_SERAH, serahPesanan } from '../../pesanan/serah-pesanan/serah-pesanan.contract.ts'
import { cekNota, letakNota } from './laporan-penjualan.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(20_000_000))
  await isiMaster(owner)
  await isiPenjualan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 10)
  await beriBahan(owner, 10)
})
afterAll(() => shop.close())

const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
const serahkan = async () => {
  const no_pesanan = await pesan(owner)
  await buat(owner, no_pesanan, 1)
  await masukkanJadi(owner, no_pesanan, 1)
  const lain = { diskon: rp(0), kode_baki_contoh: '', otorisasi: null }
  return (await owner.call(serahPesanan, { no_pesanan, pembayaran: [tunai(1_795_000)], ...lain })).no_serah
}
const letak = async (no_faktur: string) => letakNota(await owner.call(cekNota, { no_faktur }))

it('stands among what was undone, and says where it stands', async () => {
  const no_serah = await serahkan()
  expect(await letak(no_serah)).toBe('Sah 2026-03-02: di laporan hari itu')
  const undo = { no_serah, alasan: 'salah orang', otorisasi: null }
  const { no_batal } = await denganOtorisasi(owner, batalSerah, undo, OTORISASI_BATAL_SERAH)
  expect((await owner.send('POST', 'penjualan/get/reportbatal', { body: HARI })).json).toEqual([
    {
      tgl_batal: '2026-03-02',
      no_batal,
      no_faktur_jual: no_serah,
      tgl_system: '2026-03-02',
      nama_customer: 'IBU SRI HARTATI',
      nama_barang: expect.any(String),
      kode_group: 'MM',
      qty: 1,
      berat: 1,
      harga: 1_795_000,
      sah: 'YA',
      kembali: 'CASH',
      alasan: 'SALAH ORANG',
      batal_oleh: 'OWNER',
      disetujui_oleh: 'OWNER',
    },
  ])
  expect(await letak(no_serah)).toBe(`Sah 2026-03-02, dibatalkan 2026-03-02 (${no_batal}): di laporan kedua hari itu`)
  const barcode = await shop.db.one<{ kode_barcode: string }>(sql`
    SELECT b.kode_barcode::text FROM pesanan_serah s JOIN barang b ON b.kode_barang = s.kode_barang WHERE s.no_serah = ${no_serah}`)
  expect(await letak(barcode?.kode_barcode ?? '')).toContain('dibatalkan 2026-03-02')
  await expect(letak('SRP-TK01-260302-0099')).rejects.toThrow('Faktur SRP-TK01-260302-0099 Tidak Ada')
})
