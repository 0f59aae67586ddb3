import type { OutputOf } from '@kencana/contract'
import { among, sql } from '@kencana/database'
import { type Feature, kunciBaru, publicRoute, Refusal, route, waktu } from '@kencana/server-kit'
import { cabutPapan, listPapan, papanHarga, tambahPapan } from './papan-harga.contract.ts'
import { BERWENANG, bacaPapan } from './papan-harga.query.ts'

/** A board asks four times a minute; all boards of a shop, and of its neighbours, may stand behind one address. */
const SEMENIT = { alamat: 600, satu: { param: 'kunci', perMinute: 60 } } as const

/** Boards of a shop at a time. */
const PALING_BANYAK = 20

const daftar = route(listPapan, (_, { db, sesi }) =>
  db.rows<OutputOf<typeof listPapan>[number]>(sql`
    SELECT id::text, nama::text, awalan, kode_group, beli, p.dicabut_pada IS NULL AND ${BERWENANG} AS berlaku, dibuat_oleh::text, ${waktu(sql`dibuat_pada`)} AS dibuat_pada,
      dicabut_oleh::text, ${waktu(sql`dicabut_pada`)} AS dicabut_pada
    FROM papan_harga p WHERE kode_toko = ${sesi.kode_toko}
    ORDER BY p.dicabut_pada IS NOT NULL, p.dibuat_pada DESC, id LIMIT 200`),
)

const tambah = route(tambahPapan, async (input, ctx) => {
  const { db, sesi } = ctx
  const { nama, beli } = input
  const kode_group = [...new Set(input.kode_group)]
  const ada = await db.rows<{ kode_group: string }>(sql`
    SELECT kode_group::text FROM master_group WHERE kode_group ${among(kode_group)} AND dihapus_pada IS NULL`)
  const hilang = kode_group.find((satu) => !ada.some((row) => row.kode_group === satu))
  if (hilang !== undefined) throw new Refusal('rule', `Kategori ${hilang} Tidak Ada`)
  // Two at once wait for each other here, so that none is counted away.
  await db.one(sql`SELECT kode_toko FROM toko WHERE kode_toko = ${sesi.kode_toko} FOR NO KEY UPDATE`)
  const berlaku = await db.one<{ banyak: number }>(sql`
    SELECT count(*)::int AS banyak FROM papan_harga p WHERE kode_toko = ${sesi.kode_toko} AND p.dicabut_pada IS NULL AND ${BERWENANG}`)
  if ((berlaku?.banyak ?? 0) >= PALING_BANYAK)
    throw new Refusal('rule', `Paling Banyak ${PALING_BANYAK} Papan Harga Di Satu Toko`)
  const { token, awalan, hash } = kunciBaru('ph')
  const baru = await db.one<{ id: string }>(sql`
    INSERT INTO papan_harga (kode_toko, nama, awalan, hash, kode_group, beli, dibuat_oleh, dibuat_pada)
    VALUES (${sesi.kode_toko}, ${nama}, ${awalan}, ${hash}, ${kode_group}::text[], ${beli}, ${sesi.user_id}, ${ctx.waktu})
    RETURNING id::text`)
  if (!baru) throw new Error('key was not made')
  ctx.audit({ dokumen: baru.id, sesudah: { nama, awalan, kode_group, beli } })
  return { message: 'Kunci Papan Harga Dibuat', id: baru.id, kunci: token }
})

const cabut = route(cabutPapan, async ({ id }, ctx) => {
  const papan = await ctx.db.one<{ nama: string; dicabut: boolean }>(sql`
    SELECT nama::text, dicabut_pada IS NOT NULL AS dicabut FROM papan_harga
    WHERE id = ${id} AND kode_toko = ${ctx.sesi.kode_toko} FOR UPDATE`)
  if (!papan) throw new Refusal('missing', 'Papan Harga Tidak Ada')
  if (papan.dicabut) throw new Refusal('rule', 'Kunci Sudah Dicabut')
  await ctx.db.run(sql`
    UPDATE papan_harga SET dicabut_oleh = ${ctx.sesi.user_id}, dicabut_pada = ${ctx.waktu} WHERE id = ${id}`)
  ctx.audit({ dokumen: id, sesudah: { nama: papan.nama, dicabut: true } })
  return { message: 'Kunci Papan Harga Dicabut' }
})

export const papanHargaFeature: Feature = {
  routes: [
    publicRoute(
      papanHarga,
      ({ kunci }, { db, waktu: kini }) => bacaPapan(db, kunci, kini),
      SEMENIT.alamat,
      SEMENIT.satu,
    ),
    daftar,
    tambah,
    cabut,
  ],
}
