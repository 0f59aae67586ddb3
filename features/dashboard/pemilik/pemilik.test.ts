/** Figures of the owner's page: each is the one of the report or the list that it leads to. */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, koreksiSetuju, tambahCincin } from '@kencana/testing/barang'
import { formHutang, gelangJaminan, hutangSah, isiPinjaman } from '@kencana/testing/hutang'
import { beliSah, cincinLama, disetujuiBila, formBeli, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { formJual, isiPenjualan, jualSah } from '@kencana/testing/penjualan'
import { pesan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { formTitip, isiBakiTitip, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { laporanBeda } from '../../akses/laporan-authorization/laporan-authorization.contract.ts'
import { listMinta } from '../../akses/otorisasi/otorisasi.contract.ts'
import { laporanStockHutang } from '../../hutang/laporan-hutang/laporan-hutang.contract.ts'
import { simpanHutang } from '../../hutang/transaksi-hutang/transaksi-hutang.contract.ts'
import { laporanCash, laporanNonCash } from '../../keuangan/laporan-uang/laporan-uang.contract.ts'
import { ambilKas, tambahBank } from '../../keuangan/uang/uang.contract.ts'
import { laporanSusutSelisih } from '../../neraca/laporan-susut-selisih/laporan-susut-selisih.contract.ts'
import { mutasiReports } from '../../neraca/mutasi/mutasi.contract.ts'
import { laporanTransaksi } from '../../pembelian/laporan-pembelian/laporan-pembelian.contract.ts'
import { beli } from '../../pembelian/transaksi-pembelian/transaksi-pembelian.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { laporanTransaksiJual } from '../../penjualan/laporan-penjualan/laporan-penjualan.contract.ts'
import { jual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { titip } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { dashboard } from '../dashboard.contract.ts'
import { laporanPantau } from '../laporan-pantau-customer/laporan-pantau-customer.contract.ts'
import { mingguPemilik, pemilik, risikoHarga } from './pemilik.contract.ts'

let shop: TestShop
let owner: User
/** The owner of the second shop: he is asked for what its own screens say. */
let sana: User
let kasir: User
let sales: User
let hari: { tgl_awal: string; tgl_akhir: string }

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(100_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiPinjaman(owner)
  await isiRekening(owner)
  await isiBakiTitip(owner)
  await shop.toko(owner, 'TK02')
  sana = await shop.user(owner, 'OWN2', 'OWN', 'TK02')
  await isiBaki(sana)
  await isiPenjualan(sana)
  const cincin = async (siapa: User) => (await tambahCincin(siapa)).kode_barcode
  await jualSah(owner, owner, [await cincin(owner), await cincin(owner)])
  await jualSah(sana, sana, [await cincin(sana)])
  await beliSah(owner, [cincinLama({ harga: rp(1_000_000) })])
  const modal = { kode_transaksi: 'SALDO AWAL', keterangan: 'modal' }
  await owner.call(tambahBank, { ...modal, no_rekening: '0111', jumlah: rp(7_500_000) })
  // One of each that waits.
  await owner.call(jual, await formJual(owner, [await cincin(owner)]))
  await owner.call(beli, formBeli([cincinLama({ harga: rp(1_000_000) })]))
  const { kode_barcode: kode } = await tambahCincin(owner)
  await koreksiSetuju(owner, { kode, berat: gram(3), berat_asli: gram(3), alasan: 'ULANG' })
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  sales = await shop.user(owner, 'SALES', 'SALES')
  const { tgl_system } = await owner.call(dashboard, {})
  hari = { tgl_awal: tgl_system, tgl_akhir: tgl_system }
})
afterAll(() => shop.close())

const jumlah = (rows: readonly object[], kunci: string): number =>
  rows.reduce((sum, row) => sum + Number((row as Record<string, unknown>)[kunci]), 0)
const SARING = {
  kode_toko: 'ALL',
  kind: 'ALL',
  document: 'ALL',
  kode: 'ALL',
  pembalik: 'ALL',
  arah: 'ALL',
  user_id: 'ALL',
  kode_gudang: 'ALL',
  ref: 'ALL',
  kode_group: 'ALL',
  kode_dept: 'ALL',
  hal: 1,
  per: 500,
} as const

describe('all shops', () => {
  it('sell and buy what the reports of each say', async () => {
    const { toko } = await owner.call(pemilik, {})
    expect(toko.map((one) => one.kode_toko)).toEqual(['TK01', 'TK02'])
    for (const [at, siapa] of [owner, sana].entries()) {
      const kini = toko[at]
      const semua = { type: 'ALL', kode_group: 'ALL', kode_sales: 'ALL', kode_marketplace: 'ALL' }
      const terjual = await siapa.call(laporanTransaksiJual, {
        ...hari,
        ...semua,
        kasir: 'ALL',
        valid_by: 'ALL',
        jam: 'ALL',
      })
      expect(kini?.jual).toMatchObject({
        qty: terjual.length,
        berat: jumlah(terjual, 'berat'),
        rp: jumlah(terjual, 'harga_total'),
      })
      const lain = { group_by: 'tgl_system', kode_group: 'ALL', kondisi: 'ALL', kode_sales: 'ALL' } as const
      const dibeli = (await siapa.call(laporanTransaksi, { ...hari, ...lain, valid_by: 'ALL', asal: 'ALL' })).flatMap(
        (one) => one.detail,
      )
      expect(kini?.beli).toMatchObject({
        qty: dibeli.length,
        berat: jumlah(dibeli, 'berat'),
        rp: jumlah(dibeli, 'harga'),
      })
    }
    expect(toko.map((one) => [one.jual.nota, one.jual.qty, one.jual.rp, one.beli.nota])).toEqual([
      [1, 2, 11_466_000, 1],
      [1, 1, 5_733_000, 0],
    ])
  })

  it('hold the cash of the cash report, and every sum of money leads to its ledger lines', async () => {
    const { toko } = await owner.call(pemilik, {})
    for (const [at, siapa] of [owner, sana].entries()) {
      const semua = { kategori: 'ALL', user_id: 'ALL', kode_laci: 'ALL' }
      const rekap = await siapa.call(laporanCash, { ...hari, ...semua, type_laporan: 'REKAP' })
      const kas = Number(rekap.at(-1)?.saldo)
      expect(toko[at]?.kas).toBe(kas)
      const kode_toko = String(toko[at]?.kode_toko)
      const baris = await owner.call(mutasiReports, { ...SARING, ...hari, kode_toko, akun: 'KAS' })
      expect(Number(baris.saldo_awal?.rp) + baris.totals.rp).toBe(toko[at]?.kas)
    }
  })

  it('hold in the bank what the report of accounts says, and what its ledger lines come to', async () => {
    const { toko } = await owner.call(pemilik, {})
    expect(toko.map((one) => one.bank)).toEqual([7_500_000, 0])
    for (const [at, siapa] of [owner, sana].entries()) {
      const semua = { kategori: 'ALL', no_rekening: 'ALL', jenis: 'ALL', cair: 'ALL' }
      const rekap = await siapa.call(laporanNonCash, { ...hari, ...semua, type: 'REKAP' })
      const akhir = new Map(rekap.map((row) => [row.no_rekening, 'saldo' in row ? row.saldo : null]))
      expect(toko[at]?.bank).toBe([...akhir.values()].reduce((sum: number, saldo) => sum + Number(saldo), 0))
      const kode_toko = String(toko[at]?.kode_toko)
      const baris = await owner.call(mutasiReports, { ...SARING, ...hari, kode_toko, akun: 'BANK' })
      expect(Number(baris.saldo_awal?.rp) + baris.totals.rp).toBe(toko[at]?.bank)
    }
  })

  it('wait for what their own dashboard says, and say what somebody asked agreement for', async () => {
    await owner.call(titip, await formTitip(owner, [(await tambahCincin(owner)).kode_barcode]))
    await owner.call(simpanHutang, formHutang())
    await pesan(owner, {}, { titip_diminta: rp(100_000) })
    const { toko } = await owner.call(pemilik, {})
    const menunggu = new Map((await owner.call(dashboard, {})).menunggu.map(({ nama, jumlah: n }) => [nama, n]))
    const sebut = ['Penjualan', 'Pembelian', 'Titipan', 'Titip uang pesanan belum diterima', 'Hutang']
    expect(Object.values(toko[0]?.antrian ?? {})).toEqual(sebut.map((nama) => menunggu.get(nama)))
    expect(toko[0]?.antrian).toEqual({ penjualan: 1, pembelian: 1, titipan: 1, pesanan: 1, hutang: 1 })
    expect(toko[1]?.antrian).toEqual({ penjualan: 0, pembelian: 0, titipan: 0, pesanan: 0, hutang: 0 })
    const keluar = { kode_transaksi: 'BIAYA TOKO', keterangan: 'coba', jumlah: 600_000 }
    expect((await kasir.send('POST', ambilKas.path, { body: keluar })).headers['x-minta']).toBeDefined()
    const kini = await owner.call(pemilik, {})
    expect(kini.toko.map(({ minta }) => minta)).toEqual([1, 0])
    // His own request is no question to him, as the list has it.
    const besar = { ...keluar, jumlah: 2_000_000_000 }
    const milik = (await owner.send('POST', ambilKas.path, { body: besar })).headers['x-minta']
    expect(milik).toBeDefined()
    expect((await owner.call(listMinta, {})).map(({ id }) => id)).not.toContain(milik)
    expect((await owner.call(pemilik, {})).toko.map(({ minta }) => minta)).toEqual([1, 0])
    shop.clock.walk(1)
    expect((await owner.call(pemilik, {})).toko.map(({ minta }) => minta)).toEqual([0, 0])
    shop.clock.walk(-1)
  })
})

describe('a week', () => {
  it('deviates by what the report of deviations says', async () => {
    const minggu = await owner.call(mingguPemilik, {})
    const satu = minggu[0]
    const masa = { tgl_awal: String(satu?.tgl_awal), tgl_akhir: String(satu?.tgl_akhir) }
    const saring = { type_laporan: 'REKAP', per: 'USER', kategori: 'ALL', user_id: 'ALL', kode_sales: 'ALL' } as const
    const laporan = await owner.call(laporanBeda, { ...masa, ...saring })
    expect(satu?.beda.selisih).toBe(jumlah(laporan, 'selisih'))
    const turun = laporan.filter(({ selisih }) => selisih < 0)
    expect(jumlah(satu?.beda.rows ?? [], 'selisih')).toBe(jumlah(turun, 'selisih'))
  })

  it('loses what the report of losses says, and names who went beyond a limit', async () => {
    const [satu] = await owner.call(mingguPemilik, {})
    const masa = { tgl_awal: String(satu?.tgl_awal), tgl_akhir: String(satu?.tgl_akhir) }
    const saring = { type_laporan: 'ORANG', kind: 'ALL', user_id: 'ALL', kode_group: 'ALL' } as const
    const laporan = await owner.call(laporanSusutSelisih, { ...masa, ...saring })
    expect([satu?.susut.susut, satu?.susut.kurang, satu?.susut.lebih]).toEqual([
      jumlah(laporan, 'susut'),
      jumlah(laporan, 'kurang'),
      jumlah(laporan, 'lebih'),
    ])
    expect(satu?.susut.kurang).toBe(485)
    expect(satu?.susut.rows).toMatchObject([
      { user_id: 'OWNER', kind: 'KOREKSI_BERAT', tempat: 'BAKI CN01', kurang: 485 },
    ])
  })
})

describe('the price', () => {
  it('risks what was promised at a lower one, less what customers left for it, and loans above their goods (000.61)', async () => {
    const { kode_barcode } = await tambahCincin(owner)
    const titip = await titipSah(owner, owner, [kode_barcode], {
      mengikat: true,
      nama_customer: 'SARI',
      no_hp: '08123456',
    })
    const no_titip = titip.barang[0]?.no_titip
    const hutang = await hutangSah(sales, kasir, { detail_barang: [gelangJaminan()], jumlah_hutang: rp(13_000_000) })
    const dulu = await owner.call(risikoHarga, {})
    expect(dulu.janji).toMatchObject({ jumlah: 1, berat: 3485, selisih: 0, risiko: 0 })
    expect(dulu.jaminan).toEqual({ jumlah: 0, pokok: 0, kurang: 0, tanpa_harga: [], rows: [] })
    const harga = (n: number) => shop.db.run(sql`UPDATE master_group SET harga = ${n} WHERE kode_group = 'MM'`)
    const [{ harga: semula } = { harga: 0 }] = await shop.db.rows<{ harga: number }>(
      sql`SELECT harga FROM master_group WHERE kode_group = 'MM'`,
    )
    // Twice as dear: what was promised costs its own price once more.
    await harga(semula * 2)
    const naik = await owner.call(risikoHarga, {})
    const [janji] = naik.janji.rows
    expect(janji).toMatchObject({ nomor: no_titip, harga_kunci: semula, harga_kini: semula * 2, selisih: 5_733_000 })
    expect(naik.janji.titipan).toBe(jumlah(titip.pembayaran, 'jumlah'))
    expect(naik.janji.risiko).toBe(5_733_000 - naik.janji.titipan)
    await harga(Math.round(semula / 2))
    const { janji: turun, jaminan } = await owner.call(risikoHarga, {})
    expect(turun).toMatchObject({ risiko: 0 })
    // A month of 2 % on 13,000,000; 10 g of 70 % at 1,175,000. 13,260,000 - 8,225,000 = 5,035,000
    const satu = { no_hutang: hutang.no_hutang, pokok: 13_000_000, bunga: 260_000, nilai: 8_225_000, kurang: 5_035_000 }
    expect(jaminan).toMatchObject({ jumlah: 1, pokok: 13_000_000, kurang: 5_035_000, rows: [satu] })
    // Without a price nothing is known of either, which is told apart and is no 'all of them cover it'.
    await harga(0)
    const tanpa = await owner.call(risikoHarga, {})
    expect(tanpa.jaminan).toEqual({
      jumlah: 0,
      pokok: 0,
      kurang: 0,
      tanpa_harga: [{ kode_toko: 'TK01', jumlah: 1, pokok: 13_000_000 }],
      rows: [],
    })
    expect(tanpa.janji).toMatchObject({ jumlah: 1, tanpa_harga: { jumlah: 1, berat: 3485 }, selisih: 0, rows: [] })
    await harga(semula)
    // At 2,350,000, the price of its day
    const stok = await owner.call(laporanStockHutang, { tanggal: hari.tgl_akhir, type: 'DETAIL' })
    expect(jumlah(stok, 'nilai')).toBe(16_450_000)
  })
})

describe('the watch list', () => {
  const laporan = (type_laporan: 'REKAP' | 'DETAIL', siapa = owner) =>
    siapa.call(laporanPantau, { ...hari, sebab: 'SEMUA', type_laporan })

  it('adds one customer up over all shops by member, telephone, name or paper, from the limit on', async () => {
    const batas = (n: number) =>
      disetujuiBila(owner, ubahParaSystem, { key: 'batas_lapor', value: String(n), otorisasi: null })
    const BUDI = { nama_customer: 'BUDI', no_hp: '08155501', alamat: 'JL. SATU 1', nik: '3573010203040777' }
    await jualSah(owner, owner, [(await tambahCincin(owner)).kode_barcode], BUDI)
    const miliknya = ({ nama_customer }: { nama_customer: string }) => nama_customer.endsWith('BUDI')
    // Another name and paper, the same telephone in another shop.
    const lain = { ...BUDI, nama_customer: 'PAK BUDI', no_hp: '+62 815 5501', nik: '3573010203040888' }
    await jualSah(sana, sana, [(await tambahCincin(sana)).kode_barcode], lain)
    await batas(11_466_001)
    expect((await laporan('REKAP')).filter(miliknya)).toEqual([])
    await batas(11_466_000)
    const semua = (await laporan('REKAP')).filter(miliknya)
    expect(semua).toMatchObject([
      {
        nama_customer: 'BUDI',
        toko: 'TK01, TK02',
        nota: 2,
        bayar: 11_466_000,
        terima: 0,
        sebab: 'BAYAR',
        identitas: 'NIK 3573010203040777',
      },
    ])
    const baris = (await laporan('DETAIL')).filter(miliknya)
    expect(baris.map((row) => 'arah' in row && [row.kode_toko, row.arah, row.jumlah, row.cara_bayar])).toEqual([
      ['TK01', 'BAYAR', 5_733_000, 'CASH'],
      ['TK02', 'BAYAR', 5_733_000, 'CASH'],
    ])
    expect(jumlah(baris, 'jumlah')).toBe(jumlah(semua, 'bayar'))
  })
})

it('is for owners alone', async () => {
  const kepala = await shop.user(owner, 'KEPALA', 'KASIR')
  for (const satu of [pemilik, risikoHarga, mingguPemilik])
    expect((await kepala.send('GET', satu.path, {})).status, satu.path).toBe(403)
  const body = { ...hari, type_laporan: 'REKAP' }
  expect((await kepala.send('POST', laporanPantau.path, { body })).status).toBe(403)
  const su = await shop.user(owner, 'SU9', 'SU')
  expect((await su.call(pemilik, {})).toko).toHaveLength(2)
})
