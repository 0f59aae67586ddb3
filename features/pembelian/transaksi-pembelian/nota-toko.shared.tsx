/** A piece of a form that the shop sold itself: told by its nota, and stopped where that is none. */
import type { OutputOf } from '@kencana/contract'
import { PindaiTextField, useReckoned } from '@kencana/screens'
import type { TextFieldProps } from '@kencana/ui'
import { useEffect, useRef, useState } from 'react'
import { type BarangNota, notaBeli } from './nota-beli.contract.ts'

const salahNota = (kode: string, result: OutputOf<typeof notaBeli> | null, error: Error | null): string | undefined => {
  if (kode === '') return undefined
  const [satu, lagi] = result ?? []
  if (lagi) return 'Ketik Barcode Barangnya'
  if (satu?.keadaan === 'DI CUSTOMER') return undefined
  if (satu)
    return `Barang ${satu.kode_barcode} ${satu.keadaan} ${satu.no_hutang ?? satu.no_faktur_beli ?? satu.no_faktur_jual}`
  return error?.message ?? (result ? `Nota ${kode} Tidak Ada` : undefined)
}

/**
 * What the shop's own nota says of a piece, once its number or barcode is there.
 * @param onIsi takes over what it says
 * @returns what is wrong with it, and whether that is not known yet
 */
export const useNotaToko = (kode: string, onIsi: (satu: BarangNota) => void) => {
  const { result, error, settling } = useReckoned(notaBeli, { kode })
  const satu = result?.length === 1 && result[0]?.keadaan === 'DI CUSTOMER' ? result[0] : null
  const [terisi, setTerisi] = useState<typeof satu>(null)
  const isi = useRef(onIsi)
  isi.current = onIsi
  useEffect(() => {
    setTerisi(satu)
    if (satu !== null) isi.current(satu)
  }, [satu])
  return { salah: salahNota(kode, result, error), settling: kode !== '' && (settling || terisi !== satu) }
}

/** Its field. */
export function NotaToko({
  salah,
  ...field
}: Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'> & { salah: string | undefined }) {
  return (
    <div data-kode>
      <PindaiTextField
        {...field}
        label="Nota Toko"
        placeholder="pindai nota atau barcode, kosong bila tanpa nota"
        error={salah ?? field.error}
      />
    </div>
  )
}
