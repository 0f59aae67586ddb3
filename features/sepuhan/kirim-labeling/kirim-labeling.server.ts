import type { InputOf, OutputOf } from '@kencana/contract'
import { SEMUA } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { type IsiLot, MeasureError, type Mg, pcs, potongLot } from '@kencana/ledger'
import { bukukanBatal, type Feature, kunciBatal, Refusal, route, type WriteContext } from '@kencana/server-kit'
import type { z } from 'zod'
import { beratParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { kunciIsiBaki } from '../kirim-sepuh/isi-baki.api.ts'
import { pegangBaki } from '../sortir-pembelian/sortir.api.ts'
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
type Slip = z.output<typeof slipLabeling>

const pilih = (db: Queryable, kode_toko: string, where: Sql): Promise<Slip[]> =>
  db.rows<Slip>(sql`
    SELECT k.no_kirim_stock, k.cabang, k.no_terima_sepuh, k.tgl_system AS tgl_kirim, min(d.kode_baki_tujuan) AS baki_tujuan,
      jsonb_agg(jsonb_build_object('baki', d.kode_baki, 'jenis', d.kode_dept, 'tipe_barang', d.tipe_barang, 'qty_kirim', d.qty,
        'berat_kirim', d.berat, 'berat_atribut', d.berat_atribut) ORDER BY d.urut) AS baki, k.user_id, k.no_batal,
      (SELECT coalesce(max(c.ke), 0) FROM cetak c
        WHERE c.kode_toko = k.kode_toko AND c.jenis = ${DOKUMEN_LABELING.cetak} AND c.dokumen = k.no_kirim_stock) AS cetakan
    FROM kirim_labeling k JOIN kirim_labeling_detail d ON d.no_kirim_stock = k.no_kirim_stock
    WHERE k.kode_toko = ${kode_toko} AND ${where}
    GROUP BY k.no_kirim_stock ORDER BY k.dibuat_pada DESC, k.no_kirim_stock DESC`)

const satu = async (db: Queryable, kode_toko: string, no: string): Promise<Slip> => {
  const [slip] = await pilih(db, kode_toko, sql`k.no_kirim_stock = ${no}`)
  if (!slip) throw new Refusal('missing', `Kirim Labeling ${no} Tidak Ada`)
  return slip
}

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
  const jumlah = (key: 'jumlah_qty' | 'jumlah_berat' | 'berat_atribut') =>
    detail_kirim.reduce((sum, one) => sum + one[key], 0)
  if (jumlah('jumlah_berat') === 0) throw new Refusal('rule', 'Jumlah Berat Harus Diisi')
  if (
    qty_kirim !== jumlah('jumlah_qty') ||
    berat_kirim !== jumlah('jumlah_berat') ||
    berat_atribut !== jumlah('berat_atribut')
  )
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
  const isi = { qty: lots.reduce((sum, one) => sum + one.pcs, 0), berat: lots.reduce((sum, one) => sum + one.mg, 0) }
  if (b.jumlah_qty > isi.qty) throw new Refusal('rule', 'Jumlah Qty Melebihi Qty Awal')
  if (b.jumlah_berat > isi.berat) throw new Refusal('rule', 'Jumlah Berat Melebihi Berat Awal')
  const toleransi = await beratParaSystem(ctx.db, ctx.sesi.kode_toko, 'toleransi_berat')
  try {
    return { ...jenis, ...potongLot(lots, { pcs: pcs(b.jumlah_qty), mg: b.jumlah_berat }, toleransi) }
  } catch (error) {
    if (error instanceof MeasureError) throw new Refusal('rule', error.message)
    throw error
  }
}

const simpan = async (ctx: WriteContext, no: string, isian: Isian, barang: readonly (Baris & Diambil)[]) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  await ctx.db.run(sql`
    INSERT INTO kirim_labeling (no_kirim_stock, no_terima_sepuh, kode_toko, tgl_system, cabang, qty, berat, berat_atribut, user_id, dibuat_pada)
    VALUES (${no}, ${isian.no_terima_sepuh}, ${kode_toko}, ${tgl_system}, ${isian.cabang}, ${isian.qty_kirim}, ${isian.berat_kirim},
      ${isian.berat_atribut}, ${user_id}, ${ctx.waktu})`)
  const rows = barang.map((one, at) => ({
    ...one,
    no_kirim_stock: no,
    urut: at + 1,
    qty: one.jumlah_qty,
    berat: one.jumlah_berat,
  }))
  await ctx.db.run(
    sql`INSERT INTO kirim_labeling_detail SELECT * FROM jsonb_populate_recordset(NULL::kirim_labeling_detail, ${sql.json(rows)}::jsonb)`,
  )
}

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
    await pegangBaki(ctx, b.kode_baki, ['KS'])
    barang.push({ ...b, ...(await ambil(ctx, isian.no_terima_sepuh, b)) })
  }
  const no_kirim_stock = await ctx.nomor(DOKUMEN_LABELING)
  await simpan(ctx, no_kirim_stock, isian, barang)
  await ctx.post(jurnalLabeling(no_kirim_stock, barang))
  ctx.audit({ dokumen: no_kirim_stock, sesudah: isian })
  return { message: 'Data Berhasil Dikirim', no_kirim_stock, buktiSlip: await satu(ctx.db, kode_toko, no_kirim_stock) }
})

const batal = route(batalLabeling, async ({ no_kirim_stock, alasan }, ctx) => {
  const { no_validasi } = await kunciBatal<{ no_validasi: string | null }>(ctx, DOKUMEN_LABELING, no_kirim_stock, {
    pilih: sql`no_validasi`,
  })
  if (no_validasi !== null)
    throw new Refusal('rule', `Kirim Labeling ${no_kirim_stock} Sudah Divalidasi ${no_validasi}`)
  const masuk = await ctx.db.one<{ document: string }>(sql`
    SELECT j.document FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
    WHERE m.akun = 'SALDO_KIRIM' AND m.ref = ${no_kirim_stock} AND j.kind = 'TAMBAH' LIMIT 1`)
  if (masuk) throw new Refusal('rule', `Kirim Labeling ${no_kirim_stock} Sudah Diinput ${masuk.document}`)
  const no_batal = await bukukanBatal(ctx, DOKUMEN_LABELING, no_kirim_stock, { alasan })
  return { message: 'Berhasil', no_batal }
})

const laporan = async (db: Queryable, input: InputOf<typeof laporanLabeling>, kode_toko: string) => {
  const rows = await db.rows<z.output<typeof barisLaporanLabeling>>(sql`
    SELECT k.tgl_system, k.no_kirim_stock, k.no_terima_sepuh, d.kode_baki_tujuan AS kode_lokasi_toko, d.kode_dept, d.qty, d.berat,
      k.qty_kembali, k.berat_kembali
    FROM kirim_labeling k JOIN kirim_labeling_detail d ON d.no_kirim_stock = k.no_kirim_stock
    WHERE k.kode_toko = ${kode_toko} AND k.no_batal IS NULL AND k.tgl_system >= ${input.tgl_awal} AND k.tgl_system <= ${input.tgl_akhir}
      ${input.kode_lokasi_toko === SEMUA ? sql`` : sql`AND d.kode_baki_tujuan = ${input.kode_lokasi_toko}`}
    ORDER BY k.dibuat_pada, k.no_kirim_stock, d.urut`)
  const nomor = [...new Set(rows.map((row) => row.no_kirim_stock))]
  return nomor.map((_id) => ({ _id, detail: rows.filter((row) => row.no_kirim_stock === _id) }))
}

/** Gilded goods to a branch, where items are made of them. */
export const kirimLabelingFeature: Feature = {
  dokumen: [DOKUMEN_LABELING],
  routes: [
    kirim,
    batal,
    route(cetakLabeling, async ({ no_kirim_stock }, { db, sesi }) => {
      const { baki, tgl_kirim, ...slip } = await satu(db, sesi.kode_toko, no_kirim_stock)
      return { ...slip, tgl_system: tgl_kirim, bukti_baki: baki }
    }),
    route(bakiCabang, ({ cabang }, { db }) =>
      db.rows<OutputOf<typeof bakiCabang>[number]>(sql`
        SELECT kode_baki, nama_baki::text FROM baki
        WHERE kode_toko = ${cabang} AND kode_gudang = 'KC' AND dihapus_pada IS NULL ORDER BY kode_baki`),
    ),
    route(listLabeling, ({ tanggal }, { db, sesi }) => pilih(db, sesi.kode_toko, sql`k.tgl_system = ${tanggal}`)),
    route(laporanLabeling, (input, { db, sesi }) => laporan(db, input, sesi.kode_toko)),
  ],
}
