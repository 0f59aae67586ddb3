import { kode, masterEndpoints } from '@kencana/contract'

export const parameterJenisGroup = masterEndpoints({
  name: 'para-jenis-group',
  label: 'Jenis Group',
  pusat: true,
  menu: '/master-parameter-jenis-group',
  ownersOnly: true,
  key: 'jenis_group',
  renames: true,
  paths: {
    list: 'para-jenis-group',
    create: 'para-jenis-group',
    update: 'para-jenis-group',
    remove: 'para-jenis-group/delete',
    reactivate: 'para-jenis-group/reactive/{id}',
  },
  removeBy: 'PUT',
  idAlias: { update: 'jenis_group_old', remove: 'jenis_group' },
  tanyaHapus: (kunci) => `Apakah Anda Yakin Ingin Menghapus Kode Kondisi Barang ${kunci} ?`,
  // the specification's own spelling
  gagalSimpan: 'Terjadi Kesalahan Saat Megirim Data ',
  fields: {
    jenis_group: kode('Kode Jenis Group', { max: 20, kosong: 'Mohon Isi Jenis Group' }),
  },
})
