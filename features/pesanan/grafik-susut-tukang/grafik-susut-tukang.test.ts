/** Loss per craftsman: figures worked out by hand, and those of the report. */
import { sql } from '@kencana/database'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { isiPesanan, pesan } from '@kencana/testing/pesanan'
import { bagi, selesaikan } from '@kencana/testing/pesanan-tukang'
import { formSelesai, keTukang, terimaService } from '@kencana/testing/service'
import { beriBahan, isiBahan, isiTukang } from '@kencana/testing/tukang'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { laporanServiceSelesai } from '../../service/laporan-services/laporan-services.contract.ts'
import { batalSelesaiService, selesaikanService } from '../../service/transaksi-services/selesai-service.contract.ts'
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
const perbaiki = async (kode_tukang: string, susut: number) => {
  const service = await keTukang(owner, await terimaService(owner), kode_tukang)
  const selesai = formSelesai(service, [{ berat_keluar: gram(1.5 - susut) }], { kode_tukang })
  return disetujuiBila(owner, selesaikanService, selesai)
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
  // A ring of 1.500 g that loses 0.020 g, and one that loses 0.030 g of which nothing stays: it was undone.
  await perbaiki('T02', 0.02)
  const { no_selesai } = await perbaiki('T02', 0.03)
  await disetujuiBila(owner, batalSelesaiService, { no_selesai, alasan: 'SALAH', otorisasi: null })
})
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
        row.service,
        row.susut_service,
        row.persen,
      ]),
    ).toEqual([
      ['T01', 2, 19_700, 300, 600, 0, 0, 1_500],
      // 0.050 g and 0.020 g of 5.000 g and 1.500 g
      ['T02', 1, 4_950, 50, 300, 1, 20, 1_077],
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

  it('sums up what the report of finished repairs says of him, undone ones against themselves', async () => {
    const { kode_group: _, ...masa } = MASA
    const laporan = await owner.call(laporanServiceSelesai, { ...masa, valid_by: 'ALL' })
    expect(laporan.map((row) => [row.kode_tukang, row.susut])).toEqual([
      ['T02', 20],
      ['T02', 30],
      ['T02', -30],
    ])
    for (const { kode_tukang, susut_service } of await owner.call(grafikSusutTukang, MASA)) {
      const milik = laporan.filter((one) => one.kode_tukang === kode_tukang)
      expect(susut_service).toBe(milik.reduce((sum, one) => sum + one.susut, 0))
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
    expect(lines.some((line) => /pesanan_selesai_(hari|setahun)/.test(line))).toBe(true)
    expect(lines.filter((line) => line.includes('Seq Scan'))).toEqual([])
  })
})
