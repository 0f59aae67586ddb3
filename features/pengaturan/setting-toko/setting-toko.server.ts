import type { OutputOf } from '@kencana/contract'
import { Berkas } from '@kencana/contract'
import { type Queryable, type Sql, sql } from '@kencana/database'
import {
  catatFoto,
  type Feature,
  type FotoTersimpan,
  ISI_FOTO,
  isOwner,
  Refusal,
  route,
  tanggalDi,
  terimaFoto,
  type WriteContext,
} from '@kencana/server-kit'
import {
  hapusLogo,
  listProvinsi,
  logoToko,
  settingToko,
  simpanLogo,
  simpanSettingToko,
} from './setting-toko.contract.ts'

type Toko = OutputOf<typeof settingToko>

const baca = async (db: Queryable, kode_toko: string, kunci: Sql = sql``): Promise<Toko> => {
  const toko = await db.one<Toko>(sql`
    SELECT kode_toko::text, nama_toko::text, alamat_toko, no_hp, coalesce(kode_provinsi::text, '') AS kode_provinsi,
      zona_waktu, alamat_publik, logo, versi
    FROM toko WHERE kode_toko = ${kode_toko} ${kunci}`)
  if (!toko) throw new Error(`shop ${kode_toko} of a session is missing`)
  return toko
}

const kunci = (ctx: WriteContext): Promise<Toko> => baca(ctx.db, ctx.sesi.kode_toko, sql`FOR NO KEY UPDATE`)

/**
 * Today must not jump: with another date than now the open day would stand in the future of its own shop (nothing could
 * be closed) or be late at once. Zones differ in their date for two hours around midnight only; then it is refused.
 */
const periksaZona = (zona: string, { sesi, waktu }: WriteContext): void => {
  const nanti = tanggalDi(zona, waktu)
  if (nanti !== sesi.hari_ini)
    throw new Refusal(
      'rule',
      `Zona Waktu Belum Bisa Diganti Karena Di ${zona} Sekarang ${nanti} Dan Di Toko Ini ${sesi.hari_ini}`,
    )
}

const periksaProvinsi = async (db: Queryable, kode_provinsi: string): Promise<void> => {
  if (kode_provinsi === '') return
  const ada = await db.one(sql`SELECT 1 AS ada FROM provinsi WHERE kode_provinsi = ${kode_provinsi}`)
  if (!ada) throw new Refusal('rule', `Provinsi ${kode_provinsi} Tidak Ada`)
}

const simpanRoute = route(simpanSettingToko, async ({ versi, ...diisi }, ctx) => {
  const sebelum = await kunci(ctx)
  const { no_hp = sebelum.no_hp, kode_provinsi = sebelum.kode_provinsi, alamat_publik = sebelum.alamat_publik } = diisi
  const isi = { ...diisi, no_hp, kode_provinsi, alamat_publik }
  if (versi !== undefined && versi !== sebelum.versi)
    throw new Refusal('conflict', 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang')
  // A nota that leads to somebody else's page would be right whatever stands there.
  if (isi.alamat_publik !== sebelum.alamat_publik && !isOwner(ctx.sesi.level))
    throw new Refusal('denied', 'Alamat Publik Hanya Boleh Diganti Oleh OWN Atau SU')
  if (isi.zona_waktu !== sebelum.zona_waktu) periksaZona(isi.zona_waktu, ctx)
  await periksaProvinsi(ctx.db, isi.kode_provinsi)
  await ctx.db.run(sql`
    UPDATE toko SET nama_toko = ${isi.nama_toko}, alamat_toko = ${isi.alamat_toko}, no_hp = ${isi.no_hp},
      kode_provinsi = ${isi.kode_provinsi === '' ? null : isi.kode_provinsi}, zona_waktu = ${isi.zona_waktu},
      alamat_publik = ${isi.alamat_publik}, versi = versi + 1
    WHERE kode_toko = ${sebelum.kode_toko}`)
  const data = await baca(ctx.db, sebelum.kode_toko)
  ctx.audit({ dokumen: data.kode_toko, sebelum, sesudah: data })
  return { message: 'Data Berhasil Disimpan', data }
})

const gantiLogo = async (ctx: WriteContext, logo: string | null): Promise<void> => {
  const { kode_toko, logo: sebelum } = await kunci(ctx)
  await ctx.db.run(sql`UPDATE toko SET logo = ${logo} WHERE kode_toko = ${kode_toko}`)
  ctx.audit({ dokumen: kode_toko, sebelum: { logo: sebelum }, sesudah: { logo } })
}

const logoRoute = route(
  simpanLogo,
  async (_, ctx, tersimpan: FotoTersimpan) => {
    const logo = await catatFoto(ctx.db, tersimpan, ctx.waktu)
    await gantiLogo(ctx, logo)
    return { message: 'Data Berhasil Disimpan', logo }
  },
  { bodyLimit: ISI_FOTO, before: ({ foto }, { blob }) => terimaFoto(blob, foto) },
)

const tanpaLogo = route(hapusLogo, async (_, ctx) => {
  await gantiLogo(ctx, null)
  return { message: 'Data Berhasil Di Hapus' }
})

const lihatLogo = route(logoToko, async ({ hash }, { db, sesi, blob }) => {
  const { logo } = await baca(db, sesi.kode_toko)
  const bytes = logo === hash ? await blob.get(hash) : undefined
  if (!bytes) throw new Refusal('missing', 'Logo Tidak Ada')
  return new Berkas({ bytes, type: 'image/jpeg', etag: hash })
})

export const settingTokoFeature: Feature = {
  routes: [
    route(settingToko, (_, { db, sesi }) => baca(db, sesi.kode_toko)),
    simpanRoute,
    logoRoute,
    tanpaLogo,
    lihatLogo,
    route(listProvinsi, (_, { db }) =>
      db.rows(sql`SELECT kode_provinsi::text, nama_provinsi::text FROM provinsi ORDER BY nama_provinsi`),
    ),
  ],
}
