/** Pieces as they can be sold: their price now, or why not. */
import type { OutputOf } from '@kencana/contract'
import { among, type Queryable, sql } from '@kencana/database'
import type { Persentase, Rp } from '@kencana/ledger'
import { pairs, Refusal, type Sesi, type WriteContext } from '@kencana/server-kit'
import { hargaMurni } from '../../barang/harga-barang/harga-barang.api.ts'
import {
  type BahanHarga,
  dihargai,
  gabungHarga,
  type HargaKini,
  KOLOM_HARGA,
} from '../../barang/harga-barang/harga-kini.api.ts'
import { bakiTertutup } from '../../barang/stock-opname/dihitung.api.ts'
import type { barangDijual } from './barang-jual.contract.ts'

/** A piece with what it costs now. */
export type BarangJual = OutputOf<typeof barangDijual>

/** A piece that is held for a sale. */
export interface BarangKunci extends BarangJual {
  persentase: Persentase
  modal: Rp
}

interface Row extends Omit<BarangKunci, keyof HargaKini>, BahanHarga {
  status_barang: string
  kode_gudang: string | null
  no_pesanan: string | null
}

interface Siapa {
  kode_toko: string
  saat: Date
}

const baca = (db: Queryable, { kode_toko, saat }: Siapa, kode: readonly string[]): Promise<Row[]> =>
  db.rows<Row>(sql`
    SELECT b.kode_barang, b.kode_barcode, b.nama_barang::text, coalesce(b.kode_baki::text, '-') AS kode_baki, k.kode_gudang,
      b.kode_group, b.kode_dept, b.kadar, b.kadar_cetak, b.nama_atribut, b.foto, b.versi, b.modal, b.status_barang, b.no_pesanan,
      g.jenis_ppn, ${KOLOM_HARGA}
    FROM barang b ${gabungHarga(saat)}
    LEFT JOIN baki k ON k.kode_toko = b.kode_toko AND k.kode_baki = b.kode_baki
    WHERE b.kode_barcode ${among(kode)} AND b.kode_toko = ${kode_toko} ORDER BY b.kode_barang`)

const denganHarga = (row: Row, kaliKadar: boolean): BarangKunci => ({ ...row, ...dihargai(row, kaliKadar) })

/** Why a piece that lies in the shop is not sold all the same; '' when it is. */
const sebabLetak = (row: Row): string => {
  if (row.no_pesanan !== null) return `Barang ${row.kode_barcode} Milik Pesanan ${row.no_pesanan}`
  if (row.kode_gudang !== 'TOKO') return `Barang ${row.kode_barcode} Di Gudang ${row.kode_gudang}, Bukan Di Toko`
  return row.harga_gram === 0 && !row.is_markis ? `Harga Kategori ${row.kode_group} Masih 0` : ''
}

/**
 * Holds pieces for a sale, in one order for everybody, with their prices of now.
 * @param kode barcodes, each once
 * @param para the shop's parameters, asked for together with the pieces
 * @param dititip those of them that are kept for a customer who comes for them now
 * @returns them in the order asked for
 * @throws Refusal when one does not exist, was taken by somebody else, or is not for sale
 */
export const kunciJual = async (
  ctx: WriteContext,
  kode: readonly string[],
  para: Promise<{ kategori_harga: string }>,
  dititip: readonly string[] = [],
): Promise<BarangKunci[]> => {
  const ganda = kode.find((one, index) => kode.indexOf(one) !== index)
  if (ganda !== undefined) throw new Refusal('rule', `Barang ${ganda} Dua Kali Dalam Daftar`)
  const siapa = { kode_toko: ctx.sesi.kode_toko, saat: ctx.waktu }
  // Held first and read then: what was moved while this waited is seen where it lies now.
  const [, dibaca, { kategori_harga }] = await Promise.all([
    ctx.db.run(sql`
      SELECT 1 FROM barang WHERE kode_barcode ${among(kode)} AND kode_toko = ${siapa.kode_toko}
      ORDER BY kode_barang FOR UPDATE`),
    baca(ctx.db, siapa, kode),
    para,
  ])
  const rows = new Map(dibaca.map((row) => [row.kode_barcode, row]))
  const tiada = kode.find((one) => !rows.has(one))
  if (tiada !== undefined) throw await sebabTiada(ctx.db, tiada)
  return pairs(
    kode,
    kode.flatMap((one) => rows.get(one) ?? []),
  ).map(([one, row]) => {
    const diambil = row.status_barang === 'TITIP' && dititip.includes(one)
    if (row.status_barang !== 'TERSEDIA' && !diambil)
      throw new Refusal('conflict', `Barang ${one} Sudah Diproses Oleh User Lain`)
    const sebab = diambil ? '' : sebabLetak(row)
    if (sebab !== '') throw new Refusal('rule', sebab)
    return denganHarga(row, hargaMurni(kategori_harga))
  })
}

const DI_LUAR: Readonly<Record<string, string>> = {
  CUCI: 'Di Cucian',
  DIKIRIM: 'Sedang Dikirim',
  HANCUR: 'Sudah Dihancurkan',
  HILANG: 'Dicatat Hilang',
  RUSAK: 'Rusak',
  TITIP: 'Dititip',
}

/** By which document an order took a piece away, '' where none did. */
const diserahkan = async (db: Queryable, kode_barang: string): Promise<string> => {
  const serah = await db.one<{ sebab: string }>(sql`
    SELECT tgl_system || ' (' || no_serah || ')' AS sebab FROM pesanan_serah
    WHERE kode_barang = ${kode_barang} AND no_batal IS NULL`)
  return serah ? `Sudah Diserahkan ${serah.sebab}` : ''
}

/** Where a piece is that cannot be sold, and by which document. */
const sebabStatus = async (db: Queryable, { kode_barang, kode_barcode, status_barang }: Row, sesi: Sesi) => {
  const jual = await db.one<{ no_faktur: string; user_id: string; tgl: string; jam: string; status: string }>(sql`
    SELECT k.no_faktur_jual::text AS no_faktur, k.user_id::text, coalesce(k.tgl_valid, k.tgl_system)::text AS tgl, 
      to_char(k.dibuat_pada AT TIME ZONE ${sesi.zona_waktu}, 'HH24:MI') AS jam, k.status
    FROM penjualan_detail d JOIN penjualan k USING (no_faktur_jual)
    WHERE d.kode_barang = ${kode_barang} AND d.aktif AND ${status_barang} <> 'TERSEDIA'`)
  const nama = `Barang ${kode_barcode}`
  if (jual?.status === 'OPEN') return `${nama} Di Kasir, ${jual.no_faktur} (${jual.user_id}, ${jual.jam})`
  if (jual) return `${nama} Sudah Terjual ${jual.tgl} (${jual.no_faktur})`
  const titip =
    status_barang === 'TITIP'
      ? await db.one<{ no_titip: string }>(sql`
          SELECT no_titip::text FROM titipan WHERE kode_barang = ${kode_barang} AND status = 'DONE'`)
      : undefined
  if (titip) return `${nama} Dititip, ${titip.no_titip}`
  const serah = status_barang === 'TERJUAL' ? await diserahkan(db, kode_barang) : ''
  return `${nama} ${serah || (DI_LUAR[status_barang] ?? `Berstatus ${status_barang}`)}`
}

const sebabTiada = async (db: Queryable, kode: string): Promise<Refusal> => {
  const lain = await db.one<{ kode_toko: string }>(sql`
    SELECT kode_toko::text FROM barang WHERE kode_barcode = ${kode} LIMIT 1`)
  return lain
    ? new Refusal('rule', `Barang ${kode} Di Toko ${lain.kode_toko}`)
    : new Refusal('missing', `Barang ${kode} Tidak Ada`)
}

/** A kept piece with its price of now, whatever was promised. @throws Refusal when it is not there */
export const lihatDititip = async (
  db: Queryable,
  { kode_toko }: Sesi,
  kode: string,
  { saat, kategori_harga }: { saat: Date; kategori_harga: string },
): Promise<BarangJual> => {
  const [row] = await baca(db, { kode_toko, saat }, [kode])
  if (!row) throw new Refusal('missing', `Barang ${kode} Tidak Ada`)
  return denganHarga(row, hargaMurni(kategori_harga))
}

/** Pieces with their prices of now, for a screen. @throws Refusal that says of the first which cannot be sold why, and where it is */
export const lihatJual = async (
  db: Queryable,
  sesi: Sesi,
  kode: readonly string[],
  { saat, kategori_harga }: { saat: Date; kategori_harga: string },
): Promise<BarangJual[]> => {
  const rows = await baca(db, { kode_toko: sesi.kode_toko, saat }, kode)
  const menurut = new Map(rows.map((row) => [row.kode_barcode, row]))
  // Who sells learns no tray of a piece while it is counted: he could be the one who counts it.
  const tertutup = await bakiTertutup(db, sesi)
  const hasil: BarangJual[] = []
  for (const one of kode) {
    const row = menurut.get(one)
    if (!row) throw await sebabTiada(db, one)
    const sebab = row.status_barang === 'TERSEDIA' ? sebabLetak(row) : await sebabStatus(db, row, sesi)
    if (sebab !== '') throw new Refusal('rule', sebab)
    const { kode_baki } = row
    hasil.push(
      denganHarga({ ...row, kode_baki: tertutup.has(kode_baki) ? '-' : kode_baki }, hargaMurni(kategori_harga)),
    )
  }
  return hasil
}
