import { masterSuite } from '@kencana/testing/master'
import { group } from './group.contract.ts'

masterSuite({
  master: group,
  row: {
    kode_group: 'MM',
    nama_group: 'MAS MUDA',
    jenis_group: 'PERHIASAN',
    harga: 1_645_000,
    harga_modal: 1_560_000,
    persentase: 70,
    jenis_ppn: 'BUKAN OBJEK',
  },
  bawaan: { jenis_ppn: 'KENA' },
  change: { nama_group: 'MAS MUDA BARU', persentase: 68.5 },
  inUse: {
    make: async (owner) => {
      await owner.send('POST', 'jenis/add', { body: { kode_dept: 'CIN', nama_dept: 'CINCIN', kode_group: 'MM' } })
    },
    text: 'Group MM Masih Dipakai Jenis CIN',
  },
})
