import { masterSuite } from '../../../apps/server/src/testing.master.ts'
import { tukang } from './tukang.contract.ts'

masterSuite({
  master: tukang,
  row: { kode_tukang: 'T01', nama_tukang: 'PAK SLAMET' },
  change: { nama_tukang: 'SLAMET' },
})
