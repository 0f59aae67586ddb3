/** Repairs called off and found again. Numbers in the names are those of the cases of the area's design, 11.5 in their order. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, type TestShop, type User } from '@kencana/testing'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import {
  bukaService,
  bukuService,
  formAmbilService,
  formBatalService,
  keTukang,
  selesaiService,
  terimaService,
} from '@kencana/testing/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { member } from '../../member/data-member/data-member.contract.ts'
import { ambilService } from './ambil-service.contract.ts'
import { batalService, pulihkanService } from './batal-service.contract.ts'
import { getService, listService, type SatuService } from './service.contract.ts'

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
  await isiRekening(owner, '0111')
})
afterAll(() => shop.close())

const satu = (no_service: string): Promise<SatuService> => owner.call(getService, { no_service })
/** Taken in by the owner, so that the limits of the others are left to them. */
const terima = (...rest: Parameters<typeof terimaService> extends [unknown, ...infer R] ? R : never) =>
  terimaService(owner, ...rest)
const KOSONG = { pcs: 0, mg: 0, rp: 0 }
describe('a repair that is called off', () => {
  it('7. 8. gives back exactly what it weighs now, and its deposit but for what is kept', async () => {
    const service = await terima([{ berat: gram(5) }], 50_000)
    const data = await selesaiService(owner, service, [{ berat_keluar: gram(4.96) }])
    const { no_service } = service
    await expect(kasir.call(batalService, formBatalService(data, 40_000, 10_000))).rejects.toThrow(
      'Butuh Otorisasi BATAL SERVICE',
    )
    await di.ditolak(
      () => tolakan(kasir, batalService, formBatalService(data, 50_000, 10_000)),
      [422, 'Uang Kembali Harus Rp. 40,000'],
    )
    await di.ditolak(() => tolakan(kasir, batalService, formBatalService(data, 0, 50_001)), [422, 'Hangus Melebihi DP'])
    const { no_batal_service, data: batal } = await disetujuiBila(
      kasir,
      batalService,
      formBatalService(data, 40_000, 10_000),
    )
    expect(batal).toMatchObject({ status: 'CANC', sisa: 0 })
    expect(await di.buku(no_batal_service)).toMatchObject([
      { akun: 'SERVICE', pcs: -1, mg: -4960 },
      { akun: 'PELANGGAN', pcs: 1, mg: 4960 },
      { akun: 'KAS', rp: -40_000 },
      { akun: 'TITIPAN', ref: no_service, rp: 50_000 },
      { akun: 'JASA_SERVICE', rp: -10_000 },
    ])
    expect(await di.saldo('SERVICE', no_service)).toEqual(KOSONG)
    expect(await di.saldo('TITIPAN', no_service)).toEqual(KOSONG)
    await di.ditolak(
      () => tolakan(kasir, batalService, { ...formBatalService(batal, 0), versi: batal.versi }),
      [409, `Service ${no_service} Sudah Dibatalkan`],
    )
    await disetujuiBila(kasir, pulihkanService, { no_batal_service, alasan: 'jadi', otorisasi: null })
    expect(await satu(no_service)).toMatchObject({ status: 'DONE', dibayar: 50_000 })
    expect(await di.saldo('SERVICE', no_service)).toEqual({ pcs: 1, mg: 4960, rp: 0 })
  })

  it('keeps nothing of a transfer that nobody has seen', async () => {
    const transfer = { cara_bayar: 'TRANSFER', no_rekening: '0111', jumlah: rp(30_000) } as const
    const service = await terima([{ berat: gram(0.1) }], 0, { pembayaran: [transfer] })
    const { no_service } = service
    const kembali = (hangus: number) => ({
      ...formBatalService(service, 0, hangus),
      pembayaran: hangus === 30_000 ? [] : [{ ...transfer, jumlah: rp(30_000 - hangus) }],
    })
    for (const hangus of [10_000, 30_000])
      await di.ditolak(
        () => tolakan(kasir, batalService, kembali(hangus)),
        [422, `Pembayaran TRANSFER 0111 Rp. 30,000 Di ${no_service} Belum Dikonfirmasi Masuk`],
      )
    await disetujuiBila(kasir, batalService, kembali(0))
    expect(await di.saldo('BANK', '0111')).toMatchObject({ rp: 0 })
  })

  it('has nothing that was fetched', async () => {
    const data = await selesaiService(owner, await terima([{ berat: gram(0.1) }, { berat: gram(0.1) }]))
    const { data: sisa } = await kasir.call(ambilService, formAmbilService(data, 50_000, { urut: [1] }))
    await di.ditolak(() => tolakan(kasir, batalService, formBatalService(sisa, 0)), [409, 'CINCIN Sudah Diambil'])
  })

  it('000.34 keeps what its craftsman is owed', async () => {
    const service = await keTukang(owner, await terima([{ berat: gram(0.5) }]))
    const data = await selesaiService(owner, service, [], { kode_tukang: 'T01', ongkos_tukang: rp(20_000) })
    const sebelum = await di.saldo('HUTANG_TUKANG', 'T01')
    await disetujuiBila(kasir, batalService, formBatalService(data, 0))
    expect(await di.saldo('HUTANG_TUKANG', 'T01')).toEqual(sebelum)
  })
})

it('2. is fetched or called off by whoever is first, never both', async () => {
  for (let ke = 0; ke < 4; ke++) {
    const data = await selesaiService(owner, await terima([{ berat: gram(0.1) }], 20_000))
    const lepas = formBatalService(data, 20_000)
    const minta = await owner.call(batalService, lepas).catch((error: { minta?: string }) => error.minta)
    expect(minta).toBeTypeOf('string')
    const hasil = await Promise.allSettled([
      kasir.call(ambilService, formAmbilService(data, 30_000)),
      disetujuiBila(owner, batalService, lepas),
      kasir.call(ambilService, formAmbilService(data, 30_000)),
    ])
    expect(hasil.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(['CLOS', 'CANC']).toContain((await satu(data.no_service)).status)
    expect(await di.saldo('SERVICE', data.no_service)).toEqual(KOSONG)
    expect(await di.saldo('TITIPAN', data.no_service)).toEqual(KOSONG)
  }
})

it('is found by state, by promise, by name and by telephone', async () => {
  const { no_service } = await terima([{ berat: gram(0.1) }], 0, {
    nama_customer: 'PAK UNIK',
    no_hp: '08999888777',
    tgl_janji: '2026-03-09',
  })
  const cari = async (lain: Partial<InputOf<typeof listService>>) =>
    (
      await kasir.call(listService, {
        q: '',
        tgl_awal: '',
        tgl_akhir: '',
        tgl_janji: '',
        status: 'ALL',
        urut: 'no_service',
        turun: '1',
        hal: 1,
        per: 25,
        ...lain,
      })
    ).rows.map((row) => row.no_service)
  for (const lain of [{ q: 'unik' }, { q: '0899-9888-777' }, { q: no_service }, { tgl_janji: '2026-03-09' }])
    expect(await cari(lain)).toEqual([no_service])
  expect(await cari({ q: 'unik', status: 'TERBUKA' })).toEqual([no_service])
  expect(await cari({ q: 'unik', status: 'CLOS' })).toEqual([])
  expect(await cari({ q: 'unik', status: 'LEWAT' })).toEqual([])
  await shop.db.run(
    sql`UPDATE service SET tgl_system = '2026-03-01', tgl_janji = '2026-03-01' WHERE no_service = ${no_service}`,
  )
  expect(await cari({ q: 'unik', status: 'LEWAT' })).toEqual([no_service])
  await shop.db.run(
    sql`UPDATE service SET tgl_system = '2026-03-02', tgl_janji = '2026-03-09' WHERE no_service = ${no_service}`,
  )
  const { data } = await disetujuiBila(kasir, batalService, formBatalService(await satu(no_service), 0))
  expect(data.riwayat.map(({ jenis }) => jenis)).toEqual(['MASUK', 'BATAL'])
  expect(data.setuju_pesan).toBe('-')
  const orang = { kode_member: '', alamat: '', tgl_lahir: null, catatan: '', nama_member: 'PAK UNIK' }
  await owner.call(member.create, { ...orang, no_hp: '08999888777', setuju_pesan: 'TIDAK' })
  expect((await satu(no_service)).setuju_pesan).toBe('TIDAK')
})

it('is listed as waiting once it was done as many days ago as the shop says', async () => {
  const data = await selesaiService(owner, await terima([{ berat: gram(0.1) }], 0, { nama_customer: 'BU LAMA' }))
  const saring = { q: 'bu lama', tgl_awal: '', tgl_akhir: '', tgl_janji: '', status: 'BELUM DIAMBIL' } as const
  const halaman = { urut: 'no_service', turun: '1', hal: 1, per: 25 } as const
  const cari = async () => (await kasir.call(listService, { ...saring, ...halaman })).rows.map((row) => row.no_service)
  const selesaiPada = (tgl: string) =>
    shop.db.run(sql`UPDATE service_selesai SET tgl_system = ${tgl} WHERE no_service = ${data.no_service}`)
  expect(await cari()).toEqual([])
  // 30 days before 2 March 2026 is 31 January.
  await selesaiPada('2026-02-01')
  expect(await cari()).toEqual([])
  await selesaiPada('2026-01-31')
  expect(await cari()).toEqual([data.no_service])
  await selesaiPada('2026-03-02')
})
