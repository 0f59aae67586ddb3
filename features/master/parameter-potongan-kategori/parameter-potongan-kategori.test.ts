import { isiMaster } from '@kencana/testing/barang'
import { masterSuite } from '@kencana/testing/master'
import { parameterPotonganKategori } from './parameter-potongan-kategori.contract.ts'

masterSuite({
  master: parameterPotonganKategori,
  row: { kode_group: 'MM', potongan_harga: 15000, potongan_markis: 2.5 },
  change: { potongan_harga: 20000 },
  kunciLain: { kode_group: 'MT' },
  prepare: isiMaster,
})
