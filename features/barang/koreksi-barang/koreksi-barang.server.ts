import { sql } from '@kencana/database'
import { formatGram, type Mg, type Persentase, type Rp } from '@kencana/ledger'
import { type Feature, Refusal, route, type WriteContext } from '@kencana/server-kit'
import { beratParaSystem } from '../../pengaturan/para-system/para-system.api.ts'
import { kunciBarang, satuBarang, tolakMilikPesanan } from '../data-barang/data-barang.api.ts'
import { hargaSekarang } from '../harga-barang/harga-barang.api.ts'
import { DOKUMEN_GANTI_GROUP, DOKUMEN_KOREKSI_BERAT, gantiGroup, koreksiBerat } from './koreksi-barang.contract.ts'
import { jurnalGantiGroup, jurnalKoreksiBerat } from './koreksi-barang.posting.ts'

/** Holds the item to be corrected; it must lie TERSEDIA on a tray of this shop. */
const pegang = async (ctx: WriteContext, kode: string, versi: number | undefined) => {
  const { kode_barcode } = await satuBarang(ctx.db, ctx.sesi, kode)
  const [barang] = await kunciBarang(ctx, [kode_barcode], versi === undefined ? undefined : [versi])
  if (!barang) throw new Error('no item held')
  return { barang, sebelum: await satuBarang(ctx.db, ctx.sesi, kode) }
}

interface Koreksi {
  kind: 'GANTI_GROUP' | 'KOREKSI_BERAT'
  kode_barang: string
  sebelum: object
  sesudah: object
  alasan: string
}

const catat = async (ctx: WriteContext, no_koreksi: string, k: Koreksi): Promise<void> => {
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  await ctx.db.run(sql`
    INSERT INTO koreksi_barang (no_koreksi, kind, kode_toko, tgl_system, kode_barang, sebelum, sesudah, alasan, user_id, dibuat_pada)
    VALUES (${no_koreksi}, ${k.kind}, ${kode_toko}, ${tgl_system}, ${k.kode_barang}, ${sql.json(k.sebelum)}::jsonb,
      ${sql.json(k.sesudah)}::jsonb, ${k.alasan}, ${user_id}, ${ctx.waktu})`)
  const { sebelum, sesudah, alasan, kode_barang } = k
  ctx.audit({ dokumen: no_koreksi, sebelum: { kode_barang, ...sebelum }, sesudah: { ...sesudah, alasan } })
}

/** What a piece is worth after a correction; attribute and making stay as they are. */
const harga = async (
  ctx: WriteContext,
  barang: { kode_group: string; berat: Mg; persentase: Persentase },
  tambahan: number,
): Promise<{ harga_estimasi: Rp; harga_total: number }> => {
  const harga_estimasi = await hargaSekarang(ctx.db, ctx.sesi.kode_toko, barang)
  return { harga_estimasi, harga_total: harga_estimasi + tambahan }
}

const ganti = route(gantiGroup, async ({ kode, kode_dept, alasan, versi }, ctx) => {
  const { barang, sebelum } = await pegang(ctx, kode, versi)
  tolakMilikPesanan([barang])
  const jenis = await ctx.db.one<{ kode_group: string }>(
    sql`SELECT kode_group FROM jenis WHERE kode_dept = ${kode_dept} AND dihapus_pada IS NULL FOR SHARE`,
  )
  if (!jenis) throw new Refusal('rule', `Jenis ${kode_dept} Tidak Ada`)
  if (kode_dept === barang.kode_dept) throw new Refusal('rule', `Barang Sudah Di Jenis ${kode_dept}`)
  const baru = { kode_group: jenis.kode_group, kode_dept }
  const persentase = sebelum.persentase as Persentase
  const nilai = await harga(
    ctx,
    { kode_group: baru.kode_group, berat: barang.berat, persentase },
    sebelum.harga_atribut + sebelum.ongkos,
  )
  const no_koreksi = await ctx.nomor(DOKUMEN_GANTI_GROUP)
  await ctx.db.run(sql`
    UPDATE barang SET kode_group = ${baru.kode_group}, kode_dept = ${kode_dept}, harga_estimasi = ${nilai.harga_estimasi},
      harga_total = ${nilai.harga_total}, versi = versi + 1 WHERE kode_barang = ${barang.kode_barang}`)
  await ctx.post(jurnalGantiGroup(no_koreksi, barang, baru))
  const { kode_barang, kode_group } = barang
  const asal = { kode_group, kode_dept: barang.kode_dept }
  await catat(ctx, no_koreksi, { kind: 'GANTI_GROUP', kode_barang, sebelum: asal, sesudah: baru, alasan })
  return { message: 'Data Berhasil Disimpan', no_koreksi, data: await satuBarang(ctx.db, ctx.sesi, kode) }
})

const timbangUlang = route(koreksiBerat, async ({ kode, berat, berat_asli, alasan, versi }, ctx) => {
  const { barang, sebelum } = await pegang(ctx, kode, versi)
  const toleransi = await beratParaSystem(ctx.db, ctx.sesi.kode_toko, 'toleransi_berat')
  if (berat === 0) throw new Refusal('rule', 'Berat Harus Lebih Dari 0')
  if (berat_asli === 0) throw new Refusal('rule', 'Berat Asli Harus Lebih Dari 0')
  if (Math.abs(berat_asli - berat) > toleransi)
    throw new Refusal('rule', `Selisih Berat Asli Dan Berat Melebihi Toleransi ${formatGram(toleransi)} g`)
  if (berat === barang.berat) throw new Refusal('rule', 'Berat Tidak Berubah')
  const nilai = await harga(
    ctx,
    { kode_group: barang.kode_group, berat: berat, persentase: sebelum.persentase as Persentase },
    sebelum.harga_atribut + sebelum.ongkos,
  )
  const no_koreksi = await ctx.nomor(DOKUMEN_KOREKSI_BERAT)
  await ctx.db.run(sql`
    UPDATE barang SET berat = ${berat}, berat_asli = ${berat_asli}, harga_estimasi = ${nilai.harga_estimasi},
      harga_total = ${nilai.harga_total}, versi = versi + 1 WHERE kode_barang = ${barang.kode_barang}`)
  await ctx.post(jurnalKoreksiBerat(no_koreksi, barang, berat))
  await catat(ctx, no_koreksi, {
    kind: 'KOREKSI_BERAT',
    kode_barang: barang.kode_barang,
    sebelum: { berat: sebelum.berat, berat_asli: sebelum.berat_asli },
    sesudah: { berat, berat_asli },
    alasan,
  })
  return { message: 'Data Berhasil Disimpan', no_koreksi, data: await satuBarang(ctx.db, ctx.sesi, kode) }
})

export const koreksiBarangFeature: Feature = {
  dokumen: [DOKUMEN_GANTI_GROUP, DOKUMEN_KOREKSI_BERAT],
  routes: [ganti, timbangUlang],
}
