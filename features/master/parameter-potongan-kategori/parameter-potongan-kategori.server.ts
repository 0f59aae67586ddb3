import { type Feature, masterRoutes } from '@kencana/server-kit'
import { parameterPotonganKategori } from './parameter-potongan-kategori.contract.ts'

export const parameterPotonganKategoriFeature: Feature = {
  routes: masterRoutes(parameterPotonganKategori, {
    table: 'parameter_potongan',
    refs: { kode_group: { table: 'master_group', label: 'Group' } },
  }),
}
