import { defineDokumen } from '@kencana/contract'

/** What arrived from another installation; entered on /terima-barang like goods from a shop of this one. */
export const DOKUMEN_TERIMA_CABANG = defineDokumen({
  tabel: 'terima_cabang',
  nomor: 'no_terima',
  kode: 'TCB',
  kind: 'TERIMA_CABANG',
  cetak: 'TERIMA CABANG',
})
