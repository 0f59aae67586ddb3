import { parsePersen, rp } from '@kencana/ledger'
import { isiMaster } from '@kencana/testing/barang'
import { masterSuite } from '@kencana/testing/master'
import { parameterPotonganKategori } from '../parameter-potongan-kategori/parameter-potongan-kategori.contract.ts'
import { kondisiPembelian } from './kondisi-pembelian.contract.ts'

masterSuite({
  master: kondisiPembelian,
  row: { kondisi_barang: 'BAIK', type: 'RP', potongan: 5000, persentase: 0, status_aktif: 'YA' },
  change: { potongan: 7500, status_aktif: 'TIDAK' },
  inUse: {
    make: async (owner) => {
      await isiMaster(owner)
      const potongan = { potongan_harga: rp(0), potongan_markis: parsePersen(0) }
      await owner.call(parameterPotonganKategori.create, { ...potongan, kode_group: 'MM', kondisi_bawaan: 'BAIK' })
    },
    text: 'Kondisi BAIK Masih Bawaan Kategori MM',
  },
})
