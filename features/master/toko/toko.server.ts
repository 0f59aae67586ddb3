import { sql, type Tx } from '@kencana/database'
import { type Feature, Refusal, route } from '@kencana/server-kit'
import { turutiPara } from '../../pengaturan/para-system/para-system.api.ts'
import { PARA_INSTALASI } from '../../pengaturan/para-system/para-system.contract.ts'
import { pilihToko, simpanToko, type TokoRow } from './toko.api.ts'
import { createToko, DOKUMEN_SALDO_AWAL, listToko, updateToko } from './toko.contract.ts'

const satuToko = async (tx: Tx, kode_toko: string): Promise<TokoRow> => {
  const [toko] = await pilihToko(tx, sql`WHERE kode_toko = ${kode_toko}`)
  if (!toko) throw new Refusal('missing', `Toko ${kode_toko} Tidak Ada`)
  return toko
}

const listRoute = route(listToko, (_, ctx) => pilihToko(ctx.db))

const createRoute = route(createToko, async (input, ctx) => {
  const buku = await simpanToko(ctx.db, ctx.waktu, ctx.sesi.user_id, input)
  const kategori_harga = await turutiPara(ctx.db, buku, 'kategori_harga')
  for (const key of PARA_INSTALASI) await turutiPara(ctx.db, buku, key)
  const data = await satuToko(ctx.db, input.kode_toko)
  const sesudah = { ...data, kas_awal: input.kas_awal, ...(kategori_harga && { kategori_harga }) }
  ctx.audit({ dokumen: input.kode_toko, sesudah })
  return { message: 'Data Berhasil Disimpan', data }
})

const updateRoute = route(updateToko, async ({ id, nama_toko }, ctx) => {
  await ctx.db.run(sql`SELECT 1 FROM toko WHERE id::text = ${id} OR kode_toko = ${id.toUpperCase()} FOR NO KEY UPDATE`)
  const [before] = await pilihToko(ctx.db, sql`WHERE id::text = ${id} OR kode_toko = ${id.toUpperCase()}`)
  if (!before) throw new Refusal('missing', `Toko ${id} Tidak Ada`)
  await ctx.db.run(
    sql`UPDATE toko SET nama_toko = ${nama_toko}, versi = versi + 1 WHERE kode_toko = ${before.kode_toko}`,
  )
  const data = await satuToko(ctx.db, before.kode_toko)
  ctx.audit({ dokumen: data.kode_toko, sebelum: before, sesudah: data })
  return { message: 'Data Berhasil Diedit', data }
})

export const tokoFeature: Feature = { dokumen: [DOKUMEN_SALDO_AWAL], routes: [listRoute, createRoute, updateRoute] }
