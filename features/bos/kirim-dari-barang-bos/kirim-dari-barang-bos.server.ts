import type { OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import {
  bacaDokumen,
  bukukanBatal,
  type Feature,
  periksaHariBatal,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
  waktu,
} from '@kencana/server-kit'
import { pegangBaki } from '../../master/baki/baki.api.ts'
import { pegangJenis } from '../../master/jenis/jenis.api.ts'
import { kasusBatalMasuk, tolakBelumDicentang } from '../centang-bos/centang-bos.api.ts'
import { batalBos, DOKUMEN_KIRIM_BOS, listBos, reprintBos, simpanBos } from './kirim-dari-barang-bos.contract.ts'
import { jurnalKirimBos } from './kirim-dari-barang-bos.posting.ts'
import { kunciKiriman, pastikanTerbuka } from './kiriman.api.ts'

const bacaBos = bacaDokumen<OutputOf<typeof listBos>[number]>(
  DOKUMEN_KIRIM_BOS,
  sql`k.no_kirim_bos, ${waktu()} AS waktu, k.kode_labeling, k.kode_group, k.kode_dept, k.qty, k.berat, k.user_id, k.no_batal,
    k.no_validasi`,
)

const bacaNota = bacaDokumen<Omit<OutputOf<typeof reprintBos>, 'cetakan'>>(
  DOKUMEN_KIRIM_BOS,
  sql`k.no_kirim_bos, k.tgl_system, k.tanggal_kirim AS tgl_kirim, k.kode_group AS kategori, k.kode_dept AS jenis,
    k.asal_barang AS asal, k.detail_barang AS keterangan, k.kode_labeling AS baki, k.kadar, k.sales_pabrik, k.qty AS qty_kirim,
    k.berat AS berat_kirim, k.user_id, k.no_batal`,
)

const pastikanPabrik = async (ctx: WriteContext, nama: string): Promise<void> => {
  const pabrik = await ctx.db.one(
    sql`SELECT 1 AS ada FROM master_pabrik WHERE nama_pabrik = ${nama} AND dihapus_pada IS NULL`,
  )
  if (!pabrik) throw new Refusal('rule', `Pabrik ${nama} Tidak Ada`)
}

const simpan = route(simpanBos, async (input, ctx) => {
  const { kode_toko, tgl_system } = ctx.sesi
  await tolakBelumDicentang(ctx)
  await pegangJenis(ctx.db, [input])
  if ((await pegangBaki(ctx, input.kode_labeling)) !== 'KC')
    throw new Refusal('rule', `Baki ${input.kode_labeling} Bukan Baki Labeling`)
  await pastikanPabrik(ctx, input.sales_pabrik)
  const no_kirim_bos = await simpanDokumen(ctx, DOKUMEN_KIRIM_BOS, {
    kepala: { ...input, tanggal_kirim: input.tanggal_kirim ?? tgl_system },
    jurnal: (nomor) => jurnalKirimBos({ no_kirim_bos: nomor, ...input }),
    audit: { sesudah: input },
  })
  return { message: TERSIMPAN, no_kirim_bos, nota: await bacaNota.satu(ctx.db, kode_toko, no_kirim_bos) }
})

const batal = route(batalBos, async ({ no_kirim_bos, alasan }, ctx) => {
  const asal = await bacaNota.satu(ctx.db, ctx.sesi.kode_toko, no_kirim_bos)
  const kiriman = await kunciKiriman(ctx, no_kirim_bos, true)
  pastikanTerbuka(kiriman)
  const utuh = kiriman.sisa.every((one) => one.pcs === asal.qty_kirim && one.mg === asal.berat_kirim)
  if (!utuh) throw new Refusal('rule', `Kiriman ${no_kirim_bos} Sudah Diinput`)
  periksaHariBatal(ctx, asal.tgl_system)
  const kasus = [await kasusBatalMasuk(ctx, no_kirim_bos, asal.berat_kirim)]
  const no_batal = await bukukanBatal(ctx, DOKUMEN_KIRIM_BOS, no_kirim_bos, { alasan, kasus })
  return { message: 'Berhasil', no_batal }
})

/** Goods of the owner for labeling: entry, slip again, cancel while nothing was entered from them. */
export const kirimBosFeature: Feature = {
  dokumen: [DOKUMEN_KIRIM_BOS],
  routes: [
    simpan,
    batal,
    route(reprintBos, ({ no_kirim_bos }, { db, sesi }) => bacaNota.satu(db, sesi.kode_toko, no_kirim_bos)),
    route(listBos, ({ tanggal }, { db, sesi }) => bacaBos.daftar(db, sesi.kode_toko, tanggal)),
  ],
}
