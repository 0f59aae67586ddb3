/** Every photo that somebody asks for is looked up among all letters that ever went to him: one of them is read, not each. */
import { sql } from '@kencana/database'
import { tulisSurat } from '@kencana/testing/cabang'
import { duaInstalasi } from '@kencana/testing/dua-instalasi'
import { kolomBeda, rencana, salinBaris } from '@kencana/testing/rencana'
import { expect, it } from 'vitest'
import { fotoDikirim } from './log-pusat.api.ts'

const { pusat } = duaInstalasi()

it('a photo is found among twenty thousand dispatches by its hash', async () => {
  await tulisSurat(pusat, 'KOSONG', {})
  const link = await pusat.shop.db.one<{ id: string }>(sql`SELECT id::text FROM sambungan`)
  const ada: boolean[] = []
  const plan = await rencana(
    pusat.shop,
    (tx) =>
      salinBaris(
        tx,
        'surat_keluar',
        20_000,
        kolomBeda({
          id: sql`gen_random_uuid()`,
          urut: sql`n + 1000`,
          jenis: sql`'KIRIMAN'::text`,
          isi: sql`jsonb_build_object('barang', jsonb_build_array(jsonb_build_object('foto', 'foto ' || n)))`,
        }),
      ),
    async (db) => {
      ada.push(await fotoDikirim(db, link?.id ?? '', 'foto 777'), await fotoDikirim(db, link?.id ?? '', 'foto 0'))
    },
  )
  expect(ada).toEqual([true, false])
  // Both the one that went and the one that never did.
  expect(plan.filter((line) => line.includes('surat_keluar_foto'))).toHaveLength(2)
  expect(plan.filter((line) => line.includes('Seq Scan on surat_keluar'))).toEqual([])
})
