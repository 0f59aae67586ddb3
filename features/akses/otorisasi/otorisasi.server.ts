import { Berkas } from '@kencana/contract'
import { type Queryable, sql } from '@kencana/database'
import type { Mg } from '@kencana/ledger'
import {
  belumDiputus,
  catatFoto,
  type Feature,
  type FotoTersimpan,
  ISI_FOTO,
  isOwner,
  type Minta,
  pilihMinta,
  type ReadContext,
  Refusal,
  route,
  type Sesi,
  terimaFoto,
  type WriteContext,
} from '@kencana/server-kit'
import { checkPassword, checkPersetujuan, hashPassword, stillValid, type UserRow } from '../sesi/password.api.ts'
import { ALARM_OTORISASI } from './alarm-otorisasi.query.ts'
import { menunggu } from './menunggu.contract.ts'
import {
  authorization,
  fotoMinta,
  getMinta,
  listMinta,
  putuskan,
  saksikan,
  sendiri,
  simpanPin,
  tarikMinta,
} from './otorisasi.contract.ts'
import {
  adaWakil,
  baruDiangkat,
  bolehRahasia,
  bolehSendiri,
  hanyaOwn,
  mintaTerbuka,
  pastikanBoleh,
  setujui,
} from './putusan.store.ts'
import { wakilRoutes } from './wakil.server.ts'

const denganPassword = route(
  authorization,
  async ({ id }, ctx, owner: UserRow) => {
    const minta = await mintaTerbuka(ctx, id)
    if (minta.tingkat !== 'OTORISASI') throw new Refusal('rule', 'Permintaan Ini Untuk Saksi, Dengan PIN')
    await stillValid(ctx.db, owner)
    const oleh = owner.user_id
    const wakil = await pastikanBoleh(ctx, minta, { oleh, level: owner.level })
    await setujui(ctx, minta, { oleh, level: owner.level, cara: 'PASSWORD', wakil })
    return { id, disetujui_oleh: oleh }
  },
  {
    before: ({ user_id, password }, { db, clock }, sesi) =>
      checkPersetujuan(db, clock.now(), sesi.user_id, user_id, password, {
        dengan: 'password_hash',
        may: ({ level }) => isOwner(level) || adaWakil(db, user_id, sesi.hari_ini),
      }),
  },
)

const denganPin = route(
  saksikan,
  async ({ id }, ctx, saksi: UserRow) => {
    const minta = await mintaTerbuka(ctx, id)
    if (minta.tingkat !== 'SAKSI') throw new Refusal('rule', 'Permintaan Ini Butuh OWN Atau SU')
    await stillValid(ctx.db, saksi)
    const oleh = saksi.user_id
    await pastikanBoleh(ctx, minta, { oleh, level: saksi.level })
    await setujui(ctx, minta, { oleh, level: saksi.level, cara: 'PIN' })
    return { id, disetujui_oleh: oleh }
  },
  {
    before: ({ user_id, pin }, { db, clock }, sesi) =>
      checkPersetujuan(db, clock.now(), sesi.user_id, user_id, pin, { dengan: 'pin_hash' }),
  },
)

const sebabTidakSendiri = async ({ db, sesi, waktu }: WriteContext, minta: Minta): Promise<string> => {
  if (!hanyaOwn(minta)) return 'Ada OWN Atau SU Lain Yang Bisa Menyetujui'
  const matang = sesi.level === 'OWN' && !(await baruDiangkat(db, waktu, sesi.user_id))
  return matang ? 'Ada OWN Lain Yang Bisa Menyetujui' : `${minta.kategori} Ini Hanya Disetujui OWN Yang Sudah Sehari`
}

const denganAlasan = route(
  sendiri,
  async ({ id, alasan }, ctx, tersimpan: FotoTersimpan | null) => {
    const minta = await mintaTerbuka(ctx, id)
    const { user_id, level } = ctx.sesi
    if (minta.peminta !== user_id) throw new Refusal('denied', 'Alasan Hanya Diberi Oleh Peminta Sendiri')
    if (!(await bolehSendiri(ctx.db, ctx.waktu, minta)))
      throw new Refusal(
        'denied',
        minta.tingkat === 'SAKSI' ? 'Ada User Lain Yang Bisa Menjadi Saksi' : await sebabTidakSendiri(ctx, minta),
      )
    if (minta.tingkat === 'SAKSI' && tersimpan === null) throw new Refusal('rule', 'Foto Timbangan Harus Diisi')
    const foto = tersimpan && (await catatFoto(ctx.db, tersimpan, ctx.waktu))
    await setujui(ctx, minta, { oleh: user_id, level, cara: 'SENDIRI', kata: alasan, foto })
    return { id, disetujui_oleh: user_id }
  },
  {
    bodyLimit: ISI_FOTO,
    before: async ({ foto }, { blob }) => (foto === null ? null : terimaFoto(blob, foto)),
  },
)

/** Closes a request without an agreement. */
const tolak = async (ctx: WriteContext, { id, peminta, kategori }: Minta, kata: string): Promise<void> => {
  const oleh = ctx.sesi.user_id
  await ctx.db.run(sql`
    INSERT INTO otorisasi_tolak (id, waktu, ditolak_oleh, kata) VALUES (${id}, ${ctx.waktu}, ${oleh}, ${kata})`)
  ctx.audit({ dokumen: id, sesudah: { ditolak_oleh: oleh, peminta, kategori, kata } })
}

const ditarik = route(tarikMinta, async ({ id }, ctx) => {
  const minta = await mintaTerbuka(ctx, id)
  // Whoever did not ask reads no more of it than that it is none of his.
  if (minta.peminta !== ctx.sesi.user_id) throw new Refusal('missing', 'Permintaan Tidak Dikenal')
  await tolak(ctx, minta, 'DITARIK')
  return { message: 'Permintaan Ditarik' }
})

/**
 * Whoever looks from his own screen is not told what was entered: he reads it off the scale and types it. Another weight ends the
 * request, so that nobody finds it by trying.
 * @throws Refusal while he typed none
 */
const samaDibaca = ({ kasus }: Minta, dibaca: Mg | undefined): boolean => {
  const buta = kasus.filter((one) => one.buta)
  if (buta.length > 0 && dibaca === undefined) throw new Refusal('rule', 'Berat Yang Dibaca Di Timbangan Harus Diisi')
  return buta.every((one) => one.input === dibaca)
}

const dariLayar = route(putuskan, async ({ id, setuju, kata, dibaca }, ctx) => {
  const minta = await mintaTerbuka(ctx, id)
  const { user_id: oleh, level, kode_toko } = ctx.sesi
  if (!isOwner(level) && minta.kode_toko !== kode_toko) throw new Refusal('missing', 'Permintaan Tidak Dikenal')
  const wakil = await pastikanBoleh(ctx, minta, { oleh, level })
  if (setuju && !samaDibaca(minta, dibaca)) {
    await tolak(ctx, minta, 'BERAT YANG DIBACA LAIN')
    return { message: 'Permintaan Ditolak, Berat Yang Dibaca Lain, Silahkan Timbang Lagi' }
  }
  if (setuju) {
    await setujui(ctx, minta, { oleh, level, cara: 'LAYAR', kata, wakil })
    return { message: 'Permintaan Disetujui' }
  }
  await tolak(ctx, minta, kata)
  return { message: 'Permintaan Ditolak' }
})

/** What a request shows: to who asks without what only who agrees may read. */
const tampil = (minta: Minta, rahasia: boolean) => ({
  ...minta,
  kasus: minta.kasus.map((one) => (rahasia ? one : { ...one, rahasia: '' })),
})

/** The answer to a request, if there is one. */
const jawaban = async (db: Queryable, { id, lewat }: Minta) => {
  const row = await db.one<{ keadaan: 'SETUJU' | 'TOLAK'; oleh: string; kata: string }>(sql`
    SELECT 'SETUJU' AS keadaan, disetujui_oleh::text AS oleh, kata FROM otorisasi WHERE id = ${id}
    UNION ALL SELECT 'TOLAK', ditolak_oleh::text, kata FROM otorisasi_tolak WHERE id = ${id}`)
  return row ?? ({ keadaan: lewat ? 'LEWAT' : 'MENUNGGU', oleh: '', kata: '' } as const)
}

const satu = route(getMinta, async ({ id }, { db, sesi, waktu }) => {
  const [minta] = await pilihMinta(db, waktu, sql`m.id = ${id} AND m.user_id = ${sesi.user_id}`)
  if (!minta) throw new Refusal('missing', 'Permintaan Tidak Dikenal')
  const terakhir = await db.one<{ oleh: string }>(sql`
    SELECT disetujui_oleh::text AS oleh FROM otorisasi
    WHERE kode_toko = ${sesi.kode_toko} AND waktu > ${waktu}::timestamptz - interval '30 days' AND disetujui_oleh <> ${sesi.user_id}
      AND tingkat = ${minta.tingkat} ORDER BY waktu DESC LIMIT 1`)
  return {
    ...tampil(minta, false),
    ...(await jawaban(db, minta)),
    sendiri: await bolehSendiri(db, waktu, minta),
    terakhir: terakhir?.oleh ?? '',
  }
})

/** Requests that a session may answer, those of all shops for the owners. */
const untuk = async (db: Queryable, { user_id, level, kode_toko, hari_ini }: Sesi, waktu: Date): Promise<Minta[]> => {
  const terbuka = sql`m.berlaku_sampai > ${waktu} AND m.user_id <> ${user_id} AND ${belumDiputus}`
  if (isOwner(level)) return pilihMinta(db, waktu, terbuka)
  const saksi = await db.one(sql`
    SELECT 1 AS ada FROM hak_aksi WHERE user_id = ${user_id} AND menu_name = '/dashboard' AND aksi = 'saksi'`)
  if (!saksi) return []
  const wakil = await adaWakil(db, user_id, hari_ini)
  return pilihMinta(
    db,
    waktu,
    sql`${terbuka} AND m.kode_toko = ${kode_toko} AND (m.tingkat = 'SAKSI' OR ${wakil}::boolean)`,
  )
}

/** The same without what is told where it was entered alone. */
const tanpaButa = (minta: Minta): Minta => ({
  ...minta,
  kasus: minta.kasus.map((one) => (one.buta ? { ...one, input: null } : one)),
})

const daftar = route(listMinta, async (_, { db, sesi, waktu }: ReadContext) =>
  (await untuk(db, sesi, waktu)).map((one) => tampil(tanpaButa(one), bolehRahasia(one, sesi))),
)

const nomor = route(menunggu, async (_, { db, sesi, waktu }: ReadContext) =>
  (await untuk(db, sesi, waktu)).map(({ id }) => id),
)

const foto = route(fotoMinta, async ({ id }, { db, sesi, waktu, blob }) => {
  const [minta] = await pilihMinta(db, waktu, sql`m.id = ${id} AND NOT m.berlaku_sampai <= ${waktu}`)
  const boleh = minta && (minta.peminta === sesi.user_id || (await untuk(db, sesi, waktu)).some((one) => one.id === id))
  const kode = minta?.kasus.find((one) => one.kode_barcode !== null)?.kode_barcode
  const row = boleh
    ? await db.one<{ foto: string | null }>(
        sql`SELECT foto FROM barang WHERE kode_toko = ${minta.kode_toko} AND kode_barcode = ${kode ?? ''}`,
      )
    : undefined
  const bytes = row?.foto ? await blob.get(row.foto) : undefined
  if (!bytes || !row?.foto) throw new Refusal('missing', 'Foto Tidak Ada')
  return new Berkas({ bytes, type: 'image/jpeg', etag: row.foto })
})

const pinBaru = route(
  simpanPin,
  async (_, ctx, { user, baru }: { user: UserRow; baru: string }) => {
    await stillValid(ctx.db, user)
    await ctx.db.run(sql`UPDATE users SET pin_hash = ${baru} WHERE user_id = ${user.user_id}`)
    ctx.audit({ dokumen: user.user_id })
    return { message: 'PIN Berhasil Disimpan' }
  },
  {
    before: async ({ password, new_password }, { db, clock }, { user_id }) => ({
      user: await checkPassword(db, clock.now(), `GANTI ${user_id}`, user_id, password),
      baru: await hashPassword(new_password),
    }),
  },
)

/** Agreements: asked for by refused writes, given at the counter, on another screen, or with a reason. */
export const otorisasiFeature: Feature = {
  routes: [
    denganPassword,
    denganPin,
    denganAlasan,
    dariLayar,
    ditarik,
    satu,
    daftar,
    nomor,
    foto,
    pinBaru,
    ...wakilRoutes,
  ],
  alarm: ALARM_OTORISASI,
}
