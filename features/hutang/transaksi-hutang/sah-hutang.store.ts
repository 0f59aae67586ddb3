/** Loans booked and let go. */
import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { barisPembayaran, catatPembayaran, pegangPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { sebutRekening } from '../../pembelian/transaksi-pembelian/rekening-pelanggan.contract.ts'
import type { HutangTerkunci } from './hutang.api.ts'
import { jurnalHutang } from './transaksi-hutang.posting.ts'

/** A loan that waits, as somebody saw it. @throws Refusal */
export const masihMenunggu = ({ no_hutang, status, versi }: HutangTerkunci, dilihat: number): void => {
  if (status !== 'OPEN' || versi !== dilihat)
    throw new Refusal('conflict', `Hutang ${no_hutang} Sudah Diproses Oleh User Lain`)
}

/** Whoever looks for an item later has to know what it looked like. @throws Refusal */
export const tolakTanpaFoto = async ({ db }: WriteContext, hutang: readonly HutangTerkunci[]): Promise<void> => {
  const tanpa = await db.one<{ no_hutang: string; nama_barang: string }>(sql`
    SELECT d.no_hutang::text, d.nama_barang::text FROM hutang_detail d
    WHERE d.no_hutang = ANY (${hutang.map((one) => one.no_hutang)}::text[])
      AND NOT EXISTS (SELECT FROM hutang_foto f WHERE f.no_hutang = d.no_hutang AND f.urut = d.urut)
    ORDER BY d.no_hutang, d.urut LIMIT 1`)
  if (tanpa) throw new Refusal('rule', `Foto ${tanpa.nama_barang} Di ${tanpa.no_hutang} Belum Ada`)
}

/** Books a held loan: from now on its items are kept, its money is the customer's. */
export const sahkanHutang = async (
  ctx: WriteContext,
  hutang: HutangTerkunci,
  otorisasi: string | null,
): Promise<void> => {
  const { no_hutang, jumlah_hutang, cara_bayar, no_rekening, nama_customer, barang } = hutang
  const bayar = { cara_bayar, no_rekening: no_rekening ?? '', jumlah: jumlah_hutang }
  const dibayar = await pegangPembayaran(ctx, [bayar], 'KELUAR')
  await ctx.post(jurnalHutang(no_hutang, jumlah_hutang, barang, barisPembayaran(dibayar, no_hutang)))
  const rekening = sebutRekening(hutang)
  await catatPembayaran(ctx, no_hutang, dibayar, { dari: rekening === '' ? nama_customer : rekening })
  await ctx.db.run(sql`
    UPDATE hutang SET status = 'AKTIF', valid_by = ${ctx.sesi.user_id}, valid_pada = ${ctx.waktu}, tgl_valid = ${ctx.sesi.tgl_system},
      otorisasi_valid = ${otorisasi}, versi = versi + 1
    WHERE no_hutang = ${no_hutang}`)
}

/** Lets one go that is not right yet: nothing of it was booked. */
export const lepasHutang = (ctx: WriteContext, no_hutang: string, alasan: string): Promise<unknown> =>
  ctx.db.run(sql`
    UPDATE hutang SET status = 'BATAL', alasan_batal = ${alasan}, batal_oleh = ${ctx.sesi.user_id}, batal_pada = ${ctx.waktu},
      tgl_batal = ${ctx.sesi.tgl_system}, versi = versi + 1
    WHERE no_hutang = ${no_hutang}`)
