/** Eight at once at one deposit: one of them has it, the others are told why, and its money adds up. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { batalForm, bayarTunai, isiPenjualan } from '@kencana/testing/penjualan'
import { batalTitipForm, formAmbil, formTitip, isiBakiTitip, sahkanAmbil, sahkanTitip } from '@kencana/testing/titipan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { batalJual, jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { getTitipan } from './titipan.contract.ts'
import { batalTitipan, tambahUangTitipan, titip, tolakTitipan, validasiTitipan } from './transaksi-titipan.contract.ts'

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

const TITIP = 200_000

const terbuka = async () => {
  const { kode_barcode } = await tambahCincin(owner, { berat: gram(1), berat_asli: gram(1) })
  const form = await formTitip(sales, [kode_barcode], { mengikat: false, titip: rp(TITIP) })
  return { kode: kode_barcode, form: (await sales.call(titip, form)).data }
}
const ditahan = async () => {
  const { kode, form } = await terbuka()
  return { kode, no_titip: (await sahkanTitip(kasir, form)).no_titip_group }
}
const satu = (no_titip: string) => owner.call(getTitipan, { no_titip })
const keadaan = async (kode: string) =>
  (await shop.db.one<{ s: string }>(sql`SELECT status_barang AS s FROM barang WHERE kode_barcode = ${kode}`))?.s

/** Four of each, one after the other sent, none waited for. @returns how many of each were done */
const berlomba = async (
  kiri: (ke: number) => Promise<unknown>,
  kanan: (ke: number) => Promise<unknown>,
  alasan: RegExp,
): Promise<[kiri: number, kanan: number]> => {
  const delapan = Array.from({ length: 8 }, (_, ke) => (ke % 2 === 0 ? kiri(ke) : kanan(ke)))
  const hasil = await Promise.allSettled(delapan)
  for (const one of hasil) if (one.status === 'rejected') expect(String(one.reason)).toMatch(alasan)
  const jadi = (sisa: number) => hasil.filter((one, ke) => ke % 2 === sisa && one.status === 'fulfilled').length
  return [jadi(0), jadi(1)]
}

it('is picked up by one of eight who try at once, or called off', async () => {
  for (let kali = 0; kali < 6; kali += 1) {
    const { kode, no_titip } = await ditahan()
    const ada = await satu(no_titip)
    const isian = await formAmbil(sales, [no_titip])
    const [laku, lepas] = await berlomba(
      (ke) => (ke % 4 === 0 ? sales : owner).call(jual, isian),
      () => kasir.call(batalTitipan, batalTitipForm(ada, TITIP)),
      /Sedang Diambil Di Penjualan|Sudah Dibatalkan|Sudah Diproses Oleh User Lain/,
    )
    expect([laku + lepas, (await satu(no_titip)).status, await keadaan(kode)]).toEqual(
      laku === 1 ? [1, 'DONE', 'KASIR'] : [1, 'BATAL', 'TERSEDIA'],
    )
  }
})

it('takes more money, or is picked up with what was shown of it: the sale has all there is', async () => {
  for (let kali = 0; kali < 6; kali += 1) {
    const { no_titip } = await ditahan()
    const isian = await formAmbil(sales, [no_titip])
    const [uang, laku] = await berlomba(
      () => kasir.call(tambahUangTitipan, { no_titip, pembayaran: [bayarTunai(100_000)] }),
      () => sales.call(jual, isian),
      /Sedang Diambil Di Penjualan|Sudah Diproses Oleh User Lain|Sudah Berubah, Silahkan Hitung Ulang/,
    )
    expect([laku === 1, uang > 0]).toEqual(laku === 1 ? [true, false] : [false, true])
    const { dijual, dibayar } = await satu(no_titip)
    expect([dijual !== null, dibayar]).toEqual([laku === 1, TITIP + uang * 100_000])
    if (dijual === null) continue
    const rencana = await shop.db.one(sql`
      SELECT (rencana_bayar -> 0 ->> 'jumlah')::int AS jumlah FROM penjualan WHERE no_faktur_jual = ${dijual}`)
    expect(rencana).toEqual({ jumlah: dibayar })
  }
})

it('that waits is validated or let go', async () => {
  for (let kali = 0; kali < 6; kali += 1) {
    const { kode, form } = await terbuka()
    const { no_titip_group, versi } = form
    const data = [{ no_titip_group, versi, pembayaran: [bayarTunai(TITIP)] }]
    const [sah, lepas] = await berlomba(
      (ke) => (ke % 4 === 0 ? kasir : owner).call(validasiTitipan, { data }),
      (ke) => (ke % 4 === 1 ? sales : kasir).call(tolakTitipan, { no_titip_group, versi, alasan: 'TIDAK JADI' }),
      /Sudah Diproses Oleh User Lain/,
    )
    expect([sah + lepas, await keadaan(kode)]).toEqual([1, sah === 1 ? 'TITIP' : 'TERSEDIA'])
  }
})

it('that a sale is about to pick up leaves with it, or stays when it is turned down', async () => {
  for (let kali = 0; kali < 6; kali += 1) {
    const { kode, no_titip } = await ditahan()
    const nota = (await sales.call(jual, await formAmbil(sales, [no_titip]))).data
    const [sah, tolak] = await berlomba(
      () => sahkanAmbil(kasir, nota),
      () => sales.call(batalJual, batalForm(nota)),
      /Sudah Diproses Oleh User Lain|Sudah Dibatalkan/,
    )
    expect([sah + tolak, await keadaan(kode), (await satu(no_titip)).status]).toEqual(
      sah === 1 ? [1, 'TERJUAL', 'DIAMBIL'] : [1, 'TITIP', 'DONE'],
    )
  }
  const semua = await shop.db.one(sql`
    SELECT count(*)::int AS n FROM titipan k WHERE k.status = 'DIAMBIL' AND NOT EXISTS (
      SELECT FROM pembayaran p WHERE p.dokumen = k.no_faktur_jual AND p.cara_bayar = 'TITIPAN' AND p.ref = k.no_titip AND p.jumlah = ${TITIP})`)
  expect(semua).toEqual({ n: 0 })
})
