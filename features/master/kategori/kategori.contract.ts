import { kode, masterEndpoints, persen, rupiah, teks } from '@kencana/contract'
import { jenisPpnBebas } from '../group/jenis-ppn.contract.ts'

/** The categories once more, under the names of /master-kategori; the rows are those of /master-group. */
export const kategori = masterEndpoints({
  name: 'kategori',
  label: 'Kategori',
  pusat: true,
  menu: '/master-kategori',
  ownersOnly: true,
  disetujui: true,
  key: 'kode_kategori',
  fields: {
    kode_kategori: kode('Kode Kategori', { max: 10 }),
    nama_kategori: teks('Nama Kategori', { max: 60 }),
    harga_pergram: rupiah('Harga Per Gram'),
    presentase: persen('Presentase'),
    // '-' for a category that was made on /master-group, which does not ask for it
    kadar: teks('Kadar', { max: 10 }),
    jenis_ppn: jenisPpnBebas(),
  },
})
