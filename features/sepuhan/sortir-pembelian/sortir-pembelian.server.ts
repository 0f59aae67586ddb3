import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { bukukanBatal, dipakaiOleh, type Feature, kunciBatal, Refusal, route } from '@kencana/server-kit'
import { periksaRusak } from '../../kasir/validasi-barang-rusak/rusak.api.ts'
import {
  type DiBaki,
  jumlahBerat,
  jurnalSortir,
  letakkan,
  pegangBaki,
  pegangBarang,
  simpanDetail,
} from './sortir.api.ts'
import {
  batalSortir,
  cetakSortir,
  DOKUMEN_SORTIR,
  GUDANG_SORTIR,
  getSortir,
  laporanSortir,
  siapSortir,
  sortirPembelian,
} from './sortir-pembelian.contract.ts'
import { bukti, detail, global, isi, siap, sisaSortir } from './sortir-pembelian.query.ts'

const TOKO_SENDIRI = 'Sortir Hanya Untuk Barang Toko Sendiri'

const periksa = (input: InputOf<typeof sortirPembelian>, barang: readonly DiBaki[], gudang: string): void => {
  if (gudang !== input.kode_gudang)
    throw new Refusal('rule', `Baki ${input.kode_baki} Bukan Dari Gudang ${input.kode_gudang}`)
  const pindah = barang.find(
    (one) =>
      input.detail_barang.find((baris) => baris.no_faktur_beli === one.no_faktur_beli)?.kode_lokasi_toko !==
      one.kode_baki_asal,
  )
  if (pindah) throw new Refusal('conflict', `Barang ${pindah.no_faktur_beli} Sudah Diproses Oleh User Lain`)
  if (input.qty_bos !== barang.length || input.berat_bos !== jumlahBerat(barang))
    throw new Refusal('conflict', 'Data Berubah, Silahkan Cari Ulang')
}

const simpan = route(sortirPembelian, async (input, ctx) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  if (input.kode_toko !== kode_toko) throw new Refusal('rule', TOKO_SENDIRI)
  const gudang = await pegangBaki(ctx, input.kode_baki, GUDANG_SORTIR)
  const nomor = input.detail_barang.map((one) => one.no_faktur_beli)
  const barang = await pegangBarang(ctx, nomor, 'BELI')
  periksa(input, barang, gudang)
  const no_sortir = await ctx.nomor(DOKUMEN_SORTIR)
  await ctx.db.run(sql`
    INSERT INTO sortir_pembelian (no_sortir, kode_toko, tgl_system, kode_gudang, kode_baki, qty_asal, berat_asal, qty_bos, berat_bos,
      user_id, dibuat_pada)
    VALUES (${no_sortir}, ${kode_toko}, ${tgl_system}, ${gudang}, ${input.kode_baki}, ${input.qty_asal}, ${input.berat_asal},
      ${input.qty_bos}, ${input.berat_bos}, ${user_id}, ${ctx.waktu})`)
  await simpanDetail(ctx, 'sortir_pembelian_detail', no_sortir, barang)
  const rusak = gudang === 'RUSAK'
  await ctx.post(
    jurnalSortir('SORTIR', no_sortir, barang, (one) =>
      rusak ? { akun: 'RUSAK', ref: no_sortir } : { akun: 'BAKI', ref: input.kode_baki, lot: one.no_faktur_beli },
    ),
  )
  await letakkan(
    ctx,
    barang,
    rusak ? { keadaan: 'RUSAK', kode_baki: null } : { keadaan: 'SORTIR', kode_baki: input.kode_baki },
  )
  ctx.audit({ dokumen: no_sortir, sesudah: { kode_gudang: gudang, kode_baki: input.kode_baki, detail_barang: nomor } })
  return {
    message: 'Data Berhasil Disimpan',
    no_sortir,
    buktiStruk: await bukti(ctx.db, kode_toko, sql`s.no_sortir = ${no_sortir}`),
    detail_sortir: await isi(ctx.db, kode_toko, sql`s.no_sortir = ${no_sortir}`),
  }
})

const batal = route(batalSortir, async ({ no_sortir, alasan }, ctx) => {
  const asal = await kunciBatal<{ kode_gudang: string; kode_baki: string }>(ctx, DOKUMEN_SORTIR, no_sortir, {
    pilih: sql`kode_gudang, kode_baki`,
  })
  const semua = asal.kode_gudang === 'RUSAK' ? 'RUSAK' : 'SORTIR'
  // Held one by one in one order for everybody; what moved on names the document that stands in the way.
  const barang = await ctx.db.rows<{ no_faktur_beli: string; keadaan: string; kode_baki_kini: string | null }>(sql`
    SELECT p.no_faktur_beli, p.keadaan, p.kode_baki_kini FROM pembelian p
    WHERE p.no_faktur_beli IN (SELECT d.no_faktur_beli FROM sortir_pembelian_detail d WHERE d.no_sortir = ${no_sortir})
    ORDER BY p.no_faktur_beli FOR UPDATE`)
  const lanjut = barang.find(
    (one) => one.keadaan !== semua || (semua === 'SORTIR' && one.kode_baki_kini !== asal.kode_baki),
  )
  if (lanjut) {
    const oleh = await dipakaiOleh(ctx.db, { lot: lanjut.no_faktur_beli })
    throw new Refusal('rule', `Barang ${lanjut.no_faktur_beli} Sudah Dipakai ${oleh}`)
  }
  await periksaRusak(ctx, no_sortir)
  await ctx.db.run(sql`
    UPDATE pembelian p SET keadaan = 'BELI', kode_baki_kini = d.kode_baki_asal, versi = p.versi + 1
    FROM sortir_pembelian_detail d WHERE d.no_sortir = ${no_sortir} AND p.no_faktur_beli = d.no_faktur_beli`)
  const no_batal = await bukukanBatal(ctx, DOKUMEN_SORTIR, no_sortir, { alasan })
  return { message: 'Berhasil', no_batal }
})

/** Bought pieces are ticked and laid on a sorting tray. */
export const sortirPembelianFeature: Feature = {
  dokumen: [DOKUMEN_SORTIR],
  routes: [
    simpan,
    batal,
    route(siapSortir, (input, { db, sesi }) => {
      if (input.kode_toko !== sesi.kode_toko) throw new Refusal('rule', TOKO_SENDIRI)
      return siap(db, input)
    }),
    route(getSortir, (input, { db, sesi }) => sisaSortir(db, sesi.kode_toko, input)),
    route(cetakSortir, async ({ no_sortir }, { db, sesi }) => {
      const rows = await bukti(db, sesi.kode_toko, sql`s.no_sortir = ${no_sortir}`)
      if (rows.length === 0) throw new Refusal('missing', 'Data Yang Anda Cari Tidak Ada')
      return rows
    }),
    route(laporanSortir, (input, { db, sesi }) =>
      input.type === 'DETAIL' ? detail(db, input, sesi.kode_toko) : global(db, input, sesi.kode_toko),
    ),
  ],
}
