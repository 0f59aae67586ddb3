/** Closing the day, and which counts of the drawer it rests on. */
import { rp } from '@kencana/ledger'
import type { TestShop, User } from '@kencana/testing'
import { hitungUlang, isiLaci, tokoKasir } from '@kencana/testing/laci'
import { denganOtorisasi } from '@kencana/testing/pembelian'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rencanaTutup, tutupToko } from '../../hari-toko/tutup-toko/tutup-toko.contract.ts'
import { ubahParaSystem } from '../../pengaturan/para-system/para-system.contract.ts'
import { ambilKas, batalUang, saldoUang, tambahKas } from '../uang/uang.contract.ts'
import { bukukanSelisih, hitungKas, OTORISASI_SELISIH_KAS } from './hitung-kas.contract.ts'

let shop: TestShop
let owner: User
let kasir: User
let lain: User
/** 1,234,600 in the drawer by the books: a figure that nothing else is. */
const BUKU = 1_234_600
beforeEach(async () => {
  ;({ shop, owner, kasir, lain } = await tokoKasir(BUKU))
})
afterEach(() => shop.close())

const hitung = (siapa: User, jumlah: number) => siapa.call(hitungKas, { kode_laci: '-', lembar: isiLaci(jumlah) })
const ulang = hitungUlang
const buku = (siapa: User, no_hitung: string, oleh?: string) =>
  denganOtorisasi(siapa, bukukanSelisih, { no_hitung, otorisasi: null }, OTORISASI_SELISIH_KAS, oleh)
const kas = async () => (await owner.call(saldoUang, {})).kas
const selisihDuaKali = async (jumlah: number) => {
  const { no_hitung } = await hitung(kasir, jumlah)
  await ulang(lain, no_hitung, jumlah)
  return no_hitung
}

describe('closing', () => {
  it('waits for the second person', async () => {
    const { no_hitung } = await hitung(kasir, 1_200_000)
    await expect(owner.call(tutupToko, { PROSES: 'close' })).rejects.toThrow('Kas Masih Menunggu Hitungan Kedua')
    await ulang(lain, no_hitung, 1_200_000)
    await owner.call(tutupToko, { PROSES: 'close' })
  })

  it('08.5.2 waits for a count of the day where the shop wants one, also when the day is over', async () => {
    await hitung(kasir, BUKU)
    await owner.call(ubahParaSystem, { key: 'wajib_hitung_kas', value: 'YA' })
    await owner.call(tutupToko, { PROSES: 'close' })
    shop.clock.walk(2)
    owner = await shop.login('OWNER')
    expect((await owner.call(rencanaTutup, {})).penghalang).toMatchObject([
      { nama: 'Kas Belum Dihitung Sejak Bergerak', path: '/hitung-kas', jumlah: 1 },
    ])
    await expect(owner.call(tutupToko, { PROSES: 'close' })).rejects.toThrow(
      'Kas Belum Dihitung, Atau Bergerak Sesudah Dihitung',
    )
    await hitung(owner, BUKU)
    await owner.call(tutupToko, { PROSES: 'close' })
  })

  it('takes no count of the morning for the evening, though the same float lies there again', async () => {
    await owner.call(ubahParaSystem, { key: 'wajib_hitung_kas', value: 'YA' })
    // Nobody had the money in hand yet: one alone may count.
    expect((await hitung(kasir, BUKU)).data).toMatchObject({ menunggu: false, selisih: 0 })
    const masuk = () =>
      kasir.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', keterangan: 'jual', jumlah: rp(400_000) })
    await masuk()
    const setor = { kode_transaksi: 'BIAYA TOKO', keterangan: 'setor', jumlah: rp(400_000), otorisasi: null }
    await kasir.call(ambilKas, setor)
    expect(await kas()).toBe(BUKU)
    const belum = 'Kas Belum Dihitung, Atau Bergerak Sesudah Dihitung'
    shop.clock.walk(1.1)
    ;[owner, kasir, lain] = (await Promise.all(['OWNER', 'KASIR', 'LAIN'].map((one) => shop.login(one)))) as [
      User,
      User,
      User,
    ]
    await expect(owner.call(tutupToko, { PROSES: 'close' })).rejects.toThrow(belum)
    const rencana = await owner.call(rencanaTutup, {})
    expect([rencana.laci_belum.length, rencana.hitungan.map(({ berlaku }) => berlaku)]).toEqual([1, [false]])
    // Whoever had it in hand counts it with somebody else, though it is what the books say.
    const { no_hitung, data } = await hitung(kasir, BUKU)
    expect(data.menunggu).toBe(true)
    await ulang(lain, no_hitung, BUKU)
    await owner.call(tutupToko, { PROSES: 'close' })
  })

  it('names a difference that nobody booked, which no later count of one person takes away', async () => {
    const no_hitung = await selisihDuaKali(BUKU - 34_600)
    const terbuka = async () =>
      (await owner.call(rencanaTutup, {})).terbuka.filter(({ path }) => path === '/hitung-kas').map(({ nama }) => nama)
    expect(await terbuka()).toEqual(['Selisih Kas Belum Dibukukan'])
    // A third one who says that all is there says it before somebody else.
    expect((await hitung(lain, BUKU)).data.menunggu).toBe(true)
    expect((await owner.call(rencanaTutup, {})).penghalang).toMatchObject([{ path: '/hitung-kas', jumlah: 1 }])
    expect(no_hitung).toBe('HK-TK01-260303-0001')
    expect(await terbuka()).toEqual(['Selisih Kas Belum Dibukukan'])
  })

  it('takes a count whose difference was booked, and no longer when that was undone and something else moved', async () => {
    await owner.call(ubahParaSystem, { key: 'wajib_hitung_kas', value: 'YA' })
    const no_hitung = await selisihDuaKali(BUKU - 34_600)
    const sisa = async () => (await owner.call(rencanaTutup, {})).laci_belum.length
    const { no_uang } = await buku(kasir, no_hitung)
    expect(await sisa()).toBe(0)
    await denganOtorisasi(kasir, batalUang, { no_uang, alasan: 'uang ditemukan', otorisasi: null }, 'BATAL DOKUMEN')
    expect(await sisa()).toBe(0)
    await owner.call(tambahKas, { kode_transaksi: 'TAMBAH MODAL', keterangan: 'receh', jumlah: rp(34_600) })
    expect(await sisa()).toBe(1)
  })
})
