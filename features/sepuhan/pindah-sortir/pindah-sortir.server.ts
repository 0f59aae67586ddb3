import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import {
  bukukanBatal,
  dipakaiOleh,
  type Feature,
  kunciBatal,
  Refusal,
  route,
  type WriteContext,
} from '@kencana/server-kit'
import { jumlahCetak } from '../../cetak/cetak.api.ts'
import {
  type DiBaki,
  jumlahBerat,
  jurnalSortir,
  letakkan,
  pegangBaki,
  pegangBarang,
  simpanDetail,
} from '../sortir-pembelian/sortir.api.ts'
import { GUDANG_SORTIR } from '../sortir-pembelian/sortir-pembelian.contract.ts'
import {
  batalPindahSortir,
  DOKUMEN_PINDAH_SORTIR,
  getPindahSortir,
  isiSortir,
  listPindahSortir,
  pindahSortir,
} from './pindah-sortir.contract.ts'

type Isian = InputOf<typeof pindahSortir>
type Ringkas = OutputOf<typeof listPindahSortir>[number]
type Lengkap = OutputOf<typeof getPindahSortir>

const pilih = (db: Queryable, kode_toko: string, where: Sql): Promise<Ringkas[]> =>
  db.rows<Ringkas>(sql`
    SELECT s.no_pindah, s.tgl_system, to_char(s.dibuat_pada, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS waktu, s.tujuan, s.kode_baki, s.pihak,
      s.pcs, s.berat, s.user_id, s.no_batal
    FROM pindah_sortir s WHERE s.kode_toko = ${kode_toko} AND ${where} ORDER BY s.dibuat_pada DESC, s.no_pindah DESC`)

const satu = async (db: Queryable, kode_toko: string, no_pindah: string): Promise<Lengkap> => {
  const [row] = await pilih(db, kode_toko, sql`s.no_pindah = ${no_pindah}`)
  if (!row) throw new Refusal('missing', `Dokumen ${no_pindah} Tidak Ada`)
  const detail_barang = await db.rows<Lengkap['detail_barang'][number]>(sql`
    SELECT p.no_faktur_beli, p.nama_barang::text, p.kode_group, p.kode_dept, p.kondisi, d.kode_baki_asal AS kode_baki, d.berat
    FROM pindah_sortir_detail d JOIN pembelian p ON p.no_faktur_beli = d.no_faktur_beli
    WHERE d.no_pindah = ${no_pindah} ORDER BY d.urut`)
  return { ...row, cetakan: await jumlahCetak(db, kode_toko, DOKUMEN_PINDAH_SORTIR.cetak, no_pindah), detail_barang }
}

/** Where goods may leave the house from: the tray's gudang says to whom. */
const DARI = { BOS: 'SP-BOS', PABRIK: 'SP-PBRK' } as const

const periksaAsal = async (
  ctx: WriteContext,
  { tujuan, kode_baki }: Isian,
  barang: readonly DiBaki[],
): Promise<void> => {
  const asal = [...new Set(barang.map((one) => one.kode_baki_asal))]
  if (tujuan === 'BAKI') {
    const gudang = await pegangBaki(ctx, kode_baki, GUDANG_SORTIR)
    if (gudang === 'RUSAK') throw new Refusal('rule', 'Ke Gudang RUSAK Lewat Sortir Pembelian')
    if (asal.includes(kode_baki)) throw new Refusal('rule', `Barang Sudah Di Baki ${kode_baki}`)
    return
  }
  const salah = await ctx.db.one<{ kode_baki: string }>(sql`
    SELECT kode_baki FROM baki WHERE kode_toko = ${ctx.sesi.kode_toko} AND kode_baki = ANY (${asal}::text[])
      AND kode_gudang <> ${DARI[tujuan]} ORDER BY kode_baki LIMIT 1`)
  if (salah) throw new Refusal('rule', `Baki ${salah.kode_baki} Bukan Dari Gudang ${DARI[tujuan]}`)
}

const simpan = route(pindahSortir, async (isian, ctx) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const { tujuan, pihak, detail_barang } = isian
  const kode_baki = tujuan === 'BAKI' ? isian.kode_baki : null
  const barang = await pegangBarang(ctx, detail_barang, 'SORTIR')
  await periksaAsal(ctx, isian, barang)
  const no_pindah = await ctx.nomor(DOKUMEN_PINDAH_SORTIR)
  await ctx.db.run(sql`
    INSERT INTO pindah_sortir (no_pindah, kode_toko, tgl_system, tujuan, kode_baki, pihak, pcs, berat, user_id, dibuat_pada)
    VALUES (${no_pindah}, ${kode_toko}, ${tgl_system}, ${tujuan}, ${kode_baki}, ${pihak}, ${barang.length}, ${jumlahBerat(barang)},
      ${user_id}, ${ctx.waktu})`)
  await simpanDetail(ctx, 'pindah_sortir_detail', no_pindah, barang)
  await ctx.post(
    jurnalSortir('PINDAH', no_pindah, barang, (one) =>
      tujuan === 'BAKI' ? { akun: 'BAKI', ref: isian.kode_baki, lot: one.no_faktur_beli } : { akun: tujuan },
    ),
  )
  await letakkan(ctx, barang, { keadaan: tujuan === 'BAKI' ? 'SORTIR' : tujuan, kode_baki })
  ctx.audit({ dokumen: no_pindah, sesudah: isian })
  return { message: 'Data Berhasil Disimpan', no_pindah, data: await satu(ctx.db, kode_toko, no_pindah) }
})

const batal = route(batalPindahSortir, async ({ no_pindah, alasan }, ctx) => {
  const asal = await kunciBatal<Pick<Ringkas, 'tujuan' | 'kode_baki'>>(ctx, DOKUMEN_PINDAH_SORTIR, no_pindah, {
    pilih: sql`tujuan, kode_baki`,
  })
  const barang = await ctx.db.rows<{ no_faktur_beli: string; keadaan: string; kode_baki_kini: string | null }>(sql`
    SELECT p.no_faktur_beli, p.keadaan, p.kode_baki_kini FROM pembelian p
    WHERE p.no_faktur_beli IN (SELECT d.no_faktur_beli FROM pindah_sortir_detail d WHERE d.no_pindah = ${no_pindah})
    ORDER BY p.no_faktur_beli FOR UPDATE`)
  const semula = asal.tujuan === 'BAKI' ? 'SORTIR' : asal.tujuan
  const lanjut = barang.find((one) => one.keadaan !== semula || one.kode_baki_kini !== asal.kode_baki)
  if (lanjut) {
    const oleh = await dipakaiOleh(ctx.db, { lot: lanjut.no_faktur_beli })
    throw new Refusal('rule', `Barang ${lanjut.no_faktur_beli} Sudah Dipakai ${oleh}`)
  }
  await ctx.db.run(sql`
    UPDATE pembelian p SET keadaan = 'SORTIR', kode_baki_kini = d.kode_baki_asal, versi = p.versi + 1
    FROM pindah_sortir_detail d WHERE d.no_pindah = ${no_pindah} AND p.no_faktur_beli = d.no_faktur_beli`)
  const no_batal = await bukukanBatal(ctx, DOKUMEN_PINDAH_SORTIR, no_pindah, { alasan })
  return { message: 'Berhasil', no_batal }
})

/** Sorted pieces to another sorting tray, to the owner or to the factory. */
export const pindahSortirFeature: Feature = {
  dokumen: [DOKUMEN_PINDAH_SORTIR],
  routes: [
    simpan,
    batal,
    route(isiSortir, async ({ kode_baki, no_faktur_beli }, { db, sesi }) => {
      const rows = await db.rows<OutputOf<typeof isiSortir>[number]>(sql`
        SELECT p.no_faktur_beli, p.nama_barang::text, p.kode_group, p.kode_dept, p.kondisi, p.kode_baki_kini AS kode_baki, b.kode_gudang, p.berat
        FROM pembelian p JOIN baki b ON b.kode_toko = p.kode_toko AND b.kode_baki = p.kode_baki_kini
        WHERE p.kode_toko = ${sesi.kode_toko} AND p.keadaan = 'SORTIR'
          ${kode_baki === '' ? sql`` : sql`AND p.kode_baki_kini = ${kode_baki}`}
          ${no_faktur_beli === '' ? sql`` : sql`AND p.no_faktur_beli = ${no_faktur_beli}`}
        ORDER BY p.no_faktur_beli LIMIT 500`)
      if (rows.length === 0) throw new Refusal('missing', 'Data Barang Tidak Ada')
      return rows
    }),
    route(listPindahSortir, ({ tanggal }, { db, sesi }) => pilih(db, sesi.kode_toko, sql`s.tgl_system = ${tanggal}`)),
    route(getPindahSortir, ({ no_pindah }, { db, sesi }) => satu(db, sesi.kode_toko, no_pindah)),
  ],
}
