import { sql } from '@kencana/database'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { formAmbilService, formBatalService, selesaiService, terimaService } from '@kencana/testing/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ambilService } from '../transaksi-services/ambil-service.contract.ts'
import { batalService } from '../transaksi-services/batal-service.contract.ts'
import { getService } from '../transaksi-services/service.contract.ts'
import { slipService } from '../transaksi-services/service.receipt.ts'
import { servicePublik } from './service-publik.contract.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
})
afterAll(() => shop.close())

const tokenDari = (tautan: string) => tautan.split('/').at(-1) ?? ''
const kabar = async (no_service: string) => {
  const { tautan } = await owner.call(getService, { no_service })
  return owner.call(servicePublik, { token: tokenDari(tautan) })
}

describe('what a customer reads of his repair', () => {
  it('is how far it is and when it was promised, and nothing of him', async () => {
    const service = await terimaService(owner, [{}], 40_000)
    expect(slipService(service, []).qr).toBeUndefined()
    await shop.db.run(sql`UPDATE toko SET alamat_publik = 'https://toko.example'`)
    const { no_service } = service
    const { tautan } = await owner.call(getService, { no_service })
    expect(tautan).toMatch(/^https:\/\/toko\.example\/service\/[\w-]{40,}$/)
    expect(slipService({ ...service, tautan }, []).qr).toBe(tautan)
    expect(await kabar(no_service)).toEqual({
      no_service,
      nama_toko: owner.data.nama_toko,
      alamat_toko: expect.stringContaining('JL. '),
      keadaan: 'DIKERJAKAN',
      tgl_janji: '2026-03-30',
    })
    const jadi = await selesaiService(owner, service)
    expect((await kabar(no_service)).keadaan).toBe('SIAP DIAMBIL')
    await disetujuiBila(owner, ambilService, formAmbilService(jadi, 10_000))
    expect((await kabar(no_service)).keadaan).toBe('SUDAH DIAMBIL')
    const batal = await terimaService(owner)
    await disetujuiBila(owner, batalService, formBatalService(batal, 0))
    expect((await kabar(batal.no_service)).keadaan).toBe('DIBATALKAN')
  })

  it('is told for a slip of this shop alone, a minute sixty times', async () => {
    const { no_service } = await terimaService(owner)
    const token = tokenDari((await owner.call(getService, { no_service })).tautan)
    const tanya = (isi: string) => owner.send('GET', `service/publik/${isi}`)
    for (const salah of ['x', no_service, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`]) {
      const { status, text } = await tanya(salah)
      expect([status, text]).toEqual([404, 'Service Tidak Dikenal'])
    }
    let terakhir = 200
    for (let n = 0; n < 60; n += 1) terakhir = (await tanya(token)).status
    expect(terakhir).toBe(429)
  })
})
