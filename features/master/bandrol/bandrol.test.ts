import { masterSuite } from '@kencana/testing/master'
import { bandrol } from './bandrol.contract.ts'

masterSuite({
  master: bandrol,
  row: { keterangan: 'LIPAT KECIL', berat_bandrol: 0.35 },
  change: { berat_bandrol: 0.4 },
})
