import { type Sql, sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import {
  type Feature,
  isOwner,
  only,
  Refusal,
  route,
  type Sesi,
  setujuiMaster,
  waktu,
  within,
} from '@kencana/server-kit'
import { memakaiKadar } from '../../barang/harga-barang/harga-barang.api.ts'
import { kasusUbahHarga } from '../../pengaturan/batas/ubah-harga.api.ts'
import { ALARM_HARGA } from './alarm-harga.query.ts'
import { artiHarga } from './arti-harga.contract.ts'
import { catatHarga } from './parameter-harga-emas.api.ts'
import { hargaEmas, laporanHargaEmas, ubahHargaEmas } from './parameter-harga-emas.contract.ts'

interface Harga {
  harga: Rp
  harga_modal: Rp
  versi: number
}

/** A column of what gold costs, which is the owners'. */
const modal = ({ level }: Sesi, kolom: Sql): Sql => (isOwner(level) ? kolom : sql`NULL::rp`)

const ubah = route(ubahHargaEmas, async ({ kode_group, versi, harga, harga_modal }, ctx) => {
  const lama = await ctx.db.one<Harga>(
    sql`SELECT harga, harga_modal, versi FROM master_group WHERE kode_group = ${kode_group} AND dihapus_pada IS NULL FOR UPDATE`,
  )
  if (!lama) throw new Refusal('missing', `Kategori ${kode_group} Tidak Ada`)
  if (versi !== undefined && versi !== lama.versi)
    throw new Refusal('conflict', 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang')
  const baru = { harga, harga_modal: harga_modal ?? lama.harga_modal }
  if (lama.harga === baru.harga && lama.harga_modal === baru.harga_modal)
    throw new Refusal('rule', 'Harga Tidak Berubah')
  if (lama.harga_modal !== baru.harga_modal && !isOwner(ctx.sesi.level))
    throw new Refusal('denied', 'Harga Modal Hanya Diubah OWN Atau SU')
  const kasus = await kasusUbahHarga(ctx, kode_group, lama.harga, harga)
  await setujuiMaster(ctx, kasus ? [{ kunci: kode_group, kasus }] : [])
  await ctx.db.run(sql`
    UPDATE master_group SET harga = ${baru.harga}, harga_modal = ${baru.harga_modal}, versi = versi + 1
    WHERE kode_group = ${kode_group}`)
  await catatHarga(kode_group, lama, baru, ctx)
  ctx.audit({ dokumen: kode_group, sebelum: lama, sesudah: baru })
  return { message: 'Data Berhasil Disimpan' }
})

export const parameterHargaEmasFeature: Feature = {
  alarm: ALARM_HARGA,
  routes: [
    ubah,
    route(hargaEmas, (_, { db, sesi }) =>
      db.rows(sql`
        SELECT g.kode_group, g.nama_group::text, g.harga, ${modal(sesi, sql`g.harga_modal`)} AS harga_modal, g.versi, coalesce(h.user_id, '-') AS user_id,
          ${waktu(sql`h.waktu`)} AS sejak
        FROM master_group g
        LEFT JOIN LATERAL (
          SELECT user_id, waktu FROM harga_emas WHERE kode_group = g.kode_group ORDER BY id DESC LIMIT 1
        ) h ON true
        WHERE g.dihapus_pada IS NULL ORDER BY g.kode_group`),
    ),
    route(artiHarga, async (_, { db, sesi }) => ({
      murni: await memakaiKadar(db, sesi.kode_toko),
      kategori: await db.rows<{ kode_group: string; persentase: number }>(
        sql`SELECT kode_group::text, persentase FROM master_group WHERE dihapus_pada IS NULL ORDER BY 1`,
      ),
      kadar: await db.rows<{ kode: string; persentase: number }>(
        sql`SELECT kode::text, persentase FROM master_kadar WHERE dihapus_pada IS NULL ORDER BY 1`,
      ),
    })),
    route(laporanHargaEmas, (input, { db, sesi }) =>
      db.rows(sql`
        SELECT h.id, h.tgl_system, ${waktu(sql`h.waktu`)} AS waktu, h.kode_group, g.nama_group::text,
          h.harga_lama, h.harga, ${modal(sesi, sql`h.harga_modal_lama`)} AS harga_modal_lama,
          ${modal(sesi, sql`h.harga_modal`)} AS harga_modal, h.kode_toko, h.user_id
        FROM harga_emas h JOIN master_group g ON g.kode_group = h.kode_group
        WHERE true ${within('h.tgl_system', input)} ${only('h.kode_group', input.kode_group)}
        ORDER BY h.id`),
    ),
  ],
}
