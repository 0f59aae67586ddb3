import { masterSuite } from '../../../apps/server/src/testing.master.ts'
import { kondisiBarang } from './kondisi-barang.contract.ts'

masterSuite({
  master: kondisiBarang,
  row: { kondisi_barang: 'BAIK' },
  change: { kondisi_barang: 'BAIK SEKALI' },
})
