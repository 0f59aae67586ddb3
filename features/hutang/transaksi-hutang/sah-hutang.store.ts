/** Loans booked and let go. */
import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { Refusal, type WriteContext } from '@kencana/server-kit'
import { barisPembayaran, catatPembayaran, pegangPembayaran } from '../../keuangan/pembayaran/pembayaran.api.ts'
import { sebutRekening } from '../../pembelian/transaksi-pembelian/rekening-pelanggan.contract.ts'
import { kasusLarangan, laranganAtas, type Peminjam } from '../larangan-hutang/larangan-hutang.api.ts'
import type { HutangTerkunci } from './hutang.api.ts'
import { jurnalHutang } from './transaksi-hutang.posting.ts'

/** A loan that waits, as somebody saw it. @throws Refusal */
export const masihMenunggu = ({ no_hutang, status, versi }: HutangTerkunci, dilihat: number): void => {
  if (status !== 'OPEN' || versi !== dilihat)
    throw new Refusal('conflict', `Hutang ${no_hutang} Sudah Diproses Oleh User Lain`)
}

/** What was noted of a customer that the agreement to his loan did not name: nobody agreed to that yet. */
export const kasusLaranganBaru = async (
  { db }: WriteContext,
  hutang: readonly HutangTerkunci[],
): Promise<(Kasus | null)[]> => {
  const kasus: (Kasus | null)[] = []
  for (const { no_hutang, nama_customer, jumlah_hutang: jumlah } of hutang) {
    const siapa = await db.one<Peminjam & { larangan: readonly number[] }>(
      sql`SELECT kode_member::text, nik, no_hp, to_json(larangan) AS larangan FROM hutang WHERE no_hutang = ${no_hutang}`,
    )
    if (!siapa) continue
    const baru = (await laranganAtas(db, siapa)).filter((one) => !siapa.larangan.includes(one.id))
    kasus.push(kasusLarangan(baru, { untuk: `${no_hutang} ${nama_customer}`, jumlah }))
  }
  return kasus
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
