/** Whoever takes orders tries to keep today's price for nothing, for ever and for any weight. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { formPesanan, isiPesanan, tunai } from '@kencana/testing/pesanan'
import { buat, masukkanJadi } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { laporanTransaksiJual } from '../../penjualan/laporan-penjualan/laporan-penjualan.contract.ts'
import { getPesanan } from '../data-pesanan/data-pesanan.contract.ts'
import { serahPesanan, tagihanPesanan } from '../serah-pesanan/serah-pesanan.contract.ts'
import { OTORISASI_KUNCI_HARGA, simpanPesanan } from './transaksi-pesanan.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  await isiBahan(owner, 50)
  await beriBahan(owner, 50)
})
afterEach(() => shop.close())

/** A ring of about 5 g costs 8,375,000: 30 % of it are 2,512,500. */
const form = (titip: number, ...kunci: boolean[]) =>
  formPesanan(
    kasir,
    kunci.map((kunci_harga) => ({ kunci_harga })),
    { pembayaran: titip === 0 ? [] : [tunai(titip)] },
  )
const kirim = async (titip: number, ...kunci: boolean[]) => kasir.call(simpanPesanan, await form(titip, ...kunci))
const keadaan = () =>
  shop.db.one(sql`SELECT (SELECT count(*) FROM jurnal)::int AS jurnal, (SELECT count(*) FROM pesanan)::int AS pesanan`)

it('is locked for 30 % of its own estimate in advance, else by agreement', async () => {
  const sebelum = await keadaan()
  const BUTUH = 'Butuh Otorisasi KUNCI HARGA'
  await expect(kirim(0, true)).rejects.toThrow(BUTUH)
  await expect(kirim(2_512_499, true)).rejects.toThrow(BUTUH)
  // half of what is paid is the other order's
  await expect(kirim(2_512_500, true, false)).rejects.toThrow(BUTUH)
  expect(await keadaan()).toEqual(sebelum)
  const { no_grup: no_pesanan } = await kirim(2_512_500, true)
  expect(await kasir.call(getPesanan, { no_pesanan })).toMatchObject({ kunci_sampai: '2026-03-16', kunci_berat: 5500 })
  await kirim(5_025_000, true, true)
  await kirim(0, false)
  await denganOtorisasi(kasir, simpanPesanan, { ...(await form(0, true)), otorisasi: null }, OTORISASI_KUNCI_HARGA)
})

it('000.9 takes as much ahead as the shop says (kunci_deposit)', async () => {
  await disetujuiBila(owner, ubahParaSystem, { key: 'kunci_deposit', value: '60', otorisasi: null })
  await expect(kirim(2_512_500, true)).rejects.toThrow('Butuh Otorisasi KUNCI HARGA')
  await kirim(5_025_000, true)
  await disetujuiBila(owner, ubahParaSystem, { key: 'kunci_deposit', value: '30', otorisasi: null })
  await kirim(2_512_500, true)
})

it('holds to its last day and weight, the rest is at the price of the day', async () => {
  const siap = async (berat: number) => {
    const { no_grup } = await kasir.call(simpanPesanan, await form(2_512_500, true))
    await buat(owner, no_grup, berat)
    await masukkanJadi(owner, no_grup, berat)
    return no_grup
  }
  const cukup = await siap(5.5)
  const lewat = await siap(6)
  await owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(2_400_000), harga_modal: rp(2_300_000) })
  // What the limits become later changes nothing that was promised.
  await owner.call(ubahParaSystem, { key: 'kunci_lama', value: '1' })
  await owner.call(ubahParaSystem, { key: 'kunci_lebih', value: '0' })
  const tagihan = async (no_pesanan: string) => {
    const { kunci_harga, harga_emas, berat_lebih, harga_gram_lebih } = await owner.call(tagihanPesanan, { no_pesanan })
    return { kunci_harga, harga_emas, berat_lebih, harga_gram_lebih }
  }
  for (let hari = 1; hari <= 14; hari += 1) owner = await shop.nextDay(owner)
  expect(owner.data.tgl_system).toBe('2026-03-16')
  // 5.5 g × 70 % × 2,350,000 = 9,047,500
  const dikunci = { kunci_harga: true, harga_emas: 9_047_500, berat_lebih: 0, harga_gram_lebih: 0 }
  expect(await tagihan(cukup)).toEqual(dikunci)
  // and 0.5 g × 70 % × 2,400,000 = 840,000
  const lebih = { kunci_harga: true, harga_emas: 9_887_500, berat_lebih: 500, harga_gram_lebih: 2_400_000 }
  expect(await tagihan(lewat)).toEqual(lebih)
  // 9,887,500 + 150,000 - 2,512,500
  const serah = (no_pesanan: string, bayar: number) =>
    owner.call(serahPesanan, {
      no_pesanan,
      diskon: rp(0),
      pembayaran: [tunai(bayar)],
      kode_baki_contoh: '',
      otorisasi: null,
    })
  expect((await serah(lewat, 7_525_000)).data).toMatchObject(lebih)
  owner = await shop.nextDay(owner)
  // 5.5 g × 70 % × 2,400,000 = 9,240,000
  const hariIni = { kunci_harga: false, harga_emas: 9_240_000, berat_lebih: 0, harga_gram_lebih: 0 }
  expect(await tagihan(cukup)).toEqual(hariIni)
  // 9,240,000 + 150,000 - 2,512,500
  expect((await serah(cukup, 6_877_500)).data).toMatchObject(hariIni)
})

it('keeps what its price meant on the day it was locked: times fineness, whatever the shop’s prices mean by now', async () => {
  const { no_grup: no_pesanan } = await kasir.call(simpanPesanan, await form(2_512_500, true))
  expect(await kasir.call(getPesanan, { no_pesanan })).toMatchObject({
    harga_gram: 2_350_000,
    harga_gram_kadar: 1_645_000,
  })
  await buat(owner, no_pesanan, 5.5)
  await masukkanJadi(owner, no_pesanan, 5.5)
  await disetujuiBila(owner, ubahParaSystem, { key: 'kategori_harga', value: 'harga_gram', otorisasi: null })
  const harga = { kode_group: 'MM', harga: rp(1_680_000), harga_modal: rp(1_600_000), otorisasi: null }
  await disetujuiBila(owner, ubahHargaEmas, harga)
  // What is ordered now goes by what prices mean now, and for a while by the price from before the cut.
  const lain = await kirim(0, false)
  const segram = { harga_gram: 2_350_000, harga_gram_kadar: 2_350_000 }
  expect(await kasir.call(getPesanan, { no_pesanan: lain.no_grup })).toMatchObject(segram)
  // 5.5 g × 1,645,000; and 9,240,000 at today's price, which is one of its fineness already
  const dikunci = { harga_emas: 9_047_500, harga_gram: 2_350_000, harga_gram_kadar: 1_645_000 }
  expect(await owner.call(tagihanPesanan, { no_pesanan })).toMatchObject(dikunci)
  const pembayaran = [tunai(9_047_500 + 150_000 - 2_512_500)]
  const { no_serah, data } = await owner.call(serahPesanan, {
    no_pesanan,
    diskon: rp(0),
    pembayaran,
    kode_baki_contoh: '',
    otorisasi: null,
  })
  expect(data).toMatchObject(dikunci)
  // The report says what its nota says, and buying back reckons as the bill did.
  const saring = {
    type: 'ALL',
    kode_group: 'ALL',
    kode_sales: 'ALL',
    kode_marketplace: 'ALL',
    kasir: 'ALL',
    valid_by: 'ALL',
    jam: 'ALL',
  }
  const hari = { ...saring, tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
  expect(await owner.call(laporanTransaksiJual, hari)).toMatchObject([
    { no_faktur_jual: no_serah, harga_gram_kadar: 1_645_000 },
  ])
})
