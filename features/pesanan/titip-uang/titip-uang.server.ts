import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { type Feature, isOwner, Refusal, reverseJournal, route } from '@kencana/server-kit'
import {
  barisPembayaran,
  catatPembayaran,
  jumlahBayar,
  pegangPembayaran,
} from '../../keuangan/pembayaran/pembayaran.lookup.ts'
import { kunciPesanan, titipPesanan } from '../data-pesanan/data-pesanan.lookup.ts'
import { batalTitip, laporanTitip, tambahTitip } from './titip-uang.contract.ts'
import { jurnalTitip } from './titip-uang.posting.ts'
import { titipUang } from './titip-uang.query.ts'

const TERBUKA = ['BARU', 'PROSES', 'SELESAI'] as const

const tambah = route(tambahTitip, async ({ no_pesanan, pembayaran }, ctx) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const { sub_total } = await kunciPesanan(ctx, no_pesanan, TERBUKA)
  const dibayar = await pegangPembayaran(ctx, pembayaran)
  const jumlah = jumlahBayar(dibayar)
  const sudah = (await titipPesanan(ctx.db, kode_toko, [no_pesanan])).get(no_pesanan) ?? rp(0)
  if (sudah + jumlah > sub_total) throw new Refusal('rule', 'Titip Uang Melebihi Total Harga Pesanan')
  const no_titip = await ctx.nomor('TPS')
  await ctx.db.run(sql`
    INSERT INTO pesanan_titip (no_titip, no_pesanan, kode_toko, tgl_system, jumlah, user_id, dibuat_pada)
    VALUES (${no_titip}, ${no_pesanan}, ${kode_toko}, ${tgl_system}, ${jumlah}, ${user_id}, ${ctx.waktu})`)
  await catatPembayaran(ctx, no_titip, 'MASUK', dibayar)
  await ctx.post(jurnalTitip(no_titip, no_pesanan, jumlah, barisPembayaran(dibayar, 'MASUK')))
  ctx.audit({ dokumen: no_titip, sesudah: { no_pesanan, pembayaran } })
  return { message: 'Data Berhasil Disimpan', no_titip, titip: rp(sudah + jumlah) }
})

const batal = route(batalTitip, async ({ no_titip, alasan }, ctx) => {
  const { kode_toko, tgl_system, user_id, level } = ctx.sesi
  const asal = await ctx.db.one<{ no_pesanan: string; tgl_system: string; no_batal: string | null }>(sql`
    SELECT no_pesanan, tgl_system, no_batal FROM pesanan_titip
    WHERE no_titip = ${no_titip} AND kode_toko = ${kode_toko} AND no_titip LIKE 'TPS-%'`)
  if (!asal) throw new Refusal('missing', `Titip Uang ${no_titip} Tidak Ada`)
  await kunciPesanan(ctx, asal.no_pesanan, TERBUKA)
  // Read again under the order's lock: a twin may have undone it meanwhile.
  const kini = await ctx.db.one<{ no_batal: string | null }>(
    sql`SELECT no_batal FROM pesanan_titip WHERE no_titip = ${no_titip}`,
  )
  if (kini?.no_batal !== null) throw new Refusal('conflict', `Titip Uang ${no_titip} Sudah Dibatalkan`)
  if (asal.tgl_system !== tgl_system && !isOwner(level))
    throw new Refusal('rule', 'Dokumen Hari Lalu Hanya Bisa Dibatalkan Oleh OWN Atau SU')
  const no_batal = await ctx.nomor('BTT')
  await ctx.db.run(sql`UPDATE pesanan_titip SET no_batal = ${no_batal} WHERE no_titip = ${no_titip}`)
  const buku = { kode_toko, tgl_system, user_id, waktu: ctx.waktu }
  await reverseJournal(ctx.db, buku, { kind: 'PESANAN', document: no_titip }, no_batal)
  ctx.audit({ dokumen: no_batal, sebelum: { no_titip }, sesudah: { alasan } })
  return { message: 'Berhasil', no_batal }
})

/** Money that customers pay ahead for orders, after the form. */
export const titipUangFeature: Feature = {
  routes: [tambah, batal, route(laporanTitip, (input, { db, sesi }) => titipUang(db, input, sesi.kode_toko))],
}
