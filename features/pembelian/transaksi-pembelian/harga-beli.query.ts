/** What a piece that is bought today is worth, by its nota and the masters of today. */
import type { InputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import {
  type HargaBeli,
  hargaBeli,
  type Mg,
  mg,
  type Persentase,
  type PotonganBeli,
  type Rp,
  rp,
} from '@kencana/ledger'
import { pairs, Refusal } from '@kencana/server-kit'
import { hargaMurni, hargaSekarang, hitungJual, terhitung } from '../../barang/harga-barang/harga-barang.api.ts'
import { masterKadar, persentaseKadar } from '../../master/kadar/kadar.api.ts'
import { bacaPara } from '../../pengaturan/para-system/para-system.api.ts'
import { menurutHariIni, menurutNota } from './dasar-nota.contract.ts'
import type { hitungBeli } from './harga-beli.contract.ts'
import { type NotaTerjual, notaDiCustomer } from './nota-beli.query.ts'
import { type KurangPoin, poinKurang, TANPA_POIN } from './poin-beli.store.ts'

type Dinilai = InputOf<typeof hitungBeli>

/** A valued piece: the price by the nota, or of today, with its deductions, and the nota that it was found by. */
export interface Nilai extends HargaBeli, KurangPoin {
  persentase: Persentase
  /** Whether the category's price is one of fine gold and was multiplied by the fineness. */
  kali_kadar: boolean
  harga_gram: Rp
  berat_nota: Mg
  harga_bayar: Rp
  harga_nota: Rp
  /** The condition that its category is bought in as a rule, and what the rules say of it in that one. */
  kondisi_bawaan: string | null
  harga_bawaan: Rp
  nota: NotaTerjual | null
}

interface Aturan {
  kaliKadar: boolean
  manual: boolean
  pembulatan: string
  rugiPer: string
  dasar: string
  atribut: boolean
  ongkos: boolean
  kadar: ReadonlyMap<string, Persentase>
}

// biome-ignore format: keys of the shop's parameters
const PARA = ['kategori_harga', 'potongan_manual', 'pembulatan_beli', 'satuan_rugi_nota', 'beli_dasar', 'beli_atribut', 'beli_ongkos'] as const

const bacaAturan = async (db: Queryable, kode_toko: string): Promise<Aturan> => {
  const para = await bacaPara(db, kode_toko, PARA)
  return {
    kaliKadar: hargaMurni(para.kategori_harga),
    manual: para.potongan_manual === 'YA',
    pembulatan: para.pembulatan_beli,
    rugiPer: para.satuan_rugi_nota,
    dasar: para.beli_dasar,
    atribut: para.beli_atribut === 'YA',
    ongkos: para.beli_ongkos === 'YA',
    kadar: await masterKadar(db),
  }
}

interface Kondisi {
  type: string
  potongan: Rp
  persentase: Persentase
  status_aktif: string
}

/** A condition with what it takes off, also one that nothing is bought in any more. */
const bacaKondisi = async (
  db: Queryable,
  kondisi: string,
): Promise<{ aktif: boolean; potongan: PotonganBeli } | undefined> => {
  const row = await db.one<Kondisi>(sql`
    SELECT type, potongan, persentase, status_aktif FROM kondisi_pembelian
    WHERE kondisi_barang = ${kondisi} AND dihapus_pada IS NULL`)
  return (
    row && {
      aktif: row.status_aktif === 'YA',
      potongan:
        row.type === 'RP' ? { type: 'RP', perGram: row.potongan } : { type: 'PERSENTASE', persentase: row.persentase },
    }
  )
}

const potonganKondisi = async (db: Queryable, kondisi: string): Promise<PotonganBeli> => {
  const satu = await bacaKondisi(db, kondisi)
  if (!satu?.aktif) throw new Refusal('rule', `Kondisi ${kondisi} Tidak Ada`)
  return satu.potongan
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
  const row = await db.one<{ potongan_harga: Rp; potongan_markis: Persentase; kondisi_bawaan: string | null }>(sql`
    SELECT potongan_harga, potongan_markis, kondisi_bawaan::text FROM parameter_potongan
    WHERE kode_group = ${kode_group} AND dihapus_pada IS NULL`)
  return {
    kategori: (markis ? row?.potongan_markis : row?.potongan_harga) ?? rp(0),
    kondisi_bawaan: row?.kondisi_bawaan ?? null,
  }
}

/** Of a type that the shop had when it sold the piece; its category has a price still. */
const hargaKategori = async (db: Queryable, kode_group: string): Promise<Rp> =>
  (await db.one<{ harga: Rp }>(sql`SELECT harga FROM master_group WHERE kode_group = ${kode_group}`))?.harga ?? rp(0)

type Dasar = Pick<Nilai, 'persentase' | 'harga_gram' | 'berat_nota' | 'harga_bayar' | 'harga_nota'>

/** What the deductions are taken off: today's price, or for a piece with its nota what the shop's parameter says. */
const dasarHarga = async (
  db: Queryable,
  { kaliKadar, dasar, kadar, ...aturan }: Aturan,
  barang: Dinilai,
  nota: NotaTerjual | null,
): Promise<Dasar> => {
  if (!nota) {
    const harga_gram = await groupDariJenis(db, barang)
    const persentase = persentaseKadar(barang.kadar, kadar)
    const harga_nota = hitungJual(harga_gram, barang.berat, persentase, kaliKadar)
    return { persentase, harga_gram, harga_nota, berat_nota: mg(0), harga_bayar: rp(0) }
  }
  const { persentase, berat: berat_nota, harga_bayar, kode_group } = nota
  const harga_gram = await hargaKategori(db, kode_group)
  const ikut = { atribut: aturan.atribut && barang.atribut_lengkap, ongkos: aturan.ongkos }
  const emas = hitungJual(harga_gram, mg(Math.min(barang.berat, berat_nota)), persentase, kaliKadar)
  const hariIni = menurutHariIni(nota, emas, ikut)
  const dulu = menurutNota(nota, barang.berat, ikut)
  const terendah = rp(Math.min(hariIni, dulu))
  // A price that gold did not make is not made less by it: what was paid is all there is to go by.
  const harga_nota = dasar === 'NOTA' || nota.is_markis ? dulu : dasar === 'HARI_INI' ? hariIni : terendah
  return { persentase, harga_gram, harga_nota, berat_nota, harga_bayar }
}

const nilaiSatu = async (
  db: Queryable,
  aturan: Aturan,
  barang: Dinilai,
  nota: NotaTerjual | null,
  poin: KurangPoin,
): Promise<Nilai> => {
  const dasar = await dasarHarga(db, aturan, barang, nota)
  if (barang.potongan_manual > 0 && !aturan.manual)
    throw new Refusal('rule', 'Potongan Manual Tidak Diizinkan Di Toko Ini')
  const { kategori, kondisi_bawaan } = await potonganKategori(db, barang.kode_group, barang.is_markis)
  const bawaan = kondisi_bawaan === null ? undefined : await bacaKondisi(db, kondisi_bawaan)
  const bahan = {
    hargaNota: dasar.harga_nota,
    berat: barang.berat,
    kondisi: await potonganKondisi(db, barang.kondisi),
    kategori,
    markis: barang.is_markis,
    rugi: await rugiNota(db, barang),
    rugiPer: aturan.rugiPer as 'GRAM',
    manual: rp(barang.potongan_manual + poin.potongan_poin),
    pembulatan: aturan.pembulatan as 'ATAS',
  }
  return terhitung(() => {
    const harga = hargaBeli(bahan)
    const harga_bawaan = bawaan ? hargaBeli({ ...bahan, kondisi: bawaan.potongan }).harga_hitung : harga.harga_hitung
    const kali_kadar = aturan.kaliKadar
    const sendiri = { potongan_manual: barang.potongan_manual, kali_kadar, kondisi_bawaan, harga_bawaan, nota }
    return { ...harga, ...poin, ...dasar, ...sendiri }
  })
}

/**
 * What a weight of gold without a nota is bought at today: the category's price less what its masters take off in the condition that it
 * is bought in as a rule.
 * @throws Refusal 404, or while the category has no price
 */
export const nilaiEmas = async (
  db: Queryable,
  kode_toko: string,
  emas: { kode_group: string; berat: Mg; persentase: Persentase },
): Promise<Rp> => {
  const hargaNota = await hargaSekarang(db, kode_toko, emas)
  if (hargaNota === 0) throw new Refusal('rule', `Harga Kategori ${emas.kode_group} Masih 0`)
  const { kategori, kondisi_bawaan } = await potonganKategori(db, emas.kode_group, false)
  const bawaan = kondisi_bawaan === null ? undefined : await bacaKondisi(db, kondisi_bawaan)
  const { pembulatan_beli } = await bacaPara(db, kode_toko, ['pembulatan_beli'])
  return terhitung(() =>
    hargaBeli({
      hargaNota,
      berat: emas.berat,
      kondisi: bawaan?.potongan ?? { type: 'RP', perGram: rp(0) },
      kategori,
      markis: false,
      rugi: rp(0),
      rugiPer: 'GRAM',
      manual: rp(0),
      pembulatan: pembulatan_beli as 'ATAS',
    }),
  ).harga_hitung
}

/** A piece as its nota has it, whatever was typed of it. */
const menurut = <D extends Dinilai>(barang: D, nota: NotaTerjual | null): D =>
  nota
    ? {
        ...barang,
        kode_group: nota.kode_group,
        kode_dept: nota.kode_dept,
        kadar: nota.kadar,
        is_markis: nota.is_markis,
      }
    : barang

/** What the notas of pieces say, by barcode: of those that were given one. @throws Refusal */
const bacaNota = (db: Queryable, barang: readonly Dinilai[], kecuali: string) =>
  notaDiCustomer(
    db,
    barang.flatMap(({ kode_barcode }) => (kode_barcode === undefined ? [] : [kode_barcode])),
    kecuali,
  )

/**
 * Values pieces that are bought: by their own nota, else by today's price of their category; less the deductions of the masters.
 * @param kecuali a loan for which they may lie here
 * @returns each piece as it is bought, and what it is worth
 * @throws Refusal with the first thing that is wrong
 */
export const nilaiBeli = async <D extends Dinilai>(
  db: Queryable,
  kode_toko: string,
  barang: readonly D[],
  kecuali = '',
): Promise<{ barang: D[]; nilai: Nilai[] }> => {
  const aturan = await bacaAturan(db, kode_toko)
  const semua = await bacaNota(db, barang, kecuali)
  const nota = barang.map(({ kode_barcode }) => (kode_barcode && semua.get(kode_barcode)) || null)
  const poin = await poinKurang(db, kode_toko, nota)
  const dibeli = barang.map((one, at) => menurut(one, nota[at] ?? null))
  const nilai: Nilai[] = []
  for (const [at, satu] of dibeli.entries())
    nilai.push(await nilaiSatu(db, aturan, satu, nota[at] ?? null, poin[at] ?? TANPA_POIN))
  return { barang: dibeli, nilai }
}

/** Where a price by the rules was shown and is another one by now. @throws Refusal */
export const tolakHargaBerubah = async (
  db: Queryable,
  kode_toko: string,
  barang: readonly (Dinilai & { nama_barang: string; harga_hitung?: Rp | undefined })[],
  nilai: readonly Nilai[],
): Promise<void> => {
  for (const [one, { harga_hitung, nota }] of pairs(barang, nilai)) {
    if (one.harga_hitung === undefined || one.harga_hitung === harga_hitung) continue
    // Shown by itself: of several pieces of one member the first takes back the points that the next one lacks.
    const [sendiri] = (await nilaiBeli(db, kode_toko, [one])).nilai
    if (sendiri?.harga_hitung !== one.harga_hitung)
      throw new Refusal(
        'conflict',
        `Harga ${nota?.nama_barang ?? one.nama_barang} Sudah Berubah, Silahkan Hitung Ulang`,
      )
  }
}
