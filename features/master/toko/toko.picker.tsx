import type { OutputOf } from '@kencana/contract'
import { type Options, useOptions, useUser } from '@kencana/screens'
import { useCallback } from 'react'
import { JalanKeluar } from '../baki/jalan-keluar.shared.tsx'
import { listToko } from './toko.contract.ts'

const TOKO = ({ kode_toko, nama_toko, portal }: OutputOf<typeof listToko>[number]) => ({
  kode: kode_toko,
  nama: nama_toko,
  portal,
})

type Toko = ReturnType<typeof TOKO>

const DI_SINI = ({ portal }: Toko) => portal === ''
const DI_LAIN = ({ portal }: Toko) => portal !== ''

const BELUM = <JalanKeluar ke="toko" />
const BELUM_LAIN = <JalanKeluar ke="cabang" />

/** The shops of this installation: those behind a portal are reached otherwise. */
export const useTokoOptions = (): Options => useOptions(listToko, {}, TOKO, null, DI_SINI)

/** The other shops of this installation. */
export const useTokoTujuanOptions = (): Options => {
  const { kode_toko } = useUser()
  const lain = useCallback((one: Toko) => DI_SINI(one) && one.kode !== kode_toko, [kode_toko])
  return useOptions(listToko, {}, TOKO, BELUM, lain)
}

/** The shops of other installations. */
export const useTokoLainOptions = (): Options => useOptions(listToko, {}, TOKO, BELUM_LAIN, DI_LAIN)

/** All shops of the chain, wherever they are. */
export const useTokoSemuaOptions = (): Options => useOptions(listToko, {}, TOKO, null)
