import { defineDokumen } from '@kencana/contract'

export const DOKUMEN_KEDALUWARSA = defineDokumen({
  tabel: 'kedaluwarsa_poin',
  nomor: 'no_kedaluwarsa',
  kode: 'PKD',
  kind: null,
})
