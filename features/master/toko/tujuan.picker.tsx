import { type Options, useOptions, useUser } from '@kencana/screens'
import { useCallback } from 'react'
import { JalanKeluar } from '../baki/jalan-keluar.shared.tsx'
import { listToko } from './toko.contract.ts'
import { TOKO } from './toko.picker.tsx'

type Toko = ReturnType<typeof TOKO>

const BELUM = <JalanKeluar ke="toko" />
const BELUM_LAIN = <JalanKeluar ke="cabang" />

/** The other shops of this installation. */
export const useTokoTujuanOptions = (): Options => {
  const { kode_toko } = useUser()
  const lain = useCallback(({ kode, portal }: Toko) => portal === '' && kode !== kode_toko, [kode_toko])
  return useOptions(listToko, {}, TOKO, BELUM, lain)
}

const DI_LAIN = ({ portal }: Toko) => portal !== ''

/** The shops of other installations. */
export const useTokoLainOptions = (): Options => useOptions(listToko, {}, TOKO, BELUM_LAIN, DI_LAIN)
