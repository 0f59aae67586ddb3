import { sql } from '@kencana/database'
import { jumlahBerat } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  TERSIMPAN,
} from '@kencana/server-kit'
import {
  barisBarang,
  KOLOM_BARANG,
  kembalikanBarang,
  kunciBarang,
  letakkanBarang,
} from '../data-barang/data-barang.api.ts'
import { kunciKeluar } from '../stock-opname/dicari.api.ts'
import {
  batalCuci,
  DOKUMEN_CUCI,
  DOKUMEN_TERIMA_CUCI,
  getCuci,
  getTerimaCuci,
  kirimCuci,
  listCuci,
  listTerimaCuci,
} from './cucian.contract.ts'
import { jurnalKirimCuci } from './cucian.posting.ts'
import { bacaTerima, cuciTerbuka, daftarCuci, satuCuci, satuTerima } from './cucian.query.ts'
import { kunciCuci } from './cucian.store.ts'
import { batalTerima, terima } from './terima-cuci.server.ts'

const kirim = route(kirimCuci, async ({ keterangan, detail_barang, versi }, ctx) => {
  const barang = await kunciBarang(ctx, detail_barang, versi)
  const otorisasi = await kunciKeluar(ctx, barang, 'dikirim ke cucian, masih dicari')
  const no_cuci = await simpanDokumen(ctx, DOKUMEN_CUCI, {
    kepala: { keterangan, pcs: barang.length, berat: jumlahBerat(barang), otorisasi },
    baris: { columns: KOLOM_BARANG, rows: barisBarang(barang) },
    gerak: () => letakkanBarang(ctx, barang, { kode_baki: null, status_barang: 'CUCI' }),
    jurnal: (nomor) => jurnalKirimCuci(nomor, barang),
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: { keterangan, detail_barang } },
  })
  return { message: TERSIMPAN, data: await satuCuci(ctx.db, ctx.sesi.kode_toko, no_cuci) }
})

const batal = route(batalCuci, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_CUCI, input, {
    pilih: sql`pcs`,
    kembalikan: async ({ pcs }: { pcs: number }) => {
      const { no_cuci } = input
      const luar = await kunciCuci(ctx, no_cuci)
      if (luar.length !== pcs) throw new Refusal('rule', `Cucian ${no_cuci} Sudah Diterima`)
      await ctx.db.run(sql`UPDATE cuci_barang_detail SET dibatalkan = true WHERE no_cuci = ${no_cuci}`)
      await kembalikanBarang(ctx, DOKUMEN_CUCI, no_cuci)
    },
  }),
)

export const cucianFeature: Feature = {
  dokumen: [DOKUMEN_CUCI, DOKUMEN_TERIMA_CUCI],
  routes: [
    kirim,
    batal,
    terima,
    batalTerima,
    route(listCuci, ({ tanggal }, { db, sesi }) => daftarCuci(db, sesi.kode_toko, tanggal)),
    route(getCuci, ({ no_cuci }, { db, sesi }) => satuCuci(db, sesi.kode_toko, no_cuci)),
    route(listTerimaCuci, ({ tanggal }, { db, sesi }) => bacaTerima.daftar(db, sesi.kode_toko, tanggal)),
    route(getTerimaCuci, ({ no_terima }, { db, sesi }) => satuTerima(db, sesi.kode_toko, no_terima)),
  ],
  terbuka: [{ nama: 'Cucian belum kembali', path: '/cucian', jumlah: cuciTerbuka }],
}
