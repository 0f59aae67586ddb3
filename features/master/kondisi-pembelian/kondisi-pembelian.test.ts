import { masterSuite } from '@kencana/testing/master'
import { kondisiPembelian } from './kondisi-pembelian.contract.ts'

masterSuite({
  master: kondisiPembelian,
  row: { kondisi_barang: 'BAIK', type: 'RP', potongan: 5000, persentase: 0, status_aktif: 'YA' },
  change: { potongan: 7500, status_aktif: 'TIDAK' },
})
