import { gram, kode, masterEndpoints } from '@kencana/contract'

/**
 * Calls: `parabandrol/get/all`, `parabandrol/add`, `parabandrol/edit/by-keterangan/{id}`, `parabandrol/delete/by-keterangan/{id}`,
 * `parabandrol/reactive/by-keterangan/{id}`.
 */
export const bandrol = masterEndpoints({
  name: 'parabandrol',
  label: 'Bandrol',
  pusat: true,
  menu: '/master-bandrol',
  ownersOnly: true,
  key: 'keterangan',
  fields: { keterangan: kode('Keterangan', { max: 40 }), berat_bandrol: gram('Berat Bandrol') },
})
