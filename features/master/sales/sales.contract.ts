import { kode, masterEndpoints, teks } from '@kencana/contract'

export const sales = masterEndpoints({
  name: 'sales',
  label: 'Sales',
  menu: '/master-sales',
  key: 'kode_sales',
  fields: {
    kode_sales: kode('Kode Sales', { max: 10 }),
    nama_sales: teks('Nama Sales', { max: 60 }),
  },
})
