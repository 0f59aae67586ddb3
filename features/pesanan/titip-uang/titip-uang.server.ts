import { sql } from '@kencana/database'
import { rp } from '@kencana/ledger'
import { bukukanBatal, type Feature, kunciBatal, laporanRoute, Refusal, route } from '@kencana/server-kit'
import { kunciOtorisasi, pakaiOtorisasi } from '../../akses/otorisasi/otorisasi.api.ts'
import {
  barisPembayaran,
  catatPembayaran,
  jumlahBayar,
  pegangPembayaran,
} from '../../keuangan/pembayaran/pembayaran.api.ts'
import { kunciPesanan, titipPesanan } from '../data-pesanan/data-pesanan.api.ts'
import { batalTitip, DOKUMEN_TITIP, laporanTitip, OTORISASI_BATAL_TITIP, tambahTitip } from './titip-uang.contract.ts'
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
  const no_titip = await ctx.nomor(DOKUMEN_TITIP)
  await ctx.db.run(sql`
    INSERT INTO pesanan_titip (no_titip, no_pesanan, kode_toko, tgl_system, jumlah, user_id, dibuat_pada)
    VALUES (${no_titip}, ${no_pesanan}, ${kode_toko}, ${tgl_system}, ${jumlah}, ${user_id}, ${ctx.waktu})`)
  await catatPembayaran(ctx, no_titip, 'MASUK', dibayar)
  await ctx.post(jurnalTitip(no_titip, no_pesanan, jumlah, barisPembayaran(dibayar, 'MASUK')))
  ctx.audit({ dokumen: no_titip, sesudah: { no_pesanan, pembayaran } })
  return { message: 'Data Berhasil Disimpan', no_titip, titip: rp(sudah + jumlah) }
})

const batal = route(batalTitip, async (input, ctx) => {
  const { no_titip, alasan } = input
  // What was paid with the form goes back with the order alone.
  const { no_pesanan } = await kunciBatal<{ no_pesanan: string }>(ctx, DOKUMEN_TITIP, no_titip, {
    pilih: sql`no_pesanan`,
    syarat: sql`no_titip LIKE 'TPS-%'`,
  })
  await kunciPesanan(ctx, no_pesanan, TERBUKA)
  const otorisasi = await kunciOtorisasi(ctx, batalTitip, input, OTORISASI_BATAL_TITIP)
  const no_batal = await bukukanBatal(ctx, DOKUMEN_TITIP, no_titip, { alasan })
  await ctx.db.run(sql`UPDATE pesanan_titip SET otorisasi_batal = ${otorisasi} WHERE no_titip = ${no_titip}`)
  await pakaiOtorisasi(ctx, otorisasi, no_titip)
  return { message: 'Berhasil', no_batal }
})

/** Money that customers pay ahead for orders, after the form. */
export const titipUangFeature: Feature = {
  dokumen: [DOKUMEN_TITIP],
  routes: [tambah, batal, laporanRoute(laporanTitip, titipUang)],
}
