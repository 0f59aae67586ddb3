/** Repairs from the bench to the customer. Numbers in the names are those of the cases of the area's design, 11.5 in their order. */
import type { InputOf } from '@kencana/contract'
import { mg, rp } from '@kencana/ledger'
import { gram, type TestShop, type User } from '@kencana/testing'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import {
  bukaService,
  bukuService,
  formAmbilService,
  formSelesai,
  keTukang,
  terimaService,
} from '@kencana/testing/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tukang } from '../../master/tukang/tukang.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalOngkos, bayarOngkos, hutangOngkos } from '../../tukang/ongkos-tukang/ongkos-tukang.contract.ts'
import { ambilService } from './ambil-service.contract.ts'
import { batalSelesaiService, kirimService, selesaikanService } from './selesai-service.contract.ts'
import { getService, type SatuService } from './service.contract.ts'
import { slipService } from './service.receipt.ts'

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

const satu = (no_service: string): Promise<SatuService> => owner.call(getService, { no_service })
/** Taken in by the owner, so that the limits of the others are left to them. */
const terima = (...rest: Parameters<typeof terimaService> extends [unknown, ...infer R] ? R : never) =>
  terimaService(owner, ...rest)
type Selesai = InputOf<typeof selesaikanService>
const TOKO = { sumber: 'BAHAN_TOKO', kode_group: 'MM' } as const

describe('a repair that is done', () => {
  it('000.14 counts solder apart: 5.000 g came, 0.120 g went in, 5.080 g are there, 0.040 g are lost', async () => {
    const service = await terima([{ berat: gram(5) }])
    const isi = formSelesai(service, [{ berat_keluar: gram(5.08), patri: gram(0.12) }], TOKO)
    const { no_selesai, data } = await gudang.call(selesaikanService, isi)
    const { no_service } = service
    const baris = (akun: string, ref: string, kode_group: string, berat: number) => ({
      akun,
      ref,
      kode_group,
      pcs: 0,
      mg: berat,
      rp: 0,
    })
    expect(await di.buku(no_selesai)).toEqual([
      baris('BAHAN_TOKO', 'PATRI', 'MM', -120),
      baris('PELANGGAN', '-', 'MM', 120),
      baris('PELANGGAN', '-', '-', -120),
      baris('SERVICE', no_service, '-', 120),
      baris('SERVICE', no_service, '-', -40),
      baris('SUSUT', no_selesai, '-', 40),
    ])
    expect(await di.saldo('SERVICE', no_service)).toEqual({ pcs: 1, mg: 5080, rp: 0 })
    expect(data.barang).toMatchObject([{ berat: 5000, berat_kini: 5080, patri: 120, susut: 40, status: 'DONE' }])
    const slip = slipService(await satu(no_service), []).baris.map((one) => one.replace(/ +/g, ' ').trim())
    expect(slip).toEqual(
      expect.arrayContaining(['BERAT MASUK 5.000 G', 'PATRI 0.120 G', 'SUSUT 0.040 G', 'BERAT KELUAR 5.080 G']),
    )
  })

  it('3. weighs something', async () => {
    const service = await terima([{ berat: gram(0.1) }])
    await di.ditolak(
      () => tolakan(kasir, selesaikanService, formSelesai(service, [{ berat_keluar: gram(0) }])),
      [400, 'Berat Keluar Harus Lebih Dari 0'],
    )
  })

  it('4. is no heavier than it can be: a gain without solder is refused above what scales differ by', async () => {
    const service = await terima([{ berat: gram(5) }])
    const form = (berat: number, patri = 0) =>
      formSelesai(service, [{ berat_keluar: gram(berat), patri: gram(patri) }], patri === 0 ? {} : TOKO)
    await di.ditolak(
      () => tolakan(kasir, selesaikanService, form(5.051)),
      [422, 'CINCIN Lebih 0.051 g Dari Berat Masuk Dan Patrinya, Timbang Lagi Atau Catat Patri'],
    )
    await di.ditolak(
      () => tolakan(kasir, selesaikanService, form(5.151, 0.1)),
      [422, 'CINCIN Lebih 0.051 g Dari Berat Masuk Dan Patrinya, Timbang Lagi Atau Catat Patri'],
    )
    const { no_selesai } = await kasir.call(selesaikanService, form(5.05))
    expect(await di.buku(no_selesai)).toMatchObject([
      { akun: 'PELANGGAN', kode_group: '-', mg: -50 },
      { akun: 'SERVICE', mg: 50 },
    ])
  })

  it('is agreed to where more is lost than scales differ by', async () => {
    const service = await terima([{ berat: gram(5) }])
    const form = formSelesai(service, [{ berat_keluar: gram(4.949) }])
    await expect(kasir.call(selesaikanService, form)).rejects.toThrow('Butuh Otorisasi SERVICE SUSUT')
    const { data } = await denganOtorisasi(kasir, selesaikanService, { ...form, otorisasi: null }, 'SERVICE SUSUT')
    await di.ditolak(
      () => tolakan(kasir, ambilService, formAmbilService(data, 50_000)),
      [422, 'Susut CINCIN 0.051 g Harus Disetujui Customer'],
    )
    expect(
      (await kasir.call(ambilService, formAmbilService(data, 50_000, { susut_setuju: 'IBU SRI' }))).data.status,
    ).toBe('CLOS')
  })

  it('is judged as one document from five pieces on: 11 mg of each of five are more than half a percent', async () => {
    const lima = Array.from({ length: 5 }, () => ({ berat: gram(2) }))
    const service = await terima(lima)
    const kurang = (berat: number) =>
      formSelesai(
        service,
        lima.map(() => ({ berat_keluar: gram(berat) })),
      )
    // 0.5 % of 10 g are 0.050 g.
    await expect(kasir.call(selesaikanService, kurang(1.989))).rejects.toThrow('Butuh Otorisasi SERVICE SUSUT')
    await kasir.call(selesaikanService, kurang(1.99))
  })

  it('6. takes no more solder than there is, of the shop or of its craftsman', async () => {
    const service = await terima([{ berat: gram(5) }])
    const form = (patri: number, lain: Partial<Selesai>) =>
      formSelesai(service, [{ berat_keluar: mg(gram(5) + gram(patri)), patri: gram(patri) }], lain)
    await di.ditolak(
      () => tolakan(owner, selesaikanService, form(4, TOKO)),
      [422, 'Patri MM Toko Tinggal 1.880 g, Dibutuhkan 4.000 g'],
    )
    const { versi } = await keTukang(owner, service)
    await di.ditolak(
      () => tolakan(owner, selesaikanService, { ...form(2, { ...TOKO, sumber: 'TUKANG', kode_tukang: 'T01' }), versi }),
      [422, 'Patri MM Tukang T01 Tinggal 1.000 g, Dibutuhkan 2.000 g'],
    )
    await expect(kasir.call(selesaikanService, { ...form(0.501, TOKO), versi })).rejects.toThrow(
      'Butuh Otorisasi PATRI SERVICE',
    )
    await di.ditolak(
      () => tolakan(owner, selesaikanService, { ...form(0.1, {}), versi }),
      [400, 'Sumber Patri Harus Dipilih'],
    )
  })

  it('costs more by the customer’s yes, with his name', async () => {
    const service = await terima([{ berat: gram(0.1) }])
    const form = (lain: object) => formSelesai(service, [{ tambahan: rp(25_000), ...lain }])
    await di.ditolak(
      () => tolakan(kasir, selesaikanService, form({})),
      [400, 'Kerja Tambahan Harus Diisi, Nama Yang Setuju Harus Diisi'],
    )
    await di.ditolak(
      () => tolakan(kasir, selesaikanService, form({ kerja_tambahan: 'GANTI MATA' })),
      [400, 'Nama Yang Setuju Harus Diisi'],
    )
    const { data } = await kasir.call(selesaikanService, form({ kerja_tambahan: 'GANTI MATA', setuju_nama: 'IBU SRI' }))
    expect(data).toMatchObject({ total: 75_000, sisa: 75_000, barang: [{ tambahan: 25_000, setuju_nama: 'IBU SRI' }] })
  })

  it('10. owes its craftsman the fee once, and is undone only until it is paid', async () => {
    const hutang = async () =>
      (await owner.call(hutangOngkos, {})).find((one) => one.kode_tukang === 'T02')?.hutang ?? 0
    const service = await keTukang(owner, await terima([{ berat: gram(1) }]), 'T02')
    const form = formSelesai(service, [], { kode_tukang: 'T02', ongkos_tukang: rp(60_000) })
    const { no_selesai } = await kasir.call(selesaikanService, form)
    expect(await hutang()).toBe(60_000)
    await expect(kasir.call(selesaikanService, form)).rejects.toThrow('Sudah Diproses Oleh User Lain')
    expect(await hutang()).toBe(60_000)
    const bayar = {
      kode_tukang: 'T02',
      jumlah: rp(60_000),
      cara_bayar: 'CASH',
      no_rekening: '',
      keterangan: '',
    } as const
    const { no_ongkos } = await kasir.call(bayarOngkos, bayar)
    const undo = { no_selesai, alasan: 'salah', otorisasi: null }
    await di.ditolak(
      () => tolakan(kasir, batalSelesaiService, undo),
      [409, 'Ongkos Tukang T02 Sudah Dibayar, Batalkan Pembayarannya Dahulu'],
    )
    await kasir.call(batalOngkos, { no_ongkos, alasan: 'salah' })
    await kasir.call(batalSelesaiService, undo)
    expect(await hutang()).toBe(0)
    const lagi = await satu(service.no_service)
    expect(lagi).toMatchObject({ status: 'OPEN', barang: [{ berat_kini: 1000, no_selesai: null, tambahan: 0 }] })
    const mahal = formSelesai(lagi, [], { kode_tukang: 'T02', ongkos_tukang: rp(100_001) })
    await expect(kasir.call(selesaikanService, mahal)).rejects.toThrow('Butuh Otorisasi ONGKOS TUKANG SERVICE')
  })

  it('11. keeps the craftsman in the master who has its pieces', async () => {
    await owner.call(tukang.create, { kode_tukang: 'T11', nama_tukang: 'PAK JOYO' })
    const row = (await owner.call(tukang.list, {})).find((one) => one.kode_tukang === 'T11')
    if (!row) throw new Error('no craftsman')
    const hapus = () => tolakan(owner, tukang.remove, { id: row._id })
    const service = await terima([{ berat: gram(0.1) }])
    const { no_service } = service
    await gudang.call(kirimService, { no_service, versi: service.versi, urut: [1], kode_tukang: 'T11' })
    expect((await satu(no_service)).barang).toMatchObject([{ kode_tukang: 'T11', nama_tukang: 'PAK JOYO' }])
    expect((await hapus())[1]).toBe(`Tukang T11 Masih Memegang Barang Service ${no_service}`)
    const kini = await satu(no_service)
    await kasir.call(selesaikanService, formSelesai(kini, [], { kode_tukang: 'T11', ongkos_tukang: rp(5_000) }))
    expect((await hapus())[1]).toBe('Ongkos Tukang T11 Di Toko TK01 Belum Dibayar')
    expect((await satu(no_service)).barang).toMatchObject([{ kode_tukang: '' }])
  })

  it('gives solder back to whose it was when it is undone', async () => {
    const service = await keTukang(owner, await terima([{ berat: gram(5) }]))
    const sebelum = await di.saldo('TUKANG', 'T01/PATRI')
    const lain = { sumber: 'TUKANG', kode_group: 'MM', kode_tukang: 'T01' } as const
    const form = formSelesai(service, [{ berat_keluar: gram(5.1), patri: gram(0.1) }], lain)
    const { no_selesai } = await gudang.call(selesaikanService, form)
    expect(await di.saldo('TUKANG', 'T01/PATRI')).toMatchObject({ mg: 900 })
    await gudang.call(batalSelesaiService, { no_selesai, alasan: 'salah', otorisasi: null })
    expect(await di.saldo('TUKANG', 'T01/PATRI')).toEqual(sebelum)
    expect(await di.saldo('SERVICE', service.no_service)).toEqual({ pcs: 1, mg: 5000, rp: 0 })
  })
  it('uses up the same limit by what is undone: the shop’s solder moves as far either way', async () => {
    await disetujuiBila(owner, ubahParaSystem, { key: 'patri_service', value: '0.100', otorisasi: null })
    const lain = await shop.user(owner, 'GUDANG3', 'GUDANG')
    const { no_service } = await terima([{ berat: gram(5) }])
    const isi = async () => formSelesai(await satu(no_service), [{ berat_keluar: gram(5.1), patri: gram(0.1) }], TOKO)
    // Ten documents a day are 1.000 g: five times there and back.
    for (let at = 0; at < 5; at += 1) {
      const { no_selesai } = await lain.call(selesaikanService, await isi())
      await lain.call(batalSelesaiService, { no_selesai, alasan: 'salah', otorisasi: null })
    }
    await expect(lain.call(selesaikanService, await isi())).rejects.toThrow('Butuh Otorisasi PATRI SERVICE')
    const { no_selesai } = await gudang.call(selesaikanService, await isi())
    await expect(lain.call(batalSelesaiService, { no_selesai, alasan: 'salah', otorisasi: null })).rejects.toThrow(
      'Butuh Otorisasi PATRI SERVICE',
    )
  })
})

describe('several documents of one repair are one', () => {
  it('solder beyond the limit is agreed to, however it is parted', async () => {
    // The shop's limit is 0.100 g by now.
    const lain = await shop.user(owner, 'GUDANG9', 'GUDANG')
    const service = await terima([{ berat: gram(5) }, { berat: gram(5) }])
    const pakai = (baru: SatuService, urut: number) =>
      formSelesai(
        { ...baru, barang: baru.barang.filter((one) => one.urut === urut) },
        [{ patri: gram(0.06), berat_keluar: gram(5.06) }],
        TOKO,
      )
    await lain.call(selesaikanService, pakai(await satu(service.no_service), 1))
    const kedua = pakai(await satu(service.no_service), 2)
    expect(await tolakan(lain, selesaikanService, kedua)).toEqual([422, 'Butuh Otorisasi PATRI SERVICE'])
    await denganOtorisasi(lain, selesaikanService, kedua, 'PATRI SERVICE')
  })

  it('so is a loss of five pieces', async () => {
    const service = await terima(Array.from({ length: 5 }, () => ({ berat: gram(1) })))
    const hasil: number[] = []
    for (const { urut } of service.barang) {
      const kini = await satu(service.no_service)
      const ini = { ...kini, barang: kini.barang.filter((one) => one.urut === urut) }
      const isi = formSelesai(ini, [{ berat_keluar: gram(0.99) }])
      hasil.push((await tolakan(gudang, selesaikanService, isi))[0])
    }
    // 0.050 g of 5 g are more than 0.5 %.
    expect(hasil).toEqual([200, 200, 200, 200, 422])
  })
})
