import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { jumlah, jumlahBerat } from '@kencana/ledger'
import { batalDokumen, type Feature, Refusal, route, simpanDokumen, waktu } from '@kencana/server-kit'
import type { z } from 'zod'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import { pegangJenis } from '../../master/jenis/jenis.api.ts'
import { periksaDiterima } from '../../sepuhan/kirim-sepuh/isi-baki.api.ts'
import { DOKUMEN_KIRIM_SEPUH, type slipSepuh } from '../../sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import {
  batalSepuhBos,
  cetakSepuhBos,
  DOKUMEN_SEPUH_BOS,
  kirimSepuhBos,
  listSepuhBos,
} from './kirim-sepuh-dari-barang-bos.contract.ts'
import { jurnalSepuhBos } from './kirim-sepuh-dari-barang-bos.posting.ts'

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
    SELECT no_sepuh, ${waktu(sql`dibuat_pada`)} AS waktu, tujuan, qty_sepuh AS qty, berat_sepuh AS berat,
      user_id, no_batal
    FROM kirim_sepuh WHERE kode_toko = ${kode_toko} AND tgl_system = ${tanggal} AND asal = 'BOS'
    ORDER BY dibuat_pada DESC, no_sepuh DESC`)

const TANPA_RUSAK = { qty_rusak: 0, berat_rusak: 0 }

const COLUMNS = [
  'kode_baki',
  'kode_group',
  'kode_dept',
  'asal_barang',
  'qty',
  'berat',
  'qty_sepuh',
  'berat_sepuh',
  'qty_rusak',
  'berat_rusak',
] as const

const kirim = route(kirimSepuhBos, async (isian, ctx) => {
  const { detail_barang: barang, tujuan } = isian
  if (barang.some((one, at) => barang.findIndex((lain) => lain.kode_dept === one.kode_dept) !== at))
    throw new Refusal('rule', 'Barang Sudah Ada Di Tabel')
  const tukang = await ctx.db.one(
    sql`SELECT 1 AS ada FROM tukang WHERE kode_tukang = ${tujuan} AND dihapus_pada IS NULL FOR SHARE`,
  )
  if (!tukang) throw new Refusal('rule', `Tukang ${tujuan} Tidak Ada`)
  await pegangJenis(ctx.db, barang)
  const rows = barang.map((one) => ({
    ...one,
    kode_baki: '-',
    qty_sepuh: one.qty,
    berat_sepuh: one.berat,
    ...TANPA_RUSAK,
  }))
  const total = { qty_sepuh: jumlah(barang, 'qty'), berat_sepuh: jumlahBerat(barang), ...TANPA_RUSAK }
  const no_sepuh = await simpanDokumen(ctx, DOKUMEN_SEPUH_BOS, {
    kepala: { asal: 'BOS', tujuan, tanggal_kirim: isian.tanggal_kirim, ...total },
    baris: { columns: COLUMNS, rows },
    jurnal: (nomor) => jurnalSepuhBos(nomor, barang),
    audit: { sesudah: isian },
  })
  return {
    message: 'Data Berhasil Dikirim',
    no_sepuh,
    buktiSlip: await slip(ctx.db, ctx.sesi.kode_toko, no_sepuh),
  }
})

const batal = route(batalSepuhBos, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_SEPUH_BOS, input, {
    syarat: sql`asal = 'BOS'`,
    kembalikan: () => periksaDiterima(ctx, input.no_sepuh),
  }),
)

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
