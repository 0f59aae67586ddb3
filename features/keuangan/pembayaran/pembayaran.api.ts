/** Payments in a document's journal: what the till and each account get or give. */
import { type Queryable, sql } from '@kencana/database'
import { akunBayar, type CaraBayar, formatRibuan, type Mutasi, type Rp, rp, uang } from '@kencana/ledger'
import { insertRows, Refusal, type WriteContext } from '@kencana/server-kit'
import { pegangRekening } from '../uang/uang.api.ts'
import { lewatBank, type Pembayaran, type PembayaranTercatat } from './pembayaran.contract.ts'

/** A payment with what the bank keeps of it. */
export interface Dibayar {
  arah: 'MASUK' | 'KELUAR'
  cara_bayar: CaraBayar
  /** null: not through a bank */
  no_rekening: string | null
  /** What it is paid with where it is no money; '-' for money. */
  ref: string
  /** The bank's number of it; '' where nobody typed one. */
  referensi: string
  /** Cash as it was handed over. */
  diterima: Rp | null
  jumlah: Rp
  biaya: Rp
  /** Whoever entered it says that it has come. */
  masuk: boolean
}

const SERATUS_PERSEN = 1_000_000

/** What the bank keeps of a payment, rounded to the rupiah; money given back costs nothing. */
const biayaBank = (jumlah: Rp, persen: number): Rp =>
  rp(Number((BigInt(jumlah) * BigInt(persen) + BigInt(SERATUS_PERSEN / 2)) / BigInt(SERATUS_PERSEN)))

type Biaya = Partial<Record<CaraBayar, number>>

/** What an account's bank keeps by the owner's figures: whoever takes a payment cannot book part of it as a fee. */
const biayaRekening = async ({ db, sesi }: WriteContext, rekening: readonly string[]) => {
  const rows = await db.rows<{ no_rekening: string; biaya: Biaya }>(sql`
    SELECT no_rekening::text, jsonb_build_object('TRANSFER', coalesce(biaya_transfer, 0), 'DEBET', coalesce(biaya_debet, 0),
      'CREDIT', coalesce(biaya_credit, 0), 'QRIS', coalesce(biaya_qris, 0)) AS biaya
    FROM rekening WHERE kode_toko = ${sesi.kode_toko} AND no_rekening = ANY (${rekening}::text[])`)
  return new Map(rows.map((row) => [row.no_rekening, row.biaya]))
}

/**
 * Holds the accounts that payments name, and works out what each costs.
 * @param arah of the rows that do not say it
 * @throws Refusal for an account that is not the shop's
 */
export const pegangPembayaran = async (
  ctx: WriteContext,
  list: readonly Pembayaran[],
  arah: Dibayar['arah'] = 'MASUK',
): Promise<Dibayar[]> => {
  const rekening = [...new Set(list.filter((one) => lewatBank(one.cara_bayar)).map((one) => one.no_rekening))]
  for (const one of rekening.toSorted()) await pegangRekening(ctx, one)
  const biaya = rekening.length === 0 ? new Map<string, Biaya>() : await biayaRekening(ctx, rekening)
  return list.map(({ cara_bayar, no_rekening, ref = '-', referensi = '', diterima, jumlah, masuk = false, ...one }) => {
    const bank = lewatBank(cara_bayar)
    const ke = one.arah ?? arah
    const persen = (ke === 'MASUK' && bank && biaya.get(no_rekening)?.[cara_bayar]) || 0
    return {
      arah: ke,
      cara_bayar,
      no_rekening: bank ? no_rekening : null,
      ref,
      referensi,
      diterima: ke === 'MASUK' ? (diterima ?? null) : null,
      jumlah,
      biaya: biayaBank(jumlah, persen),
      masuk: bank && masuk,
    }
  })
}

/** What payments come to: what came in less what goes out in the same document. */
const jumlahBersih = (list: readonly Pick<Dibayar, 'arah' | 'jumlah'>[]): number =>
  list.reduce((sum, { arah, jumlah }) => (arah === 'MASUK' ? sum + jumlah : sum - jumlah), 0)

export const jumlahBayar = (list: readonly { jumlah: Rp }[]): Rp => rp(list.reduce((sum, one) => sum + one.jumlah, 0))

/**
 * Payments must come to exactly what a document asks for.
 * @param total rupiah; below zero the shop gives
 * @throws Refusal naming the sum
 */
export const tepatDibayar = (list: readonly Pick<Dibayar, 'arah' | 'jumlah'>[], total: Rp): void => {
  if (jumlahBersih(list) === total) return
  const perlu =
    total < 0 ? `Uang Kembali Harus Rp. ${formatRibuan(-total)}` : `Pembayaran Harus Rp. ${formatRibuan(total)}`
  throw new Refusal('rule', perlu)
}

/**
 * The money lines of payments, each on the account of its way: what came in less the bank's share, which is the shop's cost. What goes back
 * to a card that was voided brings that share back.
 * @param dokumen that they pay
 */
export const barisPembayaran = (list: readonly Dibayar[], dokumen: string): Mutasi[] =>
  list.flatMap((one) => {
    const { akun, ref } = akunBayar(one, dokumen)
    const { arah, jumlah, biaya } = one
    const tanda = arah === 'MASUK' ? 1 : -1
    const bersih = uang(akun, tanda * (jumlah - biaya), ref)
    return biaya === 0 ? [bersih] : [bersih, uang('BIAYA_BANK', tanda * biaya, ref)]
  })

/** Payments of one document of a shop, as its paper shows them. */
export const bacaPembayaran = (db: Queryable, kode_toko: string, dokumen: string): Promise<PembayaranTercatat[]> =>
  db.rows(sql`
    SELECT arah, cara_bayar, no_rekening, ref, referensi, jumlah, diterima, biaya, cek FROM pembayaran
    WHERE kode_toko = ${kode_toko} AND dokumen = ${dokumen} ORDER BY urut`)

const COLUMNS = [
  'dokumen',
  'urut',
  'kode_toko',
  'arah',
  'cara_bayar',
  'no_rekening',
  'ref',
  'referensi',
  'jumlah',
  'diterima',
  'biaya',
  'ulang',
  'bagian',
  'user_id',
  'waktu',
  'dari',
  'cek',
] as const

/** Which row of which document's payments. */
export interface BarisBayar {
  dokumen: string
  urut: number
}

/** What is said of payments, and why. */
interface Cek {
  cek: 'MASUK' | 'BELUM' | 'BATAL'
  /** Who else looked. */
  otorisasi?: string | null
  alasan?: string
}

/** Says of payments that they came, that they did not, or that nobody waits for them any more, and keeps who said so. */
export const catatCek = async (
  { db, sesi, waktu }: WriteContext,
  list: readonly BarisBayar[],
  { cek, otorisasi = null, alasan = '' }: Cek,
): Promise<void> => {
  const { user_id, tgl_system } = sesi
  const masuk = cek === 'MASUK'
  // Who looked at the bank is who says so: the witness, where one was needed.
  const saksi =
    otorisasi === null
      ? undefined
      : await db.one<{ oleh: string }>(sql`
    SELECT disetujui_oleh::text AS oleh FROM otorisasi WHERE id = ${otorisasi}`)
  const oleh = saksi?.oleh ?? user_id
  await db.run(sql`
    WITH baris AS (
      UPDATE pembayaran b SET cek = ${cek}, cek_oleh = ${masuk ? oleh : null}, cek_tgl = ${masuk ? tgl_system : null}
      FROM jsonb_to_recordset(${sql.json(list)}::jsonb) x (dokumen text, urut integer)
      WHERE x.dokumen = b.dokumen::text AND x.urut = b.urut RETURNING b.dokumen, b.urut
    )
    INSERT INTO pembayaran_cek (dokumen, urut, cek, tgl_system, user_id, waktu, otorisasi, alasan)
    SELECT dokumen, urut, ${cek}, ${tgl_system}, ${oleh}, ${waktu}, ${otorisasi}, ${alasan} FROM baris ORDER BY dokumen, urut`)
}

/** What is kept of a payment, and who has seen it at the bank so far. */
interface Catatan {
  /** The customer, as his form names him. */
  dari: string
  /** Every payment was looked at with this document: something left with it. */
  keluar?: boolean
  /** Who entered each, where that is not who books it. */
  oleh?: (one: Dibayar) => string
  /** Who else looked. */
  otorisasi?: string | null
  /** Who agreed that a slip which paid another bill pays this one. */
  ulang?: string | null
  /** Its slip pays another document of the same form as well, which keeps it first. */
  bagian?: boolean
}

/** Keeps the payments of a document beside it. */
export const catatPembayaran = async (
  ctx: WriteContext,
  dokumen: string,
  list: readonly Dibayar[],
  { dari, keluar = false, oleh = () => ctx.sesi.user_id, otorisasi = null, ulang = null, bagian = false }: Catatan,
): Promise<void> => {
  if (list.length === 0) return
  const { kode_toko } = ctx.sesi
  const rows = list.map((one, at) => ({
    ...one,
    dokumen,
    urut: at + 1,
    kode_toko,
    ulang: one.referensi === '' ? null : ulang,
    bagian,
    user_id: oleh(one),
    waktu: ctx.waktu,
    dari,
    cek: one.arah === 'KELUAR' || one.no_rekening === null ? 'TANPA' : 'BELUM',
  }))
  await insertRows(ctx.db, 'pembayaran', COLUMNS, rows)
  const masuk = rows.filter((one) => one.cek === 'BELUM' && (keluar || one.masuk))
  const baris = masuk.map(({ urut }) => ({ dokumen, urut }))
  if (baris.length > 0) await catatCek(ctx, baris, { cek: 'MASUK', otorisasi })
}
