import { type Feature, masterRoutes, route } from '@kencana/server-kit'
import { catatHapusPotongan, parameterPotonganKategori } from './parameter-potongan-kategori.contract.ts'

export const parameterPotonganKategoriFeature: Feature = {
  routes: [
    ...masterRoutes(parameterPotonganKategori, {
      table: 'parameter_potongan',
      refs: {
        kode_group: { table: 'master_group', label: 'Group' },
        kondisi_bawaan: { table: 'kondisi_pembelian', column: 'kondisi_barang', label: 'Kondisi' },
      },
    }),
    route(catatHapusPotongan, async ({ kode_group }, ctx) => {
      ctx.audit({ dokumen: kode_group })
      return { message: 'Berhasil' }
    }),
  ],
}
