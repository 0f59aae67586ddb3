import { isiMaster } from '@kencana/testing/barang'
import { masterSuite } from '@kencana/testing/master'
import { isiKondisi } from '@kencana/testing/pembelian'
import { parameterPotonganKategori } from './parameter-potongan-kategori.contract.ts'

masterSuite({
  master: parameterPotonganKategori,
  row: { kode_group: 'MM', potongan_harga: 15000, potongan_markis: 2.5, kondisi_bawaan: 'BAIK' },
  change: { potongan_harga: 20000, kondisi_bawaan: '' },
  kunciLain: { kode_group: 'MT' },
  prepare: async (owner) => {
    await isiMaster(owner)
    await isiKondisi(owner)
  },
})
