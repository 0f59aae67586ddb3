import { isiMaster } from '@kencana/testing/barang'
import { masterSuite } from '@kencana/testing/master'
import { parameterPoint } from './parameter-point.contract.ts'

masterSuite({
  master: parameterPoint,
  row: { kode_group: 'MM', type: 'GRAM', per_gram: 1, per_rp: 0, poin: 1 },
  change: { poin: 2 },
  kunciLain: { kode_group: 'MT' },
  prepare: isiMaster,
})
