import { masterSuite } from '../../../apps/server/src/testing.master.ts'
import { marketplace } from './marketplace.contract.ts'

masterSuite({
  master: marketplace,
  row: { kode_marketplace: 'TOKPED', nama_marketplace: 'TOKOPEDIA' },
  change: { nama_marketplace: 'TOKOPEDIA MALL' },
})
