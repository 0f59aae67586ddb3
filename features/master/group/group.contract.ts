import { kode, masterEndpoints, persen, rupiah, teks } from '@kencana/contract'

export const group = masterEndpoints({
  name: 'group',
  label: 'Group',
  menu: '/master-group',
  key: 'kode_group',
  fields: {
    kode_group: kode('Kode Group', { max: 10 }),
    nama_group: teks('Nama Group', { max: 60 }),
    jenis_group: teks('Jenis Group', { max: 20 }),
    harga: rupiah('Harga'),
    harga_modal: rupiah('Harga Modal'),
    persentase: persen('Persentase'),
  },
})
