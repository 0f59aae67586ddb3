/** Sales held by a transaction, and booked: the pieces leave, the money comes. */
import type { InputOf, Kasus } from '@kencana/contract'
import { among, sql } from '@kencana/database'
import { type Rp, rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { kasusBukti, kasusNonTunai } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  type Dibayar,
  pegangPembayaran,
  tepatDibayar,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import type { Pembayaran } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { catatVoucher, pegangVoucher, sisaVoucher } from '../../member/voucher/voucher.api.ts'
import { kasusTransferTukar, sahkanTukar, type TukarTerkunci } from '../../pembelian/transaksi-pembelian/tukar.api.ts'
import { ambilTitipan, kasusLewatLain } from '../../titipan/transaksi-titipan/ambil-titipan.api.ts'
import type { LewatMarketplace } from './marketplace-jual.store.ts'
import { bayarPoin, catatPoinJual, poinDipakai } from './poin-jual.store.ts'
import type { validasiJual } from './transaksi-penjualan.contract.ts'
import { type BarangKeluar, jurnalJual, type Tagihan } from './transaksi-penjualan.posting.ts'

type Timbang = NonNullable<InputOf<typeof validasiJual>['timbang']>

/** A sale that is held until commit. */
export interface JualTerkunci extends Tagihan, LewatMarketplace {
  tgl_system: string
  nama_customer: string
  kode_member: string
  total: Rp
  tagihan: Rp
  status: 'OPEN' | 'DONE' | 'BATAL'
  user_id: string
  valid_pada: Date | null
  versi: number
  rencana_bayar: readonly Pembayaran[]
}

type Pajak = Pick<JualTerkunci, 'no_faktur_jual' | 'harga_tidak_dipungut' | 'harga_bukan_objek'>

/** What of sales no tax is taken of, by their lines, which never change. */
const tanpaPpn = async ({ db }: WriteContext, nomor: readonly string[]): Promise<ReadonlyMap<string, Pajak>> => {
  const rows = await db.rows<Pajak>(sql`
    SELECT no_faktur_jual::text, coalesce(sum(harga_jual + harga_atribut) FILTER (WHERE jenis_ppn = 'TIDAK DIPUNGUT'), 0)::bigint AS harga_tidak_dipungut,
      coalesce(sum(harga_jual + harga_atribut) FILTER (WHERE jenis_ppn = 'BUKAN OBJEK'), 0)::bigint AS harga_bukan_objek
    FROM penjualan_detail WHERE no_faktur_jual ${among(nomor)} GROUP BY no_faktur_jual`)
  return new Map(rows.map((row) => [row.no_faktur_jual, row]))
}

/** Holds sales of this shop, in one order for everybody. @throws Refusal for one that is not there */
export const kunciNota = async (ctx: WriteContext, nomor: readonly string[]): Promise<JualTerkunci[]> => {
  const rows = await ctx.db.rows<Omit<JualTerkunci, keyof Pajak> & { no_faktur_jual: string }>(sql`
    SELECT no_faktur_jual::text, tgl_system, nama_customer::text, kode_member::text, harga, ongkos, diskon, total, ppn, ppn_persen, ppn_termasuk,
      tagihan, status, user_id::text, valid_pada, versi, rencana_bayar, kode_marketplace::text, no_order::text
    FROM penjualan WHERE kode_toko = ${ctx.sesi.kode_toko} AND no_faktur_jual ${among(nomor)}
    ORDER BY no_faktur_jual FOR UPDATE`)
  const tiada = nomor.find((one) => rows.every((row) => row.no_faktur_jual !== one))
  if (tiada) throw new Refusal('missing', `Faktur ${tiada} Tidak Ada`)
  // A shop that takes no tax says nothing of it.
  const pajak = rows.some(({ ppn_persen }) => ppn_persen > 0) ? await tanpaPpn(ctx, nomor) : new Map<string, Pajak>()
  return rows.map((row) => ({
    harga_tidak_dipungut: rp(0),
    harga_bukan_objek: rp(0),
    ...row,
    ...pajak.get(row.no_faktur_jual),
  }))
}

/** It waits as it was seen. @throws Refusal */
export const masihOpen = (nota: JualTerkunci, versi: number): void => {
  if (nota.status !== 'OPEN' || nota.versi !== versi)
    throw new Refusal('conflict', `Faktur ${nota.no_faktur_jual} Sudah Diproses Oleh User Lain`)
}

const sama = (one: Dibayar, rencana: Pembayaran): boolean =>
  one.cara_bayar === rencana.cara_bayar &&
  (one.no_rekening ?? '') === rencana.no_rekening &&
  one.jumlah === rencana.jumlah &&
  one.referensi === (rencana.referensi ?? '')

/** What was given in, and what deposits pay, stays what it was: the cashier replaces money alone. @throws Refusal */
const tetap = (
  cara: 'TUKAR' | 'TITIPAN' | 'MARKETPLACE' | 'VOUCHER',
  rencana: readonly Pembayaran[],
  list: readonly Pembayaran[],
  pesan: string,
): void => {
  const sebut = (dari: readonly Pembayaran[]) =>
    dari
      .filter((one) => one.cara_bayar === cara)
      .map((one) => `${one.ref} ${one.jumlah}`)
      .toSorted()
      .join()
  if (sebut(rencana) !== sebut(list)) throw new Refusal('rule', `${pesan} Di Entri Penjualan, Tolak Lalu Entri Ulang`)
}

const BISA_LEBIH: ReadonlySet<string> = new Set(['TUKAR', 'TITIPAN'])

/**
 * Money goes out of a sale only as what is left of what was given in or deposited: nobody pays with one hand, or with points, and takes
 * with the other.
 * @throws Refusal
 */
const hanyaSisa = (list: readonly Dibayar[], no_faktur: string): void => {
  if (!list.some((one) => one.arah === 'KELUAR')) return
  const masuk = list.filter((one) => one.arah === 'MASUK')
  if (masuk.length === 0 || masuk.some((one) => !BISA_LEBIH.has(one.cara_bayar)))
    throw new Refusal('rule', `Uang Keluar Hanya Sisa Barang Tukar Atau Titipan ${no_faktur}`.trim())
}

/** What a sale is paid with, held and judged. */
export interface SiapSah {
  nota: JualTerkunci
  dibayar: readonly Dibayar[]
  /** Points that they spend. */
  poin: number
  /** Vouchers that it uses up. */
  voucher: Awaited<ReturnType<typeof pegangVoucher>>
  kasus: readonly Kasus[]
  /** Old pieces that pay for it. */
  tukar: readonly TukarTerkunci[]
  /** Which payments somebody else had entered. */
  olehLain: (one: Dibayar) => boolean
  nonTunai: boolean
  bukti: boolean
}

/**
 * Holds the payments of a sale that is to be right now; they must come to its bill.
 * @returns with what somebody has to agree to
 * @throws Refusal
 */
export const siapSah = async (
  ctx: WriteContext,
  nota: JualTerkunci,
  list: readonly Pembayaran[],
  nilai_poin: number,
  tukar: readonly TukarTerkunci[] = [],
): Promise<SiapSah> => {
  tetap('TUKAR', nota.rencana_bayar, list, 'Barang Tukar Hanya Diubah')
  tetap('TITIPAN', nota.rencana_bayar, list, 'Titipan Hanya Diambil')
  tetap('MARKETPLACE', nota.rencana_bayar, list, 'Marketplace Hanya Dipilih')
  tetap('VOUCHER', nota.rencana_bayar, list, 'Voucher Hanya Dipakai')
  const voucher = await pegangVoucher(ctx, list, nota.no_faktur_jual)
  const poin = poinDipakai(list, nota.kode_member, nilai_poin)
  if (bayarPoin(list) > bayarPoin(nota.rencana_bayar))
    throw new Refusal('rule', 'Poin Hanya Dipakai Di Entri Penjualan, Tolak Lalu Entri Ulang')
  const dibayar = await pegangPembayaran(ctx, list)
  tepatDibayar(dibayar, nota.tagihan)
  hanyaSisa(dibayar, nota.no_faktur_jual)
  const untuk = `${nota.no_faktur_jual} ${nota.nama_customer}`.trim()
  const rencana = nota.user_id === ctx.sesi.user_id ? [] : nota.rencana_bayar
  const olehLain = (one: Dibayar) => rencana.some((lain) => sama(one, lain))
  const nonTunai = await kasusNonTunai(ctx, dibayar, untuk, { keluar: true, olehLain })
  const bukti = await kasusBukti(ctx, dibayar, untuk)
  const lain = await kasusLewatLain(ctx, dibayar, untuk)
  const transfer = await kasusTransferTukar(ctx, dibayar, untuk)
  return {
    nota,
    dibayar,
    poin,
    voucher,
    kasus: [...nonTunai, bukti, lain, ...transfer].filter((one) => one !== null),
    tukar,
    olehLain,
    nonTunai: nonTunai.some(Boolean),
    bukti: bukti !== null,
  }
}

type Keluar = BarangKeluar & { no_faktur_jual: string; urut: number; total: Rp; no_titip: string | null }

/** Pieces that are about to leave; they must still wait at the cashier. */
const pegangKeluar = async (ctx: WriteContext, nomor: readonly string[]): Promise<Keluar[]> => {
  const barang = await ctx.db.rows<Keluar & { kode_barcode: string; status_barang: string }>(sql`
    SELECT d.no_faktur_jual::text, d.urut, d.total, d.no_titip::text, d.kode_barang, d.kode_baki, d.kode_group, d.kode_dept, d.berat, b.kode_barcode, b.status_barang
    FROM penjualan_detail d JOIN barang b ON b.kode_barang = d.kode_barang
    WHERE d.no_faktur_jual ${among(nomor)} ORDER BY d.kode_barang FOR UPDATE OF b`)
  const hilang = barang.find((one) => one.status_barang !== 'KASIR')
  if (hilang) throw new Refusal('conflict', `Barang ${hilang.kode_barcode} Sudah Diproses Oleh User Lain`)
  return barang
}

const bukukan = (
  ctx: WriteContext,
  { nota, dibayar, poin, voucher, tukar, olehLain, nonTunai, bukti }: SiapSah,
  keluar: readonly Keluar[],
  otorisasi: string | null,
) => {
  const { no_faktur_jual, nama_customer } = nota
  const baris = [...barisPembayaran(dibayar, no_faktur_jual), ...sisaVoucher(voucher, dibayar)]
  return Promise.all([
    catatPembayaran(ctx, no_faktur_jual, dibayar, {
      dari: nama_customer,
      keluar: true,
      oleh: (one) => (olehLain(one) ? nota.user_id : ctx.sesi.user_id),
      otorisasi: nonTunai ? otorisasi : null,
      ulang: bukti ? otorisasi : null,
    }),
    catatPoinJual(ctx, nota, keluar, { dibayar, voucher, dipakai: poin }),
    ctx.post(jurnalJual(nota, keluar, baris, tukar)),
    catatVoucher(
      ctx,
      voucher.map((one) => one.no_voucher),
      'DIPAKAI',
      no_faktur_jual,
    ),
  ])
}

/** Books held sales: from now on the pieces are the customers'. @param otorisasi what was agreed to for all of them */
export const sahkanJual = async (
  ctx: WriteContext,
  siap: readonly SiapSah[],
  otorisasi: string | null,
  timbang: Timbang = [],
): Promise<void> => {
  const { tgl_system, user_id } = ctx.sesi
  const nomor = siap.map(({ nota }) => nota.no_faktur_jual)
  const barang = await pegangKeluar(ctx, nomor)
  await sahkanTukar(
    ctx,
    siap.flatMap((one) => one.tukar),
    timbang,
    otorisasi,
  )
  // One after the other: what a member has is counted anew for each.
  const satuSatu = async () => {
    for (const satu of siap) {
      const keluar = barang.filter((one) => one.no_faktur_jual === satu.nota.no_faktur_jual)
      await bukukan(ctx, satu, keluar, otorisasi)
    }
  }
  await Promise.all([
    ctx.db.run(sql`
      UPDATE barang SET kode_baki = NULL, status_barang = 'TERJUAL', versi = versi + 1
      WHERE kode_barang ${among(barang.map((one) => one.kode_barang))}`),
    ctx.db.run(sql`
      UPDATE penjualan SET status = 'DONE', valid_by = ${user_id}, valid_pada = ${ctx.waktu}, tgl_valid = ${tgl_system},
        otorisasi_valid = ${otorisasi}, versi = versi + 1
      WHERE no_faktur_jual ${among(nomor)}`),
    satuSatu(),
  ])
  if (barang.some((one) => one.no_titip !== null)) await ambilTitipan(ctx, nomor)
}
