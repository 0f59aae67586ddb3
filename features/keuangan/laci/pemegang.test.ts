/** Several drawers: whose cash goes through which, counted and handed over each by itself. */
import { SEMUA } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { papers } from '@kencana/receipts'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiMaster, tambahCincin } from '@kencana/testing/barang'
import { isiLaci } from '@kencana/testing/laci'
import { denganOtorisasi, isiPembelian } from '@kencana/testing/pembelian'
import { jualSah } from '@kencana/testing/penjualan'
import { denganSaksi } from '@kencana/testing/saksi'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rencanaTutup, tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { pelanggaranDi } from '../../neraca/neraca.api.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import {
  bukukanSelisih,
  hitungKas,
  hitungKedua,
  keadaanKas,
  OTORISASI_SELISIH_KAS,
  SAKSI_HITUNG_KAS,
} from '../hitung-kas/hitung-kas.contract.ts'
import { sertifikat } from '../laporan-eod/laporan-eod.contract.ts'
import { strukSertifikat } from '../laporan-eod/sertifikat.receipt.ts'
import { laporanCash } from '../laporan-uang/laporan-uang.contract.ts'
import { batalPindahUang, KAS, pindahUang, tempatLaci, terimaUang } from '../pindah-uang/pindah-uang.contract.ts'
import { ambilKas, batalUang, saldoUang, tambahKas } from '../uang/uang.contract.ts'
import { laci, pegangLaci, pemegangLaci } from './laci.contract.ts'

const AWAL = 1_000_000
let shop: TestShop
let owner: User
let satu: User
let dua: User
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.setup(rp(AWAL))
  satu = await shop.user(owner, 'SATU', 'KASIR')
  dua = await shop.user(owner, 'DUA', 'KASIR')
  for (const kode_laci of ['L1', 'L2']) await owner.call(laci.create, { kode_laci, nama_laci: `LACI ${kode_laci}` })
  await owner.call(pegangLaci, { user_id: 'SATU', kode_laci: 'L1' })
  await owner.call(pegangLaci, { user_id: 'DUA', kode_laci: 'L2' })
  // Nobody is new any more.
  shop.clock.walk(1.1)
  owner = await shop.login('OWNER')
  await owner.call(tutupToko, { PROSES: 'close' })
  ;[owner, satu, dua] = (await Promise.all(['OWNER', 'SATU', 'DUA'].map((one) => shop.login(one)))) as [
    User,
    User,
    User,
  ]
})
afterEach(() => shop.close())

const isi = async (): Promise<Record<string, number>> =>
  Object.fromEntries((await owner.call(saldoUang, {})).laci.map(({ kode_laci, saldo = 0 }) => [kode_laci, saldo]))
const masuk = (siapa: User, jumlah: number) =>
  siapa.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', jumlah: rp(jumlah), keterangan: 'receh' })
const keluar = (siapa: User, jumlah: number) =>
  siapa.call(ambilKas, { kode_transaksi: 'BIAYA TOKO', jumlah: rp(jumlah), keterangan: 'plastik', otorisasi: null })
const hitung = (siapa: User, kode_laci: string, jumlah: number) =>
  siapa.call(hitungKas, { kode_laci, lembar: isiLaci(jumlah) })
const pindah = (siapa: User, dari: string, ke: string, jumlah: number) =>
  siapa.call(pindahUang, { dari, ke, jumlah: rp(jumlah), keterangan: 'pindah' })
const [L1, L2] = [tempatLaci('L1'), tempatLaci('L2')]
const bersih = async () => {
  const client = await shop.db.pool.connect()
  try {
    return await pelanggaranDi(client)
  } finally {
    client.release()
  }
}

it('takes what its holder books, gives no more than lies in it, and has back what is undone by whoever', async () => {
  const { no_uang } = await masuk(satu, 300_000)
  await masuk(dua, 100_000)
  await masuk(owner, 50_000)
  expect(await isi()).toEqual({ '-': AWAL + 50_000, L1: 300_000, L2: 100_000 })
  await keluar(dua, 40_000)
  await expect(keluar(dua, 60_100)).rejects.toThrow('Saldo KAS L2 Tidak Mencukupi')
  // What somebody else undoes goes out of where it came in.
  await owner.call(batalUang, { no_uang, alasan: 'salah', otorisasi: null })
  expect(await isi()).toEqual({ '-': AWAL + 50_000, L1: 0, L2: 60_000 })
  expect(await bersih()).toEqual([])
})

it('takes what its holder is paid at the till, whoever sold', async () => {
  await isiMaster(owner)
  await isiPembelian(owner)
  const { kode_barcode } = await tambahCincin(owner)
  const sebelum = await isi()
  const nota = await jualSah(owner, satu, [kode_barcode])
  expect(nota.pembayaran).toMatchObject([{ cara_bayar: 'CASH' }])
  const sesudah = await isi()
  expect(sesudah).toEqual({ ...sebelum, L1: Number(nota.pembayaran[0]?.jumlah) })
})

it('is counted by itself: what one lacks is booked out of it, by agreement of somebody whose drawer is another', async () => {
  await masuk(satu, 300_000)
  await masuk(dua, 100_000)
  const { data } = await hitung(dua, 'L1', 250_000)
  expect(data).toMatchObject({ kode_laci: 'L1', menunggu: true, saldo: null })
  // The other drawer waits for nobody: whose it is not counted it.
  expect((await hitung(satu, 'L2', 100_000)).data).toMatchObject({ menunggu: false, selisih: 0 })
  const { milik, laci: semua } = await satu.call(keadaanKas, {})
  expect([milik, semua.map(({ kode_laci, menunggu, terakhir }) => [kode_laci, !!menunggu, !!terakhir])]).toEqual([
    'L1',
    [
      ['-', false, false],
      ['L1', true, false],
      ['L2', false, true],
    ],
  ])
  const { no_hitung } = data
  await satu.call(hitungKedua, { no_hitung, lembar: isiLaci(250_000), otorisasi: null })
  await denganOtorisasi(satu, bukukanSelisih, { no_hitung, otorisasi: null }, OTORISASI_SELISIH_KAS)
  expect(await isi()).toEqual({ '-': AWAL, L1: 250_000, L2: 100_000 })
  // An owner books that of any drawer out of that one, not out of his own.
  const lagi = await hitung(dua, 'L1', 200_000)
  await satu.call(hitungKedua, { no_hitung: lagi.no_hitung, lembar: isiLaci(200_000), otorisasi: null })
  await denganOtorisasi(owner, bukukanSelisih, { no_hitung: lagi.no_hitung, otorisasi: null }, OTORISASI_SELISIH_KAS)
  expect(await isi()).toEqual({ '-': AWAL, L1: 200_000, L2: 100_000 })
  expect(await bersih()).toEqual([])
})

it('changes hands as it was counted, by OWN and SU alone', async () => {
  await masuk(satu, 300_000)
  const ambil = { user_id: 'SATU', kode_laci: '-' }
  await expect(satu.call(pegangLaci, ambil)).rejects.toThrow('Akses Di Menu Ini Tidak Di Izinkan')
  const belum = 'Laci L1 Harus Dihitung Dulu, Uangnya Bergerak Sejak Hitungan Terakhir'
  await expect(owner.call(pegangLaci, ambil)).rejects.toThrow(belum)
  await expect(owner.call(pegangLaci, { user_id: 'DUA', kode_laci: 'L1' })).rejects.toThrow(belum)
  await hitung(dua, 'L1', 300_000)
  await masuk(satu, 5_000)
  await expect(owner.call(pegangLaci, ambil)).rejects.toThrow(belum)
  // What goes in and out again leaves the sum as it was counted: it was in somebody's hand all the same.
  await hitung(dua, 'L1', 305_000)
  await masuk(satu, 5_000)
  await keluar(satu, 5_000)
  await expect(owner.call(pegangLaci, ambil)).rejects.toThrow(belum)
  await hitung(dua, 'L1', 305_000)
  await owner.call(pegangLaci, ambil)
  await expect(owner.call(pegangLaci, ambil)).rejects.toThrow('User SATU Sudah Memegang Laci Itu')
  expect((await owner.call(pemegangLaci, {})).find((one) => one.user_id === 'SATU')?.kode_laci).toBe('-')
  await expect(owner.call(pegangLaci, { user_id: 'SATU', kode_laci: 'L9' })).rejects.toThrow('Laci L9 Tidak Ada')
  await expect(owner.call(pegangLaci, { user_id: 'HANTU', kode_laci: 'L1' })).rejects.toThrow('User HANTU Tidak Ada')
  await masuk(satu, 1_000)
  expect(await isi()).toEqual({ '-': AWAL + 1_000, L1: 305_000, L2: 0 })
})

it('is counted by its holder together with somebody else, whatever he says lies there', async () => {
  await masuk(satu, 300_000)
  const { message, no_hitung, data } = await hitung(satu, 'L1', 300_000)
  expect([message, data.menunggu, data.saldo]).toEqual([
    'Uang Yang Dipegang Sendiri Harus Dihitung Ulang Oleh User Lain',
    true,
    null,
  ])
  const ambil = { user_id: 'SATU', kode_laci: '-' }
  await expect(owner.call(pegangLaci, ambil)).rejects.toThrow('Laci L1 Harus Dihitung Dulu')
  // Somebody else's figures hold.
  const lain = { no_hitung, lembar: isiLaci(250_000), otorisasi: null }
  const jadi = await denganSaksi(dua, satu, hitungKedua, lain, SAKSI_HITUNG_KAS)
  expect(jadi.data).toMatchObject({ kedua_oleh: 'DUA', dihitung: 250_000, selisih: -50_000 })
  await owner.call(pegangLaci, ambil)
})

it('that somebody else found wrong is made right by no second figure, unless somebody looks', async () => {
  await masuk(satu, 300_000)
  const { no_hitung } = await hitung(dua, 'L1', 250_000)
  const betul = { no_hitung, lembar: isiLaci(300_000), otorisasi: null }
  await expect(satu.call(hitungKedua, betul)).rejects.toThrow('Butuh Saksi HITUNG KAS')
  const { data } = await denganSaksi(satu, dua, hitungKedua, betul, SAKSI_HITUNG_KAS)
  expect(data).toMatchObject({ kedua_oleh: 'SATU', selisih: 0 })
})

it('is not deleted while somebody has it or money lies in it', async () => {
  const baris = (await owner.call(laci.list, {})).find((one) => one.kode_laci === 'L1')
  const hapus = () => owner.call(laci.remove, { id: String(baris?._id) })
  await expect(hapus()).rejects.toThrow('Laci L1 Masih Dipegang SATU')
  await masuk(satu, 300_000)
  await hitung(dua, 'L1', 300_000)
  await owner.call(pegangLaci, { user_id: 'SATU', kode_laci: '-' })
  await expect(hapus()).rejects.toThrow('Laci L1 Masih Berisi Uang, Pindahkan Dulu')
  const { no_pindah_uang } = await pindah(owner, L1, KAS, 300_000)
  await satu.call(terimaUang, { no_pindah_uang })
  await hapus()
  await expect(pindah(owner, KAS, L1, 1_000)).rejects.toThrow('Laci L1 Tidak Ada')
})

it('gives money to another one by its holder, and has it when that one’s holder saw it', async () => {
  await masuk(satu, 300_000)
  await expect(pindah(dua, L1, L2, 100_000)).rejects.toThrow('Laci L1 Bukan Laci Anda')
  const kembali = await pindah(satu, L1, KAS, 50_000)
  const batal = { no_pindah_uang: kembali.no_pindah_uang, alasan: 'salah', otorisasi: null }
  await expect(dua.call(batalPindahUang, batal)).rejects.toThrow('Laci L1 Bukan Laci Anda')
  expect(await isi()).toEqual({ '-': AWAL, L1: 250_000, L2: 0 })
  await satu.call(batalPindahUang, batal)
  const { no_pindah_uang, data } = await pindah(satu, L1, L2, 100_000)
  expect(data).toMatchObject({ dari: 'KAS/L1', ke: 'KAS/L2', jumlah: 100_000 })
  expect(await isi()).toEqual({ '-': AWAL, L1: 200_000, L2: 0 })
  const tiga = await shop.user(owner, 'TIGA', 'KASIR')
  await expect(tiga.call(terimaUang, { no_pindah_uang })).rejects.toThrow('Uang Ke Laci L2 Diterima Pemegangnya')
  await dua.call(terimaUang, { no_pindah_uang })
  expect(await isi()).toEqual({ '-': AWAL, L1: 200_000, L2: 100_000 })
  await expect(pindah(satu, L1, L1, 1_000)).rejects.toThrow('Asal Dan Tujuan Tidak Boleh Sama')
  expect(await bersih()).toEqual([])
})

it('closes the day once each was counted, and the certificate has them all', async () => {
  await owner.call(ubahParaSystem, { key: 'wajib_hitung_kas', value: 'YA' })
  await masuk(satu, 300_000)
  await hitung(dua, 'L1', 300_000)
  const kurang = async () =>
    (await owner.call(rencanaTutup, {})).penghalang
      .filter(({ path }) => path === '/hitung-kas')
      .map((one) => one.jumlah)
  // The first drawer has money from the day before; the second one is empty and rests.
  expect(await kurang()).toEqual([1])
  await hitung(dua, '-', AWAL)
  expect(await kurang()).toEqual([])
  expect((await owner.call(rencanaTutup, {})).hitungan.map(({ kode_laci }) => kode_laci)).toEqual(['-', 'L1'])
  shop.clock.walk(1.1)
  owner = await shop.login('OWNER')
  await owner.call(tutupToko, { PROSES: 'close' })
  owner = await shop.login('OWNER')
  const [kertas = []] = papers(strukSertifikat(await owner.call(sertifikat, { tanggal: '2026-03-03' })))
  const dari = kertas.findIndex((baris) => baris.includes('HITUNG KAS'))
  expect(kertas.slice(dari, dari + 8).join('\n')).toContain('LACI')
  expect(kertas.join('\n')).toMatch(/KAS L1[\s\S]*AKHIR +300,000/)
})

it('is a filter of the cash report, with its own opening', async () => {
  await masuk(satu, 300_000)
  await masuk(dua, 100_000)
  const masa = { tgl_awal: '2026-03-03', tgl_akhir: '2026-03-03', kategori: SEMUA, user_id: SEMUA }
  const lapor = (kode_laci: string) => owner.call(laporanCash, { ...masa, kode_laci, type_laporan: 'REKAP' })
  const akhir = async (kode_laci: string) => (await lapor(kode_laci)).at(-1)?.saldo
  expect([await akhir('L1'), await akhir('L2'), await akhir(SEMUA)]).toEqual([300_000, 100_000, AWAL + 400_000])
  const rinci = await owner.call(laporanCash, { ...masa, kode_laci: SEMUA, type_laporan: 'DETAIL' })
  expect(rinci.map((row) => ('kode_laci' in row ? row.kode_laci : ''))).toEqual(['L1', 'L2'])
})

/** What may happen to cash, told by what a notebook knows. */
const langkah = fc.record({
  apa: fc.constantFrom('masuk', 'keluar', 'pindah', 'terima'),
  siapa: fc.constantFrom('-', 'L1', 'L2'),
  ke: fc.constantFrom('-', 'L1', 'L2'),
  ratus: fc.integer({ min: 1, max: 2_000 }),
})

it('holds what a notebook says after any day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 5, maxLength: 25 }), async (hari) => {
      const orang: Record<string, User> = { '-': owner, L1: satu, L2: dua }
      const buku = await isi()
      const jalan: { nomor: string; dari: string; ke: string; jumlah: number }[] = []
      for (const { apa, siapa, ke, ratus } of hari) {
        const jumlah = ratus * 100
        const oleh = orang[siapa] as User
        const ada = buku[siapa] ?? 0
        if (apa === 'masuk') {
          await masuk(oleh, jumlah)
          buku[siapa] = ada + jumlah
        } else if (apa === 'keluar') {
          const answer = await keluar(oleh, Math.min(jumlah, 10_000)).catch((error: Error) => error.message)
          if (typeof answer === 'string') expect(answer).toMatch(/Tidak Mencukupi|Butuh Otorisasi/)
          else buku[siapa] = ada - Math.min(jumlah, 10_000)
        } else if (apa === 'pindah' && siapa !== ke) {
          const answer = await pindah(oleh, tempatLaci(siapa), tempatLaci(ke), jumlah).catch((e: Error) => e.message)
          if (typeof answer === 'string')
            expect([answer.includes('Tidak Mencukupi'), ada < jumlah]).toEqual([true, true])
          else {
            buku[siapa] = ada - jumlah
            jalan.push({ nomor: answer.no_pindah_uang, dari: siapa, ke, jumlah })
          }
        } else if (apa === 'terima') {
          const satuan = jalan.find((one) => one.dari !== one.ke && one.dari !== siapa && one.ke === siapa)
          if (!satuan) continue
          await oleh.call(terimaUang, { no_pindah_uang: satuan.nomor })
          buku[siapa] = ada + satuan.jumlah
          jalan.splice(jalan.indexOf(satuan), 1)
        }
      }
      expect(await isi()).toEqual(buku)
    }),
    { numRuns: 8 },
  )
  expect(await bersih()).toEqual([])
})
