import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions } from '@kencana/screens'
import { JalanKeluar } from '../../master/baki/jalan-keluar.shared.tsx'
import { kelolaUsers, listLevel } from './users.contract.ts'

const LEVEL = (row: OutputOf<typeof listLevel>[number]) => ({ kode: row.level, nama: row.nama_level })
const USER = (row: OutputOf<typeof kelolaUsers>[number]) => ({
  kode: row.user_id,
  nama: `${row.user_name}, ${row.level}`,
})

const BELUM = <JalanKeluar ke="user" />

/** The levels a user may have. */
export const useLevelOptions = (): Options => useOptions(listLevel, {}, LEVEL, null)

/** The users that the person at the screen manages. */
export const useKelolaOptions = (): Options => useOptions(kelolaUsers, {}, USER, BELUM)
