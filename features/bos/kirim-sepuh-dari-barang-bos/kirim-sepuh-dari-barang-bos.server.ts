import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { mg } from '@kencana/ledger'
import { bukukanBatal, type Feature, kunciBatal, Refusal, route, type WriteContext } from '@kencana/server-kit'
import type { z } from 'zod'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { pegangJenis } from '../../master/jenis/jenis.api.ts'
import { DOKUMEN_KIRIM_SEPUH, type slipSepuh } from '../../sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import {
  batalSepuhBos,
  cetakSepuhBos,
  DOKUMEN_SEPUH_BOS,
  kirimSepuhBos,
  listSepuhBos,
} from './kirim-sepuh-dari-barang-bos.contract.ts'
import { jurnalSepuhBos } from './kirim-sepuh-dari-barang-bos.posting.ts'

type Isian = InputOf<typeof kirimSepuhBos>
type Slip = z.output<typeof slipSepuh>

const slip = async (db: Queryable, kode_toko: string, no_sepuh: string): Promise<Slip> => {
  const row = await db.one<Omit<Slip, 'cetakan'>>(sql`
    SELECT k.no_sepuh, k.tanggal_kirim AS tgl_sepuh, k.asal, k.tujuan, k.qty_sepuh AS qty_sepuh_total,
      k.berat_sepuh AS berat_sepuh_total, k.qty_rusak AS qty_rusak_total, k.berat_rusak AS berat_rusak_total,
      (k.berat_sepuh + k.berat_rusak)::bigint AS berat_total, k.user_id, k.no_batal, (
        SELECT jsonb_agg(jsonb_build_object('jenis', d.kode_dept, 'kode_baki', d.kode_baki, 'qty_beli', d.qty, 'berat_beli', d.berat,
          'qty_sepuh', d.qty_sepuh, 'berat_sepuh', d.berat_sepuh, 'qty_rusak', d.qty_rusak, 'berat_rusak', d.berat_rusak)
          ORDER BY d.urut)
        FROM kirim_sepuh_detail d WHERE d.no_sepuh = k.no_sepuh) AS bukti_jenis
    FROM kirim_sepuh k WHERE k.no_sepuh = ${no_sepuh} AND k.kode_toko = ${kode_toko} AND k.asal = 'BOS'`)
  if (!row) throw new Refusal('missing', `Kirim Sepuh ${no_sepuh} Tidak Ada`)
  return { ...row, cetakan: await jumlahCetak(db, kode_toko, DOKUMEN_KIRIM_SEPUH.cetak, no_sepuh) }
}

const daftar = (db: Queryable, kode_toko: string, tanggal: string): Promise<OutputOf<typeof listSepuhBos>> =>
  db.rows(sql`
    SELECT no_sepuh, to_char(dibuat_pada, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS waktu, tujuan, qty_sepuh AS qty, berat_sepuh AS berat,
      user_id, no_batal
    FROM kirim_sepuh WHERE kode_toko = ${kode_toko} AND tgl_system = ${tanggal} AND asal = 'BOS'
    ORDER BY dibuat_pada DESC, no_sepuh DESC`)

const tulis = async (ctx: WriteContext, no_sepuh: string, { detail_barang, tujuan, tanggal_kirim }: Isian) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const qty = detail_barang.reduce((sum, one) => sum + one.qty, 0)
  const berat = mg(detail_barang.reduce((sum, one) => sum + one.berat, 0))
  await ctx.db.run(sql`
    INSERT INTO kirim_sepuh (no_sepuh, kode_toko, tgl_system, asal, tujuan, tanggal_kirim, qty_sepuh, berat_sepuh, qty_rusak,
      berat_rusak, user_id, dibuat_pada)
    VALUES (${no_sepuh}, ${kode_toko}, ${tgl_system}, 'BOS', ${tujuan}, ${tanggal_kirim}, ${qty}, ${berat}, 0, 0, ${user_id},
      ${ctx.waktu})`)
  const rows = detail_barang.map((one, at) => ({
    ...one,
    no_sepuh,
    urut: at + 1,
    kode_baki: '-',
    qty_sepuh: one.qty,
    berat_sepuh: one.berat,
    qty_rusak: 0,
    berat_rusak: 0,
  }))
  await ctx.db.run(
    sql`INSERT INTO kirim_sepuh_detail SELECT * FROM jsonb_populate_recordset(NULL::kirim_sepuh_detail, ${sql.json(rows)}::jsonb)`,
  )
}

const kirim = route(kirimSepuhBos, async (isian, ctx) => {
  const { detail_barang: barang, tujuan } = isian
  if (barang.some((one, at) => barang.findIndex((lain) => lain.kode_dept === one.kode_dept) !== at))
    throw new Refusal('rule', 'Barang Sudah Ada Di Tabel')
  const tukang = await ctx.db.one(
    sql`SELECT 1 AS ada FROM tukang WHERE kode_tukang = ${tujuan} AND dihapus_pada IS NULL FOR SHARE`,
  )
  if (!tukang) throw new Refusal('rule', `Tukang ${tujuan} Tidak Ada`)
  await pegangJenis(ctx.db, barang)
  const no_sepuh = await ctx.nomor(DOKUMEN_KIRIM_SEPUH)
  await tulis(ctx, no_sepuh, isian)
  await ctx.post(jurnalSepuhBos(no_sepuh, barang))
  ctx.audit({ dokumen: no_sepuh, sesudah: isian })
  return {
    message: 'Data Berhasil Dikirim',
    no_sepuh,
    buktiSlip: await slip(ctx.db, ctx.sesi.kode_toko, no_sepuh),
  }
})

const batal = route(batalSepuhBos, async ({ no_sepuh, alasan }, ctx) => {
  await kunciBatal(ctx, DOKUMEN_SEPUH_BOS, no_sepuh, { syarat: sql`asal = 'BOS'` })
  const terima = await ctx.db.one<{ no_terima_sepuh: string }>(sql`
    SELECT no_terima_sepuh FROM terima_sepuh WHERE no_sepuh = ${no_sepuh} AND no_batal IS NULL LIMIT 1`)
  if (terima) throw new Refusal('rule', `Kirim Sepuh ${no_sepuh} Sudah Diterima ${terima.no_terima_sepuh}`)
  const no_batal = await bukukanBatal(ctx, DOKUMEN_SEPUH_BOS, no_sepuh, { alasan })
  return { message: 'Berhasil', no_batal }
})

/** Goods of the owner straight to the gilder; they come back by terima sepuh like any others. */
export const kirimSepuhBosFeature: Feature = {
  dokumen: [DOKUMEN_SEPUH_BOS],
  routes: [
    kirim,
    batal,
    route(cetakSepuhBos, ({ no_sepuh }, { db, sesi }) => slip(db, sesi.kode_toko, no_sepuh)),
    route(listSepuhBos, ({ tanggal }, { db, sesi }) => daftar(db, sesi.kode_toko, tanggal)),
  ],
}
