/** Receiving what another installation sent: pieces into these books, and the letter that says so, in one transaction. */
import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { jumlahBerat, type Mg, type Rp } from '@kencana/ledger'
import { Refusal, simpanDokumen, type WriteContext } from '@kencana/server-kit'
import { z } from 'zod'
import { beriBarcodeLama } from '../../barang/data-barang/barcode-lama.api.ts'
import type { terimaBarang } from '../../barang/terima-barang/terima-barang.contract.ts'
import { kirimSurat } from '../surat/surat.api.ts'
import { isiSampai } from './kiriman.contract.ts'
import { DOKUMEN_TERIMA_CABANG } from './kiriman-masuk.contract.ts'
import { jurnalTerimaCabang } from './kiriman-masuk.posting.ts'
import { pegangKode } from './periksa-kiriman.store.ts'

interface Masuk {
  asal: string
  sambungan: string
  kode_toko: string
  ditarik: boolean
}

interface Barang {
  kode_barang: string
  kode_barcode: string
  kode_group: string
  kode_dept: string
  berat: Mg
  nilai: Rp | null
}

/** Holds a dispatch of another installation; undefined when the number is none of theirs. */
const pegangKiriman = (ctx: WriteContext, no_kirim: string): Promise<Masuk | undefined> =>
  ctx.db.one<Masuk>(sql`
    SELECT asal::text, sambungan::text, kode_toko::text, ditarik_pada IS NOT NULL AS ditarik
    FROM kiriman_masuk WHERE no_kirim = ${no_kirim} FOR UPDATE`)

const yangDatang = async (ctx: WriteContext, no_kirim: string, kode: readonly string[]): Promise<Barang[]> => {
  const ganda = kode.find((one, at) => kode.indexOf(one) !== at)
  if (ganda !== undefined) throw new Refusal('rule', `Barang ${ganda} Dua Kali Dalam Daftar`)
  const jalan = await ctx.db.rows<Barang>(sql`
    SELECT kode_barang::text, kode_barcode::text, kode_group::text, kode_dept::text, berat, nilai
    FROM kiriman_masuk_detail WHERE no_kirim = ${no_kirim} AND no_terima IS NULL ORDER BY kode_barang FOR UPDATE`)
  return kode.map((one) => {
    const barang = jalan.find(({ kode_barcode }) => kode_barcode === one)
    if (!barang) throw new Refusal('conflict', `Barang ${one} Tidak Di Jalan Dengan Kiriman ${no_kirim}`)
    return barang
  })
}

/** A piece that came here otherwise since, or whose category or type was deleted since, stays on its way. @throws Refusal */
const periksaKini = async (ctx: WriteContext, barang: readonly Barang[]): Promise<void> => {
  const kode = barang.map((one) => one.kode_barang)
  // A new piece has no row to be held.
  await pegangKode(ctx.db, kode)
  await ctx.db.run(sql`SELECT 1 FROM barang WHERE kode_barang = ANY (${kode}::text[]) ORDER BY kode_barang FOR UPDATE`)
  const salah = await ctx.db.one<{ kode_barcode: string; sebab: string }>(sql`
    SELECT x.kode_barcode, CASE WHEN g.kode_group IS NULL THEN 'Kategori ' || x.kode_group || ' Tidak Ada'
        WHEN j.kode_dept IS NULL THEN 'Jenis ' || x.kode_dept || ' Tidak Ada' ELSE 'Sudah Ada Di Sini, ' || b.status_barang END AS sebab
    FROM jsonb_to_recordset(${sql.json(barang)}::jsonb) x (kode_barang text, kode_barcode text, kode_group text, kode_dept text)
      LEFT JOIN master_group g ON g.kode_group = x.kode_group AND g.dihapus_pada IS NULL
      LEFT JOIN jenis j ON j.kode_dept = x.kode_dept AND j.kode_group = x.kode_group AND j.dihapus_pada IS NULL
      LEFT JOIN barang b ON b.kode_barang = x.kode_barang
    WHERE g.kode_group IS NULL OR j.kode_dept IS NULL OR b.status_barang <> 'CABANG' LIMIT 1`)
  if (salah) throw new Refusal('rule', `Barang ${salah.kode_barcode}: ${salah.sebab}`)
}

/** Columns of a piece that travel as they are. */
const IKUT = [
  'kode_group',
  'kode_dept',
  'nama_barang',
  'kode_intern',
  'tag_id',
  'tipe_barang',
  'berat',
  'berat_asli',
  'berat_awal',
  'berat_susut',
  'susut_tukang',
  'berat_cad',
  'berat_plastik',
  'berat_atribut',
  'berat_bandrol',
  'kadar',
  'persentase',
  'kadar_cetak',
  'kadar_modal',
  'nama_atribut',
  'harga_atribut',
  'ongkos',
  'harga_estimasi',
  'harga_total',
  'is_markis',
] as const

/**
 * What corrections and washings took elsewhere counts on here: what its letter says, and no less than what it weighs less than when it left.
 * Read before the piece is entered as it came.
 */
const bawaBeda = async ({ db }: WriteContext, no_terima: string): Promise<() => Promise<number>> => {
  const beda = await db.rows<{ kode_barang: string }>(sql`
    SELECT d.kode_barang::text, greatest(x.kurang + greatest(greatest(-v.beda, 0) - v.cuci, 0), v.kurang) - x.kurang AS kurang,
      greatest(x.lebih + greatest(v.beda, 0), v.lebih) - x.lebih AS lebih, v.cuci
    FROM kiriman_masuk_detail d LEFT JOIN barang b ON b.kode_barang = d.kode_barang CROSS JOIN LATERAL beda_barang(d.kode_barang) x
      CROSS JOIN LATERAL (
        SELECT coalesce(d.berat - b.berat, 0) AS beda, coalesce((d.isi ->> 'koreksi_kurang')::bigint, 0) AS kurang,
          coalesce((d.isi ->> 'koreksi_lebih')::bigint, 0) AS lebih, greatest(coalesce((d.isi ->> 'susut_cuci')::bigint, 0) - x.cuci, 0) AS cuci
      ) v
    WHERE d.no_terima = ${no_terima}`)
  return () =>
    db.run(sql`
      INSERT INTO beda_dibawa AS a (kode_barang, kurang, lebih, cuci)
      SELECT kode_barang, kurang, lebih, cuci FROM jsonb_to_recordset(${sql.json(beda)}::jsonb) x (kode_barang text, kurang bigint, lebih bigint, cuci bigint)
      WHERE kurang + lebih + cuci > 0
      ON CONFLICT (kode_barang) DO UPDATE SET kurang = a.kurang + excluded.kurang, lebih = a.lebih + excluded.lebih, cuci = a.cuci + excluded.cuci`)
}

/** The labels of before with which pieces come; one that a letter tells of twice is of its first piece. */
const labelDatang = ({ db }: WriteContext, no_terima: string) =>
  db.rows<{ kode_barang: string; barcode_lama: string }>(sql`
    SELECT DISTINCT ON (barcode_lama) kode_barang::text, barcode_lama
    FROM (SELECT kode_barang, urut, isi ->> 'barcode_lama' AS barcode_lama FROM kiriman_masuk_detail WHERE no_terima = ${no_terima}) d
    WHERE barcode_lama <> '-' ORDER BY barcode_lama, urut`)

/**
 * New here, or back: the piece lies on the tray as the sender knew it; a photo that is not here yet comes by itself. The code of its label of
 * before stays behind where another piece here has it, or one before it in its letter: goods are never stopped by a label.
 * @throws Refusal for one that lies here otherwise: it is never written over
 */
const masukkan = async (
  { db, sesi, waktu }: WriteContext,
  no_terima: string,
  kode_baki: string,
  barang: readonly Barang[],
): Promise<void> => {
  const kolom = sql.join(IKUT.map((nama) => sql.ident(nama)))
  const baru = sql.join(IKUT.map((nama) => sql.ident('excluded', nama)))
  const masuk = await db.rows<{ kode_barang: string }>(sql`
    INSERT INTO barang (kode_barang, kode_barcode, kode_toko, kode_baki, status_barang, tujuan, no_datang, dibuat_pada, modal, foto, barcode_lama, ${kolom})
    SELECT d.kode_barang, d.kode_barcode, ${sesi.kode_toko}, ${kode_baki}, 'TERSEDIA', ${sesi.kode_toko}, ${no_terima}, ${waktu},
      (d.isi ->> 'harga_beli')::bigint, f.hash,
      CASE WHEN x.barcode_lama IS NULL THEN sini.barcode_lama
        WHEN lain.kode_barang IS NULL AND row_number() OVER (PARTITION BY x.barcode_lama ORDER BY d.urut) = 1 THEN nullif(x.barcode_lama, '-') END,
      ${sql.join(IKUT.map((nama) => sql.ident('x', nama)))}
    FROM kiriman_masuk_detail d LEFT JOIN foto f ON f.hash = d.foto
      CROSS JOIN LATERAL jsonb_populate_record(NULL::barang, d.isi) x
      LEFT JOIN barang sini ON sini.kode_barang = d.kode_barang
      LEFT JOIN barang lain ON lain.barcode_lama = x.barcode_lama AND lain.kode_barang <> d.kode_barang
    WHERE d.no_terima = ${no_terima}
    ON CONFLICT (kode_barang) DO UPDATE SET kode_toko = excluded.kode_toko, kode_baki = excluded.kode_baki, status_barang = 'TERSEDIA',
      modal = excluded.modal, foto = coalesce(excluded.foto, barang.foto), barcode_lama = excluded.barcode_lama, versi = barang.versi + 1, (${kolom}) = ROW (${baru})
      WHERE barang.status_barang = 'CABANG'
    RETURNING kode_barang::text`)
  const lain = barang.find((one) => !masuk.some(({ kode_barang }) => kode_barang === one.kode_barang))
  if (lain) throw new Refusal('conflict', `Barang ${lain.kode_barcode} Sudah Diproses Oleh User Lain`)
}

/** Codes of labels of before that stayed behind, each with the piece that came without it. */
const labelDilepas = ({ db }: WriteContext, no_terima: string) =>
  db.rows<Diterima['barcode_lama_dilepas'][number]>(sql`
    SELECT d.kode_barcode::text, d.isi ->> 'barcode_lama' AS barcode_lama
    FROM kiriman_masuk_detail d JOIN barang b ON b.kode_barang = d.kode_barang
    WHERE d.no_terima = ${no_terima} AND d.isi ->> 'barcode_lama' <> '-' AND b.barcode_lama IS DISTINCT FROM d.isi ->> 'barcode_lama'
    ORDER BY d.urut`)

const catatBaris = (ctx: WriteContext, no_terima: string, no_kirim: string, kode: readonly string[]) =>
  ctx.db.run(sql`
    UPDATE kiriman_masuk_detail SET no_terima = ${no_terima},
      dinilai = nilai IS NOT NULL AND nilai_sejak(${ctx.sesi.kode_toko}, kode_group) IS NOT NULL
    WHERE no_kirim = ${no_kirim} AND kode_barang = ANY (${[...kode]}::text[])`)

const beriKabar = async (
  ctx: WriteContext,
  { sambungan }: Masuk,
  no_kirim: string,
  no_terima: string,
): Promise<void> => {
  const { kode_toko } = ctx.sesi
  const barang = await ctx.db.rows<{ kode_barang: string; berat: Mg; nilai: Rp | null }>(sql`
    SELECT kode_barang::text, berat, CASE WHEN dinilai THEN nilai END::bigint AS nilai
    FROM kiriman_masuk_detail WHERE no_terima = ${no_terima} ORDER BY urut`)
  const isi = z.encode(isiSampai, { no_kirim, no_terima, toko: kode_toko, barang })
  await kirimSurat(ctx.db, { sambungan, jenis: 'SAMPAI', kode_toko, dokumen: no_terima, isi, waktu: ctx.waktu })
}

/** What was received of a dispatch. */
interface Diterima {
  no_terima: string
  pcs: number
  berat: Mg
  /** Pieces still on their way. */
  sisa: number
  barcode_lama_dilepas: { kode_barcode: string; barcode_lama: string }[]
}

/**
 * Receives pieces of a dispatch of another installation onto a tray that was checked. @returns undefined when the number is no such one
 * @throws Refusal
 */
export const terimaDariCabang = async (
  ctx: WriteContext,
  { no_kirim, kode_baki, detail_barang }: InputOf<typeof terimaBarang>,
): Promise<Diterima | undefined> => {
  const masuk = await pegangKiriman(ctx, no_kirim)
  if (!masuk) return undefined
  if (masuk.kode_toko !== ctx.sesi.kode_toko) throw new Refusal('rule', `Kiriman ${no_kirim} Bukan Untuk Toko Ini`)
  if (masuk.ditarik) throw new Refusal('rule', `Kiriman ${no_kirim} Sudah Ditarik Kembali Pengirim`)
  const barang = await yangDatang(ctx, no_kirim, detail_barang)
  await periksaKini(ctx, barang)
  const kode = barang.map((one) => one.kode_barang)
  const isi = { pcs: barang.length, berat: jumlahBerat(barang) }
  const no_terima = await simpanDokumen(ctx, DOKUMEN_TERIMA_CABANG, {
    kepala: { no_kirim, asal: masuk.asal, kode_baki, ...isi },
    gerak: async (nomor) => {
      await catatBaris(ctx, nomor, no_kirim, kode)
      const catatBeda = await bawaBeda(ctx, nomor)
      await beriBarcodeLama(ctx.db, await labelDatang(ctx, nomor), () => masukkan(ctx, nomor, kode_baki, barang))
      await catatBeda()
    },
    jurnal: (nomor) => jurnalTerimaCabang(nomor, masuk.asal, kode_baki, barang),
    sesudah: (nomor) => beriKabar(ctx, masuk, no_kirim, nomor),
    audit: { sesudah: { no_kirim, kode_baki, detail_barang } },
  })
  const sisa = await ctx.db.one<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM kiriman_masuk_detail WHERE no_kirim = ${no_kirim} AND no_terima IS NULL`,
  )
  return { no_terima, ...isi, sisa: sisa?.n ?? 0, barcode_lama_dilepas: await labelDilepas(ctx, no_terima) }
}
