/** Old pieces that pay for new ones inside a sale: entered, weighed, right and undone with it. */
import type { InputOf, Kasus } from '@kencana/contract'
import { among, sql } from '@kencana/database'
import { jumlah, type Rp, rp } from '@kencana/ledger'
import { dipakaiOleh, type FotoTersimpan, Refusal, type WriteContext } from '@kencana/server-kit'
import type { z } from 'zod'
import type { Dibayar } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { pegangBaki } from '../../master/baki/baki.api.ts'
import { balikPoin } from '../../member/poin/poin.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { catatFotoIdentitas, tolakTanpaIdentitas } from './foto-identitas.store.ts'
import { type Nilai, nilaiBeli, tolakHargaBerubah } from './harga-beli.query.ts'
import { catatTimbang, kasusBeli, kasusTransfer, kasusValidasi } from './kasus-beli.store.ts'
import { periksaPenjual } from './lapor-beli.store.ts'
import { letakkanBeli } from './letak-beli.api.ts'
import { type KepalaMasuk, masukkanBeli } from './masuk-beli.store.ts'
import { type BeliTerkunci, kunciBeli } from './pembelian.api.ts'
import { TANPA_REKENING } from './rekening-pelanggan.contract.ts'
import type { validasiBeli } from './transaksi-pembelian.contract.ts'
import { OTORISASI_TUKAR_KURANG, type tukar } from './tukar.contract.ts'
import { kunciTerjual, sahkanTanpaJurnal } from './validasi.store.ts'

type Tukar = NonNullable<z.output<ReturnType<typeof tukar>>>
type Timbang = NonNullable<InputOf<typeof validasiBeli>['timbang']>

/** Pieces that are given in, valued. */
export interface SiapTukar {
  kode_baki: string
  barang: Tukar['detail_barang']
  nilai: readonly Nilai[]
  total: Rp
  /** Of the paper of who gives in a piece without its nota. */
  foto: FotoTersimpan | null
}

/** A piece that is given in, held until commit. */
export type TukarTerkunci = BeliTerkunci

/** Holds the pieces of a sale that also takes some in, in one order for everybody. */
export const kunciTukar = (ctx: WriteContext, tukar: Tukar | undefined, dijual: readonly string[]): Promise<void> =>
  tukar
    ? kunciTerjual(ctx, [...tukar.detail_barang, ...dijual.map((kode_barcode) => ({ kode_barcode }))])
    : Promise.resolve()

/** Values what is given in. @throws Refusal */
export const siapTukar = async (
  ctx: WriteContext,
  { kode_baki, detail_barang }: Tukar,
  foto: FotoTersimpan | null,
): Promise<SiapTukar> => {
  if ((await pegangBaki(ctx, kode_baki)) !== 'BELI') throw new Refusal('rule', `Baki ${kode_baki} Bukan Baki Pembelian`)
  const { kode_toko } = ctx.sesi
  const { barang, nilai } = await nilaiBeli(ctx.db, kode_toko, detail_barang)
  await tolakHargaBerubah(ctx.db, kode_toko, barang, nilai)
  await tolakTanpaIdentitas(ctx, barang, foto)
  return { kode_baki, barang, nilai, total: rp(jumlah(barang, 'harga')), foto }
}

type Penjual = Omit<
  KepalaMasuk,
  'kode_baki' | 'detail_barang' | 'cara_bayar' | 'no_rekening' | 'perlu_saksi' | 'otorisasi'
>

/**
 * What somebody has to agree to: as of a purchase, and of money that the shop pays out besides, which is free up to a limit only where
 * each piece has its nota and costs no more than the rules say.
 * @param keluar rupiah that the customer gets
 * @param validasi somebody else validates it later: then he is the witness
 */
export const kasusTukar = async (
  ctx: WriteContext,
  { barang, nilai, kode_baki }: SiapTukar,
  penjual: Penjual,
  { keluar, validasi }: { keluar: Rp; validasi: boolean },
): Promise<{ kasus: (Kasus | null)[]; perlu_saksi: boolean }> => {
  await periksaPenjual(ctx, { ...penjual, detail_barang: barang })
  const isian = {
    ...penjual,
    kode_baki,
    detail_barang: barang,
    cara_bayar: 'CASH' as const,
    no_rekening: '',
    ...TANPA_REKENING,
    otorisasi: null,
  }
  const { kasus, perlu_saksi } = await kasusBeli(ctx, isian, nilai, validasi)
  if (keluar <= 0) return { kasus, perlu_saksi }
  const isi = {
    kategori: OTORISASI_TUKAR_KURANG,
    aturan: 'Tukar kurang: uang keluar',
    keterangan: `${barang.map((one) => one.nama_barang).join(', ')} dari ${penjual.nama_customer}`,
    berat: jumlah(barang, 'berat'),
  }
  const bebas = nilai.every((one, at) => one.nota !== null && (barang[at]?.harga ?? 0) <= one.harga_hitung)
  const kurang = bebas
    ? await periksaBatas(ctx, 'tukar_kurang', keluar, isi)
    : { ...isi, aturan: `${isi.aturan} tanpa nota`, satuan: 'RP' as const, hitung: 0, input: keluar, rp: keluar }
  return { kasus: [...kasus, kurang], perlu_saksi }
}

/** What of the money that leaves an exchange through a bank somebody has to agree to. */
export const kasusTransferTukar = async (
  ctx: WriteContext,
  list: readonly Dibayar[],
  kepada: string,
): Promise<(Kasus | null)[]> => {
  const semua: (Kasus | null)[] = []
  if (!list.some((one) => one.cara_bayar === 'TUKAR')) return semua
  for (const { arah, no_rekening, jumlah: keluar } of list)
    if (arah === 'KELUAR' && no_rekening !== null)
      semua.push(await kasusTransfer(ctx, { no_rekening, kepada, jumlah: keluar }))
  return semua
}

/** Writes down what is given in for a sale. @returns what each of them pays */
export const masukkanTukar = async (
  ctx: WriteContext,
  { kode_baki, barang, nilai, foto }: SiapTukar,
  kepala: Penjual & Pick<KepalaMasuk, 'perlu_saksi' | 'otorisasi'> & { no_faktur_tukar: string },
): Promise<{ ref: string; jumlah: Rp }[]> => {
  const isi = { ...kepala, kode_baki, detail_barang: barang, cara_bayar: 'TUKAR' as const, no_rekening: null }
  const nomor = await masukkanBeli(ctx, isi, nilai)
  await catatFotoIdentitas(ctx, nomor[0] ?? '', foto)
  return barang.map((one, at) => ({ ref: nomor[at] ?? '', jumlah: one.harga }))
}

/** Holds what was given in for sales, each with the sale that it belongs to. */
export const pegangTukar = async (ctx: WriteContext, no_faktur_jual: readonly string[]): Promise<TukarTerkunci[]> => {
  const rows = await ctx.db.rows<{ no_faktur_beli: string }>(sql`
    SELECT no_faktur_beli::text FROM pembelian WHERE no_faktur_tukar ${among(no_faktur_jual)}`)
  if (rows.length === 0) return []
  return kunciBeli(
    ctx,
    rows.map((one) => one.no_faktur_beli),
  )
}

/** What a witness has to confirm of pieces that were weighed at validation. @throws Refusal */
export const kasusTimbangTukar = (
  ctx: WriteContext,
  barang: readonly TukarTerkunci[],
  timbang: Timbang,
): Promise<Kasus[]> => kasusValidasi(ctx, barang, timbang)

/** Pieces are the shop's from now on; their jurnal is the sale's. */
export const sahkanTukar = async (
  ctx: WriteContext,
  barang: readonly TukarTerkunci[],
  timbang: Timbang,
  otorisasi: string | null,
): Promise<void> => {
  if (barang.length === 0) return
  await catatTimbang(ctx, barang, timbang, otorisasi)
  await sahkanTanpaJurnal(ctx, barang)
}

/** Pieces must still lie where they were laid. @throws Refusal that names what used them */
export const periksaTukar = async (ctx: WriteContext, barang: readonly TukarTerkunci[]): Promise<void> => {
  const pergi = barang.find((one) => one.keadaan !== 'BELI')
  if (!pergi) return
  const oleh = await dipakaiOleh(ctx.db, { lot: pergi.no_faktur_beli })
  throw new Refusal('rule', `Barang Tukar ${pergi.no_faktur_beli} Sudah Disortir (${oleh})`)
}

/** What was given in for a sale that is undone is the customer's again. @param no_batal the undo of a sale that was right */
export const batalTukar = async (
  ctx: WriteContext,
  barang: readonly TukarTerkunci[],
  { alasan, no_batal, otorisasi }: { alasan: string; no_batal: string | null; otorisasi: string | null },
): Promise<void> => {
  if (barang.length === 0) return
  const { tgl_system, user_id } = ctx.sesi
  await letakkanBeli(ctx, {
    keadaan: 'BATAL',
    kode_baki: sql`NULL`,
    lain: sql`status = 'BATAL', alasan_batal = ${alasan}, batal_oleh = ${user_id}, batal_pada = ${ctx.waktu}, tgl_batal = ${tgl_system},
      otorisasi_batal = ${otorisasi},`,
    di: sql`p.no_faktur_beli ${among(barang.map((one) => one.no_faktur_beli))}`,
  })
  if (no_batal !== null) for (const one of barang) await balikPoin(ctx, one.no_faktur_beli, no_batal)
}
