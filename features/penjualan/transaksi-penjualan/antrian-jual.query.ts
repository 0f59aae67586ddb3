/** Sales that wait for the cashier, with where the price of now is another one than the bon's. Source: areas 01-penjualan 1.2. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { Sesi } from '@kencana/server-kit'
import { hitungKini } from '../../barang/harga-barang/harga-kini.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { pilihNota } from './nota.api.ts'
import type { bukaJual } from './nota.contract.ts'

/** The pieces of waiting sales whose price was promised with a deposit: it is that one on any day of the promise. */
const terkunci = async (db: Queryable, { kode_toko }: Sesi): Promise<ReadonlySet<string>> => {
  const rows = await db.rows<{ kode_barang: string }>(sql`
    SELECT d.kode_barang::text FROM penjualan k JOIN penjualan_detail d USING (no_faktur_jual) JOIN titipan t USING (no_titip)
    WHERE k.kode_toko = ${kode_toko} AND k.status = 'OPEN' AND t.mengikat AND k.tgl_system <= t.tgl_batas`)
  return new Set(rows.map((one) => one.kode_barang))
}

/** Every sale of a shop that waits. @param saat now, by the server's clock */
export const antrianJual = async (db: Queryable, sesi: Sesi, saat: Date): Promise<OutputOf<typeof bukaJual>> => {
  const semua = await pilihNota(db, sesi, sql`k.status = 'OPEN'`)
  const [dijanjikan, { kategori_harga }] = await Promise.all([
    terkunci(db, sesi),
    bacaPara(db, sesi.kode_toko, ['kategori_harga']),
  ])
  const kode = semua.flatMap(({ barang }) => barang.map((one) => one.kode_barcode))
  const kini = await hitungKini(db, kode, { kode_toko: sesi.kode_toko, saat, kategori_harga })
  return semua.map((nota) => ({
    ...nota,
    barang: nota.barang.map((one) => {
      const hitung = dijanjikan.has(one.kode_barang) ? null : (kini.get(one.kode_barcode) ?? null)
      return { ...one, hitung_kini: hitung === one.total_hitung ? null : hitung }
    }),
  }))
}
