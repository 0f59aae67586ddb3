import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions } from '@kencana/screens'
import { listToko } from './toko.contract.ts'

const TOKO = (row: OutputOf<typeof listToko>[number]) => ({ kode: row.kode_toko, nama: row.nama_toko })

/** The shops of the chain. */
export const useTokoOptions = (): Options => useOptions(listToko, {}, TOKO)

const DI_SINI = (row: OutputOf<typeof listToko>[number]) => ({ ...TOKO(row), portal: row.portal })

/** The shops of this installation: those behind a portal are reached otherwise. */
export const useTokoKirimOptions = (): Options => {
  const { options, loading } = useOptions(listToko, {}, DI_SINI)
  return { options: options.filter((option) => (option as { portal?: string }).portal === ''), loading }
}
