import { sql } from '@kencana/database'
import { type Feature, kunciMaster, Refusal, route, type WriteContext } from '@kencana/server-kit'
import { type BarangTerkunci, kunciBarang } from '../data-barang/data-barang.api.ts'
import { dipindahKe, jawabPindah, periksaTujuan, pindahkan } from '../pindah-barang/pindah-barang.api.ts'
import { DOKUMEN_PINDAH } from '../pindah-barang/pindah-barang.contract.ts'
import { kunciKeluar } from '../stock-opname/dicari.api.ts'
import { pindahSatuBaki } from './pindah-barang-satu-baki.contract.ts'

type Dilihat = readonly { kode_barcode: string; versi: number }[]

const berubah = (kode_baki: string) =>
  new Refusal('conflict', `Isi Baki ${kode_baki} Sudah Berubah, Silahkan Cari Ulang`)

/** The pieces that were seen, held and unchanged. @throws Refusal when one is not as it was seen */
const pegangIsi = async (ctx: WriteContext, kode_baki: string, dilihat: Dilihat): Promise<BarangTerkunci[]> => {
  const barang = await kunciBarang(
    ctx,
    dilihat.map((one) => one.kode_barcode),
  )
  if (barang.some((one, at) => one.versi !== dilihat[at]?.versi || one.kode_baki !== kode_baki))
    throw berubah(kode_baki)
  return barang
}

/** Nothing else lies on the tray, and nothing comes there until commit. @throws Refusal when something does */
const pegangBaki = async (ctx: WriteContext, kode_baki: string, pcs: number): Promise<void> => {
  // A posting onto this tray holds its key until commit: whoever is putting something there is waited for, then counted.
  await kunciMaster(ctx.db, `BAKI|${ctx.sesi.kode_toko}|${kode_baki}`)
  const row = await ctx.db.one<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM barang
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_baki = ${kode_baki} AND status_barang = 'TERSEDIA'`)
  if (row?.n !== pcs) throw berubah(kode_baki)
}

const pindah = route(pindahSatuBaki, async ({ kode_baki_asal, kode_baki_tujuan, detail_barang }, ctx) => {
  if (kode_baki_asal === kode_baki_tujuan) throw new Refusal('rule', 'Baki Asal Dan Baki Tujuan Tidak Boleh Sama')
  await periksaTujuan(ctx, kode_baki_tujuan)
  const barang = await pegangIsi(ctx, kode_baki_asal, detail_barang)
  const otorisasi = await kunciKeluar(ctx, barang, dipindahKe(kode_baki_tujuan))
  // Number before key, as every posting takes them; the other way round two movers would wait for each other. A
  // refusal gives the number back.
  const no_pindah = await ctx.nomor(DOKUMEN_PINDAH)
  await pegangBaki(ctx, kode_baki_asal, barang.length)
  await pindahkan(ctx, kode_baki_tujuan, barang, otorisasi, no_pindah)
  await ctx.db.run(
    sql`INSERT INTO pindah_satu_baki (no_pindah, kode_baki_asal) VALUES (${no_pindah}, ${kode_baki_asal})`,
  )
  return jawabPindah(ctx, no_pindah)
})

export const pindahBarangSatuBakiFeature: Feature = { routes: [pindah] }
