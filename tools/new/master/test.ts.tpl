import { masterSuite } from '@kencana/testing/master'
import { {{camel}} } from './{{nama}}.contract.ts'

masterSuite({
  master: {{camel}},
  row: { kode_{{snake}}: 'A1', nama_{{snake}}: 'CONTOH' },
  change: { nama_{{snake}}: 'CONTOH BARU' },
})
