import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions } from '@kencana/screens'
import { listToko } from './toko.contract.ts'

/** A shop as a choice, and where it is reached. */
export const TOKO = ({ kode_toko, nama_toko, portal }: OutputOf<typeof listToko>[number]) => ({
  kode: kode_toko,
  nama: nama_toko,
  portal,
})

const DI_SINI = ({ portal }: ReturnType<typeof TOKO>) => portal === ''

/** The shops of this installation: those behind a portal are reached otherwise. */
export const useTokoOptions = (): Options => useOptions(listToko, {}, TOKO, null, DI_SINI)

/** All shops of the chain, wherever they are. */
export const useTokoSemuaOptions = (): Options => useOptions(listToko, {}, TOKO, null)
