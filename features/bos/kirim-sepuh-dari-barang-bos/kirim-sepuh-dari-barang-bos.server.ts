import type { OutputOf } from '@kencana/contract'
import { sql } from '@kencana/database'
import { jumlah, jumlahBerat, type Mg } from '@kencana/ledger'
import { bacaDokumen, batalDokumen, type Feature, Refusal, route, simpanDokumen, waktu } from '@kencana/server-kit'
import { pegangJenis } from '../../master/jenis/jenis.api.ts'
import { pegangTukang } from '../../master/tukang/tukang.api.ts'
import { periksaDiterima } from '../../sepuhan/kirim-sepuh/isi-baki.api.ts'
import { bacaSlipSepuh } from '../../sepuhan/kirim-sepuh/kirim-sepuh.api.ts'
import { kasusBatalMasuk, tolakBelumDicentang } from '../centang-bos/centang-bos.api.ts'
import {
  batalSepuhBos,
  cetakSepuhBos,
  DOKUMEN_SEPUH_BOS,
  kirimSepuhBos,
  listSepuhBos,
} from './kirim-sepuh-dari-barang-bos.contract.ts'
import { jurnalSepuhBos } from './kirim-sepuh-dari-barang-bos.posting.ts'

const bacaSlip = bacaSlipSepuh('BOS')

const bacaDaftar = bacaDokumen<OutputOf<typeof listSepuhBos>[number]>(
  DOKUMEN_SEPUH_BOS,
  sql`k.no_sepuh, ${waktu()} AS waktu, k.tujuan, k.qty_sepuh AS qty, k.berat_sepuh AS berat, k.user_id, k.no_batal`,
)

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

const kirim = route(kirimSepuhBos, async (input, ctx) => {
  const { detail_barang: barang, tujuan } = input
  if (barang.some((one, at) => barang.findIndex((other) => other.kode_dept === one.kode_dept) !== at))
    throw new Refusal('rule', 'Barang Sudah Ada Di Tabel')
  await tolakBelumDicentang(ctx)
  await pegangTukang(ctx, tujuan)
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
    kepala: { asal: 'BOS', tujuan, tanggal_kirim: input.tanggal_kirim, ...total },
    baris: { columns: COLUMNS, rows },
    jurnal: (nomor) => jurnalSepuhBos(nomor, barang),
    audit: { sesudah: input },
  })
  const buktiSlip = await bacaSlip.satu(ctx.db, ctx.sesi.kode_toko, no_sepuh)
  return { message: 'Data Berhasil Dikirim', no_sepuh, buktiSlip }
})

const batal = route(batalSepuhBos, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_SEPUH_BOS, input, {
    syarat: sql`asal = 'BOS'`,
    pilih: sql`berat_sepuh`,
    kembalikan: () => periksaDiterima(ctx, input.no_sepuh),
    kasus: async ({ berat_sepuh }: { berat_sepuh: Mg }) => [await kasusBatalMasuk(ctx, input.no_sepuh, berat_sepuh)],
  }),
)

/** Goods of the owner straight to the gilder; they come back by terima sepuh like any others. */
export const kirimSepuhBosFeature: Feature = {
  dokumen: [DOKUMEN_SEPUH_BOS],
  routes: [
    kirim,
    batal,
    route(cetakSepuhBos, ({ no_sepuh }, { db, sesi }) => bacaSlip.satu(db, sesi.kode_toko, no_sepuh)),
    route(listSepuhBos, ({ tanggal }, { db, sesi }) =>
      bacaDaftar.daftar(db, sesi.kode_toko, tanggal, sql`k.asal = 'BOS'`),
    ),
  ],
}
