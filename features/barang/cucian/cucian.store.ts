/** A batch and its pieces, held for what comes back of it. */
import { sql } from '@kencana/database'
import type { Mg, Persentase, Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'

/** A piece that is out, held by this transaction. */
export interface DiCuci {
  kode_barang: string
  kode_barcode: string
  kode_baki_asal: string
  kode_group: string
  kode_dept: string
  berat: Mg
  /** All that it lost in washing before, here and where it came from. */
  hilang: Mg
  berat_asli: Mg
  persentase: Persentase
  /** Price per gram of its category today. */
  harga_group: Rp
  harga_estimasi: number
  harga_total: number
  is_markis: boolean
  /** Of its price, attribute and making. */
  tambahan: number
  versi: number
}

/**
 * Holds a batch and its pieces that are still out: the batch first, for everybody.
 * @returns the pieces, in the order of their codes
 * @throws Refusal 404
 */
export const kunciCuci = async (ctx: WriteContext, no_cuci: string): Promise<DiCuci[]> => {
  const row = await ctx.db.one(sql`
    SELECT 1 AS ada FROM cuci_barang
    WHERE no_cuci = ${no_cuci} AND kode_toko = ${ctx.sesi.kode_toko} FOR UPDATE`)
  if (!row) throw new Refusal('missing', `Cucian ${no_cuci} Tidak Ada`)
  const keluar = sql`d.no_cuci = ${no_cuci} AND d.no_terima IS NULL AND NOT d.dibatalkan`
  // Held first and read then: what a piece lost so far is of other rows.
  const [, isi] = await Promise.all([
    ctx.db.run(sql`
      SELECT 1 FROM cuci_barang_detail d JOIN barang b ON b.kode_barang = d.kode_barang WHERE ${keluar} ORDER BY d.kode_barang FOR UPDATE OF b`),
    ctx.db.rows<DiCuci>(sql`
    SELECT d.kode_barang, b.kode_barcode, d.kode_baki_asal, d.kode_group, d.kode_dept, d.berat, b.berat_asli, b.persentase,
      g.harga AS harga_group, b.harga_estimasi, b.harga_total, b.is_markis, b.harga_total - b.harga_estimasi AS tambahan, b.versi,
      (SELECT cuci FROM beda_barang(d.kode_barang)) AS hilang
    FROM cuci_barang_detail d
    JOIN barang b ON b.kode_barang = d.kode_barang
    JOIN master_group g ON g.kode_group = d.kode_group
    WHERE ${keluar} ORDER BY d.kode_barang`),
  ])
  return isi
}
