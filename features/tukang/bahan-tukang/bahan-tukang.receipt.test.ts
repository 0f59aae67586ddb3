import { mg } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { expect, it } from 'vitest'
import { strukBahanStok } from '../bahan-stok/bahan-stok.receipt.ts'
import { strukBahan } from './bahan-tukang.receipt.ts'

const kepala = shopHead('KENCANA JAYA MALANG', 'JL. PASAR BESAR 12, MALANG')
const bahan = {
  no_tambah_tukar: 'TBT-TK01-261120-0001',
  tgl_system: '2026-11-20',
  waktu: '2026-11-20T03:00:00Z',
  arah: 'TAMBAH' as const,
  kode_tukang: 'T01',
  nama_tukang: 'PAK SLAMET',
  jenis: 'BAHAN' as const,
  kode_group: 'MM',
  jml_bahan: mg(12_345),
  sisa_bahan: mg(20_000),
  keterangan: 'UNTUK PESANAN BU RINA',
  user_id: 'GUDANG',
  no_batal: null,
  cetakan: 0,
}

it('is two slips of 40 columns, with room for two names', () => {
  const struk = strukBahan(bahan, kepala)
  expect(struk.berkas).toBe('tambah_bahan_tukang.txt')
  const [internal = [], tukang = []] = papers(struk)
  expect(tukang[0]).toBe('              ** TUKANG **')
  expect(tukang.slice(1)).toEqual(internal.slice(1))
  expect(internal).toMatchInlineSnapshot(`
    [
      "             ** INTERNAL **",
      "",
      "          KENCANA JAYA MALANG",
      "       JL. PASAR BESAR 12, MALANG",
      "----------------------------------------",
      "NO      : TBT-TK01-261120-0001",
      "TGL     : 2026-11-20",
      "TUKANG  : T01 PAK SLAMET",
      "JENIS   : BAHAN",
      "KATEGORI: MM",
      "KET     : UNTUK PESANAN BU RINA",
      "USER    : GUDANG",
      "----------------------------------------",
      "TAMBAH BAHAN                    12.345 G",
      "SISA BAHAN                      20.000 G",
      "",
      "PETUGAS                           TUKANG",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})

it('says which way it went, when it was undone, and that it is a copy', () => {
  const struk = strukBahan({ ...bahan, arah: 'AMBIL', keterangan: '', no_batal: 'BBT-TK01-261120-0001' }, kepala)
  expect(struk.berkas).toBe('ambil_bahan_tukang.txt')
  const text = (papers(struk, 2)[0] ?? []).join('|')
  expect(text).toContain('AMBIL BAHAN')
  expect(text).toContain('DIBATALKAN BBT-TK01-261120-0001')
  expect(text).toContain('SALINAN ke-1')
  expect(text).not.toContain('KET ')
})

it('tells what the shop was filled from', () => {
  const stok = {
    no_bahan_stok: 'BM-TK01-261120-0001',
    tgl_system: '2026-11-20',
    waktu: '2026-11-20T03:00:00Z',
    jenis: 'BAHAN' as const,
    kode_group: 'MM',
    lebur: true,
    jml_bahan: mg(16_500),
    susut: mg(42),
    keterangan: '',
    user_id: 'GUDANG',
    no_batal: null,
    cetakan: 0,
    detail_bahan: [
      { sumber: 'HANCUR' as const, kode_group: 'MM', berat: mg(10_000) },
      { sumber: 'HANCUR' as const, kode_group: 'MT', berat: mg(5_000) },
    ],
  }
  const [internal = []] = papers(strukBahanStok(stok, kepala))
  expect(internal.slice(-6)).toMatchInlineSnapshot(`
    [
      "----------------------------------------",
      "HANCUR MM                       10.000 G",
      "HANCUR MT                        5.000 G",
      "----------------------------------------",
      "LEBUR BAHAN MM                  16.500 G",
      "SUSUT                            0.042 G",
    ]
  `)
})
