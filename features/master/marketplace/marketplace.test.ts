import { masterSuite } from '@kencana/testing/master'
import { marketplace } from './marketplace.contract.ts'

masterSuite({
  master: marketplace,
  row: { kode_marketplace: 'TOKPED', nama_marketplace: 'TOKOPEDIA', biaya: 6.5 },
  change: { nama_marketplace: 'TOKOPEDIA MALL' },
})
