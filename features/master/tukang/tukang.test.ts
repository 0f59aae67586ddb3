import { masterSuite } from '@kencana/testing/master'
import { tukang } from './tukang.contract.ts'

masterSuite({
  master: tukang,
  row: { kode_tukang: 'T01', nama_tukang: 'PAK SLAMET' },
  change: { nama_tukang: 'SLAMET' },
})
