import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions } from '@kencana/screens'
import { atribut } from './atribut.contract.ts'

const ATRIBUT = (row: OutputOf<typeof atribut.list>[number]) => ({ kode: row.nama_atribut, nama: '' })

/** The attributes (stones, charms) of the master. */
export const useAtributOptions = (): Options => useOptions(atribut.list, {}, ATRIBUT)
