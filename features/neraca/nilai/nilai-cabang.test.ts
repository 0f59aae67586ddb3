/** What goods cost travels with them: both installations' books say the same of it, by figures of this file alone. */

import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram } from '@kencana/testing'
import { tambahCincin } from '@kencana/testing/barang'
import type { Ujung } from '@kencana/testing/cabang'
import { duaInstalasi } from '@kencana/testing/dua-instalasi'
import { beliSah, cincinLama, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { expect, it } from 'vitest'
import { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { kirimKecabang } from '../../cabang/kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from './nilai.contract.ts'

const dua = duaInstalasi()
const { pusat, cabang } = dua
/** A ring that stays until a dearer one was bought. */
let sisa = ''

const beriNilai = async ({ owner }: Ujung) => {
  const { jumlah } = await owner.call(rencanaNilai, {})
  await owner.call(simpanNilaiAwal, { jumlah })
}

const rk = async ({ shop }: Ujung) =>
  shop.db.rows<{ ref: string; rp: number }>(sql`
    SELECT ref, sum(rp)::bigint AS rp FROM mutasi WHERE akun = 'RK' GROUP BY 1 HAVING sum(rp) <> 0`)

const besok = async (ujung: Ujung) => {
  ujung.owner = await ujung.shop.nextDay(ujung.owner)
}

it('is owed by the receiver to the sender to the rupiah, at what the goods cost the sender', async () => {
  // 2,300,000 a gram of fine gold here and 2,250,000 there, times 70 % of 3.485 g.
  await cabang.owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(2_350_000), harga_modal: rp(2_250_000) })
  const kode: string[] = []
  for (let i = 0; i < 3; i += 1) kode.push((await tambahCincin(pusat.owner)).kode_barcode)
  sisa = kode[2] ?? ''
  await tambahCincin(cabang.owner, { tujuan: 'TK11' })
  await beriNilai(pusat)
  await beriNilai(cabang)
  const detail_barang = kode.slice(0, 2).map((kode_barcode) => ({ kode_barcode }))
  const { no_kirim } = await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang })
  await dua.antar()
  await cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: kode.slice(0, 2) })
  await dua.antar()
  await besok(cabang)
  // 3.485 g × 2,300,000 × 70 % = 5,610,850 for each of the two.
  expect(await rk(cabang)).toEqual([{ ref: 'TK01', rp: -11_221_700 }])
  expect(await rk(pusat)).toEqual([])
  await besok(pusat)
  expect(await rk(pusat)).toEqual([{ ref: 'TK11', rp: 11_221_700 }])
  const persediaan = async ({ shop }: Ujung) =>
    (await shop.db.one<{ rp: number }>(sql`SELECT sum(rp)::bigint AS rp FROM mutasi WHERE akun = 'PERSEDIAAN'`))?.rp
  expect(await persediaan(pusat)).toBe(5_610_850)
  // Its own ring at 3.485 g × 2,250,000 × 70 % = 5,488,875, and the two that came.
  expect(await persediaan(cabang)).toBe(5_488_875 + 11_221_700)
})

it('is what a gram cost on the evening before, once a dearer purchase moved it', async () => {
  await isiPembelian(pusat.owner)
  await isiKondisi(pusat.owner)
  await beliSah(pusat.owner, [cincinLama({ berat: gram(3.485), harga: rp(6_000_000) })])
  await besok(pusat)
  const { no_kirim } = await pusat.owner.call(kirimKecabang, { to: 'TK11', detail_barang: [{ kode_barcode: sisa }] })
  await dua.antar()
  await cabang.owner.call(terimaBarang, { no_kirim, kode_baki: 'CN01', detail_barang: [sisa] })
  await dua.antar()
  for (const ujung of [cabang, pusat]) await besok(ujung)
  // (5,610,850 + 6,000,000) / 2 for the half of it, beside the 11,221,700 of before
  expect(await rk(cabang)).toEqual([{ ref: 'TK01', rp: -17_027_125 }])
  expect(await rk(pusat)).toEqual([{ ref: 'TK11', rp: 17_027_125 }])
})
