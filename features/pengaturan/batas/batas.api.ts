/** Limits of what somebody may do alone: one value per document, one per user and day. Source: controls, limits. */
import type { Kasus } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { formatGram, formatRibuan, mg, parseGram } from '@kencana/ledger'
import type { WriteContext } from '@kencana/server-kit'
import { nilaiParaSystem } from '../para-system/para-system.api.ts'
import { type KeyParaSystem, PARA_SYSTEM } from '../para-system/para-system.contract.ts'
import { type Batas, type PemakaianBatas, SATUAN_BATAS } from './batas.contract.ts'

/** As many documents of the largest size are a day's, where no value per day is written. */
const SEHARI = 10

interface Aturan {
  /** Its value per document; none where a document is judged by a percentage of its own. */
  dokumen: KeyParaSystem | null
  /** Its value per user and day, ten documents' unless told. */
  hari?: KeyParaSystem
}

/** Where the values of every limit that adds up over a day are written. */
const BATAS: Readonly<Record<Batas, Aturan>> = {
  uang_keluar: { dokumen: 'uang_keluar', hari: 'uang_keluar_hari' },
  biaya: { dokumen: 'biaya', hari: 'biaya_hari' },
  diskon: { dokumen: null, hari: 'diskon_hari' },
  konfirmasi_sendiri: { dokumen: 'konfirmasi_sendiri' },
  beli_sendiri: { dokumen: 'beli_sendiri' },
  beli_saksi: { dokumen: 'beli_saksi' },
  tukar_kurang: { dokumen: 'tukar_kurang_maks' },
  emas_sendiri: { dokumen: 'emas_sendiri' },
  emas_saksi: { dokumen: 'emas_saksi' },
  hutang: { dokumen: 'hutang_maks' },
  // Two persons see it anyway; a line of its own, as the money of loans has one (ADR 81).
  emas_hutang: { dokumen: 'emas_saksi' },
  patri_service: { dokumen: 'patri_service' },
  label_amplop: { dokumen: null, hari: 'label_amplop_hari' },
}

/** Limits of two grades, which periksaBertingkat judges. */
type Bertingkat = 'beli_sendiri' | 'beli_saksi' | 'emas_sendiri' | 'emas_saksi'

const nilai = async (db: Queryable, kode_toko: string, key: KeyParaSystem): Promise<number> => {
  const value = await nilaiParaSystem(db, kode_toko, key)
  return PARA_SYSTEM[key].jenis === 'GRAM' ? parseGram(value) : Number(value)
}

/** Whose limits, where, and on which of the shop's days. */
interface Siapa {
  kode_toko: string
  tgl_system: string
  user_id: string
}

/** @param tgl_system the shop's day; who goes to another shop takes along what he used up */
const pemakaianBatas = async (
  db: Queryable,
  { kode_toko, tgl_system, user_id }: Siapa,
  batas: Batas,
): Promise<PemakaianBatas> => {
  const aturan = BATAS[batas]
  const dokumen = aturan.dokumen && (await nilai(db, kode_toko, aturan.dokumen))
  const hari = aturan.hari ? await nilai(db, kode_toko, aturan.hari) : (dokumen ?? 0) * SEHARI
  const row = await db.one<{ terpakai: number }>(sql`
    SELECT coalesce(sum(jumlah), 0)::bigint AS terpakai FROM batas_pakai
    WHERE user_id = ${user_id} AND tgl_system = ${tgl_system} AND batas = ${batas}`)
  return { satuan: SATUAN_BATAS[batas], dokumen, hari, terpakai: row?.terpakai ?? 0 }
}

/** What each limit allows somebody today, and what of it he has used. */
export const semuaPemakaian = async (db: Queryable, siapa: Siapa): Promise<Record<Batas, PemakaianBatas>> => {
  const semua = {} as Record<Batas, PemakaianBatas>
  for (const batas of Object.keys(SATUAN_BATAS) as Batas[]) semua[batas] = await pemakaianBatas(db, siapa, batas)
  return semua
}

const TEKS = {
  RP: (jumlah: number) => `Rp. ${formatRibuan(jumlah)}`,
  MG: (jumlah: number) => `${formatGram(mg(jumlah))} g`,
  PCS: (jumlah: number) => `${formatRibuan(jumlah)} lembar`,
} as const

const teks = (batas: Batas, jumlah: number): string => TEKS[SATUAN_BATAS[batas]](jumlah)

/** Why an amount is beyond a limit, '' when it is not; then it is used up. */
const pakai = async (ctx: WriteContext, batas: Batas, jumlah: number): Promise<string> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  // One at a time per user and limit: two documents at once do not both use what is left.
  await ctx.db.run(sql`SELECT pg_advisory_xact_lock(8, hashtext(${`${user_id}|${batas}`}))`)
  const { dokumen, hari, terpakai } = await pemakaianBatas(ctx.db, ctx.sesi, batas)
  if (dokumen !== null && jumlah > dokumen) return `Batas ${teks(batas, dokumen)}`
  if (terpakai + jumlah > hari) return `Batas sehari ${teks(batas, hari)}`
  await ctx.db.run(sql`
    INSERT INTO batas_pakai (kode_toko, tgl_system, user_id, batas, jumlah, waktu)
    VALUES (${kode_toko}, ${tgl_system}, ${user_id}, ${batas}, ${jumlah}, ${ctx.waktu})`)
  return ''
}

type IsiKasus = Pick<Kasus, 'kategori' | 'aturan' | 'keterangan' | 'kode_barcode' | 'berat' | 'rahasia'>

const kasusBatas = (batas: Batas, sebab: string, jumlah: number, hitung: number | null, isi: IsiKasus): Kasus => {
  const satuan = SATUAN_BATAS[batas]
  const nilaiKasus = { RP: { rp: jumlah }, MG: { mg: jumlah }, PCS: {} }[satuan]
  return { ...isi, aturan: `${isi.aturan}, ${sebab}`, satuan, hitung, input: jumlah, ...nilaiKasus }
}

/**
 * Judges an amount by its limit per document and per user and day, and uses it up where it is within both. Call it once for
 * each limit of a document, after its checks; a refusal gives back what was used.
 * @param jumlah rupiah, milligrams or papers; nothing is judged of 0
 * @param isi what whoever agrees is told; the limit that was passed is added to `aturan`
 * @returns what has to be agreed to, null when it is within the limit
 */
export const periksaBatas = async (
  ctx: WriteContext,
  batas: Exclude<Batas, Bertingkat>,
  jumlah: number,
  isi: IsiKasus,
): Promise<Kasus | null> => {
  if (jumlah <= 0) return null
  const sebab = await pakai(ctx, batas, jumlah)
  return sebab === '' ? null : kasusBatas(batas, sebab, jumlah, null, isi)
}

/**
 * The same in two grades: alone, with a witness, with OWN or SU.
 * @param apa 'beli' or 'emas'
 */
export const periksaBertingkat = async (
  ctx: WriteContext,
  apa: 'beli' | 'emas',
  jumlah: number,
  isi: IsiKasus,
): Promise<Kasus | null> => {
  if (jumlah <= 0) return null
  const sendiri = await pakai(ctx, `${apa}_sendiri`, jumlah)
  if (sendiri === '') return null
  const saksi = await pakai(ctx, `${apa}_saksi`, jumlah)
  if (saksi === '') return { ...kasusBatas(`${apa}_sendiri`, sendiri, jumlah, null, isi), saksi: true }
  return kasusBatas(`${apa}_saksi`, saksi, jumlah, null, isi)
}
