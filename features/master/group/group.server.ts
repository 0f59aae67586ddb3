import { sql } from '@kencana/database'
import type { Rp } from '@kencana/ledger'
import { type Feature, type MasterTable, masterList, masterRoutes, route, waktu } from '@kencana/server-kit'
import { kasusUbahHarga } from '../../pengaturan/batas/ubah-harga.api.ts'
import { catatHarga } from '../parameter-harga-emas/parameter-harga-emas.api.ts'
import { groupDipakai, persentaseTetap, ppnTetap } from './group.api.ts'
import { group, groupByKode } from './group.contract.ts'
import { ppnBawaan } from './jenis-ppn.contract.ts'
import { koreksiPersentaseRoute } from './koreksi-persentase.server.ts'

interface Harga {
  harga: unknown
  harga_modal: unknown
}

const table: MasterTable = {
  table: 'master_group',
  shown: sql`${waktu(sql`t.persentase_sejak`)} AS persentase_sejak`,
  // A category made in Master Kategori has none.
  refs: { jenis_group: { table: 'master_jenis_group', label: 'Jenis Group', tanpa: '-' } },
  isi: async ({ kode_group, jenis_group, jenis_ppn }) => ({
    jenis_ppn: jenis_ppn ?? ppnBawaan(String(kode_group), String(jenis_group)),
  }),
  maksud: ppnTetap,
  inUse: ({ kode_group }, ctx) => groupDipakai(String(kode_group), ctx),
  checkChange: (before, after, ctx, tahan) =>
    persentaseTetap(String(before.kode_group), before.persentase, after.persentase, ctx, tahan),
  kasus: (before, { harga, ...after }, ctx) =>
    kasusUbahHarga(ctx, String((before ?? after).kode_group), (before?.harga ?? 0) as Rp, harga as Rp),
  changed: (before, after, ctx) =>
    catatHarga(String(after.kode_group), before as Harga | null, after as unknown as Harga, ctx),
}

export const groupFeature: Feature = {
  routes: [
    ...masterRoutes(group, table),
    koreksiPersentaseRoute,
    route(groupByKode, ({ kode_group }, ctx) =>
      masterList(group, table)(ctx, sql`AND t.dihapus_pada IS NULL AND t.kode_group = ${kode_group}`),
    ),
  ],
}
