import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { jumlahBerat } from '@kencana/ledger'
import { bacaDokumen, batalDokumen, type Feature, Refusal, route, simpanDokumen, TERSIMPAN, waktu } from '@kencana/server-kit'
import {
  barisBarang,
  isiBarang,
  KOLOM_BARANG,
  kembalikanBarang,
  kunciBarang,
  letakkanBarang,
  pegangIsi,
} from '../../barang/data-barang/data-barang.api.ts'
import { periksaTujuan } from '../../barang/pindah-barang/pindah-barang.api.ts'
import { batal{{Pascal}}, DOKUMEN_{{CONST}}, get{{Pascal}}, list{{Pascal}}, {{camel}} } from './{{nama}}.contract.ts'
import { jurnal{{Pascal}} } from './{{nama}}.posting.ts'

const read = bacaDokumen<OutputOf<typeof list{{Pascal}}>[number]>(
  DOKUMEN_{{CONST}},
  sql`k.no_{{snake}}, k.tgl_system, ${waktu()} AS waktu, k.kode_baki_tujuan, k.pcs, k.berat, k.user_id, k.no_batal`,
)

const whole = async (db: Queryable, kode_toko: string, nomor: string): Promise<OutputOf<typeof get{{Pascal}}>> => ({
  ...(await read.satu(db, kode_toko, nomor)),
  detail_barang: await isiBarang(db, DOKUMEN_{{CONST}}, nomor),
})

const save = route({{camel}}, async ({ kode_baki_tujuan: tujuan, detail_barang, versi }, ctx) => {
  await periksaTujuan(ctx, tujuan, 'Tujuan {{Judul}}')
  const barang = await kunciBarang(ctx, detail_barang, versi)
  const there = barang.find((one) => one.kode_baki === tujuan)
  if (there) throw new Refusal('rule', `Barang ${there.kode_barcode} Sudah Ada Di Baki ${tujuan}`)
  const kepala = { kode_baki_tujuan: tujuan, pcs: barang.length, berat: jumlahBerat(barang) }
  const nomor = await simpanDokumen(ctx, DOKUMEN_{{CONST}}, {
    kepala,
    baris: {
      columns: [...KOLOM_BARANG, 'versi'],
      rows: barisBarang(barang).map((one) => ({ ...one, versi: one.versi + 1 })),
    },
    gerak: () => letakkanBarang(ctx, barang, { kode_baki: tujuan, status_barang: 'TERSEDIA' }),
    jurnal: (document) => jurnal{{Pascal}}(document, tujuan, barang),
    audit: { sesudah: { ...kepala, detail_barang: barang.map((one) => one.kode_barcode) } },
  })
  return { message: TERSIMPAN, data: await whole(ctx.db, ctx.sesi.kode_toko, nomor) }
})

/** A piece is not as the document left it. */
const CHANGED = sql`b.versi <> d.versi AND (b.kode_baki IS DISTINCT FROM k.kode_baki_tujuan OR b.berat <> d.berat
  OR b.kode_group <> d.kode_group OR b.kode_dept <> d.kode_dept OR b.status_barang <> 'TERSEDIA' OR b.kode_toko <> k.kode_toko)`

const undo = route(batal{{Pascal}}, (input, ctx) =>
  batalDokumen(ctx, DOKUMEN_{{CONST}}, input, {
    kembalikan: async () => {
      await pegangIsi(ctx, DOKUMEN_{{CONST}}, input.no_{{snake}}, CHANGED)
      await kembalikanBarang(ctx, DOKUMEN_{{CONST}}, input.no_{{snake}})
    },
  }),
)

export const {{camel}}Feature: Feature = {
  dokumen: [DOKUMEN_{{CONST}}],
  routes: [
    save,
    undo,
    route(list{{Pascal}}, ({ tanggal }, { db, sesi }) => read.daftar(db, sesi.kode_toko, tanggal)),
    route(get{{Pascal}}, ({ no_{{snake}} }, { db, sesi }) => whole(db, sesi.kode_toko, no_{{snake}})),
  ],
}
