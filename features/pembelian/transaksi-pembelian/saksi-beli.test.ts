/** How much somebody buys alone, what a witness weighs, and what OWN or SU agree to. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { CallRefused } from '@kencana/server-kit'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import {
  cincinLama,
  denganOtorisasi,
  ditimbang,
  formBeli,
  isiKondisi,
  isiPembelian,
  setujui,
} from '@kencana/testing/pembelian'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { putuskan } from '../../akses/otorisasi/otorisasi.contract.ts'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { beli, bukaBeli, validasiBeli } from './transaksi-pembelian.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
})
afterEach(() => shop.close())

const SAKSI = 'Butuh Saksi PEMBELIAN TANPA NOTA'
const OTORISASI = 'Butuh Otorisasi PEMBELIAN TANPA NOTA'

/** A bracelet of 10 g, worth 16,450,000 by the rules. */
const gelang = (harga: number) => cincinLama({ kode_dept: 'GLG', berat: gram(10), harga: rp(harga) })
const form = (harga: number) => formBeli([gelang(harga)])
const kas = async () => (await owner.call(saldoUang, {})).kas ?? 0
const keadaan = async () => [await kas(), await owner.call(bukaBeli, {})]

const diam = async (apa: () => Promise<unknown>, kata: string) => {
  const awal = await keadaan()
  await expect(apa()).rejects.toThrow(kata)
  expect(await keadaan()).toEqual(awal)
}

it('lets the cashier alone pay up to the limit; beyond it he weighs and tests each piece himself', async () => {
  const kecil = await sales.call(beli, form(3_000_000))
  expect(kecil.data.perlu_saksi).toBe(false)
  await kasir.call(validasiBeli, { data: [kecil.data] })
  const { no_grup, data } = await sales.call(beli, form(3_000_001))
  expect(data.perlu_saksi).toBe(true)
  const validasi = (lain: object) =>
    kasir.call(validasiBeli, {
      data: [data],
      timbang: [{ ...(ditimbang(data).timbang?.[0] as object), ...lain }],
    } as never)
  await diam(() => kasir.call(validasiBeli, { data: [data] }), `Berat Dan Kadar ${no_grup} Harus Ditimbang`)
  await diam(() => validasi({ berat: gram(9.949) }), `Berat Timbang ${no_grup} 9.949 g Tidak Sesuai Faktur`)
  await diam(() => validasi({ kadar: '71' }), `Kadar Uji ${no_grup} 71 Tidak Sesuai Faktur`)
  const awal = await kas()
  // What scales differ, and the code's own percentage.
  await validasi({ berat: gram(9.95), kadar: '70' })
  expect(await kas()).toBe(awal - 3_000_001)
})

/** Somebody confirms on his own screen what another one asks for. @returns the id */
const disaksikan = async (peminta: User, saksi: User, input: InputOf<typeof validasiBeli>): Promise<string> => {
  const butuh: unknown = await peminta.call(validasiBeli, input).catch((error: unknown) => error)
  if (!(butuh instanceof CallRefused)) throw butuh
  expect(butuh.message).toBe(SAKSI)
  await saksi.call(putuskan, { id: butuh.minta ?? '', setuju: true, kata: '' })
  return butuh.minta ?? ''
}

it('is validated by nobody who entered it without a witness, nor through a user of his own making', async () => {
  const milik = await owner.call(beli, form(4_000_000))
  const input = ditimbang(milik.data)
  await diam(() => owner.call(validasiBeli, input), SAKSI)
  // The owner made this cashier today: he could be him, as a validator and as a witness.
  await diam(() => kasir.call(validasiBeli, input), SAKSI)
  await expect(disaksikan(owner, kasir, input)).rejects.toThrow('KASIR Baru Dibuat Atau Diganti Passwordnya')
  const { no_grup, data } = await sales.call(beli, form(4_000_000))
  // Without the right to witness he validates nothing of this size alone.
  await shop.db.run(sql`DELETE FROM hak_aksi WHERE user_id = 'KASIR' AND aksi = 'saksi'`)
  const otorisasi = await disaksikan(kasir, sales, ditimbang(data))
  await kasir.call(validasiBeli, { ...ditimbang(data), otorisasi })
  expect(
    await shop.db.one(sql`SELECT berat_saksi, kadar_saksi, otorisasi_valid FROM pembelian WHERE no_grup = ${no_grup}`),
  ).toEqual({ berat_saksi: 10_000, kadar_saksi: '16K', otorisasi_valid: otorisasi })
  const lagi = await sales.call(beli, form(4_000_000))
  await expect(kasir.call(validasiBeli, { ...ditimbang(lagi.data), otorisasi })).rejects.toThrow(
    'Otorisasi Sudah Dipakai',
  )
})

it('adds many small purchases up to a large one', async () => {
  for (let i = 0; i < 10; i += 1) expect((await sales.call(beli, form(3_000_000))).data.perlu_saksi).toBe(false)
  expect((await sales.call(beli, form(1))).data.perlu_saksi).toBe(true)
  // Several pieces of one form are one sum.
  const dua = await owner.call(beli, formBeli([gelang(1_500_000), gelang(1_500_001)]))
  expect(dua.data.perlu_saksi).toBe(true)
})

it('wants the owner’s agreement beyond what a witness suffices for, and to every price above the computed one', async () => {
  await sales.call(beli, form(15_000_000))
  await diam(() => sales.call(beli, form(15_000_001)), OTORISASI)
  const { data } = await denganOtorisasi(sales, beli, form(15_000_001), 'PEMBELIAN TANPA NOTA')
  // Agreed to, and weighed by who validates it all the same.
  await diam(() => kasir.call(validasiBeli, { data: [data] }), 'Harus Ditimbang Dan Diuji Sendiri')
  await kasir.call(validasiBeli, ditimbang(data))
  const satu = (harga: number) => formBeli([cincinLama({ berat: gram(0.1), harga: rp(harga) })])
  // 2,350,000 x 70 % x 0.1 = 164,500
  await sales.call(beli, satu(164_500))
  await diam(() => sales.call(beli, satu(164_501)), 'Butuh Otorisasi HARGA BELI')
  const id = await setujui(sales, beli, satu(164_501))
  expect(await shop.db.one(sql`SELECT nilai_hitung, nilai_input FROM otorisasi WHERE id = ${id}`)).toEqual({
    nilai_hitung: 164_500,
    nilai_input: 164_501,
  })
  await sales.call(beli, { ...satu(164_501), otorisasi: id })
})

it('is witnessed at saving where the shop wants no validation', async () => {
  await owner.call(ubahParaSystem, { key: 'validasi_pembelian', value: 'TIDAK' })
  expect((await sales.call(beli, form(3_000_000))).data.barang[0]?.status).toBe('DONE')
  await diam(() => sales.call(beli, form(3_000_001)), SAKSI)
  await diam(() => sales.call(beli, form(15_000_001)), OTORISASI)
})

it('pays for nothing finer than its category by more than 2.00 points, unless OWN or SU agree', async () => {
  const kadar = (text: string) => formBeli([cincinLama({ kadar: text, harga: rp(1_000_000) })])
  await sales.call(beli, kadar('72'))
  await sales.call(beli, kadar('50'))
  await diam(() => sales.call(beli, kadar('72.01')), 'Butuh Otorisasi KADAR')
  await denganOtorisasi(sales, beli, kadar('72.01'), 'KADAR')
})

it('is validated by nobody who entered it where the shop wants two for everything', async () => {
  await owner.call(ubahParaSystem, { key: 'sahkan_langsung', value: 'TIDAK' })
  const { no_grup, data } = await owner.call(beli, form(1_000_000))
  await diam(() => owner.call(validasiBeli, { data: [data] }), `Faktur ${no_grup} Divalidasi User Lain`)
  await kasir.call(validasiBeli, { data: [data] })
})
