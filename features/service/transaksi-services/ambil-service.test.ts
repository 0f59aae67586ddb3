/** Repairs fetched. Numbers in the names are those of the cases of the area's design, 11.5 in their order. */
import type { InputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { gram, type TestShop, type User } from '@kencana/testing'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { bukaService, bukuService, formAmbilService, selesaiService, terimaService } from '@kencana/testing/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ambilService, batalAmbilService } from './ambil-service.contract.ts'
import { batalSelesaiService } from './selesai-service.contract.ts'
import { getService, type SatuService } from './service.contract.ts'
import { slipService } from './service.receipt.ts'

let shop: TestShop
let owner: User
let kasir: User
let di: ReturnType<typeof bukuService>
beforeAll(async () => {
  const buka = await bukaService()
  shop = buka.shop
  owner = buka.owner
  kasir = buka.kasir
  di = bukuService(shop)
})
afterAll(() => shop.close())

const satu = (no_service: string): Promise<SatuService> => owner.call(getService, { no_service })
/** Taken in by the owner, so that the limits of the others are left to them. */
const terima = (...rest: Parameters<typeof terimaService> extends [unknown, ...infer R] ? R : never) =>
  terimaService(owner, ...rest)
const KOSONG = { pcs: 0, mg: 0, rp: 0 }
const ambil = (service: SatuService, bayar: number, lain: Partial<InputOf<typeof ambilService>> = {}) =>
  disetujuiBila(owner, ambilService, formAmbilService(service, bayar, lain))

describe('fetching', () => {
  it('1. 8. is done once, and nothing of it is in custody then', async () => {
    const data = await selesaiService(owner, await terima([{ berat: gram(0.1) }], 20_000))
    await di.ditolak(
      () => tolakan(kasir, ambilService, formAmbilService(data, 20_000)),
      [422, 'Pembayaran Harus Rp. 30,000'],
    )
    const form = formAmbilService(data, 30_000)
    const { no_ambil, data: jadi } = await kasir.call(ambilService, form)
    expect(jadi).toMatchObject({ status: 'CLOS', dibayar: 50_000, sisa: 0 })
    expect(await di.buku(no_ambil)).toMatchObject([
      { akun: 'SERVICE', pcs: -1, mg: -100 },
      { akun: 'PELANGGAN', pcs: 1, mg: 100 },
      { akun: 'KAS', rp: 30_000 },
      { akun: 'TITIPAN', ref: data.no_service, rp: 20_000 },
      { akun: 'JASA_SERVICE', rp: -50_000 },
    ])
    await di.ditolak(() => tolakan(kasir, ambilService, { ...form, versi: jadi.versi }), [409, 'CINCIN Sudah Diambil'])
    await expect(kasir.call(ambilService, form)).rejects.toThrow('Sudah Diproses Oleh User Lain')
    // 8.
    expect(await di.saldo('SERVICE', data.no_service)).toEqual(KOSONG)
  })

  it('8. 9. goes in parts, three pieces in three: money at any time, the rest with the last one', async () => {
    const tiga = [{ berat: gram(0.1) }, { berat: gram(0.2) }, { berat: gram(0.3) }]
    const service = await terima(tiga, 20_000)
    const { no_service } = service
    await di.ditolak(
      () => tolakan(kasir, ambilService, formAmbilService(service, 0, { urut: [1] })),
      [409, 'CINCIN Belum Selesai'],
    )
    const data = await selesaiService(owner, service)
    await di.ditolak(
      () => tolakan(kasir, ambilService, formAmbilService(data, 130_001, { urut: [1] })),
      [422, 'Pembayaran Melebihi Sisa Ongkos, Rp. 130,000'],
    )
    const pertama = await ambil(data, 0, { urut: [2] })
    expect(pertama.data).toMatchObject({ status: 'DONE', sisa: 130_000 })
    const kedua = await ambil(pertama.data, 70_000, { urut: [1] })
    expect(kedua.data).toMatchObject({ status: 'DONE', dibayar: 90_000, sisa: 60_000 })
    expect(await di.saldo('TITIPAN', no_service)).toMatchObject({ rp: -90_000 })
    expect(await di.saldo('SERVICE', no_service)).toMatchObject({ pcs: 1, mg: 300 })
    // The cash of the deposit stands on the paper of the deposit, not on one of today.
    const tunai = (isi: SatuService) => {
      const pembayaran = isi.pembayaran.map((one) => ({ ...one, diterima: rp(50_000) }))
      return slipService({ ...isi, pembayaran }, []).baris.filter((one) => /UANG DITERIMA|KEMBALI/.test(one))
    }
    expect(tunai(data)).toHaveLength(2)
    expect(tunai(kedua.data)).toEqual([])
    const ketiga = await ambil(kedua.data, 60_000)
    expect(ketiga.data).toMatchObject({ status: 'CLOS', sisa: 0 })
    expect(await di.saldo('TITIPAN', no_service)).toEqual(KOSONG)
    expect(await di.saldo('SERVICE', no_service)).toEqual(KOSONG)
    await di.ditolak(
      () => tolakan(kasir, batalAmbilService, { no_ambil: kedua.no_ambil, alasan: 'x', otorisasi: null }),
      [409, `Batalkan ${ketiga.no_ambil} Dahulu`],
    )
    const undo = (no_ambil: string) =>
      disetujuiBila(kasir, batalAmbilService, { no_ambil, alasan: 'salah', otorisasi: null })
    await undo(ketiga.no_ambil)
    await undo(kedua.no_ambil)
    expect(await satu(no_service)).toMatchObject({ status: 'DONE', dibayar: 20_000, sisa: 130_000 })
    expect(await di.saldo('TITIPAN', no_service)).toMatchObject({ rp: -20_000 })
    expect(await di.saldo('SERVICE', no_service)).toEqual({ pcs: 2, mg: 400, rp: 0 })
  })

  it('is undone by agreement alone, and what is done not while it is fetched', async () => {
    const data = await selesaiService(owner, await terima([{ berat: gram(0.1) }]))
    const { no_ambil } = await kasir.call(ambilService, formAmbilService(data, 50_000))
    const undo = { no_ambil, alasan: 'salah', otorisasi: null }
    await expect(kasir.call(batalAmbilService, undo)).rejects.toThrow('Butuh Otorisasi BATAL AMBIL SERVICE')
    const no_selesai = data.barang[0]?.no_selesai ?? ''
    await di.ditolak(
      () => tolakan(kasir, batalSelesaiService, { no_selesai, alasan: 'salah', otorisasi: null }),
      [409, 'CINCIN Sudah Diambil'],
    )
  })

  it('leaves no piece for less than its own work costs, whatever stays behind', async () => {
    const semu = [
      { berat: gram(0.9), ongkos: rp(200_000) },
      { nama_barang: 'PENITI', berat: gram(0.1), ongkos: rp(10_000) },
    ]
    const data = await selesaiService(owner, await terima(semu, 20_000))
    const bayar = (jumlah: number) => formAmbilService(data, jumlah, { urut: [1] })
    // 210,000 less 20,000 paid ahead: at most the 10,000 of the pin may wait.
    for (const jumlah of [0, 179_999])
      await expect(kasir.call(ambilService, bayar(jumlah))).rejects.toThrow('Butuh Otorisasi SISA SERVICE')
    expect((await kasir.call(ambilService, bayar(180_000))).data).toMatchObject({ status: 'DONE', sisa: 10_000 })
  })

  it('names who came for it; somebody else without the slip by agreement alone', async () => {
    const data = await selesaiService(owner, await terima([{ berat: gram(0.1) }, { berat: gram(0.1) }]))
    const lain = (urut: number, bawa_slip: boolean) => ({ urut: [urut], pengambil: 'PAK BUDI', bawa_slip })
    const { data: satu } = await kasir.call(ambilService, formAmbilService(data, 50_000, lain(1, true)))
    const tanpa = formAmbilService(satu, 50_000, lain(2, false))
    await expect(kasir.call(ambilService, tanpa)).rejects.toThrow('Butuh Otorisasi PENGAMBIL SERVICE')
    const { data: jadi } = await denganOtorisasi(kasir, ambilService, tanpa, 'PENGAMBIL SERVICE')
    expect(jadi.barang.map((one) => one.diambil_oleh)).toEqual([
      'PAK BUDI (BUKAN CUSTOMER)',
      'PAK BUDI (BUKAN CUSTOMER)',
    ])
    expect(jadi.riwayat.slice(-2).map((one) => one.keterangan)).toEqual([
      'Oleh PAK BUDI, bukan customer',
      'Oleh PAK BUDI, bukan customer, tanpa slip',
    ])
    expect(slipService(jadi, []).baris).toContainEqual(expect.stringMatching(/^ {2}OLEH +PAK BUDI \(BUKAN CUSTOMER\)$/))
    // A slip of which nothing is said was not shown.
    const { bawa_slip: _, ...diam } = tanpa
    expect(ambilService.input.parse(diam)).toMatchObject({ pengambil: 'PAK BUDI', bawa_slip: false })
    // The customer himself is known.
    const sendiri = await selesaiService(owner, await terima([{ berat: gram(0.1) }]))
    const { data: pulang } = await kasir.call(ambilService, formAmbilService(sendiri, 50_000, { bawa_slip: false }))
    expect(pulang.barang[0]?.diambil_oleh).toBe('IBU SRI')
  })

  it('puts a loss to the customer that five pieces share, each of them little', async () => {
    const lima = Array.from({ length: 5 }, () => ({ berat: gram(2) }))
    const service = await terima(lima)
    const data = await selesaiService(
      owner,
      service,
      lima.map(() => ({ berat_keluar: gram(1.985) })),
    )
    await di.ditolak(
      () => tolakan(kasir, ambilService, formAmbilService(data, 50_000, { urut: [3] })),
      [422, 'Susut CINCIN 0.015 g Harus Disetujui Customer'],
    )
    await kasir.call(ambilService, formAmbilService(data, 50_000, { urut: [3], susut_setuju: 'IBU SRI' }))
  })
})
