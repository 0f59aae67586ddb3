import type { OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { papers } from '@kencana/receipts'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { laporanSuite } from '@kencana/testing/laporan'
import { tokoLengkap } from '@kencana/testing/lengkap'
import { beliSah, cincinLama, disetujuiBila, isiKondisi, isiPembelian } from '@kencana/testing/pembelian'
import { batalForm, jualSah } from '@kencana/testing/penjualan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CETAK_SERTIFIKAT, cetak } from '../../cetak/cetak.contract.ts'
import { rencanaTutup, tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { batalJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { hitungKas } from '../hitung-kas/hitung-kas.contract.ts'
import { ambilKas, tambahKas } from '../uang/uang.contract.ts'
import { laporanEod, sertifikat } from './laporan-eod.contract.ts'
import { eodReport } from './laporan-eod.report.ts'
import { strukSertifikat } from './sertifikat.receipt.ts'
import { sertifikatA4 } from './sertifikat-a4.report.ts'

let shop: TestShop
let owner: User
const DUA = '2026-03-03'
const TIGA = '2026-03-04'
const lapor = (type_laporan: 'REKAP' | 'EMAS' | 'SALES', tanggal = DUA, siapa = owner) =>
  siapa.call(laporanEod, laporanEod.input.parse({ tanggal, type_laporan }))
const kertas = async (tanggal: string) => {
  const isi = await owner.call(sertifikat, { tanggal })
  return { slip: papers(strukSertifikat(isi)), qr: strukSertifikat(isi).qr, pdf: Buffer.from(await sertifikatA4(isi)) }
}
let pertama: Awaited<ReturnType<typeof kertas>>
let rekapPertama: unknown
/** What closing showed before the drawer was counted, and after it. */
const rencana: OutputOf<typeof rencanaTutup>[] = []

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(1_000_000))
  await isiMaster(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  const [satu, dua] = [await tambahCincin(owner), await tambahCincin(owner)]
  owner = await shop.nextDay(owner)
  // Two of three rings are sold at 5,733,000, an old one of 3.485 g is bought for 1,000,000.
  const tiga = await tambahCincin(owner)
  const jual = await jualSah(owner, owner, [satu.kode_barcode, dua.kode_barcode])
  await beliSah(owner, [cincinLama({ harga: rp(1_000_000) })])
  await owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(500_000), keterangan: 'modal' })
  await owner.call(ambilKas, { kode_transaksi: 'BIAYA TOKO', jumlah: rp(50_000), keterangan: 'plastik' })
  rencana.push(await owner.call(rencanaTutup, {}))
  // 901,000,000 + 11,466,000 - 1,000,000 + 500,000 - 50,000
  await owner.call(hitungKas, { kode_laci: '-', lembar: { '100000': 9119, '1000': 16 } })
  rencana.push(await owner.call(rencanaTutup, {}))
  owner = await shop.nextDay(owner)
  pertama = await kertas(DUA)
  rekapPertama = await Promise.all([lapor('REKAP'), lapor('EMAS'), lapor('SALES')])
  await disetujuiBila(owner, batalJual, batalForm(jual))
  await jualSah(owner, owner, [tiga.kode_barcode])
})
afterAll(() => shop.close())

describe('the end of a day', () => {
  it('is money by what it was for, from what was there to what the ledger has', async () => {
    const rows = (await lapor('REKAP')).map((row) => {
      const { bagian, uraian, qty, jumlah_in, jumlah_out, saldo } = row as Extract<typeof row, { bagian: string }>
      return [bagian, uraian, qty, jumlah_in, jumlah_out, saldo]
    })
    expect(rows).toEqual([
      ['PENJUALAN', 'JUAL', 2, 11_466_000, 0, null],
      ['PEMBELIAN', 'BELI', 1, 0, 1_000_000, null],
      ['CARA BAYAR PENJUALAN', 'CASH', 0, 11_466_000, 0, null],
      ['KAS', 'SALDO AWAL', 0, 0, 0, 901_000_000],
      ['KAS', 'PENJUALAN', 0, 11_466_000, 0, 912_466_000],
      ['KAS', 'PEMBELIAN', 0, 0, 1_000_000, 911_466_000],
      ['KAS', 'TAMBAH UANG', 0, 500_000, 0, 911_966_000],
      ['KAS', 'AMBIL UANG', 0, 0, 50_000, 911_916_000],
      ['KAS', 'SALDO AKHIR', 0, 0, 0, 911_916_000],
    ])
  })

  it('is gold in and gold out, per category and place', async () => {
    // 6.970 were there, 3.485 entered and 3.485 bought, 6.970 sold.
    expect(await lapor('EMAS')).toEqual([
      {
        kode_group: 'MM',
        tempat: 'BAKI',
        awal: 6_970,
        masuk: 6_970,
        keluar: 6_970,
        akhir: 6_970,
        pcs_masuk: 2,
        pcs_keluar: 2,
      },
      {
        kode_group: 'MM',
        tempat: 'PELANGGAN',
        awal: null,
        masuk: 6_970,
        keluar: 3_485,
        akhir: null,
        pcs_masuk: 2,
        pcs_keluar: 1,
      },
      {
        kode_group: 'MM',
        tempat: 'STOK AWAL',
        awal: null,
        masuk: 0,
        keluar: 3_485,
        akhir: null,
        pcs_masuk: 0,
        pcs_keluar: 1,
      },
    ])
  })

  it('is what each sales person sold and bought, and what was undone that day', async () => {
    expect(await lapor('SALES')).toMatchObject([
      {
        kode_sales: 'S01',
        qty_jual: 2,
        berat_jual: 6_970,
        rp_jual: 11_466_000,
        qty_batal: 0,
        qty_beli: 1,
        rp_beli: 1_000_000,
      },
    ])
    expect(await lapor('SALES', TIGA)).toMatchObject([
      { qty_jual: 1, rp_jual: 5_733_000, qty_batal: 2, rp_batal: 11_466_000 },
    ])
  })

  it('stays as it was when something of it is undone later', async () => {
    expect(await Promise.all([lapor('REKAP'), lapor('EMAS'), lapor('SALES')])).toEqual(rekapPertama)
  })

  it('is told below OWN and SU once it is closed', async () => {
    await shop.user(owner, 'KASIR', 'KASIR')
    await expect(lapor('REKAP', DUA, await shop.login('KASIR'))).rejects.toThrow()
    await shop.db.run(sql`INSERT INTO hak_akses VALUES ('KASIR', '/laporan-eod')`)
    const kasir = await shop.login('KASIR')
    expect(await lapor('REKAP', DUA, kasir)).toHaveLength(9)
    await expect(lapor('REKAP', TIGA, kasir)).rejects.toThrow('Kas Dihitung Tanpa Melihat Buku')
  })
})

describe('the certificate', () => {
  it('says it all in 40 columns', () => {
    const [slip = []] = pertama.slip
    const tanpaSegel = slip.map((line) => line.replace(/[0-9A-F]{16}/, '#'.repeat(16)))
    expect(tanpaSegel).toMatchInlineSnapshot(`
      [
        "              KENCANA JAYA",
        "       JL. PASAR BESAR 12, MALANG",
        "----------------------------------------",
        "         SERTIFIKAT TUTUP HARI",
        "TOKO  : TK01",
        "TGL   : 2026-03-03",
        "TUTUP : 2026-03-03 09:00 OWNER",
        "----------------------------------------",
        "EMAS MM",
        "BAKI                             6.970 g",
        "  dari 6.970               +6.970 -6.970",
        "luar: PELANGGAN            +6.970 -3.485",
        "luar: STOK AWAL            +0.000 -3.485",
        "MASUK                           13.940 g",
        "KELUAR                          13.940 g",
        "----------------------------------------",
        "PENJUALAN",
        "JUAL                          11,466,000",
        "  2 pcs                          6.970 g",
        "----------------------------------------",
        "PEMBELIAN",
        "BELI                          -1,000,000",
        "  1 pcs                          3.485 g",
        "----------------------------------------",
        "KAS",
        "AWAL                         901,000,000",
        "MASUK                         11,966,000",
        "KELUAR                        -1,050,000",
        "AKHIR                        911,916,000",
        "----------------------------------------",
        "HITUNG KAS",
        "HK-TK01-260303-0001 OWNER",
        "DIHITUNG                     911,916,000",
        "SELISIH                                0",
        "----------------------------------------",
        "NILAI EMAS MENURUT MODAL",
        "BELUM DINILAI",
        "----------------------------------------",
        "DOKUMEN, 5 JURNAL",
        "AUK 1, FB 1, FJ 1, HK 1, TM 1, TUK 1",
        "----------------------------------------",
        "SEGEL",
        "################",
        "sesudah ################",
      ]
    `)
    expect(pertama.qr).toMatch(/^KENCANA EOD TK01 2026-03-03 [0-9A-F]{16} [0-9A-F]{16}$/)
  })

  it('is the same byte for byte for ever: undone sales, another name and clock of the shop, another day later', async () => {
    const lagi = await kertas(DUA)
    expect(lagi).toEqual(pertama)
    await shop.db.run(
      sql`UPDATE toko SET nama_toko = 'NAMA BARU', alamat_toko = 'JL. LAIN', zona_waktu = 'Asia/Jayapura'`,
    )
    expect(await kertas(DUA)).toEqual(pertama)
    await shop.db.run(
      sql`UPDATE toko SET nama_toko = 'KENCANA JAYA', alamat_toko = 'JL. PASAR BESAR 12, MALANG', zona_waktu = 'Asia/Jakarta'`,
    )
    expect(pertama.pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  })

  it('stands on the day before, and is that of a closed day alone', async () => {
    const [satu, dua] = await Promise.all(['2026-03-02', DUA].map((tanggal) => owner.call(sertifikat, { tanggal })))
    expect(dua?.segel_sebelumnya).toBe(satu?.segel)
    await expect(owner.call(sertifikat, { tanggal: TIGA })).rejects.toThrow(`Hari ${TIGA} Belum Ditutup`)
  })
})

describe('closing', () => {
  it('names a drawer that nobody counted, and says what a count came to', () => {
    const dilihat = rencana.map(({ hitungan, terbuka }) => [hitungan, terbuka.map((one) => one.path)])
    expect(dilihat).toEqual([
      [[], ['/hitung-kas', '/nilai-awal']],
      [[{ kode_laci: '-', oleh: 'OWNER', jam: '09:00', selisih: 0, berlaku: true }], ['/nilai-awal']],
    ])
  })

  it('hands the certificate out as its first print; what is printed of that day later is a copy', async () => {
    const { sertifikat: isi } = await owner.call(tutupToko, { PROSES: 'close', sertifikat: 'YA' })
    owner = await shop.login('OWNER')
    expect(isi).toMatchObject({ nomor: 'EOD-TK01-260304', tanggal: TIGA, cetakan: 1 })
    expect(await owner.call(sertifikat, { tanggal: TIGA })).toEqual(isi)
    const lagi = { jenis: CETAK_SERTIFIKAT, dokumen: 'EOD-TK01-260304', rangkap: 1, alasan: '' }
    expect(await owner.call(cetak, lagi)).toMatchObject({ ke: 2 })
    expect(await shop.violations()).toEqual([])
  })

  it('counts no print of a day that stayed open', async () => {
    expect(await owner.send('POST', 'system/close', { body: { PROSES: 'close', sertifikat: 'YA' } })).toMatchObject({
      status: 422,
      text: 'Toko Sudah Ditutup Hari Ini',
    })
    expect(await shop.db.rows(sql`SELECT FROM cetak WHERE dokumen = 'EOD-TK01-260305'`)).toEqual([])
  })
})

describe('certificates of a shop with every document there is', () => {
  let lengkap: TestShop
  let pemilik: User
  beforeAll(async () => {
    ;({ shop: lengkap, owner: pemilik } = await tokoLengkap())
  })
  afterAll(() => lengkap.close())

  it('have as much gold in as out of each category, and end with what the ledger has', async () => {
    for (const tanggal of ['2026-03-02', DUA]) {
      const { emas, uang } = await pemilik.call(sertifikat, { tanggal })
      const beda = new Map<string, number>()
      for (const { kode_group, masuk, keluar } of emas)
        beda.set(kode_group, (beda.get(kode_group) ?? 0) + masuk - keluar)
      expect([...beda.values()].every((mg) => mg === 0)).toBe(true)
      const buku = await lengkap.db.rows<{ akun: string; kunci: string; akhir: number }>(sql`
        SELECT s.akun, CASE a.isi WHEN 'uang' THEN s.ref ELSE s.kode_group END AS kunci, sum(CASE a.isi WHEN 'uang' THEN s.rp ELSE s.mg END)::bigint AS akhir
        FROM saldo('TK01', ${tanggal}) s JOIN akun a USING (akun)
        WHERE s.akun IN ('KAS', 'BANK') OR (a.isi = 'barang' AND a.tanda = 1 AND NOT a.lintas_toko) GROUP BY 1, 2 ORDER BY 1, 2`)
      const akhir = [
        ...emas.filter(({ milik }) => milik).map((row) => ({ ...row, kunci: row.kode_group })),
        ...uang.map((row) => ({ ...row, kunci: row.ref })),
      ]
        .map(({ akun, kunci, awal, masuk, keluar }) => ({ akun, kunci, akhir: awal + masuk - keluar }))
        .filter((row) => row.akhir !== 0)
        .toSorted((a, b) => (`${a.akun} ${a.kunci}` < `${b.akun} ${b.kunci}` ? -1 : 1))
      expect(akhir).toEqual(buku.filter((row) => row.akhir !== 0))
      expect(emas.length + uang.length).toBeGreaterThan(tanggal === DUA ? 15 : 2)
    }
  })

  it('08.5.3 are those of empty days too, where a shop walked over them', async () => {
    lengkap.clock.walk(2)
    pemilik = await lengkap.login('OWNER')
    await pemilik.call(tutupToko, { PROSES: 'close', sampai: '2026-03-05' })
    pemilik = await lengkap.login('OWNER')
    const kosong = await pemilik.call(sertifikat, { tanggal: '2026-03-05' })
    expect(kosong).toMatchObject({ jurnal: 0, dokumen: [], hitung: [] })
    expect(kosong.uang.every(({ masuk, keluar }) => masuk === 0 && keluar === 0)).toBe(true)
    expect(papers(strukSertifikat(kosong))[0]).toContain('HARI KOSONG')
  })

  const EMPTY = {
    qty_batal_beli: 'no purchase of that day is undone there',
    rp_batal_beli: 'no purchase of that day is undone there',
  }
  laporanSuite(eodReport, { shop: () => lengkap, user: () => pemilik, asked: { tanggal: DUA }, empty: EMPTY })
})
