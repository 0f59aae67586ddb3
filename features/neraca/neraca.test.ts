import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiPabrik, kirimBos } from '@kencana/testing/bos'
import { beliSah, cincinLama, isiKondisi, isiPembelian, sampaiLabeling } from '@kencana/testing/pembelian'
import { PELANGGARAN_PESANAN, titipSemua } from '@kencana/testing/pesanan'
import {
  PELANGGARAN_PESANAN_TUKANG,
  PELANGGARAN_SERAH,
  sampaiOngkos,
  sampaiSerah,
} from '@kencana/testing/pesanan-tukang'
import { beriBahan, isiBahan, isiTukang, PELANGGARAN_BAHAN } from '@kencana/testing/tukang'
import { lotMM, uji, ujiTambah } from '@kencana/testing/uji'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pelanggaranDi } from './neraca.api.ts'
import { auditNeraca } from './neraca.contract.ts'

let shop: TestShop
let owner: User

beforeAll(async () => {
  shop = await openShop([uji])
  owner = await shop.setup()
  await owner.call(ujiTambah, { ...lotMM(4, 10), kode_baki: 'A1' })
  owner = await shop.nextDay(owner)
  await isiMaster(owner)
  await tambahCincin(owner)
  await isiPembelian(owner)
  await isiKondisi(owner)
  await beliSah(owner, [cincinLama()])
  await sampaiLabeling(owner)
  await isiPabrik(owner)
  await kirimBos(owner)
  await isiTukang(owner)
  await isiBahan(owner, 10)
  await beriBahan(owner, 4)
  await sampaiOngkos(owner)
  await titipSemua(owner)
  await sampaiSerah(owner)
  await owner.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'A1' })
  owner = await shop.nextDay(owner)
})
afterAll(() => shop.close({ planted: true }))

/** Goes around the server, with every trigger off, and is undone again. */
const planted = async (statement: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: shop.db.url })
  await client.connect()
  try {
    await client.query("BEGIN; SET LOCAL session_replication_role = 'replica'")
    await client.query(statement)
    const found = await pelanggaranDi(client)
    return found.map(({ aturan }) => aturan)
  } finally {
    await client.query('ROLLBACK')
    await client.end()
  }
}

const line = (more: string) =>
  `INSERT INTO mutasi SELECT jurnal_id, urut + 50, kode_toko, tgl_system, akun, ref, lot, kode_group, kode_dept, kode_barang, ${more} FROM mutasi`

const SORTIR_KOSONG =
  "INSERT INTO pindah_sortir VALUES ('PS-X', 'TK01', '2026-03-03', 'BOS', NULL, '', 1, 1, 'OWNER', now())"

describe('audit/neraca', () => {
  it('is clean, and for the owner only', async () => {
    const hasil = await owner.call(auditNeraca, {})
    expect(hasil).toMatchObject({ bersih: true, hari_ditutup: 2, pelanggaran: [] })
    const su = await shop.user(owner, 'SU', 'SU')
    expect((await su.send('GET', 'audit/neraca')).status).toBe(403)
  })

  it.each<readonly [string, string, string]>([
    ['a jurnal that does not balance', "UPDATE mutasi SET mg = mg + 1 WHERE akun = 'BAKI'", 'jurnal-seimbang'],
    [
      'a jurnal without lines',
      "INSERT INTO jurnal (kind, kode_toko, tgl_system, document, user_id, dibuat_pada) SELECT 'TAMBAH', 'TK01', tgl_system, 'X-1', 'X', now() FROM toko",
      'jurnal-seimbang',
    ],
    ['an item on another tray', "UPDATE barang SET kode_baki = 'CN02' WHERE kode_baki IS NOT NULL", 'barang-mutasi'],
    ['an item of another weight', 'UPDATE barang SET berat = berat + 1', 'barang-mutasi'],
    ['an item that left unseen', "UPDATE barang SET kode_baki = NULL, status_barang = 'TERJUAL'", 'barang-mutasi'],
    ['an item whose mutasi are gone', 'DELETE FROM mutasi WHERE kode_barang IS NOT NULL', 'barang-mutasi'],
    [
      'gifts from nowhere',
      "INSERT INTO hadiah (kode_hadiah, nama_hadiah, poin, stock) VALUES ('X', 'X', 1, 5)",
      'hadiah-stok',
    ],
    [
      'an item on its way by itself',
      "UPDATE barang SET kode_baki = NULL, status_barang = 'DIKIRIM'",
      'barang-di-jalan',
    ],
    ['an item broken up by itself', "UPDATE barang SET kode_baki = NULL, status_barang = 'HANCUR'", 'barang-hancur'],
    [
      'an item broken up that lies on its tray',
      `INSERT INTO hancur_barang_detail SELECT 'HCR-X', 1, kode_barang, kode_baki, kode_group, kode_dept, berat FROM barang LIMIT 1;
       INSERT INTO hancur_barang VALUES ('HCR-X', 'TK01', '2026-03-03', 'X', 1, 3485, 'OWNER', now())`,
      'barang-hancur',
    ],
    [
      'pieces broken up without a jurnal',
      "INSERT INTO hancur_barang VALUES ('HCR-X', 'TK01', '2026-03-03', 'X', 1, 3485, 'OWNER', now())",
      'dokumen-berjurnal',
    ],
    ['an item washed by itself', "UPDATE barang SET kode_baki = NULL, status_barang = 'CUCI'", 'barang-cuci'],
    [
      'an item out for washing that lies on its tray',
      "INSERT INTO cuci_barang_detail SELECT 'CUC-X', 1, kode_barang, kode_baki, kode_group, kode_dept, berat FROM barang LIMIT 1",
      'barang-cuci',
    ],
    [
      'an item back from washing without its receipt',
      "INSERT INTO cuci_barang_detail SELECT 'CUC-X', 1, kode_barang, kode_baki, kode_group, kode_dept, berat, 'CUM-X' FROM barang LIMIT 1",
      'barang-cuci',
    ],
    [
      'a batch for washing without a jurnal',
      "INSERT INTO cuci_barang VALUES ('CUC-X', 'TK01', '2026-03-03', '', 1, 3485, 'OWNER', now())",
      'dokumen-berjurnal',
    ],
    [
      'a receipt from washing without a jurnal',
      "INSERT INTO terima_cuci VALUES ('CUM-X', 'CUC-X', 'TK01', '2026-03-03', 1, 3485, 0, NULL, 'OWNER', now())",
      'dokumen-berjurnal',
    ],
    [
      'a number of a batch that is missing',
      "INSERT INTO nomor (jenis, kode_toko, tgl_system, terakhir) VALUES ('CUC', 'TK01', '2026-03-03', 1)",
      'nomor-tanpa-celah',
    ],
    [
      'an authorisation used by a document that does not name it',
      `INSERT INTO otorisasi VALUES (gen_random_uuid(), 'TK01', '2026-03-03', now(), 'OWNER', 'OWNER', 'SUSUT CUCI', 'X', 'x',
        NULL, NULL, NULL, NULL, 'CUM-X')`,
      'otorisasi-dokumen',
    ],
    [
      'a document with an authorisation that was not used for it',
      `INSERT INTO otorisasi VALUES ('9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f11', 'TK01', '2026-03-03', now(), 'OWNER', 'OWNER',
        'SUSUT CUCI', 'X', 'x', NULL, NULL, NULL, NULL, NULL);
       INSERT INTO terima_cuci VALUES ('CUM-X', 'CUC-X', 'TK01', '2026-03-03', 1, 3485, 0,
        '9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f11', 'OWNER', now())`,
      'otorisasi-dokumen',
    ],
    [
      'money by hand without a jurnal',
      "INSERT INTO uang VALUES ('TUK-X', 'TK01', '2026-03-03', 'TAMBAH', NULL, 'TAMBAH MODAL', 'MODAL', 1, 'X', 'OWNER', now())",
      'dokumen-lepas',
    ],
    ...PELANGGARAN_BAHAN,
    ...PELANGGARAN_PESANAN,
    ...PELANGGARAN_PESANAN_TUKANG,
    ...PELANGGARAN_SERAH,
    ['a purchase of another price', 'UPDATE pembelian SET harga = harga + 500', 'dokumen-lepas'],
    [
      'a bought piece on another tray',
      "UPDATE pembelian SET kode_baki_kini = 'SP1' WHERE keadaan = 'BELI'",
      'pembelian-letak',
    ],
    [
      'a bought piece that is gone',
      "UPDATE pembelian SET kode_baki_kini = NULL, keadaan = 'BOS' WHERE keadaan = 'BELI'",
      'pembelian-letak',
    ],
    ['a lot of more pieces', 'UPDATE sortir_sepuh SET qty_total = qty_total + 1', 'dokumen-lepas'],
    ['a sorting of other weight', 'UPDATE sortir_pembelian SET berat_bos = berat_bos + 1', 'dokumen-lepas'],
    ['a dispatch to the gilder of more', 'UPDATE kirim_sepuh SET berat_sepuh = berat_sepuh + 1', 'dokumen-lepas'],
    ['a receipt from the gilder without its lines', 'DELETE FROM terima_sepuh_detail', 'dokumen-lepas'],
    ['a dispatch for labeling of more', 'UPDATE kirim_labeling SET qty = qty + 1', 'dokumen-lepas'],
    ['sorted pieces that were never moved', SORTIR_KOSONG, 'dokumen-lepas'],
    ['goods of the owner of another weight', 'UPDATE kirim_bos SET berat = berat + 1', 'dokumen-lepas'],
    ['goods of the owner without a paper', 'DELETE FROM kirim_bos', 'kiriman-stok'],
    ['a closed dispatch with something left', "UPDATE kirim_bos SET no_validasi = 'VI-X'", 'kiriman-stok'],
    [
      'a number of a dispatch that is missing',
      "UPDATE nomor SET terakhir = terakhir + 1 WHERE jenis = 'KB'",
      'nomor-tanpa-celah',
    ],
    [
      'a closing without a jurnal',
      "INSERT INTO validasi_inputan VALUES ('VI-X', 'KB-X', 'KB', 'TK01', '2026-03-03', 'KEMBALI', 1, 1, NULL, 'OWNER', now())",
      'dokumen-lepas',
    ],
    [
      'a dispatch closed by nobody',
      "UPDATE kirim_labeling SET no_validasi = 'VI-X'; DELETE FROM mutasi WHERE akun = 'SALDO_KIRIM'",
      'kiriman-stok',
    ],
    [
      'a number of a closing that is missing',
      "INSERT INTO nomor (jenis, kode_toko, tgl_system, terakhir) VALUES ('VI', 'TK01', '2026-03-03', 1)",
      'nomor-tanpa-celah',
    ],
    [
      'damaged goods made gold without a jurnal',
      "INSERT INTO validasi_rusak VALUES ('VR-X', 'KS-X', 'TK01', '2026-03-03', 1, 1, 'OWNER', now())",
      'dokumen-lepas',
    ],
    ['a purchase that was wiped out', 'DELETE FROM pembelian', 'nomor-tanpa-celah'],
    ['sums of lists that lie', 'UPDATE barang_rekap SET mg = mg + 1', 'barang-rekap'],
    ['an entry of another weight', 'UPDATE tambah_barang SET berat = berat + 1', 'dokumen-berjurnal'],
    [
      'an entry that never posted',
      "INSERT INTO tambah_barang SELECT 'TM-TK01-260303-0009', kode_toko, tgl_system, sumber, pcs, berat, user_id, now() FROM tambah_barang LIMIT 1",
      'dokumen-berjurnal',
    ],
    ['a line of nobody', `${line('1, 1, 0').replace('jurnal_id, urut', '999999, urut')} LIMIT 1`, 'mutasi-satu-toko'],
    [
      'a line on another day than its jurnal',
      "UPDATE mutasi SET tgl_system = tgl_system - 9 WHERE akun = 'KAS'",
      'mutasi-satu-toko',
    ],
    [
      'a jurnal after the open day',
      "UPDATE jurnal SET tgl_system = '2027-01-01' WHERE kind = 'TAMBAH'",
      'jurnal-hari-buka',
    ],
    ['a day that was jumped over', "DELETE FROM hari_tutup WHERE tgl_system = '2026-03-02'", 'jurnal-hari-buka'],
    ['a snapshot that was changed', "UPDATE saldo_harian SET rp = rp + 1 WHERE akun = 'KAS'", 'saldo-harian'],
    ['a snapshot that is missing', "DELETE FROM saldo_harian WHERE akun = 'BAKI'", 'saldo-harian'],
    [
      'a snapshot without lines',
      "INSERT INTO saldo_harian VALUES ('TK01', 'BAKI', 'Z', '-', 'MM', 'CIN', '2026-03-02', 'infinity', 1, 1, 0)",
      'saldo-harian',
    ],
    ['a balance below zero', "UPDATE mutasi SET pcs = -9, mg = -9 WHERE akun = 'BAKI'", 'saldo-negatif'],
    ['pieces without weight', "UPDATE mutasi SET mg = 0 WHERE akun = 'BAKI'", 'saldo-negatif'],
    ['a changed jurnal in a closed day', "UPDATE jurnal SET user_id = 'LAIN' WHERE kind = 'SALDO_AWAL'", 'segel'],
    ['a changed line in a closed day', "UPDATE mutasi SET ref = 'B9' WHERE akun = 'BAKI'", 'segel'],
    ['a changed audit entry', "UPDATE audit_log SET user_id = 'LAIN' WHERE aksi = 'POST setup'", 'segel'],
    ['a broken chain', "UPDATE hari_tutup SET segel_sebelumnya = '\\x00' WHERE tgl_system = '2026-03-03'", 'segel'],
    ['a closing record signed by another', "UPDATE hari_tutup SET ditutup_oleh = 'LAIN'", 'segel'],
    ['all closing records gone', 'DELETE FROM hari_tutup', 'jurnal-hari-buka'],
    ['a kind that nobody knows', "UPDATE jurnal SET kind = 'NGAWUR' WHERE kind = 'TAMBAH'", 'baris-sah'],
    ['goods with money on them', "UPDATE mutasi SET rp = 7 WHERE akun = 'BAKI'", 'baris-sah'],
    ['weight in JADI', "UPDATE mutasi SET akun = 'JADI' WHERE akun = 'BAKI'", 'baris-sah'],
    ['KONVERSI where it may not stand', "UPDATE mutasi SET akun = 'KONVERSI' WHERE akun = 'STOK_AWAL'", 'baris-sah'],
    [
      'gold made by KONVERSI',
      "UPDATE mutasi SET akun = 'KONVERSI' WHERE akun = 'STOK_AWAL'; UPDATE jurnal SET kind = 'GANTI_GROUP' WHERE kind = 'TAMBAH'",
      'konversi',
    ],
    [
      'a reversal that is none',
      'UPDATE jurnal SET membalik = (SELECT min(id) FROM jurnal) WHERE id = (SELECT max(id) FROM jurnal)',
      'pembalikan',
    ],
    ['a document without its jurnal', "DELETE FROM jurnal WHERE kind = 'SALDO_AWAL'", 'dokumen-berjurnal'],
    [
      'a lost piece that is no difference',
      "UPDATE barang SET kode_baki = NULL, status_barang = 'HILANG'",
      'barang-hilang',
    ],
    [
      'a difference that is not lost',
      "INSERT INTO mutasi SELECT jurnal_id, urut + 60, kode_toko, tgl_system, 'SELISIH', 'X', '-', kode_group, kode_dept, kode_barang, 1, mg, 0 FROM mutasi WHERE kode_barang IS NOT NULL LIMIT 1",
      'barang-hilang',
    ],
    [
      'an approved count that posted nothing',
      "INSERT INTO stock_opname (no_so, kode_toko, kode_baki, tgl_system, status, user_id, dibuat_pada, tutup_pada, setuju_oleh, setuju_pada, tgl_setuju, no_hilang) SELECT 'SO-1', 'TK01', 'CN01', '2026-03-03', 'SELESAI', 'X', now(), now(), 'X', now(), '2026-03-03', 'SOH-1'",
      'dokumen-berjurnal',
    ],
    [
      'a piece found again without a jurnal',
      "INSERT INTO barang_temu SELECT 'BTM-1', 'TK01', '2026-03-03', kode_barang, 'SOH-1', 'CN01', berat, 'X', 'X', now() FROM barang LIMIT 1",
      'dokumen-berjurnal',
    ],
    [
      'a count without its paper',
      "INSERT INTO nomor (jenis, kode_toko, tgl_system, terakhir) VALUES ('SO', 'TK01', '2026-03-03', 1)",
      'nomor-tanpa-celah',
    ],
    [
      'a weighing without its paper',
      "INSERT INTO nomor (jenis, kode_toko, tgl_system, terakhir) VALUES ('TB', 'TK01', '2026-03-03', 1)",
      'nomor-tanpa-celah',
    ],
    ['a gap in the numbers', "UPDATE nomor SET terakhir = terakhir + 1 WHERE jenis = 'SA'", 'nomor-tanpa-celah'],
  ])('finds %s', async (_, statement, rule) => {
    expect(await planted(statement)).toContain(rule)
  })
})
