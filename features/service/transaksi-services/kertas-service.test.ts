/** The papers with which a repair's pieces leave: fetched, called off; what they say stays as it was. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { LEBAR, papers } from '@kencana/receipts'
import { gram, type TestShop, type User } from '@kencana/testing'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import {
  bukaService,
  formAmbilService,
  formBatalService,
  selesaiService,
  terimaService,
} from '@kencana/testing/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cetak } from '../../cetak/cetak.contract.ts'
import { ambilService, batalAmbilService, DOKUMEN_AMBIL_SERVICE, getAmbilService } from './ambil-service.contract.ts'
import { buktiAmbil } from './ambil-service.receipt.ts'
import { batalService, DOKUMEN_BATAL_SERVICE, getBatalService, pulihkanService } from './batal-service.contract.ts'
import { buktiBatalService } from './batal-service.receipt.ts'
import { batalSelesaiService } from './selesai-service.contract.ts'
import { getService, listService, type SatuService } from './service.contract.ts'
import { slipService } from './service.receipt.ts'

/** The whole list, as the screen asks for it. */
const DAFTAR = {
  q: '',
  tgl_awal: '',
  tgl_akhir: '',
  tgl_janji: '',
  status: 'ALL',
  urut: 'no_service',
  turun: '0',
  hal: 1,
  per: 10,
} as const

let shop: TestShop
let owner: User
let kasir: User
let gudang: User
beforeAll(async () => {
  ;({ shop, owner, kasir, gudang } = await bukaService())
})
afterAll(() => shop.close())

/** Two pieces done: 0.090 g of solder went into the ring, 0.010 g of it was lost, and more was asked for. */
const duaJadi = async (): Promise<SatuService> => {
  const cincin = { berat: gram(0.95), ongkos: rp(50_000) }
  const anting = {
    nama_barang: 'ANTING',
    jumlah: 2,
    berat: gram(0.8),
    ongkos: rp(20_000),
    jenis_kerja: 'CUCI' as const,
  }
  const service = await terimaService(owner, [cincin, { ...anting, deskripsi: '' }], 30_000)
  return selesaiService(
    owner,
    service,
    [
      {
        berat_keluar: gram(1.03),
        patri: gram(0.09),
        kerja_tambahan: 'POLES',
        tambahan: rp(10_000),
        setuju_nama: 'IBU SRI',
      },
      {},
    ],
    { sumber: 'BAHAN_TOKO', kode_group: 'MM' },
  )
}

const ambilSatu = (data: SatuService) =>
  denganOtorisasi(
    kasir,
    ambilService,
    {
      ...formAmbilService(data, 0, { urut: [1], pengambil: 'PAK BUDI', bawa_slip: false }),
      pembayaran: [{ cara_bayar: 'CASH', no_rekening: '', jumlah: rp(30_000), diterima: rp(50_000) }] as never,
    },
    'PENGAMBIL SERVICE',
  )

const tanpaNomor = (lines: readonly string[], nomor: Record<string, string>): string =>
  Object.entries(nomor).reduce((text, [dari, jadi]) => text.replaceAll(dari, jadi), lines.join('\n'))

describe('the paper of a fetching', () => {
  it('says what left and to whom, what it weighs, how it was paid, and what stays', async () => {
    const data = await duaJadi()
    const { no_ambil, kertas } = await ambilSatu(data)
    const bukti = buktiAmbil(kertas, ['TOKO EMAS'])
    expect(bukti).toMatchObject({ nomor: no_ambil, salinan: ['CUSTOMER', 'INTERNAL'], barcode: no_ambil, laci: true })
    expect(papers(bukti).every((lines) => lines.every((line) => line.length <= LEBAR))).toBe(true)
    expect(tanpaNomor(bukti.baris, { [no_ambil]: 'SVA-1', [data.no_service]: 'SV-1' })).toMatchInlineSnapshot(`
      "TOKO EMAS
      ----------------------------------------
      NO    : SVA-1
      MASUK : SV-1
      TGL   : 2026-03-02
      NAMA  : IBU SRI
      HP    : 081234567890
      OLEH  : PAK BUDI (BUKAN CUSTOMER)
      SLIP  : TIDAK DIBAWA
      IZIN  : OWNER
      USER  : KASIR
      ----------------------------------------
      DIAMBIL
      1. CINCIN 70                       1 PCS
        BERAT MASUK                    0.950 G
        PATRI                          0.090 G
        SUSUT                          0.010 G
        BERAT KELUAR                   1.030 G
        PATRI BAND PUTUS            Rp. 50,000
        POLES                       Rp. 10,000
        DISETUJUI                      IBU SRI
      MASIH DI TOKO
        2. ANTING
      ----------------------------------------
      TOTAL ONGKOS SERVICE          Rp. 80,000
      DP                            Rp. 30,000
      DIBAYAR SEKARANG              Rp. 30,000
        CASH                        Rp. 30,000
      UANG DITERIMA                 Rp. 50,000
      KEMBALI                       Rp. 20,000
      SISA                          Rp. 20,000

      PENERIMA                         PETUGAS


      (..............)        (..............)"
    `)
    expect(await owner.call(getAmbilService, { no_ambil })).toEqual(kertas)
  })

  it('says at the last piece that the deposit is used up, and of what had been paid before', async () => {
    const data = await duaJadi()
    const { data: satu } = await ambilSatu(data)
    const { kertas } = await disetujuiBila(owner, ambilService, formAmbilService(satu, 20_000))
    const teks = buktiAmbil({ ...kertas, tunai: { diterima: 50_000, kembali: 30_000 } }, []).baris
    const uang = teks.slice(teks.findIndex((line) => line.startsWith('TOTAL ONGKOS')))
    expect(uang.slice(0, 8).join('\n')).toMatchInlineSnapshot(`
      "TOTAL ONGKOS SERVICE          Rp. 80,000
      DP DIPAKAI                    Rp. 30,000
      DIBAYAR SEBELUMNYA            Rp. 30,000
      DIBAYAR SEKARANG              Rp. 20,000
        CASH                        Rp. 20,000
      UANG DITERIMA                 Rp. 50,000
      KEMBALI                       Rp. 30,000
      SISA                               Rp. 0"
    `)
    expect(teks).not.toContain('MASIH DI TOKO')
  })

  it('opens no drawer and names no payment where nothing was paid, and counts its prints', async () => {
    const data = await selesaiService(owner, await terimaService(owner, [{ berat: gram(0.1) }], 50_000))
    const { no_ambil, kertas } = await disetujuiBila(owner, ambilService, formAmbilService(data, 0))
    expect(buktiAmbil(kertas, [])).toMatchObject({ laci: false })
    expect(kertas.cetakan).toBe(0)
    await owner.call(cetak, { jenis: DOKUMEN_AMBIL_SERVICE.cetak, dokumen: no_ambil, rangkap: 1, alasan: '' })
    const lagi = await owner.call(getAmbilService, { no_ambil })
    expect(lagi.cetakan).toBe(1)
    expect((await owner.call(getService, { no_service: data.no_service })).cetakan).toBe(0)
    expect(papers(buktiAmbil(lagi, []), lagi.cetakan + 1)[0]?.join('\n')).toContain('SALINAN ke-1')
  })

  it('stays as it was when it is undone and the work done anew', async () => {
    const data = await selesaiService(
      owner,
      await terimaService(owner, [{ berat: gram(1) }]),
      [{ berat_keluar: gram(1.05), patri: gram(0.05) }],
      { sumber: 'BAHAN_TOKO', kode_group: 'MM' },
    )
    const { no_ambil, kertas } = await disetujuiBila(owner, ambilService, formAmbilService(data, 50_000))
    const { no_batal } = await disetujuiBila(owner, batalAmbilService, { no_ambil, alasan: 'salah', otorisasi: null })
    const no_selesai = data.barang[0]?.no_selesai ?? ''
    await disetujuiBila(owner, batalSelesaiService, { no_selesai, alasan: 'salah', otorisasi: null })
    await selesaiService(owner, await owner.call(getService, { no_service: data.no_service }))
    const kini = await owner.call(getAmbilService, { no_ambil })
    expect(kini).toEqual({ ...kertas, no_batal })
    expect(buktiAmbil(kini, []).baris).toContain(`DIBATALKAN ${no_batal}`)
  })

  it('shows a telephone by its end to who neither took it in nor keeps money, and is not there for another shop', async () => {
    const data = await selesaiService(owner, await terimaService(owner, [{ berat: gram(0.1) }], 50_000))
    const { no_ambil } = await disetujuiBila(owner, ambilService, formAmbilService(data, 0))
    expect((await gudang.call(getAmbilService, { no_ambil })).no_hp).toBe('********7890')
    expect((await owner.call(getAmbilService, { no_ambil })).no_hp).toBe('081234567890')
    await shop.toko(owner, 'TK02')
    const lain = await shop.user(owner, 'SU', 'SU', 'TK02')
    await expect(lain.call(getAmbilService, { no_ambil })).rejects.toThrow(`Service Ambil ${no_ambil} Tidak Ada`)
  })
})

describe('the paper of a repair called off', () => {
  it('says what went back as it weighs, and what of the deposit was kept', async () => {
    const data = await duaJadi()
    const { no_batal_service, kertas } = await disetujuiBila(
      kasir,
      batalService,
      formBatalService(data, 20_000, 10_000),
    )
    const bukti = buktiBatalService(kertas, ['TOKO EMAS'])
    expect(bukti).toMatchObject({ nomor: no_batal_service, salinan: ['CUSTOMER', 'INTERNAL'], laci: true })
    expect(papers(bukti).every((lines) => lines.every((line) => line.length <= LEBAR))).toBe(true)
    expect(tanpaNomor(bukti.baris, { [no_batal_service]: 'BSV-1', [data.no_service]: 'SV-1' })).toMatchInlineSnapshot(`
      "TOKO EMAS
      ----------------------------------------
      NO    : BSV-1
      MASUK : SV-1
      TGL   : 2026-03-02
      NAMA  : IBU SRI
      HP    : 081234567890
      ALASAN: TIDAK JADI
      IZIN  : OWNER
      USER  : KASIR
      ----------------------------------------
      DIKEMBALIKAN KEPADA CUSTOMER
      1. CINCIN 70                       1 PCS
        BERAT MASUK                    0.950 G
        PATRI                          0.090 G
        SUSUT                          0.010 G
        BERAT KELUAR                   1.030 G
        PATRI BAND PUTUS            Rp. 50,000
        POLES                       Rp. 10,000
        DISETUJUI                      IBU SRI
      2. ANTING 70                       2 PCS
        BERAT MASUK                    0.800 G
        BERAT KELUAR                   0.800 G
        CUCI                        Rp. 20,000
      ----------------------------------------
      ONGKOS BATAL                  Rp. 80,000
      DP                            Rp. 30,000
      HANGUS UNTUK PEKERJAAN        Rp. 10,000
      DP KEMBALI                    Rp. 20,000
        CASH                        Rp. 20,000

      CUSTOMER                         PETUGAS


      (..............)        (..............)"
    `)
    await owner.call(cetak, { jenis: DOKUMEN_BATAL_SERVICE.cetak, dokumen: no_batal_service, rangkap: 1, alasan: '' })
    const { no_batal } = await disetujuiBila(kasir, pulihkanService, {
      no_batal_service,
      alasan: 'jadi',
      otorisasi: null,
    })
    const kini = await owner.call(getBatalService, { no_batal_service })
    expect(kini).toEqual({ ...kertas, no_batal, cetakan: 1 })
    expect(buktiBatalService(kini, []).baris).toContain(`DIPULIHKAN ${no_batal}`)
    await expect(owner.call(getBatalService, { no_batal_service: 'BSV-X' })).rejects.toThrow(
      'Batal Service BSV-X Tidak Ada',
    )
  })
})

describe('a repair', () => {
  it('is found by the number of what was fetched, done or called off of it', async () => {
    const data = await duaJadi()
    const { no_service } = data
    const { no_ambil } = await ambilSatu(data)
    const no_selesai = data.barang[0]?.no_selesai ?? ''
    for (const nomor of [no_ambil, no_selesai]) {
      expect((await owner.call(getService, { no_service: nomor })).no_service).toBe(no_service)
      const { rows } = await owner.call(listService, { ...DAFTAR, q: nomor })
      expect(rows.map((one) => one.no_service)).toEqual([no_service])
    }
    const lepas = await terimaService(owner, [{ berat: gram(0.1) }])
    const { no_batal_service } = await disetujuiBila(kasir, batalService, formBatalService(lepas, 0))
    expect((await owner.call(getService, { no_service: no_batal_service })).no_service).toBe(lepas.no_service)
  })

  it('keeps who did a step and who took it back', async () => {
    const data = await selesaiService(owner, await terimaService(owner, [{ berat: gram(0.1) }]))
    const { no_ambil } = await kasir.call(ambilService, formAmbilService(data, 50_000))
    // Nobody prints the number that the undo will have beforehand, and would be its author.
    const undo = await shop.db.one<{ nomor: string }>(sql`
      SELECT 'BSA-TK01-260302-' || lpad((coalesce(max(terakhir), 0) + 1)::text, 4, '0') AS nomor FROM nomor WHERE jenis = 'BSA'`)
    const dulu = { jenis: 'AMBIL SERVICE', dokumen: undo?.nomor ?? '', rangkap: 1, alasan: '' }
    await expect(gudang.call(cetak, dulu)).rejects.toThrow(`Dokumen ${undo?.nomor} Tidak Ada`)
    const { no_batal } = await disetujuiBila(owner, batalAmbilService, { no_ambil, alasan: 'salah', otorisasi: null })
    expect(no_batal).toBe(undo?.nomor)
    const { riwayat } = await owner.call(getService, { no_service: data.no_service })
    expect(riwayat.map(({ jenis, user_id, batal_oleh }) => [jenis, user_id, batal_oleh])).toEqual([
      ['MASUK', 'OWNER', ''],
      ['SELESAI', 'OWNER', ''],
      ['AMBIL', 'KASIR', 'OWNER'],
    ])
  })

  it('asks its customer to bring the slip, and nobody on the shop’s own copy', async () => {
    const slip = slipService(await terimaService(owner, [{ berat: gram(0.1) }]), [])
    const [customer, internal, label] = papers(slip).map((lines) => lines.join('\n'))
    expect(customer).toContain('BAWALAH SLIP INI')
    expect(internal).toContain('TOTAL ONGKOS')
    expect(internal).not.toContain('BAWALAH SLIP INI')
    expect(label).not.toContain('BAWALAH SLIP INI')
  })
})
