/** Loss per craftsman: figures worked out by hand, and those of the report. */
import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { bagi, selesaikan } from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { laporanPesananTukang } from '../laporan-pesanan-tukang/laporan-pesanan-tukang.contract.ts'
import { grafikSusutTukang } from './grafik-susut-tukang.contract.ts'
import { susutDigambar } from './grafik-susut-tukang.query.ts'

let shop: TestShop
let owner: User
const buatan = async (kode_tukang: string, berat: number, susut: number, patri = 0) => {
  const no_pesanan = await pesan(owner)
  await bagi(owner, no_pesanan, { kode_tukang, berat_susut: gram(0.3) })
  const selesai = { berat_selesai: gram(berat), berat_patri: gram(patri), berat_susut: gram(susut) }
  await selesaikan(owner, no_pesanan, selesai)
}
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiTukang(owner)
  await isiPesanan(owner)
  await isiBahan(owner, 200)
  await beriBahan(owner, 100)
  await beriBahan(owner, 50, { kode_tukang: 'T02' })
  await buatan('T01', 9.8, 0.2)
  await buatan('T01', 9.9, 0.1)
  await buatan('T02', 4.95, 0.05)
  // In hand: he has lost nothing of it yet.
  await bagi(owner, await pesan(owner), { kode_tukang: 'T02' })
}, 60_000)
afterAll(() => shop.close())

const MASA = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', kode_group: 'ALL' }

describe('grafik susut tukang', () => {
  it('has each craftsman with what he made, lost and was allowed to lose', async () => {
    const rows = await owner.call(grafikSusutTukang, MASA)
    expect(
      rows.map((row) => [
        row.kode_tukang,
        row.pesanan,
        row.berat_tukang,
        row.berat_susut,
        row.susut_tukang,
        row.persen,
      ]),
    ).toEqual([
      ['T01', 2, 19_700, 300, 600, 1_500],
      ['T02', 1, 4_950, 50, 300, 1_000],
    ])
  })

  it('sums up what the report lists of finished orders', async () => {
    const saring = { ...MASA, kode_tukang: 'ALL', status_proses: 'SELESAI' }
    const laporan = await owner.call(laporanPesananTukang, saring)
    for (const row of await owner.call(grafikSusutTukang, MASA)) {
      const milik = laporan.filter((one) => one.kode_tukang === row.kode_tukang)
      const jumlah = (nama: 'berat_tukang' | 'berat_susut' | 'susut_tukang') =>
        milik.reduce((sum, one) => sum + one[nama], 0)
      expect([row.pesanan, row.berat_tukang, row.berat_susut, row.susut_tukang]).toEqual([
        milik.length,
        jumlah('berat_tukang'),
        jumlah('berat_susut'),
        jumlah('susut_tukang'),
      ])
    }
  })

  it('answers nothing of other days and categories, and is read with the right of the report', async () => {
    expect(await owner.call(grafikSusutTukang, { ...MASA, kode_group: 'MT' })).toEqual([])
    expect(await owner.call(grafikSusutTukang, { ...MASA, tgl_awal: '2026-03-01', tgl_akhir: '2026-03-01' })).toEqual(
      [],
    )
    const kasir = await shop.user(owner, 'KASIR', 'KASIR')
    const { kode_group: _, ...query } = MASA
    expect((await kasir.send('GET', grafikSusutTukang.path, { query })).status).toBe(403)
  })

  it('is read by the day on which an order was made', async () => {
    const plan = await shop.db.transaction(async (tx) => {
      await tx.run(sql`SET LOCAL enable_seqscan = off`)
      return tx.rows<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${susutDigambar(MASA, 'TK01')}`)
    })
    const lines = plan.flatMap((row) => Object.values(row))
    expect(lines.some((line) => /pesanan_selesai_hari/.test(line))).toBe(true)
    expect(lines.filter((line) => line.includes('Seq Scan'))).toEqual([])
  })
})
