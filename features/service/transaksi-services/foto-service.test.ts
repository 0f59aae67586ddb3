/** Pictures of customers' pieces: demanded, of one piece each, kept with who took them. */
import { sql } from '@kencana/database'
import { gram, type TestShop, type User } from '@kencana/testing'
import { fotoUnik } from '@kencana/testing/foto'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { denganSaksi } from '@kencana/testing/saksi'
import {
  bukaService,
  bukuService,
  formAmbilService,
  formSelesai,
  formService,
  terimaService,
} from '@kencana/testing/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { ambilService } from './ambil-service.contract.ts'
import { batalSelesaiService, selesaikanService } from './selesai-service.contract.ts'
import { getService } from './service.contract.ts'
import { fotoService, simpanService } from './transaksi-services.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let gudang: User
let di: ReturnType<typeof bukuService>
beforeAll(async () => {
  const buka = await bukaService()
  shop = buka.shop
  owner = buka.owner
  kasir = buka.kasir
  gudang = buka.gudang
  di = bukuService(shop)
})
afterAll(() => shop.close())

const terima = () => terimaService(owner, [{ berat: gram(0.1) }])
const wajib = (value: string) => disetujuiBila(owner, ubahParaSystem, { key: 'service_foto', value, otorisasi: null })
const ULANG = 'Foto CINCIN Sudah Pernah Dipakai, Ambil Foto Baru'

describe('a picture of a customer’s piece', () => {
  it('is taken as it comes and as it is done, unless the shop works without', async () => {
    const tanpa = formService([{ berat: gram(0.1), foto: null }])
    await di.ditolak(() => tolakan(kasir, simpanService, tanpa), [422, 'Foto CINCIN Harus Ada'])
    const service = await terima()
    const selesai = formSelesai(service, [{ foto: null }])
    await di.ditolak(() => tolakan(gudang, selesaikanService, selesai), [422, 'Foto Selesai CINCIN Harus Ada'])
    await wajib('TIDAK')
    await kasir.call(simpanService, tanpa)
    const { data } = await gudang.call(selesaikanService, selesai)
    // There was one before: without one of after somebody else looks at the piece.
    await denganSaksi(kasir, gudang, ambilService, formAmbilService(data, 50_000), 'FOTO SERVICE')
    await wajib('YA')
  })

  it('shows one piece once: not two of a form, not before and after, not another repair', async () => {
    const foto = fotoUnik()
    const dua = formService([{ foto }, { foto }].map((one) => ({ ...one, berat: gram(0.1) })))
    await di.ditolak(() => tolakan(kasir, simpanService, dua), [422, ULANG])
    const { data } = await kasir.call(simpanService, formService([{ berat: gram(0.1), foto }]))
    await di.ditolak(() => tolakan(gudang, selesaikanService, formSelesai(data, [{ foto }])), [422, ULANG])
    await di.ditolak(() => tolakan(kasir, simpanService, formService([{ berat: gram(0.1), foto }])), [422, ULANG])
  })

  it('stays with who took it when; a second one of after, behind an undo, somebody else compares', async () => {
    const service = await terima()
    const { no_service } = service
    const { no_selesai } = await gudang.call(selesaikanService, formSelesai(service))
    await gudang.call(batalSelesaiService, { no_selesai, alasan: 'salah', otorisasi: null })
    const kini = await owner.call(getService, { no_service })
    expect(kini.barang[0]?.foto_selesai).toBeNull()
    const { data } = await kasir.call(selesaikanService, formSelesai(kini))
    expect(data.barang[0]?.foto_semua.map(({ jenis, user_id }) => [jenis, user_id])).toEqual([
      ['MASUK', 'OWNER'],
      ['SELESAI', 'GUDANG'],
      ['SELESAI', 'KASIR'],
    ])
    for (const { foto } of data.barang[0]?.foto_semua ?? []) {
      const { status, headers } = await kasir.send('GET', `service/${no_service}/foto/${foto}`)
      expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
    }
    await expect(kasir.call(fotoService, { no_service, hash: '0'.repeat(64) })).rejects.toThrow('Foto Tidak Ada')
    await expect(shop.db.run(sql`DELETE FROM service_foto`)).rejects.toThrow('ditolak')
    await denganSaksi(kasir, gudang, ambilService, formAmbilService(data, 50_000), 'FOTO SERVICE')
  })
})
