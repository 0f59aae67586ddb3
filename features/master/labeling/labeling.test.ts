import { masterSuite } from '@kencana/testing/master'
import { labeling } from './labeling.contract.ts'

masterSuite({
  master: labeling,
  row: { kode_labeling: 'LB1', nama_labeling: 'LABELING SATU' },
  change: { nama_labeling: 'LABELING UTAMA' },
})
