/** What a piece that is bought today is worth, by the masters of today. */
import type { InputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import {
  type HargaBeli,
  hargaBeli,
  MeasureError,
  type Persentase,
  type PotonganBeli,
  type Rp,
  rp,
} from '@kencana/ledger'
import { Refusal } from '@kencana/server-kit'
import { hargaMurni, hitungJual } from '../../barang/harga-barang/harga-barang.api.ts'
import { masterKadar, persentaseKadar } from '../../master/kadar/kadar.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import type { hitungBeli } from './transaksi-pembelian.contract.ts'

type Dinilai = InputOf<typeof hitungBeli>

/** A valued piece: the price by the nota with its deductions. */
export type Nilai = HargaBeli & { persentase: Persentase; harga_gram: Rp; harga_nota: Rp }

interface Aturan {
  kaliKadar: boolean
  manual: boolean
  pembulatan: string
  rugiPer: string
  kadar: ReadonlyMap<string, Persentase>
}

const PARA = ['kategori_harga', 'potongan_manual', 'pembulatan_beli', 'satuan_rugi_nota'] as const

const bacaAturan = async (db: Queryable, kode_toko: string): Promise<Aturan> => {
  const para = await bacaPara(db, kode_toko, PARA)
  return {
    kaliKadar: hargaMurni(para.kategori_harga),
    manual: para.potongan_manual === 'YA',
    pembulatan: para.pembulatan_beli,
    rugiPer: para.satuan_rugi_nota,
    kadar: await masterKadar(db),
  }
}

const potonganKondisi = async (db: Queryable, kondisi: string): Promise<PotonganBeli> => {
  const row = await db.one<{ type: string; potongan: Rp; persentase: Persentase; status_aktif: string }>(sql`
    SELECT type, potongan, persentase, status_aktif FROM kondisi_pembelian
    WHERE kondisi_barang = ${kondisi} AND dihapus_pada IS NULL`)
  if (row?.status_aktif !== 'YA') throw new Refusal('rule', `Kondisi ${kondisi} Tidak Ada`)
  return row.type === 'RP' ? { type: 'RP', perGram: row.potongan } : { type: 'PERSENTASE', persentase: row.persentase }
}

/** A lost nota costs `rugi`, and `rusak` on top of it when the piece is damaged; per category and kadar. */
const rugiNota = async (db: Queryable, { kode_group, kadar, nota_hilang, rusak }: Dinilai): Promise<Rp> => {
  if (!nota_hilang) return rp(0)
  const row = await db.one<{ rugi: Rp; rusak: Rp }>(sql`
    SELECT rugi, rusak FROM rugi_nota
    WHERE kode_kategori = ${kode_group} AND kadar = ${kadar} AND dihapus_pada IS NULL`)
  if (!row) throw new Refusal('rule', `Parameter Rugi Nota ${kode_group} ${kadar} Belum Ada`)
  return rp(row.rugi + (rusak ? row.rusak : 0))
}

const groupDariJenis = async (db: Queryable, { kode_group, kode_dept }: Dinilai): Promise<Rp> => {
  const row = await db.one<{ kode_group: string; harga: Rp }>(sql`
    SELECT j.kode_group, g.harga FROM jenis j JOIN master_group g ON g.kode_group = j.kode_group
    WHERE j.kode_dept = ${kode_dept} AND j.dihapus_pada IS NULL AND g.dihapus_pada IS NULL`)
  if (!row) throw new Refusal('rule', `Jenis ${kode_dept} Tidak Ada`)
  if (row.kode_group !== kode_group) throw new Refusal('rule', `Jenis ${kode_dept} Bukan Dari Kategori ${kode_group}`)
  return row.harga
}

const potonganKategori = async (db: Queryable, kode_group: string, markis: boolean) => {
  const row = await db.one<{ potongan_harga: Rp; potongan_markis: Persentase }>(sql`
    SELECT potongan_harga, potongan_markis FROM parameter_potongan WHERE kode_group = ${kode_group} AND dihapus_pada IS NULL`)
  return (markis ? row?.potongan_markis : row?.potongan_harga) ?? rp(0)
}

const nilaiSatu = async (db: Queryable, aturan: Aturan, barang: Dinilai): Promise<Nilai> => {
  const harga_gram = await groupDariJenis(db, barang)
  if (barang.potongan_manual > 0 && !aturan.manual)
    throw new Refusal('rule', 'Potongan Manual Tidak Diizinkan Di Toko Ini')
  const persentase = persentaseKadar(barang.kadar, aturan.kadar)
  const harga_nota = hitungJual(harga_gram, barang.berat, persentase, aturan.kaliKadar)
  const bahan = {
    hargaNota: harga_nota,
    berat: barang.berat,
    kondisi: await potonganKondisi(db, barang.kondisi),
    kategori: await potonganKategori(db, barang.kode_group, barang.is_markis),
    markis: barang.is_markis,
    rugi: await rugiNota(db, barang),
    rugiPer: aturan.rugiPer as 'GRAM',
    manual: barang.potongan_manual,
    pembulatan: aturan.pembulatan as 'ATAS',
  }
  try {
    return { ...hargaBeli(bahan), persentase, harga_gram, harga_nota }
  } catch (error) {
    if (error instanceof MeasureError) throw new Refusal('rule', 'Harga Terlalu Besar')
    throw error
  }
}

/**
 * Values pieces that are bought without a nota: today's price of their category less the deductions of the masters.
 * @throws Refusal with the first thing that is wrong
 */
export const nilaiBeli = async (db: Queryable, kode_toko: string, barang: readonly Dinilai[]): Promise<Nilai[]> => {
  const aturan = await bacaAturan(db, kode_toko)
  const nilai: Nilai[] = []
  for (const satu of barang) nilai.push(await nilaiSatu(db, aturan, satu))
  return nilai
}
