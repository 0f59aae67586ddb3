/** What a bank keeps of a payment that is undone: its fee comes back in no books but ours. Source: corrections, 15. */
import type { Dokumen } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatRibuan, jumlah, type Kind, type Rp, rp } from '@kencana/ledger'
import { Refusal, simpanDokumen, type WriteContext } from '@kencana/server-kit'
import { hariLalu } from '../../penjualan/transaksi-penjualan/hak-jual.api.ts'
import { bayarBelumMasuk } from './konfirmasi.api.ts'
import { bacaPembayaran, barisPembayaran, catatPembayaran, type Dibayar } from './pembayaran.api.ts'
import { caraBayar } from './pembayaran.contract.ts'

interface Bayar {
  dokumen: string
  tgl_system: string
  dibuat_pada: Date
}

/** Payments of which the bank kept a part, as they came and as they go back to their cards. */
export interface BiayaKembali {
  biaya: Rp
  list: readonly Dibayar[]
  void_edc: boolean
}

/** Of an undo that has not looked yet. */
export const TANPA_BIAYA: BiayaKembali = { biaya: rp(0), list: [], void_edc: false }

/**
 * What the bank keeps of a payment that is being undone: nothing of what nobody has seen there, which may never have come.
 * @param void_edc its card was voided at its machine, on its day: the bank keeps nothing
 * @throws Refusal where it was no card, or its day is over
 */
export const pegangBiaya = async (
  ctx: WriteContext,
  { dokumen, tgl_system, dibuat_pada }: Bayar,
  void_edc = false,
): Promise<BiayaKembali> => {
  // Held, so that nobody says meanwhile that it came.
  await bayarBelumMasuk(ctx, [dokumen])
  const tercatat = await bacaPembayaran(ctx.db, ctx.sesi.kode_toko, dokumen)
  const kartu = tercatat.filter((one) => one.arah === 'MASUK' && one.biaya > 0)
  if (void_edc && kartu.length === 0) throw new Refusal('rule', `Pembayaran ${dokumen} Tidak Lewat Kartu`)
  if (void_edc && hariLalu(ctx, { tgl_system, valid_pada: dibuat_pada }))
    throw new Refusal('rule', 'VOID EDC Hanya Pada Hari Yang Sama')
  const pakaiBiaya = void_edc ? [] : kartu.filter((one) => one.cek !== 'BELUM')
  const baris = (one: (typeof kartu)[number], arah: Dibayar['arah']): Dibayar => ({
    arah,
    cara_bayar: one.cara_bayar,
    no_rekening: one.no_rekening,
    ref: '-',
    referensi: '',
    diterima: null,
    jumlah: one.jumlah,
    biaya: arah === 'MASUK' ? one.biaya : rp(0),
    masuk: false,
  })
  return {
    biaya: rp(jumlah(pakaiBiaya, 'biaya')),
    list: pakaiBiaya.flatMap((one) => [baris(one, 'MASUK'), baris(one, 'KELUAR')]),
    void_edc,
  }
}

/** What who agrees to the undo reads of the fee. */
export const teksBiaya = ({ biaya, void_edc }: BiayaKembali): string =>
  void_edc ? ', VOID EDC' : biaya > 0 ? `, biaya kartu Rp. ${formatRibuan(biaya)}` : ''

/** The undo whose fee it is. */
interface Batal {
  /** Which payment, in the column of the document. */
  kepala: object
  /** The customer, as his paper names him. */
  dari: string
  /** Of which the agreement is. */
  no_batal: string
}

/** Books what the bank kept of an undone payment. @param dokumen under which its area keeps it */
export const bukukanBiaya = async (
  ctx: WriteContext,
  dokumen: Dokumen & { readonly kind: Kind },
  { kepala, dari, no_batal }: Batal,
  { biaya, list }: BiayaKembali,
): Promise<void> => {
  if (biaya === 0) return
  const setuju = await ctx.db.one<{ otorisasi: string }>(sql`
    SELECT otorisasi FROM batal_otorisasi WHERE nomor = ${no_batal}`)
  const otorisasi = setuju?.otorisasi ?? null
  await simpanDokumen(ctx, dokumen, {
    kepala: { ...kepala, biaya },
    gerak: (nomor) => catatPembayaran(ctx, nomor, list, { dari, keluar: true, otorisasi }),
    jurnal: (nomor) => ({ kind: dokumen.kind, document: nomor, lines: barisPembayaran(list, nomor) }),
    audit: { sesudah: { ...kepala, biaya } },
  })
}

/** The same of a document that is kept in `biaya_kembali`, and that its card was voided. @param dokumen the undone one */
export const lunasiBiaya = async (
  ctx: WriteContext,
  jenis: Dokumen & { readonly kind: Kind },
  { dokumen, dari, no_batal }: Omit<Batal, 'kepala'> & { dokumen: string },
  kembali: BiayaKembali,
): Promise<void> => {
  if (kembali.void_edc) await ctx.db.run(sql`INSERT INTO biaya_lepas (dokumen, sebab) VALUES (${dokumen}, 'VOID EDC')`)
  await bukukanBiaya(ctx, jenis, { kepala: { dokumen }, dari, no_batal }, kembali)
}

type Kartu = Pick<Dibayar, 'arah' | 'cara_bayar' | 'no_rekening' | 'jumlah' | 'biaya'> & {
  untuk: boolean
  tgl_system: string
  valid_pada: Date
}

const HARUS_SAMA = 'VOID EDC Hanya Bila Uang Kembali Ke Kartu Yang Sama'

/**
 * Money that is given back whole to a card that was voided at its machine: the bank's fee comes back with it.
 * @param bayar the documents that paid for what is given back
 * @param semua those of its whole form, and what was given back of it before
 * @returns what goes out, each card with its fee
 * @throws Refusal where it was no card, not of today, or is not given back to that card in full
 */
export const voidKembali = async (
  ctx: WriteContext,
  { bayar, semua }: { bayar: readonly string[]; semua: readonly string[] },
  keluar: readonly Dibayar[],
): Promise<Dibayar[]> => {
  const rows = await ctx.db.rows<Kartu>(sql`
    SELECT p.arah, p.cara_bayar, p.no_rekening::text, p.jumlah, p.biaya, p.dokumen = ANY (${[...bayar]}::text[]) AS untuk,
      j.tgl_system, p.waktu AS valid_pada
    FROM pembayaran p JOIN dokumen j ON j.nomor = p.dokumen
    WHERE p.kode_toko = ${ctx.sesi.kode_toko} AND p.dokumen = ANY (${[...bayar, ...semua]}::text[])`)
  const kartu = rows.filter((one) => one.untuk && one.arah === 'MASUK' && one.biaya > 0)
  if (kartu.length === 0) throw new Refusal('rule', `Pembayaran ${bayar[0] ?? '-'} Tidak Lewat Kartu`)
  if (kartu.some((one) => hariLalu(ctx, one))) throw new Refusal('rule', 'VOID EDC Hanya Pada Hari Yang Sama')
  const jalan = caraBayar
  const sejalan = (list: readonly Kartu[], cara: string) => list.filter((one) => jalan(one) === cara)
  const hasil = [...keluar]
  for (const cara of new Set(kartu.map(jalan))) {
    const satu = sejalan(rows, cara)
    const datang = satu.filter((one) => one.untuk && one.arah === 'MASUK')
    const pergi = hasil.filter((one) => jalan(one) === cara)
    const sudah = satu.some((one) => one.arah === 'KELUAR' && one.biaya > 0)
    const [pertama] = pergi
    if (sudah || pergi.length !== 1 || !pertama || pertama.jumlah !== jumlah(datang, 'jumlah'))
      throw new Refusal('rule', HARUS_SAMA)
    hasil[hasil.indexOf(pertama)] = { ...pertama, biaya: rp(jumlah(datang, 'biaya')) }
  }
  return hasil
}
