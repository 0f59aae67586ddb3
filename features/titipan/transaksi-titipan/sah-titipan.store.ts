/** Deposits booked: the money comes, the pieces lie on the tray of things kept. */
import type { Kasus } from '@kencana/contract'
import { among, sql } from '@kencana/database'
import { type Rp, rp } from '@kencana/ledger'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { kasusBukti, kasusNonTunai } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  type Dibayar,
  jumlahBayar,
  pegangPembayaran,
  tepatDibayar,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import type { Pembayaran } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { bakiTitip } from '../../pesanan/data-pesanan/contoh.api.ts'
import { kasusNyata } from './kasus-titipan.store.ts'
import { type BarangTitipan, jurnalTitipan } from './transaksi-titipan.posting.ts'

/** A form that is to be right now. */
export interface FormSah {
  no_titip_group: string
  nama_customer: string
  mengikat: boolean
  user_id: string
  rencana_bayar: readonly Pembayaran[]
  barang: readonly (BarangTitipan & { titip: Rp; total: Rp; kode_barcode: string })[]
}

/** What a form is paid with, held and judged. */
export interface SiapTitip {
  form: FormSah
  dibayar: readonly Dibayar[]
  kasus: readonly Kasus[]
  olehLain: (one: Dibayar) => boolean
  nonTunai: boolean
  bukti: boolean
}

const jumlah = (list: FormSah['barang'], apa: 'titip' | 'total'): Rp => rp(list.reduce((sum, one) => sum + one[apa], 0))

const sama = (one: Dibayar, rencana: Pembayaran): boolean =>
  one.cara_bayar === rencana.cara_bayar &&
  (one.no_rekening ?? '') === rencana.no_rekening &&
  one.jumlah === rencana.jumlah &&
  one.referensi === (rencana.referensi ?? '')

/**
 * Holds the payments of a form that is to be right now; they must come to its money.
 * @returns with what somebody has to agree to
 * @throws Refusal
 */
export const siapTitip = async (ctx: WriteContext, form: FormSah, list: readonly Pembayaran[]): Promise<SiapTitip> => {
  const { no_titip_group, nama_customer, mengikat, barang } = form
  const titip = jumlah(barang, 'titip')
  const dibayar = await pegangPembayaran(ctx, list)
  tepatDibayar(dibayar, titip)
  const untuk = `Titipan ${no_titip_group} ${nama_customer}`.replace('  ', ' ')
  const rencana = form.user_id === ctx.sesi.user_id ? [] : form.rencana_bayar
  const olehLain = (one: Dibayar) => rencana.some((lain) => sama(one, lain))
  const nonTunai = await kasusNonTunai(ctx, dibayar, untuk, { keluar: false, olehLain })
  const bukti = await kasusBukti(ctx, dibayar, untuk)
  const nyata = jumlahBayar(dibayar.filter((one) => one.no_rekening === null || one.masuk))
  const kunci = await kasusNyata(ctx, { mengikat, titip, total: jumlah(barang, 'total'), untuk, barang }, nyata)
  return {
    form,
    dibayar,
    kasus: [...nonTunai, bukti, kunci].filter((one) => one !== null),
    olehLain,
    nonTunai: nonTunai.some(Boolean),
    bukti: bukti !== null,
  }
}

const bukukan = async (ctx: WriteContext, siap: SiapTitip, otorisasi: string | null): Promise<void> => {
  const { form, dibayar, olehLain, nonTunai, bukti } = siap
  const { no_titip_group, nama_customer, barang, user_id } = form
  const [satu] = barang
  // It may have been deleted while the form waited.
  if (satu) await bakiTitip(ctx, satu.kode_baki_titip)
  await catatPembayaran(ctx, no_titip_group, dibayar, {
    dari: nama_customer,
    oleh: (one) => (olehLain(one) ? user_id : ctx.sesi.user_id),
    otorisasi: nonTunai ? otorisasi : null,
    ulang: bukti ? otorisasi : null,
  })
  await ctx.db.run(sql`
    UPDATE barang b SET kode_baki = k.kode_baki_titip, status_barang = 'TITIP', versi = b.versi + 1
    FROM titipan k WHERE k.no_titip_group = ${no_titip_group} AND b.kode_barang = k.kode_barang`)
  await ctx.post(jurnalTitipan(no_titip_group, barang, barisPembayaran(dibayar, no_titip_group)))
}

/** Books held forms: from now on their pieces are kept. @param otorisasi what was agreed to for all of them */
export const sahkanTitipan = async (
  ctx: WriteContext,
  siap: readonly SiapTitip[],
  otorisasi: string | null,
): Promise<void> => {
  const { tgl_system, user_id } = ctx.sesi
  const hilang = await ctx.db.one<{ kode_barcode: string }>(sql`
    SELECT kode_barcode::text FROM barang
    WHERE kode_barang ${among(siap.flatMap(({ form }) => form.barang.map((one) => one.kode_barang)))} AND status_barang <> 'KASIR' LIMIT 1`)
  if (hilang) throw new Refusal('conflict', `Barang ${hilang.kode_barcode} Sudah Diproses Oleh User Lain`)
  for (const satu of siap) await bukukan(ctx, satu, otorisasi)
  await ctx.db.run(sql`
    UPDATE titipan SET status = 'DONE', valid_by = ${user_id}, valid_pada = ${ctx.waktu}, tgl_valid = ${tgl_system},
      otorisasi_valid = ${otorisasi}, versi = versi + 1
    WHERE no_titip_group ${among(siap.map(({ form }) => form.no_titip_group))}`)
}
