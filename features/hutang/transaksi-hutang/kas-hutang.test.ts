/** What is told of a drawer to who lends: a yes or a no, once, in steps, and nothing while it is counted. */
import { type Rp, rp } from '@kencana/ledger'
import { formHutang, gelangJaminan, tokoHutang } from '@kencana/testing/hutang'
import { isiLaci } from '@kencana/testing/laci'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hitungKas } from '../../keuangan/hitung-kas/hitung-kas.contract.ts'
import { ambilKas, saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { bukaHutang } from './hutang.contract.ts'
import { kasar } from './kas-hutang.query.ts'
import { simpanHutang } from './transaksi-hutang.contract.ts'

let toko: Awaited<ReturnType<typeof tokoHutang>>
beforeAll(async () => {
  toko = await tokoHutang()
})
afterAll(() => toko.shop.close())

describe('a step', () => {
  it.each([
    [1, 1],
    [4, 2],
    [999_999, 500_000],
    [1_000_000, 1_000_000],
    [1_999_999, 1_000_000],
    [4_999_999, 2_000_000],
    [5_000_000, 5_000_000],
    [12_000_000, 10_000_000],
    [99_999_999_999, 50_000_000_000],
    [100_000_000_000, 100_000_000_000],
  ])('of %i is %i', (jumlah, langkah) => {
    expect(kasar(rp(jumlah))).toBe(langkah)
  })
})

const antri = async (ke: number, jumlah: Rp) =>
  toko.sales.call(
    simpanHutang,
    formHutang({
      nik: `35730102030407${String(ke).padStart(2, '0')}`,
      jumlah_hutang: jumlah,
      detail_barang: [gelangJaminan(), gelangJaminan()],
    }),
  )

it('is told of the drawer that holds most, and of none while a count of it waits for its second person', async () => {
  const { owner, kasir } = toko
  const { kas } = await owner.call(saldoUang, {})
  const jumlah = rp((kas ?? 0) - 3_000_000)
  await disetujuiBila(owner, ambilKas, { kode_transaksi: 'BIAYA TOKO', jumlah, keterangan: 'uji', otorisasi: null })
  expect((await antri(1, rp(9_000_000))).data.kas_cukup).toBe(false)
  // 2,999,999 is judged as 2,000,000: that it is missing is said at validation.
  expect((await antri(2, rp(4_999_999))).data.kas_cukup).toBe(true)
  await kasir.call(hitungKas, { kode_laci: '-', lembar: isiLaci(1_000_000) })
  expect((await antri(3, rp(9_000_000))).data.kas_cukup).toBe(true)
  // What was said before stays as it was.
  expect((await kasir.call(bukaHutang, {})).map((one) => one.kas_cukup)).toEqual([false, true, true])
})
