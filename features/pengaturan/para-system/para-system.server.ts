import { sql } from '@kencana/database'
import { MeasureError, parseGram } from '@kencana/ledger'
import { type Feature, Refusal, route } from '@kencana/server-kit'
import { type KeyParaSystem, PARA_SYSTEM, paraSystem, paraSystemKey, ubahParaSystem } from './para-system.contract.ts'
import { nilaiParaSystem } from './para-system.lookup.ts'

const baris = (key: KeyParaSystem, value: string | undefined) => ({
  key,
  value: value ?? PARA_SYSTEM[key].standar,
  ...PARA_SYSTEM[key],
})

/** What each parameter may hold. @throws Refusal with what is wrong */
const PERIKSA: Readonly<Record<KeyParaSystem, (value: string, kini: string) => void>> = {
  kategori_harga: () => undefined,
  toleransi_berat: (value) => {
    try {
      parseGram(value)
    } catch (error) {
      if (error instanceof MeasureError) throw new Refusal('rule', error.message)
      throw error
    }
  },
  stok_awal: (value, kini) => {
    if (value !== 'YA' && value !== 'TIDAK') throw new Refusal('rule', 'Stok Awal Hanya YA Atau TIDAK')
    if (kini === 'TIDAK' && value === 'YA') throw new Refusal('rule', 'Stok Awal Sudah Ditutup Untuk Selamanya')
  },
}

export const paraSystemFeature: Feature = {
  routes: [
    route(paraSystem, async (_, { db, sesi }) => {
      const rows = await db.rows<{ key: string; value: string }>(
        sql`SELECT key, value FROM para_system WHERE kode_toko = ${sesi.kode_toko}`,
      )
      const values = new Map(rows.map(({ key, value }) => [key, value]))
      return (Object.keys(PARA_SYSTEM) as KeyParaSystem[]).map((key) => baris(key, values.get(key)))
    }),
    route(paraSystemKey, async ({ key }, { db, sesi }) => baris(key, await nilaiParaSystem(db, sesi.kode_toko, key))),
    route(ubahParaSystem, async ({ key, value }, ctx) => {
      const { kode_toko, user_id } = ctx.sesi
      const sebelum = await nilaiParaSystem(ctx.db, kode_toko, key)
      PERIKSA[key](value, sebelum)
      await ctx.db.run(sql`
        INSERT INTO para_system (kode_toko, key, value, diubah_oleh, diubah_pada)
        VALUES (${kode_toko}, ${key}, ${value}, ${user_id}, ${ctx.waktu})
        ON CONFLICT (kode_toko, key) DO UPDATE
        SET value = excluded.value, diubah_oleh = excluded.diubah_oleh, diubah_pada = excluded.diubah_pada`)
      ctx.audit({ dokumen: key, sebelum: { value: sebelum }, sesudah: { value } })
      return { message: 'Data Berhasil Disimpan' }
    }),
  ],
}
