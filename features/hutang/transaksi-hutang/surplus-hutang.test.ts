/** What an auction leaves over: divided, paid to the customer once, taken back; and what is planted around the server. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import type { TestShop, User } from '@kencana/testing'
import { formBatalLelang, formLelang, tokoTelat } from '@kencana/testing/hutang-lelang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { bayarTunai } from '@kencana/testing/penjualan'
import { denganSaksi } from '@kencana/testing/saksi'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { pelanggaranDi } from '../../neraca/neraca.api.ts'
import { listHutang } from './daftar-hutang.contract.ts'
import { bagiLelang, batalLelang, batalSurplus, bayarSurplus, lelangHutang } from './lelang-hutang.contract.ts'

const NIK = '3573010203040506'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
let telat: Awaited<ReturnType<typeof tokoTelat>>['telat']
beforeAll(async () => {
  ;({ shop, owner, kasir, sales, telat } = await tokoTelat(5))
})
afterAll(() => shop.close())

const lelang = async (nilai: number) => {
  const hutang = await telat()
  const { no_lelang } = await denganOtorisasi(kasir, lelangHutang, formLelang(hutang, nilai), 'LELANG')
  return { no_lelang, no_hutang: hutang.no_hutang }
}
const keadaan = () =>
  shop.db.one(
    sql`SELECT (SELECT count(*)::int FROM jurnal) AS jurnal, (SELECT count(*)::int FROM hutang_surplus) AS surplus`,
  )
const ditolak = async (apa: () => Promise<unknown>, kata: string) => {
  const awal = await keadaan()
  await expect(apa()).rejects.toThrow(kata)
  expect(await keadaan()).toEqual(awal)
}
const kas = async () => (await owner.call(saldoUang, {})).kas ?? 0
const formSurplus = (no_lelang: string, jumlah: number, lain: object = {}) => ({
  no_lelang,
  identitas_penerima: NIK,
  penerima: '',
  kuasa: '',
  pembayaran: [bayarTunai(jumlah)],
  otorisasi: null,
  ...lain,
})

it.each([
  [5_200_000, 0, { bunga: 200_000, denda: 0, kurang: 0, lebih: 0 }],
  [4_800_000, 0, { bunga: 0, denda: 0, kurang: 200_000, lebih: 0 }],
  [6_000_000, 0, { bunga: 300_000, denda: 0, kurang: 0, lebih: 700_000 }],
  [5_300_000, 100_000, { bunga: 300_000, denda: 0, kurang: 0, lebih: 0 }],
  [5_350_000, 100_000, { bunga: 300_000, denda: 50_000, kurang: 0, lebih: 0 }],
  [5_500_000, 100_000, { bunga: 300_000, denda: 100_000, kurang: 0, lebih: 100_000 }],
] as const)(
  '10.5.9 the value %i pays principal, interest and a late fee of %i in this order',
  (nilai, denda, bagian) => {
    const tagihan = { pokok: rp(5_000_000), bunga: rp(300_000), denda: rp(denda) }
    expect(bagiLelang(rp(nilai), tagihan)).toEqual({ pokok: 5_000_000, ...bagian })
  },
)

describe('what is left over', () => {
  it('10.5.9 is paid once, to the customer with his paper; 10.5.11 then the auction is not undone', async () => {
    const { no_lelang, no_hutang } = await lelang(5_700_000)
    const cari = {
      q: no_hutang,
      tgl_awal: '',
      tgl_akhir: '',
      status: 'SURPLUS',
      urut: 'no_hutang' as const,
      turun: '0' as const,
      hal: 1,
      per: 25,
    }
    const { rows, totals } = await kasir.call(listHutang, cari)
    expect(rows).toMatchObject([{ surplus: 400_000, surplus_lama: false }])
    expect(totals).toMatchObject({ jumlah_hutang: 5_000_000, surplus: 400_000 })
    // Where states are mixed what is lent today is summed, and nothing beside it.
    expect((await kasir.call(listHutang, { ...cari, status: 'ALL' })).totals).not.toHaveProperty('surplus')
    await ditolak(
      () => kasir.call(bayarSurplus, formSurplus(no_lelang, 400_000, { identitas_penerima: '3573010203040507' })),
      'Identitas Bukan Milik BU SARI',
    )
    await ditolak(() => kasir.call(bayarSurplus, formSurplus(no_lelang, 400_001)), 'Rp. 400,000')
    const lain = { penerima: 'PAK BUDI', identitas_penerima: '3573010203040507' }
    await ditolak(
      () => kasir.call(bayarSurplus, formSurplus(no_lelang, 400_000, lain)),
      'Hubungan Atau Surat Kuasa Harus Diisi',
    )
    await ditolak(
      () =>
        kasir.call(
          bayarSurplus,
          formSurplus(no_lelang, 400_000, {
            penerima: 'PAK BUDI',
            identitas_penerima: '3573010203040507',
            kuasa: 'ANAK',
          }),
        ),
      'Butuh Otorisasi KELEBIHAN LELANG',
    )
    const awal = await kas()
    await ditolak(() => kasir.call(bayarSurplus, formSurplus(no_lelang, 400_000)), 'Butuh Saksi KELEBIHAN LELANG')
    const { no_surplus, data } = await denganSaksi(
      kasir,
      sales,
      bayarSurplus,
      formSurplus(no_lelang, 400_000),
      'KELEBIHAN LELANG',
    )
    expect(await kas()).toBe(awal - 400_000)
    expect(data.lelang?.surplus).toMatchObject({ no_surplus, jumlah: 400_000, penerima: '' })
    expect((await kasir.call(listHutang, cari)).total).toBe(0)
    await ditolak(
      () => kasir.call(bayarSurplus, formSurplus(no_lelang, 400_000)),
      `Kelebihan ${no_lelang} Sudah Dibayarkan, Batalkan ${no_surplus} Dahulu`,
    )
    await ditolak(
      () => kasir.call(batalLelang, { no_lelang, alasan: 'salah', otorisasi: null }),
      `Kelebihan ${no_lelang} Sudah Dibayarkan`,
    )
    await disetujuiBila(kasir, batalSurplus, { no_surplus, alasan: 'salah', otorisasi: null })
    expect(await kas()).toBe(awal)
    const batal = await formBatalLelang(kasir, sales, data)
    await denganOtorisasi(kasir, batalLelang, batal, 'BATAL HUTANG, BATAL DOKUMEN')
    await ditolak(() => kasir.call(bayarSurplus, formSurplus(no_lelang, 400_000)), 'Sudah Dibatalkan')
  })

  it('is agreed to above what somebody pays out alone, and paid to one of two at once', async () => {
    const { no_lelang } = await lelang(6_000_000)
    await ditolak(() => kasir.call(bayarSurplus, formSurplus(no_lelang, 700_000)), 'Butuh Otorisasi KELEBIHAN LELANG')
    const hasil = await Promise.allSettled([
      denganOtorisasi(kasir, bayarSurplus, formSurplus(no_lelang, 700_000), 'KELEBIHAN LELANG'),
      denganOtorisasi(kasir, bayarSurplus, formSurplus(no_lelang, 700_000), 'KELEBIHAN LELANG'),
    ])
    expect(hasil.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })

  it('000.61 is marked in the list once it has lain for more than a year', async () => {
    const { no_hutang, no_lelang } = await lelang(5_700_000)
    // As if its auction had been so many days before.
    const geser = (hari: number) =>
      shop.db.transaction(async (tx) => {
        await tx.run(sql`SET LOCAL session_replication_role = 'replica'`)
        await tx.run(
          sql`UPDATE hutang_lelang SET tgl_system = tgl_system - ${hari}::integer WHERE no_lelang = ${no_lelang}`,
        )
      })
    const lama = async () => {
      const isi = listHutang.input.parse({ q: no_hutang, status: 'SURPLUS' })
      return (await kasir.call(listHutang, isi)).rows.map(({ surplus, surplus_lama }) => [surplus, surplus_lama])
    }
    // 20 May 2025 is a year before, the day before that is more.
    await geser(365)
    expect(await lama()).toEqual([[400_000, false]])
    await geser(1)
    expect(await lama()).toEqual([[400_000, true]])
    await geser(-366)
    await denganSaksi(kasir, sales, bayarSurplus, formSurplus(no_lelang, 400_000), 'KELEBIHAN LELANG')
    expect(await lama()).toEqual([])
  })

  it('is none where the value did not reach the debt', async () => {
    const { no_lelang } = await lelang(4_800_000)
    await ditolak(() => kasir.call(bayarSurplus, formSurplus(no_lelang, 1)), 'Tidak Ada Kelebihannya')
  })
})

describe('around the server', () => {
  beforeAll(async () => {
    await lelang(6_200_000)
  })

  it.each([
    [
      'a value that its goods have not',
      'UPDATE hutang_lelang SET nilai = nilai + 500, lebih = lebih + 500 WHERE lebih > 0',
    ],
    [
      'principal that was another',
      'UPDATE hutang_lelang SET pokok = pokok + 500, lebih = lebih - 500 WHERE lebih > 500',
    ],
    [
      'interest for the late fee of a customer',
      'UPDATE hutang_lelang SET bunga = bunga - 500, lebih = lebih + 500 WHERE bunga > 0 AND lebih > 0',
    ],
    ['a piece of another item', "UPDATE pembelian SET urut_hutang = 3 - urut_hutang WHERE asal = 'LELANG'"],
    ['a piece too cheap', "UPDATE pembelian SET harga = harga - 500 WHERE asal = 'LELANG'"],
    ['a day before the loan was late', 'UPDATE hutang_lelang SET tgl_system = tgl_system - 60'],
    ['an undo that nobody wrote', 'UPDATE hutang_surplus SET no_batal = NULL WHERE no_batal IS NOT NULL'],
  ])('%s is found', async (_, statement) => {
    const client = new pg.Client({ connectionString: shop.db.url })
    await client.connect()
    try {
      await client.query("BEGIN; SET LOCAL session_replication_role = 'replica'")
      expect((await client.query(statement)).rowCount).toBeGreaterThan(0)
      expect((await pelanggaranDi(client)).map(({ aturan }) => aturan)).toContain('lelang-saldo')
    } finally {
      await client.query('ROLLBACK')
      await client.end()
    }
  })
})
