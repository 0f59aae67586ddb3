import { masterSuite } from '../../../apps/server/src/testing.master.ts'
import { kodeTransaksi } from './kode-transaksi.contract.ts'

masterSuite({
  master: kodeTransaksi,
  row: { kode_transaksi: 'LISTRIK', deskripsi: 'BAYAR LISTRIK', media: 'KAS', arah: 'KELUAR' },
  change: { deskripsi: 'LISTRIK DAN AIR', arah: 'MASUK' },
})
