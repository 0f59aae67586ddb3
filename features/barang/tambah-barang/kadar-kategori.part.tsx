import { type FormValues, query } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { artiHarga, kadarKategori } from '../../master/parameter-harga-emas/arti-harga.contract.ts'

const KADAR = ['kadar', 'kadar_cetak', 'kadar_modal'] as const

/**
 * A piece is of the kadar of its category until something else is typed: a category that is chosen brings its own where none was entered,
 * or where the one before had brought it. Its type is 'SP' then, as in the sheet.
 */
export const useKadarKategori = (values: FormValues, set: (patch: FormValues) => void): void => {
  const arti = useQuery(query(artiHarga, {})).data
  const { kode_group } = values
  const dulu = useRef(kode_group)
  useEffect(() => {
    if (kode_group === dulu.current || !arti) return
    const milik = (kode: unknown): string => {
      const kategori = arti.kategori.find((one) => one.kode_group === kode)
      return kategori ? kadarKategori(arti.kadar, kategori) : ''
    }
    const bawaan = milik(dulu.current)
    const baru = milik(kode_group)
    dulu.current = kode_group
    if (kode_group === '') return
    const ikut = KADAR.filter((name) => values[name] === '' || (bawaan !== '' && values[name] === bawaan))
    const kadar = baru === '' ? {} : Object.fromEntries(ikut.map((name) => [name, baru]))
    set({ ...kadar, ...(values.tipe_barang === '' ? { tipe_barang: 'SP' } : {}) })
  })
}
