/** Reports of repairs against figures worked out by hand. */
import { rp } from '@kencana/ledger'
import { gram, type TestShop, type User } from '@kencana/testing'
import { laporanSuite } from '@kencana/testing/laporan'
import { disetujuiBila } from '@kencana/testing/pembelian'
import {
  bukaService,
  formAmbilService,
  formBatalService,
  formSelesai,
  keTukang,
  selesaiService,
  terimaService,
} from '@kencana/testing/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cetak } from '../../cetak/cetak.contract.ts'
import { ambilService, batalAmbilService } from '../transaksi-services/ambil-service.contract.ts'
import { batalService, pulihkanService } from '../transaksi-services/batal-service.contract.ts'
import { batalSelesaiService, selesaikanService } from '../transaksi-services/selesai-service.contract.ts'
import { getService } from '../transaksi-services/service.contract.ts'
import {
  laporanBatalService,
  laporanServiceAmbil,
  laporanServiceMasuk,
  laporanServiceSelesai,
  laporanServices,
} from './laporan-services.contract.ts'
import {
  batalServiceReport,
  serviceAmbilReport,
  serviceMasukReport,
  serviceSelesaiReport,
  servicesReport,
} from './laporan-services.report.ts'

const HARI = { tgl_awal: '2026-03-02', tgl_akhir: '2026-03-02' }

let shop: TestShop
let owner: User
let kasir: User
let nomor: { sebagian: string; batal: string; buka: string }
beforeAll(async () => {
  const di = await bukaService()
  shop = di.shop
  owner = di.owner
  kasir = di.kasir
  // 4.000 g and 1.500 g, 80,000 + 50,000; 30,000 ahead
  const sebagian = await terimaService(
    owner,
    [{ nama_barang: 'GELANG', berat: gram(4), ongkos: rp(80_000) }, {}],
    30_000,
  )
  const lain = { kode_tukang: 'T01', ongkos_tukang: rp(45_000), sumber: 'TUKANG', kode_group: 'MM' } as const
  const solder = [
    {
      berat_keluar: gram(4.08),
      patri: gram(0.1),
      kerja_tambahan: 'POLES',
      tambahan: rp(20_000),
      setuju_nama: 'IBU SRI',
    },
  ]
  const diTukang = await keTukang(owner, sebagian)
  const { data } = await kasir.call(selesaikanService, formSelesai(diTukang, solder, lain))
  const satu = await kasir.call(ambilService, formAmbilService(data, 70_000, { urut: [1], pengambil: 'PAK BUDI' }))
  const dua = await kasir.call(ambilService, formAmbilService(satu.data, 50_000))
  await disetujuiBila(kasir, batalAmbilService, { no_ambil: dua.no_ambil, alasan: 'salah', otorisasi: null })
  const batal = await terimaService(owner, [{ nama_barang: 'ANTING', jumlah: 2, berat: gram(0.8) }], 40_000)
  await disetujuiBila(kasir, batalService, formBatalService(batal, 25_000, 15_000))
  const buka = await terimaService(owner, [{ berat: gram(0.5) }])
  const utuh = await selesaiService(owner, await terimaService(owner, [{ berat: gram(0.2), ongkos: rp(10_000) }]))
  await kasir.call(ambilService, formAmbilService(utuh, 10_000))
  // Said to be done, called off, and neither.
  const ulang = await terimaService(owner, [{ berat: gram(0.3) }])
  const { no_selesai } = await kasir.call(selesaikanService, formSelesai(ulang, [{ berat_keluar: gram(0.295) }]))
  await kasir.call(batalSelesaiService, { no_selesai, alasan: 'salah', otorisasi: null })
  const kini = await owner.call(getService, { no_service: ulang.no_service })
  const { no_batal_service } = await disetujuiBila(kasir, batalService, formBatalService(kini, 0))
  await disetujuiBila(kasir, pulihkanService, { no_batal_service, alasan: 'jadi', otorisasi: null })
  nomor = { sebagian: sebagian.no_service, batal: batal.no_service, buka: buka.no_service }
})
afterAll(() => shop.close())

describe('reports of repairs', () => {
  it('tell of each how it stands, what it weighed and weighs, and what was paid', async () => {
    const [hari, ...lain] = await kasir.call(laporanServices, { ...HARI, valid_by: 'ALL', status: 'ALL' })
    expect([hari?._id, lain]).toEqual(['2026-03-02', []])
    const satu = (no_service: string) => hari?.detail.find((one) => one.no_service === no_service)
    expect(hari?.detail).toHaveLength(5)
    expect(satu(nomor.sebagian)).toMatchObject({
      status_proses: 'DONE',
      jumlah: 2,
      berat: 5500,
      // 4.080 + 1.500
      berat_keluar: 5580,
      // 80,000 + 50,000 + 20,000
      total_ongkos: 150_000,
      dp_rp: 30_000,
      // 30,000 + 70,000
      total_bayar: 100_000,
      detail_barang: [
        { nama_barang: 'GELANG', jumlah: 1, berat: 4000, berat_keluar: 4080 },
        { nama_barang: 'CINCIN', jumlah: 1, berat: 1500, berat_keluar: 1500 },
      ],
    })
    // Of 40,000 paid 15,000 were kept.
    expect(satu(nomor.batal)).toMatchObject({ status_proses: 'CANC', dp_rp: 40_000, total_bayar: 15_000 })
    expect(satu(nomor.buka)).toMatchObject({ status_proses: 'OPEN', berat: 500, berat_keluar: 0 })
    const [batal] = await kasir.call(laporanServices, { ...HARI, valid_by: 'ALL', status: 'CANC' })
    expect(batal?.detail.map((one) => one.no_service)).toEqual([nomor.batal])
  })

  it('tell what came, what was done, what was fetched and what was called off, and what was undone against it', async () => {
    const asked = { ...HARI, valid_by: 'ALL' }
    const masuk = await kasir.call(laporanServiceMasuk, asked)
    // 5.500 + 0.800 + 0.500 + 0.200 + 0.300
    expect(masuk.reduce((sum, one) => sum + one.berat, 0)).toBe(7300)
    expect(masuk.reduce((sum, one) => sum + one.dp_rp, 0)).toBe(70_000)
    const selesai = await kasir.call(laporanServiceSelesai, asked)
    expect(selesai).toMatchObject([
      // 4.000 + 0.100 - 4.080
      {
        berat_masuk: 5500,
        patri: 100,
        susut: 20,
        berat_keluar: 5580,
        tambahan: 20_000,
        ongkos_tukang: 45_000,
        kode_tukang: 'T01',
      },
      { berat_masuk: 200, patri: 0, susut: 0, berat_keluar: 200, ongkos_tukang: 0, kode_tukang: '' },
      { berat_masuk: 300, susut: 5, berat_keluar: 295, dibatalkan: '' },
      { berat_masuk: -300, susut: -5, berat_keluar: -295, dibatalkan: 'BSD-TK01-260302-0001' },
    ])
    expect(await kasir.call(laporanServiceAmbil, asked)).toMatchObject([
      {
        no_service: nomor.sebagian,
        barang: 'GELANG',
        berat: 4080,
        total_bayar: 70_000,
        jasa: 0,
        pengambil: 'PAK BUDI',
      },
      { no_service: nomor.sebagian, jumlah: 1, berat: 1500, total_bayar: 50_000, jasa: 150_000, dibatalkan: '' },
      { jumlah: -1, berat: -1500, total_bayar: -50_000, jasa: -150_000, dibatalkan: 'BSA-TK01-260302-0001' },
      { jumlah: 1, berat: 200, total_bayar: 10_000, jasa: 10_000 },
    ])
    expect(await kasir.call(laporanBatalService, asked)).toMatchObject([
      {
        no_service: nomor.batal,
        jumlah: 2,
        berat: 800,
        dp_rp: 40_000,
        kembali: 25_000,
        hangus: 15_000,
        disetujui_oleh: 'OWNER',
      },
      { jumlah: 1, berat: 300, dp_rp: 0, dibatalkan: '' },
      { jumlah: -1, berat: -300, dibatalkan: 'BBS-TK01-260302-0001' },
    ])
    expect(await kasir.call(laporanServiceMasuk, { ...asked, valid_by: 'KASIR' })).toEqual([])
  })
})

describe('a day’s report of repairs', () => {
  it('says the same for ever: what is undone later stands on the day of the undo', async () => {
    const lain = await bukaService()
    const besok = { tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03', valid_by: 'ALL' }
    const kemarin = { ...HARI, valid_by: 'ALL' }
    const data = await selesaiService(lain.owner, await terimaService(lain.owner, [{ berat: gram(0.2) }], 20_000))
    const { no_ambil } = await disetujuiBila(lain.owner, ambilService, formAmbilService(data, 30_000))
    const lepas = await terimaService(lain.owner, [{ berat: gram(0.4) }], 10_000)
    const { no_batal_service } = await disetujuiBila(lain.owner, batalService, formBatalService(lepas, 4_000, 6_000))
    const baca = async (siapa: User) => [
      await siapa.call(laporanServices, { ...kemarin, status: 'ALL' }),
      await siapa.call(laporanServiceMasuk, kemarin),
      await siapa.call(laporanServiceSelesai, kemarin),
      await siapa.call(laporanServiceAmbil, kemarin),
      await siapa.call(laporanBatalService, kemarin),
    ]
    const dulu = await baca(lain.owner)
    expect(JSON.stringify(dulu)).toContain('"total_bayar":6000')
    const owner2 = await lain.shop.nextDay(lain.owner)
    const undo = { alasan: 'salah', otorisasi: null }
    const { no_batal } = await disetujuiBila(owner2, batalAmbilService, { no_ambil, ...undo })
    // Who says that he printed the undo makes no second one of it, nor one of his own.
    const kasir2 = await lain.shop.login('KASIR')
    await kasir2.call(cetak, { jenis: 'AMBIL SERVICE', dokumen: no_batal, rangkap: 1, alasan: '' })
    await disetujuiBila(owner2, pulihkanService, { no_batal_service, ...undo })
    expect(await baca(owner2)).toEqual(dulu)
    expect(await owner2.call(laporanServiceAmbil, besok)).toMatchObject([
      { no_ambil, jumlah: -1, berat: -200, total_bayar: -30_000, jasa: -50_000, dibatalkan: 'BSA-TK01-260303-0001' },
    ])
    expect(await owner2.call(laporanBatalService, besok)).toMatchObject([
      { dp_rp: -10_000, kembali: -4_000, hangus: -6_000, dibatalkan: 'BBS-TK01-260303-0001' },
    ])
    await lain.shop.close()
  })
})

const KASUS = { shop: () => shop, user: () => owner, asked: HARI }
laporanSuite(servicesReport, KASUS)
laporanSuite(serviceMasukReport, KASUS)
laporanSuite(serviceSelesaiReport, { ...KASUS, empty: { batu: 'no stone is set in these repairs' } })
laporanSuite(serviceAmbilReport, { ...KASUS, empty: { ppn: 'a shop that is no PKP takes none' } })
laporanSuite(batalServiceReport, KASUS)
