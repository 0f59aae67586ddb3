/** The call of repairs as existing reporting clients make it, letter for letter: keys sent, keys read back. */

import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { type Isi, kirim, kunci, pertama } from '@kencana/testing/calls'
import { selesaiService, terimaService } from '@kencana/testing/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let shop: TestShop
let owner: User
let no_service: string
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  const gelang = { nama_barang: 'GELANG', jumlah: 2, berat: gram(3.25), ongkos: rp(80_000) }
  const service = await terimaService(owner, [gelang, {}], 30_000)
  no_service = service.no_service
  await selesaiService(owner, service)
})
afterAll(() => shop.close())

const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }
const lapor = async (method: string, saring: object) =>
  (await kirim(owner, method, 'service/get/report', { ...HARI, ...saring })) as unknown as Isi[]

describe('calls of repairs', () => {
  it.each(['GET', 'POST'])('%s service/get/report answers days with their repairs and pieces', async (method) => {
    const grup = await lapor(method, { valid_by: 'ALL' })
    kunci(pertama(grup), '_id,detail')
    expect(grup).toHaveLength(1)
    const detail = pertama(pertama(grup).detail)
    kunci(detail, 'no_service,status_proses,dp_rp,total_bayar,detail_barang')
    kunci(pertama(detail.detail_barang), 'nama_barang,jumlah,berat')
    expect([pertama(grup)._id, detail]).toMatchObject([
      '2026-03-02',
      {
        no_service,
        status_proses: 'DONE',
        dp_rp: 30_000,
        total_bayar: 30_000,
        // grams, as they are weighed
        detail_barang: [
          { nama_barang: 'GELANG', jumlah: 2, berat: 3.25 },
          { nama_barang: 'CINCIN', jumlah: 1, berat: 1.5 },
        ],
      },
    ])
  })

  it('filters by who booked it, and answers nothing of other days', async () => {
    expect(await lapor('POST', { valid_by: 'OWNER' })).toHaveLength(1)
    expect(await lapor('POST', { valid_by: 'KASIR' })).toEqual([])
    expect(await lapor('GET', { valid_by: 'ALL', tgl_awal: '2026-03-01', tgl_akhir: '2026-03-01' })).toEqual([])
  })
})
