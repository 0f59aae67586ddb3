/** Pieces that orders are worked after, while the order runs. */
import { sql } from '@kencana/database'
import { type Mg, type Mutasi, pindah } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import type { BarangTerkunci } from '../../barang/data-barang/data-barang.lookup.ts'
import { LOT_CONTOH } from './data-pesanan.contract.ts'

/** The tray where shop pieces lie meanwhile: the one named, or the shop's only one. @throws Refusal */
export const bakiTitip = async (ctx: WriteContext, kode_baki: string): Promise<string> => {
  const rows = await ctx.db.rows<{ kode_baki: string }>(sql`
    SELECT kode_baki FROM baki
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_gudang = 'TITIP' AND dihapus_pada IS NULL
    ORDER BY kode_baki FOR SHARE`)
  if (kode_baki === '') {
    const [satu, lain] = rows
    if (!satu) throw new Refusal('rule', 'Toko Ini Belum Mempunyai Baki Titipan')
    if (lain) throw new Refusal('rule', 'Kode Baki Titipan Harus Dipilih')
    return satu.kode_baki
  }
  if (rows.every((row) => row.kode_baki !== kode_baki))
    throw new Refusal('rule', `Baki ${kode_baki} Bukan Baki Titipan`)
  return kode_baki
}

/** A piece that the customer brought along, into custody. */
export const contohBawa = (no_pesanan: string, berat: Mg): Mutasi[] =>
  pindah(
    { akun: 'PELANGGAN' },
    { akun: 'TITIPAN_BARANG', ref: no_pesanan, lot: LOT_CONTOH },
    { kode_group: '-', kode_dept: '-', pcs: 1, mg: berat },
  )

/** A piece of the shop, onto the tray of things kept. */
export const contohToko = (barang: BarangTerkunci, kode_baki_titip: string): Mutasi[] =>
  pindah(
    { akun: 'BAKI', ref: barang.kode_baki },
    { akun: 'BAKI', ref: kode_baki_titip },
    {
      kode_group: barang.kode_group,
      kode_dept: barang.kode_dept,
      kode_barang: barang.kode_barang,
      pcs: 1,
      mg: barang.berat,
    },
  )
