/** What tells of repairs by itself: the dashboard of what waits, the message to the customer of what is done. */
import { among, sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, type TestShop, type User } from '@kencana/testing'
import { disetujuiBila } from '@kencana/testing/pembelian'
import {
  bukaService,
  formAmbilService,
  formBatalService,
  selesaiService,
  terimaService,
} from '@kencana/testing/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dashboard } from '../../dashboard/dashboard.contract.ts'
import { tautanPesan } from '../../member/pelanggan/pesan.contract.ts'
import { ambilService } from './ambil-service.contract.ts'
import { batalService } from './batal-service.contract.ts'
import { pesanSelesai } from './pesan-service.contract.ts'
import { getService, listService } from './service.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeAll(async () => {
  const buka = await bukaService()
  shop = buka.shop
  owner = buka.owner
  kasir = buka.kasir
})
afterAll(() => shop.close())

const MENUNGGU: ReadonlySet<string> = new Set(['Service lewat janji', 'Service belum diambil'])

/** What the dashboard says of repairs, and that its screen lists as many. */
const menunggu = async (siapa: User): Promise<[string, number][]> => {
  const semua = (await siapa.call(dashboard, {})).menunggu.filter(({ nama }) => MENUNGGU.has(nama))
  for (const { path, search, jumlah } of semua) {
    expect(path).toBe('/lihat-services')
    const saring = { q: '', tgl_awal: '', tgl_akhir: '', tgl_janji: '', urut: 'no_service', turun: '1' } as const
    const status = search.status as 'LEWAT' | 'BELUM DIAMBIL'
    expect((await siapa.call(listService, { ...saring, status, hal: 1, per: 25 })).total).toBe(jumlah)
  }
  return semua.map(({ nama, jumlah }) => [nama, jumlah])
}
describe('the dashboard of repairs', () => {
  it('counts what is in work longer than promised, and what is done and nobody fetches', async () => {
    const terima = () => terimaService(owner, [{ berat: gram(0.1) }], 0, { tgl_janji: '2026-03-02' })
    const lewat = [await terima(), await terima()] as const
    const jadi = [await selesaiService(owner, await terima()), await selesaiService(owner, await terima())] as const
    const nomor = (semua: readonly { no_service: string }[]) => semua.map(({ no_service }) => no_service)
    const dijanjikan = (tgl: string) =>
      shop.db.run(
        sql`UPDATE service SET tgl_system = ${tgl}, tgl_janji = ${tgl} WHERE no_service ${among(nomor(lewat))}`,
      )
    const selesaiPada = (tgl: string) =>
      shop.db.run(sql`UPDATE service_selesai SET tgl_system = ${tgl} WHERE no_service ${among(nomor(jadi))}`)
    // On the day that was promised it is not late yet, and 30 days before 2 March is 31 January.
    await selesaiPada('2026-02-01')
    expect(await menunggu(kasir)).toEqual([])
    await dijanjikan('2026-03-01')
    expect(await menunggu(kasir)).toEqual([['Service lewat janji', 2]])
    await selesaiPada('2026-01-31')
    expect(await menunggu(kasir)).toEqual([
      ['Service lewat janji', 2],
      ['Service belum diambil', 2],
    ])
    await disetujuiBila(kasir, batalService, formBatalService(lewat[0], 0))
    await kasir.call(ambilService, formAmbilService(jadi[0], 50_000))
    expect(await menunggu(kasir)).toEqual([
      ['Service lewat janji', 1],
      ['Service belum diambil', 1],
    ])
    await dijanjikan('2026-03-02')
    await selesaiPada('2026-03-02')
    expect(await menunggu(kasir)).toEqual([])
  })
})

describe('the message of a repair', () => {
  it('says that it is done and what is left to pay, to the telephone of its customer', async () => {
    const service = await terimaService(owner, [{ berat: gram(0.1), ongkos: rp(75_000) }], 30_000)
    const { no_service } = service
    const kata = async () => pesanSelesai(await owner.call(getService, { no_service }), 'KENCANA')
    expect(await kata()).toBe('')
    const jadi = await selesaiService(owner, service)
    const isi = `Service ${no_service} di KENCANA sudah selesai dan siap diambil. Sisa ongkos Rp. 45,000.`
    expect(await kata()).toBe(isi)
    expect(tautanPesan(jadi, isi)).toBe(`https://wa.me/6281234567890?text=${encodeURIComponent(isi)}`)
    await kasir.call(ambilService, formAmbilService(jadi, 45_000))
    expect(await kata()).toBe('')
  })

  it('says that nothing is left to pay where all was paid ahead', async () => {
    const service = await terimaService(owner, [{ berat: gram(0.1), ongkos: rp(20_000) }], 20_000)
    expect(pesanSelesai(await selesaiService(owner, service), 'KENCANA')).toBe(
      `Service ${service.no_service} di KENCANA sudah selesai dan siap diambil. Ongkos sudah lunas.`,
    )
  })
})
