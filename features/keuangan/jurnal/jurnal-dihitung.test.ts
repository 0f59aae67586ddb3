/** The journal of goods while a tray is counted: who counts adds up no book, and no half of it goes to an accountant. */
import { sql } from '@kencana/database'
import { OpnameShop } from '@kencana/testing/opname'
import { afterAll, beforeAll, expect, it } from 'vitest'

let di: OpnameShop
beforeAll(async () => {
  di = await OpnameShop.open()
})
afterAll(() => di.shop.close())

it('of closed days tells nobody who counts or works there what lies on a tray that is counted', async () => {
  const { tray } = await di.isiBaki()
  await di.shop.db.run(sql`INSERT INTO hak_akses (user_id, menu_name) VALUES ('BUDI', '/laporan-jurnal')`)
  const owner = await di.shop.nextDay(di.owner)
  const budi = await di.shop.login('BUDI')
  const kemarin = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
  const baca = (isi: object, siapa = budi) => siapa.send('GET', 'jurnal/get/report', { query: { ...kemarin, ...isi } })
  const hari_ini = await baca({ tgl_akhir: '2026-03-03' })
  expect([hari_ini.status, hari_ini.text]).toEqual([
    403,
    'Kas Dihitung Tanpa Melihat Buku, Pilih Hari Sebelum 2026-03-03',
  ])
  expect((await baca({ type_laporan: 'BARANG' })).text).toContain(`"${tray}"`)
  await di.mulai(tray, budi)
  for (const akun of [{}, { akun: 'BAKI' }]) {
    const buku = await baca({ type_laporan: 'BARANG', ...akun })
    expect([buku.status, buku.text]).toEqual([422, `Baki ${tray} Sedang Dihitung, Isinya Tidak Ditampilkan`])
  }
  for (const lain of [{ type_laporan: 'BARANG', akun: 'STOK_AWAL' }, { type_laporan: 'RUPIAH' }])
    expect((await baca(lain)).status).toBe(200)
  expect((await baca({ type_laporan: 'BARANG' }, owner)).text).toContain(`"${tray}"`)
})
