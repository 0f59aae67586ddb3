import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions } from '@kencana/screens'
import { listToko } from './toko.contract.ts'

const TOKO = (row: OutputOf<typeof listToko>[number]) => ({ kode: row.kode_toko, nama: row.nama_toko })

const DENGAN_PORTAL = (row: OutputOf<typeof listToko>[number]) => ({ ...TOKO(row), portal: row.portal })

const useToko = (boleh: (portal: string) => boolean): Options => {
  const { options, loading } = useOptions(listToko, {}, DENGAN_PORTAL)
  return { options: options.filter((option) => boleh((option as { portal?: string }).portal ?? '')), loading }
}

/** The shops of this installation: those behind a portal are reached otherwise. */
export const useTokoOptions = (): Options => useToko((portal) => portal === '')

/** The shops of other installations. */
export const useTokoLainOptions = (): Options => useToko((portal) => portal !== '')

/** All shops of the chain, wherever they are. */
export const useTokoSemuaOptions = (): Options => useOptions(listToko, {}, TOKO)
