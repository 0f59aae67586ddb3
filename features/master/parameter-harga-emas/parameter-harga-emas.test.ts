import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hargaEmas, laporanHargaEmas, ubahHargaEmas } from './parameter-harga-emas.contract.ts'
import { hargaEmasReport } from './parameter-harga-emas.report.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
})
afterAll(() => shop.close())

const ubah = (harga: number, harga_modal = 2_300_000, lain = {}) =>
  owner.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(harga), harga_modal: rp(harga_modal), ...lain })
const laporan = (kode_group = 'ALL') =>
  owner.call(laporanHargaEmas, { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02', kode_group })

describe('parameter harga emas', () => {
  it('changes a price at once and keeps who did it when, from every screen that can', async () => {
    expect((await ubah(2_400_000)).message).toBe('Data Berhasil Disimpan')
    const others = (await laporan()).filter((one) => one.kode_group !== 'MM').length
    const row = { nama_group: 'MAS MUDA', jenis_group: 'PERHIASAN', harga_modal: 2_300_000, persentase: 70 }
    await owner.send('PUT', 'group/edit/by-kode-group/MM', { body: { ...row, harga: 2_410_000 } })
    await owner.send('PUT', 'group/edit/by-kode-group/MM', { body: { ...row, harga: 2_410_000 } })
    const kategori = { nama_kategori: 'MAS MUDA', harga_pergram: 2_420_000, presentase: 70, kadar: '16K' }
    await owner.send('PUT', 'kategori/edit/by-kode-kategori/MM', { body: kategori })
    expect((await laporan('MM')).map((one) => [one.harga_lama, one.harga, one.user_id])).toEqual([
      [null, 2_350_000, 'OWNER'],
      [2_350_000, 2_400_000, 'OWNER'],
      [2_400_000, 2_410_000, 'OWNER'],
      [2_410_000, 2_420_000, 'OWNER'],
    ])
    const [mm] = await owner.call(hargaEmas, {})
    expect(mm).toMatchObject({ kode_group: 'MM', harga: 2_420_000, user_id: 'OWNER', sejak: '2026-03-02T02:00:00Z' })
    expect(await laporan()).toHaveLength(4 + others)
  })

  it('refuses no change, a stale one, an unknown category and everybody without its menu', async () => {
    const mt = { kode_group: 'MT' }
    await ubah(2_400_000, 2_400_000, mt)
    await expect(ubah(2_400_000, 2_400_000, mt)).rejects.toThrow('Harga Tidak Berubah')
    await expect(ubah(1, 1, { ...mt, versi: 1 })).rejects.toThrow('Data Sudah Diubah Oleh User Lain')
    await expect(ubah(1, 1, { kode_group: 'ZZ' })).rejects.toThrow('Kategori ZZ Tidak Ada')
    const gudang = await shop.user(owner, 'GUDANG', 'GUDANG')
    await expect(gudang.call(ubahHargaEmas, { kode_group: 'MM', harga: rp(1), harga_modal: rp(1) })).rejects.toThrow()
  })

  it('leaves the cost to OWN and SU, whoever may set the price', async () => {
    const kasir = await shop.user(owner, 'KASIR', 'KASIR')
    await shop.db.run(sql`INSERT INTO hak_akses VALUES ('KASIR', '/master-parameter-harga-emas')`)
    await shop.db.run(sql`INSERT INTO hak_aksi VALUES ('KASIR', '/master-parameter-harga-emas', 'harga')`)
    const mt = (harga_modal: number) => ({ kode_group: 'MT', harga: rp(2_410_000), harga_modal: rp(harga_modal) })
    await expect(kasir.call(ubahHargaEmas, mt(1))).rejects.toThrow('Harga Modal Hanya Diubah OWN Atau SU')
    await kasir.call(ubahHargaEmas, mt(2_400_000))
  })
})

laporanSuite(hargaEmasReport, {
  shop: () => shop,
  user: () => owner,
  asked: { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' },
})
