import { Berkas } from '@kencana/contract'
import { sql } from '@kencana/database'
import {
  catatFoto,
  type Feature,
  type FotoTersimpan,
  ISI_FOTO,
  masterRoutes,
  Refusal,
  route,
  terimaFoto,
  type WriteContext,
} from '@kencana/server-kit'
import { gerakHadiah, pegangHadiah } from './data-hadiah.api.ts'
import {
  fotoHadiah,
  hadiah,
  hapusFotoHadiah,
  riwayatHadiah,
  simpanFotoHadiah,
  stokHadiah,
} from './data-hadiah.contract.ts'

const stok = route(stokHadiah, async ({ kode_hadiah, jumlah, keterangan }, ctx) => {
  const { stock: ada } = await pegangHadiah(ctx, kode_hadiah)
  const before = { stock: ada }
  if (jumlah === 0) throw new Refusal('rule', 'Jumlah Harus Diisi')
  const stock = before.stock + jumlah
  if (stock < 0) throw new Refusal('rule', `Stok Hadiah ${kode_hadiah} Tinggal ${before.stock}`)
  if (stock > 1_000_000_000) throw new Refusal('rule', 'Stok Hadiah Terlalu Besar')
  await gerakHadiah(ctx, kode_hadiah, jumlah, { keterangan })
  ctx.audit({ dokumen: kode_hadiah, sebelum: before, sesudah: { stock, keterangan } })
  return { message: 'Data Berhasil Disimpan', stock }
})

const gantiFoto = async (ctx: WriteContext, kode_hadiah: string, foto: string | null): Promise<void> => {
  const sebelum = await pegangHadiah(ctx, kode_hadiah)
  await ctx.db.run(sql`UPDATE hadiah SET foto = ${foto} WHERE kode_hadiah = ${kode_hadiah}`)
  ctx.audit({ dokumen: kode_hadiah, sebelum: { foto: sebelum.foto }, sesudah: { foto } })
}

const fotoBaru = route(
  simpanFotoHadiah,
  async ({ kode_hadiah }, ctx, tersimpan: FotoTersimpan) => {
    const foto = await catatFoto(ctx.db, tersimpan, ctx.waktu)
    await gantiFoto(ctx, kode_hadiah, foto)
    return { message: 'Data Berhasil Disimpan', foto }
  },
  { bodyLimit: ISI_FOTO, before: ({ foto }, { blob }) => terimaFoto(blob, foto) },
)

const tanpaFoto = route(hapusFotoHadiah, async ({ kode_hadiah }, ctx) => {
  await gantiFoto(ctx, kode_hadiah, null)
  return { message: 'Data Berhasil Di Hapus' }
})

const lihatFoto = route(fotoHadiah, async ({ kode_hadiah, hash }, { db, blob }) => {
  const ada = await db.one(sql`SELECT 1 AS ada FROM hadiah WHERE kode_hadiah = ${kode_hadiah} AND foto = ${hash}`)
  const bytes = ada ? await blob.get(hash) : undefined
  if (!bytes) throw new Refusal('missing', 'Foto Tidak Ada')
  return new Berkas({ bytes, type: 'image/jpeg', etag: hash })
})

export const dataHadiahFeature: Feature = {
  routes: [
    ...masterRoutes(hadiah, {
      table: 'hadiah',
      shown: sql`t.stock, t.foto`,
      inUse: async ({ kode_hadiah, stock }) => {
        if (Number(stock) > 0) throw new Refusal('rule', `Hadiah ${String(kode_hadiah)} Masih Ada Stok`)
      },
    }),
    stok,
    fotoBaru,
    tanpaFoto,
    lihatFoto,
    route(riwayatHadiah, ({ kode_hadiah }, { db }) =>
      db.rows(sql`
        SELECT id, tgl_system, jumlah, keterangan, kode_toko, user_id FROM hadiah_stok
        WHERE kode_hadiah = ${kode_hadiah} ORDER BY id DESC LIMIT 200`),
    ),
  ],
}
