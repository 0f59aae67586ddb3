import { sql } from '@kencana/database'
import { mg } from '@kencana/ledger'
import { bukukanBatal, type Feature, periksaBatal, Refusal, route, type WriteContext } from '@kencana/server-kit'
import { type BarangTerkunci, kunciBarang, tolakMilikPesanan } from '../data-barang/data-barang.api.ts'
import { kunciKirim, pilihKirim, satuKirim } from './kirim-barang.api.ts'
import {
  barangByBaki,
  batalKirim,
  getKirim,
  hapusKirim,
  kirimBarang,
  kirimNomor,
  laporanKirim,
  listKirim,
} from './kirim-barang.contract.ts'
import { jurnalHapusKirim, jurnalKirim } from './kirim-barang.posting.ts'
import { barangDiBaki, laporanDetail, laporanRekap } from './kirim-barang.query.ts'

const periksaTujuan = async (ctx: WriteContext, to: string): Promise<void> => {
  if (to === ctx.sesi.kode_toko) throw new Refusal('rule', 'Tujuan Tidak Boleh Toko Sendiri')
  const toko = await ctx.db.one<{ portal: string }>(sql`SELECT portal FROM toko WHERE kode_toko = ${to}`)
  if (!toko) throw new Refusal('rule', `Toko ${to} Tidak Ada`)
  // A shop of another installation is reached through its portal, by /kirim-barang-kecabang.
  if (toko.portal !== '') throw new Refusal('rule', `Toko ${to} Ada Di Instalasi Lain`)
}

const simpan = async (ctx: WriteContext, no_kirim: string, to: string, barang: readonly BarangTerkunci[]) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const kode = barang.map((one) => one.kode_barang)
  const berat = mg(barang.reduce((sum, one) => sum + one.berat, 0))
  await ctx.db.run(sql`
    INSERT INTO kirim_barang (no_kirim, kode_toko, tujuan, tgl_system, pcs, berat, user_id, dibuat_pada)
    VALUES (${no_kirim}, ${kode_toko}, ${to}, ${tgl_system}, ${barang.length}, ${berat}, ${user_id}, ${ctx.waktu})`)
  await ctx.db.run(sql`
    INSERT INTO kirim_barang_detail (no_kirim, urut, kode_barang, kode_baki_asal, kode_group, kode_dept, berat)
    SELECT ${no_kirim}, x.urut, b.kode_barang, b.kode_baki, b.kode_group, b.kode_dept, b.berat
    FROM unnest(${kode}::text[]) WITH ORDINALITY AS x (kode_barang, urut) JOIN barang b ON b.kode_barang = x.kode_barang`)
  await ctx.db.run(sql`
    UPDATE barang SET kode_baki = NULL, status_barang = 'DIKIRIM', versi = versi + 1 WHERE kode_barang = ANY (${kode}::text[])`)
}

const kirim = route(kirimBarang, async ({ to, detail_barang }, ctx) => {
  await periksaTujuan(ctx, to)
  const kode = detail_barang.map((one) => one.kode_barcode)
  const barang = await kunciBarang(ctx, kode)
  tolakMilikPesanan(barang)
  const basi = barang.find((one, at) => (detail_barang[at]?.versi ?? one.versi) !== one.versi)
  if (basi) throw new Refusal('conflict', `Barang ${basi.kode_barcode} Sudah Diproses Oleh User Lain`)
  const no_kirim = await ctx.nomor('KRM')
  await simpan(ctx, no_kirim, to, barang)
  await ctx.post(jurnalKirim(no_kirim, barang))
  ctx.audit({ dokumen: no_kirim, sesudah: { to, detail_barang: kode } })
  const data = await satuKirim(ctx.db, ctx.sesi.kode_toko, no_kirim)
  return { message: 'Data Berhasil Dikirim', no_kirim, data }
})

const batal = route(batalKirim, async ({ no_kirim, alasan }, ctx) => {
  const { jalan, ...asal } = await kunciKirim(ctx, no_kirim)
  if (asal.kode_toko !== ctx.sesi.kode_toko) throw new Refusal('rule', 'Kiriman Hanya Bisa Dibatalkan Oleh Pengirim')
  periksaBatal(ctx, no_kirim, asal)
  if (jalan.length !== asal.pcs) throw new Refusal('rule', `Kiriman ${no_kirim} Sudah Diterima`)
  await ctx.db.run(sql`
    UPDATE barang b SET kode_baki = d.kode_baki_asal, status_barang = 'TERSEDIA', versi = b.versi + 1
    FROM kirim_barang_detail d WHERE d.no_kirim = ${no_kirim} AND b.kode_barang = d.kode_barang`)
  await ctx.db.run(sql`UPDATE kirim_barang_detail SET dibatalkan = true WHERE no_kirim = ${no_kirim}`)
  const dokumen = { tabel: 'kirim_barang', kolom: 'no_kirim', nomor: no_kirim }
  const no_batal = await bukukanBatal(ctx, dokumen, { kode: 'BKR', kind: 'KIRIM', alasan })
  return { message: 'Berhasil', no_batal }
})

const hapus = route(hapusKirim, async ({ no_kirim, alasan }, ctx) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const { jalan, ...asal } = await kunciKirim(ctx, no_kirim)
  if (asal.kode_toko !== kode_toko) throw new Refusal('rule', 'Sisa Kiriman Dihapus Di Toko Pengirim')
  if (jalan.length === 0) throw new Refusal('rule', `Kiriman ${no_kirim} Sudah Selesai`)
  const no_hapus = await ctx.nomor('HKR')
  const kode = jalan.map((one) => one.kode_barang)
  const berat = mg(jalan.reduce((sum, one) => sum + one.berat, 0))
  await ctx.db.run(sql`
    INSERT INTO hapus_kirim (no_hapus, no_kirim, kode_toko, tgl_system, pcs, berat, alasan, user_id, dibuat_pada)
    VALUES (${no_hapus}, ${no_kirim}, ${kode_toko}, ${tgl_system}, ${jalan.length}, ${berat}, ${alasan}, ${user_id}, ${ctx.waktu})`)
  await ctx.db.run(sql`
    UPDATE kirim_barang_detail SET no_hapus = ${no_hapus} WHERE no_kirim = ${no_kirim} AND kode_barang = ANY (${kode}::text[])`)
  await ctx.db.run(sql`
    UPDATE barang SET status_barang = 'HILANG', versi = versi + 1 WHERE kode_barang = ANY (${kode}::text[])`)
  await ctx.post(jurnalHapusKirim(no_hapus, no_kirim, jalan))
  ctx.audit({ dokumen: no_hapus, sebelum: { no_kirim }, sesudah: { alasan, detail_barang: kode } })
  return { message: 'Data Berhasil Disimpan', no_hapus }
})

export const kirimBarangFeature: Feature = {
  routes: [
    kirim,
    batal,
    hapus,
    route(barangByBaki, async ({ kode_baki }, { db, sesi }) => {
      const rows = await barangDiBaki(db, sesi.kode_toko, kode_baki)
      if (rows.length === 0) throw new Refusal('missing', 'Data Barang Tidak Ada')
      return rows
    }),
    route(kirimNomor, async ({ kode_cabang }, { db, sesi }) => {
      const rows = await pilihKirim(
        db,
        sql`s.sisa > 0 AND ((k.kode_toko = ${sesi.kode_toko} AND k.tujuan = ${kode_cabang})
          OR (k.tujuan = ${sesi.kode_toko} AND k.kode_toko = ${kode_cabang}))`,
      )
      return { no_kirim: rows.map((row) => row.no_kirim) }
    }),
    route(getKirim, ({ no_kirim }, { db, sesi }) => satuKirim(db, sesi.kode_toko, no_kirim)),
    route(listKirim, ({ tanggal }, { db, sesi }) =>
      pilihKirim(db, sql`k.kode_toko = ${sesi.kode_toko} AND (k.tgl_system = ${tanggal} OR s.sisa > 0)`),
    ),
    route(laporanKirim, (input, { db, sesi }) =>
      input.type_laporan === 'REKAP'
        ? laporanRekap(db, input, sesi.kode_toko)
        : laporanDetail(db, input, sesi.kode_toko),
    ),
  ],
  terbuka: [
    {
      nama: 'Kiriman barang di jalan',
      path: '/kirim-barang',
      jumlah: async (db, kode_toko) => (await pilihKirim(db, sql`k.kode_toko = ${kode_toko} AND s.sisa > 0`)).length,
    },
  ],
}
