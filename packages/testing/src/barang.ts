/** Factories for tests that need goods: the masters of a small shop and pieces on its trays. */
import type { InputOf, OutputOf } from '@kencana/contract'
import { mg, parsePersen, rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import {
  gantiGroup,
  koreksiBerat,
  OTORISASI_GANTI_GROUP,
  OTORISASI_KOREKSI_BERAT,
} from '../../../features/barang/koreksi-barang/koreksi-barang.contract.ts'
import { tambahBarang } from '../../../features/barang/tambah-barang/tambah-barang.contract.ts'
import { baki } from '../../../features/master/baki/baki.contract.ts'
import { bandrol } from '../../../features/master/bandrol/bandrol.contract.ts'
import { group } from '../../../features/master/group/group.contract.ts'
import { jenis } from '../../../features/master/jenis/jenis.contract.ts'
import { ubahParaSystem } from '../../../features/pengaturan/para-system/para-system.contract.ts'
import { denganOtorisasi } from './pembelian.ts'
import { gram } from './shop.ts'

/** Tags of 0.035 g and plastics of 0.120 g in the caller's shop. */
export const isiTara = async (owner: Caller): Promise<void> => {
  await owner.call(bandrol.create, { keterangan: 'LIPAT', berat_bandrol: mg(35) })
  await owner.call(ubahParaSystem, { key: 'berat_plastik', value: '0.12' })
}

/** Two groups with a price of fine gold of 2,350,000 a gram, three types, two trays for sale. */
export const isiMaster = async (owner: Caller): Promise<void> => {
  const harga = { harga: rp(2_350_000), harga_modal: rp(2_300_000), jenis_group: 'PERHIASAN' }
  await owner.call(group.create, { kode_group: 'MM', nama_group: 'MAS MUDA', persentase: parsePersen(70), ...harga })
  await owner.call(group.create, { kode_group: 'MT', nama_group: 'MAS TUA', persentase: parsePersen(91.6), ...harga })
  await owner.call(jenis.create, { kode_dept: 'CIN', nama_dept: 'CINCIN', kode_group: 'MM' })
  await owner.call(jenis.create, { kode_dept: 'GLG', nama_dept: 'GELANG', kode_group: 'MM' })
  await owner.call(jenis.create, { kode_dept: 'CINT', nama_dept: 'CINCIN', kode_group: 'MT' })
  await isiBaki(owner)
}

/** The trays CN01 and CN02 in the caller's shop. */
export const isiBaki = async (caller: Caller): Promise<void> => {
  for (const kode_baki of ['CN01', 'CN02'])
    await caller.call(baki.create, {
      kode_baki,
      nama_baki: `CINCIN ${kode_baki}`,
      kode_gudang: 'TOKO',
      berat_baki: gram(180),
      berat_bandrol: mg(350),
    })
}

/** A ring of 3.485 g as a person enters it; what differs is given. */
export const cincin = (lain: Partial<InputOf<typeof tambahBarang>> = {}): InputOf<typeof tambahBarang> => ({
  sumber: 'STOK_AWAL',
  kode_group: 'MM',
  kode_dept: 'CIN',
  kode_baki: 'CN01',
  kode_intern: '',
  nama_barang: 'CINCIN MILANO',
  berat_asli: gram(3.52),
  berat: gram(3.485),
  berat_susut: mg(0),
  berat_cad: mg(0),
  kadar: '16K',
  kadar_cetak: '700',
  kadar_modal: '68.5',
  tipe_barang: 'SP',
  tujuan: 'TK01',
  nama_atribut: '',
  berat_atribut: mg(0),
  berat_plastik: mg(0),
  berat_bandrol: mg(0),
  harga_atribut: rp(0),
  ongkos: rp(0),
  tag_id: '',
  is_markis: false,
  harga_total: rp(0),
  ...lain,
})

/** Enters one ring. @returns the item in full */
export const tambahCincin = async (
  caller: Caller,
  lain: Partial<InputOf<typeof tambahBarang>> = {},
): Promise<OutputOf<typeof tambahBarang>['data']> => (await caller.call(tambahBarang, cincin(lain))).data

/** Puts a piece's weight right, agreed to by the owner or whom is named. */
export const koreksiSetuju = (
  caller: Caller,
  isian: Omit<InputOf<typeof koreksiBerat>, 'otorisasi'>,
  oleh?: string,
): Promise<OutputOf<typeof koreksiBerat>> =>
  denganOtorisasi(caller, koreksiBerat, { ...isian, otorisasi: null }, OTORISASI_KOREKSI_BERAT, oleh)

/** Puts a piece into another category, agreed to by the owner. */
export const gantiSetuju = (
  caller: Caller,
  isian: Omit<InputOf<typeof gantiGroup>, 'otorisasi'>,
): Promise<OutputOf<typeof gantiGroup>> =>
  denganOtorisasi(caller, gantiGroup, { ...isian, otorisasi: null }, OTORISASI_GANTI_GROUP)
