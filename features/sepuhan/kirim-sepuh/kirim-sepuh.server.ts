import type { InputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { jumlah, type Mg } from '@kencana/ledger'
import {
  batalDokumen,
  type Feature,
  kunciOtorisasi,
  laporanRoute,
  pakaiOtorisasi,
  Refusal,
  route,
  simpanDokumen,
  type WriteContext,
} from '@kencana/server-kit'
import { periksaRusak } from '../../kasir/validasi-barang-rusak/rusak.api.ts'
import { kasusSusut } from '../../pengaturan/batas/susut.api.ts'
import { pegangBakiDari } from '../sortir-pembelian/sortir.api.ts'
import { kunciIsiBaki, periksaDiterima, potongIsi } from './isi-baki.api.ts'
import { bacaSlipSepuh } from './kirim-sepuh.api.ts'
import {
  batalKirimSepuh,
  cetakKirimSepuh,
  DOKUMEN_KIRIM_SEPUH,
  kirimSepuh,
  laporanKirimSepuh,
  listKirimSepuh,
} from './kirim-sepuh.contract.ts'
import { type DikirimSepuh, jurnalKirimSepuh } from './kirim-sepuh.posting.ts'
import { laporan } from './kirim-sepuh.query.ts'

const baca = bacaSlipSepuh()

type Baris = InputOf<typeof kirimSepuh>['detail_barang'][number]

const berpasangan = (nama: string, qty: number, berat: Mg): void => {
  if ((qty === 0) !== (berat === 0)) throw new Refusal('rule', `Qty Dan Berat ${nama} Harus Diisi Keduanya`)
}

/** What can be said of a line without looking at the tray. */
const periksaBaris = (b: Baris): void => {
  berpasangan('Sepuh', b.qty_sepuh, b.berat_sepuh)
  berpasangan('Rusak', b.qty_rusak, b.berat_rusak)
  if (b.qty_sepuh + b.qty_rusak === 0) throw new Refusal('rule', `Qty Sepuh ${b.kode_dept} Harus Diisi`)
  if (b.berat_sepuh > b.berat) throw new Refusal('rule', 'Berat Sepuh Tidak Boleh Besar Dari Jumlah Berat')
  if (b.berat_sepuh + b.berat_rusak > b.berat)
    throw new Refusal('rule', 'Berat Rusak Tidak Boleh Besar Dari Jumlah Berat')
  if (b.qty_sepuh > b.qty) throw new Refusal('rule', 'Qty Sepuh Tidak Boleh Besar Dari Jumlah')
  if (b.qty_sepuh + b.qty_rusak > b.qty) throw new Refusal('rule', 'Qty Rusak Tidak Boleh Besar Dari Jumlah')
}

/** Draws one line from the lots of its tray, held until commit. */
const ambil = async (ctx: WriteContext, b: Baris): Promise<DikirimSepuh> => {
  const lots = await kunciIsiBaki(ctx, b)
  if (jumlah(lots, 'pcs') !== b.qty || jumlah(lots, 'mg') !== b.berat)
    throw new Refusal('conflict', 'Data Berubah, Silahkan Cari Ulang')
  return { ...b, ...(await potongIsi(ctx, lots, b.qty_sepuh + b.qty_rusak, b.berat_sepuh + b.berat_rusak)) }
}

const jumlahkan = (barang: readonly Baris[]) => ({
  qty_sepuh: jumlah(barang, 'qty_sepuh'),
  berat_sepuh: jumlah(barang, 'berat_sepuh'),
  qty_rusak: jumlah(barang, 'qty_rusak'),
  berat_rusak: jumlah(barang, 'berat_rusak'),
})

const periksa = (input: InputOf<typeof kirimSepuh>) => {
  for (const [at, b] of input.detail_barang.entries()) {
    periksaBaris(b)
    if (input.detail_barang.findIndex((one) => one.kode_dept === b.kode_dept) !== at)
      throw new Refusal('rule', 'Barang Sudah Ada Di Tabel')
  }
  const total = jumlahkan(input.detail_barang)
  const beda = (['qty_sepuh', 'berat_sepuh', 'qty_rusak', 'berat_rusak'] as const).some(
    (key) => (input[`${key}_total`] ?? total[key]) !== total[key],
  )
  if (beda) throw new Refusal('rule', 'Jumlah Tidak Sama Dengan Isi Tabel')
  return total
}

const COLUMNS = [
  'kode_baki',
  'kode_group',
  'kode_dept',
  'qty',
  'berat',
  'qty_sepuh',
  'berat_sepuh',
  'qty_rusak',
  'berat_rusak',
] as const

const kirim = route(kirimSepuh, async (input, ctx) => {
  const total = periksa(input)
  const barang: DikirimSepuh[] = []
  // One order for everybody: by tray, then by type.
  const urut = input.detail_barang.toSorted((a, b) =>
    `${a.kode_baki}|${a.kode_dept}` < `${b.kode_baki}|${b.kode_dept}` ? -1 : 1,
  )
  for (const b of urut) {
    await pegangBakiDari(ctx, b.kode_baki, ['SS'])
    barang.push(await ambil(ctx, b))
  }
  const jurnal = (nomor: string) => jurnalKirimSepuh(nomor, barang)
  const otorisasi = await kunciOtorisasi(ctx, [await kasusSusut(ctx, jurnal('-'))])
  const no_sepuh = await simpanDokumen(ctx, DOKUMEN_KIRIM_SEPUH, {
    kepala: { asal: 'SS', tujuan: '-', tanggal_kirim: ctx.sesi.tgl_system, ...total, otorisasi },
    baris: { columns: COLUMNS, rows: input.detail_barang },
    jurnal,
    sesudah: (nomor) => pakaiOtorisasi(ctx, otorisasi, nomor),
    audit: { sesudah: input },
  })
  return {
    message: 'Data Berhasil Dikirim',
    no_sepuh,
    buktiSlipInternal: await baca.satu(ctx.db, ctx.sesi.kode_toko, no_sepuh),
  }
})

const batal = route(batalKirimSepuh, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_KIRIM_SEPUH, input, {
    syarat: sql`asal = 'SS'`,
    kembalikan: async () => {
      await periksaDiterima(ctx, input.no_sepuh)
      await periksaRusak(ctx, input.no_sepuh)
    },
  }),
)

/** Goods of SS trays to the gilder. */
export const kirimSepuhFeature: Feature = {
  dokumen: [DOKUMEN_KIRIM_SEPUH],
  routes: [
    kirim,
    batal,
    route(cetakKirimSepuh, ({ no_sepuh }, { db, sesi }) => baca.satu(db, sesi.kode_toko, no_sepuh)),
    route(listKirimSepuh, ({ tanggal }, { db, sesi }) => baca.daftar(db, sesi.kode_toko, tanggal, sql`k.asal = 'SS'`)),
    laporanRoute(laporanKirimSepuh, laporan),
  ],
}
