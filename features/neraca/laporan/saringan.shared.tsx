/**
 * Filter fields of reports, each under its name on the wire: `laporanScreen(hancurBarang, { kode_group, kode_dept })`. A
 * report whose field of that name looks otherwise makes its own with lookup, words, choice or number.
 */
import type { FieldBinding, Options } from '@kencana/screens'
import { KodeSelect, Segment, sebutan, TextField } from '@kencana/ui'
import type { ComponentType } from 'react'
import { useBakiGudangOptions, useBakiOptions } from '../../master/baki/baki.picker.tsx'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { useGudangOptions } from '../../master/gudang/gudang.picker.tsx'
import { useJenisOptions } from '../../master/jenis/jenis.picker.tsx'
import { useKondisiOptions } from '../../master/kondisi-pembelian/kondisi-pembelian.picker.tsx'
import { useMarketplaceOptions } from '../../master/marketplace/marketplace.picker.tsx'
import { useSalesOptions } from '../../master/sales/sales.picker.tsx'
import { useTokoSemuaOptions } from '../../master/toko/toko.picker.tsx'
import { useTukangOptions } from '../../master/tukang/tukang.picker.tsx'

/** A filter field: draws one filter of a report's form. */
export type FilterField = ComponentType<FieldBinding<string>>

/** A filter as people read it: 'CIN', or SEMUA for no filter. */
export const filterText = (value: string): string => (value === 'ALL' ? 'SEMUA' : value)

/** A code of a master, or all; `required` where one of these has to be chosen first. */
export const lookup = (label: string, useChoices: () => Options, { required = false } = {}): FilterField =>
  function Lookup(field) {
    return <KodeSelect {...field} label={label} required={required} withAll {...useChoices()} />
  }

type Kata = Readonly<Record<string, string>>

/** One of many words; `withAll` where none is a choice too, `sebut` where people say another one. */
export const words = (
  label: string,
  all: readonly string[],
  { withAll = false, nama = {}, sebut = {} }: { withAll?: boolean; nama?: Kata; sebut?: Kata } = {},
): FilterField => {
  const options = all.map((kode) => ({ kode, nama: nama[kode] ?? '', sebut: sebut[kode] ?? sebutan(kode) }))
  return function Words(field) {
    return <KodeSelect {...field} label={label} withAll={withAll} options={options} />
  }
}

/** One of a few values of the wire that people know by other words. */
export const named = (label: string, names: Readonly<Record<string, string>>): FilterField => {
  const options = Object.values(names).map((kode) => ({ kode, nama: '' }))
  const kodeOf = (name: string) => Object.keys(names).find((one) => names[one] === name) ?? name
  return function Named({ value, onChange, ...field }) {
    return (
      <KodeSelect
        {...field}
        label={label}
        options={options}
        value={names[value] ?? value}
        onChange={(name) => onChange(kodeOf(name))}
      />
    )
  }
}

/** One of a few words, side by side; 'ALL' reads SEMUA. */
export const choice = (label: string, all: readonly string[]): FilterField => {
  const dibaca = all.map((kata) => sebutan(filterText(kata)))
  return function Choice({ value, onChange }) {
    return (
      <Segment
        label={label}
        value={sebutan(filterText(value))}
        onChange={(kata) => onChange(all[dibaca.indexOf(kata)] ?? kata)}
        options={dibaca}
      />
    )
  }
}

/** The number of a document, or nothing for all. */
export const number = (label: string, { mono = false } = {}): FilterField =>
  function DocumentNumber({ value, ...field }) {
    return <TextField {...field} value={value === 'ALL' ? '' : value} label={label} placeholder="SEMUA" mono={mono} />
  }

export const kode_group = lookup('Kategori', useGroupOptions)
export const kode_dept = lookup('Kode Jenis', useJenisOptions)
export const kode_gudang = lookup('Gudang', useGudangOptions)
export const kode_baki = lookup('Kode Baki', useBakiOptions)
export const kode_toko = lookup('Kode Toko', useTokoSemuaOptions)
export const kode_sales = lookup('Kode Sales', useSalesOptions)
export const marketplace = lookup('Marketplace', useMarketplaceOptions)
export const kode_tukang = lookup('Kode Tukang', useTukangOptions)
export const kondisi = lookup('Kondisi', useKondisiOptions)

/** A tray of one gudang. */
export const trayOf = (kode_gudang: string, label = 'Kode Baki'): FilterField =>
  lookup(label, () => useBakiGudangOptions(kode_gudang))
