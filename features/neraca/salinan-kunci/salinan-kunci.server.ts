import { type Queryable, sql } from '@kencana/database'
import {
  type Alarm,
  type Feature,
  kunciSegel,
  Refusal,
  route,
  salinanKunci,
  type WriteContext,
} from '@kencana/server-kit'
import { lihatSalinan, simpanSalinan, statusSalinan } from './salinan-kunci.contract.ts'

const sudah = async (db: Queryable, sidik: string): Promise<boolean> =>
  (await db.one(sql`SELECT 1 AS ada FROM kunci_disalin WHERE sidik = ${sidik}`)) !== undefined

/** The key of this installation. @throws Refusal where it is missing, or its copy is kept */
const kunciBelumDisalin = async (ctx: WriteContext) => {
  const kunci = kunciSegel(ctx.root)
  if (!kunci) throw new Refusal('rule', 'Kunci Segel Tidak Ada')
  if (await sudah(ctx.db, kunci.sidik)) throw new Refusal('rule', 'Salinan Kunci Segel Sudah Disimpan')
  return kunci
}

/** Whoever looked could sign what he wrote anew: owners hear of each look. */
const dilihat: Alarm = {
  kode: 'KUNCI_SEGEL_DILIHAT',
  judul: 'Kunci Segel Ditunjukkan',
  berat: 'MERAH',
  path: '/audit-neraca',
  baris: (sejak) => sql`
    SELECT 'LIHAT ' || k.id AS kunci, k.kode_toko::text, k.waktu, k.user_id::text, '-' AS dokumen,
      'Kunci segel ' || k.sidik || ' ditunjukkan kepada ' || k.user_id || ' untuk dicetak' AS isi
    FROM kunci_dilihat k WHERE k.waktu > ${sejak} AND NOT starts_with(k.sidik, 'CADANGAN-')`,
}

/** Days are signed by a key of which nobody has a copy: where the computer is lost, nothing proves them any more. */
const belum: Alarm = {
  kode: 'KUNCI_SEGEL_BELUM_DISALIN',
  judul: 'Salinan Kunci Segel Belum Disimpan',
  berat: 'KUNING',
  path: '/audit-neraca',
  baris: () => sql`
    SELECT 'KUNCI ' || x.kunci AS kunci, x.kode_toko, x.waktu, '-' AS user_id, '-' AS dokumen,
      'Cetak salinan kunci segel dan simpan di luar komputer ini' AS isi
    FROM (
      SELECT DISTINCT ON (s.kunci) s.kunci, t.kode_toko::text, s.dibuat_pada AS waktu
      FROM toko t CROSS JOIN LATERAL (
        SELECT kunci, dibuat_pada FROM tanda_segel WHERE kode_toko = t.kode_toko ORDER BY tgl_system DESC LIMIT 1
      ) s
      WHERE NOT EXISTS (SELECT FROM kunci_disalin d WHERE d.sidik = s.kunci)
      ORDER BY s.kunci, t.kode_toko
    ) x`,
}

/** The key of the seals on paper, shown to OWN until he says that the paper is kept. Source: controls, proof. */
export const salinanKunciFeature: Feature = {
  routes: [
    route(statusSalinan, async (_, { db, root }) => {
      const sidik = kunciSegel(root)?.sidik ?? null
      const perlu = sidik !== null && !(await sudah(db, sidik))
      return { sidik, perlu, tampil: perlu && ((await salinanKunci(root)?.boleh()) ?? false) }
    }),
    route(lihatSalinan, async (_, ctx) => {
      const kunci = await kunciBelumDisalin(ctx)
      // What the database says is not enough: who can write it could have it say so.
      if (!(await salinanKunci(ctx.root)?.boleh()))
        throw new Refusal('rule', 'Kunci Segel Tidak Ditunjukkan Lagi, Salin Berkas DATA_DIR/kunci/segel')
      await ctx.db.run(sql`
        INSERT INTO kunci_dilihat (sidik, user_id, kode_toko, waktu)
        VALUES (${kunci.sidik}, ${ctx.sesi.user_id}, ${ctx.sesi.kode_toko}, ${ctx.waktu})`)
      ctx.audit({ dokumen: kunci.sidik, sesudah: { ditunjukkan: true } })
      return { message: 'Kunci Segel Ditunjukkan', sidik: kunci.sidik, kunci: kunci.salinan() }
    }),
    route(simpanSalinan, async ({ sidik }, ctx) => {
      const kunci = await kunciBelumDisalin(ctx)
      if (kunci.sidik !== sidik) throw new Refusal('rule', 'Kunci Segel Sudah Lain, Cetak Lagi')
      await ctx.db.run(sql`
        INSERT INTO kunci_disalin (sidik, user_id, waktu) VALUES (${sidik}, ${ctx.sesi.user_id}, ${ctx.waktu})`)
      await salinanKunci(ctx.root)?.disimpan()
      ctx.audit({ dokumen: sidik, sesudah: { disimpan: true } })
      return { message: 'Salinan Kunci Segel Dicatat' }
    }),
  ],
  alarm: [belum, dilihat],
}
