import { endpoint, kode, kodeBebas, masterEndpoints, persen, pesan, rupiah } from '@kencana/contract'
import { z } from 'zod'

export const parameterPotonganKategori = masterEndpoints({
  name: 'parameter-potongan',
  label: 'Parameter Potongan Kategori',
  pusat: true,
  menu: '/master-parameter-potongan-kategori',
  ownersOnly: true,
  key: 'kode_group',
  paths: {
    list: 'parameter-potongan',
    create: 'parameter-potongan',
    update: 'parameter-potongan/{id}',
    remove: 'parameter-potongan/{id}',
    reactivate: 'parameter-potongan/reactive/{id}',
  },
  // the specification's own spelling
  gagalSimpan: 'Terjadi Kesalahan Saat Megirim Data ',
  fields: {
    kode_group: kode('Kode Group', { pesan: 'Harus Dipilih' }),
    potongan_harga: rupiah('Potongan Harga'),
    potongan_markis: persen('Potongan Markis'),
    /** The condition that its pieces are bought in as a rule: a better one is a discount of who enters it. Null for none. */
    kondisi_bawaan: kodeBebas('Kondisi Bawaan', { max: 40 }),
  },
})

/** The old front end tells the log of a deletion by itself; the deletion has left its own entry already. */
export const catatHapusPotongan = endpoint({
  method: 'POST',
  path: 'parameter-potongan/delete',
  summary: 'Catat penghapusan potongan satu kategori',
  effect: 'write',
  access: 'OWN/SU',
  input: z.object({ kode_group: kode('Kode Group') }),
  output: pesan(),
})
