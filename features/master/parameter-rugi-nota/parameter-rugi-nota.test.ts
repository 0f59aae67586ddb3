import { isiMaster } from '@kencana/testing/barang'
import { masterSuite } from '@kencana/testing/master'
import { parameterRugiNota } from './parameter-rugi-nota.contract.ts'

masterSuite({
  master: parameterRugiNota,
  row: { kode_kategori: 'MM', kadar: '16K', rugi: 25000, rusak: 10000 },
  change: { rugi: 30000 },
  kunciLain: { kode_kategori: 'MT' },
  prepare: isiMaster,
})
