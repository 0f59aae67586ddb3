/** Factories for tests that need craftsmen and their material. */
import type { InputOf } from '@kencana/contract'
import type { Caller } from '@kencana/server-kit'
import { tukang } from '../../../features/master/tukang/tukang.contract.ts'
import { ubahParaSystem } from '../../../features/pengaturan/para-system/para-system.contract.ts'
import { isiBahanStok } from '../../../features/tukang/bahan-stok/bahan-stok.contract.ts'
import { tambahBahan } from '../../../features/tukang/bahan-tukang/bahan-tukang.contract.ts'
import { gram } from './shop.ts'

/** Two craftsmen, in a shop that lets them lose as much of an order as a shop may. */
export const isiTukang = async (owner: Caller): Promise<void> => {
  await owner.call(tukang.create, { kode_tukang: 'T01', nama_tukang: 'PAK SLAMET' })
  await owner.call(tukang.create, { kode_tukang: 'T02', nama_tukang: 'PAK DARMO' })
  await owner.call(ubahParaSystem, { key: 'jatah_susut', value: '10' })
}

type Isi = InputOf<typeof isiBahanStok>

/** The shop's material as a person fills it: `berat` grams of MM from the owner; what differs is given. */
export const bahanDariBos = (berat: number, lain: Partial<Isi> = {}): Isi => ({
  jenis: 'BAHAN',
  kode_group: 'MM',
  jml_bahan: gram(berat),
  keterangan: '',
  detail_bahan: [{ sumber: 'BOS', kode_group: lain.kode_group ?? 'MM', berat: gram(berat) }],
  otorisasi: null,
  ...lain,
})

/** Fills the shop's material. @returns the document's number */
export const isiBahan = async (caller: Caller, berat: number, lain: Partial<Isi> = {}): Promise<string> =>
  (await caller.call(isiBahanStok, bahanDariBos(berat, lain))).no_bahan_stok

type Tambah = InputOf<typeof tambahBahan>

/** Material for T01 as a person gives it; what differs is given. */
export const untukTukang = (berat: number, lain: Partial<Tambah> = {}): Tambah => ({
  kode_tukang: 'T01',
  jenis: 'BAHAN',
  kode_group: 'MM',
  jml_bahan: gram(berat),
  keterangan: '',
  ...lain,
})

/** Gives material to a craftsman. @returns the document's number */
export const beriBahan = async (caller: Caller, berat: number, lain: Partial<Tambah> = {}): Promise<string> =>
  (await caller.call(tambahBahan, untukTukang(berat, lain))).no_tambah_tukar
