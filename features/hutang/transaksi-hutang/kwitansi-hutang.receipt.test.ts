/** Receipts of what is paid of a loan, and warnings that it is late, in 40 columns. Source: areas 10-hutang 10.3. */
import { mg, parsePersen, rp } from '@kencana/ledger'
import { describe, expect, it } from 'vitest'
import type { Bayaran, KartuHutang } from './bayar-hutang.contract.ts'
import type { SatuHutang } from './hutang.contract.ts'
import { kwitansiHutang, peringatanHutang } from './hutang.receipt.ts'

const HUTANG = {
  no_hutang: 'PI-TK01-260302-0001',
  nama_customer: 'BU SARI',
  alamat: 'JL. MAWAR 3',
  tgl_jatuh_tempo: '2026-04-02',
  jumlah_hutang: rp(5_000_000),
  barang: [
    {
      urut: 1,
      nama_barang: 'GELANG RANTAI',
      kode_group: 'MM',
      kadar: '16K',
      persentase: parsePersen(70),
      jumlah: 2,
      berat_kotor: mg(10_120),
      berat_plastik: mg(120),
      berat: mg(10_000),
      kondisi_pinjaman: 'BAIK',
      harga_gram: rp(2_350_000),
      taksiran: rp(16_450_000),
      kode_barcode: null,
      foto: [],
    },
  ],
} as unknown as SatuHutang

const tunai = (jumlah: number): Bayaran['pembayaran'][number] => ({
  arah: 'MASUK',
  cara_bayar: 'CASH',
  no_rekening: null,
  ref: '-',
  referensi: '',
  jumlah: rp(jumlah),
  diterima: null,
  biaya: rp(0),
  cek: 'TANPA',
})

const BAYAR: Bayaran = {
  no_bayar: 'BYH-TK01-260520-0001',
  tgl_system: '2026-05-20',
  waktu: '2026-05-20T03:00:00Z',
  jenis: 'BUNGA',
  pokok: rp(0),
  keluar: rp(0),
  bunga: rp(300_000),
  denda: rp(100_000),
  diskon: rp(0),
  no_baru: null,
  urut_kembali: [],
  pengambil: '',
  kuasa: '',
  identitas_pengambil: '',
  user_id: 'KASIR',
  no_batal: null,
  cetakan: 0,
  timbang_batal: false,
  pembayaran: [tunai(400_000)],
}

describe('a receipt', () => {
  it('of interest says it beside its late fee, what was paid how, and opens the drawer', () => {
    const { baris, laci, salinan } = kwitansiHutang(HUTANG, BAYAR, ['KENCANA JAYA'])
    expect(baris.every((line) => line.length <= 40)).toBe(true)
    expect([laci, salinan]).toEqual([true, ['CUSTOMER', 'INTERNAL']])
    const batal = kwitansiHutang(HUTANG, { ...BAYAR, no_batal: 'BBH-TK01-260316-0001' }, ['KENCANA JAYA'])
    expect(batal.laci).toBe(false)
    expect(batal.baris.join('\n')).toMatch(/\*\* DIBATALKAN \*\* BBH-TK01-260316-0001/)
    expect(baris).toMatchInlineSnapshot(`
      [
        "KENCANA JAYA",
        "----------------------------------------",
        "         KWITANSI BUNGA HUTANG",
        "----------------------------------------",
        "NO    : BYH-TK01-260520-0001",
        "TGL   : 2026-05-20",
        "HUTANG: PI-TK01-260302-0001",
        "NAMA  : BU SARI",
        "----------------------------------------",
        "BUNGA                            300,000",
        "DENDA                            100,000",
        "  CASH                           400,000",
        "",
        "CUSTOMER                         PETUGAS",
        "",
        "",
        "(..............)        (..............)",
      ]
    `)
  })

  it('of a redemption says the goods that went back, what was let go, and who fetched them', () => {
    const bayar: Bayaran = {
      ...BAYAR,
      no_bayar: 'LNH-TK01-260520-0001',
      jenis: 'LUNAS',
      urut_kembali: [1],
      pokok: rp(5_000_000),
      diskon: rp(50_000),
      pengambil: 'PAK BUDI',
      kuasa: 'SUAMI, SURAT KUASA 7/2026',
      identitas_pengambil: '************0507',
      pembayaran: [tunai(5_350_000)],
    }
    const { baris } = kwitansiHutang(HUTANG, bayar, ['KENCANA JAYA'])
    expect(baris.every((line) => line.length <= 40)).toBe(true)
    // 5,000,000 + 300,000 + 100,000 - 50,000
    expect(baris).toMatchInlineSnapshot(`
      [
        "KENCANA JAYA",
        "----------------------------------------",
        "       KWITANSI PELUNASAN HUTANG",
        "----------------------------------------",
        "NO    : LNH-TK01-260520-0001",
        "TGL   : 2026-05-20",
        "HUTANG: PI-TK01-260302-0001",
        "NAMA  : BU SARI",
        "DIAMBIL: PAK BUDI",
        "KUASA : SUAMI, SURAT KUASA 7/2026",
        "IDENTITAS: ************0507",
        "----------------------------------------",
        "GELANG RANTAI                      2 PCS",
        "  16K BAIK                      10.000 G",
        "  DENGAN PLASTIK                10.120 G",
        "----------------------------------------",
        "POKOK                          5,000,000",
        "BUNGA                            300,000",
        "DENDA                            100,000",
        "DISKON                           -50,000",
        "  CASH                         5,350,000",
        "SEMUA BARANG SUDAH DITERIMA KEMBALI",
        "",
        "CUSTOMER                         PETUGAS",
        "",
        "",
        "(..............)        (..............)",
      ]
    `)
  })

  it('of a loan that goes on with fewer goods names what went back, to the piece and gram', () => {
    const [gelang] = HUTANG.barang
    if (!gelang) throw new Error('no goods')
    const barang = [
      gelang,
      { ...gelang, urut: 2, nama_barang: 'CINCIN', jumlah: 1, berat_kotor: mg(5_500), berat: mg(5_500) },
    ]
    const bayar: Bayaran = {
      ...BAYAR,
      no_bayar: 'RMH-TK01-260520-0001',
      jenis: 'PEREMAJAAN',
      urut_kembali: [2],
      pembayaran: [tunai(400_000)],
    }
    const { baris } = kwitansiHutang({ ...HUTANG, barang }, bayar, [])
    expect(baris.every((line) => line.length <= 40)).toBe(true)
    expect(baris.slice(baris.indexOf('DIKEMBALIKAN KEPADA CUSTOMER'))).toMatchInlineSnapshot(`
      [
        "DIKEMBALIKAN KEPADA CUSTOMER",
        "CINCIN                             1 PCS",
        "  16K BAIK                       5.500 G",
        "BERAT KEMBALI                    5.500 G",
        "----------------------------------------",
        "BUNGA                            300,000",
        "DENDA                            100,000",
        "  CASH                           400,000",
        "",
        "CUSTOMER                         PETUGAS",
        "",
        "",
        "(..............)        (..............)",
      ]
    `)
  })

  it('of a loan that goes on with more money says that it went out', () => {
    const bayar: Bayaran = {
      ...BAYAR,
      no_bayar: 'RMH-TK01-260520-0001',
      jenis: 'PEREMAJAAN',
      bunga: rp(0),
      denda: rp(0),
      keluar: rp(1_000_000),
      pembayaran: [{ ...tunai(1_000_000), arah: 'KELUAR' }],
    }
    const { baris } = kwitansiHutang(HUTANG, bayar, [])
    expect(baris).toContain('TAMBAHAN HUTANG                1,000,000')
    expect(baris.join(' ')).not.toMatch(/DITERIMA KEMBALI|POKOK/)
  })
})

const TELAT = {
  ...HUTANG,
  tagihan: { pokok: rp(5_000_000), bunga: rp(300_000), denda: rp(100_000), total: rp(5_400_000), sampai: '2026-06-02' },
} as unknown as KartuHutang

describe('a warning', () => {
  it('says which one it is, for which goods, and what is owed today', () => {
    const { baris, barcode } = peringatanHutang(TELAT, 1, '2026-05-20', ['KENCANA JAYA'])
    expect(baris.every((line) => line.length <= 40)).toBe(true)
    expect(barcode).toBe(HUTANG.no_hutang)
    expect(baris).toMatchInlineSnapshot(`
      [
        "KENCANA JAYA",
        "----------------------------------------",
        "           SURAT PERINGATAN 1",
        "----------------------------------------",
        "NO    : PI-TK01-260302-0001",
        "TGL   : 2026-05-20",
        "NAMA  : BU SARI",
        "ALAMAT: JL. MAWAR 3",
        "----------------------------------------",
        "GELANG RANTAI                      2 PCS",
        "  16K BAIK                      10.000 G",
        "  DENGAN PLASTIK                10.120 G",
        "----------------------------------------",
        "JATUH TEMPO                   2026-04-02",
        "POKOK                          5,000,000",
        "BUNGA                            300,000",
        "DENDA                            100,000",
        "JUMLAH HARI INI                5,400,000",
        "MOHON SEGERA MELUNASI ATAU MEMPERPANJANG",
        "BILA TIDAK, BARANG DAPAT DILELANG",
        "",
        "CUSTOMER                         PETUGAS",
        "",
        "",
        "(..............)        (..............)",
      ]
    `)
  })

  it.each([1, 2, 3])('is number %i of three, the same but for that', (ke) => {
    const { baris, judul } = peringatanHutang(TELAT, ke, '2026-05-20', [])
    expect(judul).toBe(`Cetak peringatan ${ke}`)
    expect(baris.map((line) => line.trim())).toContain(`SURAT PERINGATAN ${ke}`)
    const lain = (rows: readonly string[]) => rows.filter((line) => !line.includes('SURAT PERINGATAN'))
    expect(lain(baris)).toEqual(lain(peringatanHutang(TELAT, 1, '2026-05-20', []).baris))
  })

  it('leaves out what is not owed', () => {
    const { baris } = peringatanHutang({ ...TELAT, tagihan: { ...TELAT.tagihan, denda: rp(0) } }, 1, '2026-05-20', [])
    expect(baris.join(' ')).not.toContain('DENDA')
  })
})
