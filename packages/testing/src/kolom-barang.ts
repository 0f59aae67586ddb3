/** Goods that go every way there is, for tests that change one column of their papers after the other. */
import { mg, rp } from '@kencana/ledger'
import { kirimCuci, terimaCuci } from '../../../features/barang/cucian/cucian.contract.ts'
import { hancurBarang } from '../../../features/barang/hancur-data-barang/hancur-data-barang.contract.ts'
import {
  hapusKirim,
  kirimBarang,
  OTORISASI_HAPUS_KIRIM,
} from '../../../features/barang/kirim-barang/kirim-barang.contract.ts'
import { pindahBarang } from '../../../features/barang/pindah-barang/pindah-barang.contract.ts'
import { pindahSatuBaki } from '../../../features/barang/pindah-barang-satu-baki/pindah-barang-satu-baki.contract.ts'
import {
  mulaiOpname,
  OTORISASI_TEMU,
  pindaiOpname,
  setujuiOpname,
  temuBarang,
  tutupOpname,
} from '../../../features/barang/stock-opname/stock-opname.contract.ts'
import { terimaBarang } from '../../../features/barang/terima-barang/terima-barang.contract.ts'
import { bukaTimbang, selesaiTimbang } from '../../../features/barang/timbang-baki/timbang-baki.contract.ts'
import { cetak } from '../../../features/cetak/cetak.contract.ts'
import {
  barangRusak as daftarRusak,
  validasiRusak,
} from '../../../features/kasir/validasi-barang-rusak/validasi-barang-rusak.contract.ts'
import {
  saldoKirimLabeling,
  validasiLabeling,
} from '../../../features/kasir/validasi-inputan/validasi-inputan.contract.ts'
import { baki } from '../../../features/master/baki/baki.contract.ts'
import { BON_PENJUALAN } from '../../../features/penjualan/transaksi-penjualan/nota.contract.ts'
import {
  batalJual,
  jual,
  OTORISASI_HILANG_JUAL,
} from '../../../features/penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { pindahSortir } from '../../../features/sepuhan/pindah-sortir/pindah-sortir.contract.ts'
import { sortirPembelian } from '../../../features/sepuhan/sortir-pembelian/sortir-pembelian.contract.ts'
import { koreksiSetuju, tambahCincin } from './barang.ts'
import { kirimCabang } from './bos.ts'
import { beliSah, cincinLama, denganOtorisasi } from './pembelian.ts'
import { batalForm, formJual } from './penjualan.ts'
import { gram, type TestShop, type User } from './shop.ts'

const barcode = async (owner: User, kode_baki = 'CN01'): Promise<string> =>
  (await tambahCincin(owner, { kode_baki })).kode_barcode

const dicuci = async (owner: User): Promise<void> => {
  const cuci = await barcode(owner)
  const { data } = await owner.call(kirimCuci, { keterangan: '', detail_barang: [cuci] })
  const [isi] = data.detail_barang
  const detail_barang = [{ kode_barcode: cuci, berat: gram((isi?.berat ?? 0) / 1000) }]
  await owner.call(terimaCuci, { no_cuci: data.no_cuci, kode_baki: null, detail_barang, otorisasi: null })
}

const barisBaki = (kode_baki: string) => ({
  kode_baki,
  nama_baki: kode_baki,
  kode_gudang: 'TOKO',
  berat_baki: gram(1),
  berat_bandrol: gram(0),
})

/** From tray to tray, to TK02 and lost on the way there, to the washing, to the crucible; a weight is put right. */
export const barangBerjalan = async (shop: TestShop, owner: User): Promise<void> => {
  await owner.call(pindahBarang, { kode_baki_tujuan: 'CN02', detail_barang: [await barcode(owner)] })
  await owner.call(hancurBarang, { alasan: 'RUSAK', detail_barang: [await barcode(owner)] })
  await dicuci(owner)
  const there = await shop.user(owner, 'SU2', 'SU', 'TK02')
  const sampai = await barcode(owner)
  const { no_kirim } = await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: sampai }] })
  await there.call(baki.create, barisBaki('TK2A'))
  await there.call(terimaBarang, { no_kirim, kode_baki: 'TK2A', detail_barang: [sampai] })
  const hilang = await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: await barcode(owner) }] })
  await shop.user(owner, 'OWN2', 'OWN')
  await denganOtorisasi(
    owner,
    hapusKirim,
    { no_kirim: hilang.no_kirim, alasan: 'HILANG DI JALAN' },
    OTORISASI_HAPUS_KIRIM,
  )
  await owner.call(kirimBarang, { to: 'TK02', detail_barang: [{ kode_barcode: await barcode(owner) }] })
  const { kode_barcode: kode, berat, versi } = await tambahCincin(owner)
  const benar = { berat: mg(berat - 300), berat_asli: mg(berat - 290), versi }
  await koreksiSetuju(owner, { kode, ...benar, alasan: 'SALAH TIMBANG' })
}

/** A tray that is weighed, emptied onto another one, and counted; what was lost there is found again. */
export const barangDihitung = async (shop: TestShop, owner: User): Promise<void> => {
  for (const kode_baki of ['SO1', 'SO2']) await owner.call(baki.create, barisBaki(kode_baki))
  const [ada, hilang] = [
    await tambahCincin(owner, { kode_baki: 'SO1' }),
    await tambahCincin(owner, { kode_baki: 'SO1' }),
  ]
  const timbang = await owner.call(bukaTimbang, { kode_baki: 'SO1' })
  await owner.call(selesaiTimbang, { no_timbang: timbang.no_timbang, berat_timbang: gram(8), sidik: timbang.sidik })
  await owner.call(pindahSatuBaki, {
    kode_baki_asal: 'SO1',
    kode_baki_tujuan: 'SO2',
    detail_barang: [ada, hilang].map(({ kode_barcode, versi }) => ({ kode_barcode, versi })),
    otorisasi: null,
  })
  const [budi, citra] = [await shop.user(owner, 'BUDI', 'GUDANG'), await shop.user(owner, 'CITRA', 'GUDANG')]
  const { no_so } = await budi.call(mulaiOpname, { kode_baki: 'SO2' })
  for (const siapa of [budi, citra]) {
    await siapa.call(pindaiOpname, { no_so, kode_barcode: ada.kode_barcode })
    await siapa.call(tutupOpname, { no_so, berat_timbang: gram(4.5) })
  }
  await owner.call(setujuiOpname, { no_so })
  const temu = { kode_barcode: hilang.kode_barcode, kode_baki: 'SO2', alasan: 'DI BAWAH BAKI', otorisasi: null }
  await denganOtorisasi(owner, temuBarang, temu, OTORISASI_TEMU)
}

/** A sale of two rings whose bon was printed is turned down: one of them comes back. */
export const barangTakKembali = async (owner: User): Promise<void> => {
  const [ada, hilang] = [await barcode(owner), await barcode(owner)]
  const { data } = await owner.call(jual, await formJual(owner, [ada, hilang]))
  await owner.call(cetak, { jenis: BON_PENJUALAN, dokumen: data.no_faktur_jual, rangkap: 1, alasan: '' })
  const isi = batalForm(data, { kode_barcode: [ada], hilang: [hilang] })
  await denganOtorisasi(owner, batalJual, isi, OTORISASI_HILANG_JUAL)
}

const keGudang = async (owner: User, kode_gudang: string, kode_baki: string): Promise<string> => {
  const { barang } = await beliSah(owner, [cincinLama({ berat: gram(1.5), harga: rp(500_000) })])
  await owner.call(sortirPembelian, {
    kode_toko: 'TK01',
    kode_gudang,
    kode_baki,
    detail_barang: barang.map(({ no_faktur_beli }) => ({ no_faktur_beli, kode_lokasi_toko: 'BELI1' })),
    qty_asal: 1,
    berat_asal: gram(1.5),
    qty_bos: 1,
    berat_bos: gram(1.5),
  })
  return barang[0]?.no_faktur_beli ?? ''
}

/** What was bought is sorted out as damaged and becomes scrap; another piece goes to the owner; a dispatch to labeling comes back. */
export const barangRusak = async (owner: User): Promise<void> => {
  await keGudang(owner, 'RUSAK', 'RSK1')
  const hari = { tgl_awal: '2026-03-01', tgl_akhir: '2026-03-31', no_kirim_bos: 'ALL' }
  const [rusak] = await owner.call(daftarRusak, hari)
  if (!rusak) throw new Error('nothing is damaged')
  const { no_sepuh, no_sortir, qty_rusak, berat_rusak } = rusak
  await owner.call(validasiRusak, { data_kirim: [{ no_sepuh, no_sortir, qty_rusak, berat_rusak }] })
  const bos = await keGudang(owner, 'SP-BOS', 'BOS1')
  await owner.call(pindahSortir, { tujuan: 'BOS', kode_baki: '', pihak: 'BOS', detail_barang: [bos] })
  const { no_kirim_stock } = await kirimCabang(owner, 'TK01', 1, 3)
  const [row] = await owner.call(saldoKirimLabeling, { ...hari, no_kirim_bos: no_kirim_stock })
  if (!row) throw new Error(`${no_kirim_stock} does not wait`)
  const data_kirim = [
    {
      no_kirim_bos: no_kirim_stock,
      stock_akhir: row.stock_akhir,
      berat_akhir: row.berat_akhir,
      cara: 'KEMBALI' as const,
    },
  ]
  await owner.call(validasiLabeling, { data_kirim, otorisasi: null })
}
