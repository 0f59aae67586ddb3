/** What the papers of a repair say of what was before them: nothing that had been undone by then, whatever is undone later. */
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
import { ambilService, batalAmbilService, getAmbilService } from './ambil-service.contract.ts'
import { batalService, getBatalService, pulihkanService } from './batal-service.contract.ts'
import { buktiBatalService } from './batal-service.receipt.ts'
import { batalSelesaiService } from './selesai-service.contract.ts'
import { getService } from './service.contract.ts'
import { slipService } from './service.receipt.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeAll(async () => {
  ;({ shop, owner, kasir } = await bukaService())
})
afterAll(() => shop.close())

describe('a paper of a repair', () => {
  it('counts nothing that was undone before it, also once it is undone itself', async () => {
    const data = await selesaiService(
      owner,
      await terimaService(owner, [{ berat: gram(0.1) }, { nama_barang: 'ANTING', berat: gram(0.1) }]),
    )
    const batalkan = async (no_ambil: string) => {
      const { no_batal } = await disetujuiBila(owner, batalAmbilService, { no_ambil, alasan: 'salah', otorisasi: null })
      return { no_batal, kini: await owner.call(getService, { no_service: data.no_service }) }
    }
    const satu = await disetujuiBila(owner, ambilService, formAmbilService(data, 50_000, { urut: [1] }))
    expect(satu.kertas.tinggal).toEqual(['2. ANTING'])
    const { no_batal: pertama, kini } = await batalkan(satu.no_ambil)
    const dua = await disetujuiBila(owner, ambilService, formAmbilService(kini, 0, { urut: [2] }))
    expect(dua.kertas.tinggal).toEqual(['1. CINCIN'])
    expect(await owner.call(getAmbilService, { no_ambil: dua.no_ambil })).toEqual(dua.kertas)
    const { no_batal: kedua } = await batalkan(dua.no_ambil)
    expect(await owner.call(getAmbilService, { no_ambil: dua.no_ambil })).toEqual({ ...dua.kertas, no_batal: kedua })
    expect(await owner.call(getAmbilService, { no_ambil: satu.no_ambil })).toEqual({
      ...satu.kertas,
      no_batal: pertama,
    })
  })

  it('tells no work that was taken back before it, also once it is restored, and prints what cost nothing', async () => {
    const poles = { kerja_tambahan: 'POLES', setuju_nama: 'IBU SRI' }
    const service = await terimaService(owner, [{ berat: gram(0.1) }])
    const data = await selesaiService(owner, service, [poles])
    const slip = slipService(data, []).baris.join('\n')
    expect(slip).toMatch(/^ {2}POLES +Rp\. 0\n {2}DISETUJUI +IBU SRI$/m)
    const no_selesai = data.barang[0]?.no_selesai ?? ''
    await disetujuiBila(owner, batalSelesaiService, { no_selesai, alasan: 'salah', otorisasi: null })
    const kini = await owner.call(getService, { no_service: data.no_service })
    const { no_batal_service, kertas } = await disetujuiBila(kasir, batalService, formBatalService(kini, 0))
    expect(buktiBatalService(kertas, []).baris.join('\n')).not.toContain('POLES')
    const { no_batal } = await disetujuiBila(kasir, pulihkanService, {
      no_batal_service,
      alasan: 'jadi',
      otorisasi: null,
    })
    expect(await owner.call(getBatalService, { no_batal_service })).toEqual({ ...kertas, no_batal })
  })
})
