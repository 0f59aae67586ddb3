import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions } from '@kencana/screens'
import { baki, bakiByGudang, bakiReady, bakiTambahBarang } from './baki.contract.ts'
import { JalanKeluar } from './jalan-keluar.shared.tsx'

const BAKI = (row: OutputOf<typeof baki.list>[number]) => ({
  kode: row.kode_baki,
  nama: `${row.nama_baki}, ${row.kode_gudang}`,
})

const belum = (gudang: string) => <JalanKeluar ke="baki" di={`di gudang ${gudang}`} />
const BELUM = <JalanKeluar ke="baki" />

/** Every tray of the shop. */
export const useBakiOptions = (): Options => useOptions(baki.list, {}, BAKI, BELUM)

/** The trays of the shop window. */
export const useBakiReadyOptions = (): Options => useOptions(bakiReady, {}, BAKI, belum('TOKO'))

/** The trays that take new items. */
export const useBakiTambahOptions = (): Options => useOptions(bakiTambahBarang, {}, BAKI, BELUM)

/** The trays of one gudang: 'BELI', 'SS', 'KS', 'KC'. */
export const useBakiGudangOptions = (kode_gudang: string): Options =>
  useOptions(bakiByGudang, { kode: kode_gudang }, BAKI, belum(kode_gudang))
