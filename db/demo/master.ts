/** The masters of the demo chain besides its goods: conditions, people, parameters, gifts. */

import { mg, parsePersen, rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { atribut } from '../../features/master/atribut/atribut.contract.ts'
import { bandrol } from '../../features/master/bandrol/bandrol.contract.ts'
import { hadiah, stokHadiah } from '../../features/master/data-hadiah/data-hadiah.contract.ts'
import { kondisiBarang } from '../../features/master/kondisi-barang/kondisi-barang.contract.ts'
import { kondisiPembelian } from '../../features/master/kondisi-pembelian/kondisi-pembelian.contract.ts'
import { kondisiPinjaman } from '../../features/master/kondisi-pinjaman/kondisi-pinjaman.contract.ts'
import { labeling } from '../../features/master/labeling/labeling.contract.ts'
import { marketplace } from '../../features/master/marketplace/marketplace.contract.ts'
import { pabrik } from '../../features/master/pabrik/pabrik.contract.ts'
import { parameterPoint } from '../../features/master/parameter-point/parameter-point.contract.ts'
import { parameterPotonganKategori } from '../../features/master/parameter-potongan-kategori/parameter-potongan-kategori.contract.ts'
import { parameterRugiNota } from '../../features/master/parameter-rugi-nota/parameter-rugi-nota.contract.ts'
import { sales } from '../../features/master/sales/sales.contract.ts'
import { tukang } from '../../features/master/tukang/tukang.contract.ts'
import { ubahParaSystem } from '../../features/pengaturan/para-system/para-system.contract.ts'
import { rekening } from '../../features/pengaturan/rekening/rekening.contract.ts'

const ATRIBUT = ['ZIRCON PUTIH', 'ZIRCON MERAH', 'MUTIARA AIR TAWAR', 'GIOK', 'BATU SAFIR']
const PABRIK = ['UBS', 'HARTADINATA', 'KING HALIM', 'LOTUS LINGGA']
const TUKANG = ['SLAMET', 'WIDODO', 'MULYONO', 'SUTRISNO']
const RUGI = [
  ['MM', '16K', 25_000],
  ['MM', '17K', 30_000],
  ['MT', '22K', 45_000],
  ['M8', '8K', 15_000],
] as const

/** What all shops share. */
export const isiMasterBersama = async (caller: Caller): Promise<void> => {
  for (const nama_atribut of ATRIBUT) await caller.call(atribut.create, { nama_atribut, berat_atribut: mg(80) })
  for (const nama_pabrik of PABRIK) await caller.call(pabrik.create, { nama_pabrik })
  for (const [at, nama_tukang] of TUKANG.entries())
    await caller.call(tukang.create, { kode_tukang: `T0${at + 1}`, nama_tukang })
  for (const kondisi_barang of ['BAIK', 'CACAT', 'PATAH']) await caller.call(kondisiBarang.create, { kondisi_barang })
  for (const [kondisi_barang, potongan] of [
    ['BAIK', 10_000],
    ['CACAT', 20_000],
    ['PATAH', 35_000],
  ] as const)
    await caller.call(kondisiPembelian.create, {
      kondisi_barang,
      type: 'RP',
      potongan: rp(potongan),
      persentase: parsePersen('0'),
      status_aktif: 'YA',
    })
  for (const kondisi_pinjaman of ['NOTA LENGKAP', 'TANPA NOTA'])
    await caller.call(kondisiPinjaman.create, { kondisi_pinjaman })
  await caller.call(bandrol.create, { keterangan: 'BANDROL LIPAT', berat_bandrol: mg(35) })
  await caller.call(labeling.create, { kode_labeling: 'LB1', nama_labeling: 'LABELING PUSAT' })
  for (const [kode_group, potongan] of [
    ['MM', 15_000],
    ['MT', 20_000],
    ['M8', 10_000],
  ] as const) {
    const potongan_harga = rp(potongan)
    await caller.call(parameterPotonganKategori.create, {
      kode_group,
      potongan_harga,
      potongan_markis: parsePersen('2.5'),
      kondisi_bawaan: 'BAIK',
    })
    await caller.call(parameterPoint.create, { kode_group, type: 'GRAM', per_gram: mg(1_000), per_rp: rp(0), poin: 1 })
  }
  for (const [kode_kategori, kadar, rugi] of RUGI)
    await caller.call(parameterRugiNota.create, { kode_kategori, kadar, rugi: rp(rugi), rusak: rp(10_000) })
  for (const [kode_marketplace, nama_marketplace, biaya] of [
    ['TOKPED', 'TOKOPEDIA', '4'],
    ['SHOPEE', 'SHOPEE', '6.5'],
  ] as const)
    await caller.call(marketplace.create, { kode_marketplace, nama_marketplace, biaya: parsePersen(biaya) })
  for (const [kode_hadiah, nama_hadiah, poin, jumlah] of [
    ['PAYUNG', 'PAYUNG LIPAT', 50, 40],
    ['JAM', 'JAM DINDING', 120, 15],
  ] as const) {
    await caller.call(hadiah.create, { kode_hadiah, nama_hadiah, poin })
    await caller.call(stokHadiah, { kode_hadiah, jumlah, keterangan: 'PEMBELIAN AWAL' })
  }
}

/** What each shop has of its own. */
export const isiMasterToko = async (caller: Caller, nama: readonly string[]): Promise<void> => {
  await caller.call(ubahParaSystem, { key: 'berat_plastik', value: '0.12' })
  const biaya = {
    biaya_transfer: null,
    biaya_debet: parsePersen('0.5'),
    biaya_credit: parsePersen('2'),
    biaya_qris: parsePersen('0.7'),
  }
  await caller.call(rekening.create, { no_rekening: '0111', kode_bank: 'BCA', atas_nama: 'KENCANA JAYA', ...biaya })
  for (const [at, nama_sales] of nama.entries())
    await caller.call(sales.create, { kode_sales: `S0${at + 1}`, nama_sales })
}
