import { sql } from '@kencana/database'
import { mg, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { Bengkel, ONGKOS, TUKANG } from '@kencana/testing/bengkel'
import { LANGKAH } from '@kencana/testing/langkah'
import { longgar } from '@kencana/testing/longgar'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { runs } from '@kencana/testing/sample'
import { bahanDariBos, isiTukang, untukTukang } from '@kencana/testing/tukang'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isiBahanStok } from '../../tukang/bahan-stok/bahan-stok.contract.ts'
import { tambahBahan } from '../../tukang/bahan-tukang/bahan-tukang.contract.ts'
import { bagiPesanan } from '../pembagian-pesanan/pembagian-pesanan.contract.ts'
import { selesaikanPesanan } from '../pesanan-selesai/pesanan-selesai.contract.ts'
import { dataSo, simpanSo } from '../stock-opname-pesanan/stock-opname-pesanan.contract.ts'

let shop: TestShop
let bengkel: Bengkel
beforeAll(async () => {
  shop = await openShop()
  const owner = await shop.setup()
  await isiMaster(owner)
  await isiPesanan(owner)
  await isiTukang(owner)
  await longgar(owner)
  bengkel = new Bengkel(owner, 1_000_000)
})
afterAll(() => shop.close())

/** Balances that are not zero, in the notebook's words. */
const bukuBesar = async (): Promise<Record<string, number>> => {
  const akun = ['BAHAN_TOKO', 'TUKANG', 'HUTANG_TUKANG', 'PERSEKOT', 'TITIPAN_BARANG', 'PESANAN', 'KAS']
  const rows = await shop.db.rows<{ kunci: string; n: number }>(sql`
    SELECT akun || ' ' || ref AS kunci, (sum(mg) + sum(rp))::bigint AS n FROM mutasi WHERE akun = ANY (${akun}::text[])
    GROUP BY akun, ref HAVING sum(mg) + sum(rp) <> 0`)
  return Object.fromEntries(rows.map((row) => [row.kunci, row.n]))
}

// What brings orders forward comes more often than what takes them back.
const MAJU = [
  'pesan',
  'bagi',
  'bagi',
  'beri bahan',
  'selesai',
  'selesai',
  'selesai',
  'masukkan barang',
  'masukkan barang',
  'serah',
  'perhitungan',
]
const langkah = fc.record({
  apa: fc.constantFrom(...Object.keys(LANGKAH), ...MAJU),
  ke: fc.nat(9),
  siapa: fc.constantFrom(...TUKANG),
  jenis: fc.constantFrom('BAHAN' as const, 'BAHAN' as const, 'PATRI' as const),
  a: fc.integer({ min: 1, max: 999 }),
  b: fc.integer({ min: 0, max: 400 }),
})

/** Every step once, each when it may be done: chance alone leaves a rare one out of a run now and then. */
const SEMUA = (
  [
    ['isi bahan toko', { a: 500 }],
    ['beri bahan', { a: 500 }],
    ['ambil bahan', { a: 1 }],
    ['pesan', {}],
    ['bagi', { b: 200 }],
    ['pindah', { siapa: 'T02' }],
    ['batal bagi', {}],
    ['selesai', { a: 999 }],
    ['batal selesai', {}],
    ['selesai', { a: 999 }],
    ['perhitungan', {}],
    ['batal perhitungan', {}],
    ['perhitungan', {}],
    ['bayar ongkos', { a: 5 }],
    ['masukkan barang', {}],
    ['serah', {}],
    ['pesan', {}],
    ['batal pesanan', {}],
  ] as const
).map(([apa, lain]) => ({ apa, ke: 1, siapa: TUKANG[0], jenis: 'BAHAN' as const, a: 1, b: 1, ...lain }))

describe('the books of orders and craftsmen', () => {
  it('equal a simple model whatever is done in whatever order', async () => {
    const terjadi = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(fc.array(langkah, { minLength: 20, maxLength: 40 }), async (urutan) => {
        // Half an hour later: what nobody answered is no request any more, of which one may have twenty.
        shop.clock.walk(1 / 48)
        for (const { apa, ...satu } of urutan) {
          const [boleh, jadi] = (await LANGKAH[apa]?.(bengkel, satu)) ?? [false, true]
          expect([apa, jadi]).toEqual([apa, boleh])
          if (jadi) terjadi.set(apa, (terjadi.get(apa) ?? 0) + 1)
        }
        expect(await bukuBesar()).toEqual(bengkel.buku())
        expect(await shop.violations()).toEqual([])
      }),
      { numRuns: runs(25, 8), endOnFailure: true, examples: [[SEMUA]] },
    )
    // Every step was really done, not only refused.
    expect([...terjadi.keys()].toSorted()).toEqual(Object.keys(LANGKAH).toSorted())
  })

  it('settles the worked example: 20 g given, 10 g finished with 0.2 g lost, 5 g handed in', async () => {
    const lain = await openShop()
    const pemilik = await lain.setup()
    await isiMaster(pemilik)
    await isiPesanan(pemilik)
    await isiTukang(pemilik)
    await pemilik.call(isiBahanStok, bahanDariBos(20))
    await pemilik.call(tambahBahan, untukTukang(20))
    const no_pesanan = await pesan(pemilik)
    const bagi = { no_pesanan, kode_tukang: 'T01', ongkos_tukang: rp(ONGKOS), berat_susut: gram(0.2) }
    await pemilik.call(bagiPesanan, bagi)
    const jadi = { berat_selesai: gram(10), berat_patri: mg(0), berat_susut: gram(0.2), otorisasi: null }
    await pemilik.call(selesaikanPesanan, { no_pesanan, ...jadi })
    const { data_so, ...angka } = await pemilik.call(dataSo, { kode_tukang: 'T01', kode_group: 'MM' })
    expect(angka).toEqual({
      berat_sisa: gram(9.8),
      berat_pakai: gram(10),
      susut_pakai: gram(0.2),
      saldo_awal: gram(20),
      ongkos: ONGKOS,
    })
    const print = await pemilik.call(simpanSo, {
      ...angka,
      kode_tukang: 'T01',
      kode_group: 'MM',
      stockOpnames: data_so.map((one) => one.no_pesanan),
      setor: gram(5),
      selisih: gram(4.8),
    })
    expect([print.selisih, print.total_setor_bahan]).toEqual([gram(4.8), gram(5)])
    await lain.close()
  })
})
