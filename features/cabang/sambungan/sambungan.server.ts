import type { OutputOf } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import {
  type Feature,
  Refusal,
  route,
  serviceRoute,
  TERSIMPAN,
  tanggalDi,
  type WriteContext,
} from '@kencana/server-kit'
import { GagalHubung, mintaLayanan, tujuanSambungan } from './klien.api.ts'
import {
  hubungkan,
  listSambungan,
  type PERAN,
  salam,
  tambahSambungan,
  ubahInstalasi,
  ubahSambungan,
} from './sambungan.contract.ts'

type Kenalan = OutputOf<typeof salam>

/** This installation, as it tells others. */
const instalasiIni = async (db: Queryable): Promise<{ nomor: number; instalasi: string }> => {
  const ini = await db.one<{ nomor: number; instalasi: string }>(
    sql`SELECT nomor::int, id::text AS instalasi FROM instalasi`,
  )
  if (!ini) throw new Error('no installation')
  return ini
}

/** Two that would draw the same barcodes, or one that is this one, cannot be linked. @throws Refusal */
const periksaLain = (ini: { nomor: number; instalasi: string }, lain: { nomor: number; instalasi: string }): void => {
  if (ini.instalasi === lain.instalasi) throw new Refusal('rule', 'Portal Itu Instalasi Ini Sendiri')
  if (ini.nomor === lain.nomor) throw new Refusal('rule', `Nomor Instalasi ${ini.nomor} Dipakai Keduanya`)
}

type Peran = (typeof PERAN)[number]

/** What one calls the other, by what the other calls it. */
const PASANGAN = { PUSAT: 'CABANG', CABANG: 'PUSAT', SETARA: 'SETARA' } as const satisfies Record<Peran, Peran>

/** Both say the same of who owns masters and prices. @param disana what the other one calls this one @throws Refusal */
const periksaPeran = (disini: Peran, disana: Peran | undefined): void => {
  if (disana === undefined || disana === PASANGAN[disini]) return
  throw new Refusal(
    'rule',
    `Peran Tidak Cocok: Di Sini Instalasi Itu ${disini}, Di Sana Instalasi Ini ${disana}, Seharusnya ${PASANGAN[disini]}`,
  )
}

const NOMOR_TETAP = sql`(EXISTS (SELECT FROM barang) OR EXISTS (SELECT FROM sambungan))`

const bacaSambungan = async (db: Queryable): Promise<OutputOf<typeof listSambungan>> => {
  const ini = await db.one<{ nomor: number; nomor_tetap: boolean }>(
    sql`SELECT nomor::int, ${NOMOR_TETAP} AS nomor_tetap FROM instalasi`,
  )
  if (!ini) throw new Error('no installation')
  const semua = await db.rows<OutputOf<typeof listSambungan>['sambungan'][number]>(sql`
    SELECT s.id::text, s.portal::text, s.peran, s.nomor::int, s.token_akhir, s.aktif, s.versi,
      ARRAY(SELECT t.kode_toko::text FROM toko t WHERE t.portal = s.portal ORDER BY 1) AS toko
    FROM sambungan s ORDER BY s.dibuat_pada, s.id`)
  return { ...ini, sambungan: semua }
}

const ubahNomor = route(ubahInstalasi, async ({ nomor }, ctx) => {
  await ctx.db.run(sql`SELECT 1 FROM instalasi FOR UPDATE`)
  // In a statement of its own: what was entered, or linked, while this waited is seen.
  const ini = await ctx.db.one<{ nomor: number; tetap: boolean }>(
    sql`SELECT nomor::int, ${NOMOR_TETAP} AS tetap FROM instalasi`,
  )
  if (ini?.tetap && ini.nomor !== nomor)
    throw new Refusal('rule', `Nomor Instalasi ${ini.nomor} Sudah Dipakai, Tidak Bisa Diganti`)
  await ctx.db.run(sql`UPDATE instalasi SET nomor = ${nomor}`)
  ctx.audit({ sebelum: { nomor: ini?.nomor }, sesudah: { nomor } })
  return { message: TERSIMPAN }
})

const akhir = (token: string): string => token.slice(-4)

/** A secret is good for one pair. @throws Refusal */
const periksaToken = async ({ db }: WriteContext, token: string, id: string): Promise<void> => {
  const lain = await db.one(sql`
    SELECT 1 AS ada FROM rahasia WHERE nama LIKE 'layanan:%' AND nama <> ${`layanan:${id}`} AND nilai = ${token} LIMIT 1`)
  if (lain) throw new Refusal('rule', 'Token Layanan Sudah Dipakai Sambungan Lain')
}

const periksaPusat = async ({ db }: WriteContext, id: string): Promise<void> => {
  const lain = await db.one(
    sql`SELECT 1 AS ada FROM sambungan WHERE peran = 'PUSAT' AND aktif AND id::text <> ${id} LIMIT 1`,
  )
  if (lain) throw new Refusal('rule', 'Pusat Sudah Ada')
}

const simpanToken = ({ db }: WriteContext, id: string, token: string): Promise<number> =>
  db.run(sql`
    INSERT INTO rahasia (nama, nilai) VALUES (${`layanan:${id}`}, ${token})
    ON CONFLICT (nama) DO UPDATE SET nilai = excluded.nilai`)

const tambah = route(tambahSambungan, async ({ portal, peran, token }, ctx) => {
  await periksaToken(ctx, token, '')
  if (peran === 'PUSAT') await periksaPusat(ctx, '')
  const baru = await ctx.db.one<{ id: string }>(sql`
    INSERT INTO sambungan (portal, peran, token_akhir, dibuat_pada) VALUES (${portal}, ${peran}, ${akhir(token)}, ${ctx.waktu})
    ON CONFLICT (portal) DO NOTHING RETURNING id::text`)
  if (!baru) throw new Refusal('conflict', `Portal ${portal} Sudah Ada`)
  const { id } = baru
  await simpanToken(ctx, id, token)
  await ctx.db.run(sql`INSERT INTO sambungan_hitung (sambungan, arah) VALUES (${id}, 'KELUAR'), (${id}, 'MASUK')`)
  await ctx.db.run(sql`INSERT INTO sambungan_kontak (sambungan) VALUES (${id})`)
  ctx.audit({ dokumen: portal, sesudah: { portal, peran, token_akhir: akhir(token) } })
  return { message: TERSIMPAN, id }
})

interface Lama {
  portal: string
  peran: Peran
  token_akhir: string
  aktif: boolean
  versi: number
  nomor: number | null
}

const ubah = route(ubahSambungan, async ({ id, versi, portal, aktif, ...baru }, ctx) => {
  const lama = await ctx.db.one<Lama>(sql`
    SELECT portal::text, peran, token_akhir, aktif, versi, nomor::int FROM sambungan WHERE id::text = ${id} FOR UPDATE`)
  if (!lama) throw new Refusal('missing', 'Sambungan Tidak Ada')
  if (lama.versi !== versi) throw new Refusal('conflict', 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang')
  const { peran = lama.peran, token = '' } = baru
  if (token !== '') await periksaToken(ctx, token, id)
  // A branch would be its own head office by a click.
  if (peran !== lama.peran && lama.nomor !== null)
    throw new Refusal('rule', `Peran Instalasi ${lama.nomor} Tidak Bisa Diganti Sesudah Berkenalan`)
  if (aktif && peran === 'PUSAT') await periksaPusat(ctx, id)
  const dipakai = await ctx.db.one(sql`SELECT 1 AS ada FROM sambungan WHERE portal = ${portal} AND id::text <> ${id}`)
  if (dipakai) throw new Refusal('conflict', `Portal ${portal} Sudah Ada`)
  if (token !== '') await simpanToken(ctx, id, token)
  const token_akhir = token === '' ? lama.token_akhir : akhir(token)
  await ctx.db.run(sql`
    UPDATE sambungan SET portal = ${portal}, peran = ${peran}, token_akhir = ${token_akhir}, aktif = ${aktif}, versi = versi + 1
    WHERE id::text = ${id}`)
  await ctx.db.run(sql`UPDATE toko SET portal = ${portal} WHERE portal = ${lama.portal}`)
  await ctx.db.run(
    sql`UPDATE sambungan_kontak SET coba_lagi_pada = NULL, gagal_beruntun = 0 WHERE sambungan::text = ${id}`,
  )
  ctx.audit({ dokumen: portal, sebelum: lama, sesudah: { portal, peran, token_akhir, aktif } })
  return { message: TERSIMPAN }
})

/** The shops that the other one keeps stand here by name, without a day of their own. @throws Refusal */
const catatToko = async (ctx: WriteContext, portal: string, toko: Kenalan['toko']): Promise<void> => {
  for (const { kode_toko, nama_toko, alamat_toko, zona_waktu } of toko) {
    const ada = await ctx.db.one<{ portal: string }>(sql`SELECT portal FROM toko WHERE kode_toko = ${kode_toko}`)
    if (ada && ada.portal !== portal) throw new Refusal('rule', `Kode Toko ${kode_toko} Dipakai Dua Instalasi`)
    const hari = tanggalDi(zona_waktu, ctx.waktu)
    await ctx.db.run(sql`
      INSERT INTO toko (kode_toko, nama_toko, alamat_toko, zona_waktu, portal, tgl_system, tgl_mulai, dibuat_pada)
      VALUES (${kode_toko}, ${nama_toko}, ${alamat_toko}, ${zona_waktu}, ${portal}, ${hari}, ${hari}, ${ctx.waktu})
      ON CONFLICT (kode_toko) DO UPDATE SET nama_toko = excluded.nama_toko, alamat_toko = excluded.alamat_toko`)
  }
}

const kenalan = route(
  hubungkan,
  async ({ id }, ctx, lain: Kenalan) => {
    const ini = await instalasiIni(ctx.db)
    periksaLain(ini, lain)
    const lama = await ctx.db.one<{ portal: string; instalasi: string | null; peran: Peran }>(
      sql`SELECT portal::text, instalasi::text, peran FROM sambungan WHERE id::text = ${id} FOR UPDATE`,
    )
    if (!lama) throw new Refusal('missing', 'Sambungan Tidak Ada')
    periksaPeran(lama.peran, lain.peran)
    if (lama.instalasi !== null && lama.instalasi !== lain.instalasi)
      throw new Refusal('rule', 'Di Portal Itu Sekarang Instalasi Lain')
    const kembar = await ctx.db.one(
      sql`SELECT 1 AS ada FROM sambungan WHERE (nomor = ${lain.nomor} OR instalasi = ${lain.instalasi}) AND id::text <> ${id} LIMIT 1`,
    )
    if (kembar) throw new Refusal('rule', `Instalasi ${lain.nomor} Sudah Tersambung`)
    await ctx.db.run(
      sql`UPDATE sambungan SET nomor = ${lain.nomor}, instalasi = ${lain.instalasi} WHERE id::text = ${id}`,
    )
    await catatToko(ctx, lama.portal, lain.toko)
    await ctx.db.run(sql`
      UPDATE sambungan_kontak SET kontak_pada = ${ctx.waktu}, galat = '', gagal_beruntun = 0, coba_lagi_pada = NULL
      WHERE sambungan::text = ${id}`)
    const toko = lain.toko.map(({ kode_toko }) => kode_toko)
    ctx.audit({ dokumen: lama.portal, sesudah: { nomor: lain.nomor, toko } })
    return { message: 'Berhasil', nomor: lain.nomor, toko }
  },
  {
    before: async ({ id }, { db }) => {
      const tujuan = await tujuanSambungan(db, id)
      if (!tujuan) throw new Refusal('missing', 'Sambungan Tidak Ada Atau Sedang Diputus')
      const peran = await db.one<{ peran: Peran }>(sql`SELECT peran FROM sambungan WHERE id::text = ${id}`)
      return mintaLayanan(tujuan, salam, { ...(await instalasiIni(db)), ...peran }).catch((error: unknown) => {
        if (error instanceof GagalHubung) throw new Refusal('rule', error.message)
        throw error
      })
    },
  },
)

export const sambunganFeature: Feature = {
  routes: [
    route(listSambungan, (_, { db }) => bacaSambungan(db)),
    ubahNomor,
    tambah,
    ubah,
    kenalan,
    serviceRoute(salam, async (lain, { db, pengirim: { peran } }) => {
      const ini = await instalasiIni(db)
      periksaLain(ini, lain)
      periksaPeran(peran, lain.peran)
      const toko = await db.rows<Kenalan['toko'][number]>(sql`
        SELECT kode_toko::text, nama_toko::text, alamat_toko, zona_waktu FROM toko WHERE portal = '' ORDER BY kode_toko`)
      return { ...ini, peran, toko }
    }),
  ],
}
