/** Warnings over days: one new a day, the third one for ever after. Source: areas 10-hutang 10.3. */
import { sql } from '@kencana/database'
import { kartu } from '@kencana/testing/hutang'
import { majuHutang, tokoTelat } from '@kencana/testing/hutang-lelang'
import { expect, it } from 'vitest'
import { cetakPeringatan } from './peringatan-hutang.contract.ts'

it('is 1 on the first day however often it is printed, then 2, then 3, and 3 again on the fourth', async () => {
  const toko = await tokoTelat(1)
  try {
    const { no_hutang } = await toko.telat(false)
    const tercetak: number[][] = []
    for (const hari of ['2026-05-20', '2026-05-21', '2026-05-22', '2026-05-23']) {
      const { kasir } = await majuHutang(toko.shop, hari)
      const { peringatan_berikut: berikut } = await kartu(kasir, no_hutang)
      const dua = [1, 2].map(() => kasir.call(cetakPeringatan, { no_hutang, rangkap: 1 }))
      // Two at once are one warning, printed twice.
      const hasil = await Promise.all(dua)
      expect(new Set(hasil.map((one) => one.peringatan))).toEqual(new Set([berikut]))
      const { peringatan, peringatan_berikut } = await kartu(kasir, no_hutang)
      tercetak.push([berikut, peringatan, peringatan_berikut])
    }
    expect(tercetak).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, 3],
      [3, 3, 3],
    ])
    const cetak = await toko.shop.db.rows<{ jenis: string; ke: number }>(sql`
      SELECT jenis::text, max(ke)::int AS ke FROM cetak WHERE dokumen = ${no_hutang} GROUP BY 1 ORDER BY 1`)
    expect(cetak).toEqual([
      { jenis: 'PERINGATAN HUTANG 1', ke: 2 },
      { jenis: 'PERINGATAN HUTANG 2', ke: 2 },
      { jenis: 'PERINGATAN HUTANG 3', ke: 4 },
    ])
  } finally {
    await toko.shop.close()
  }
})
