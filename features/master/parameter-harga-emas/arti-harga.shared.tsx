/** Fields of a category's price and percentage that say what is being typed. */
import { persen } from '@kencana/contract'
import { query } from '@kencana/screens'
import { PersenField, RupiahField, rupiahTyped } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { z } from 'zod'
import { artiHarga, kataHarga, kataPersentase } from './arti-harga.contract.ts'

const PERSEN = persen('Persentase')

/** What is typed as a percentage; null while it is none. */
const persentaseDari = (typed: string | number | null): number | null => {
  const hasil = z.safeDecode(PERSEN, typed ?? '')
  return hasil.success ? hasil.data : null
}

const useArti = () => useQuery(query(artiHarga, {})).data

interface HargaProps extends ComponentProps<typeof RupiahField> {
  kode_group: string
  /** As it is typed beside; that of the category where it is left out. */
  persentase?: string | number | null
}

/** A price of a category: whether of fine gold or of its own gram, and what a ring costs by it. */
export function HargaKategori({ kode_group, persentase, ...field }: HargaProps) {
  const arti = useArti()
  const dikenal = arti?.kategori.find((one) => one.kode_group === kode_group)?.persentase ?? null
  const harga = typeof field.value === 'string' ? rupiahTyped(field.value) : field.value
  const kali = persentase === undefined ? dikenal : persentaseDari(persentase)
  return <RupiahField {...field} hint={arti && kataHarga(arti, { harga, persentase: kali, nama: kode_group })} />
}

interface PersentaseProps extends ComponentProps<typeof PersenField> {
  kode_group: string
  nama: string
}

/** A category's percentage: another one than its kadar's is told while it is typed, and taken. */
export function PersentaseKategori({ kode_group, nama, ...field }: PersentaseProps) {
  const arti = useArti()
  const beda = arti && kataPersentase(arti.kadar, { kode_group, nama, persentase: persentaseDari(field.value) })
  return <PersenField {...field} warning={beda ?? undefined} />
}
