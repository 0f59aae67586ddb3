import { masterSuite } from '@kencana/testing/master'
import { kodeTransaksi } from './kode-transaksi.contract.ts'

masterSuite({
  master: kodeTransaksi,
  row: { kode_transaksi: 'LISTRIK', deskripsi: 'BAYAR LISTRIK', media: 'KAS', arah: 'KELUAR', lawan: 'BIAYA' },
  change: { deskripsi: 'LISTRIK DAN AIR', arah: 'MASUK' },
})
