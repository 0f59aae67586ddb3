import { kode, masterEndpoints, teks } from '@kencana/contract'

export const marketplace = masterEndpoints({
  name: 'marketplace',
  label: 'Marketplace',
  menu: '/master-marketplace',
  ownersOnly: true,
  key: 'kode_marketplace',
  paths: {
    list: 'marketplace',
  },
  fields: {
    kode_marketplace: kode('Kode Marketplace', { max: 20 }),
    nama_marketplace: teks('Nama Marketplace', { max: 60 }),
  },
})
