/** Ways of selling exclude each other: what is in hand for one is never dropped for another without a word. */
import { UMUM } from '../../member/data-member/data-member.contract.ts'
import type { IsiJual } from './simpan-jual.part.tsx'

/** A door to another way: an old piece given in, a kept one picked up, keeping, a platform, cash. */
export type Cara = 'TUKAR' | 'AMBIL' | 'TITIP' | 'MARKETPLACE' | 'TUNAI'

const BEDA = {
  TUKAR: 'Barang Tukar',
  AMBIL: 'Titipan Diambil',
  BAYAR: 'Pembayaran',
  TITIP: 'Titipan Baru',
  MARKETPLACE: 'Marketplace',
}

const DENGAN: Readonly<Record<Cara, readonly (keyof typeof BEDA)[]>> = {
  TUKAR: ['TITIP', 'MARKETPLACE', 'AMBIL'],
  AMBIL: ['TITIP', 'MARKETPLACE', 'TUKAR'],
  TITIP: ['TUKAR', 'AMBIL', 'MARKETPLACE'],
  MARKETPLACE: ['TUKAR', 'AMBIL', 'BAYAR'],
  TUNAI: ['MARKETPLACE'],
}

const NAMA: Readonly<Record<Cara, string>> = {
  TUKAR: 'Barang Tukar',
  AMBIL: 'Ambil Titipan',
  TITIP: 'Titip',
  MARKETPLACE: 'Penjualan Marketplace',
  TUNAI: 'Uang Tunai',
}

/** What of a draft stands in the way of a door; '' when nothing does. */
export const halangan = ({ barang, tukar, titip, marketplace, pembayaran }: IsiJual, cara: Cara): string => {
  const ada = {
    TUKAR: (tukar?.barang.length ?? 0) > 0,
    AMBIL: barang.some((one) => one.no_titip !== undefined),
    BAYAR: pembayaran.length > 0,
    TITIP: titip !== undefined,
    MARKETPLACE: (marketplace?.kode_marketplace ?? '') !== '',
  }
  const beda = DENGAN[cara].find((one) => ada[one])
  return beda === undefined ? '' : `${NAMA[cara]} Tidak Bersama ${BEDA[beda]}, Hapus Dulu`
}

/** @throws Error for a scan line to say */
export const tolakHalangan = (isi: IsiJual, cara: Cara): void => {
  const kata = halangan(isi, cara)
  if (kata !== '') throw new Error(kata)
}

const rapi = (nama: string): string => nama.trim().replace(/\s+/g, ' ').toUpperCase()

/** Kept pieces are handed to who left them; one of nobody's name to whom the nota names. @throws Error for another customer's */
export const tolakPenitipLain = ({ kepala }: IsiJual, penitip: { nama_customer: string }, no_titip: string): void => {
  if (penitip.nama_customer === UMUM) return
  if (kepala.nama_customer !== '' && rapi(kepala.nama_customer) !== rapi(penitip.nama_customer))
    throw new Error(`Titipan ${no_titip} Milik ${penitip.nama_customer}, Nota Atas Nama ${kepala.nama_customer}`)
}
