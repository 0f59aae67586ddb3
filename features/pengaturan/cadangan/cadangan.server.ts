import type { OutputOf } from '@kencana/contract'
import { DatabaseRefusal, folderName, type Queryable, sql } from '@kencana/database'
import { type Alarm, type Feature, Refusal, route, type WriteContext, waktu } from '@kencana/server-kit'
import { type KunciCadangan, type Pencadang, pencadangDari } from './cadangan.api.ts'
import {
  ambilAlih,
  cadangkan,
  diskBaru,
  lepasTempat,
  lihatCadangan,
  lihatKunciCadangan,
  PALING_BANYAK_TEMPAT,
  simpanKunciCadangan,
  tambahTempat,
} from './cadangan.contract.ts'

type Cadangan = OutputOf<typeof lihatCadangan>
type Tempat = Cadangan['tempat'][number]

/** Hours after which the newest backup of a place is told as old: one is made each day. */
const LAMA_JAM = 48

const tempatKini = (db: Queryable, kini: Date): Promise<Tempat[]> =>
  db.rows<Tempat>(sql`
    SELECT tempat, tetap, ${waktu(sql`terakhir`)} AS terakhir, satu_disk, (sisa / 1000000)::int AS sisa_mb, gagal,
      ${waktu(sql`gagal_sejak`)} AS gagal_sejak, ${waktu(sql`dicoba_pada`)} AS dicoba,
      coalesce(terakhir < ${kini}::timestamptz - make_interval(hours => ${LAMA_JAM}::int), false) AS lama
    FROM tempat_cadangan ORDER BY tempat`)

const sudahDisalin = async (db: Queryable, sidik: string): Promise<boolean> =>
  (await db.one(sql`SELECT 1 AS ada FROM kunci_disalin WHERE sidik = ${sidik}`)) !== undefined

/** The key is made with the first place: until then there is nothing that it would lock. */
const kunciKini = async (db: Queryable, pencadang: Pencadang | undefined, tempat: readonly Tempat[]) => {
  if (!pencadang || tempat.length === 0) return null
  const { sidik, salinan } = await pencadang.kunci()
  const perlu = !(await sudahDisalin(db, sidik))
  return { sidik, perlu, tampil: perlu && (await salinan.boleh()) }
}

/** @throws Refusal where another server keeps the data */
const pencadangAda = ({ root }: WriteContext): Pencadang => {
  const pencadang = pencadangDari(root)
  if (!pencadang) throw new Refusal('rule', 'Database Di Server Lain, Cadangan Diatur Di Sana')
  return pencadang
}

/** The disks' own words become ours. @throws Refusal */
const periksaTempat = async (pencadang: Pencadang, tempat: string): Promise<boolean> => {
  try {
    return await pencadang.periksa(tempat)
  } catch (error) {
    if (error instanceof DatabaseRefusal) throw new Refusal('rule', error.message)
    throw error
  }
}

const tambah = route(tambahTempat, async (input, ctx) => {
  const tempat = folderName(input.tempat)
  const pencadang = pencadangAda(ctx)
  await ctx.db.run(sql`LOCK TABLE tempat_cadangan IN SHARE ROW EXCLUSIVE MODE`)
  const ada = await tempatKini(ctx.db, ctx.waktu)
  if (ada.some((one) => one.tempat === tempat)) throw new Refusal('conflict', `Tempat ${tempat} Sudah Ada`)
  if (ada.length >= PALING_BANYAK_TEMPAT)
    throw new Refusal('rule', `Tempat Cadangan Paling Banyak ${PALING_BANYAK_TEMPAT}`)
  const satu_disk = await periksaTempat(pencadang, tempat)
  await ctx.db.run(sql`
    INSERT INTO tempat_cadangan (tempat, kode_toko, user_id, dibuat_pada, satu_disk)
    VALUES (${tempat}, ${ctx.sesi.kode_toko}, ${ctx.sesi.user_id}, ${ctx.waktu}, ${satu_disk})`)
  ctx.audit({ dokumen: 'CADANGAN', sesudah: { tempat } })
  return { message: satu_disk ? 'Tempat Ditambahkan, Tetapi Di Disk Yang Sama' : 'Tempat Cadangan Ditambahkan' }
})

const lepas = route(lepasTempat, async ({ tempat }, ctx) => {
  const satu = await ctx.db.one<{ tetap: boolean }>(sql`
    SELECT tetap FROM tempat_cadangan WHERE tempat = ${tempat} FOR UPDATE`)
  if (!satu) throw new Refusal('missing', 'Tempat Cadangan Tidak Ada')
  if (satu.tetap) throw new Refusal('rule', 'Tempat Ini Ditetapkan Di Server, Ubah Di Sana')
  await ctx.db.run(sql`DELETE FROM tempat_cadangan WHERE tempat = ${tempat}`)
  ctx.audit({ dokumen: 'CADANGAN', sebelum: { tempat } })
  return { message: 'Tempat Cadangan Dilepas' }
})

const baru = route(diskBaru, async ({ tempat }, ctx) => {
  const pencadang = pencadangAda(ctx)
  const satu = await ctx.db.one<{ satu_disk: boolean | null }>(sql`
    SELECT satu_disk FROM tempat_cadangan WHERE tempat = ${tempat} FOR UPDATE`)
  if (!satu) throw new Refusal('missing', 'Tempat Cadangan Tidak Ada')
  // It was another disk, and the folder is on that of the data: none was put in.
  const kini = await periksaTempat(pencadang, tempat)
  if (kini && satu.satu_disk === false)
    throw new Refusal('rule', 'Disknya Belum Terpasang, Folder Itu Ada Di Disk Data')
  await ctx.db.run(sql`
    UPDATE tempat_cadangan SET terakhir = NULL, satu_disk = ${kini}, kunci = NULL, gagal = NULL, gagal_sejak = NULL
    WHERE tempat = ${tempat}`)
  ctx.audit({ dokumen: 'CADANGAN', sesudah: { tempat, disk_baru: true } })
  return { message: 'Disk Baru Dicatat' }
})

const ambil = route(ambilAlih, async (_, ctx) => {
  const pencadang = pencadangAda(ctx)
  const dari = await pencadang.dipulihkanDari()
  if (dari === undefined) throw new Refusal('rule', 'Data Ini Tidak Sedang Menunggu Sesudah Dipulihkan')
  await pencadang.ambilAlih()
  ctx.audit({ dokumen: 'CADANGAN', sesudah: { ambil_alih: dari } })
  return { message: 'Komputer Ini Toko Sekarang' }
})

/** The key of which nobody has said that its paper is kept. @throws Refusal */
const kunciBelumDisimpan = async (ctx: WriteContext): Promise<KunciCadangan> => {
  const pencadang = pencadangAda(ctx)
  if ((await tempatKini(ctx.db, ctx.waktu)).length === 0) throw new Refusal('rule', 'Pilih Dulu Tempat Cadangan')
  const kunci = await pencadang.kunci()
  if (await sudahDisalin(ctx.db, kunci.sidik)) throw new Refusal('rule', 'Kertas Kunci Cadangan Sudah Disimpan')
  return kunci
}

const lihatKunci = route(lihatKunciCadangan, async (_, ctx) => {
  const { sidik, rahasia, salinan } = await kunciBelumDisimpan(ctx)
  // What the database says is not enough: who can write it could have it say so.
  if (!(await salinan.boleh()))
    throw new Refusal('rule', 'Kunci Cadangan Tidak Ditunjukkan Lagi, Salin Berkas DATA_DIR/kunci/cadangan')
  await ctx.db.run(sql`
    INSERT INTO kunci_dilihat (sidik, user_id, kode_toko, waktu)
    VALUES (${sidik}, ${ctx.sesi.user_id}, ${ctx.sesi.kode_toko}, ${ctx.waktu})`)
  ctx.audit({ dokumen: sidik, sesudah: { ditunjukkan: true } })
  return { message: 'Kunci Cadangan Ditunjukkan', sidik, kunci: rahasia }
})

const simpanKunci = route(simpanKunciCadangan, async (input, ctx) => {
  const { sidik, rahasia, salinan } = await kunciBelumDisimpan(ctx)
  if (sidik !== input.sidik) throw new Refusal('rule', 'Kunci Cadangan Sudah Lain, Cetak Lagi')
  if (!rahasia.endsWith(input.ujung))
    throw new Refusal('rule', 'Huruf Terakhir Tidak Sama Dengan Kunci, Lihat Kertasnya')
  await ctx.db.run(sql`
    INSERT INTO kunci_disalin (sidik, user_id, waktu) VALUES (${sidik}, ${ctx.sesi.user_id}, ${ctx.waktu})`)
  await salinan.disimpan()
  ctx.audit({ dokumen: sidik, sesudah: { disimpan: true } })
  return { message: 'Kertas Kunci Cadangan Dicatat' }
})

/** Whoever saw it can open a stolen disk: owners hear of each look. */
const dilihat: Alarm = {
  kode: 'KUNCI_CADANGAN_DILIHAT',
  judul: 'Kunci Cadangan Ditunjukkan',
  berat: 'MERAH',
  path: '/cadangan',
  baris: (sejak) => sql`
    SELECT 'LIHAT ' || k.id AS kunci, k.kode_toko::text, k.waktu, k.user_id::text, '-' AS dokumen,
      'Kunci ' || k.sidik || ' ditunjukkan kepada ' || k.user_id || ' untuk dicetak' AS isi
    FROM kunci_dilihat k WHERE k.waktu > ${sejak} AND starts_with(k.sidik, 'CADANGAN-')`,
}

/** What is done from now on stands on one disk alone, or on none: a place that cannot be reached, or a backup that is not made. */
const gagal: Alarm = {
  kode: 'CADANGAN_GAGAL',
  judul: 'Cadangan Tidak Sampai Ke Tempatnya',
  berat: 'MERAH',
  path: '/cadangan',
  baris: () => sql`
    SELECT 'GAGAL ' || tempat || ' ' || gagal_sejak AS kunci, kode_toko::text, gagal_sejak AS waktu, user_id::text, '-' AS dokumen,
      gagal AS isi
    FROM tempat_cadangan WHERE gagal IS NOT NULL
    UNION ALL
    SELECT 'GAGAL ' || gagal_sejak, (SELECT min(kode_toko)::text FROM toko WHERE kode_toko > ''), gagal_sejak, '-', '-', gagal
    FROM cadangan_sini WHERE gagal IS NOT NULL`,
}

/** Nothing says that it fails, and yet nothing new arrives. */
const lama: Alarm = {
  kode: 'CADANGAN_LAMA',
  judul: 'Cadangan Sudah Lama',
  berat: 'MERAH',
  path: '/cadangan',
  baris: (_, kini) => sql`
    SELECT 'LAMA ' || tempat || ' ' || terakhir AS kunci, kode_toko::text, terakhir AS waktu, user_id::text, '-' AS dokumen,
      'Cadangan terakhir di ' || tempat || ' lebih dari ' || ${LAMA_JAM}::int || ' jam yang lalu' AS isi
    FROM tempat_cadangan WHERE terakhir < ${kini}::timestamptz - make_interval(hours => ${LAMA_JAM}::int) AND gagal IS NULL`,
}

/** Copies that nobody can open once this computer is gone. */
const belumDisalin: Alarm = {
  kode: 'KUNCI_CADANGAN_BELUM_DISALIN',
  judul: 'Kertas Kunci Cadangan Belum Disimpan',
  berat: 'MERAH',
  path: '/cadangan',
  baris: () => sql`
    SELECT DISTINCT ON (t.kunci) 'KUNCI ' || t.kunci AS kunci, t.kode_toko::text, t.dibuat_pada AS waktu, '-' AS user_id, '-' AS dokumen,
      'Tanpa kertas ' || t.kunci || ' cadangan di luar tidak terbuka bila komputer ini hilang' AS isi
    FROM tempat_cadangan t
    WHERE t.kunci IS NOT NULL AND NOT EXISTS (SELECT FROM kunci_disalin d WHERE d.sidik = t.kunci)
    ORDER BY t.kunci, t.tempat`,
}

/** Places that die with the disk that they are to outlive. */
const satuDisk: Alarm = {
  kode: 'CADANGAN_SATU_DISK',
  judul: 'Cadangan Hanya Di Disk Yang Sama',
  berat: 'KUNING',
  path: '/cadangan',
  baris: () => sql`
    SELECT 'SATU DISK ' || min(tempat) AS kunci, min(kode_toko)::text AS kode_toko, min(dibuat_pada) AS waktu, '-' AS user_id, '-' AS dokumen,
      'Semua tempat cadangan ada di disk yang sama dengan datanya: bila disk itu rusak, cadangannya ikut hilang' AS isi
    FROM tempat_cadangan WHERE satu_disk IS NOT NULL HAVING bool_and(satu_disk)`,
}

const diSini = async (db: Queryable, pencadang: Pencadang): Promise<NonNullable<Cadangan['di_sini']>> => {
  const { jumlah, terakhir } = await pencadang.diSini()
  const satu = await db.one<{ gagal: string | null }>(sql`SELECT gagal FROM cadangan_sini`)
  return { jumlah, terakhir: terakhir?.toISOString() ?? null, gagal: satu?.gagal ?? null }
}

/** Backups and the places outside of this machine, kept by OWN. Source: quality.md, backup. */
export const cadanganFeature: Feature = {
  routes: [
    route(lihatCadangan, async (_, ctx) => {
      const pencadang = pencadangDari(ctx.root)
      const tempat = await tempatKini(ctx.db, ctx.waktu)
      return {
        di_sini: pencadang ? await diSini(ctx.db, pencadang) : null,
        dipulihkan_dari: (await pencadang?.dipulihkanDari()) ?? null,
        berjalan: pencadang?.sedangBerjalan() ?? false,
        tempat,
        kunci: await kunciKini(ctx.db, pencadang, tempat),
      }
    }),
    tambah,
    lepas,
    baru,
    ambil,
    route(cadangkan, async (_, ctx) => {
      pencadangAda(ctx).mulai()
      ctx.audit({ dokumen: 'CADANGAN', sesudah: { dibuat: true } })
      return { message: 'Cadangan Sedang Dibuat' }
    }),
    lihatKunci,
    simpanKunci,
  ],
  alarm: [gagal, lama, satuDisk, belumDisalin, dilihat],
}
