import { bilangan, gram, kode, masterEndpoints, pilihan, rupiah } from '@kencana/contract'

/**
 * Calls: `parapoin/get/all`, `parapoin/add`, `parapoin/edit/by-kode-group/{id}`, `parapoin/delete/by-kode-group/{id}`,
 * `parapoin/reactive/by-kode-group/{id}`.
 */
export const parameterPoint = masterEndpoints({
  name: 'parapoin',
  label: 'Parameter Point',
  pusat: true,
  menu: '/master-parameter-point',
  ownersOnly: true,
  key: 'kode_group',
  fields: {
    kode_group: kode('Kode Group', { pesan: 'Harus Dipilih' }),
    type: pilihan('Dihitung Per', ['GRAM', 'RUPIAH'], 'Harus Dipilih'),
    per_gram: gram('Setiap Gram'),
    per_rp: rupiah('Setiap Rupiah'),
    poin: bilangan('Poin', { max: 100000 }),
  },
})
