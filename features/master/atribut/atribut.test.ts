import { masterSuite } from '@kencana/testing/master'
import { atribut } from './atribut.contract.ts'

masterSuite({ master: atribut, row: { nama_atribut: 'ZIRCON PUTIH' }, change: { nama_atribut: 'ZIRCON BENING' } })
