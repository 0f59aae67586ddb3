/** Points that run out with a day: what was not spent of the oldest, once, and never owed by whoever brings his piece back. */

import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { geserTanggal } from '@kencana/server-kit'
import { openShop, type TestShop, type User } from '@kencana/testing'
import { isiBaki, isiMaster, tambahCincin } from '@kencana/testing/barang'
import { anggotaBaru, beriPin, beriPoin } from '@kencana/testing/member'
import { disetujuiBila } from '@kencana/testing/pembelian'
import { batalForm, bayarTunai, formJual, isiPenjualan } from '@kencana/testing/penjualan'
import { tolakan } from '@kencana/testing/pesanan'
import { runs } from '@kencana/testing/sample'
import { balik, catat, hariPoin, tutupSampai, ujiPoin } from '@kencana/testing/uji-poin'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { batalJual, jual as jualBarang } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { gabungMember } from '../gabung-member/gabung-member.contract.ts'
import { poinAkanHabis } from './masa-poin.api.ts'
import { saldoPoin } from './poin.api.ts'

let shop: TestShop
let owner: User
beforeAll(async () => {
  shop = await openShop([ujiPoin])
  owner = await shop.setup()
  await masa(1)
})
afterAll(() => shop.close())

const masa = (bulan: number) =>
  disetujuiBila(owner, ubahParaSystem, { key: 'poin_masa', value: String(bulan), otorisasi: null })
const hariIni = () => hariPoin(shop)
const sampai = async (tanggal: string) => {
  owner = await tutupSampai(shop, owner, tanggal)
}
const besok = async () => sampai(geserTanggal(await hariIni(), 1))
const jual = async (kode_member: string, dapat: number[], bayar = 0) =>
  (await owner.call(catat, { kode_member, dapat, bayar })).nomor
const batal = (nomor: string) => owner.call(balik, { nomor, beli: false })
const beli = (nomor: string, ...baris: number[]) => owner.call(balik, { nomor, baris, beli: true })
const punya = async (kode_member: string) => {
  const { saldo, tunggakan } = await saldoPoin(shop.db, kode_member)
  return saldo - tunggakan
}

describe('with their last day', () => {
  let kode: string
  beforeEach(async () => {
    kode = await anggotaBaru(owner)
  })

  it('10. they run out once, however often days are closed', async () => {
    expect(await hariIni()).toBe('2026-03-02')
    await jual(kode, [30, 20])
    await sampai('2026-03-10')
    await jual(kode, [], 15)
    await jual(kode, [5])
    expect(await poinAkanHabis(shop.db, kode)).toEqual({ poin: 35, sampai: '2026-04-02' })
    await sampai('2026-04-02')
    expect(await punya(kode)).toBe(40)
    await besok()
    expect(await punya(kode)).toBe(5)
    const mutasi = () =>
      shop.db.rows<{ urut: number; jumlah: number; dokumen: string; tgl: string }>(sql`
        SELECT urut, jumlah, dokumen::text, tgl_system AS tgl FROM poin_mutasi
        WHERE kode_member = ${kode} AND jenis = 'KEDALUWARSA' ORDER BY urut`)
    const dokumen = expect.stringMatching(/^PKD-TK01-260402-/)
    const keluar = [
      { urut: 1, jumlah: -15, dokumen, tgl: '2026-04-02' },
      { urut: 2, jumlah: -20, dokumen, tgl: '2026-04-02' },
    ]
    expect(await mutasi()).toEqual(keluar)
    await besok()
    await besok()
    expect(await mutasi()).toEqual(keluar)
    expect(await poinAkanHabis(shop.db, kode)).toEqual({ poin: 5, sampai: '2026-04-10' })
    expect(await shop.violations()).toEqual([])
  })

  it('what ran out of a line is not missing when its piece comes back, and comes neither back nor twice', async () => {
    const hari = await hariIni()
    const nomor = await jual(kode, [30, 20])
    await jual(kode, [], 10)
    await sampai(geserTanggal(hari, 32))
    await besok()
    expect(await punya(kode)).toBe(0)
    // 10 of the first line were spent: those are missing, the 20 that ran out are not.
    const kembali = await beli(nomor, 1)
    expect([kembali.kurang, await punya(kode)]).toEqual([10, -10])
    await batal(kembali.nomor)
    expect(await punya(kode)).toBe(0)
    expect((await batal(nomor)).kurang).toBe(10)
    expect(await punya(kode)).toBe(-10)
    expect(await shop.violations()).toEqual([])
  })

  it('what comes back to a member after its day runs out with the next one', async () => {
    const hari = await hariIni()
    await jual(kode, [40])
    const pakai = await jual(kode, [], 40)
    await sampai(geserTanggal(hari, 40))
    expect(await punya(kode)).toBe(0)
    await batal(pakai)
    expect(await punya(kode)).toBe(40)
    await besok()
    expect(await punya(kode)).toBe(0)
    expect(await shop.violations()).toEqual([])
  })

  it('those of another shop, of none that lets them, and corrections of today stay', async () => {
    const hari = await hariIni()
    await beriPoin(owner, kode, 7)
    await masa(0)
    await sampai(geserTanggal(hari, 40))
    expect([await punya(kode), await poinAkanHabis(shop.db, kode)]).toEqual([7, null])
    await masa(12)
    await besok()
    expect(await punya(kode)).toBe(7)
    await masa(1)
    await besok()
    expect(await punya(kode)).toBe(0)
  })

  it('of the last of a month they live to the last of the next', async () => {
    await sampai('2026-08-31')
    await jual(kode, [9])
    expect(await poinAkanHabis(shop.db, kode)).toEqual({ poin: 9, sampai: '2026-09-30' })
    await sampai('2026-09-30')
    expect(await punya(kode)).toBe(9)
    await besok()
    expect(await punya(kode)).toBe(0)
  })
})

it('those that a sale of another shop holds over their last day run out once it is let go', async () => {
  const fresh = await openShop()
  let satu = await fresh.setup()
  await isiMaster(satu)
  await fresh.toko(satu, 'TK02')
  const dua = await fresh.user(satu, 'OWNER2', 'OWN', 'TK02')
  for (const siapa of [satu, dua]) {
    await disetujuiBila(siapa, ubahParaSystem, { key: 'nilai_poin', value: '1000', otorisasi: null })
    await disetujuiBila(siapa, ubahParaSystem, { key: 'poin_masa', value: '1', otorisasi: null })
  }
  await isiBaki(dua)
  await isiPenjualan(dua)
  const kode_member = await anggotaBaru(satu, 'BU TAHAN')
  await beriPin(satu, kode_member)
  await beriPoin(satu, kode_member, 100)
  const tutup = async (hari: number) => {
    fresh.clock.walk(hari)
    for (const user of ['OWNER', 'OWNER2']) {
      const siapa = await fresh.login(user)
      const akhir = geserTanggal(siapa.data.tgl_system, hari - 1)
      await siapa.call(tutupToko, { PROSES: 'close', ...(hari > 1 && { sampai: akhir, diketik: akhir }) })
    }
  }
  for (const hari of [14, 14, 3]) await tutup(hari)
  const lain = await fresh.login('OWNER2')
  const barang = (await tambahCincin(lain, { tujuan: 'TK02' })).kode_barcode
  const pembayaran = [
    { cara_bayar: 'POIN' as const, no_rekening: '', ref: kode_member, jumlah: rp(100_000) },
    bayarTunai(5_633_000),
  ]
  const form = await formJual(lain, [barang], { kode_member, nama_customer: 'BU TAHAN', pembayaran })
  const { data } = await disetujuiBila(lain, jualBarang, form)
  satu = await fresh.login('OWNER')
  expect(satu.data.tgl_system).toBe('2026-04-02')
  await satu.call(tutupToko, { PROSES: 'close' })
  const isi = async () => (await saldoPoin(fresh.db, kode_member)).saldo
  expect(await isi()).toBe(100)
  await lain.call(batalJual, batalForm(data))
  await lain.call(tutupToko, { PROSES: 'close' })
  fresh.clock.walk(1)
  satu = await fresh.login('OWNER')
  await satu.call(tutupToko, { PROSES: 'close' })
  expect(await isi()).toBe(0)
  expect(await fresh.violations()).toEqual([])
  await fresh.close()
})

/** Points of one member, line by line, by a notebook of its own. */
class Buku {
  readonly lot: { hari: string; isi: number; habis: number; batal: boolean }[] = []
  pakai = 0

  punya() {
    const ada = this.lot.filter((one) => !one.batal).reduce((sum, { isi, habis }) => sum + isi - habis, 0)
    return ada - this.pakai
  }

  /** The oldest were spent first: what is left lies in the newest. */
  tutup(hari: string, umur: (dari: string) => string) {
    let sisa = Math.max(0, this.punya())
    for (const lot of this.lot.filter((one) => !one.batal).toReversed()) {
      const ini = Math.min(sisa, lot.isi - lot.habis)
      sisa -= ini
      if (umur(lot.hari) <= hari) lot.habis += ini
    }
  }
}

const langkah = fc.record({
  apa: fc.constantFrom('jual', 'jual', 'pakai', 'batal', 'hari', 'hari', 'gabung'),
  banyak: fc.integer({ min: 1, max: 30 }),
})

// One month later, or the last of that month.
const sebulan = (dari: string): string => {
  const [tahun = 0, bulan = 0, hari = 0] = dari.split('-').map(Number)
  const akhir = new Date(Date.UTC(tahun, bulan + 1, 0)).getUTCDate()
  return new Date(Date.UTC(tahun, bulan, Math.min(hari, akhir))).toISOString().slice(0, 10)
}

it('they are what a notebook says, in whatever order days and documents come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 12, maxLength: 24 }), async (semua) => {
      let kode = await anggotaBaru(owner)
      const buku = new Buku()
      const nota: string[] = []
      for (const { apa, banyak } of semua) {
        const hari = await hariIni()
        if (apa === 'jual') {
          nota.push(await jual(kode, [banyak]))
          buku.lot.push({ hari, isi: banyak, habis: 0, batal: false })
        } else if (apa === 'pakai') {
          const [status] = await tolakan(owner, catat, { kode_member: kode, dapat: [], bayar: banyak })
          expect(status).toBe(buku.punya() >= banyak ? 200 : 422)
          if (status === 200) buku.pakai += banyak
        } else if (apa === 'batal' && nota.length > 0) {
          const at = banyak % nota.length
          const lot = buku.lot[at]
          const nomor = nota[at] ?? ''
          if (lot && !lot.batal) {
            await batal(nomor)
            lot.batal = true
          }
        } else if (apa === 'gabung' && buku.punya() >= 0) {
          // Who he becomes has what he had, as old as it is.
          const baru = await anggotaBaru(owner)
          await owner.call(gabungMember, { kode_member: baru, digabung: kode, alasan: 'DICATAT DUA KALI' })
          kode = baru
        } else if (apa === 'hari') {
          buku.tutup(hari, sebulan)
          await sampai(geserTanggal(hari, (banyak % 14) + 1))
        }
        expect(await punya(kode)).toBe(buku.punya())
      }
    }),
    { numRuns: runs(12, 5) },
  )
  expect(await shop.violations()).toEqual([])
})
