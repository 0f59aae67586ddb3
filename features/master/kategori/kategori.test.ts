import { masterSuite } from '../../../apps/server/src/testing.master.ts'
import { lotMM, ujiTambah } from '../../../apps/server/src/testing.uji.ts'
import { kategori } from './kategori.contract.ts'

masterSuite({
  master: kategori,
  row: { kode_kategori: 'MM', nama_kategori: 'MAS MUDA', harga_pergram: 2_350_000, presentase: 70, kadar: '16K' },
  change: { harga_pergram: 2_400_000, kadar: '17K' },
  inUse: {
    make: async (owner) => {
      await owner.call(ujiTambah, { ...lotMM(1, 2), kode_baki: 'NISA1' })
    },
    text: 'Group MM Masih Ada Barangnya',
  },
})
