/** The warning about money between shops that one of them alone has booked. */
import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { expect } from 'vitest'
import type { daftarAlarm } from '../../../features/dashboard/alarm.contract.ts'
import { ambilKas, tambahKas } from '../../../features/keuangan/uang/uang.contract.ts'
import { kodeTransaksi } from '../../../features/master/kode-transaksi/kode-transaksi.contract.ts'
import { openShop, type User } from './shop.ts'

type Baca = (kode: string, lain?: object, siapa?: User) => Promise<OutputOf<typeof daftarAlarm>['rows']>

/** The case by the kind of warning, in two shops of its own. */
export const kasusAntarToko = (alarm: Baca): Record<string, () => Promise<void>> => ({
  UANG_ANTAR_TOKO_SEPIHAK: async () => {
    const shop = await openShop()
    const sini = await shop.setup()
    await shop.toko(sini, 'TK02')
    const sana = await shop.user(sini, 'OWN2', 'OWN', 'TK02')
    const kategori = (kode_transaksi: string, arah: 'MASUK' | 'KELUAR') =>
      sini.call(kodeTransaksi.create, { kode_transaksi, deskripsi: kode_transaksi, media: 'KAS', arah, lawan: 'RK' })
    await kategori('KE TOKO', 'KELUAR')
    await kategori('DARI TOKO', 'MASUK')
    const isian = (kode_transaksi: string, jumlah: number, pihak?: string) => ({
      kode_transaksi,
      jumlah: rp(jumlah),
      keterangan: 'antar',
      pihak,
    })
    await sini.call(tambahKas, isian('TAMBAH MODAL', 1_000_000))
    const kirim = (jumlah: number, ke = 'TK02') => sini.call(ambilKas, isian('KE TOKO', jumlah, ke))
    const terima = (jumlah: number) => sana.call(tambahKas, isian('DARI TOKO', jumlah, 'TK01'))
    const sesudah = async (hari: number) => {
      shop.clock.walk(hari)
      const rows = await alarm('UANG_ANTAR_TOKO_SEPIHAK', {}, sini)
      shop.clock.walk(-hari)
      return rows.map((one) => one.isi).toSorted()
    }

    await kirim(100_000)
    await kirim(50_000)
    await terima(120_000)
    expect(await sesudah(2.9)).toEqual([])
    expect(await sesudah(3.1)).toEqual(['Rp. 30,000 dari TK01 ke TK02 belum dibukukan di TK02'])
    // The way back is another way: it makes up for nothing.
    await sini.call(tambahKas, isian('DARI TOKO', 20_000, 'TK02'))
    await terima(40_000)
    expect(await sesudah(3.1)).toEqual([
      'Rp. 10,000 dari TK01 ke TK02 belum dibukukan di TK01',
      'Rp. 20,000 dari TK02 ke TK01 belum dibukukan di TK02',
    ])

    // Whoever keeps one and covers it with the next is named by the one that he kept.
    await shop.toko(sini, 'TK03')
    const lain = await shop.user(sini, 'OWN3', 'OWN', 'TK03')
    for (const disimpan of [false, true, false, false]) {
      shop.clock.walk(0.02)
      await kirim(10_000, 'TK03')
      if (!disimpan) await lain.call(tambahKas, isian('DARI TOKO', 10_000, 'TK01'))
    }
    const tiga = async (hari: number) => (await sesudah(hari)).filter((one) => one.includes('TK03'))
    expect(await tiga(2.95)).toEqual([])
    expect(await tiga(2.97)).toEqual(['Rp. 10,000 dari TK01 ke TK03 belum dibukukan di TK03'])
    await shop.close()
  },
})
