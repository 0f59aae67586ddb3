/** What a new item is checked against, read once for any number of items. */
import type { InputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { formatGram, type Persentase, type Rp, rp } from '@kencana/ledger'
import { isOwner, Refusal, type Sesi } from '@kencana/server-kit'
import { masterKadar, persentaseKadar } from '../../master/kadar/kadar.api.ts'
import { type BatasBeda, batasBeda } from '../../pengaturan/batas/selisih.api.ts'
import { bacaTara, type MasterTara } from '../../pengaturan/batas/tara.api.ts'
import { yaParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { emasTetap, hitungJual, hitungModal, memakaiKadar } from '../harga-barang/harga-barang.api.ts'
import type { tambahBarang } from './tambah-barang.contract.ts'

/** A new item as entered. */
export type Isian = Omit<InputOf<typeof tambahBarang>, 'sumber' | 'otorisasi'>

interface Jenis {
  kode_group: string
  harga: Rp
  harga_modal: Rp
  persentase: Persentase
}

/** Everything that decides whether a new item may be, and what it costs. */
export interface Acuan {
  kode_toko: string
  /** Who enters says prices. */
  pemilik: boolean
  jenis: ReadonlyMap<string, Jenis>
  /** Trays that take new items: KC, and those of the shop window while opening stock is entered. */
  baki: ReadonlySet<string>
  toko: ReadonlySet<string>
  kadar: ReadonlyMap<string, Persentase>
  batasBiji: BatasBeda
  tara: MasterTara
  /** The price of a group is one of fine gold, to be multiplied with the fineness. */
  kaliKadar: boolean
}

/**
 * Reads the masters of the user's shop for new items.
 * @param kunci hold the types as they are until the transaction ends
 */
export const bacaAcuan = async (db: Queryable, { kode_toko, level }: Sesi, kunci: boolean): Promise<Acuan> => {
  const jenis = await db.rows<Jenis & { kode_dept: string }>(sql`
    SELECT j.kode_dept, j.kode_group, g.harga, g.harga_modal, g.persentase
    FROM jenis j JOIN master_group g ON g.kode_group = j.kode_group
    WHERE j.dihapus_pada IS NULL AND g.dihapus_pada IS NULL ORDER BY j.kode_dept ${kunci ? sql`FOR SHARE OF j` : sql``}`)
  const etalase = await yaParaSystem(db, kode_toko, 'stok_awal')
  const baki = await db.rows<{ kode_baki: string }>(sql`
    SELECT kode_baki FROM baki
    WHERE kode_toko = ${kode_toko} AND (kode_gudang = 'KC' OR (kode_gudang = 'TOKO' AND ${etalase})) AND dihapus_pada IS NULL`)
  const toko = await db.rows<{ kode_toko: string }>(sql`SELECT kode_toko FROM toko`)
  return {
    kode_toko,
    pemilik: isOwner(level),
    jenis: new Map(jenis.map((row) => [row.kode_dept, row])),
    baki: new Set(baki.map((row) => row.kode_baki)),
    toko: new Set(toko.map((row) => row.kode_toko)),
    kadar: await masterKadar(db),
    batasBiji: await batasBeda(db, kode_toko, 'BIJI'),
    tara: await bacaTara(db, kode_toko),
    kaliKadar: await memakaiKadar(db, kode_toko),
  }
}

/** What an order's item differs in: its price may be locked, and a craftsman's allowance judges its loss. */
interface DariPesanan {
  kunci_harga: boolean
  harga_gram: Rp
}

const periksaBerat = ({ berat, berat_asli, berat_susut }: Isian, batasBiji: BatasBeda, pesanan: boolean): void => {
  if (berat === 0) throw new Refusal('rule', 'Berat Harus Lebih Dari 0')
  if (berat_asli === 0) throw new Refusal('rule', 'Berat Asli Harus Lebih Dari 0')
  const batas = batasBiji(berat_asli)
  if (Math.abs(berat_asli - berat) > batas)
    throw new Refusal('rule', `Selisih Berat Asli Dan Berat Melebihi Toleransi ${formatGram(batas)} g`)
  // Only an order's item was made by a craftsman: for others Susut Tukang is 0.
  if (!pesanan && berat_susut > 0) throw new Refusal('rule', 'Berat Susut Tidak Boleh Lebih Dari Susut Tukang')
}

/** The gold in the price of a markis piece: what its price is above attribute and making. @throws Refusal where nothing is */
const emasMarkis = ({ harga_total, harga_atribut, ongkos }: Isian, { pemilik }: Acuan, pesanan: boolean): Rp => {
  if (!pemilik) throw new Refusal('denied', 'Markis Hanya Diisi OWN Atau SU')
  if (pesanan) throw new Refusal('rule', 'Barang Pesanan Tidak Bisa Markis')
  return emasTetap({ harga_total, harga_atribut, ongkos })
}

/** Checks one new item and works out what it is worth. @throws Refusal with the first thing that is wrong */
export const nilaiBarang = (isian: Isian, acuan: Acuan, pesanan?: DariPesanan) => {
  const jenis = acuan.jenis.get(isian.kode_dept)
  if (!jenis) throw new Refusal('rule', `Jenis ${isian.kode_dept} Tidak Ada`)
  if (jenis.kode_group !== isian.kode_group)
    throw new Refusal('rule', `Jenis ${isian.kode_dept} Bukan Dari Kategori ${isian.kode_group}`)
  if (!acuan.baki.has(isian.kode_baki)) throw new Refusal('rule', `Baki ${isian.kode_baki} Bukan Tempat Barang Baru`)
  if (!acuan.toko.has(isian.tujuan)) throw new Refusal('rule', `Toko ${isian.tujuan} Tidak Ada`)
  periksaBerat(isian, acuan.batasBiji, pesanan !== undefined)
  const persentase = persentaseKadar(isian.kadar, acuan.kadar)
  const kadarModal = persentaseKadar(isian.kadar_modal, acuan.kadar)
  const harga = pesanan?.kunci_harga ? pesanan.harga_gram : jenis.harga
  const harga_estimasi = isian.is_markis
    ? emasMarkis(isian, acuan, pesanan !== undefined)
    : hitungJual(harga, isian.berat, persentase, acuan.kaliKadar)
  return {
    persentase,
    persentase_group: jenis.persentase,
    harga_estimasi,
    harga_total: rp(harga_estimasi + isian.harga_atribut + isian.ongkos),
    modal: hitungModal(jenis.harga_modal, isian.berat, kadarModal, acuan.kaliKadar),
  }
}

export type Nilai = ReturnType<typeof nilaiBarang>
