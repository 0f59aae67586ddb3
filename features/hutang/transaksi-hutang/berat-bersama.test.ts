/** What the items of a loan weigh together at its validation: many small differences are one. */
import { mg, rp } from '@kencana/ledger'
import { gram, type User } from '@kencana/testing'
import { dilihatDanDitimbang, gelangJaminan, hutangMenunggu, tokoHutang } from '@kencana/testing/hutang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { formPesanan, tolakan } from '@kencana/testing/pesanan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { simpanPesanan } from '../../pesanan/transaksi-pesanan/transaksi-pesanan.contract.ts'
import { validasiHutang } from './transaksi-hutang.contract.ts'

let toko: Awaited<ReturnType<typeof tokoHutang>>
beforeAll(async () => {
  toko = await tokoHutang()
})
afterAll(() => toko.shop.close())

it('asks for an agreement where five pieces together weigh half a percent less, and none of them by itself', async () => {
  const ringan = async (banyak: number) => {
    const menunggu = await hutangMenunggu(toko.sales, {
      jumlah_hutang: rp(100_000),
      detail_barang: Array.from({ length: banyak }, (_, at) =>
        gelangJaminan({ nama_barang: `GELANG ${at + 1}`, berat_kotor: gram(5.12) }),
      ),
    })
    const { data, timbang } = await dilihatDanDitimbang(toko.kasir, menunggu)
    return { data, timbang: timbang.map((one) => ({ ...one, berat: mg(one.berat - 30) })) }
  }
  // 150 mg of 25 g, and 120 mg of 20 g.
  const lima = await ringan(5)
  expect(await tolakan(toko.kasir, validasiHutang, lima)).toEqual([422, 'Butuh Otorisasi HUTANG'])
  await denganOtorisasi(toko.kasir, validasiHutang, lima, 'HUTANG')
  const empat = await ringan(4)
  expect((await toko.kasir.call(validasiHutang, empat)).data).toMatchObject([{ status: 'AKTIF' }])
})

it('asks OWN or SU for what is heavier than two persons see together, however right it weighs', async () => {
  const berat = async (satu: number) =>
    dilihatDanDitimbang(
      toko.kasir,
      await hutangMenunggu(toko.sales, {
        nik: `35730102030409${String(satu).length}0`,
        jumlah_hutang: rp(100_000),
        detail_barang: [gelangJaminan({ berat_kotor: gram(satu + 0.12) }), gelangJaminan()],
      }),
    )
  const pas = await berat(10)
  expect((await toko.kasir.call(validasiHutang, pas)).data).toMatchObject([{ status: 'AKTIF' }])
  const lebih = await berat(10.5)
  expect(await tolakan(toko.kasir, validasiHutang, lebih)).toEqual([422, 'Butuh Otorisasi HUTANG'])
  expect(JSON.stringify(await toko.owner.call(listMinta, {}))).toContain('ditimbang dan diuji, Batas 20.000 g')
  await denganOtorisasi(toko.kasir, validasiHutang, lebih, 'HUTANG')
})

it('takes OWN or SU at his word where he weighs what another one took in, and nobody’s who took it in himself', async () => {
  const su = await toko.shop.user(toko.owner, 'SU1', 'SU')
  const berat = (caller: User, nik: string) =>
    hutangMenunggu(caller, {
      nik,
      jumlah_hutang: rp(100_000),
      detail_barang: [gelangJaminan({ berat_kotor: gram(15.12) }), gelangJaminan()],
    })
  const sendiri = await dilihatDanDitimbang(toko.owner, await berat(toko.sales, '3573010203040701'))
  expect((await toko.owner.call(validasiHutang, sendiri)).data).toMatchObject([{ status: 'AKTIF' }])
  const diterima = await dilihatDanDitimbang(toko.kasir, await berat(su, '3573010203040702'))
  expect(await tolakan(toko.kasir, validasiHutang, diterima)).toEqual([422, 'Butuh Otorisasi HUTANG'])
  await expect(denganOtorisasi(toko.kasir, validasiHutang, diterima, 'HUTANG', 'SU1')).rejects.toThrow(
    'SU1 Mengerjakannya Sendiri, Minta Penyetuju Lain',
  )
  await denganOtorisasi(toko.kasir, validasiHutang, diterima, 'HUTANG')
})

it('counts the gold of loans by itself: a day of them uses up nothing of what orders and repairs may take in', async () => {
  const kasir = await toko.shop.user(toko.owner, 'KASIR2', 'KASIR')
  const berat = async (ke: number) =>
    dilihatDanDitimbang(
      kasir,
      await hutangMenunggu(toko.sales, {
        nik: `35730102030408${String(ke).padStart(2, '0')}`,
        jumlah_hutang: rp(100_000),
        detail_barang: [gelangJaminan(), gelangJaminan({ berat_kotor: gram(9.12) })],
      }),
    )
  for (let ke = 1; ke <= 10; ke += 1) await kasir.call(validasiHutang, await berat(ke))
  expect(await kasir.call(batasSaya, {})).toMatchObject({
    emas_hutang: { hari: gram(200), terpakai: gram(190) },
    emas_saksi: { hari: gram(200), terpakai: 0 },
  })
  // Two see 200 g of loans on a day, OWN or SU what is beyond it; the customer's gold of an order is a witness's as ever.
  const lagi = await berat(11)
  expect(await tolakan(kasir, validasiHutang, lagi)).toEqual([422, 'Butuh Otorisasi HUTANG'])
  expect(JSON.stringify(await toko.owner.call(listMinta, {}))).toContain('Batas sehari 200.000 g')
  await denganOtorisasi(kasir, validasiHutang, lagi, 'HUTANG')
  const pesanan = await formPesanan(toko.owner, [{ berat_customer: gram(6), perkiraan_berat: gram(30) }])
  expect((await tolakan(kasir, simpanPesanan, pesanan))[1]).toMatch(/^Butuh Saksi /)
})
