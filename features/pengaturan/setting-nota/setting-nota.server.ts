import { sql } from '@kencana/database'
import { type Feature, Refusal, route } from '@kencana/server-kit'
import { settingNota, simpanSettingNota } from './setting-nota.contract.ts'
import { notaToko } from './setting-nota.query.ts'

/** Empty lines at the end are nobody's intention. */
const rapi = (baris: readonly string[]): string[] => {
  const akhir = baris.findLastIndex((one) => one !== '')
  return baris.slice(0, akhir + 1)
}

export const settingNotaFeature: Feature = {
  routes: [
    route(settingNota, (_, { db, sesi }) => notaToko(db, sesi.kode_toko)),
    route(simpanSettingNota, async ({ versi, ...input }, ctx) => {
      const { kode_toko } = ctx.sesi
      await ctx.db.run(sql`SELECT 1 FROM toko WHERE kode_toko = ${kode_toko} FOR NO KEY UPDATE`)
      const { kepala, kaki, tampil, salinan, versi: kini } = await notaToko(ctx.db, kode_toko)
      const sebelum = { kepala, kaki, tampil, salinan, versi: kini }
      if (versi !== undefined && versi !== kini)
        throw new Refusal('conflict', 'Data Sudah Diubah Oleh User Lain, Silahkan Muat Ulang')
      const sesudah = {
        kepala: rapi(input.kepala),
        kaki: rapi(input.kaki),
        tampil: [...new Set(input.tampil)],
        salinan: input.salinan,
        versi: kini + 1,
      }
      await ctx.db.run(sql`
        INSERT INTO setting_nota (kode_toko, kepala, kaki, tampil, salinan, versi)
        VALUES (${kode_toko}, ${sesudah.kepala}, ${sesudah.kaki}, ${sesudah.tampil}, ${sesudah.salinan}, ${sesudah.versi})
        ON CONFLICT (kode_toko) DO UPDATE SET kepala = excluded.kepala, kaki = excluded.kaki, tampil = excluded.tampil,
          salinan = excluded.salinan, versi = excluded.versi`)
      ctx.audit({ dokumen: kode_toko, sebelum, sesudah })
      return { message: 'Data Berhasil Disimpan', versi: sesudah.versi }
    }),
  ],
}
