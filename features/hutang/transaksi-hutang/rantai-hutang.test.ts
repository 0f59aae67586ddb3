/** A loan that goes on for a year: what its customer pays is its principal and interest, month by month, to the rupiah. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { formLunas, formRemaja, hutangSah, kartu, tokoHutang } from '@kencana/testing/hutang'
import { majuHutang } from '@kencana/testing/hutang-lelang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lunasiHutang, remajakanHutang } from './bayar-hutang.contract.ts'

/** 31 January 2027, days after the 2 March on which shops of tests begin. */
const NANTI = 335

/** When it is renewed, and what interest is paid then: 2 % a month begun of what is owed, 100,000 less after each. */
const TAHUN = [
  // 6,000,000 from 31 January: to the last of February
  ['2027-02-28', 120_000, '2027-02-28'],
  // early: the month that is begun
  ['2027-03-10', 118_000, '2027-03-28'],
  ['2027-04-28', 116_000, '2027-04-28'],
  ['2027-05-28', 114_000, '2027-05-28'],
  ['2027-06-28', 112_000, '2027-06-28'],
  ['2027-07-28', 110_000, '2027-07-28'],
  ['2027-08-28', 108_000, '2027-08-28'],
  // four days late: two months of 5,300,000, to 28 October
  ['2027-10-02', 212_000, '2027-10-28'],
  ['2027-11-28', 104_000, '2027-11-28'],
  ['2027-12-28', 102_000, '2027-12-28'],
  ['2028-01-28', 100_000, '2028-01-28'],
  ['2028-02-28', 98_000, '2028-02-28'],
] as const

let toko: Awaited<ReturnType<typeof tokoHutang>>
beforeAll(async () => {
  toko = await tokoHutang(NANTI)
})
afterAll(() => toko.shop.close())

/** What the documents of a chain moved. */
const dicatat = (dokumen: readonly string[]) =>
  toko.shop.db.one(sql`
    SELECT coalesce(sum(m.rp) FILTER (WHERE m.akun = 'KAS'), 0)::bigint AS kas,
      coalesce(sum(m.rp) FILTER (WHERE m.akun = 'PIUTANG'), 0)::bigint AS piutang,
      coalesce(sum(m.rp) FILTER (WHERE m.akun = 'BUNGA'), 0)::bigint AS bunga,
      coalesce(sum(m.mg) FILTER (WHERE m.akun = 'HUTANG_BARANG'), 0)::bigint AS mg
    FROM jurnal j JOIN mutasi m ON m.jurnal_id = j.id WHERE j.document = ANY (${[...dokumen]}::text[])`)

it('10.5.7 over a chain of twelve, walked through a year, brings as much cash as principal and interest say', async () => {
  const { no_hutang } = await hutangSah(toko.sales, toko.kasir, { jumlah_hutang: rp(6_000_000), lama: 1 })
  const dokumen = [no_hutang]
  let hutang = await kartu(toko.kasir, no_hutang)
  expect(hutang).toMatchObject({ mulai: '2027-01-31', tgl_jatuh_tempo: '2027-02-28' })
  for (const [ke, [hari, bunga, sampai]] of TAHUN.entries()) {
    toko = { ...toko, ...(await majuHutang(toko.shop, hari)) }
    hutang = await kartu(toko.kasir, hutang.no_hutang)
    expect(hutang.tagihan, hari).toMatchObject({ bunga, denda: 0, sampai })
    const isi = formRemaja(hutang, { jumlah_hutang: rp(6_000_000 - (ke + 1) * 100_000) })
    const hasil = await disetujuiBila(toko.kasir, remajakanHutang, isi)
    dokumen.push(hasil.no_hutang, hasil.no_bayar, hasil.no_bunga ?? '')
    hutang = hasil.data
    expect(hutang.mulai, hari).toBe(sampai)
  }
  expect(hutang.tgl_jatuh_tempo).toBe('2028-03-28')
  // Interest: 120 + 118 + 116 + 114 + 112 + 110 + 108 + 212 + 104 + 102 + 100 + 98 = 1,414 thousand; twelve instalments 1,200,000.
  expect(await dicatat(dokumen)).toEqual({
    kas: -6_000_000 + 1_200_000 + 1_414_000,
    piutang: 4_800_000,
    bunga: -1_414_000,
    mg: 10_000,
  })
  // Interest is paid to this very day: the rest is the principal alone.
  const lunas = await denganSaksi(toko.kasir, toko.sales, lunasiHutang, formLunas(hutang), 'HUTANG')
  expect(hutang.tagihan.total).toBe(4_800_000)
  expect(await dicatat([...dokumen, lunas.no_bayar])).toEqual({ kas: 1_414_000, piutang: 0, bunga: -1_414_000, mg: 0 })
})
