import { kode, masterEndpoints, persen } from '@kencana/contract'

/**
 * Calls: `masterkadar/get/all`, `masterkadar/add`, `masterkadar/edit/by-kode/{id}`, `masterkadar/delete/by-kode/{id}`,
 * `masterkadar/reactive/by-kode/{id}`.
 */
export const kadar = masterEndpoints({
  name: 'masterkadar',
  label: 'Kadar',
  pusat: true,
  menu: '/master-kadar',
  ownersOnly: true,
  key: 'kode',
  fields: {
    kode: kode('Kadar', { max: 10 }),
    persentase: persen('Persentase').refine((persen) => persen > 0, 'Persentase Harus Lebih Dari 0'),
  },
})
