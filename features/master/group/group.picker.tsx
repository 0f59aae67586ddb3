import { type Options, useOptions } from '@kencana/screens'
import { KodeSelect } from '@kencana/ui'
import type { ComponentProps } from 'react'
import { JalanKeluar } from '../baki/jalan-keluar.shared.tsx'
import { group } from './group.contract.ts'
import { ARTI_PPN, JENIS_PPN } from './jenis-ppn.contract.ts'

const BELUM = <JalanKeluar ke="group" />

/** The groups (kategori) to choose from. */
export const useGroupOptions = (): Options => useOptions(group.list, {}, GROUP, BELUM)

const GROUP = (row: { kode_group: string; nama_group: string }) => ({ kode: row.kode_group, nama: row.nama_group })

const PPN = JENIS_PPN.map((kode) => ({ kode, nama: ARTI_PPN[kode] }))

interface PpnProps extends Omit<ComponentProps<typeof KodeSelect>, 'label' | 'options' | 'ref' | 'value'> {
  value: string | null | undefined
}

/** What the law makes of a category: left empty it is what bars and jewellery are. */
export function PilihPpn({ value, ...field }: PpnProps) {
  return <KodeSelect {...field} value={value ?? ''} label="PPN" placeholder="menurut jenis" options={PPN} />
}
