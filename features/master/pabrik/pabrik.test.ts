import { masterSuite } from '../../../apps/server/src/testing.master.ts'
import { pabrik } from './pabrik.contract.ts'

masterSuite({
  master: pabrik,
  row: { nama_pabrik: 'UBS' },
  change: { nama_pabrik: 'HARTADINATA' },
})
