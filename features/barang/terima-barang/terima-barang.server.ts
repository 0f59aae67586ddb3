import { sql } from '@kencana/database'
import { jumlahBerat } from '@kencana/ledger'
import { type Feature, Refusal, route, simpanDokumen, TERSIMPAN, type WriteContext } from '@kencana/server-kit'
import { ADA_DI_JALAN, bacaKirim, type DiJalan, kunciKirim } from '../kirim-barang/kirim-barang.api.ts'
import { tolakDihitung } from '../stock-opname/dihitung.api.ts'
import { DOKUMEN_TERIMA, kirimanBaru, terimaBarang } from './terima-barang.contract.ts'
import { jurnalTerima } from './terima-barang.posting.ts'

const periksaBaki = async (ctx: WriteContext, kode_baki: string): Promise<void> => {
  const baki = await ctx.db.one<{ kode_gudang: string }>(sql`
    SELECT kode_gudang FROM baki
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_baki = ${kode_baki} AND dihapus_pada IS NULL`)
  if (!baki) throw new Refusal('rule', `Baki ${kode_baki} Tidak Ada`)
  if (baki.kode_gudang !== 'TOKO') throw new Refusal('rule', `Baki ${kode_baki} Bukan Baki Etalase`)
}

/** The pieces that arrived, of those on the way. @throws Refusal for a piece of another dispatch or a second scan */
const yangSampai = (jalan: readonly DiJalan[], kode: readonly string[], no_kirim: string): DiJalan[] => {
  const ganda = kode.find((one, at) => kode.indexOf(one) !== at)
  if (ganda !== undefined) throw new Refusal('rule', `Barang ${ganda} Dua Kali Dalam Daftar`)
  return kode.map((one) => {
    const barang = jalan.find(({ kode_barcode }) => kode_barcode === one)
    if (!barang) throw new Refusal('conflict', `Barang ${one} Tidak Di Jalan Dengan Kiriman ${no_kirim}`)
    return barang
  })
}

const terima = route(terimaBarang, async ({ no_kirim, kode_baki, detail_barang }, ctx) => {
  const { kode_toko } = ctx.sesi
  await periksaBaki(ctx, kode_baki)
  const { jalan, tujuan } = await kunciKirim(ctx, no_kirim)
  await tolakDihitung(ctx, [kode_baki])
  if (tujuan !== kode_toko) throw new Refusal('rule', `Kiriman ${no_kirim} Bukan Untuk Toko Ini`)
  const barang = yangSampai(jalan, detail_barang, no_kirim)
  const kode = barang.map((one) => one.kode_barang)
  const isi = { pcs: barang.length, berat: jumlahBerat(barang) }
  const no_terima = await simpanDokumen(ctx, DOKUMEN_TERIMA, {
    kepala: { no_kirim, kode_baki, ...isi },
    gerak: async (nomor) => {
      await ctx.db.run(sql`
        UPDATE kirim_barang_detail SET no_terima = ${nomor} WHERE no_kirim = ${no_kirim} AND kode_barang = ANY (${kode}::text[])`)
      await ctx.db.run(sql`
        UPDATE barang SET kode_toko = ${kode_toko}, kode_baki = ${kode_baki}, status_barang = 'TERSEDIA', versi = versi + 1
        WHERE kode_barang = ANY (${kode}::text[])`)
    },
    jurnal: (nomor) => jurnalTerima(nomor, no_kirim, kode_baki, barang),
    audit: { sesudah: { no_kirim, kode_baki, detail_barang } },
  })
  return { message: TERSIMPAN, no_terima, ...isi, sisa: jalan.length - barang.length }
})

export const terimaBarangFeature: Feature = {
  dokumen: [DOKUMEN_TERIMA],
  routes: [
    terima,
    route(kirimanBaru, (_, { db, sesi }) => bacaKirim.pilih(db, sql`k.tujuan = ${sesi.kode_toko} AND ${ADA_DI_JALAN}`)),
  ],
  terbuka: [
    {
      nama: 'Kiriman menunggu diterima',
      path: '/terima-barang',
      jumlah: async (db, kode_toko) =>
        (await bacaKirim.pilih(db, sql`k.tujuan = ${kode_toko} AND ${ADA_DI_JALAN}`)).length,
    },
  ],
}
