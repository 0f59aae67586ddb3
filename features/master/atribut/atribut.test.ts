import { masterSuite } from '@kencana/testing/master'
import { atribut } from './atribut.contract.ts'

masterSuite({
  master: atribut,
  row: { nama_atribut: 'ZIRCON PUTIH', berat_atribut: 0.08 },
  change: { nama_atribut: 'ZIRCON BENING', berat_atribut: 0.1 },
})
