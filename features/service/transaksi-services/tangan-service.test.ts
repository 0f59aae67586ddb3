/** In whose hands customers' pieces are, who is paid for them, and who else looks. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, type TestShop, type User } from '@kencana/testing'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { denganSaksi } from '@kencana/testing/saksi'
import {
  bukaService,
  bukuService,
  formAmbilService,
  formBatalService,
  formSelesai,
  keTukang,
  terimaService,
} from '@kencana/testing/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tukang as tukangMaster } from '../../master/tukang/tukang.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { ambilService } from './ambil-service.contract.ts'
import { batalService } from './batal-service.contract.ts'
import { batalSelesaiService, selesaikanService } from './selesai-service.contract.ts'
import { getService, type SatuService } from './service.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let gudang: User
let sales: User
let di: ReturnType<typeof bukuService>
beforeAll(async () => {
  const buka = await bukaService()
  shop = buka.shop
  owner = buka.owner
  kasir = buka.kasir
  gudang = buka.gudang
  sales = await shop.user(owner, 'SALES', 'SALES')
  di = bukuService(shop)
})
afterAll(() => shop.close())

const satu = (no_service: string): Promise<SatuService> => owner.call(getService, { no_service })
const terima = (...rest: Parameters<typeof terimaService> extends [unknown, ...infer R] ? R : never) =>
  terimaService(owner, ...rest)

describe('who has a piece', () => {
  it('is written down for ever, from the first hand to the last', async () => {
    const service = await terima([{ berat: gram(0.5) }])
    const { no_service } = service
    for (const tukang of ['T01', 'T01', '', 'T02']) await keTukang(gudang, service, tukang)
    const { data } = await gudang.call(selesaikanService, formSelesai(await satu(no_service)))
    expect(data.barang[0]?.pemegang.map(({ nama, user_id }) => [nama.split(' ')[0], user_id])).toEqual([
      ['T01', 'GUDANG'],
      ['Toko', 'GUDANG'],
      ['T02', 'GUDANG'],
      ['Toko', 'GUDANG'],
    ])
    await expect(shop.db.run(sql`UPDATE service_pemegang SET kode_tukang = 'T02'`)).rejects.toThrow('ditolak')
    await expect(shop.db.run(sql`DELETE FROM service_pemegang`)).rejects.toThrow('ditolak')
  })

  it('gives it back to the shop before the customer gets it back undone', async () => {
    const service = await keTukang(gudang, await terima([{ berat: gram(0.5) }]))
    await di.ditolak(
      () => tolakan(kasir, batalService, formBatalService(service, 0)),
      [409, 'CINCIN Masih Di Tukang T01, Catat Kembali Ke Toko Dahulu'],
    )
    const kembali = await keTukang(gudang, service, '')
    const { data } = await disetujuiBila(kasir, batalService, formBatalService(kembali, 0))
    expect(data.barang[0]?.pemegang).toHaveLength(2)
  })

  it('is who is paid and whose solder it was: no craftsman who never had it', async () => {
    const service = await terima([{ berat: gram(0.5) }, { nama_barang: 'GELANG', berat: gram(0.5) }])
    const upah = { kode_tukang: 'T02', ongkos_tukang: rp(10_000) }
    await keTukang(gudang, service, 'T01')
    const kini = await satu(service.no_service)
    await di.ditolak(
      () => tolakan(gudang, selesaikanService, formSelesai(kini, [], upah)),
      [422, 'CINCIN Tidak Pernah Di Tukang T02, Catat Pemegang Barang Dahulu'],
    )
    await gudang.call(selesaikanService, formSelesai(kini, [], { ...upah, kode_tukang: 'T01' }))
  })

  it('earns what only he who wrote it down and he who pays craftsmen read', async () => {
    const service = await keTukang(gudang, await terima([{ berat: gram(0.5) }]))
    const { no_service } = service
    await gudang.call(selesaikanService, formSelesai(service, [], { kode_tukang: 'T01', ongkos_tukang: rp(12_000) }))
    const baca = async (siapa: User) =>
      (await siapa.call(getService, { no_service })).riwayat.find(({ jenis }) => jenis === 'SELESAI')?.keterangan
    const lain = await shop.user(owner, 'GUDANG2', 'GUDANG')
    expect(await Promise.all([owner, kasir, gudang, lain, sales].map(baca))).toEqual([
      'Tukang T01, ongkos Rp. 12,000',
      'Tukang T01, ongkos Rp. 12,000',
      'Tukang T01, ongkos Rp. 12,000',
      'Tukang T01',
      'Tukang T01',
    ])
  })
})

describe('what one person did alone', () => {
  it('somebody else looks at before it leaves', async () => {
    const sendiri = async (terimaOleh: User, selesaiOleh: User) => {
      const service = await terimaService(terimaOleh, [{ berat: gram(0.4) }])
      const { data } = await selesaiOleh.call(selesaikanService, formSelesai(service, [{ berat_keluar: gram(0.395) }]))
      return formAmbilService(data, 50_000)
    }
    await kasir.call(ambilService, await sendiri(sales, kasir))
    await kasir.call(ambilService, await sendiri(kasir, gudang))
    const form = await sendiri(kasir, kasir)
    expect(await tolakan(kasir, ambilService, form)).toEqual([422, 'Butuh Saksi SERVICE SENDIRI'])
    await denganSaksi(kasir, gudang, ambilService, form, 'SERVICE SENDIRI')
  })
})

describe('losses of customers’ pieces', () => {
  it('add up over thirty days by who worked on them, come back with an undo, and are no more once agreed to', async () => {
    await disetujuiBila(owner, ubahParaSystem, { key: 'susut_service', value: '0.020', otorisasi: null })
    const tukang = await shop.user(owner, 'TUKANG', 'GUDANG')
    await owner.call(tukangMaster.create, { kode_tukang: 'T09', nama_tukang: 'PAK JOYO' })
    const isi = async () => formSelesai(await terima([{ berat: gram(1) }]), [{ berat_keluar: gram(0.99) }])
    const diT09 = async () => {
      const service = await keTukang(tukang, await terima([{ berat: gram(0.1) }]), 'T09')
      return formSelesai(service, [{ berat_keluar: gram(0.09) }], { kode_tukang: 'T09' })
    }
    const { no_selesai } = await tukang.call(selesaikanService, await isi())
    await tukang.call(selesaikanService, await isi())
    const ketiga = await isi()
    // 0.030 g are more than 0.020 g, and than 0.3 % of 3 g.
    expect(await tolakan(tukang, selesaikanService, ketiga)).toEqual([422, 'Butuh Otorisasi SUSUT 30 HARI'])
    // Another person has his own, and so has a craftsman, whoever says that he is done: 0.030 g of 0.3 g.
    await gudang.call(selesaikanService, await diT09())
    await tukang.call(selesaikanService, await diT09())
    expect(await tolakan(gudang, selesaikanService, await diT09())).toEqual([422, 'Butuh Otorisasi SUSUT 30 HARI'])
    await tukang.call(batalSelesaiService, { no_selesai, alasan: 'salah', otorisasi: null })
    await tukang.call(selesaikanService, ketiga)
    await denganOtorisasi(tukang, selesaikanService, { ...(await isi()), otorisasi: null }, 'SUSUT 30 HARI')
    // Thirty days later nothing of it counts.
    await shop.db.run(sql`UPDATE service_selesai SET tgl_system = '2026-01-31' WHERE user_id = 'TUKANG'`)
    await tukang.call(selesaikanService, await isi())
    await shop.db.run(sql`UPDATE service_selesai SET tgl_system = '2026-03-02' WHERE user_id = 'TUKANG'`)
  })
})
