import { sql } from '@kencana/database'
import {
  bukukanBatal,
  dipakaiOleh,
  type Feature,
  kunciBatal,
  Refusal,
  route,
  type WriteContext,
} from '@kencana/server-kit'
import { kunciBarang } from '../data-barang/data-barang.api.ts'
import { periksaTujuan, periksaVersi, pindahkan, satuPindah } from './pindah-barang.api.ts'
import { batalPindah, getPindah, listPindah, pindahBarang } from './pindah-barang.contract.ts'
import { daftarPindah } from './pindah-barang.query.ts'

const pindah = route(pindahBarang, async ({ kode_baki_tujuan: tujuan, detail_barang, versi }, ctx) => {
  periksaVersi(detail_barang, versi)
  await periksaTujuan(ctx, tujuan)
  const barang = await kunciBarang(ctx, detail_barang, versi)
  const diam = barang.find((one) => one.kode_baki === tujuan)
  if (diam) throw new Refusal('rule', `Barang ${diam.kode_barcode} Sudah Ada Di Baki ${tujuan}`)
  const no_pindah = await ctx.nomor('PD')
  await pindahkan(ctx, no_pindah, tujuan, barang)
  return { message: 'Data Berhasil Disimpan', data: await satuPindah(ctx.db, ctx.sesi.kode_toko, no_pindah) }
})

interface Isi {
  kode_barang: string
  kode_barcode: string
  kode_baki_asal: string
  berubah: boolean
}

/** The pieces of a move, held; each must be as the move left it. */
const pegangIsi = async (ctx: WriteContext, no_pindah: string): Promise<Isi[]> => {
  const isi = await ctx.db.rows<Isi>(sql`
    SELECT d.kode_barang, b.kode_barcode, d.kode_baki_asal,
      b.versi <> d.versi AND (b.kode_baki IS DISTINCT FROM p.kode_baki_tujuan OR b.berat <> d.berat
        OR b.kode_group <> d.kode_group OR b.kode_dept <> d.kode_dept OR b.status_barang <> 'TERSEDIA'
        OR b.kode_toko <> p.kode_toko) AS berubah
    FROM pindah_barang_detail d
    JOIN pindah_barang p ON p.no_pindah = d.no_pindah
    JOIN barang b ON b.kode_barang = d.kode_barang
    WHERE d.no_pindah = ${no_pindah} ORDER BY d.kode_barang FOR UPDATE OF b`)
  const berubah = isi.find((one) => one.berubah)
  if (berubah) {
    const oleh = await dipakaiOleh(ctx.db, berubah)
    throw new Refusal('rule', `Barang ${berubah.kode_barcode} Sudah Dipakai ${oleh}`)
  }
  return isi
}

const batal = route(batalPindah, async ({ no_pindah, alasan }, ctx) => {
  const dokumen = { tabel: 'pindah_barang', kolom: 'no_pindah', nomor: no_pindah }
  await kunciBatal(ctx, dokumen)
  const isi = await pegangIsi(ctx, no_pindah)
  await ctx.db.run(sql`
    UPDATE barang b SET kode_baki = x.kode_baki, versi = b.versi + 1
    FROM unnest(${isi.map((one) => one.kode_barang)}::text[], ${isi.map((one) => one.kode_baki_asal)}::text[])
      AS x (kode_barang, kode_baki)
    WHERE b.kode_barang = x.kode_barang`)
  const no_batal = await bukukanBatal(ctx, dokumen, { kode: 'BPD', kind: 'PINDAH', alasan })
  return { message: 'Berhasil', no_batal }
})

export const pindahBarangFeature: Feature = {
  routes: [
    pindah,
    batal,
    route(listPindah, ({ tanggal }, { db, sesi }) => daftarPindah(db, sesi.kode_toko, tanggal)),
    route(getPindah, ({ no_pindah }, { db, sesi }) => satuPindah(db, sesi.kode_toko, no_pindah)),
  ],
}
