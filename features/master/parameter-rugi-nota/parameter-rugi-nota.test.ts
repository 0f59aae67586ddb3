import { isiMaster } from '../../../apps/server/src/testing.barang.ts'
import { masterSuite } from '../../../apps/server/src/testing.master.ts'
import { parameterRugiNota } from './parameter-rugi-nota.contract.ts'

masterSuite({
  master: parameterRugiNota,
  row: { kode_kategori: 'MM', kadar: '16K', rugi: 25000, rusak: 10000 },
  change: { rugi: 30000 },
  kunciLain: { kode_kategori: 'MT' },
  prepare: isiMaster,
})
