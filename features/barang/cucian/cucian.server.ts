import { sql } from '@kencana/database'
import { mg } from '@kencana/ledger'
import { bukukanBatal, type Feature, periksaBatal, Refusal, route, type WriteContext } from '@kencana/server-kit'
import { type BarangTerkunci, kunciBarang } from '../data-barang/data-barang.api.ts'
import { periksaVersi } from '../pindah-barang/pindah-barang.api.ts'
import { batalCuci, getCuci, getTerimaCuci, kirimCuci, listCuci, listTerimaCuci } from './cucian.contract.ts'
import { jurnalKirimCuci } from './cucian.posting.ts'
import { cuciTerbuka, daftarCuci, daftarTerima, satuCuci, satuTerima } from './cucian.query.ts'
import { kunciCuci } from './cucian.store.ts'
import { batalTerima, terima } from './terima-cuci.server.ts'

const simpan = async (ctx: WriteContext, no_cuci: string, keterangan: string, barang: readonly BarangTerkunci[]) => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  const kode = barang.map((one) => one.kode_barang)
  const berat = mg(barang.reduce((sum, one) => sum + one.berat, 0))
  await ctx.db.run(sql`
    INSERT INTO cuci_barang (no_cuci, kode_toko, tgl_system, keterangan, pcs, berat, user_id, dibuat_pada)
    VALUES (${no_cuci}, ${kode_toko}, ${tgl_system}, ${keterangan}, ${barang.length}, ${berat}, ${user_id}, ${ctx.waktu})`)
  await ctx.db.run(sql`
    INSERT INTO cuci_barang_detail (no_cuci, urut, kode_barang, kode_baki_asal, kode_group, kode_dept, berat)
    SELECT ${no_cuci}, x.urut, b.kode_barang, b.kode_baki, b.kode_group, b.kode_dept, b.berat
    FROM unnest(${kode}::text[]) WITH ORDINALITY AS x (kode_barang, urut) JOIN barang b ON b.kode_barang = x.kode_barang`)
  await ctx.db.run(sql`
    UPDATE barang SET kode_baki = NULL, status_barang = 'CUCI', versi = versi + 1 WHERE kode_barang = ANY (${kode}::text[])`)
}

const kirim = route(kirimCuci, async ({ keterangan, detail_barang, versi }, ctx) => {
  periksaVersi(detail_barang, versi)
  const barang = await kunciBarang(ctx, detail_barang, versi)
  const no_cuci = await ctx.nomor('CUC')
  await simpan(ctx, no_cuci, keterangan, barang)
  await ctx.post(jurnalKirimCuci(no_cuci, barang))
  ctx.audit({ dokumen: no_cuci, sesudah: { keterangan, detail_barang } })
  return { message: 'Data Berhasil Disimpan', data: await satuCuci(ctx.db, ctx.sesi.kode_toko, no_cuci) }
})

const batal = route(batalCuci, async ({ no_cuci, alasan }, ctx) => {
  const { luar, ...asal } = await kunciCuci(ctx, no_cuci)
  periksaBatal(ctx, no_cuci, asal)
  if (luar.length !== asal.pcs) throw new Refusal('rule', `Cucian ${no_cuci} Sudah Diterima`)
  await ctx.db.run(sql`UPDATE cuci_barang_detail SET dibatalkan = true WHERE no_cuci = ${no_cuci}`)
  await ctx.db.run(sql`
    UPDATE barang b SET kode_baki = d.kode_baki_asal, status_barang = 'TERSEDIA', versi = b.versi + 1
    FROM cuci_barang_detail d WHERE d.no_cuci = ${no_cuci} AND b.kode_barang = d.kode_barang`)
  const dokumen = { tabel: 'cuci_barang', kolom: 'no_cuci', nomor: no_cuci }
  const no_batal = await bukukanBatal(ctx, dokumen, { kode: 'BCU', kind: 'CUCI', alasan })
  return { message: 'Berhasil', no_batal }
})

export const cucianFeature: Feature = {
  routes: [
    kirim,
    batal,
    terima,
    batalTerima,
    route(listCuci, ({ tanggal }, { db, sesi }) => daftarCuci(db, sesi.kode_toko, tanggal)),
    route(getCuci, ({ no_cuci }, { db, sesi }) => satuCuci(db, sesi.kode_toko, no_cuci)),
    route(listTerimaCuci, ({ tanggal }, { db, sesi }) => daftarTerima(db, sesi.kode_toko, tanggal)),
    route(getTerimaCuci, ({ no_terima }, { db, sesi }) => satuTerima(db, sesi.kode_toko, no_terima)),
  ],
  terbuka: [{ nama: 'Cucian belum kembali', path: '/cucian', jumlah: cuciTerbuka }],
}
