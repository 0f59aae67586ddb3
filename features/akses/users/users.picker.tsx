import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions } from '@kencana/screens'
import { listLevel } from './users.contract.ts'

const LEVEL = (row: OutputOf<typeof listLevel>[number]) => ({ kode: row.level, nama: row.nama_level })

/** The levels a user may have. */
export const useLevelOptions = (): Options => useOptions(listLevel, {}, LEVEL, null)
