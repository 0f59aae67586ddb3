import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { jumlahBerat } from '@kencana/ledger'
import {
  bacaDokumen,
  type Feature,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  terbukaBarang,
  type WriteContext,
  waktu,
} from '@kencana/server-kit'
import { isiTerimaCabang, kirimanMasuk } from '../../cabang/kiriman-masuk/kiriman-masuk.api.ts'
import { terimaDariCabang } from '../../cabang/kiriman-masuk/terima-cabang.api.ts'
import { isiBarang } from '../data-barang/data-barang.api.ts'
import { ADA_DI_JALAN, bacaKirim, type DiJalan, kunciKirim } from '../kirim-barang/kirim-barang.api.ts'
import { tolakDihitung } from '../stock-opname/dihitung.api.ts'
import { DOKUMEN_TERIMA, getTerima, kirimanBaru, listTerima, terimaBarang } from './terima-barang.contract.ts'
import { jurnalTerima } from './terima-barang.posting.ts'

const periksaBaki = async (ctx: WriteContext, kode_baki: string): Promise<void> => {
  const baki = await ctx.db.one<{ kode_gudang: string }>(sql`
    SELECT kode_gudang FROM baki
    WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_baki = ${kode_baki} AND dihapus_pada IS NULL`)
  if (!baki) throw new Refusal('rule', `Baki ${kode_baki} Tidak Ada`)
  if (baki.kode_gudang !== 'TOKO') throw new Refusal('rule', `Baki ${kode_baki} Bukan Baki Etalase`)
}

type Lengkap = OutputOf<typeof getTerima>

/** From shops of this installation and of others alike. */
const bacaTerima = bacaDokumen<OutputOf<typeof listTerima>[number]>(
  { ...DOKUMEN_TERIMA, tabel: 'terima_semua' },
  sql`k.no_terima::text, k.tgl_system, ${waktu()} AS waktu, k.no_kirim::text, k.dari::text, k.kode_baki::text, k.pcs, k.berat, k.user_id::text,
    NULL::text AS no_batal`,
)

/** What arrived at once, with its pieces: they are lines of the dispatch. @throws Refusal 404 */
const satuTerima = async (db: Queryable, kode_toko: string, no_terima: string): Promise<Lengkap> => {
  const row = await bacaTerima.satu(db, kode_toko, no_terima)
  if (no_terima.startsWith('TCB-')) return { ...row, detail_barang: await isiTerimaCabang(db, no_terima) }
  const isi = { ...DOKUMEN_TERIMA, detail: 'kirim_barang_detail' }
  return { ...row, detail_barang: await isiBarang<Lengkap['detail_barang'][number]>(db, isi, no_terima) }
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
  await tolakDihitung(ctx, [kode_baki])
  const dari = await terimaDariCabang(ctx, { no_kirim, kode_baki, detail_barang })
  if (dari) return { message: TERSIMPAN, ...dari, data: await satuTerima(ctx.db, kode_toko, dari.no_terima) }
  const { jalan, tujuan } = await kunciKirim(ctx, no_kirim)
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
  const data = await satuTerima(ctx.db, kode_toko, no_terima)
  return { message: TERSIMPAN, no_terima, ...isi, sisa: jalan.length - barang.length, data, barcode_lama_dilepas: [] }
})

export const terimaBarangFeature: Feature = {
  dokumen: [DOKUMEN_TERIMA],
  routes: [
    terima,
    route(listTerima, ({ tanggal }, { db, sesi }) => bacaTerima.daftar(db, sesi.kode_toko, tanggal)),
    route(getTerima, ({ no_terima }, { db, sesi }) => satuTerima(db, sesi.kode_toko, no_terima)),
    route(kirimanBaru, async (_, { db, sesi }) => [
      ...(await bacaKirim.pilih(db, sql`k.tujuan = ${sesi.kode_toko} AND ${ADA_DI_JALAN}`)),
      ...(await kirimanMasuk(db, sesi.kode_toko)),
    ]),
  ],
  terbuka: [
    {
      nama: 'Kiriman menunggu diterima',
      path: '/terima-barang',
      jumlah: async (db, kode_toko) =>
        terbukaBarang([
          ...(await bacaKirim.pilih(db, sql`k.tujuan = ${kode_toko} AND ${ADA_DI_JALAN}`)),
          ...(await kirimanMasuk(db, kode_toko)),
        ]),
    },
  ],
}
