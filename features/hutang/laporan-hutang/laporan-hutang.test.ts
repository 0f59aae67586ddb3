/** Reports of loans against figures worked out by hand; what they said of a day stays, whatever the next one undid. */
import { type Rp, rp } from '@kencana/ledger'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster } from '@kencana/testing/barang'
import {
  formLunas,
  formRemaja,
  gelangJaminan,
  hutangMenunggu,
  hutangSah,
  isiPinjaman,
  kartu,
  kembaliBerdua,
} from '@kencana/testing/hutang'
import { laporanSuite } from '@kencana/testing/laporan'
import { disetujuiBila, isiPembelian } from '@kencana/testing/pembelian'
import { bayarTunai } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ubahHargaEmas } from '../../master/parameter-harga-emas/parameter-harga-emas.contract.ts'
import { simpanTempat } from '../tempat-hutang/tempat-hutang.contract.ts'
import {
  batalBayarHutang,
  batalHutang,
  bayarBunga,
  lunasiHutang,
  remajakanHutang,
} from '../transaksi-hutang/bayar-hutang.contract.ts'
import { tolakHutang } from '../transaksi-hutang/transaksi-hutang.contract.ts'
import {
  laporanBatalHutang,
  laporanHutangLunas,
  laporanStockHutang,
  laporanTransaksiHutang,
} from './laporan-hutang.contract.ts'
import {
  batalHutangReport,
  hutangLunasReport,
  saringanTransaksi,
  stockHutangReport,
  transaksiHutangReport,
} from './laporan-hutang.report.ts'

const SENIN = '2026-03-02'
const SELASA = '2026-03-03'
const HARI_SENIN = { tgl_awal: SENIN, tgl_akhir: SENIN, valid_by: 'ALL' }
const DUA_HARI = { tgl_awal: SENIN, tgl_akhir: SELASA, valid_by: 'ALL' }

let shop: TestShop
let owner: User
/** Redeemed on the second day; redeemed on the first and owed again; renewed and owed again; what it had been renewed by; undone; never right. */
let no: Record<'lunas' | 'urung' | 'lama' | 'lanjut' | 'batal' | 'ditolak', string>
let senin: unknown

const sah = async (jumlah_hutang: Rp, lain: object = {}) =>
  (await hutangSah(owner, owner, { jumlah_hutang, ...lain })).no_hutang
const transaksi = (lain: object = {}) =>
  owner.call(laporanTransaksiHutang, { ...HARI_SENIN, type_tgl: 'tgl_hutang', ...lain })
const status = async (lain: object = {}) =>
  Object.fromEntries((await transaksi(lain)).map((one) => [one.no_hutang, one.status_hutang]))
const semua = async () => [
  await transaksi(),
  await transaksi({ type_tgl: 'tgl_lunas' }),
  await owner.call(laporanHutangLunas, HARI_SENIN),
  await owner.call(laporanBatalHutang, { ...HARI_SENIN, type: 'HUTANG' }),
  await owner.call(laporanStockHutang, { tanggal: SENIN, type: 'DETAIL' }),
  await owner.call(laporanStockHutang, { tanggal: SENIN, type: 'REKAP' }),
]

/** @returns numbers of what is undone on the next day */
const hariPertama = async (): Promise<string[]> => {
  const ditolak = await hutangMenunggu(owner)
  await owner.call(tolakHutang, { no_hutang: ditolak.no_hutang, versi: ditolak.versi, alasan: 'tidak jadi' })
  const lunas = await sah(rp(5_000_000))
  const urung = await sah(rp(1_000_000))
  const bayarUrung = await disetujuiBila(owner, lunasiHutang, formLunas(await kartu(owner, urung)))
  const lama = await sah(rp(2_000_001), {
    detail_barang: [gelangJaminan(), gelangJaminan({ nama_barang: 'LIONTIN' })],
  })
  const { versi } = await kartu(owner, lama)
  await owner.call(bayarBunga, { no_hutang: lama, versi, pembayaran: [bayarTunai(10_000)], otorisasi: null })
  const isi = formRemaja(await kartu(owner, lama), { jumlah_hutang: rp(1_500_000), tetap: [1] })
  const bayarLama = await disetujuiBila(owner, remajakanHutang, isi)
  const batal = await kartu(owner, await sah(rp(500_000)))
  const tanpa = { alasan: 'salah', otorisasi: null }
  await disetujuiBila(owner, batalHutang, { no_hutang: batal.no_hutang, versi: batal.versi, ...tanpa })
  no = {
    lunas,
    urung,
    lama,
    lanjut: bayarLama.no_hutang,
    batal: batal.no_hutang,
    ditolak: ditolak.no_hutang,
  }
  return [bayarUrung.no_bayar, bayarLama.no_bayar]
}

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiPinjaman(owner)
  const diurungkan = await hariPertama()
  senin = await semua()
  owner = await shop.nextDay(owner)
  for (const [ke, no_bayar] of diurungkan.entries()) {
    const kembali = [{ urut: ke + 1, berat: gram(10), kadar: '16K' }]
    await disetujuiBila(owner, batalBayarHutang, await kembaliBerdua(owner, null, no_bayar, kembali))
  }
  await owner.call(simpanTempat, { no_hutang: no.lama, tempat: 'RAK 3' })
  await disetujuiBila(owner, ubahHargaEmas, {
    kode_group: 'MM',
    harga: rp(2_400_000),
    harga_modal: null,
    otorisasi: null,
  })
  const hutang = await kartu(owner, no.lunas)
  await owner.call(bayarBunga, {
    no_hutang: no.lunas,
    versi: hutang.versi,
    pembayaran: [bayarTunai(30_000)],
    otorisasi: null,
  })
  const isi = formLunas(await kartu(owner, no.lunas), {
    diskon: rp(20_000),
    pembayaran: [bayarTunai(5_050_000)],
    pengambil: 'PAK BUDI',
    identitas_pengambil: '3573010203040507',
    kuasa: 'ANAK',
  })
  await disetujuiBila(owner, lunasiHutang, isi)
})
afterAll(() => shop.close())

describe('reports of loans', () => {
  it('say of a day what they said that evening, whatever was undone since', async () => {
    expect(await semua()).toEqual(senin)
  })

  it('000.50 tell of each loan how it stood on the last day that is asked for', async () => {
    expect(await status()).toEqual({
      [no.lunas]: 'AKTIF',
      [no.urung]: 'LUNAS',
      [no.lama]: 'DIPEREMAJAKAN',
      [no.lanjut]: 'AKTIF',
      [no.batal]: 'BATAL',
    })
    expect(await status(DUA_HARI)).toEqual({
      [no.lunas]: 'LUNAS',
      [no.urung]: 'AKTIF',
      [no.lama]: 'AKTIF',
      [no.lanjut]: 'BATAL',
      [no.batal]: 'BATAL',
    })
    expect((await transaksi()).find((one) => one.no_hutang === no.lama)).toMatchObject({
      tgl_hutang: SENIN,
      berat_total: 20_000,
      jumlah_hutang: 2_000_001,
      // 2,000,001 x 2 % x 4, rounded up to 500
      bunga: 160_500,
      besar_kembali: 2_160_501,
      tgl_jatuh_tempo: '2026-07-02',
      tgl_lunas: SENIN,
      detail_barang: [
        { nama_barang: 'GELANG', berat: 10_000, kadar: '16K', jumlah: 1 },
        { nama_barang: 'LIONTIN', berat: 10_000, kadar: '16K', jumlah: 1 },
      ],
    })
  })

  it('say on paper by which day they were asked, in words', () => {
    expect(saringanTransaksi({ type_tgl: 'tgl_lunas', valid_by: 'ALL' })).toEqual(['Menurut Tanggal lunas'])
    expect(saringanTransaksi({ type_tgl: 'tgl_hutang', valid_by: 'KASIR' })).toEqual([
      'Menurut Tanggal hutang',
      'Divalidasi Oleh KASIR',
    ])
  })

  it('000.30 find loans by the day they are due, and by the one that ended them', async () => {
    const juli = { tgl_awal: '2026-07-01', tgl_akhir: '2026-07-31', type_tgl: 'tgl_jatuh_tempo' }
    expect(Object.keys(await status(juli)).toSorted()).toEqual([no.lunas, no.urung, no.lama, no.batal].toSorted())
    const lunas = { type_tgl: 'tgl_lunas' }
    expect(await status(lunas)).toEqual({ [no.urung]: 'LUNAS', [no.lama]: 'DIPEREMAJAKAN' })
    expect(await status({ ...DUA_HARI, ...lunas })).toEqual({ [no.lunas]: 'LUNAS' })
  })

  it('000.50 tell what was redeemed and renewed, with all interest of the loan', async () => {
    const [hari, ...lain] = await owner.call(laporanHutangLunas, HARI_SENIN)
    expect([hari?._id, lain]).toEqual([SENIN, []])
    // 1,000,000 x 2 %; 2,000,001 x 2 % rounded up, 10,000 of it before; 500,001 of the principal
    expect(hari?.detail).toMatchObject([
      {
        no_hutang: no.urung,
        jenis: 'LUNAS',
        pokok: 1_000_000,
        bunga_lunas: 20_000,
        total_bayar: 1_020_000,
        berat: 10_000,
      },
      {
        no_hutang: no.lama,
        jenis: 'PEREMAJAAN',
        pokok: 2_000_001,
        bunga_lunas: 40_500,
        total_bayar: 500_001,
        berat: 20_000,
      },
    ])
    const [besok, ...sisa] = await owner.call(laporanHutangLunas, DUA_HARI)
    expect(sisa).toEqual([])
    // 100,000 of interest, 30,000 of it before, 20,000 let go
    expect(besok).toMatchObject({
      _id: SELASA,
      detail: [
        {
          no_hutang: no.lunas,
          bunga_lunas: 100_000,
          diskon: 20_000,
          total_bayar: 5_050_000,
          cara_bayar: 'CASH',
          pengambil: 'PAK BUDI',
        },
      ],
    })
  })

  it('tell what was called off, and which payments were undone', async () => {
    const batal = await owner.call(laporanBatalHutang, { ...DUA_HARI, type: 'HUTANG' })
    expect(batal).toMatchObject([
      {
        no_hutang: no.ditolak,
        sah: 'TIDAK',
        berat_kembali: 0,
        pokok_batal: 0,
        jumlah_hutang: 5_000_000,
        no_batal: '-',
      },
      { no_hutang: no.batal, sah: 'YA', berat_kembali: 10_000, pokok_batal: 500_000, disetujui_oleh: 'OWNER' },
      { no_hutang: no.lanjut, sah: 'YA', berat_kembali: 10_000, pokok_batal: 1_500_000, tgl_batal: SELASA },
    ])
    expect(await owner.call(laporanBatalHutang, { ...DUA_HARI, type: 'PEMBAYARAN' })).toMatchObject([
      { no_hutang: no.urung, jenis: 'LUNAS', jumlah: 1_020_000, tgl_bayar: SENIN, tgl_batal: SELASA, alasan: 'SALAH' },
      { no_hutang: no.lama, jenis: 'PEREMAJAAN', jumlah: 500_001, alasan: 'SALAH' },
    ])
  })

  it('000.51 tell what lies in custody, at the price of that day, and part the principal to the rupiah', async () => {
    const stock = (tanggal: string) => owner.call(laporanStockHutang, { tanggal, type: 'DETAIL' })
    const pilih = async (tanggal: string) =>
      (await stock(tanggal)).map((one) =>
        'no_hutang' in one ? [one.no_hutang, one.nama_barang, one.berat, one.pokok, one.nilai, one.umur] : [],
      )
    expect(await pilih('2026-03-01')).toEqual([])
    expect(await pilih(SENIN)).toEqual([
      [no.lunas, 'GELANG', 10_000, 5_000_000, 16_450_000, 0],
      [no.lanjut, 'GELANG', 10_000, 1_500_000, 16_450_000, 0],
    ])
    // 16,450,000 x 2,400,000 / 2,350,000
    expect(await pilih(SELASA)).toEqual([
      [no.urung, 'GELANG', 10_000, 1_000_000, 16_800_000, 1],
      [no.lama, 'GELANG', 10_000, 1_000_000, 16_800_000, 1],
      [no.lama, 'LIONTIN', 10_000, 1_000_001, 16_800_000, 1],
    ])
    const tempat = (await stock(SELASA)).map((one) => 'tempat' in one && one.tempat)
    expect(tempat).toEqual(['-', 'RAK 3', 'RAK 3'])
    expect(await owner.call(laporanStockHutang, { tanggal: SELASA, type: 'REKAP' })).toEqual([
      {
        kode_group: 'MM',
        nama_group: 'MAS MUDA',
        kadar: '16K',
        jumlah: 3,
        berat: gram(30),
        pokok: 3_000_001,
        nilai: 50_400_000,
      },
    ])
  })
})

const KASUS = { shop: () => shop, user: () => owner, asked: DUA_HARI }
laporanSuite(transaksiHutangReport, KASUS)
laporanSuite(transaksiHutangReport, { ...KASUS, asked: { ...DUA_HARI, type_tgl: 'tgl_lunas' } })
laporanSuite(hutangLunasReport, {
  ...KASUS,
  empty: { denda: 'Nothing is late on the second day of a loan.' },
})
laporanSuite(batalHutangReport, KASUS)
laporanSuite(stockHutangReport, {
  ...KASUS,
  asked: { tanggal: SELASA },
  is: {
    jumlah: ({ saldo_awal, totals }) => (saldo_awal?.pcs ?? 0) + totals.pcs,
    berat: ({ saldo_awal, totals }) => (saldo_awal?.berat ?? 0) + totals.berat,
    pokok: ({ saldo_awal, totals }) => (saldo_awal?.rp ?? 0) + totals.rp,
  },
})
