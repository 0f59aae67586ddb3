/** The finished piece of an order becomes an item: what it takes out of the order's gold. */
import { type Queryable, sql } from '@kencana/database'
import { formatGram, type Mg, mg, type Persentase, type Rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { bacaJatahSusut, type JatahSusut } from '../../pengaturan/batas/jatah.api.ts'
import type { BatasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { kunciPesanan } from '../../pesanan/data-pesanan/data-pesanan.api.ts'

/** A finished order waiting for its item. */
export interface PesananJadi {
  no_pesanan: string
  /** Called off after it was made: the item is normal stock. */
  batal: boolean
  nama_customer: string
  kode_group: string
  kode_dept: string
  deskripsi: string
  atribut: string
  berat_atribut: Mg
  kadar: string
  persentase: Persentase
  kunci_harga: boolean
  harga_gram: Rp
  harga_atribut: Rp
  ongkos: Rp
  perkiraan_berat: Mg
  /** As the craftsman delivered it. */
  berat_awal: Mg
  /** What of his allowance is left for polishing. */
  susut_tukang: Mg
  foto: string | null
}

/** Its locked price holds on the shop's day. */
const TERKUNCI = sql`coalesce(p.kunci_sampai >= (SELECT t.tgl_system FROM toko t WHERE t.kode_toko = p.kode_toko), false)`
const JADI = sql`
  p.no_pesanan, p.status = 'BATAL' AS batal, p.nama_customer::text, p.kode_group, p.kode_dept, p.deskripsi, p.atribut,
  p.berat_atribut, p.kadar, p.persentase, p.perkiraan_berat, ${TERKUNCI} AS kunci_harga, p.harga_gram, p.harga_atribut, p.ongkos, s.berat_selesai AS berat_awal,
  p.susut_tukang, s.berat_susut, p.foto
  FROM pesanan p JOIN pesanan_selesai s ON s.no_selesai = p.no_selesai`

/** As it is read: with his whole allowance and what he has used of it. */
type Terbaca = PesananJadi & { berat_susut: Mg }

const sisaJatah = ({ berat_susut, ...row }: Terbaca, jatah: JatahSusut): PesananJadi => ({
  ...row,
  susut_tukang: mg(Math.max(jatah(row.susut_tukang, row.perkiraan_berat, row.berat_awal) - berat_susut, 0)),
})

/** Finished orders of a shop that have no item yet. */
export const pesananJadi = async (db: Queryable, kode_toko: string): Promise<PesananJadi[]> => {
  const rows = await db.rows<Terbaca>(sql`
    SELECT ${JADI}
    WHERE p.kode_toko = ${kode_toko} AND p.kode_barang IS NULL AND p.no_selesai IS NOT NULL AND p.status IN ('SELESAI', 'BATAL')
    ORDER BY length(p.no_pesanan), p.no_pesanan`)
  const jatah = await bacaJatahSusut(db, kode_toko)
  return rows.map((row) => sisaJatah(row, jatah))
}

/** The price per gram that an order of this shop keeps; undefined where today's counts. */
export const hargaTerkunci = async (db: Queryable, kode_toko: string, no_pesanan: string): Promise<Rp | undefined> => {
  if (no_pesanan === '') return undefined
  const row = await db.one<{ harga_gram: Rp }>(sql`
    SELECT p.harga_gram FROM pesanan p WHERE p.no_pesanan = ${no_pesanan} AND p.kode_toko = ${kode_toko} AND ${TERKUNCI}`)
  return row?.harga_gram
}

/** Holds a finished order for its item. @throws Refusal when it has one, or is not finished */
export const kunciPesananJadi = async (ctx: WriteContext, no_pesanan: string): Promise<PesananJadi> => {
  const pesanan = await kunciPesanan(ctx, no_pesanan, ['SELESAI', 'DISERAHKAN', 'BATAL'])
  if (pesanan.kode_barang !== null) {
    const barang = await ctx.db.one<{ kode_barcode: string }>(
      sql`SELECT kode_barcode FROM barang WHERE kode_barang = ${pesanan.kode_barang}`,
    )
    throw new Refusal('conflict', `Pesanan ${no_pesanan} Sudah Menjadi Barang ${barang?.kode_barcode}`)
  }
  const jadi = await ctx.db.one<Terbaca>(sql`SELECT ${JADI} WHERE p.no_pesanan = ${no_pesanan}`)
  if (!jadi) throw new Refusal('conflict', `Pesanan ${no_pesanan} Sudah Dibatalkan`)
  return sisaJatah(jadi, await bacaJatahSusut(ctx.db, ctx.sesi.kode_toko))
}

interface Isian {
  kode_group: string
  berat: Mg
  berat_susut: Mg
}

/**
 * What the tray does not get of an order's gold: loss within the craftsman's allowance, and a difference within the
 * tolerance.
 * @throws Refusal for another category, more loss than allowed, or a larger difference
 */
export const sisaPesanan = (jadi: PesananJadi, isian: Isian, batasBiji: BatasBeda): { susut: Mg; selisih: Mg } => {
  if (isian.kode_group !== jadi.kode_group)
    throw new Refusal('rule', `Kategori Pesanan ${jadi.no_pesanan} Adalah ${jadi.kode_group}`)
  if (isian.berat_susut > jadi.susut_tukang)
    throw new Refusal('rule', 'Berat Susut Tidak Boleh Lebih Dari Susut Tukang')
  if (isian.berat_susut >= jadi.berat_awal) throw new Refusal('rule', 'Berat Susut Harus Kurang Dari Berat Awal')
  const selisih = mg(jadi.berat_awal - isian.berat_susut - isian.berat)
  const batas = batasBiji(jadi.berat_awal)
  if (Math.abs(selisih) > batas)
    throw new Refusal('rule', `Berat Jadi Dan Susut Berbeda Dari Berat Awal Melebihi Toleransi ${formatGram(batas)} g`)
  return { susut: isian.berat_susut, selisih }
}
