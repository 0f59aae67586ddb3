import { type FormValues, query } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { artiHarga, kadarKategori } from '../../master/parameter-harga-emas/arti-harga.contract.ts'

const KADAR = ['kadar', 'kadar_cetak', 'kadar_modal'] as const

interface Dulu {
  /** The category of the piece before, whose kadar stands in the form; '' where there was none. */
  kategori: unknown
  /** The piece is an order's, which says itself what it is of. */
  pesanan: boolean
}

/**
 * A piece is of the kadar of its category until another is typed: a category that is chosen brings its own, or none where none is registered.
 * What was typed beside a kadar of before belonged to that one; what was typed before any category stays. Its type is 'SP' then, as in the sheet.
 */
export const useKadarKategori = (
  values: FormValues,
  set: (patch: FormValues) => void,
  { kategori, pesanan }: Dulu,
): void => {
  const arti = useQuery(query(artiHarga, {})).data
  const { kode_group, kadar } = values
  const dulu = useRef(kategori)
  const bawaan = useRef(kadar)
  useEffect(() => {
    if (pesanan) {
      dulu.current = kode_group
      bawaan.current = kadar
      return
    }
    if (kode_group === dulu.current || kode_group === '' || !arti) return
    const pindah = dulu.current !== ''
    dulu.current = kode_group
    const satu = arti.kategori.find((one) => one.kode_group === kode_group)
    const baru = satu ? kadarKategori(arti.kadar, satu) : ''
    const ikut = kadar === '' || kadar === bawaan.current ? KADAR.filter((name) => pindah || values[name] === '') : []
    if (ikut.length > 0) bawaan.current = baru
    set({
      ...Object.fromEntries(ikut.map((name) => [name, baru])),
      ...(values.tipe_barang === '' ? { tipe_barang: 'SP' } : {}),
    })
  })
}
