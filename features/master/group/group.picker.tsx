import { type Options, useOptions } from '@kencana/screens'
import { group } from './group.contract.ts'

/** The groups (kategori) to choose from. */
export const useGroupOptions = (): Options => useOptions(group.list, {}, GROUP)

const GROUP = (row: { kode_group: string; nama_group: string }) => ({ kode: row.kode_group, nama: row.nama_group })
