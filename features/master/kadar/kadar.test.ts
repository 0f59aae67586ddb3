import { masterSuite } from '@kencana/testing/master'
import { kadar } from './kadar.contract.ts'

masterSuite({ master: kadar, row: { kode: '16.5K', persentase: 68.75 }, change: { persentase: 68.8 } })
