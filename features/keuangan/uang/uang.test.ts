import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { openShop, PASSWORD, type TestShop, type User } from '@kencana/testing'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { isiRekening } from '@kencana/testing/rekening'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { kodeTransaksi, type Lawan } from '../../master/kode-transaksi/kode-transaksi.contract.ts'
import {
  ambilBank,
  ambilKas,
  batalUang,
  getUang,
  listUang,
  OTORISASI_UANG_KELUAR,
  saldoUang,
  tambahBank,
  tambahKas,
} from './uang.contract.ts'
import { strukUang } from './uang.receipt.ts'

let shop: TestShop
let owner: User
let kasir: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  await owner.call(kodeTransaksi.create, {
    kode_transaksi: 'PRIVE',
    deskripsi: 'UANG PEMILIK KELUAR',
    media: 'KAS',
    arah: 'KELUAR',
    lawan: 'MODAL',
  })
  await isiRekening(owner)
})
afterEach(() => shop.close())

const modal = { kode_transaksi: 'TAMBAH MODAL', keterangan: 'modal hari ini' }
const biaya = { kode_transaksi: 'BIAYA TOKO', keterangan: 'beli plastik' }
const kas = async () => (await owner.call(saldoUang, {})).kas ?? 0

it('puts money into cash and onto an account and takes it again, with the owner or an expense against it', async () => {
  const awal = await kas()
  const masuk = await owner.call(tambahKas, { ...modal, jumlah: rp(1_000_000) })
  expect(masuk).toMatchObject({ message: 'Data Berhasil Disimpan', no_uang: 'TUK-TK01-260302-0001' })
  expect(masuk.data).toMatchObject({ keterangan: 'MODAL HARI INI', deskripsi: 'UANG PEMILIK MASUK KAS', cetakan: 0 })
  await owner.call(ambilKas, { ...biaya, jumlah: rp(50_000) })
  expect(await kas()).toBe(awal + 950_000)
  await owner.call(tambahBank, {
    no_rekening: '0111',
    kode_transaksi: 'SALDO AWAL',
    jumlah: rp(7_000_000),
    keterangan: 'saldo awal',
  })
  const listrik = {
    kode_transaksi: 'LISTRIK',
    deskripsi: 'LISTRIK',
    media: 'BANK',
    arah: 'KELUAR',
    lawan: 'BIAYA',
  } as const
  await owner.call(kodeTransaksi.create, listrik)
  const ambil = { no_rekening: '0111', kode_transaksi: 'LISTRIK', keterangan: 'tarik' }
  await denganOtorisasi(owner, ambilBank, { ...ambil, jumlah: rp(2_000_000), otorisasi: null }, OTORISASI_UANG_KELUAR)
  expect((await owner.call(saldoUang, {})).bank).toEqual([
    { no_rekening: '0111', kode_bank: 'BCA', atas_nama: 'KENCANA', saldo: 5_000_000 },
  ])
  expect(await owner.call(listUang, { tanggal: '2026-03-02' })).toHaveLength(4)
  const saldo = await shop.db.rows(sql`
    SELECT akun, ref, rp FROM saldo_akun('TK01', 'infinity', ARRAY['MODAL', 'BIAYA']) ORDER BY akun, ref`)
  expect(saldo).toEqual([
    { akun: 'BIAYA', ref: 'BIAYA TOKO', rp: 50_000 },
    { akun: 'BIAYA', ref: 'LISTRIK', rp: 2_000_000 },
    { akun: 'MODAL', ref: '-', rp: -(awal + 8_000_000) },
  ])
})

it('refuses what is not there, and what the category is not for, and changes nothing', async () => {
  const before = await kas()
  const habis = { ...biaya, jumlah: rp(9_000_000_000), otorisasi: null }
  await expect(denganOtorisasi(owner, ambilKas, habis, OTORISASI_UANG_KELUAR)).rejects.toThrow(
    'Saldo KAS Tidak Mencukupi',
  )
  await expect(owner.call(ambilKas, { ...modal, jumlah: rp(1) })).rejects.toThrow('Bukan Untuk Kas Keluar')
  await expect(owner.call(tambahKas, { ...biaya, kode_transaksi: 'TIADA', jumlah: rp(1) })).rejects.toThrow(
    'Kategori TIADA Tidak Ada',
  )
  await expect(owner.call(tambahKas, { ...modal, jumlah: rp(0) })).rejects.toThrow('Jumlah Harus Lebih Dari 0')
  await expect(
    owner.call(tambahBank, { kode_transaksi: 'SALDO AWAL', keterangan: 'x', no_rekening: '0999', jumlah: rp(1) }),
  ).rejects.toThrow('Rekening 0999 Tidak Ada')
  expect(await kas()).toBe(before)
})

it('takes a document back by its exact reversal, once, a past one by owners alone', async () => {
  const before = await kas()
  const { no_uang } = await kasir.call(tambahKas, { ...modal, jumlah: rp(300_000) })
  expect(await kasir.call(batalUang, { no_uang, alasan: 'salah ketik' })).toMatchObject({
    no_batal: 'BUG-TK01-260302-0001',
  })
  expect(await kas()).toBe(before)
  await expect(kasir.call(batalUang, { no_uang, alasan: 'lagi' })).rejects.toThrow('Sudah Dibatalkan')
  await expect(kasir.call(batalUang, { no_uang: 'TUK-X', alasan: 'x' })).rejects.toThrow('Dokumen TUK-X Tidak Ada')
  const lama = await owner.call(ambilKas, { ...biaya, jumlah: rp(10_000) })
  owner = await shop.nextDay(owner)
  kasir = await shop.login('KASIR')
  await expect(kasir.call(batalUang, { no_uang: lama.no_uang, alasan: 'x' })).rejects.toThrow(
    'Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU',
  )
  await owner.call(batalUang, { no_uang: lama.no_uang, alasan: 'x' })
  expect(await kas()).toBe(before)
})

it('lets nobody empty the drawer by hand: a limit per document, and one per user and day that many small ones share', async () => {
  await owner.call(tambahKas, { ...modal, jumlah: rp(10_000_000) })
  const prive = { kode_transaksi: 'PRIVE', keterangan: 'ambil' }
  const butuh = 'Butuh Otorisasi UANG KELUAR'
  const before = await kas()
  await expect(kasir.call(ambilKas, { ...prive, jumlah: rp(500_001) })).rejects.toThrow(butuh)
  expect(await kas()).toBe(before)
  for (let i = 0; i < 4; i += 1) await kasir.call(ambilKas, { ...prive, jumlah: rp(500_000) })
  await expect(kasir.call(ambilKas, { ...prive, jumlah: rp(1) })).rejects.toThrow(butuh)
  // Undoing what was taken gives nothing back of the day, and neither does another name for it.
  await kasir.call(batalUang, { no_uang: 'AUK-TK01-260302-0004', alasan: 'X' })
  await expect(kasir.call(ambilKas, { ...prive, jumlah: rp(1) })).rejects.toThrow(butuh)
  // Expenses have their own limit; the owner's agreement goes beyond it, for exactly this one.
  await kasir.call(ambilKas, { ...biaya, jumlah: rp(500_000) })
  await denganOtorisasi(kasir, ambilKas, { ...biaya, jumlah: rp(600_000), otorisasi: null }, OTORISASI_UANG_KELUAR)
  await kasir.call(ambilKas, { ...biaya, jumlah: rp(500_000) })
  await expect(kasir.call(ambilKas, { ...biaya, jumlah: rp(1) })).rejects.toThrow(butuh)
  // The next day begins anew.
  owner = await shop.nextDay(owner)
  kasir = await shop.login('KASIR')
  await kasir.call(ambilKas, { ...prive, jumlah: rp(500_000) })
})

it('uses up what is left of a day once, whoever is faster', async () => {
  await owner.call(tambahKas, { ...modal, jumlah: rp(10_000_000) })
  const ambil = () => kasir.call(ambilKas, { kode_transaksi: 'PRIVE', keterangan: 'ambil', jumlah: rp(500_000) })
  const semua = await Promise.allSettled(Array.from({ length: 8 }, ambil))
  expect(semua.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
})

it('judges the undo of money put in as money that goes out, and of what was agreed to as agreed', async () => {
  const { no_uang } = await kasir.call(tambahKas, { ...modal, jumlah: rp(900_000) })
  const batal = { no_uang, alasan: 'salah', otorisasi: null }
  await expect(kasir.call(batalUang, batal)).rejects.toThrow('Butuh Otorisasi UANG KELUAR')
  const { no_batal } = await denganOtorisasi(kasir, batalUang, batal, OTORISASI_UANG_KELUAR)
  expect(no_batal).toBe('BUG-TK01-260302-0001')
  const besar = { ...biaya, jumlah: rp(600_000), otorisasi: null }
  const keluar = await denganOtorisasi(kasir, ambilKas, besar, OTORISASI_UANG_KELUAR)
  const kembali = { no_uang: keluar.no_uang, alasan: 'salah', otorisasi: null }
  await denganOtorisasi(kasir, batalUang, kembali, 'BATAL DOKUMEN')
})

it('counts the undo of what was agreed to against a deputy’s limits', async () => {
  await shop.user(owner, 'KEPALA', 'KASIR')
  const batas = { rp_kasus: 650_000, rp_hari: 1_000_000, mg_kasus: 0, mg_hari: 0 }
  const hari = { dari: '2026-03-02', sampai: '2026-03-08' }
  expect((await owner.send('POST', 'wakil', { body: { user_id: 'KEPALA', ...hari, ...batas } })).status).toBe(200)
  const besar = { ...biaya, jumlah: rp(600_000), otorisasi: null }
  const keluar = await denganOtorisasi(kasir, ambilKas, besar, OTORISASI_UANG_KELUAR, 'KEPALA')
  const batal = await kasir.send('POST', `uang/${keluar.no_uang}/batal`, { body: { alasan: 'salah' } })
  const setuju = (user_id: string) =>
    kasir.send('POST', 'authorization', { body: { id: batal.headers['x-minta'], user_id, password: PASSWORD } })
  // 600,000 for the money, as much again for its undo
  expect((await setuju('KEPALA')).text).toContain('Melebihi Batas Wakil')
  expect((await setuju('OWNER')).status).toBe(200)
})

it('stands against what its category says, with whom where that is somebody', async () => {
  await shop.toko(owner, 'TK02')
  const kategori = (kode_transaksi: string, arah: 'MASUK' | 'KELUAR', lawan: Lawan) =>
    owner.call(kodeTransaksi.create, { kode_transaksi, deskripsi: kode_transaksi, media: 'KAS', arah, lawan })
  await kategori('BUNGA BANK', 'MASUK', 'PENDAPATAN_LAIN')
  await kategori('PINJAM DARI', 'MASUK', 'HUTANG_LAIN')
  await kategori('KEMBALIKAN', 'KELUAR', 'HUTANG_LAIN')
  await kategori('KASBON', 'KELUAR', 'PIUTANG_LAIN')
  await kategori('KE PUSAT', 'KELUAR', 'RK')
  await kategori('SETOR PPN', 'KELUAR', 'PPN')
  await kategori('TERIMA PPN', 'MASUK', 'PPN')
  await kategori('BELI DARI PABRIK', 'KELUAR', 'PERSEDIAAN')
  const masuk = (kode_transaksi: string, jumlah: number, pihak?: string) =>
    owner.call(tambahKas, { kode_transaksi, jumlah: rp(jumlah), keterangan: 'x', pihak })
  const keluar = (kode_transaksi: string, jumlah: number, pihak?: string) =>
    kasir.call(ambilKas, { kode_transaksi, jumlah: rp(jumlah), keterangan: 'x', pihak })
  await masuk('BUNGA BANK', 9_000)
  expect((await masuk('PINJAM DARI', 400_000, 'pabrik a')).data).toMatchObject({ pihak: 'PABRIK A' })
  await keluar('KEMBALIKAN', 150_000, 'PABRIK A')
  await keluar('KASBON', 20_000, 'BUDI')
  await keluar('KE PUSAT', 30_000, 'TK02')
  const sebelum = await kas()
  await expect(keluar('KEMBALIKAN', 250_001, 'PABRIK A')).rejects.toThrow('Saldo HUTANG LAIN PABRIK A Tidak Mencukupi')
  await expect(keluar('KEMBALIKAN', 1)).rejects.toThrow('Pihak Harus Diisi')
  await expect(keluar('KE PUSAT', 1, 'TK01')).rejects.toThrow('Toko Lain TK01 Tidak Ada')
  await expect(keluar('KE PUSAT', 1)).rejects.toThrow('Kode Toko Harus Diisi')
  await expect(keluar('BELI DARI PABRIK', 1, 'TIADA')).rejects.toThrow('TIADA')
  await expect(masuk('TERIMA PPN', 1)).rejects.toThrow('PPN Hanya Disetor')
  // Nothing was collected yet.
  await expect(keluar('SETOR PPN', 1)).rejects.toThrow('Saldo PPN Tidak Mencukupi')
  expect(await kas()).toBe(sebelum)
  expect(
    await shop.db.rows(sql`
      SELECT akun, ref, rp FROM saldo_akun('TK01', 'infinity', ARRAY['PENDAPATAN_LAIN', 'HUTANG_LAIN', 'PIUTANG_LAIN', 'RK'])
      ORDER BY akun`),
  ).toEqual([
    { akun: 'HUTANG_LAIN', ref: 'PABRIK A', rp: -250_000 },
    { akun: 'PENDAPATAN_LAIN', ref: 'BUNGA BANK', rp: -9_000 },
    { akun: 'PIUTANG_LAIN', ref: 'BUDI', rp: 20_000 },
    { akun: 'RK', ref: 'TK02', rp: 30_000 },
  ])
})

it('is proven on paper, with room for two names', async () => {
  const { no_uang } = await kasir.call(tambahKas, { ...modal, jumlah: rp(300_000) })
  const uang = await owner.call(getUang, { no_uang })
  expect(strukUang(uang, []).laci).toBe(true)
  expect(strukUang({ ...uang, no_rekening: '0111' }, []).laci).toBe(false)
  const [internal = []] = papers(strukUang(uang, shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')))
  expect(internal).toMatchInlineSnapshot(`
    [
      "             ** INTERNAL **",
      "",
      "              KENCANA JAYA",
      "           JL. PASAR BESAR 12",
      "----------------------------------------",
      "NO    : TUK-TK01-260302-0001",
      "TGL   : 2026-03-02",
      "UANG  : TAMBAH KAS",
      "UNTUK : UANG PEMILIK MASUK KAS",
      "KET   : MODAL HARI INI",
      "USER  : KASIR",
      "----------------------------------------",
      "JUMLAH                       Rp. 300,000",
      "",
      "PETUGAS                         PENERIMA",
      "",
      "",
      "(..............)        (..............)",
    ]
  `)
})
