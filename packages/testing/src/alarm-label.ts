/** The warning about labels of before that go from piece to piece, and about what is sold under another one's. */

import type { OutputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import { expect } from 'vitest'
import { barangByBarcode, editBarang } from '../../../features/barang/data-barang/data-barang.contract.ts'
import { hancurBarang } from '../../../features/barang/hancur-data-barang/hancur-data-barang.contract.ts'
import type { daftarAlarm } from '../../../features/dashboard/alarm.contract.ts'
import { isiMaster, tambahCincin } from './barang.ts'
import { isiPenjualan, jualSah } from './penjualan.ts'
import { openShop, type User } from './shop.ts'

type Alarm = (kode: string, lain: object, siapa: User) => Promise<OutputOf<typeof daftarAlarm>['rows']>

const labeli = async (siapa: User, kode: string, barcode_lama: string) => {
  const { kode_barang, versi, nama_barang, harga_atribut, kadar, kadar_cetak } = await siapa.call(barangByBarcode, {
    kode,
  })
  await siapa.call(editBarang, { kode_barang, versi, nama_barang, harga_atribut, kadar, kadar_cetak, barcode_lama })
}

/** The case by its kind. */
export const kasusLabel = (alarm: Alarm): Record<string, () => Promise<void>> => ({
  LABEL_PINDAH: async () => {
    // A shop of its own: nobody stays logged in for so long.
    const fresh = await openShop()
    let owner = await fresh.setup(rp(50_000_000))
    await isiMaster(owner)
    await isiPenjualan(owner)
    const gudang = await fresh.user(owner, 'GUDANG', 'GUDANG')
    const isi = async (kode = 'LABEL_PINDAH') => (await alarm(kode, {}, owner)).map((one) => one.isi).toSorted()
    const berat = await tambahCincin(owner, { barcode_lama: 'H-9' })
    const ringan = await tambahCincin(owner, { barcode_lama: 'L-1' })
    const menit = () => fresh.clock.walk(1 / 1440)
    menit()
    // A code of nobody, and its own again, are anybody's.
    await labeli(gudang, berat.kode_barcode, 'TMP-0')
    menit()
    await labeli(gudang, berat.kode_barcode, 'H-9')
    menit()
    await labeli(gudang, berat.kode_barcode, 'TMP-0')
    expect(await isi()).toEqual([])
    menit()
    await labeli(gudang, ringan.kode_barcode, 'H-9')
    menit()
    await labeli(gudang, berat.kode_barcode, 'L-1')
    // Of a piece that is gone for good it is free, of one that came since it is not.
    const hancur = await tambahCincin(owner, { barcode_lama: 'G-1' })
    await owner.call(hancurBarang, { alasan: 'RUSAK', detail_barang: [hancur.kode_barcode] })
    menit()
    await tambahCincin(owner, { barcode_lama: 'G-1' })
    const baru = await tambahCincin(owner, { barcode_lama: 'TMP-0' })
    const kata = (kode: string, dari: string, ke: string, oleh = 'GUDANG') =>
      `Barcode lama ${kode} dari barang ${dari} diberikan kepada ${ke} oleh ${oleh}`
    expect(await isi()).toEqual([
      kata('H-9', berat.kode_barang, ringan.kode_barang),
      kata('L-1', ringan.kode_barang, berat.kode_barang),
      kata('TMP-0', berat.kode_barang, baru.kode_barang, 'OWNER'),
    ])
    // Sold the next day it is still told.
    owner = await fresh.nextDay(owner)
    fresh.clock.walk(2 / 24)
    expect(await isi('EDIT_SEBELUM_KELUAR')).toEqual([])
    const { no_faktur_jual } = await jualSah(owner, owner, ['L-1'])
    expect((await isi('EDIT_SEBELUM_KELUAR')).at(-1)).toBe(
      `Barang ${berat.kode_barang} diedit GUDANG, lalu keluar dengan ${no_faktur_jual}`,
    )
    await fresh.close()
  },
})
