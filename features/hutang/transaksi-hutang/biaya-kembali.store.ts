/** What a bank keeps of a payment that is undone: its fee comes back in no books but ours. Source: corrections, 15. */
import { sql } from '@kencana/database'
import { jumlah, type Rp, rp } from '@kencana/ledger'
import { Refusal, simpanDokumen, type WriteContext } from '@kencana/server-kit'
import { bayarBelumMasuk } from '../../keuangan/pembayaran/konfirmasi.api.ts'
import {
  bacaPembayaran,
  barisPembayaran,
  catatPembayaran,
  type Dibayar,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { hariLalu } from '../../penjualan/transaksi-penjualan/hak-jual.api.ts'
import { DOKUMEN_BIAYA_KEMBALI } from './bayar-hutang.contract.ts'

interface Bayar {
  no_bayar: string
  tgl_system: string
  dibuat_pada: Date
}

/** Payments of which the bank kept a part, as they came and as they go back to their cards. */
export interface BiayaKembali {
  biaya: Rp
  list: readonly Dibayar[]
}

/**
 * What the bank keeps of a payment that is being undone: nothing of what nobody has seen there, which may never have come.
 * @param void_edc its card was voided at its machine, on its day: the bank keeps nothing
 * @throws Refusal where it was no card, or its day is over
 */
export const pegangBiaya = async (
  ctx: WriteContext,
  { no_bayar, tgl_system, dibuat_pada }: Bayar,
  void_edc: boolean,
): Promise<BiayaKembali> => {
  // Held, so that nobody says meanwhile that it came.
  await bayarBelumMasuk(ctx, [no_bayar])
  const tercatat = await bacaPembayaran(ctx.db, ctx.sesi.kode_toko, no_bayar)
  const kartu = tercatat.filter((one) => one.arah === 'MASUK' && one.biaya > 0)
  if (void_edc && kartu.length === 0) throw new Refusal('rule', `Pembayaran ${no_bayar} Tidak Lewat Kartu`)
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
  }
}

/** Books what the bank kept of an undone payment. @param no_batal its undo, of which the agreement is */
export const bukukanBiaya = async (
  ctx: WriteContext,
  { no_bayar, nama_customer }: { no_bayar: string; nama_customer: string },
  { biaya, list }: BiayaKembali,
  no_batal: string,
): Promise<void> => {
  if (biaya === 0) return
  const setuju = await ctx.db.one<{ otorisasi: string }>(sql`
    SELECT otorisasi FROM batal_otorisasi WHERE nomor = ${no_batal}`)
  const otorisasi = setuju?.otorisasi ?? null
  await simpanDokumen(ctx, DOKUMEN_BIAYA_KEMBALI, {
    kepala: { no_bayar, biaya },
    gerak: (nomor) => catatPembayaran(ctx, nomor, list, { dari: nama_customer, keluar: true, otorisasi }),
    jurnal: (nomor) => ({ kind: 'HUTANG', document: nomor, lines: barisPembayaran(list, nomor) }),
    audit: { sesudah: { no_bayar, biaya } },
  })
}
