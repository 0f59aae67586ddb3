import { masterSuite } from '@kencana/testing/master'
import { kondisiBarang } from './kondisi-barang.contract.ts'

masterSuite({
  master: kondisiBarang,
  row: { kondisi_barang: 'BAIK' },
  change: { kondisi_barang: 'BAIK SEKALI' },
})
