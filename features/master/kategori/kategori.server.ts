import { sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import { type Feature, masterRoutes } from '@kencana/server-kit'
import { kasusUbahHarga } from '../../pengaturan/batas/ubah-harga.api.ts'
import { groupDipakai, persentaseTetap, ppnTetap } from '../group/group.api.ts'
import { ppnBawaan } from '../group/jenis-ppn.contract.ts'
import { catatHarga } from '../parameter-harga-emas/parameter-harga-emas.api.ts'
import { kategori } from './kategori.contract.ts'

export const kategoriFeature: Feature = {
  routes: masterRoutes(kategori, {
    table: 'kategori',
    isi: async ({ kode_kategori, jenis_ppn }) => ({ jenis_ppn: jenis_ppn ?? ppnBawaan(String(kode_kategori), '-') }),
    maksud: ppnTetap,
    inUse: ({ kode_kategori }, ctx) => groupDipakai(String(kode_kategori), ctx),
    checkChange: (before, after, ctx, tahan) =>
      persentaseTetap(String(before.kode_kategori), before.presentase, after.presentase, ctx, tahan),
    kasus: (before, { harga_pergram, ...after }, ctx) =>
      kasusUbahHarga(
        ctx,
        String((before ?? after).kode_kategori),
        (before?.harga_pergram ?? 0) as Rp,
        harga_pergram as Rp,
      ),
    // The cost price is not shown here: it stays what it was.
    changed: async (before, after, ctx) => {
      const modal = await ctx.db.one<{ harga_modal: number }>(
        sql`SELECT harga_modal FROM master_group WHERE kode_group = ${after.kode_kategori}`,
      )
      const harga = (row: typeof after) => ({ harga: row.harga_pergram, harga_modal: modal?.harga_modal })
      await catatHarga(String(after.kode_kategori), before && harga(before), harga(after), ctx)
    },
  }),
}
