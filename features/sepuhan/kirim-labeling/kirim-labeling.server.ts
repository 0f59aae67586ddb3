import type { InputOf, OutputOf } from '@kencana/contract'
import { SEMUA } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type IsiLot, jumlah, type Mg } from '@kencana/ledger'
import {
  bacaDokumen,
  batalDokumen,
  type Feature,
  grouped,
  kunciOtorisasi,
  laporanRoute,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  standing,
  type WriteContext,
  within,
} from '@kencana/server-kit'
import type { z } from 'zod'
import { kasusSusut } from '../../pengaturan/batas/susut.api.ts'
import { kunciIsiBaki, potongIsi } from '../kirim-sepuh/isi-baki.api.ts'
import { pegangBakiDari } from '../sortir-pembelian/sortir.api.ts'
import {
  bakiCabang,
  type barisLaporanLabeling,
  batalLabeling,
  cetakLabeling,
  DOKUMEN_LABELING,
  kirimLabeling,
  laporanLabeling,
  listLabeling,
  type slipLabeling,
} from './kirim-labeling.contract.ts'
import { jurnalLabeling } from './kirim-labeling.posting.ts'

type Isian = InputOf<typeof kirimLabeling>
type Baris = Isian['detail_kirim'][number]

const baca = bacaDokumen<z.output<typeof slipLabeling>>(
  DOKUMEN_LABELING,
  sql`k.no_kirim_stock, k.cabang, k.no_terima_sepuh, k.tgl_system AS tgl_kirim, x.baki_tujuan, x.baki, k.user_id, k.no_batal`,
  {
    gabung: sql`
      CROSS JOIN LATERAL (
        SELECT min(d.kode_baki_tujuan) AS baki_tujuan, jsonb_agg(jsonb_build_object('baki', d.kode_baki, 'jenis', d.kode_dept,
          'tipe_barang', d.tipe_barang, 'qty_kirim', d.qty, 'berat_kirim', d.berat, 'berat_atribut', d.berat_atribut) ORDER BY d.urut)
          AS baki
        FROM kirim_labeling_detail d WHERE d.no_kirim_stock = k.no_kirim_stock
      ) x`,
    perCetak: true,
  },
)

/** A branch of this installation, and its tray of gudang KC. */
const periksaTujuan = async (
  ctx: WriteContext,
  cabang: string,
  { kode_cabang, kode_baki_tujuan }: Baris,
): Promise<void> => {
  if (kode_cabang !== cabang) throw new Refusal('rule', 'Cabang Tidak Sama')
  const toko = await ctx.db.one<{ portal: string }>(sql`SELECT portal FROM toko WHERE kode_toko = ${cabang}`)
  if (!toko) throw new Refusal('rule', `Toko ${cabang} Tidak Ada`)
  if (toko.portal !== '') throw new Refusal('rule', `Toko ${cabang} Ada Di Instalasi Lain`)
  const baki = await ctx.db.one<{ kode_gudang: string }>(sql`
    SELECT kode_gudang FROM baki
    WHERE kode_toko = ${cabang} AND kode_baki = ${kode_baki_tujuan} AND dihapus_pada IS NULL FOR SHARE`)
  if (baki?.kode_gudang !== 'KC') throw new Refusal('rule', `Baki ${kode_baki_tujuan} Bukan Baki KC Toko ${cabang}`)
}

const periksaJumlah = ({ detail_kirim, qty_kirim, berat_kirim, berat_atribut }: Isian): void => {
  const berat = jumlah(detail_kirim, 'jumlah_berat')
  if (berat === 0) throw new Refusal('rule', 'Jumlah Berat Harus Diisi')
  const qty = jumlah(detail_kirim, 'jumlah_qty')
  if (qty_kirim !== qty || berat_kirim !== berat || berat_atribut !== jumlah(detail_kirim, 'berat_atribut'))
    throw new Refusal('rule', 'Jumlah Tidak Sama Dengan Isi Tabel')
}

interface Diambil {
  kode_group: string
  baris: readonly IsiLot[]
  selisih: Mg
}

const ambil = async (ctx: WriteContext, lot: string, b: Baris): Promise<Diambil> => {
  const jenis = await ctx.db.one<{ kode_group: string }>(
    sql`SELECT kode_group FROM jenis WHERE kode_dept = ${b.kode_dept}`,
  )
  if (!jenis) throw new Refusal('rule', `Jenis ${b.kode_dept} Tidak Ada`)
  const lots = await kunciIsiBaki(ctx, { ...b, kode_group: jenis.kode_group, lot })
  if (b.jumlah_qty > jumlah(lots, 'pcs')) throw new Refusal('rule', 'Jumlah Qty Melebihi Qty Awal')
  if (b.jumlah_berat > jumlah(lots, 'mg')) throw new Refusal('rule', 'Jumlah Berat Melebihi Berat Awal')
  return { ...jenis, ...(await potongIsi(ctx, lots, b.jumlah_qty, b.jumlah_berat)) }
}

const COLUMNS = [
  'kode_baki',
  'kode_baki_tujuan',
  'kode_group',
  'kode_dept',
  'tipe_barang',
  'qty',
  'berat',
  'berat_atribut',
] as const

const kirim = route(kirimLabeling, async (isian, ctx) => {
  const { kode_toko } = ctx.sesi
  periksaJumlah(isian)
  const terima = await ctx.db.one<{ no_batal: string | null }>(sql`
    SELECT no_batal FROM terima_sepuh
    WHERE no_terima_sepuh = ${isian.no_terima_sepuh} AND kode_toko = ${kode_toko} FOR SHARE`)
  if (!terima || terima.no_batal !== null)
    throw new Refusal('missing', `Terima Sepuh ${isian.no_terima_sepuh} Tidak Ada`)
  const barang: (Baris & Diambil)[] = []
  for (const b of isian.detail_kirim) {
    await periksaTujuan(ctx, isian.cabang, b)
    await pegangBakiDari(ctx, b.kode_baki, ['KS'])
    barang.push({ ...b, ...(await ambil(ctx, isian.no_terima_sepuh, b)) })
  }
  const { no_terima_sepuh, cabang, qty_kirim: qty, berat_kirim: berat, berat_atribut } = isian
  const jurnal = (nomor: string) => jurnalLabeling(nomor, barang)
  const otorisasi = await kunciOtorisasi(ctx, [await kasusSusut(ctx, jurnal('-'))])
  const no_kirim_stock = await simpanDokumen(ctx, DOKUMEN_LABELING, {
    kepala: { no_terima_sepuh, cabang, qty, berat, berat_atribut, otorisasi },
    baris: { columns: COLUMNS, rows: barang.map((one) => ({ ...one, qty: one.jumlah_qty, berat: one.jumlah_berat })) },
    jurnal,
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: isian },
  })
  return {
    message: 'Data Berhasil Dikirim',
    no_kirim_stock,
    buktiSlip: await baca.satu(ctx.db, kode_toko, no_kirim_stock),
  }
})

/** The cashier did not close it, and nothing was entered from it. @throws Refusal */
const periksaUtuh = async ({ db }: WriteContext, no_kirim_stock: string, no_validasi: string | null): Promise<void> => {
  if (no_validasi !== null)
    throw new Refusal('rule', `Kirim Labeling ${no_kirim_stock} Sudah Divalidasi ${no_validasi}`)
  const masuk = await db.one<{ document: string }>(sql`
    SELECT j.document FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE m.akun = 'SALDO_KIRIM' AND m.ref = ${no_kirim_stock} AND j.kind = 'TAMBAH' LIMIT 1`)
  if (masuk) throw new Refusal('rule', `Kirim Labeling ${no_kirim_stock} Sudah Diinput ${masuk.document}`)
}

const batal = route(batalLabeling, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_LABELING, input, {
    pilih: sql`no_validasi`,
    kembalikan: (asal: { no_validasi: string | null }) => periksaUtuh(ctx, input.no_kirim_stock, asal.no_validasi),
  }),
)

const laporan = async (db: Queryable, input: InputOf<typeof laporanLabeling>, kode_toko: string) => {
  const rows = await db.rows<z.output<typeof barisLaporanLabeling>>(sql`
    SELECT k.tgl_system, k.no_kirim_stock, k.no_terima_sepuh, d.kode_baki_tujuan AS kode_lokasi_toko, d.kode_dept, d.qty, d.berat,
      coalesce(b.qty, 0)::int AS qty_kembali, coalesce(b.berat, 0)::bigint AS berat_kembali
    FROM kirim_labeling k JOIN kirim_labeling_detail d ON d.no_kirim_stock = k.no_kirim_stock
    -- what had come back to a tray by then, when the cashier closed it
    CROSS JOIN LATERAL (
      SELECT sum(m.pcs) AS qty, sum(m.mg) AS berat FROM validasi_inputan v
      JOIN jurnal j ON j.document = v.no_validasi AND j.kind = 'VALIDASI_INPUTAN' JOIN mutasi m ON m.jurnal_id = j.id AND m.akun = 'BAKI'
      WHERE v.no_kirim = k.no_kirim_stock AND v.tgl_system <= ${input.tgl_akhir} ${standing('v.no_batal', input)}
    ) b
    WHERE k.kode_toko = ${kode_toko} ${within('k.tgl_system', input)} ${standing('k.no_batal', input)}
      ${input.kode_lokasi_toko === SEMUA ? sql`` : sql`AND d.kode_baki_tujuan = ${input.kode_lokasi_toko}`}
    ORDER BY k.dibuat_pada, k.no_kirim_stock, d.urut`)
  return grouped(rows, (row) => row.no_kirim_stock).map(([_id, detail]) => ({ _id, detail }))
}

/** Gilded goods to a branch, where items are made of them. */
export const kirimLabelingFeature: Feature = {
  dokumen: [DOKUMEN_LABELING],
  routes: [
    kirim,
    batal,
    route(cetakLabeling, async ({ no_kirim_stock }, { db, sesi }) => {
      const { baki, tgl_kirim, ...slip } = await baca.satu(db, sesi.kode_toko, no_kirim_stock)
      return { ...slip, tgl_system: tgl_kirim, bukti_baki: baki }
    }),
    route(bakiCabang, ({ cabang }, { db }) =>
      db.rows<OutputOf<typeof bakiCabang>[number]>(sql`
        SELECT kode_baki, nama_baki::text FROM baki
        WHERE kode_toko = ${cabang} AND kode_gudang = 'KC' AND dihapus_pada IS NULL ORDER BY kode_baki`),
    ),
    route(listLabeling, ({ tanggal }, { db, sesi }) => baca.daftar(db, sesi.kode_toko, tanggal)),
    laporanRoute(laporanLabeling, laporan),
  ],
}
