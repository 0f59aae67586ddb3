import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { jumlahBerat } from '@kencana/ledger'
import { batalDokumen, type Feature, laporanRoute, Refusal, route, simpanDokumen, TERSIMPAN } from '@kencana/server-kit'
import { periksaRusak } from '../../kasir/validasi-barang-rusak/rusak.api.ts'
import {
  barisSortir,
  type DiBaki,
  jurnalSortir,
  kembalikanSortir,
  letakkan,
  pegangBakiDari,
  pegangBarang,
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
  const { kode_toko } = ctx.sesi
  if (input.kode_toko !== kode_toko) throw new Refusal('rule', TOKO_SENDIRI)
  const gudang = await pegangBakiDari(ctx, input.kode_baki, GUDANG_SORTIR)
  const nomor = input.detail_barang.map((one) => one.no_faktur_beli)
  const barang = await pegangBarang(ctx, nomor, 'BELI')
  periksa(input, barang, gudang)
  const rusak = gudang === 'RUSAK'
  const { kode_baki, qty_asal, berat_asal, qty_bos, berat_bos } = input
  const no_sortir = await simpanDokumen(ctx, DOKUMEN_SORTIR, {
    kepala: { kode_gudang: gudang, kode_baki, qty_asal, berat_asal, qty_bos, berat_bos },
    baris: barisSortir(barang),
    gerak: () =>
      letakkan(ctx, barang, rusak ? { keadaan: 'RUSAK', kode_baki: null } : { keadaan: 'SORTIR', kode_baki }),
    jurnal: (nomor_sortir) =>
      jurnalSortir('SORTIR', nomor_sortir, barang, (one) =>
        rusak ? { akun: 'RUSAK', ref: nomor_sortir } : { akun: 'BAKI', ref: kode_baki, lot: one.no_faktur_beli },
      ),
    audit: { sesudah: { kode_gudang: gudang, kode_baki, detail_barang: nomor } },
  })
  return {
    message: TERSIMPAN,
    no_sortir,
    buktiStruk: await bukti(ctx.db, kode_toko, sql`s.no_sortir = ${no_sortir}`),
    detail_sortir: await isi(ctx.db, kode_toko, sql`s.no_sortir = ${no_sortir}`),
  }
})

const batal = route(batalSortir, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_SORTIR, input, {
    pilih: sql`kode_gudang, kode_baki`,
    kembalikan: async ({ kode_gudang, kode_baki }: { kode_gudang: string; kode_baki: string }) => {
      const { no_sortir } = input
      const rusak = kode_gudang === 'RUSAK'
      const kini = rusak ? { keadaan: 'RUSAK', kode_baki: null } : { keadaan: 'SORTIR', kode_baki }
      await kembalikanSortir(ctx, DOKUMEN_SORTIR, no_sortir, kini, 'BELI')
      await periksaRusak(ctx, no_sortir)
    },
  }),
)

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
    laporanRoute(laporanSortir, { GLOBAL: global, DETAIL: detail }),
  ],
}
