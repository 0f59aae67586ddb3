/** The code of a label of before: entered, and scanned where own codes are compared without the server. */
import { bentukBarcode } from '@kencana/contract'
import { call, PindaiTextField } from '@kencana/screens'
import type { TextFieldProps } from '@kencana/ui'
import { kodeDariLabel } from './data-barang.contract.ts'

/** Its field: a scanner types into it, and the camera of a telephone. */
export function BarcodeLamaField(field: Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'>) {
  return (
    <div data-kode>
      <PindaiTextField {...field} label="Barcode Lama" mono />
    </div>
  )
}

/** The own code of what was scanned, which a label of before may have said; anything else as it is. */
export const kodeSendiri = async (kode: string): Promise<string> =>
  bentukBarcode(kode) ? kode : (await call(kodeDariLabel, { kode })).kode_barcode

/**
 * What a scanned code is in a list that the screen has: as it is, else by the own code of the piece whose label of before it is.
 * @param cari what the list has under a code
 */
export const dariLabel = async <T,>(kode: string, cari: (kode: string) => T | undefined): Promise<T | undefined> =>
  cari(kode) ?? cari(await kodeSendiri(kode))
