/** The fee of a card on a payment of a loan that is undone. */
import { sql } from '@kencana/database'
import type { TestShop, User } from '@kencana/testing'
import { bungaKartu, formBatalBayar, formBunga, hutangSah, isiKartu, kartu, tokoHutang } from '@kencana/testing/hutang'
import { majuHutang } from '@kencana/testing/hutang-lelang'
import { denganOtorisasi, disetujuiBila, mintaDari } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { konfirmasiBayar } from '../../keuangan/pembayaran/konfirmasi.contract.ts'
import { batalBayarHutang, bayarBunga } from './bayar-hutang.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  ;({ shop, owner, kasir, sales } = await tokoHutang())
  await isiKartu(owner)
  // One that stays: the bank takes its fees from what lies there.
  await bayar()
})
afterAll(() => shop.close())

/** What stands on the accounts of a card: at the bank, and as its fee. */
const buku = async () => {
  const row = await shop.db.one<{ bank: number; biaya: number; jurnal: number }>(sql`
    SELECT coalesce(sum(rp) FILTER (WHERE akun = 'BANK'), 0)::bigint AS bank, coalesce(sum(rp) FILTER (WHERE akun = 'BIAYA_BANK'), 0)::bigint AS biaya,
      (SELECT count(*)::int FROM jurnal) AS jurnal
    FROM mutasi WHERE ref = '0888'`)
  if (!row) throw new Error('no sums')
  return row
}

/** 100,000 of interest by a card of which the bank keeps 2 %. */
const bayar = async (): Promise<string> => {
  const { no_hutang } = await hutangSah(sales, kasir)
  return (await disetujuiBila(kasir, bayarBunga, bungaKartu(await kartu(kasir, no_hutang), 100_000))).no_bayar
}

const OTORISASI = 'BATAL HUTANG'

it('000.15 stays with the bank, whoever undoes the payment: BIAYA_BANK +2,000, BANK -2,000', async () => {
  const awal = await buku()
  const no_bayar = await bayar()
  expect(await buku()).toMatchObject({ bank: awal.bank + 98_000, biaya: awal.biaya + 2_000 })
  const batal = formBatalBayar(no_bayar)
  const { minta: id = '' } = await mintaDari(kasir, batalBayarHutang, batal)
  const [kasus] = (await kasir.call(getMinta, { id })).kasus
  expect(kasus?.keterangan).toContain('biaya kartu Rp. 2,000')
  await denganOtorisasi(kasir, batalBayarHutang, batal, OTORISASI)
  expect(await buku()).toMatchObject({ bank: awal.bank - 2_000, biaya: awal.biaya + 2_000 })
  expect(
    await shop.db.rows(sql`SELECT no_kembali::text, biaya FROM hutang_kembali WHERE no_bayar = ${no_bayar}`),
  ).toEqual([{ no_kembali: expect.stringMatching(/^RFH-TK01-/), biaya: 2_000 }])
  expect(await shop.violations()).toEqual([])
})

it('000.15 comes back where the card was voided at its machine, on its day alone', async () => {
  const awal = await buku()
  const no_bayar = await bayar()
  await denganOtorisasi(kasir, batalBayarHutang, { ...formBatalBayar(no_bayar), void_edc: true }, OTORISASI)
  expect(await buku()).toMatchObject({ bank: awal.bank, biaya: awal.biaya })
  const { no_hutang } = await hutangSah(sales, kasir)
  const tunai = await kasir.call(bayarBunga, formBunga(await kartu(kasir, no_hutang), 100_000))
  const sebelum = await buku()
  const salah = { ...formBatalBayar(tunai.no_bayar), void_edc: true }
  await expect(kasir.call(batalBayarHutang, salah)).rejects.toThrow(`Pembayaran ${tunai.no_bayar} Tidak Lewat Kartu`)
  expect(await buku()).toEqual(sebelum)
  expect(await shop.violations()).toEqual([])
})

/** 100,000 of interest by a card of which nobody has seen yet that it came. */
const belumMasuk = async (): Promise<string> => {
  const { no_hutang } = await hutangSah(sales, kasir)
  const isi = bungaKartu(await kartu(kasir, no_hutang), 100_000)
  const pembayaran = isi.pembayaran.map((one) => ({ ...one, masuk: false }))
  return (await kasir.call(bayarBunga, { ...isi, pembayaran })).no_bayar
}

/** Rows of a payment that are waited for, or were given up. */
const cek = (no_bayar: string) =>
  shop.db.rows(sql`SELECT cek, biaya FROM pembayaran WHERE dokumen = ${no_bayar} ORDER BY urut`)

it('is kept of what came, seen at the bank, alone', async () => {
  const sebelum = await buku()
  const no_bayar = await belumMasuk()
  await disetujuiBila(owner, konfirmasiBayar, {
    pembayaran: [{ dokumen: no_bayar, urut: 1 }],
    otorisasi: null,
  })
  await denganOtorisasi(kasir, batalBayarHutang, formBatalBayar(no_bayar), OTORISASI)
  expect(await buku()).toMatchObject({ bank: sebelum.bank - 2_000, biaya: sebelum.biaya + 2_000 })
})

it('is no fee of a card that never came: undone after its day as on it', async () => {
  const awal = await buku()
  const no_bayar = await belumMasuk()
  const { kasir: besok } = await majuHutang(shop, '2026-03-03')
  await denganOtorisasi(besok, batalBayarHutang, formBatalBayar(no_bayar), OTORISASI)
  expect(await buku()).toMatchObject({ bank: awal.bank, biaya: awal.biaya })
  expect(await cek(no_bayar)).toEqual([{ cek: 'BATAL', biaya: 2_000 }])
  expect(await shop.db.rows(sql`SELECT 1 FROM hutang_kembali WHERE no_bayar = ${no_bayar}`)).toEqual([])
  expect(await shop.violations()).toEqual([])
})

it('is voided on no later day', async () => {
  ;({ kasir, sales } = await majuHutang(shop, '2026-03-03'))
  const no_bayar = await bayar()
  const { kasir: besok } = await majuHutang(shop, '2026-03-04')
  const sebelum = await buku()
  const isi = { ...formBatalBayar(no_bayar), void_edc: true }
  await expect(besok.call(batalBayarHutang, isi)).rejects.toThrow('VOID EDC Hanya Pada Hari Yang Sama')
  expect(await buku()).toEqual(sebelum)
  await denganOtorisasi(besok, batalBayarHutang, formBatalBayar(no_bayar), OTORISASI)
  expect(await buku()).toMatchObject({ bank: sebelum.bank - 100_000, biaya: sebelum.biaya })
  expect(await shop.violations()).toEqual([])
})
