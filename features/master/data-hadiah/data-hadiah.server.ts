import { sql } from '@kencana/database'
import { type Feature, masterRoutes, Refusal, route } from '@kencana/server-kit'
import { hadiah, riwayatHadiah, stokHadiah } from './data-hadiah.contract.ts'

const stok = route(stokHadiah, async ({ kode_hadiah, jumlah, keterangan }, ctx) => {
  const before = await ctx.db.one<{ stock: number }>(
    sql`SELECT stock FROM hadiah WHERE kode_hadiah = ${kode_hadiah} AND dihapus_pada IS NULL FOR UPDATE`,
  )
  if (!before) throw new Refusal('missing', `Hadiah ${kode_hadiah} Tidak Ada`)
  if (jumlah === 0) throw new Refusal('rule', 'Jumlah Harus Diisi')
  const stock = before.stock + jumlah
  if (stock < 0) throw new Refusal('rule', `Stok Hadiah ${kode_hadiah} Tinggal ${before.stock}`)
  if (stock > 1_000_000_000) throw new Refusal('rule', 'Stok Hadiah Terlalu Besar')
  const { kode_toko, tgl_system, user_id } = ctx.sesi
  await ctx.db.run(sql`
    INSERT INTO hadiah_stok (kode_hadiah, jumlah, keterangan, kode_toko, tgl_system, user_id, waktu)
    VALUES (${kode_hadiah}, ${jumlah}, ${keterangan}, ${kode_toko}, ${tgl_system}, ${user_id}, ${ctx.waktu})`)
  await ctx.db.run(sql`UPDATE hadiah SET stock = ${stock}, versi = versi + 1 WHERE kode_hadiah = ${kode_hadiah}`)
  ctx.audit({ dokumen: kode_hadiah, sebelum: before, sesudah: { stock, keterangan } })
  return { message: 'Data Berhasil Disimpan', stock }
})

export const dataHadiahFeature: Feature = {
  routes: [
    ...masterRoutes(hadiah, {
      table: 'hadiah',
      shown: sql`t.stock`,
      inUse: async ({ kode_hadiah, stock }) => {
        if (Number(stock) > 0) throw new Refusal('rule', `Hadiah ${String(kode_hadiah)} Masih Ada Stok`)
      },
    }),
    stok,
    route(riwayatHadiah, ({ kode_hadiah }, { db }) =>
      db.rows(sql`
        SELECT id, tgl_system, jumlah, keterangan, kode_toko, user_id FROM hadiah_stok
        WHERE kode_hadiah = ${kode_hadiah} ORDER BY id DESC LIMIT 200`),
    ),
  ],
}
