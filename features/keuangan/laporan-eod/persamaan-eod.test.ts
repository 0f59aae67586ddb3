/**
 * One day of a shop with every kind of transaction, against a list that the test keeps: rings of n grams cost n x 2,350,000 x 70 % =
 * n x 1,645,000, a loan bears 2 % for the month begun, a bracelet of 10.000 g is pledged.
 */
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { papers } from '@kencana/receipts'
import { gram, openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { formLunas, hutangSah, isiPinjaman, kartu } from '@kencana/testing/hutang'
import { keduanyaSama } from '@kencana/testing/menurut'
import { beliSah, cincinLama, cincinNota, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, jualSah, sahkanJual } from '@kencana/testing/penjualan'
import { pesan, tunai } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { denganSaksi } from '@kencana/testing/saksi'
import { formAmbilService, formSelesai, terimaService } from '@kencana/testing/service'
import { batalTitipForm, formAmbil, isiBakiTitip, sahkanAmbil, titipSah } from '@kencana/testing/titipan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfTexts } from '../../../packages/reports/src/testing.fixture.ts'
import { laporanHutangLunas, laporanTransaksiHutang } from '../../hutang/laporan-hutang/laporan-hutang.contract.ts'
import { lunasiHutang } from '../../hutang/transaksi-hutang/bayar-hutang.contract.ts'
import { batalJual, jual, validasiJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { batalPesanan } from '../../pesanan/batal-pesanan/batal-pesanan.contract.ts'
import { laporanServiceAmbil, laporanServiceMasuk } from '../../service/laporan-services/laporan-services.contract.ts'
import { ambilService } from '../../service/transaksi-services/ambil-service.contract.ts'
import { selesaikanService } from '../../service/transaksi-services/selesai-service.contract.ts'
import { laporanTitipan } from '../../titipan/laporan-titipan/laporan-titipan.contract.ts'
import { batalTitipan } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { ambilKas } from '../uang/uang.contract.ts'
import { laporanEod, sertifikat } from './laporan-eod.contract.ts'
import { strukSertifikat } from './sertifikat.receipt.ts'
import { sertifikatA4 } from './sertifikat-a4.report.ts'

const HARI = '2026-03-03'
const BESOK = '2026-03-04'
let shop: TestShop
let owner: User
let kasir: User

const cincin = async (berat: number) =>
  (await tambahCincin(owner, { berat: gram(berat), berat_asli: gram(berat) })).kode_barcode
const lewat = (cara_bayar: 'TRANSFER' | 'QRIS', jumlah: number) => ({
  ...bayarTunai(jumlah),
  cara_bayar,
  no_rekening: '0111',
  masuk: true,
  ...(cara_bayar === 'TRANSFER' && { referensi: 'TRF 1' }),
})
/** An old ring of 3.000 g that the shop had sold for 4,935,000, for a new one of 1.000 g: 3,290,000 go back in cash. */
const tukarKurang = async (lama: string) => {
  const form = await formJual(owner, [await cincin(1)], {
    tukar: { kode_baki: 'BELI1', detail_barang: [cincinNota(lama, { berat: gram(3), harga: rp(4_935_000) })] },
    pembayaran: [{ ...bayarTunai(3_290_000), arah: 'KELUAR' as const }],
  })
  const { data: nota } = await disetujuiBila(owner, jual, form)
  const timbang = nota.tukar.map(({ no_faktur_beli, berat, kadar }) => ({ no_faktur_beli, berat, kadar }))
  const { no_faktur_jual, versi } = nota
  await disetujuiBila(kasir, validasiJual, { data: [{ no_faktur_jual, versi, pembayaran: [] }], timbang })
}

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(20_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await isiPinjaman(owner)
  await isiBakiTitip(owner)
  await isiRekening(owner, '0111')
  await shop.user(owner, 'KASIR', 'KASIR')
  const lama = await cincin(3)
  await jualSah(owner, owner, [lama])
  owner = await shop.nextDay(owner)
  kasir = await shop.login('KASIR')
  // 1,645,000 in cash; 3,290,000 in three ways; 1,645,000 in cash that is undone at once and goes back through the bank.
  await jualSah(owner, kasir, [await cincin(1)])
  const { data } = await owner.call(jual, await formJual(owner, [await cincin(2)]))
  await sahkanJual(kasir, [data], [bayarTunai(1_290_000), lewat('TRANSFER', 1_500_000), lewat('QRIS', 500_000)])
  const lewatBank = { ...lewat('TRANSFER', 1_645_000), referensi: 'TRF 2' }
  const salah = await jualSah(owner, kasir, [await cincin(1)])
  await disetujuiBila(owner, batalJual, batalForm(salah, { pembayaran: [lewatBank] }))
  await tukarKurang(lama)
  await beliSah(owner, [cincinLama({ harga: rp(800_000) })], {}, kasir)
  // Two deposits of 1,000,000 on rings of 1,645,000: one fetched for the rest, one given back.
  const satu = await titipSah(owner, kasir, [await cincin(1)], { titip: rp(1_000_000) })
  await sahkanAmbil(kasir, (await owner.call(jual, await formAmbil(owner, [satu.no_titip_group]))).data)
  const dua = await titipSah(owner, kasir, [await cincin(1)], { titip: rp(1_000_000) })
  const [kembali] = dua.barang
  if (!kembali) throw new Error('nothing kept')
  await disetujuiBila(owner, batalTitipan, batalTitipForm({ ...kembali, versi: dua.versi }, 1_000_000))
  // Two loans of 2,000,000, one of them redeemed with 40,000 of interest.
  await hutangSah(owner, kasir, { jumlah_hutang: rp(2_000_000) })
  const { no_hutang } = await hutangSah(owner, kasir, { jumlah_hutang: rp(2_000_000) })
  await denganSaksi(kasir, owner, lunasiHutang, formLunas(await kartu(kasir, no_hutang)), 'HUTANG')
  // Two orders with 300,000 each, one of them called off; a repair with 20,000 ahead that is fetched for the other 30,000.
  await pesan(owner, {}, { pembayaran: [tunai(300_000)] })
  const no_pesanan = await pesan(owner, {}, { pembayaran: [tunai(300_000)] })
  const batal = {
    no_pesanan,
    alasan: 'tidak jadi',
    pembayaran: [tunai(300_000)],
    kode_baki_contoh: '',
    otorisasi: null,
  }
  await disetujuiBila(owner, batalPesanan, batal)
  const service = await terimaService(owner, [{}], 20_000)
  const jadi = await disetujuiBila(owner, selesaikanService, formSelesai(service))
  await disetujuiBila(owner, ambilService, formAmbilService(jadi.data, 30_000))
  await owner.call(ambilKas, { kode_transaksi: 'BIAYA TOKO', jumlah: rp(50_000), keterangan: 'plastik' })
  owner = await shop.nextDay(owner)
})
afterAll(() => shop.close())

/** [section, name, pieces, mg, in, out] of what was done, by the list above. */
const TRANSAKSI = [
  // 1,645,000 + 3,290,000 + 1,645,000 that is undone + 1,645,000 of the exchange
  ['PENJUALAN', 'JUAL', 4, 5_000, 8_225_000, 0],
  ['PENJUALAN', 'TITIPAN', 1, 1_000, 1_645_000, 0],
  ['BATAL PENJUALAN', 'JUAL', 1, 1_000, 0, 1_645_000],
  ['PEMBELIAN', 'BELI', 1, 3_485, 0, 800_000],
  ['TUKAR', 'TUKAR', 1, 3_000, 0, 4_935_000],
  ['HUTANG', 'BAYAR BUNGA', 0, 0, 40_000, 0],
  ['HUTANG', 'HUTANG KELUAR', 2, 20_000, 0, 4_000_000],
  ['HUTANG', 'HUTANG LUNAS', 1, 10_000, 2_000_000, 0],
  ['PESANAN', 'PESANAN BATAL', 1, 0, 0, 300_000],
  ['PESANAN', 'PESANAN MASUK', 2, 10_000, 600_000, 0],
  ['SERVICE', 'SERVICE AMBIL', 1, 1_500, 30_000, 0],
  ['SERVICE', 'SERVICE MASUK', 1, 1_500, 20_000, 0],
  ['SERVICE', 'SERVICE SELESAI', 1, 1_500, 0, 0],
  ['TITIPAN', 'TITIP MASUK', 2, 2_000, 2_000_000, 0],
  ['TITIPAN', 'TITIPAN BATAL', 1, 1_000, 0, 1_000_000],
  ['TITIPAN', 'TITIPAN DIAMBIL', 1, 1_000, 0, 1_000_000],
] as const

const baca = async () => {
  const rows = await owner.call(laporanEod, laporanEod.input.parse({ tanggal: HARI, type_laporan: 'REKAP' }))
  return rows.flatMap((row) => ('bagian' in row ? [row] : []))
}
const bayar = async () => (await baca()).filter((row) => row.bagian === 'CARA BAYAR PENJUALAN')
const jumlah = (rows: readonly { jumlah_in: number; jumlah_out: number }[]) =>
  rows.reduce((sum, row) => sum + row.jumlah_in - row.jumlah_out, 0)

describe('the end of a day with everything', () => {
  it('08.5.1 has each transaction of the day once, under its own name', async () => {
    const rows = (await baca()).filter((row) => TRANSAKSI.some(([bagian]) => bagian === row.bagian))
    expect(
      rows.map(({ bagian, uraian, qty, berat, jumlah_in, jumlah_out }) => [
        bagian,
        uraian,
        qty,
        berat,
        jumlah_in,
        jumlah_out,
      ]),
    ).toEqual(TRANSAKSI.map((row) => [...row]))
  })

  it('08.5.1 says of the sales person what the sections say', async () => {
    const rows = await owner.call(laporanEod, laporanEod.input.parse({ tanggal: HARI, type_laporan: 'SALES' }))
    expect(rows).toMatchObject([
      { kode_sales: '-', service: 50_000, qty_jual: 0 },
      {
        kode_sales: 'S01',
        qty_jual: 5,
        berat_jual: 6_000,
        rp_jual: 9_870_000,
        qty_batal: 1,
        rp_batal: 1_645_000,
        qty_serah: 0,
        qty_beli: 1,
        rp_beli: 800_000,
        qty_tukar: 1,
        rp_tukar: 4_935_000,
        titip_masuk: 2_000_000,
        titip_keluar: 2_000_000,
        hutang_keluar: 4_000_000,
        hutang_lunas: 2_000_000,
        bunga: 40_000,
        pesanan_masuk: 600_000,
        pesanan_keluar: 300_000,
        service: 0,
      },
    ])
  })

  it('08.5.1 comes to what the reports of the areas come to on that day', async () => {
    const hari = { tgl_awal: HARI, tgl_akhir: HARI }
    const sum = <T>(rows: readonly T[], pilih: (row: T) => number) => rows.reduce((all, row) => all + pilih(row), 0)
    type Uang = Record<'masuk' | 'diambil' | 'kembali', number>
    const rekap = await baca()
    const eod = (bagian: string, ...uraian: string[]) =>
      jumlah(rekap.filter((row) => row.bagian === bagian && (uraian.length === 0 || uraian.includes(row.uraian))))
    await keduanyaSama(owner, HARI)
    const hutang = await owner.call(laporanTransaksiHutang, laporanTransaksiHutang.input.parse(hari))
    const dilunasi = await owner.call(laporanHutangLunas, laporanHutangLunas.input.parse(hari))
    const lunas = dilunasi.flatMap((one) => one.detail)
    const titip = await owner.call(laporanTitipan, laporanTitipan.input.parse({ ...hari, type: 'REKAP' }))
    const masuk = await owner.call(laporanServiceMasuk, laporanServiceMasuk.input.parse(hari))
    const ambil = await owner.call(laporanServiceAmbil, laporanServiceAmbil.input.parse(hari))
    expect({
      hutang: sum(hutang, (row) => row.jumlah_hutang),
      lunas: sum(lunas, (row) => row.pokok),
      bunga: sum(lunas, (row) => row.bunga_lunas),
      titip: sum<Uang>(titip, (row) => row.masuk),
      keluar: sum<Uang>(titip, (row) => row.diambil + row.kembali),
      dp: sum(masuk, (row) => row.dp_rp),
      service: sum(ambil, (row) => row.total_bayar),
    }).toEqual({
      hutang: -eod('HUTANG', 'HUTANG KELUAR'),
      lunas: eod('HUTANG', 'HUTANG LUNAS'),
      bunga: eod('HUTANG', 'BAYAR BUNGA'),
      titip: eod('TITIPAN', 'TITIP MASUK'),
      keluar: -eod('TITIPAN', 'TITIPAN DIAMBIL', 'TITIPAN BATAL'),
      dp: eod('SERVICE', 'SERVICE MASUK'),
      service: eod('SERVICE', 'SERVICE AMBIL'),
    })
  })

  it('000.49 is paid in as many rupiah as it was sold for, whatever paid', async () => {
    // 9,870,000 sold = 1,645,000 + 1,290,000 + 1,645,000 + 645,000 of cash, 2,000,000 by bank, 4,935,000 by exchange and 1,000,000 by
    // deposit, less 3,290,000 that went back.
    expect((await bayar()).map((row) => [row.uraian, row.jumlah_in, row.jumlah_out])).toEqual([
      ['CASH', 5_225_000, 3_290_000],
      ['QRIS', 500_000, 0],
      ['TITIPAN', 1_000_000, 0],
      ['TRANSFER', 1_500_000, 0],
      ['TUKAR', 4_935_000, 0],
    ])
    expect(jumlah(await bayar())).toBe(9_870_000)
    expect(jumlah((await baca()).filter((row) => row.bagian === 'PENJUALAN'))).toBe(9_870_000)
  })

  it('000.49 opens with what was there, and ends with what the ledger has', async () => {
    const rows = (await baca()).filter((row) => row.bagian === 'KAS')
    const [awal, ...gerak] = rows.slice(0, -1)
    // 20,000,000 + 900,000,000 to begin with + 4,935,000 of the day before
    expect(awal).toMatchObject({ uraian: 'SALDO AWAL', saldo: 924_935_000, jumlah_in: 0 })
    // What of it went and came: sales 5,225,000, exchange -3,290,000, purchase -800,000, deposits 2,000,000 and -1,000,000, loans
    // -4,000,000, 2,000,000 and 40,000, orders 600,000 and -300,000, repair 20,000 and 30,000, expense -50,000.
    expect(jumlah(gerak)).toBe(475_000)
    expect(rows.at(-1)).toMatchObject({ uraian: 'SALDO AKHIR', saldo: 925_410_000 })
    const [buku] = await shop.db.rows<{ rp: number }>(
      sql`SELECT sum(rp)::bigint AS rp FROM saldo_akun('TK01', ${HARI}, ARRAY['KAS'])`,
    )
    expect(buku?.rp).toBe(925_410_000)
  })

  it('000.49 ends in each category with what was there and came less what went, gold of customers apart', async () => {
    const rows = await owner.call(laporanEod, laporanEod.input.parse({ tanggal: HARI, type_laporan: 'EMAS' }))
    const emas = rows.flatMap((row) => ('tempat' in row ? [row] : []))
    const semua = (pilih: (row: (typeof emas)[number]) => number) => emas.reduce((sum, row) => sum + pilih(row), 0)
    expect(semua((row) => row.masuk)).toBe(semua((row) => row.keluar))
    // 1 + 2 + 1 + 1 + 1 + 1 g entered, 3.485 g and 3 g bought; 1 + 2 + 1 + 1 g sold, the undone gram and the kept one are there.
    expect(emas.find((row) => row.tempat === 'BAKI')).toMatchObject({ awal: 0, akhir: 8_485 })
    expect(emas.find((row) => row.tempat === 'HUTANG BARANG')).toMatchObject({
      masuk: 20_000,
      keluar: 10_000,
      akhir: 10_000,
    })
  })

  it('stays as it was, on paper as well', async () => {
    const isi = await owner.call(sertifikat, { tanggal: HARI })
    const slip = papers(strukSertifikat(isi)).flat()
    const pdf = pdfTexts(await sertifikatA4(isi)).flat()
    expect(isi.transaksi?.map((row) => [row.bagian, row.uraian])).toEqual(TRANSAKSI.map(([satu, dua]) => [satu, dua]))
    for (const kata of ['HUTANG KELUAR', 'HUTANG LUNAS', 'TITIP MASUK', 'PESANAN MASUK', 'SERVICE AMBIL', 'TUKAR']) {
      expect(slip.some((line) => line.startsWith(kata))).toBe(true)
      expect(pdf).toContain(kata)
    }
    // The page says number, day, grams, money, documents and seal.
    expect(pdf).toEqual(
      expect.arrayContaining([
        'SERTIFIKAT TUTUP HARI',
        'KENCANA JAYA',
        'EOD-TK01-260303',
        'EMAS MM',
        '8.485 g',
        '-4,000,000',
        '  2 pcs',
        '20.000 g',
        '924,935,000',
        '925,410,000',
        isi.segel,
        `sesudah ${isi.segel_sebelumnya}`,
      ]),
    )
    expect(await shop.violations()).toEqual([])
    const lama = await owner.call(laporanEod, laporanEod.input.parse({ tanggal: BESOK, type_laporan: 'REKAP' }))
    expect(lama.filter((row) => 'bagian' in row && row.bagian === 'HUTANG')).toEqual([])
  })
})
