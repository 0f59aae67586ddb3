import { masterSuite } from '@kencana/testing/master'
import { parameterJenisGroup } from './parameter-jenis-group.contract.ts'

masterSuite({
  master: parameterJenisGroup,
  row: { jenis_group: 'PERHIASAN' },
  change: { jenis_group: 'BATANGAN' },
})
