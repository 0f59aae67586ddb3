/** What comes back from washing, and taking such a receipt back. */
import type { Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, jumlah, jumlahSelisih, type Mg, mg, type SelisihDokumen } from '@kencana/ledger'
import {
  bukukanBatal,
  kunciBatal,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { type BatasBeda, batasBeda, kasusSelisihDokumen } from '../../pengaturan/batas/selisih.api.ts'
import { hitungJual, memakaiKadar } from '../harga-barang/harga-barang.api.ts'
import { periksaTujuan } from '../pindah-barang/pindah-barang.api.ts'
import { kasusDicari } from '../stock-opname/dicari.api.ts'
import { tolakDihitung } from '../stock-opname/dihitung.api.ts'
import { batalTerimaCuci, DOKUMEN_TERIMA_CUCI, OTORISASI_SUSUT, terimaCuci } from './cucian.contract.ts'
import { jurnalTerimaCuci } from './cucian.posting.ts'
import { satuTerima } from './cucian.query.ts'
import { type DiCuci, kunciCuci } from './cucian.store.ts'

interface Kembali extends Omit<DiCuci, 'berat'> {
  kode_baki: string
  berat_kirim: Mg
  berat_kembali: Mg
}

type Masukan = readonly { kode_barcode: string; berat: Mg }[]

/** The pieces that came back, of those that are out. @throws Refusal */
const yangKembali = (luar: readonly DiCuci[], masukan: Masukan, no_cuci: string, baki: string | null): Kembali[] => {
  const kode = masukan.map((one) => one.kode_barcode)
  const ganda = kode.find((one, at) => kode.indexOf(one) !== at)
  if (ganda !== undefined) throw new Refusal('rule', `Barang ${ganda} Dua Kali Dalam Daftar`)
  return masukan.map(({ kode_barcode, berat: berat_kembali }) => {
    const barang = luar.find((one) => one.kode_barcode === kode_barcode)
    if (!barang) throw new Refusal('conflict', `Barang ${kode_barcode} Tidak Ada Di Cucian ${no_cuci}`)
    const { berat: berat_kirim, ...lain } = barang
    if (berat_kembali === 0) throw new Refusal('rule', `Berat Kembali Barang ${kode_barcode} Harus Lebih Dari 0`)
    if (berat_kembali > berat_kirim)
      throw new Refusal('rule', `Berat Kembali Barang ${kode_barcode} Melebihi ${formatGram(berat_kirim)} g`)
    return { ...lain, kode_baki: baki ?? barang.kode_baki_asal, berat_kirim, berat_kembali }
  })
}

/**
 * One piece lost more than its share of the allowance, in all its washings together: many small losses are one large one.
 * Another piece that lost less does not make up for it.
 */
const melebihi = (barang: readonly Kembali[], batas: BatasBeda): Kasus[] =>
  barang.flatMap(({ kode_barcode, berat_kirim, berat_kembali, hilang }) => {
    const susut = berat_kirim - berat_kembali
    if (susut <= 0 || hilang + susut <= batas(berat_kirim + hilang)) return []
    return {
      kategori: OTORISASI_SUSUT,
      aturan: 'Susut cuci melebihi toleransi, semua cuciannya dihitung bersama',
      keterangan: `${kode_barcode}, hilang ${formatGram(mg(hilang + susut))} g dari ${formatGram(mg(berat_kirim + hilang))} g`,
      satuan: 'MG',
      hitung: berat_kirim,
      input: berat_kembali,
      kode_barcode,
      berat: berat_kirim,
      mg: susut,
    }
  })

/** The pieces of one washing together, in however many receipts they come back. */
const melebihiBersama = async (ctx: WriteContext, no_cuci: string, barang: readonly Kembali[]): Promise<Kasus[]> => {
  const dulu = await ctx.db.one<SelisihDokumen>(sql`
    SELECT coalesce(sum(pcs), 0)::bigint AS pcs, coalesce(sum(berat + susut), 0)::bigint AS berat,
      coalesce(sum(susut) FILTER (WHERE otorisasi IS NULL), 0)::bigint AS kurang, 0::bigint AS lebih
    FROM terima_cuci WHERE no_cuci = ${no_cuci} AND no_batal IS NULL`)
  const kini = barang.map((one) => ({ berat: one.berat_kirim, selisih: one.berat_kirim - one.berat_kembali }))
  const isi = { kategori: OTORISASI_SUSUT, keterangan: `Cucian ${no_cuci}` }
  return kasusSelisihDokumen(ctx, jumlahSelisih(kini), isi, dulu)
}

/** Weight, measured weight and price as they are from now on; a piece that lost nothing keeps its price, a markis one always. */
const baru = (barang: readonly Kembali[], kaliKadar: boolean) =>
  barang.map((one) => {
    const susut = one.berat_kirim - one.berat_kembali
    if (susut === 0) return one
    const berat_asli = one.berat_asli > susut ? mg(one.berat_asli - susut) : one.berat_kembali
    if (one.is_markis) return { ...one, berat_asli }
    const harga_estimasi = hitungJual(one.harga_group, one.berat_kembali, one.persentase, kaliKadar)
    return { ...one, berat_asli, harga_estimasi, harga_total: harga_estimasi + one.tambahan }
  })

const letakkan = async (ctx: WriteContext, no_terima: string, no_cuci: string, nilai: readonly Kembali[]) => {
  const kode = nilai.map((one) => one.kode_barang)
  await ctx.db.run(sql`
    UPDATE cuci_barang_detail SET no_terima = ${no_terima} WHERE no_cuci = ${no_cuci} AND kode_barang = ANY (${kode}::text[])`)
  await ctx.db.run(sql`
    UPDATE barang b SET status_barang = 'TERSEDIA', kode_baki = x.kode_baki, berat = x.berat_kembali, berat_asli = x.berat_asli,
      harga_estimasi = x.harga_estimasi, harga_total = x.harga_total, versi = b.versi + 1
    FROM jsonb_to_recordset(${sql.json(nilai)}::jsonb) AS x (kode_barang text, kode_baki text, berat_kembali bigint,
      berat_asli bigint, harga_estimasi bigint, harga_total bigint)
    WHERE b.kode_barang = x.kode_barang`)
}

const barisKembali = (barang: readonly Kembali[]) =>
  ({
    columns: [
      'kode_barang',
      'kode_baki',
      'kode_group',
      'kode_dept',
      'berat_kirim',
      'berat_kembali',
      'versi',
      'sebelum',
    ],
    rows: barang.map(({ berat_asli, harga_estimasi, harga_total, ...one }) => ({
      ...one,
      versi: one.versi + 1,
      sebelum: { berat_asli, harga_estimasi, harga_total },
    })),
  }) as const

/** POST cucian/{no_cuci}/terima */
export const terima = route(terimaCuci, async (input, ctx) => {
  const { no_cuci, kode_baki, detail_barang } = input
  const { kode_toko } = ctx.sesi
  if (kode_baki !== null) await periksaTujuan(ctx, kode_baki, 'Tujuan Terima Cucian')
  const luar = await kunciCuci(ctx, no_cuci)
  const barang = yangKembali(luar, detail_barang, no_cuci, kode_baki)
  await tolakDihitung(
    ctx,
    barang.map((one) => one.kode_baki),
  )
  const batas = await batasBeda(ctx.db, kode_toko, 'CUCI')
  const kasus = [...melebihi(barang, batas), ...(await melebihiBersama(ctx, no_cuci, barang))]
  const otorisasi = await kunciOtorisasi(ctx, kasus)
  const nilai = baru(barang, await memakaiKadar(ctx.db, kode_toko))
  const berat = jumlah(barang, 'berat_kembali')
  const susut = mg(jumlah(barang, 'berat_kirim') - berat)
  const no_terima = await simpanDokumen(ctx, DOKUMEN_TERIMA_CUCI, {
    kepala: { no_cuci, pcs: barang.length, berat, susut, otorisasi },
    baris: barisKembali(barang),
    gerak: (nomor) => letakkan(ctx, nomor, no_cuci, nilai),
    jurnal: (nomor) => jurnalTerimaCuci(no_cuci, nomor, barang),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { no_cuci, kode_baki, detail_barang, susut, otorisasi } },
  })
  return { message: TERSIMPAN, data: await satuTerima(ctx.db, kode_toko, no_terima) }
})

/** The pieces of a receipt, held; each must be as it came back. @returns their kode_barang @throws Refusal */
const pegangIsi = async (ctx: WriteContext, no_terima: string): Promise<string[]> => {
  const isi = await ctx.db.rows<{ kode_barang: string; kode_barcode: string; kode_baki: string; berubah: boolean }>(sql`
    SELECT b.kode_barang, b.kode_barcode, d.kode_baki::text, b.versi <> d.versi AS berubah
    FROM terima_cuci_detail d JOIN barang b ON b.kode_barang = d.kode_barang
    WHERE d.no_terima = ${no_terima} ORDER BY d.kode_barang FOR UPDATE OF b`)
  const berubah = isi.find((one) => one.berubah)
  if (berubah) throw new Refusal('rule', `Barang ${berubah.kode_barcode} Sudah Diubah Atau Dipakai Dokumen Lain`)
  await tolakDihitung(
    ctx,
    isi.map((one) => one.kode_baki),
  )
  return isi.map((one) => one.kode_barang)
}

/** POST cucian/terima/{no_terima}/batal */
export const batalTerima = route(batalTerimaCuci, async ({ no_terima, alasan }, ctx) => {
  const { no_cuci } = await satuTerima(ctx.db, ctx.sesi.kode_toko, no_terima)
  await kunciCuci(ctx, no_cuci)
  await kunciBatal(ctx, DOKUMEN_TERIMA_CUCI, no_terima)
  const kasus = await kasusDicari(ctx, await pegangIsi(ctx, no_terima), 'kembali ke cucian, masih dicari')
  await ctx.db.run(sql`UPDATE cuci_barang_detail SET no_terima = NULL WHERE no_terima = ${no_terima}`)
  await ctx.db.run(sql`
    UPDATE barang b SET status_barang = 'CUCI', kode_baki = NULL, berat = d.berat_kirim,
      berat_asli = (d.sebelum ->> 'berat_asli')::bigint, harga_estimasi = (d.sebelum ->> 'harga_estimasi')::bigint,
      harga_total = (d.sebelum ->> 'harga_total')::bigint, versi = b.versi + 1
    FROM terima_cuci_detail d WHERE d.no_terima = ${no_terima} AND b.kode_barang = d.kode_barang`)
  const no_batal = await bukukanBatal(ctx, DOKUMEN_TERIMA_CUCI, no_terima, { alasan, kasus })
  return { message: 'Berhasil', no_batal }
})
