import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { papers, shopHead } from '@kencana/receipts'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { tolakan } from '@kencana/testing/pesanan'
import { isiRekening } from '@kencana/testing/rekening'
import { denganSaksi } from '@kencana/testing/saksi'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dashboard } from '../../dashboard/dashboard.contract.ts'
import { kodeTransaksi } from '../../master/kode-transaksi/kode-transaksi.contract.ts'
import { laporanEod } from '../laporan-eod/laporan-eod.contract.ts'
import { saldoUang, tambahKas } from '../uang/uang.contract.ts'
import {
  batalPindahUang,
  getPindahUang,
  KAS,
  listPindahUang,
  OTORISASI_UANG_SAMPAI,
  pindahUang,
  terimaUang,
  uangJalan,
} from './pindah-uang.contract.ts'
import { strukPindahUang } from './pindah-uang.receipt.ts'

let shop: TestShop
let owner: User
let kasir: User
let kasir2: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup()
  await isiRekening(owner, '0111')
  await isiRekening(owner, '0222')
  kasir = await shop.user(owner, 'KASIR', 'KASIR')
  kasir2 = await shop.user(owner, 'KASIR2', 'KASIR')
  await owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(10_000_000), keterangan: 'modal' })
})
afterEach(() => shop.close())

const kirim = (oleh: User, dari: string, ke: string, jumlah: number) =>
  oleh.call(pindahUang, { dari, ke, jumlah: rp(jumlah), keterangan: 'setor' })
const saldo = async () => {
  const { kas = 0, bank } = await owner.call(saldoUang, {})
  const jalan = await shop.db.one<{ rp: number }>(
    sql`SELECT coalesce(sum(rp), 0)::bigint AS rp FROM saldo_akun('TK01', 'infinity', ARRAY['UANG_DI_JALAN'])`,
  )
  return { kas, bank: bank.map((one) => one.saldo), jalan: jalan?.rp }
}

it('is under way until somebody else saw it arrive, and is neither income nor an expense', async () => {
  const { kas } = await saldo()
  const { no_pindah_uang, data } = await kirim(kasir, KAS, '0111', 4_000_000)
  expect(no_pindah_uang).toBe('PU-TK01-260302-0001')
  expect(data).toMatchObject({ dari: 'KAS', ke: '0111', no_sampai: null, diterima_oleh: null, keterangan: 'SETOR' })
  expect(await saldo()).toEqual({ kas: kas - 4_000_000, bank: [0, 0], jalan: 4_000_000 })
  expect(await kasir2.call(uangJalan, {})).toMatchObject([{ no_pindah_uang, jumlah: 4_000_000 }])
  const { no_sampai } = await kasir2.call(terimaUang, { no_pindah_uang, referensi: no_pindah_uang })
  expect(no_sampai).toBe('PUT-TK01-260302-0001')
  expect(await saldo()).toEqual({ kas: kas - 4_000_000, bank: [4_000_000, 0], jalan: 0 })
  expect(await kasir2.call(uangJalan, {})).toEqual([])
  const antar = await kirim(kasir, '0111', '0222', 1_000_000)
  await kasir2.call(terimaUang, { no_pindah_uang: antar.no_pindah_uang, referensi: 'SLIP 2' })
  const tarik = await kirim(kasir2, '0222', KAS, 250_000)
  await kasir.call(terimaUang, { no_pindah_uang: tarik.no_pindah_uang })
  expect(await saldo()).toEqual({ kas: kas - 3_750_000, bank: [3_000_000, 750_000], jalan: 0 })
  expect(
    await shop.db.rows(sql`
      SELECT DISTINCT m.akun FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id WHERE j.document LIKE 'PU%' ORDER BY 1`),
  ).toEqual([{ akun: 'BANK' }, { akun: 'KAS' }, { akun: 'UANG_DI_JALAN' }])
})

it('arrives at a bank with its slip, which brings no money twice', async () => {
  const satu = await kirim(kasir, KAS, '0111', 100_000)
  const dua = await kirim(kasir, KAS, '0111', 100_000)
  const [a, b] = [satu.no_pindah_uang, dua.no_pindah_uang]
  expect(await tolakan(kasir2, terimaUang, { no_pindah_uang: a })).toEqual([422, 'No Bukti Bank Harus Diisi'])
  const { no_sampai } = await kasir2.call(terimaUang, { no_pindah_uang: a, referensi: 'bca 7788' })
  expect(await tolakan(kasir2, terimaUang, { no_pindah_uang: b, referensi: 'BCA-7788' })).toEqual([
    422,
    `Bukti BCA7788 Sudah Dipakai ${no_sampai}`,
  ])
  expect((await saldo()).jalan).toBe(100_000)
  await kasir2.call(terimaUang, { no_pindah_uang: b, referensi: 'BCA 7789' })
})

it('one slip brings the money of one of two who name it at once, and none that a customer paid', async () => {
  const nomor = [await kirim(kasir, KAS, '0111', 100_000), await kirim(kasir, KAS, '0111', 100_000)]
  const jawab = await Promise.all(
    nomor.map((one) => tolakan(kasir2, terimaUang, { no_pindah_uang: one.no_pindah_uang, referensi: 'BCA 9900' })),
  )
  expect(jawab.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  await shop.db.run(sql`
    INSERT INTO pembayaran (dokumen, urut, kode_toko, cara_bayar, arah, no_rekening, jumlah, biaya, referensi, cek, user_id, waktu, dari)
    VALUES ('FJ-TK01-260302-0099', 1, 'TK01', 'TRANSFER', 'MASUK', '0111', 100000, 0, 'TRF1', 'BELUM', 'KASIR', now(), 'BU SARI')`)
  const [satu] = await kasir2.call(uangJalan, {})
  const no_pindah_uang = satu?.no_pindah_uang ?? ''
  expect(await tolakan(kasir2, terimaUang, { no_pindah_uang, referensi: 'trf 1' })).toEqual([
    422,
    'Bukti TRF1 Sudah Dipakai FJ-TK01-260302-0099',
  ])
  await shop.db.run(sql`DELETE FROM pembayaran WHERE dokumen = 'FJ-TK01-260302-0099'`)
  await kasir.call(batalPindahUang, { no_pindah_uang, alasan: 'SALAH' })
})

it('that one sent himself a witness sees arrive', async () => {
  const { no_pindah_uang } = await kirim(kasir, KAS, '0111', 100_000)
  const terima = { no_pindah_uang, referensi: 'SLIP 3', otorisasi: null }
  expect(await tolakan(kasir, terimaUang, terima)).toEqual([422, `Butuh Saksi ${OTORISASI_UANG_SAMPAI}`])
  expect((await saldo()).jalan).toBe(100_000)
  await denganSaksi(kasir, kasir2, terimaUang, terima, OTORISASI_UANG_SAMPAI)
  expect((await saldo()).jalan).toBe(0)
})

it('arrives once, whoever is faster, and not after it was undone', async () => {
  const { no_pindah_uang } = await kirim(kasir, KAS, '0111', 100_000)
  const jawab = await Promise.all([
    tolakan(kasir2, terimaUang, { no_pindah_uang, referensi: 'SLIP 4' }),
    tolakan(owner, terimaUang, { no_pindah_uang, referensi: 'SLIP 5' }),
  ])
  expect(jawab.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await tolakan(kasir, batalPindahUang, { no_pindah_uang, alasan: 'SALAH' })).toEqual([
    422,
    `Uang ${no_pindah_uang} Sudah Diterima (PUT-TK01-260302-0001), Pindahkan Kembali`,
  ])
  const lain = await kirim(kasir, KAS, '0111', 200_000)
  const sebelum = await saldo()
  const batal = await kasir.call(batalPindahUang, { no_pindah_uang: lain.no_pindah_uang, alasan: 'SALAH' })
  expect(batal.no_batal).toBe('BPU-TK01-260302-0001')
  expect(await saldo()).toEqual({ ...sebelum, kas: sebelum.kas + 200_000, jalan: 0 })
  expect(await tolakan(kasir2, terimaUang, { no_pindah_uang: lain.no_pindah_uang })).toEqual([
    409,
    `Dokumen ${lain.no_pindah_uang} Sudah Dibatalkan`,
  ])
  expect(await tolakan(kasir2, terimaUang, { no_pindah_uang: 'PU-X' })).toEqual([404, 'Dokumen PU-X Tidak Ada'])
})

it('07.5.5 goes out of the drawer once where two want it at the same time and there is enough for one', async () => {
  const { kas = 0 } = await owner.call(saldoUang, {})
  // All of it but 100,000 at a time: one of the two finds too little.
  const jawab = await Promise.all([
    tolakan(kasir, pindahUang, { dari: KAS, ke: '0111', jumlah: rp(kas - 100_000), keterangan: 'setor' }),
    tolakan(kasir2, pindahUang, { dari: KAS, ke: '0222', jumlah: rp(kas - 100_000), keterangan: 'setor' }),
  ])
  expect(jawab.toSorted(([a], [b]) => a - b)).toEqual([
    [200, 'TIDAK DITOLAK'],
    [422, 'Saldo KAS Tidak Mencukupi'],
  ])
  expect(await saldo()).toEqual({ kas: 100_000, bank: [0, 0], jalan: kas - 100_000 })
  expect(await owner.call(listPindahUang, { tanggal: '2026-03-02' })).toHaveLength(1)
})

it('refuses what is not there and changes nothing', async () => {
  const sebelum = await saldo()
  const coba = (dari: string, ke: string, jumlah: number) =>
    tolakan(kasir, pindahUang, { dari, ke, jumlah: rp(jumlah), keterangan: 'x' })
  expect(await coba(KAS, KAS, 1)).toEqual([400, 'Asal Dan Tujuan Tidak Boleh Sama'])
  expect(await coba(KAS, '0999', 1)).toEqual([422, 'Rekening 0999 Tidak Ada'])
  expect(await coba(KAS, '0111', 0)).toEqual([400, 'Jumlah Harus Lebih Dari 0'])
  expect(await coba(KAS, '', 1)).toEqual([400, 'Ke Harus Dipilih'])
  expect(await coba('0111', KAS, 1)).toEqual([422, 'Saldo BANK 0111 Tidak Mencukupi'])
  expect(await coba(KAS, '0111', sebelum.kas + 1)).toEqual([422, 'Saldo KAS Tidak Mencukupi'])
  const sales = await shop.user(owner, 'SALES', 'SALES')
  expect((await sales.send('POST', 'pindah-uang', { body: {} })).status).toBe(403)
  expect(await saldo()).toEqual(sebelum)
})

it('stays under way over the closing, and arrives on a later day', async () => {
  const { no_pindah_uang } = await kirim(kasir, KAS, '0111', 300_000)
  owner = await shop.nextDay(owner)
  kasir2 = await shop.login('KASIR2')
  await kasir2.call(terimaUang, { no_pindah_uang, referensi: no_pindah_uang })
  expect(await owner.call(listPindahUang, { tanggal: '2026-03-02' })).toMatchObject([
    { no_pindah_uang, no_sampai: 'PUT-TK01-260303-0001', diterima_oleh: 'KASIR2' },
  ])
})

it('is no category of money by hand any more', async () => {
  const aktif = (await owner.call(kodeTransaksi.list, {})).map((one) => one.kode_transaksi)
  expect(aktif).not.toContain('SETOR BANK')
  expect(aktif).not.toContain('TARIK BANK')
})

it('goes with a paper', async () => {
  const { no_pindah_uang } = await kirim(kasir, KAS, '0111', 300_000)
  const kepala = shopHead('KENCANA JAYA', 'JL. PASAR BESAR 12')
  const pindah = await owner.call(getPindahUang, { no_pindah_uang })
  expect(strukPindahUang(pindah, []).laci).toBe(true)
  expect(strukPindahUang({ ...pindah, dari: pindah.ke, ke: pindah.dari }, []).laci).toBe(false)
  const [internal = []] = papers(strukPindahUang(pindah, kepala))
  expect(internal.slice(4)).toEqual([
    '----------------------------------------',
    'NO    : PU-TK01-260302-0001',
    'TGL   : 2026-03-02',
    'DARI  : KAS',
    'KE    : 0111',
    'KET   : SETOR',
    'USER  : KASIR',
    '----------------------------------------',
    'JUMLAH                       Rp. 300,000',
    '',
    'PENGIRIM                        PENERIMA',
    '',
    '',
    '(..............)        (..............)',
  ])
})

it('stands in the end of a day and on the dashboard while it is under way', async () => {
  const { tgl_system: tanggal } = await owner.call(dashboard, {})
  const jalan = async () =>
    (await owner.call(laporanEod, { tanggal, kode_sales: 'ALL', type_laporan: 'REKAP' })).flatMap((row) =>
      'bagian' in row && row.bagian === 'UANG DI JALAN' ? [[row.uraian, row.jumlah_in, row.jumlah_out, row.saldo]] : [],
    )
  const kini = async () => (await owner.call(dashboard, {})).kas?.filter(({ akun }) => akun === 'UANG_DI_JALAN')
  const awal = Number((await jalan()).at(-1)?.[3] ?? 0)
  const { no_pindah_uang } = await kirim(kasir, KAS, '0111', 700_000)
  expect(await kini()).toEqual([{ akun: 'UANG_DI_JALAN', ref: '-', rp: awal + 700_000 }])
  expect((await jalan()).at(-1)).toEqual(['SALDO AKHIR', 0, 0, awal + 700_000])
  await kasir.call(batalPindahUang, { no_pindah_uang, alasan: 'SALAH' })
  const rows = await jalan()
  const [mula, dikirim, sampai] = rows
  expect(Number(mula?.[3]) + Number(dikirim?.[1]) - Number(sampai?.[2])).toBe(awal)
  expect(rows.at(-1)).toEqual(['SALDO AKHIR', 0, 0, awal])
  expect(await kini()).toEqual(awal === 0 ? [] : [{ akun: 'UANG_DI_JALAN', ref: '-', rp: awal }])
})
