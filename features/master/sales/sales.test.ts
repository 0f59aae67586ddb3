import { masterSuite } from '../../../apps/server/src/testing.master.ts'
import { sales } from './sales.contract.ts'

masterSuite({
  master: sales,
  row: { kode_sales: 'S01', nama_sales: 'RINA MARLINA' },
  change: { nama_sales: 'RINA M' },
  perToko: true,
})
