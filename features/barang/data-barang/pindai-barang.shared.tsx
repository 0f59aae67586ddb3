/** Pieces scanned one after the other into a draft, as every document that takes pieces off their trays lists them. */
import type { Mg } from '@kencana/ledger'
import { call, type Draft } from '@kencana/screens'
import { type Column, cellText } from '@kencana/ui'
import { useRef, useState } from 'react'
import { barangByBarcode } from './data-barang.contract.ts'

/** A piece as it was scanned; `versi` tells the server which state of it was seen. */
export interface BarangPindai {
  kode_barcode: string
  nama_barang: string
  kode_baki: string
  kode_group: string
  kode_dept: string
  kadar: string
  berat: Mg
  versi: number
}

export const KOLOM_PINDAI: readonly Column<BarangPindai>[] = [
  { key: 'kode_barcode', title: 'Barcode', kind: 'kode' },
  { key: 'nama_barang', title: 'Nama Barang', kind: 'name' },
  { key: 'kode_baki', title: 'Baki Asal', kind: 'kode' },
  { key: 'kode_group', title: 'Kategori' },
  { key: 'kode_dept', title: 'Jenis' },
  { key: 'kadar', title: 'Kadar' },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
]

const cari = async (kode: string, ada: readonly BarangPindai[]): Promise<BarangPindai> => {
  const barang = await call(barangByBarcode, { kode })
  if (ada.some((one) => one.kode_barcode === barang.kode_barcode))
    throw new Error(`Barang ${barang.kode_barcode} Sudah Ada Di Tabel`)
  if (barang.status_barang !== 'TERSEDIA')
    throw new Error(`Barang ${barang.kode_barcode} Berstatus ${barang.status_barang}`)
  const { kode_barcode, nama_barang, kode_baki, kode_group, kode_dept, kadar, berat, versi } = barang
  return { kode_barcode, nama_barang, kode_baki, kode_group, kode_dept, kadar, berat, versi }
}

/** What scanning does to a draft that lists pieces under `barang`. */
export const usePindai = <T extends { barang: readonly BarangPindai[] }>(draft: Draft<T>) => {
  const [newest, setNewest] = useState<string>()
  const latest = useRef(draft.value)
  latest.current = draft.value
  const scan = async (kode: string) => {
    const barang = await cari(kode, latest.current.barang)
    draft.set((now) => ({ ...now, barang: [...now.barang, barang] }))
    setNewest(barang.kode_barcode)
    return (
      <>
        <b>{barang.nama_barang}</b> {cellText('gram', barang.berat)} g ditambahkan
      </>
    )
  }
  const lepas = (row: BarangPindai) =>
    draft.set((now) => ({ ...now, barang: now.barang.filter((one) => one.kode_barcode !== row.kode_barcode) }))
  return { newest, scan, lepas }
}
