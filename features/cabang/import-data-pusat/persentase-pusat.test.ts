/** A percentage that the head office puts right is right at its branches too, though their goods use it; their closed days keep the old one. */
import { sql } from '@kencana/database'
import { parsePersen } from '@kencana/ledger'
import { isiBaki, tambahCincin } from '@kencana/testing/barang'
import { antarSekali, type Berdua, bercabang, type Ujung } from '@kencana/testing/cabang'
import { terimaDi } from '@kencana/testing/dua-instalasi'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { group } from '../../master/group/group.contract.ts'
import { koreksiPersentase, OTORISASI_PERSENTASE } from '../../master/group/koreksi-persentase.contract.ts'
import { kirimKecabang } from '../kirim-barang-kecabang/kirim-barang-kecabang.contract.ts'
import { periksaPusat } from './import-data-pusat.contract.ts'

let dua: Berdua
let pusat: Ujung
let cabang: Ujung
beforeAll(async () => {
  dua = await bercabang()
  ;({ pusat, cabang } = dua)
  await isiBaki(cabang.owner)
})
afterAll(() => dua.close())

const betulkan = (persen: number) =>
  denganOtorisasi(
    pusat.owner,
    koreksiPersentase,
    {
      kode_group: 'MM',
      persentase: parsePersen(persen),
      mulai: pusat.owner.data.tgl_system,
      alasan: 'SALAH KETIK',
      otorisasi: null,
    },
    OTORISASI_PERSENTASE,
  )
const persentase = async ({ shop }: Ujung, tanggal = '2026-03-02') =>
  shop.db.one(sql`
    SELECT g.persentase AS kini, persentase_hari(t.kode_toko, 'MM', ${tanggal}) AS hari FROM master_group g, toko t
    WHERE g.kode_group = 'MM' AND t.portal = ''`)

it('goes by letter, also for what was used, and is agreed to where nothing here uses it', async () => {
  await tambahCincin(cabang.owner, { tujuan: 'TK11' })
  cabang.owner = await cabang.shop.nextDay(cabang.owner)
  // Sent before the branch knows of the other percentage.
  const { kode_barcode } = await tambahCincin(cabang.owner, { tujuan: 'TK11' })
  const { no_kirim } = await cabang.owner.call(kirimKecabang, { to: 'TK01', detail_barang: [{ kode_barcode }] })
  await betulkan(74.5)
  await dua.antar()
  expect(await persentase(cabang)).toEqual({ kini: 745_000, hari: 700_000 })
  expect(await persentase(cabang, '2026-03-03')).toEqual({ kini: 745_000, hari: 745_000 })
  expect((await cabang.owner.call(periksaPusat, {})).beda).toEqual([])
  await terimaDi(pusat, no_kirim, [kode_barcode])
  await dua.antar()
})

it('is not changed by an edit while branches take theirs from here', async () => {
  const id = (await pusat.owner.call(group.list, {})).find((one) => one.kode_group === 'MT')?._id
  await expect(pusat.owner.call(group.update, { id, persentase: parsePersen(90) } as never)).rejects.toThrow(
    'Persentase Group MT Mungkin Dipakai Cabang, Ganti Dengan Betulkan Persentase',
  )
})

it('is put right again the same day', async () => {
  pusat.shop.clock.walk(1 / 24)
  await betulkan(70)
  await antarSekali(pusat)
  expect(await persentase(cabang, '2026-03-03')).toEqual({ kini: 700_000, hari: 700_000 })
})
