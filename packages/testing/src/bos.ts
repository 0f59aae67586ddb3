/** Factories for tests that need goods of the owner: a factory's sales, and dispatches to labeling. */
import type { InputOf } from '@kencana/contract'
import { rp } from '@kencana/ledger'
import type { Caller } from '@kencana/server-kit'
import { simpanBos } from '../../../features/bos/kirim-dari-barang-bos/kirim-dari-barang-bos.contract.ts'
import { pabrik } from '../../../features/master/pabrik/pabrik.contract.ts'
import { kirimLabeling } from '../../../features/sepuhan/kirim-labeling/kirim-labeling.contract.ts'
import { kirimSepuh } from '../../../features/sepuhan/kirim-sepuh/kirim-sepuh.contract.ts'
import { sortirPembelian } from '../../../features/sepuhan/sortir-pembelian/sortir-pembelian.contract.ts'
import { terimaSepuh } from '../../../features/sepuhan/terima-sepuh/terima-sepuh.contract.ts'
import { beliSah, cincinLama, lotSepuh } from './pembelian.ts'
import { gram } from './shop.ts'

/** The factory that the dispatches below name. */
export const isiPabrik = async (owner: Caller): Promise<void> => {
  await owner.call(pabrik.create, { nama_pabrik: 'UBS' })
}

/** Ten rings of 30 g as a person enters them; what differs is given. */
export const barangBos = (lain: Partial<InputOf<typeof simpanBos>> = {}): InputOf<typeof simpanBos> => ({
  kode_group: 'MM',
  kode_dept: 'CIN',
  asal_barang: 'SURABAYA',
  detail_barang: 'CINCIN POLOS',
  qty: 10,
  berat: gram(30),
  kode_labeling: 'NISA1',
  kadar: 'SP',
  sales_pabrik: 'UBS',
  ...lain,
})

/** Sends goods of the owner. @returns the number of the dispatch */
export const kirimBos = async (caller: Caller, lain: Partial<InputOf<typeof simpanBos>> = {}): Promise<string> =>
  (await caller.call(simpanBos, barangBos(lain))).no_kirim_bos

/** Rings of `berat` grams together from purchase through gilding to a branch; the caller's shop is TK01. */
export const kirimCabang = async (owner: Caller, cabang: string, qty: number, berat: number) => {
  const satu = cincinLama({ berat: gram(berat / qty), harga: rp(500_000) })
  await lotSepuh(
    owner,
    Array.from({ length: qty }, () => satu),
  )
  const isi = { kode_baki: 'SS1', kode_dept: 'CIN', kode_group: 'MM', qty, berat: gram(berat) }
  const { no_sepuh } = await owner.call(kirimSepuh, {
    detail_barang: [
      { ...isi, kode_barcode: '-', qty_sepuh: qty, berat_sepuh: gram(berat), qty_rusak: 0, berat_rusak: gram(0) },
    ],
  })
  const { no_terima_sepuh } = await owner.call(terimaSepuh, {
    no_sepuh,
    kode_baki: 'KS1',
    selesai: false,
    detail: [
      {
        kode_dept: 'CIN',
        qty_terima: qty,
        berat_terima: gram(berat),
        qty_rusak: 0,
        berat_rusak: gram(0),
        berat_timbangan: gram(berat),
      },
    ],
    otorisasi: null,
  })
  const kirim = { jumlah_qty: qty, jumlah_berat: gram(berat), berat_atribut: gram(0), tipe_barang: 'SP' as const }
  const { no_kirim_stock } = await owner.call(kirimLabeling, {
    no_terima_sepuh,
    detail_kirim: [{ ...kirim, kode_baki: 'KS1', kode_baki_tujuan: 'NISA1', kode_dept: 'CIN', kode_cabang: cabang }],
    qty_kirim: qty,
    berat_kirim: gram(berat),
    berat_atribut: gram(0),
    cabang,
  })
  return { no_kirim_stock, no_terima_sepuh }
}

const GUDANG_KELUAR = { BOS1: 'SP-BOS', PBRK1: 'SP-PBRK' } as const

/** A ring of so many grams, bought and sorted into the tray from which goods go out. @returns the bill's number */
export const tersortir = async (
  owner: Caller,
  berat = 3,
  kode_baki: keyof typeof GUDANG_KELUAR = 'BOS1',
): Promise<string[]> => {
  const { barang } = await beliSah(owner, [cincinLama({ berat: gram(berat), harga: rp(1_000_000) })])
  const nomor = barang.map((one) => one.no_faktur_beli)
  const total = { qty_asal: 1, berat_asal: gram(berat), qty_bos: 1, berat_bos: gram(berat) }
  const detail_barang = nomor.map((no_faktur_beli) => ({ no_faktur_beli, kode_lokasi_toko: 'BELI1' }))
  await owner.call(sortirPembelian, {
    kode_toko: 'TK01',
    kode_gudang: GUDANG_KELUAR[kode_baki],
    kode_baki,
    detail_barang,
    ...total,
  })
  return nomor
}
