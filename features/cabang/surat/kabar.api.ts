/** Where two installations stand with each other: told now and then, so that a restored one is sent again what it lost. */
import type { OutputOf } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import { type Deps, type Feature, serviceRoute } from '@kencana/server-kit'
import { GagalHubung, mintaLayanan, sambunganAktif, tujuanSambungan } from '../sambungan/klien.api.ts'
import { catatHasil } from './antar.api.ts'
import { SETANYA, tukarKabar } from './kabar.contract.ts'

type Kabar = OutputOf<typeof tukarKabar>

/** What an account says between the shops here and those at the other end of a link. */
const ANTARA = (id: string, akun: 'CABANG' | 'RK'): Sql => sql`
  FROM sambungan s JOIN toko t ON t.portal = s.portal JOIN toko k ON k.portal = ''
    JOIN LATERAL saldo_akun(k.kode_toko, 'infinity', ARRAY[${akun}]) a ON a.ref = t.kode_toko
  WHERE s.id = ${id}`

/** What this installation tells the one at the other end of a link. */
const kabarIni = async (db: Queryable, id: string): Promise<Kabar> => {
  const row = await db.one<{ terakhir: number }>(
    sql`SELECT terakhir FROM sambungan_hitung WHERE sambungan = ${id} AND arah = 'MASUK'`,
  )
  const cabang = await db.rows<Kabar['cabang'][number]>(sql`
    SELECT k.kode_toko::text, t.kode_toko::text AS lain, sum(a.pcs)::int AS pcs, sum(a.mg)::bigint AS berat
    ${ANTARA(id, 'CABANG')} GROUP BY 1, 2 ORDER BY 1, 2`)
  const rinci = await db.rows<NonNullable<Kabar['rinci']>[number]>(sql`
    SELECT k.kode_toko::text, t.kode_toko::text AS lain, a.kode_group::text, sum(a.pcs)::int AS pcs, sum(a.mg)::bigint AS berat
    ${ANTARA(id, 'CABANG')} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`)
  const rk = await db.rows<NonNullable<Kabar['rk']>[number]>(sql`
    SELECT k.kode_toko::text, t.kode_toko::text AS lain, sum(a.rp)::bigint AS rp ${ANTARA(id, 'RK')} GROUP BY 1, 2 ORDER BY 1, 2`)
  const kontak = await db.one<{ master: string[] }>(sql`
    SELECT coalesce(k.beda_master, '[]') AS master FROM sambungan_kontak k JOIN sambungan s ON s.id = k.sambungan WHERE s.id = ${id} AND s.peran = 'PUSAT'`)
  return { terakhir: row?.terakhir ?? 0, cabang, rinci, rk, ...kontak, tanya: [], putusan: [] }
}

/** Letters of this installation that the other one keeps until a day is open. */
const ditunggu = async (db: Queryable, id: string): Promise<string[]> =>
  (
    await db.rows<{ id: string }>(sql`
      SELECT id::text FROM surat_keluar WHERE sambungan = ${id} AND status = 'MENUNGGU' ORDER BY urut LIMIT ${SETANYA}`)
  ).map((satu) => satu.id)

/** What has become of letters that another one asks for; of those that still wait nothing is said. */
const putusanSurat = (db: Queryable, id: string, tanya: readonly string[]): Promise<Kabar['putusan']> =>
  db.rows<Kabar['putusan'][number]>(sql`
    SELECT id::text, status, galat, ragu FROM surat_masuk
    WHERE sambungan = ${id} AND id = ANY (${[...tanya]}::uuid[]) AND status <> 'MENUNGGU'`)

/** Keeps which masters stand otherwise at a branch, and since when, for who reads of it. @param peran what the link has to be for this */
export const catatBeda = (
  db: Queryable,
  id: string,
  waktu: Date,
  peran: 'PUSAT' | 'CABANG',
  beda: readonly string[],
): Promise<number> =>
  db.run(sql`
    UPDATE sambungan_kontak k SET beda_master = ${sql.json([...beda])}::jsonb,
      beda_sejak = CASE WHEN ${beda.length}::int > 0 THEN coalesce(k.beda_sejak, ${waktu}) END
    FROM sambungan s WHERE s.id = k.sambungan AND s.id = ${id} AND s.peran = ${peran}`)

/** Keeps what the other one told; letters that it has lost go again, and it knows by their ids which it still has. */
const catat = async (db: Queryable, id: string, waktu: Date, kabar: Kabar): Promise<void> => {
  const { terakhir, cabang, rinci, rk, master, putusan } = kabar
  await catatHasil(db, id, waktu, putusan, 'MENUNGGU')
  await db.run(sql`
    UPDATE surat_keluar SET status = 'PENDING'
    WHERE sambungan = ${id} AND urut > ${terakhir} AND status <> 'PENDING' AND terkirim_pada < ${waktu}::timestamptz - interval '1 minute'`)
  await db.run(sql`
    UPDATE sambungan_kontak SET cabang_lain = ${sql.json(cabang)}::jsonb, rinci_lain = ${rinci ? sql.json(rinci) : null}::jsonb,
      rk_lain = ${rk ? sql.json(rk) : null}::jsonb, kabar_pada = ${waktu}, kontak_pada = ${waktu}
    WHERE sambungan = ${id}`)
  if (master) await catatBeda(db, id, waktu, 'CABANG', master)
}

/** Asks one link how it stands. */
export const kabarSambungan = async ({ db, clock }: Deps, id: string): Promise<void> => {
  const tujuan = await tujuanSambungan(db, id)
  if (!tujuan) return
  try {
    const kabar = await mintaLayanan(tujuan, tukarKabar, { ...(await kabarIni(db, id)), tanya: await ditunggu(db, id) })
    await catat(db, id, clock.now(), kabar)
    // How often letters failed stays: news are small, and get through where an envelope does not.
    await db.run(sql`UPDATE sambungan_kontak SET galat = '', coba_lagi_pada = NULL WHERE sambungan = ${id}`)
  } catch (error) {
    if (!(error instanceof GagalHubung)) throw error
    await db.run(sql`UPDATE sambungan_kontak SET galat = ${error.message} WHERE sambungan = ${id}`)
  }
}

/** Asks every link. */
export const tanyaKabar = async (deps: Deps): Promise<void> => {
  await Promise.all((await sambunganAktif(deps.db)).map((id) => kabarSambungan(deps, id)))
}

export const kabarFeature: Feature = {
  routes: [
    serviceRoute(tukarKabar, async (kabar, { db, waktu, pengirim }) => {
      await catat(db, pengirim.id, waktu, kabar)
      return { ...(await kabarIni(db, pengirim.id)), putusan: await putusanSurat(db, pengirim.id, kabar.tanya) }
    }),
  ],
}
