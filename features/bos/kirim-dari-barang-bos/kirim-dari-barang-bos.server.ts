import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { bukukanBatal, type Feature, periksaHariBatal, Refusal, route, type WriteContext } from '@kencana/server-kit'
import { pegangJenis } from '../../master/jenis/jenis.api.ts'
import { batalBos, DOKUMEN_KIRIM_BOS, listBos, reprintBos, simpanBos } from './kirim-dari-barang-bos.contract.ts'
import { jurnalKirimBos } from './kirim-dari-barang-bos.posting.ts'
import { daftarBos, notaBos } from './kirim-dari-barang-bos.query.ts'
import { kunciKiriman, pastikanTerbuka } from './kiriman.api.ts'

type Isian = InputOf<typeof simpanBos>

const pegangLabeling = async (ctx: WriteContext, kode_baki: string): Promise<void> => {
  const baki = await ctx.db.one<{ kode_gudang: string }>(sql`
    SELECT kode_gudang FROM baki
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_baki = ${kode_baki} AND dihapus_pada IS NULL FOR SHARE`)
  if (!baki) throw new Refusal('rule', `Baki ${kode_baki} Tidak Ada`)
  if (baki.kode_gudang !== 'KC') throw new Refusal('rule', `Baki ${kode_baki} Bukan Baki Labeling`)
}

const pastikanPabrik = async (ctx: WriteContext, nama: string): Promise<void> => {
  const pabrik = await ctx.db.one(
    sql`SELECT 1 AS ada FROM master_pabrik WHERE nama_pabrik = ${nama} AND dihapus_pada IS NULL`,
  )
  if (!pabrik) throw new Refusal('rule', `Pabrik ${nama} Tidak Ada`)
}

const tulis = async (ctx: WriteContext, no_kirim_bos: string, isian: Isian): Promise<void> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  await ctx.db.run(sql`
    INSERT INTO kirim_bos (no_kirim_bos, kode_toko, tgl_system, tanggal_kirim, kode_labeling, kadar, sales_pabrik, kode_group,
      kode_dept, asal_barang, detail_barang, qty, berat, user_id, dibuat_pada)
    VALUES (${no_kirim_bos}, ${kode_toko}, ${tgl_system}, ${isian.tanggal_kirim ?? tgl_system}, ${isian.kode_labeling},
      ${isian.kadar}, ${isian.sales_pabrik}, ${isian.kode_group}, ${isian.kode_dept}, ${isian.asal_barang},
      ${isian.detail_barang}, ${isian.qty}, ${isian.berat}, ${user_id}, ${ctx.waktu})`)
}

const simpan = route(simpanBos, async (isian, ctx) => {
  await pegangJenis(ctx.db, [isian])
  await pegangLabeling(ctx, isian.kode_labeling)
  await pastikanPabrik(ctx, isian.sales_pabrik)
  const no_kirim_bos = await ctx.nomor(DOKUMEN_KIRIM_BOS)
  await tulis(ctx, no_kirim_bos, isian)
  await ctx.post(jurnalKirimBos({ no_kirim_bos, ...isian }))
  ctx.audit({ dokumen: no_kirim_bos, sesudah: isian })
  return {
    message: 'Data Berhasil Disimpan',
    no_kirim_bos,
    nota: await notaBos(ctx.db, ctx.sesi.kode_toko, no_kirim_bos),
  }
})

const batal = route(batalBos, async ({ no_kirim_bos, alasan }, ctx) => {
  const asal = await notaBos(ctx.db, ctx.sesi.kode_toko, no_kirim_bos)
  const kiriman = await kunciKiriman(ctx, no_kirim_bos, true)
  pastikanTerbuka(kiriman)
  const utuh = kiriman.sisa.every((one) => one.pcs === asal.qty_kirim && one.mg === asal.berat_kirim)
  if (!utuh) throw new Refusal('rule', `Kiriman ${no_kirim_bos} Sudah Diinput`)
  periksaHariBatal(ctx, asal.tgl_system)
  const no_batal = await bukukanBatal(ctx, DOKUMEN_KIRIM_BOS, no_kirim_bos, { alasan })
  return { message: 'Berhasil', no_batal }
})

/** Goods of the owner for labeling: entry, slip again, cancel while nothing was entered from them. */
export const kirimBosFeature: Feature = {
  dokumen: [DOKUMEN_KIRIM_BOS],
  routes: [
    simpan,
    batal,
    route(reprintBos, ({ no_kirim_bos }, { db, sesi }) => notaBos(db, sesi.kode_toko, no_kirim_bos)),
    route(listBos, ({ tanggal }, { db, sesi }) => daftarBos(db, sesi.kode_toko, tanggal)),
  ],
}
