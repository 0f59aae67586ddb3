import { kode, masterEndpoints, persen, rupiah } from '@kencana/contract'

export const parameterPotonganKategori = masterEndpoints({
  name: 'parameter-potongan',
  label: 'Parameter Potongan Kategori',
  menu: '/master-parameter-potongan-kategori',
  key: 'kode_group',
  paths: {
    list: 'parameter-potongan',
    create: 'parameter-potongan',
    update: 'parameter-potongan/{id}',
    remove: 'parameter-potongan/{id}',
    reactivate: 'parameter-potongan/reactive/{id}',
  },
  fields: {
    kode_group: kode('Kode Group', { pesan: 'Harus Dipilih' }),
    potongan_harga: rupiah('Potongan Harga'),
    potongan_markis: persen('Potongan Markis'),
  },
})
