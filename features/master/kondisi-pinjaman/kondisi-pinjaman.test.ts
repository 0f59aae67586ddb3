import { masterSuite } from '@kencana/testing/master'
import { kondisiPinjaman } from './kondisi-pinjaman.contract.ts'

masterSuite({
  master: kondisiPinjaman,
  row: { kondisi_pinjaman: 'LENGKAP NOTA' },
  change: { kondisi_pinjaman: 'TANPA NOTA' },
})
