/**
 * What the scan line takes besides barcodes: who serves, whom, the cash he lays down, the nota of an old piece, the paper of a deposit.
 * Source: areas 000-read-first 37, 01-penjualan 1.4.
 */
import { ApiError, call } from '@kencana/screens'
import { cellText, focusStart, rupiahTyped } from '@kencana/ui'
import { type ReactNode, useState } from 'react'
import { useCariSales } from '../../master/sales/sales.picker.tsx'
import { banyakMember, cariPelanggan, type Pelanggan } from '../../member/pelanggan/pelanggan.contract.ts'
import { tokenDari } from '../nota-publik/nota-publik.contract.ts'

/** The end of a telephone. */
const AKHIR_HP = /^\d{4,6}$/
/** As the program numbers members; their cards say it with a signature. */
const KARTU = /^M-\d+(?:\.[A-Z2-7]{10})?$/
/** As notas are numbered, of sales and of orders. */
const NOTA = /^(?:FJ|SRP)-/
/** As deposits are. */
const TITIPAN = /^TTP-/
/** Money that says so itself. */
const SEBUTAN = /(rb|jt)$/i
/** As vouchers are, by their codes. */
const VOUCHER = /^VC-/
/** What can be money without saying so: no telephone, which begins with 0 or is longer. */
const ANGKA = /^[1-9](?:[.,]?\d){0,8}$/

interface Tujuan {
  onSales: (kode: string) => void
  /** @param kata how he was named: his card shows that he stands there */
  onPelanggan: (one: Pelanggan, kata: string) => void
  onTunai: (jumlah: number) => void
  /** The nota of a piece that is given in. */
  onNota: (kode: string) => ReactNode
  /** A deposit that is picked up. */
  onTitipan: (no_titip: string) => Promise<ReactNode>
  /** A voucher that pays. */
  onVoucher: (kode: string) => Promise<ReactNode>
  /** A piece, by its barcode. */
  onBarang: (kode: string) => Promise<ReactNode>
}

const bukanBarang = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** @returns scan: for the scan line; beberapa: who may be meant, until one is chosen */
export const useKataPindai = ({ onSales, onPelanggan, onTunai, onNota, onTitipan, onVoucher, onBarang }: Tujuan) => {
  const sales = useCariSales()
  const [beberapa, setBeberapa] = useState<readonly Pelanggan[]>([])
  const tunai = (jumlah: number): ReactNode => {
    onTunai(jumlah)
    return (
      <>
        <b>Rp. {cellText('rupiah', jumlah)}</b> diterima tunai
      </>
    )
  }
  /** @param tiada what is said where nobody is found */
  const pelanggan = async (q: string, tiada: unknown = new Error(`Member ${q} Tidak Ada`)): Promise<ReactNode> => {
    const list = (await call(cariPelanggan, { q })).filter((one) => one.kode_member !== '-')
    const [satu] = list
    if (!satu) throw tiada
    if (list.length > 1) {
      setBeberapa(list)
      return `${banyakMember(list)} berakhiran ${q}: pilih dengan panah, lalu Enter`
    }
    onPelanggan(satu, q)
    return (
      <>
        <b>{satu.nama}</b> {satu.kode_member}
      </>
    )
  }
  const scan = async (kode: string): Promise<ReactNode> => {
    setBeberapa([])
    if (NOTA.test(kode) || tokenDari(kode)) return onNota(kode)
    if (TITIPAN.test(kode)) return onTitipan(kode)
    if (VOUCHER.test(kode)) return onVoucher(kode)
    const pelayan = await sales(kode)
    if (pelayan) {
      onSales(kode)
      return (
        <>
          Sales <b>{pelayan.nama_sales}</b>
        </>
      )
    }
    if (KARTU.test(kode)) return pelanggan(kode)
    // So short a code may stand on a label of before; then it is that piece.
    if (AKHIR_HP.test(kode))
      return onBarang(kode).catch((error: unknown) => pelanggan(kode, bukanBarang(error) ? undefined : error))
    const uang = rupiahTyped(kode)
    if (uang !== null && uang > 0 && SEBUTAN.test(kode)) return tunai(uang)
    try {
      return await onBarang(kode)
    } catch (error) {
      if (!bukanBarang(error)) throw error
      // A number that is no piece is money; a whole telephone, or the number of an old card, is a member's.
      if (uang !== null && uang % 100 === 0 && ANGKA.test(kode)) return tunai(uang)
      return pelanggan(kode, error)
    }
  }
  const tutup = () => {
    setBeberapa([])
    focusStart()
  }
  return { scan, beberapa, tutup }
}
