import { sql } from '@kencana/database'
import { mg } from '@kencana/ledger'
import { bukukanBatal, type Feature, kunciBatal, route, type WriteContext } from '@kencana/server-kit'
import { type BarangTerkunci, kunciBarang, tolakMilikPesanan } from '../data-barang/data-barang.api.ts'
import { periksaVersi } from '../pindah-barang/pindah-barang.api.ts'
import { batalHancur, getHancur, hancurBarang, listHancur } from './hancur-data-barang.contract.ts'
import { jurnalHancur } from './hancur-data-barang.posting.ts'
import { daftarHancur, satuHancur } from './hancur-data-barang.query.ts'

const simpan = async (ctx: WriteContext, no_hancur: string, alasan: string, barang: readonly BarangTerkunci[]) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const kode = barang.map((one) => one.kode_barang)
  const berat = mg(barang.reduce((sum, one) => sum + one.berat, 0))
  await ctx.db.run(sql`
    INSERT INTO hancur_barang (no_hancur, kode_toko, tgl_system, alasan, pcs, berat, user_id, dibuat_pada)
    VALUES (${no_hancur}, ${kode_toko}, ${tgl_system}, ${alasan}, ${barang.length}, ${berat}, ${user_id}, ${ctx.waktu})`)
  await ctx.db.run(sql`
    INSERT INTO hancur_barang_detail (no_hancur, urut, kode_barang, kode_baki_asal, kode_group, kode_dept, berat)
    SELECT ${no_hancur}, x.urut, b.kode_barang, b.kode_baki, b.kode_group, b.kode_dept, b.berat
    FROM unnest(${kode}::text[]) WITH ORDINALITY AS x (kode_barang, urut) JOIN barang b ON b.kode_barang = x.kode_barang`)
  await ctx.db.run(sql`
    UPDATE barang SET kode_baki = NULL, status_barang = 'HANCUR', versi = versi + 1 WHERE kode_barang = ANY (${kode}::text[])`)
}

const hancur = route(hancurBarang, async ({ alasan, detail_barang, versi }, ctx) => {
  periksaVersi(detail_barang, versi)
  const barang = await kunciBarang(ctx, detail_barang, versi)
  tolakMilikPesanan(barang)
  const no_hancur = await ctx.nomor('HCR')
  await simpan(ctx, no_hancur, alasan, barang)
  await ctx.post(jurnalHancur(no_hancur, barang))
  ctx.audit({ dokumen: no_hancur, sesudah: { alasan, detail_barang } })
  return { message: 'Data Berhasil Disimpan', data: await satuHancur(ctx.db, ctx.sesi.kode_toko, no_hancur) }
})

const batal = route(batalHancur, async ({ no_hancur, alasan }, ctx) => {
  const dokumen = { tabel: 'hancur_barang', kolom: 'no_hancur', nomor: no_hancur }
  await kunciBatal(ctx, dokumen)
  await ctx.db.run(sql`
    SELECT 1 FROM barang b JOIN hancur_barang_detail d ON d.kode_barang = b.kode_barang
    WHERE d.no_hancur = ${no_hancur} ORDER BY b.kode_barang FOR UPDATE OF b`)
  await ctx.db.run(sql`
    UPDATE barang b SET kode_baki = d.kode_baki_asal, status_barang = 'TERSEDIA', versi = b.versi + 1
    FROM hancur_barang_detail d WHERE d.no_hancur = ${no_hancur} AND b.kode_barang = d.kode_barang`)
  // Gold that was melted or handed on since is missing in HANCUR: the reversal itself is refused then.
  const no_batal = await bukukanBatal(ctx, dokumen, { kode: 'BHC', kind: 'HANCUR', alasan })
  return { message: 'Berhasil', no_batal }
})

export const hancurDataBarangFeature: Feature = {
  routes: [
    hancur,
    batal,
    route(listHancur, ({ tanggal }, { db, sesi }) => daftarHancur(db, sesi.kode_toko, tanggal)),
    route(getHancur, ({ no_hancur }, { db, sesi }) => satuHancur(db, sesi.kode_toko, no_hancur)),
  ],
}
