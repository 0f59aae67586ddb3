import { kode, masterEndpoints, rupiah } from '@kencana/contract'

/**
 * Calls: `ruginota/get/all`, `ruginota/add`, `ruginota/edit/by-kode-kategori/{id}`, `ruginota/delete/by-kode-kategori/{id}`,
 * `ruginota/reactive/by-kode-kategori/{id}`.
 */
export const parameterRugiNota = masterEndpoints({
  name: 'ruginota',
  label: 'Parameter Rugi Nota',
  pusat: true,
  menu: '/master-parameter-rugi-nota',
  ownersOnly: true,
  key: 'kode_kategori',
  unique: ['kode_kategori', 'kadar'],
  fields: {
    kode_kategori: kode('Kode Kategori', { pesan: 'Harus Dipilih' }),
    kadar: kode('Kadar', { max: 10 }),
    rugi: rupiah('Rugi Per Gram'),
    rusak: rupiah('Tambahan Bila Rusak Per Gram'),
  },
})
