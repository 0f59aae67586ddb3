/** Vouchers as sales pay with them, and as days close over them. */
import { among, type Queryable, sql } from '@kencana/database'
import { formatRibuan, jumlah, type Mutasi, type Rp, rp, uang } from '@kencana/ledger'
import { insertRows, Refusal, type WriteContext } from '@kencana/server-kit'
import type { Pembayaran } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { samaTeks, tandai } from '../kartu-member/tanda.api.ts'
import { DOKUMEN_HANGUS, nomorVoucher } from './voucher.contract.ts'
import { jurnalHangus } from './voucher.posting.ts'

/** Check signs of a voucher's code. */
const TANDA = 6
/** Days that one at least lives on when the sale that it paid is undone. */
const HIDUP_LAGI = 7

/** What the QR of a voucher says: its number and signs that follow from it. */
export const kodeVoucher = async (db: Queryable, no_voucher: string): Promise<string> =>
  `${no_voucher}-${await tandai(db, 'voucher', no_voucher, TANDA)}`

/** @returns the number @throws Refusal for a code that this installation did not issue */
export const bacaKode = async (db: Queryable, kode: string): Promise<string> => {
  const no_voucher = nomorVoucher(kode)
  if (no_voucher === null || !samaTeks(await kodeVoucher(db, no_voucher), kode))
    throw new Refusal('rule', 'Voucher Tidak Dikenal')
  return no_voucher
}

interface Voucher {
  no_voucher: string
  kode_toko: string
  asal: 'POIN' | 'JUAL'
  nilai: Rp
  berlaku_sampai: string
  status: string
  no_faktur_jual: string | null
}

/** Whether it may pay now. @param no_faktur the sale that it may wait in already @throws Refusal */
export const periksaVoucher = (
  voucher: Voucher | undefined,
  { kode_toko, tgl_system }: { kode_toko: string; tgl_system: string },
  no_faktur = '',
): Voucher => {
  if (!voucher) throw new Refusal('rule', 'Voucher Tidak Dikenal')
  const { no_voucher, status, no_faktur_jual, berlaku_sampai } = voucher
  if (voucher.kode_toko !== kode_toko)
    throw new Refusal('rule', `Voucher ${no_voucher} Dipakai Di Toko ${voucher.kode_toko}`)
  if (status === 'DIPESAN' && no_faktur_jual === no_faktur) return voucher
  if (status === 'DIPESAN' || status === 'DIPAKAI')
    throw new Refusal('conflict', `Voucher ${no_voucher} Sudah Dipakai Di ${no_faktur_jual}`)
  if (status === 'BATAL') throw new Refusal('rule', `Voucher ${no_voucher} Sudah Dibatalkan`)
  if (status === 'HANGUS' || berlaku_sampai < tgl_system)
    throw new Refusal('rule', `Voucher ${no_voucher} Sudah Kedaluwarsa ${berlaku_sampai}`)
  return voucher
}

/** Vouchers by their numbers, in one order for everybody. @param kunci held until commit */
export const bacaVoucher = (db: Queryable, nomor: readonly string[], kunci = false): Promise<Voucher[]> =>
  db.rows<Voucher>(sql`
    SELECT no_voucher::text, kode_toko::text, asal, nilai, berlaku_sampai, status, no_faktur_jual::text
    FROM voucher WHERE no_voucher ${among(nomor)} ORDER BY no_voucher ${kunci ? sql`FOR UPDATE` : sql``}`)

const lewatVoucher = (list: readonly Pembayaran[]): Pembayaran[] => list.filter((one) => one.cara_bayar === 'VOUCHER')

// Whoever lets a part of one lapse while the customer pays the rest in money takes it from him.
const periksaBagian = (list: readonly Pembayaran[], voucher: readonly Voucher[]): void => {
  const nilai = new Map(voucher.map((one) => [one.no_voucher, one.nilai]))
  const sebagian = list.filter((one) => one.cara_bayar === 'VOUCHER' && one.jumlah !== nilai.get(one.ref ?? ''))
  for (const { ref = '', jumlah: dipakai } of sebagian) {
    const penuh = nilai.get(ref) ?? 0
    if (dipakai > penuh) throw new Refusal('rule', `Voucher ${ref} Bernilai Rp. ${formatRibuan(penuh)}`)
    if (sebagian.length > 1 || list.some((one) => one.cara_bayar !== 'VOUCHER'))
      throw new Refusal('rule', `Voucher ${ref} Dipakai Seluruhnya Sebelum Cara Bayar Lain`)
  }
}

/**
 * Payments of a sale with the numbers of the vouchers that it names by their codes.
 * @returns the same payments, and rupiah of them by vouchers that were given for points
 * @throws Refusal for a voucher that may not pay
 */
export const sebutVoucher = async (
  ctx: WriteContext,
  list: readonly Pembayaran[],
): Promise<{ pembayaran: Pembayaran[]; dariPoin: Rp; nomor: string[] }> => {
  const pembayaran: Pembayaran[] = []
  for (const one of list)
    pembayaran.push(one.cara_bayar === 'VOUCHER' ? { ...one, ref: await bacaKode(ctx.db, one.ref ?? '') } : one)
  const dipakai = lewatVoucher(pembayaran)
  if (dipakai.length === 0) return { pembayaran, dariPoin: rp(0), nomor: [] }
  const voucher = await pegangVoucher(ctx, pembayaran)
  const poin = new Set(voucher.filter((one) => one.asal === 'POIN').map((one) => one.no_voucher))
  const dariPoin = jumlah(
    dipakai.filter((one) => poin.has(one.ref ?? '')),
    'jumlah',
  )
  return { pembayaran, dariPoin: rp(dariPoin), nomor: voucher.map((one) => one.no_voucher) }
}

/** Holds the vouchers that payments name. @param no_faktur the sale that they may wait in @throws Refusal */
export const pegangVoucher = async (
  ctx: WriteContext,
  list: readonly Pembayaran[],
  no_faktur = '',
): Promise<Voucher[]> => {
  const nomor = lewatVoucher(list).map((one) => one.ref ?? '')
  if (nomor.length === 0) return []
  if (new Set(nomor).size !== nomor.length) throw new Refusal('rule', 'Voucher Yang Sama Dua Kali')
  const ada = await bacaVoucher(ctx.db, nomor, true)
  const voucher = nomor.map((satu) =>
    periksaVoucher(
      ada.find((one) => one.no_voucher === satu),
      ctx.sesi,
      no_faktur,
    ),
  )
  periksaBagian(list, voucher)
  return voucher
}

/** Vouchers that are held wait in a sale, or have paid it. */
export const catatVoucher = async (
  { db }: WriteContext,
  nomor: readonly string[],
  status: 'DIPESAN' | 'DIPAKAI',
  no_faktur_jual: string,
): Promise<void> => {
  if (nomor.length > 0)
    await db.run(sql`
      UPDATE voucher SET status = ${status}, no_faktur_jual = ${no_faktur_jual} WHERE no_voucher ${among(nomor)}`)
}

/** What of vouchers a sale does not use: owed no longer, and nobody's but the shop's. */
export const sisaVoucher = (
  voucher: readonly Pick<Voucher, 'no_voucher' | 'nilai'>[],
  list: readonly { cara_bayar: string; ref: string; jumlah: Rp }[],
): Mutasi[] =>
  voucher.flatMap(({ no_voucher, nilai }) => {
    const dipakai = list.find((one) => one.cara_bayar === 'VOUCHER' && one.ref === no_voucher)?.jumlah ?? 0
    const sisa = nilai - dipakai
    if (sisa === 0) return []
    return [uang('VOUCHER', rp(sisa), no_voucher), uang('PENDAPATAN_LAIN', rp(-sisa), 'VOUCHER')]
  })

/** A sale that is undone lets its vouchers live: those that had paid it for some days at least. */
export const lepasVoucher = ({ db, sesi }: WriteContext, no_faktur_jual: string): Promise<unknown> =>
  db.run(sql`
    UPDATE voucher SET status = 'AKTIF', no_faktur_jual = NULL,
      berlaku_sampai = CASE status WHEN 'DIPAKAI' THEN greatest(berlaku_sampai, ${sesi.tgl_system}::date + ${HIDUP_LAGI}::int) ELSE berlaku_sampai END
    WHERE no_faktur_jual = ${no_faktur_jual}`)

/** Books what runs out with the open day of a shop, once. @returns how many vouchers that were */
export const hanguskanVoucher = async (ctx: WriteContext): Promise<number> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const habis = await ctx.db.rows<{ no_voucher: string; nilai: Rp }>(sql`
    SELECT no_voucher::text, nilai FROM voucher
    WHERE kode_toko = ${kode_toko} AND status = 'AKTIF' AND berlaku_sampai <= ${tgl_system} ORDER BY no_voucher FOR UPDATE`)
  if (habis.length === 0) return 0
  const no_hangus = await ctx.nomor(DOKUMEN_HANGUS)
  const semua = rp(jumlah(habis, 'nilai'))
  const kepala = { no_hangus, kode_toko, tgl_system, jumlah: semua, user_id, dibuat_pada: ctx.waktu }
  await insertRows(
    ctx.db,
    DOKUMEN_HANGUS.tabel,
    ['no_hangus', 'kode_toko', 'tgl_system', 'jumlah', 'user_id', 'dibuat_pada'],
    [kepala],
  )
  await ctx.db.run(sql`
    UPDATE voucher SET status = 'HANGUS', no_hangus = ${no_hangus} WHERE no_voucher ${among(habis.map((one) => one.no_voucher))}`)
  await ctx.post(jurnalHangus(no_hangus, habis, semua))
  return habis.length
}
