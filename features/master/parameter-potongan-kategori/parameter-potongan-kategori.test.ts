import { isiMaster } from '../../../apps/server/src/testing.barang.ts'
import { masterSuite } from '../../../apps/server/src/testing.master.ts'
import { parameterPotonganKategori } from './parameter-potongan-kategori.contract.ts'

masterSuite({
  master: parameterPotonganKategori,
  row: { kode_group: 'MM', potongan_harga: 15000, potongan_markis: 2.5 },
  change: { potongan_harga: 20000 },
  kunciLain: { kode_group: 'MT' },
  prepare: isiMaster,
})
