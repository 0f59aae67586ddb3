import type { InputOf, Kasus } from '@kencana/contract'
import { sql } from '@kencana/database'
import { formatGram, formatRibuan, type Mg, type Rp, rp } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  insertRows,
  kunciOtorisasi,
  pairs,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import { nilaiPasar } from '../../neraca/nilai/nilai-hari.api.ts'
import { periksaBatas } from '../../pengaturan/batas/batas.api.ts'
import { bacaUang, bukukanUang, kasusKeluar, lawanDari, pegangRekeningKeluar } from '../uang/uang.api.ts'
import { SELISIH_KAS } from '../uang/uang.contract.ts'
import { DIBAYAR, tolakDitagih } from './tagihan.api.ts'
import {
  barangBelumDitagih,
  batalTagihan,
  bayarTagihan,
  DOKUMEN_TAGIHAN,
  getTagihan,
  listTagihan,
  OTORISASI_TAGIHAN,
  simpanTagihan,
  tagihanTerbuka,
} from './tagihan.contract.ts'
import { jurnalTagihan } from './tagihan.posting.ts'
import { bacaTagihan, belumDitagih, satuTagihan, terbuka } from './tagihan.query.ts'

type Isian = InputOf<typeof simpanTagihan>

const teks = (jumlah: number) => `Rp. ${formatRibuan(rp(jumlah))}`
const total = (baris: readonly { nilai: Rp }[]): Rp => rp(baris.reduce((sum, { nilai }) => sum + nilai, 0))

interface Barang {
  no_bahan_stok: string
  kode_group: string
  berat: Mg
}

/** A paper is booked once, and by its day. One at a time for each, in whatever shop. @throws Refusal */
const periksaBon = async ({ db, sesi }: WriteContext, { pihak, no_bon, tgl_bon }: Isian): Promise<void> => {
  if (tgl_bon > sesi.tgl_system) throw new Refusal('rule', `Tanggal Bon ${tgl_bon} Belum Tiba`)
  await db.run(sql`SELECT pg_advisory_xact_lock(23, hashtext(${pihak}))`)
  const ada = await db.one<{ no_tagihan: string }>(sql`
    SELECT no_tagihan FROM tagihan WHERE pihak = ${pihak} AND no_bon = ${no_bon} AND no_batal IS NULL`)
  if (ada) throw new Refusal('conflict', `Bon ${no_bon} Dari ${pihak} Sudah Dicatat Di ${ada.no_tagihan}`)
}

/** Goods are billed by a factory that the master knows, under the name that is kept then. @throws Refusal */
const pegangPabrik = async ({ db }: WriteContext, pihak: string): Promise<void> => {
  const row = await db.one(sql`
    SELECT 1 FROM master_pabrik WHERE nama_pabrik = ${pihak} AND dihapus_pada IS NULL FOR SHARE`)
  if (!row) throw new Refusal('rule', `Pabrik ${pihak} Tidak Ada`)
}

/** Costs are named by categories of costs; held, so that none is deleted meanwhile. @throws Refusal */
const pegangBiaya = async ({ db }: WriteContext, biaya: Isian['detail_biaya']): Promise<void> => {
  for (const { kode_transaksi } of biaya) {
    const row = await db.one<{ lawan: string }>(sql`
      SELECT lawan FROM kode_transaksi WHERE kode_transaksi = ${kode_transaksi} AND dihapus_pada IS NULL FOR SHARE`)
    if (!row) throw new Refusal('rule', `Kategori ${kode_transaksi} Tidak Ada`)
    if (row.lawan !== 'BIAYA' || kode_transaksi === SELISIH_KAS)
      throw new Refusal('rule', `Kategori ${kode_transaksi} Bukan Biaya`)
  }
}

/** Goods of factories that stand and that nobody bills, held. @throws Refusal */
const pegangBarang = async ({ db, sesi }: WriteContext, baris: Isian['detail_barang']): Promise<Barang[]> => {
  const nomor = baris.map(({ no_bahan_stok }) => no_bahan_stok)
  const kembar = nomor.find((one, at) => nomor.indexOf(one) !== at)
  if (kembar !== undefined) throw new Refusal('rule', `Barang ${kembar} Dua Kali Di Tagihan Ini`)
  // In one order for everybody, before anything is read of them.
  const ada = await db.rows<{ no_bahan_stok: string; no_batal: string | null }>(sql`
    SELECT no_bahan_stok, no_batal FROM bahan_stok
    WHERE no_bahan_stok = ANY (${nomor}::text[]) AND kode_toko = ${sesi.kode_toko} ORDER BY no_bahan_stok FOR UPDATE`)
  const isi = await db.rows<Barang>(sql`
    SELECT s.no_bahan_stok, s.kode_group, sum(d.berat)::bigint AS berat FROM bahan_stok s JOIN bahan_stok_detail d USING (no_bahan_stok)
    WHERE s.no_bahan_stok = ANY (${nomor}::text[]) AND d.sumber = 'PABRIK' GROUP BY s.no_bahan_stok`)
  return Promise.all(
    nomor.map(async (satu) => {
      const dokumen = ada.find(({ no_bahan_stok }) => no_bahan_stok === satu)
      const barang = isi.find(({ no_bahan_stok }) => no_bahan_stok === satu)
      if (!dokumen) throw new Refusal('rule', `Barang ${satu} Tidak Ada`)
      if (dokumen.no_batal !== null) throw new Refusal('rule', `Barang ${satu} Sudah Dibatalkan`)
      if (!barang) throw new Refusal('rule', `Barang ${satu} Tidak Datang Dari Pabrik`)
      await tolakDitagih(db, satu)
      return barang
    }),
  )
}

/** Gold that is billed dearer than it sells for, or for under half of it, is a slip of the hand or worse. */
const kasusHarga = async (
  { db, sesi }: WriteContext,
  isian: Isian,
  barang: readonly Barang[],
): Promise<(Kasus | null)[]> => {
  const pasar = await nilaiPasar(db, sesi.kode_toko, barang)
  return pairs(pairs(barang, isian.detail_barang), pasar).map(([[satu, { nilai }], harga]) =>
    // Where nobody said a price nobody can tell either.
    nilai <= harga && 2 * nilai >= harga && harga > 0
      ? null
      : {
          kategori: OTORISASI_TAGIHAN,
          aturan: 'Emas ditagih lebih mahal dari harga jualnya, atau kurang dari separuhnya',
          keterangan: `${isian.pihak} ${isian.no_bon}: ${satu.no_bahan_stok} ${satu.kode_group} ${formatGram(satu.berat)} g`,
          satuan: 'RP',
          hitung: harga,
          input: nilai,
          rp: nilai,
        },
  )
}

/** The same sum by the same party on the same day is most often the same paper under another number. */
const kasusKembar = async (
  { db }: WriteContext,
  { pihak, no_bon, tgl_bon }: Isian,
  jumlah: Rp,
): Promise<Kasus | null> => {
  const lain = await db.one<{ no_tagihan: string; no_bon: string }>(sql`
    SELECT no_tagihan, no_bon FROM tagihan
    WHERE pihak = ${pihak} AND tgl_bon = ${tgl_bon} AND jumlah = ${jumlah} AND no_batal IS NULL
    ORDER BY no_tagihan LIMIT 1`)
  return (
    (lain && {
      kategori: OTORISASI_TAGIHAN,
      aturan: 'Tagihan sama: pihak, tanggal dan jumlah',
      keterangan: `${pihak} ${no_bon}, sudah ada ${lain.no_tagihan} bon ${lain.no_bon}`,
      satuan: 'RP',
      hitung: null,
      input: jumlah,
      rp: jumlah,
    }) ??
    null
  )
}

const BARIS = ['no_bahan_stok', 'kode_group', 'mg', 'kode_transaksi', 'rp'] as const

const barisDari = (isian: Isian, barang: readonly Barang[]) => [
  ...pairs(barang, isian.detail_barang).map(([{ no_bahan_stok, kode_group, berat }, { nilai }]) => ({
    no_bahan_stok,
    kode_group,
    mg: berat,
    kode_transaksi: null,
    rp: nilai,
  })),
  ...isian.detail_biaya.map(({ kode_transaksi, nilai }) => ({
    no_bahan_stok: null,
    kode_group: null,
    mg: null,
    kode_transaksi,
    rp: nilai,
  })),
]

const simpan = route(simpanTagihan, async (isian, ctx) => {
  const { pihak, no_bon, tgl_bon, tgl_jatuh_tempo, keterangan, detail_barang, detail_biaya } = isian
  const pabrik = detail_barang.length > 0
  if (pabrik) await pegangPabrik(ctx, pihak)
  await pegangBiaya(ctx, detail_biaya)
  await periksaBon(ctx, isian)
  const barang = await pegangBarang(ctx, detail_barang)
  const [emas, biaya] = [total(detail_barang), total(detail_biaya)]
  const jumlah = rp(emas + biaya)
  const otorisasi = await kunciOtorisasi(ctx, [
    ...(await kasusHarga(ctx, isian, barang)),
    await kasusKembar(ctx, isian, jumlah),
    await periksaBatas(ctx, 'biaya', biaya, {
      kategori: OTORISASI_TAGIHAN,
      aturan: 'Biaya ditagih pemasok',
      keterangan: `${pihak} ${no_bon}`,
    }),
  ])
  const no_tagihan = await simpanDokumen(ctx, DOKUMEN_TAGIHAN, {
    kepala: { pihak, pabrik, no_bon, tgl_bon, tgl_jatuh_tempo, jumlah, keterangan, otorisasi },
    baris: { columns: BARIS, rows: barisDari(isian, barang) },
    jurnal: (nomor) => jurnalTagihan({ no_tagihan: nomor, pihak, barang: emas, biaya: detail_biaya }),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { ...isian, jumlah } },
  })
  return { message: TERSIMPAN, no_tagihan, data: await satuTagihan(ctx.db, ctx.sesi.kode_toko, no_tagihan) }
})

/** A bill that is to be paid, held: what is open of it stays so until commit. @throws Refusal */
const kunciTagihan = async ({ db, sesi }: WriteContext, no_tagihan: string) => {
  const row = await db.one<{ pihak: string; no_bon: string; no_batal: string | null }>(sql`
    SELECT pihak, no_bon, no_batal FROM tagihan WHERE no_tagihan = ${no_tagihan} AND kode_toko = ${sesi.kode_toko} FOR UPDATE`)
  if (!row) throw new Refusal('missing', `Tagihan ${no_tagihan} Tidak Ada`)
  if (row.no_batal !== null) throw new Refusal('conflict', `Tagihan ${no_tagihan} Sudah Dibatalkan`)
  // A statement of its own: it sees what was paid while the lock was waited for.
  const buka = await db.one<{ sisa: number }>(sql`
    SELECT t.jumlah - ${DIBAYAR} AS sisa FROM tagihan t WHERE t.no_tagihan = ${no_tagihan}`)
  return { ...row, sisa: buka?.sisa ?? 0 }
}

const bayar = route(bayarTagihan, async (isian, ctx) => {
  const { no_tagihan, kode_transaksi, jumlah, keterangan } = isian
  const { pihak, no_bon, sisa } = await kunciTagihan(ctx, no_tagihan)
  if (jumlah > sisa) throw new Refusal('rule', `Jumlah Melebihi Sisa Tagihan ${no_tagihan}, ${teks(sisa)}`)
  const no_rekening = isian.no_rekening === '' ? null : isian.no_rekening
  const lawan = await lawanDari(ctx, kode_transaksi, no_rekening === null ? 'KAS' : 'BANK', 'KELUAR')
  if (lawan !== 'HUTANG_LAIN') throw new Refusal('rule', `Kategori ${kode_transaksi} Bukan Untuk Hutang Lain`)
  if (no_rekening !== null) await pegangRekeningKeluar(ctx, no_rekening, jumlah)
  const otorisasi = await kunciOtorisasi(ctx, [
    await kasusKeluar(ctx, lawan, jumlah, `Tagihan ${no_tagihan}, ${pihak} ${no_bon}: ${keterangan}`),
  ])
  const uang = { arah: 'AMBIL', no_rekening, kode_transaksi, lawan, pihak, jumlah, keterangan } as const
  const no_uang = await bukukanUang(ctx, { ...uang, otorisasi })
  await insertRows(ctx.db, 'tagihan_bayar', ['no_uang', 'no_tagihan'], [{ no_uang, no_tagihan }])
  return { message: TERSIMPAN, no_uang, data: await bacaUang.satu(ctx.db, ctx.sesi.kode_toko, no_uang) }
})

/** What was paid of it is taken back first. @throws Refusal */
const tolakDibayar = async ({ db }: WriteContext, no_tagihan: string): Promise<void> => {
  const row = await db.one<{ no_uang: string }>(sql`
    SELECT u.no_uang FROM tagihan_bayar b JOIN uang u USING (no_uang)
    WHERE b.no_tagihan = ${no_tagihan} AND u.no_batal IS NULL ORDER BY u.no_uang LIMIT 1`)
  if (row) throw new Refusal('rule', `Tagihan ${no_tagihan} Sudah Dibayar Dengan ${row.no_uang}, Batalkan Dulu`)
}

const batal = route(batalTagihan, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_TAGIHAN, input, { kembalikan: () => tolakDibayar(ctx, input.no_tagihan) }),
)

/** Suppliers' bills: booked as they come, paid in parts, undone while unpaid. */
export const tagihanFeature: Feature = {
  dokumen: [DOKUMEN_TAGIHAN],
  routes: [
    simpan,
    bayar,
    batal,
    route(tagihanTerbuka, (_, { db, sesi }) => terbuka(db, sesi)),
    route(barangBelumDitagih, (_, { db, sesi }) => belumDitagih(db, sesi.kode_toko)),
    route(listTagihan, ({ tanggal }, { db, sesi }) => bacaTagihan.daftar(db, sesi.kode_toko, tanggal)),
    route(getTagihan, ({ no_tagihan }, { db, sesi }) => satuTagihan(db, sesi.kode_toko, no_tagihan)),
  ],
}
