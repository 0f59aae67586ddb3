/** 'Siap dipakai' of a shop with several drawers and several categories: ready is what is ready in each of them. */
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiLaci } from '@kencana/testing/laci'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hitungKas } from '../keuangan/hitung-kas/hitung-kas.contract.ts'
import { laci, pegangLaci } from '../keuangan/laci/laci.contract.ts'
import { tambahKas } from '../keuangan/uang/uang.contract.ts'
import { ubahHargaEmas } from '../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { dashboard } from './dashboard.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(1_000_000))
  await isiMaster(owner)
  await tambahCincin(owner)
})
afterAll(() => shop.close())

const siap = async (nama: string) => (await owner.call(dashboard, {})).siap.find((one) => one.nama === nama)
const jam = () => shop.clock.now().toISOString().replace('.000Z', 'Z')

it('8.2 counts the drawers as counted once each that holds money was', async () => {
  await owner.call(laci.create, { kode_laci: 'L1', nama_laci: 'LACI DEPAN' })
  await shop.user(owner, 'KASIR', 'KASIR')
  await owner.call(pegangLaci, { user_id: 'KASIR', kode_laci: 'L1' })
  const hitung = (kode_laci: string, isi: number) => owner.call(hitungKas, { kode_laci, lembar: isiLaci(isi) })
  const pertama = jam()
  // Nothing was ever in the second one.
  await hitung('-', 1_000_000)
  expect(await siap('Kas dihitung')).toMatchObject({ selesai: true, sejak: pertama })
  shop.clock.walk(1 / 24)
  const kasir = await shop.login('KASIR')
  await kasir.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(200_000), keterangan: 'receh' })
  expect(await siap('Kas dihitung')).toMatchObject({ selesai: false, sejak: null })
  await hitung('L1', 200_000)
  expect(await siap('Kas dihitung')).toMatchObject({ selesai: true, sejak: pertama })
  // On the next day both are to be counted again, in whichever order.
  owner = await shop.nextDay(owner)
  await hitung('L1', 200_000)
  expect(await siap('Kas dihitung')).toMatchObject({ selesai: false, sejak: pertama })
  await hitung('-', 1_000_000)
  expect(await siap('Kas dihitung')).toMatchObject({ selesai: true })
})

it('8.2 has the prices of the day once each category that has one has it', async () => {
  const ubah = (kode_group: string, baru: number) =>
    disetujuiBila(owner, ubahHargaEmas, { kode_group, harga: rp(baru), harga_modal: null, otorisasi: null })
  owner = await shop.nextDay(owner)
  expect(await siap('Harga emas')).toMatchObject({ selesai: false })
  await ubah('MT', 2_360_000)
  expect(await siap('Harga emas')).toMatchObject({ selesai: false })
  const kedua = jam()
  await ubah('MM', 2_340_000)
  expect(await siap('Harga emas')).toMatchObject({ selesai: true, sejak: kedua })
})
