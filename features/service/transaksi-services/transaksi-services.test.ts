/** Customers' pieces taken in for repair. Numbers in the names are those of the cases of the area's design, 11.5. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { papers } from '@kencana/receipts'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import { denganOtorisasi, disetujuiBila } from '@kencana/testing/pembelian'
import { tolakan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { denganSaksi } from '@kencana/testing/saksi'
import { barisService, formService, terimaService } from '@kencana/testing/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { getService } from './service.contract.ts'
import { slipService } from './service.receipt.ts'
import { simpanService } from './transaksi-services.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let sales: User
beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(5_000_000))
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  await isiMaster(owner)
  await isiRekening(owner, '0111')
})
afterAll(() => shop.close())

const buku = (dokumen: string) =>
  shop.db.rows(sql`
    SELECT m.akun, m.ref, m.lot, m.kode_group, m.pcs, m.mg, m.rp FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE j.document = ${dokumen} ORDER BY m.urut`)
const keadaan = () =>
  Promise.all([
    shop.db.rows(sql`SELECT * FROM service ORDER BY no_service`),
    shop.db.rows(sql`SELECT count(*)::int AS n FROM jurnal`),
    shop.db.rows(sql`SELECT jenis, terakhir FROM nomor ORDER BY jenis, tgl_system`),
    shop.db.rows(sql`SELECT count(*)::int AS n FROM batas_pakai`),
  ])
/** A line of the ledger of goods of no category, and one of money. */
const barang = (akun: string, ref: string, lot: string, pcs: number, mg: number) => ({
  akun,
  ref,
  lot,
  kode_group: '-',
  pcs,
  mg,
  rp: 0,
})
const uang = (akun: string, ref: string, jumlah: number) => ({ ...barang(akun, ref, '-', 0, 0), rp: jumlah })

describe('a repair', () => {
  it('lies in custody piece by piece, its deposit owed', async () => {
    const { message, no_service, data } = await kasir.call(
      simpanService,
      formService([{ berat: gram(0.8) }, { nama_barang: 'ANTING', jumlah: 2, berat: gram(0.6) }], 40_000),
    )
    expect([message, no_service]).toEqual(['Data Berhasil Disimpan', 'SV-TK01-260302-0001'])
    expect(data).toMatchObject({
      status: 'OPEN',
      type_customer: 'NON MEMBER',
      total: 100_000,
      dp: 40_000,
      sisa: 60_000,
    })
    expect(data.barang).toMatchObject([
      { urut: 1, nama_barang: 'CINCIN', jumlah: 1, berat: 800, berat_kini: 800, ongkos: 50_000, status: 'OPEN' },
      { urut: 2, nama_barang: 'ANTING', jumlah: 2, berat: 600, berat_kini: 600, ongkos: 50_000, status: 'OPEN' },
    ])
    expect(await buku(no_service)).toEqual([
      barang('PELANGGAN', '-', '-', -1, -800),
      barang('SERVICE', no_service, '1', 1, 800),
      barang('PELANGGAN', '-', '-', -2, -600),
      barang('SERVICE', no_service, '2', 2, 600),
      uang('KAS', '-', 40_000),
      uang('TITIPAN', no_service, -40_000),
    ])
  })

  it('5. takes no deposit above the total of its fees', async () => {
    const before = await keadaan()
    expect(await tolakan(kasir, simpanService, formService([{ berat: gram(0.1) }], 50_001))).toEqual([
      422,
      'DP Melebihi Total Ongkos',
    ])
    expect(await keadaan()).toEqual(before)
    expect((await terimaService(kasir, [{ berat: gram(0.1) }], 50_000)).sisa).toBe(0)
  })

  it.each([
    ['no piece', { detail_barang: [] }, 400, 'Data Barang Masih Kosong'],
    ['no name', { nama_customer: ' ' }, 400, 'Nama Customer Harus Diisi'],
    ['no telephone', { no_hp: '' }, 400, 'No HP Harus Diisi'],
    ['no promise', { tgl_janji: '' }, 400, 'Tanggal Janji Harus Diisi'],
    ['a promise before today', { tgl_janji: '2026-03-01' }, 422, 'Tanggal Janji Tidak Boleh Sebelum Hari Ini'],
    ['a member who is none', { kode_member: 'M-00099' }, 422, 'Member M-00099 Tidak Ada'],
    ['a piece of no weight', { detail_barang: [barisService({ berat: gram(0) })] }, 400, 'Berat Harus Lebih Dari 0'],
    ['no piece in a line', { detail_barang: [barisService({ jumlah: 0 })] }, 400, 'Jumlah Tidak Boleh Kurang Dari 1'],
    [
      'work that is none',
      { detail_barang: [barisService({ jenis_kerja: 'X' as 'PATRI' })] },
      400,
      'Jenis Kerja X Tidak Dikenal',
    ],
  ] as const)('is refused with %s', async (_, lain, status, kata) => {
    const before = await keadaan()
    expect(await tolakan(kasir, simpanService, formService([{}], 0, lain as object))).toEqual([status, kata])
    expect(await keadaan()).toEqual(before)
  })

  it('is taken in by sales staff, its money by the cashier', async () => {
    expect(await tolakan(sales, simpanService, formService([{ berat: gram(0.1) }], 10_000))).toEqual([
      403,
      'Serahkan Ke Kasir',
    ])
    expect((await sales.call(simpanService, formService([{ berat: gram(0.1) }]))).data.dp).toBe(0)
    const ubah = (value: string) => disetujuiBila(owner, ubahParaSystem, { key: 'kasir_uang', value, otorisasi: null })
    await ubah('TIDAK')
    expect((await sales.call(simpanService, formService([{ berat: gram(0.1) }], 10_000))).data.dp).toBe(10_000)
    await ubah('YA')
  })

  it('is weighed by a witness above what one person takes in alone, by OWN above that', async () => {
    const before = await keadaan()
    const saksi = formService([{ berat: gram(1.5) }, { berat: gram(1.5) }])
    await denganSaksi(sales, kasir, simpanService, saksi, 'BARANG SERVICE')
    await expect(sales.call(simpanService, formService([{ berat: gram(20.001) }]))).rejects.toThrow(
      'Butuh Otorisasi BARANG SERVICE',
    )
    expect((await keadaan())[0].length).toBe(before[0].length + 1)
  })

  it('is done for nothing by agreement alone', async () => {
    const gratis = formService([{ berat: gram(0.1), jenis_kerja: 'CUCI', ongkos: rp(0) }])
    await expect(kasir.call(simpanService, gratis)).rejects.toThrow('Butuh Otorisasi ONGKOS SERVICE')
    // 10,000 each is what the shop asks at least: one rupiah for two, or 10,000 for both, is for nothing too.
    for (const [jumlah, ongkos] of [
      [1, 1],
      [1, 9_999],
      [2, 19_999],
    ] as const)
      await expect(
        kasir.call(simpanService, formService([{ berat: gram(0.1), jumlah, ongkos: rp(ongkos) }])),
      ).rejects.toThrow('Butuh Otorisasi ONGKOS SERVICE')
    await kasir.call(simpanService, formService([{ berat: gram(0.1), jumlah: 2, ongkos: rp(20_000) }]))
    const { data } = await denganOtorisasi(kasir, simpanService, { ...gratis, otorisasi: null }, 'ONGKOS SERVICE')
    expect(data.total).toBe(0)
  })

  it('is promised for later than the shop promises by agreement alone', async () => {
    const untuk = (tgl_janji: string) => formService([{ berat: gram(0.1) }], 0, { tgl_janji })
    // 30 days after 2 March.
    await kasir.call(simpanService, untuk('2026-04-01'))
    await expect(kasir.call(simpanService, untuk('2026-04-02'))).rejects.toThrow('Butuh Otorisasi JANJI SERVICE')
    const { data } = await denganOtorisasi(
      kasir,
      simpanService,
      { ...untuk('2026-04-02'), otorisasi: null },
      'JANJI SERVICE',
    )
    expect(data.tgl_janji).toBe('2026-04-02')
  })

  it('tells its telephone to who wrote it down and who keeps such money', async () => {
    const { no_service } = await terimaService(kasir, [{ berat: gram(0.1) }])
    expect((await sales.call(getService, { no_service })).no_hp).toBe('********7890')
    expect((await owner.call(getService, { no_service })).no_hp).toBe('081234567890')
    await expect(sales.call(getService, { no_service: 'SV-X' })).rejects.toThrow('Service SV-X Tidak Ada')
  })

  it('is printed for the customer, the shop and the bag, with its number as a barcode', async () => {
    const { no_service } = await terimaService(kasir, [{ berat: gram(0.1) }], 20_000)
    const slip = slipService(await owner.call(getService, { no_service }), ['TOKO EMAS'])
    expect(slip).toMatchObject({ salinan: ['CUSTOMER', 'INTERNAL', 'LABEL'], barcode: no_service, laci: true })
    expect(slip.baris.join('\n').replaceAll(no_service, 'SV-1')).toMatchInlineSnapshot(`
      "TOKO EMAS
      ----------------------------------------
      NO    : SV-1
      TGL   : 2026-03-02
      JANJI : 2026-03-30
      NAMA  : IBU SRI
      HP    : 081234567890
      USER  : KASIR
      ----------------------------------------
      1. CINCIN 70                       1 PCS
        BERAT MASUK                    0.100 G
        PATRI BAND PUTUS            Rp. 50,000
      ----------------------------------------
      TOTAL ONGKOS 1 BARANG         Rp. 50,000
      DP                            Rp. 20,000
        CASH                        Rp. 20,000
      SISA                          Rp. 30,000
      BAWALAH SLIP INI SAAT MENGAMBIL BARANG

      CUSTOMER                         PETUGAS


      (..............)        (..............)"
    `)
    // The bag is read by whoever works on it: no money on it, and nobody's telephone.
    expect(papers(slip)[2]?.join('\n').replaceAll(no_service, 'SV-1')).toMatchInlineSnapshot(`
      "              ** LABEL **

      TOKO EMAS
      ----------------------------------------
      NO    : SV-1
      TGL   : 2026-03-02
      JANJI : 2026-03-30
      NAMA  : IBU SRI
      ----------------------------------------
      1. CINCIN 70                       1 PCS
        PATRI BAND PUTUS               0.100 G"
    `)
  })
})
