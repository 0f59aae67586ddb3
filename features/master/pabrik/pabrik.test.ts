import { masterSuite } from '@kencana/testing/master'
import { pabrik } from './pabrik.contract.ts'

masterSuite({
  master: pabrik,
  row: { nama_pabrik: 'UBS' },
  change: { nama_pabrik: 'HARTADINATA' },
})
