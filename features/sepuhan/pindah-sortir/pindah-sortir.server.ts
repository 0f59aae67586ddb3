import type { InputOf, OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { jumlahBerat } from '@kencana/ledger'
import {
  bacaDokumen,
  batalDokumen,
  type Feature,
  kunciOtorisasi,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
  waktu,
} from '@kencana/server-kit'
import { kasusKeluar, tolakBelumDicentang } from '../../bos/centang-bos/centang-bos.api.ts'
import {
  barisSortir,
  type DiBaki,
  jurnalSortir,
  kembalikanSortir,
  letakkan,
  pegangBakiDari,
  pegangBarang,
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

const baca = bacaDokumen<Ringkas>(
  DOKUMEN_PINDAH_SORTIR,
  sql`k.no_pindah, k.tgl_system, ${waktu()} AS waktu, k.tujuan, k.kode_baki, k.pihak, k.pcs, k.berat, k.user_id, k.no_batal`,
)

const satu = async (db: Queryable, kode_toko: string, no_pindah: string): Promise<Lengkap> => {
  const row = await baca.satu(db, kode_toko, no_pindah)
  const detail_barang = await db.rows<Lengkap['detail_barang'][number]>(sql`
    SELECT p.no_faktur_beli, p.nama_barang::text, p.kode_group, p.kode_dept, p.kondisi, d.kode_baki_asal AS kode_baki, d.berat
    FROM pindah_sortir_detail d JOIN pembelian p ON p.no_faktur_beli = d.no_faktur_beli
    WHERE d.no_pindah = ${no_pindah} ORDER BY d.urut`)
  return { ...row, detail_barang }
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
    const gudang = await pegangBakiDari(ctx, kode_baki, GUDANG_SORTIR)
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
  const { tujuan, pihak, detail_barang } = isian
  const kode_baki = tujuan === 'BAKI' ? isian.kode_baki : null
  const barang = await pegangBarang(ctx, detail_barang, 'SORTIR')
  await periksaAsal(ctx, isian, barang)
  const berat = jumlahBerat(barang)
  const keluar = `${barang.length} barang sortir ke ${tujuan} ${pihak}`.trim()
  const otorisasi = await kunciOtorisasi(ctx, [tujuan === 'BAKI' ? null : await kasusKeluar(ctx, berat, keluar)])
  const no_pindah = await simpanDokumen(ctx, DOKUMEN_PINDAH_SORTIR, {
    kepala: { tujuan, kode_baki, pihak, pcs: barang.length, berat, otorisasi },
    baris: barisSortir(barang),
    gerak: () => letakkan(ctx, barang, { keadaan: tujuan === 'BAKI' ? 'SORTIR' : tujuan, kode_baki }),
    jurnal: (nomor) =>
      jurnalSortir('PINDAH', nomor, barang, (one) =>
        tujuan === 'BAKI' ? { akun: 'BAKI', ref: isian.kode_baki, lot: one.no_faktur_beli } : { akun: tujuan },
      ),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: isian },
  })
  return { message: TERSIMPAN, no_pindah, data: await satu(ctx.db, ctx.sesi.kode_toko, no_pindah) }
})

const batal = route(batalPindahSortir, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_PINDAH_SORTIR, input, {
    pilih: sql`tujuan, kode_baki`,
    kembalikan: async ({ tujuan, kode_baki }: Pick<Ringkas, 'tujuan' | 'kode_baki'>) => {
      if (tujuan !== 'BAKI') await tolakBelumDicentang(ctx)
      const kini = { keadaan: tujuan === 'BAKI' ? 'SORTIR' : tujuan, kode_baki }
      return kembalikanSortir(ctx, DOKUMEN_PINDAH_SORTIR, input.no_pindah, kini, 'SORTIR')
    },
  }),
)

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
    route(listPindahSortir, ({ tanggal }, { db, sesi }) => baca.daftar(db, sesi.kode_toko, tanggal)),
    route(getPindahSortir, ({ no_pindah }, { db, sesi }) => satu(db, sesi.kode_toko, no_pindah)),
  ],
}
