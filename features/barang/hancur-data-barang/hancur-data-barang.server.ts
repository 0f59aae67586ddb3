import { jumlahBerat } from '@kencana/ledger'
import { batalDokumen, type Feature, pakaiOtorisasi, route, simpanDokumen, TERSIMPAN } from '@kencana/server-kit'
import {
  barisBarang,
  KOLOM_BARANG,
  kembalikanBarang,
  kunciBarang,
  letakkanBarang,
  pegangIsi,
  tolakMilikPesanan,
} from '../data-barang/data-barang.api.ts'
import { kunciKeluar } from '../stock-opname/dicari.api.ts'
import { batalHancur, DOKUMEN_HANCUR, getHancur, hancurBarang, listHancur } from './hancur-data-barang.contract.ts'
import { jurnalHancur } from './hancur-data-barang.posting.ts'
import { bacaHancur, satuHancur } from './hancur-data-barang.query.ts'

const hancur = route(hancurBarang, async ({ alasan, detail_barang, versi }, ctx) => {
  const barang = await kunciBarang(ctx, detail_barang, versi)
  tolakMilikPesanan(barang)
  const otorisasi = await kunciKeluar(ctx, barang, 'dihancurkan, tidak dicari lagi')
  const no_hancur = await simpanDokumen(ctx, DOKUMEN_HANCUR, {
    kepala: { alasan, pcs: barang.length, berat: jumlahBerat(barang), otorisasi },
    baris: { columns: KOLOM_BARANG, rows: barisBarang(barang) },
    gerak: () => letakkanBarang(ctx, barang, { kode_baki: null, status_barang: 'HANCUR' }),
    jurnal: (nomor) => jurnalHancur(nomor, barang),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { alasan, detail_barang } },
  })
  return { message: TERSIMPAN, data: await satuHancur(ctx.db, ctx.sesi.kode_toko, no_hancur) }
})

const batal = route(batalHancur, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_HANCUR, input, {
    // Gold that was melted or handed on since is missing in HANCUR: the reversal itself is refused then.
    kembalikan: async () => {
      await pegangIsi(ctx, DOKUMEN_HANCUR, input.no_hancur)
      await kembalikanBarang(ctx, DOKUMEN_HANCUR, input.no_hancur)
    },
  }),
)

export const hancurDataBarangFeature: Feature = {
  dokumen: [DOKUMEN_HANCUR],
  routes: [
    hancur,
    batal,
    route(listHancur, ({ tanggal }, { db, sesi }) => bacaHancur.daftar(db, sesi.kode_toko, tanggal)),
    route(getHancur, ({ no_hancur }, { db, sesi }) => satuHancur(db, sesi.kode_toko, no_hancur)),
  ],
}
