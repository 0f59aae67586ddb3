/** Who gets the goods of a redeemed loan, and how they come back. */
import { sql } from '@kencana/database'
import { gram } from '@kencana/testing'
import {
  formBatalBayar,
  formBunga,
  formLunas,
  formTimbangBayar,
  hutangSah,
  kartu,
  kembaliBerdua,
  tokoHutang,
} from '@kencana/testing/hutang'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { denganSaksi, disaksikan } from '@kencana/testing/saksi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { batalBayarHutang, bayarBunga, lunasiHutang, timbangBatalBayar } from './bayar-hutang.contract.ts'

let toko: Awaited<ReturnType<typeof tokoHutang>>
beforeAll(async () => {
  toko = await tokoHutang()
})
afterAll(() => toko.shop.close())

const baru = async () => kartu(toko.kasir, (await hutangSah(toko.sales, toko.kasir)).no_hutang)
const kas = async () =>
  (await toko.shop.db.one<{ rp: number }>(sql`SELECT sum(rp)::bigint AS rp FROM mutasi WHERE akun = 'KAS'`))?.rp ?? 0
const buku = (no: string, akun: string) =>
  toko.shop.db.one(sql`
    SELECT coalesce(sum(pcs), 0)::int AS pcs, coalesce(sum(mg), 0)::int AS mg, coalesce(sum(rp), 0)::int AS rp
    FROM mutasi WHERE ref = ${no} AND akun = ${akun}`)
const keadaan = () =>
  toko.shop.db.one(
    sql`SELECT (SELECT count(*)::int FROM jurnal) AS jurnal, (SELECT count(*)::int FROM hutang_bayar) AS bayar`,
  )
const ditolak = async (apa: () => Promise<unknown>, kata: string) => {
  const awal = await keadaan()
  await expect(apa()).rejects.toThrow(kata)
  expect(await keadaan()).toEqual(awal)
}
/** With the bracelet that was handed out there again. */
const batal = (no_bayar: string, diterima = true) => formBatalBayar(no_bayar, diterima)
const GELANG = { urut: 1, berat: gram(10), kadar: '16K' }

describe('redemption', () => {
  it('is the customer’s with the paper of his loan, and without it somebody else looks at him', async () => {
    const hutang = await baru()
    const lain = formLunas(hutang, { identitas_pengambil: '3573010203040507' })
    await ditolak(() => toko.kasir.call(lunasiHutang, lain), 'Identitas Bukan Milik BU SARI')
    const lupa = formLunas(hutang, { identitas_pengambil: '' })
    const { no_bayar } = await denganSaksi(toko.kasir, toko.sales, lunasiHutang, lupa, 'HUTANG')
    // His own number is kept once, with his loan.
    const { n } = (await toko.shop.db.one<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM hutang_bayar WHERE no_bayar = ${no_bayar} AND identitas_pengambil = ''`)) ?? {
      n: 0,
    }
    expect(n).toBe(1)
  })

  it('is undone once the goods are there again, weighed and tested', async () => {
    const hutang = await baru()
    const { no_bayar } = await denganSaksi(toko.kasir, toko.sales, lunasiHutang, formLunas(hutang), 'HUTANG')
    await ditolak(
      () => toko.kasir.call(batalBayarHutang, batal(no_bayar, false)),
      'Barang Harus Sudah Diterima Kembali',
    )
    const { no_bayar: bunga } = await toko.kasir.call(bayarBunga, formBunga(await baru(), 1_000))
    const ringan = { ...formTimbangBayar(bunga, []), barang: [GELANG] }
    await ditolak(() => toko.kasir.call(timbangBatalBayar, ringan), `Pembayaran ${bunga} Tidak Menyerahkan Barang`)
    const timbang = (...barang: (typeof GELANG)[]) => ({ ...formTimbangBayar(no_bayar, []), barang })
    const sebut = `${hutang.no_hutang} GELANG`
    const salah: [ReturnType<typeof timbang>, string][] = [
      [timbang({ ...GELANG, urut: 2 }), 'Barang 2 Tidak Ada'],
      [timbang(GELANG, GELANG), 'GELANG Harus Ditimbang 1 Biji'],
      [timbang({ ...GELANG, berat: gram(9.9) }), `Berat Timbang ${sebut} 9.900 g Tidak Sesuai Hutang`],
      [timbang({ ...GELANG, kadar: '8K' }), `Kadar Uji ${sebut} 8K Tidak Sesuai Hutang`],
    ]
    for (const [isi, kata] of salah) await ditolak(() => toko.kasir.call(timbangBatalBayar, isi), kata)
    const belum = `Barang ${no_bayar} Harus Ditimbang Dan Diuji Berdua Dahulu`
    await ditolak(() => toko.kasir.call(batalBayarHutang, batal(no_bayar)), belum)
    // What one person typed is no look of two.
    await ditolak(() => toko.kasir.call(timbangBatalBayar, timbang(GELANG)), 'Butuh Saksi BATAL HUTANG')
    await ditolak(() => toko.kasir.call(batalBayarHutang, batal(no_bayar)), belum)
    await kembaliBerdua(toko.kasir, toko.sales, no_bayar, [GELANG])
    const ditimbang = async () =>
      (await kartu(toko.kasir, hutang.no_hutang)).bayar.find((one) => one.no_bayar === no_bayar)
    expect(await ditimbang()).toMatchObject({ timbang_batal: true })
    // Something became of the loan since: its goods were elsewhere meanwhile.
    await toko.shop.db.run(sql`UPDATE hutang SET versi = versi + 1 WHERE no_hutang = ${hutang.no_hutang}`)
    expect(await ditimbang()).toMatchObject({ timbang_batal: false })
    await ditolak(() => toko.kasir.call(batalBayarHutang, batal(no_bayar)), belum)
    await kembaliBerdua(toko.kasir, toko.sales, no_bayar, [GELANG])
    const isi = timbang(GELANG)
    const dilihat = await disaksikan(toko.kasir, toko.sales, timbangBatalBayar, isi, 'BATAL HUTANG')
    await toko.shop.db.run(sql`UPDATE hutang SET versi = versi + 1 WHERE no_hutang = ${hutang.no_hutang}`)
    await ditolak(() => toko.kasir.call(timbangBatalBayar, dilihat), 'Otorisasi Tidak Berlaku Untuk Data Ini')
    await kembaliBerdua(toko.kasir, toko.sales, no_bayar, [GELANG])
    const awal = await kas()
    await denganOtorisasi(toko.kasir, batalBayarHutang, batal(no_bayar), 'BATAL HUTANG, BATAL DOKUMEN')
    expect(await kas()).toBe(awal - 5_100_000)
    expect(await kartu(toko.kasir, hutang.no_hutang)).toMatchObject({ status: 'AKTIF', tagihan: { total: 5_100_000 } })
    expect(await buku(hutang.no_hutang, 'HUTANG_BARANG')).toEqual({ pcs: 1, mg: 10_000, rp: 0 })
  })
})
