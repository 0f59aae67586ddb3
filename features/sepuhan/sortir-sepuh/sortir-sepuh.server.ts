import { sql } from '@kencana/database'
import { jumlahBerat } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
  type WriteContext,
} from '@kencana/server-kit'
import {
  barisSortir,
  type DiBaki,
  jurnalSortir,
  letakkan,
  pegangBakiDari,
  pegangBarang,
  pulangkan,
} from '../sortir-pembelian/sortir.api.ts'
import {
  batalSortirSepuh,
  cetakSortirSepuh,
  DOKUMEN_SORTIR_SEPUH,
  isiBakiSepuh,
  laporanSortirSepuh,
  sortirSepuh,
} from './sortir-sepuh.contract.ts'
import { detail, global, isiBaki, slip } from './sortir-sepuh.query.ts'

/** The one sorting that all pieces lie under now. */
const sortirAsal = async (ctx: WriteContext, barang: readonly DiBaki[]): Promise<string> => {
  const rows = await ctx.db.rows<{ no_sortir: string }>(sql`
    SELECT DISTINCT s.no_sortir
    FROM sortir_pembelian_detail d JOIN sortir_pembelian s ON s.no_sortir = d.no_sortir AND s.no_batal IS NULL
    WHERE d.no_faktur_beli = ANY (${barang.map((one) => one.no_faktur_beli)}::text[])`)
  const [first, second] = rows
  if (!first || second) throw new Refusal('rule', 'Barang Harus Dari Satu No Sortir')
  return first.no_sortir
}

const simpan = route(sortirSepuh, async ({ kode_gudang, kode_baki, detail_barang }, ctx) => {
  if (kode_gudang !== 'SS') throw new Refusal('rule', 'Sortir Sepuh Hanya Ke Gudang SS')
  await pegangBakiDari(ctx, kode_baki, ['SS'])
  const nomor = detail_barang.map((one) => one.no_faktur_beli)
  const barang = await pegangBarang(ctx, nomor, 'SORTIR')
  const no_sortir_beli = await sortirAsal(ctx, barang)
  const no_sortir = await simpanDokumen(ctx, DOKUMEN_SORTIR_SEPUH, {
    kepala: { no_sortir_beli, kode_gudang, kode_baki, qty_total: barang.length, berat_total: jumlahBerat(barang) },
    baris: barisSortir(barang),
    gerak: () => letakkan(ctx, barang, { keadaan: 'LEBUR', kode_baki: null }),
    jurnal: (lot) => jurnalSortir('SORTIR', lot, barang, () => ({ akun: 'BAKI', ref: kode_baki, lot })),
    audit: { sesudah: { no_sortir_beli, kode_baki, detail_barang: nomor } },
  })
  return { message: TERSIMPAN, no_sortir, buktiSlip: await slip(ctx.db, ctx.sesi.kode_toko, no_sortir) }
})

const batal = route(batalSortirSepuh, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_SORTIR_SEPUH, input, {
    kembalikan: async () => {
      const { no_sortir } = input
      const dipakai = await ctx.db.one<{ document: string }>(sql`
        SELECT j.document FROM mutasi m JOIN jurnal j ON j.id = m.jurnal_id
        WHERE m.lot = ${no_sortir} AND m.akun = 'BAKI' AND j.kind = 'KIRIM_SEPUH' AND j.membalik IS NULL
          AND NOT EXISTS (SELECT FROM jurnal b WHERE b.membalik = j.id) LIMIT 1`)
      if (dipakai) throw new Refusal('rule', `Lot ${no_sortir} Sudah Dipakai ${dipakai.document}`)
      await pulangkan(ctx, DOKUMEN_SORTIR_SEPUH, no_sortir, 'SORTIR')
    },
  }),
)

/** Sorted pieces become a lot on a tray of gudang SS, ready for the gilder. */
export const sortirSepuhFeature: Feature = {
  dokumen: [DOKUMEN_SORTIR_SEPUH],
  routes: [
    simpan,
    batal,
    route(isiBakiSepuh, (input, { db, sesi }) => isiBaki(db, sesi.kode_toko, input)),
    route(cetakSortirSepuh, ({ no_sortir }, { db, sesi }) => slip(db, sesi.kode_toko, no_sortir)),
    route(laporanSortirSepuh, (input, { db, sesi }) =>
      input.type === 'DETAIL' ? detail(db, input, sesi.kode_toko) : global(db, input, sesi.kode_toko),
    ),
  ],
}
