import { kode, masterEndpoints, teks } from '@kencana/contract'

export const {{camel}} = masterEndpoints({
  name: '{{nama}}',
  label: '{{Judul}}',
  menu: '/master-{{nama}}',
  key: 'kode_{{snake}}',
  fields: {
    kode_{{snake}}: kode('Kode {{Judul}}', { max: 10 }),
    nama_{{snake}}: teks('Nama {{Judul}}', { max: 60 }),
  },
})
