import { mg, rp } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { strukOngkos } from '../../tukang/ongkos-tukang/ongkos-tukang.receipt.ts'
import { strukSelesai } from '../pesanan-selesai/pesanan-selesai.receipt.ts'
import { strukSo } from './stock-opname-pesanan.receipt.ts'

const KEPALA = shopHead('KENCANA JAYA MALANG', 'JL. PASAR BESAR 12, MALANG')
const so = {
  no_so_pesanan: 'SOP-TK01-261120-0001',
  tgl_system: '2026-11-20',
  kode_tukang: 'T01',
  nama_tukang: 'PAK SLAMET',
  kode_kategori: 'MM',
  user_id: 'GUDANG',
  no_batal: null,
  dataPesanan: ['0001', '0002'].map((urut) => ({
    no_persekot: `PSN-TK01-261118-${urut}`,
    tukang: 'T01',
    kode_kategori: 'MM',
    berat_pakai: mg(5_000),
    berat_susut: mg(100),
    ongkos: rp(75_000),
  })),
  total_pakai: mg(10_000),
  total_awal_bahan: mg(20_000),
  total_sisa_bahan: mg(9_800),
  total_susut: mg(200),
  total_setor_bahan: mg(5_000),
  total_ongkos: rp(150_000),
  selisih: mg(4_800),
  cetakan: 0,
}

it('settles on paper with two decimals, with room for two names', () => {
  const [internal = [], tukang = []] = papers(strukSo(so, KEPALA))
  expect(tukang[0]).toBe('              ** TUKANG **')
  expect(internal).toMatchInlineSnapshot(`
    [
      "             ** INTERNAL **",
      "",
      "          KENCANA JAYA MALANG",
      "       JL. PASAR BESAR 12, MALANG",
      "----------------------------------------",
      "NO      : SOP-TK01-261120-0001",
      "TGL     : 2026-11-20",
      "TUKANG  : T01 PAK SLAMET",
      "KATEGORI: MM",
      "USER    : GUDANG",
      "----------------------------------------",
      "PESANAN                 GRAM      ONGKOS",
      "PSN-TK01-261118-0001",
      "- PAKAI                 5.00      75,000",
      "- SUSUT                 0.10",
      "PSN-TK01-261118-0002",
      "- PAKAI                 5.00      75,000",
      "- SUSUT                 0.10",
      "----------------------------------------",
      "SALDO AWAL                       20.00 G",
      "TOTAL PAKAI                      10.00 G",
      "TOTAL SUSUT                       0.20 G",
      "SISA BAHAN                        9.80 G",
      "SETOR BAHAN                       5.00 G",
      "SELISIH                           4.80 G",
      "TOTAL ONGKOS                 Rp. 150,000",
      "",
      "PETUGAS                           TUKANG",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('says that it was undone', () => {
  const text = (papers(strukSo({ ...so, no_batal: 'BSO-TK01-261120-0001' }, KEPALA), 2)[0] ?? []).join('|')
  expect(text).toContain('DIBATALKAN BSO-TK01-261120-0001')
  expect(text).toContain('SALINAN ke-1')
})

it('tells what went into a finished order', () => {
  const selesai = {
    no_selesai: 'SLP-TK01-261120-0001',
    no_pesanan: 'PSN-TK01-261118-0004',
    tgl_system: '2026-11-20',
    waktu: '2026-11-20T03:00:00Z',
    nama_customer: 'IBU SRI HARTATI',
    deskripsi: 'CINCIN KAWIN UKIR',
    kode_tukang: 'T01',
    nama_tukang: 'PAK SLAMET',
    kode_group: 'MM',
    berat_selesai: mg(5_000),
    berat_patri: mg(100),
    berat_susut: mg(200),
    susut_tukang: mg(300),
    ongkos_tukang: rp(75_000),
    no_so_pesanan: null,
    user_id: 'GUDANG',
    no_batal: null,
    cetakan: 0,
  }
  const [internal = []] = papers(strukSelesai(selesai, KEPALA))
  expect(internal.slice(6)).toMatchInlineSnapshot(`
    [
      "PESANAN : PSN-TK01-261118-0004",
      "TGL     : 2026-11-20",
      "TUKANG  : T01 PAK SLAMET",
      "PEMESAN : IBU SRI HARTATI",
      "BARANG  : CINCIN KAWIN UKIR",
      "KATEGORI: MM",
      "USER    : GUDANG",
      "----------------------------------------",
      "EMAS                             4.900 G",
      "PATRI                            0.100 G",
      "BERAT SELESAI                    5.000 G",
      "SUSUT                            0.200 G",
      "ONGKOS                        Rp. 75,000",
      "",
      "PETUGAS                           TUKANG",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('pays a fee with what stays owed', () => {
  const ongkos = {
    no_ongkos: 'OTK-TK01-261120-0001',
    tgl_system: '2026-11-20',
    waktu: '2026-11-20T03:00:00Z',
    kode_tukang: 'T01',
    nama_tukang: 'PAK SLAMET',
    no_rekening: '0123456',
    jumlah: rp(50_000),
    sisa: rp(100_000),
    keterangan: 'UANG MUKA',
    user_id: 'KASIR',
    no_batal: null,
    cetakan: 0,
  }
  expect([strukOngkos(ongkos, []).laci, strukOngkos({ ...ongkos, no_rekening: null }, []).laci]).toEqual([false, true])
  const [internal = []] = papers(strukOngkos(ongkos, KEPALA))
  expect(internal.slice(5)).toMatchInlineSnapshot(`
    [
      "NO      : OTK-TK01-261120-0001",
      "TGL     : 2026-11-20",
      "TUKANG  : T01 PAK SLAMET",
      "DARI    : BANK 0123456",
      "KET     : UANG MUKA",
      "USER    : KASIR",
      "----------------------------------------",
      "ONGKOS DIBAYAR                Rp. 50,000",
      "SISA ONGKOS                  Rp. 100,000",
      "",
      "PETUGAS                           TUKANG",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})
