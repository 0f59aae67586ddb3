import { type Feature, masterRoutes } from '@kencana/server-kit'
import { parameterRugiNota } from './parameter-rugi-nota.contract.ts'

export const parameterRugiNotaFeature: Feature = {
  routes: masterRoutes(parameterRugiNota, {
    table: 'rugi_nota',
    refs: { kode_kategori: { table: 'master_group', column: 'kode_group', label: 'Kategori' } },
  }),
}
