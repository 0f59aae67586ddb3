import { Berkas, type OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import { type Feature, kunciBukti, Refusal, route, waktu } from '@kencana/server-kit'
import { catatBukti, isiBukti, kunciWajib, namaBukti, periksaRentang } from './bukti.api.ts'
import { buatBukti, bukti, unduhBukti } from './bukti.contract.ts'

type Isi = OutputOf<typeof bukti>

const bacaKunci = (db: Queryable) =>
  db.rows<Isi['kunci'][number]>(sql`
    SELECT sidik, encode(publik, 'hex') AS publik, ${waktu(sql`sejak`)} AS sejak, penerus IS NOT NULL AS penerus
    FROM kunci_bukti ORDER BY ke DESC`)

const bacaHari = (db: Queryable, kode_toko: string) =>
  db.one<Pick<Isi, 'dari' | 'sampai'>>(sql`
    SELECT min(tgl_system)::text AS dari, max(tgl_system)::text AS sampai FROM hari_tutup WHERE kode_toko = ${kode_toko}`)

const bacaDibuat = (db: Queryable, kode_toko: string) =>
  db.rows<Isi['dibuat'][number]>(sql`
    SELECT id::text, tgl_from::text, tgl_to::text, user_id::text, alasan, ${waktu(sql`b.waktu`)} AS waktu
    FROM bukti_ekspor b WHERE kode_toko = ${kode_toko} ORDER BY b.waktu DESC, id LIMIT 50`)

const daftar = route(bukti, async (_, { db, root, sesi }) => {
  const kunci = await bacaKunci(db)
  const hari = await bacaHari(db, sesi.kode_toko)
  return {
    kunci,
    dipegang: kunciBukti(root) !== undefined,
    dari: hari?.dari ?? null,
    sampai: hari?.sampai ?? null,
    dibuat: await bacaDibuat(db, sesi.kode_toko),
  }
})

const buat = route(buatBukti, async ({ tgl_from, tgl_to, alasan }, ctx) => {
  const { kode_toko, user_id } = ctx.sesi
  const rentang = { kode_toko, tgl_from, tgl_to }
  kunciWajib(kunciBukti(ctx.root))
  await periksaRentang(ctx.db, rentang)
  const id = await catatBukti(ctx.db, rentang, { user_id, alasan, kini: ctx.waktu })
  ctx.audit({ dokumen: id, sesudah: { tgl_from, tgl_to, alasan } })
  return { message: 'Bukti Dicatat Dan Diunduh', id, nama_berkas: namaBukti(rentang) }
})

interface Dicatat {
  tgl_from: string
  tgl_to: string
}

// Recorded first, then read: nobody takes days out of which nothing stands in the audit trail.
const unduh = route(unduhBukti, async ({ id }, { db, root, sesi, waktu: kini }) => {
  const { kode_toko, user_id } = sesi
  const satu = await db.one<Dicatat>(sql`
    SELECT tgl_from::text, tgl_to::text FROM bukti_ekspor
    WHERE id = ${id} AND kode_toko = ${kode_toko} AND user_id = ${user_id} AND waktu > ${kini}::timestamptz - interval '15 minutes'`)
  if (!satu) throw new Refusal('missing', 'Bukti Tidak Ada Atau Sudah Lewat 15 Menit, Silahkan Buat Lagi')
  const isi = isiBukti(db, { kode_toko, ...satu }, kunciWajib(kunciBukti(root)))
  return new Berkas({ aliran: isi, type: 'text/plain; charset=utf-8' })
})

export const buktiFeature: Feature = { routes: [daftar, buat, unduh] }
