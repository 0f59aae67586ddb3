/** The Indonesian sentence for what no field of the contract words itself: wrong types, unknown choices. */
import { z } from 'zod'

const SEBAB: Partial<Record<string, string>> = {
  invalid_type: 'Tidak Sesuai',
  invalid_value: 'Bukan Pilihan Yang Ada',
  unrecognized_keys: 'Tidak Dikenal',
  too_small: 'Terlalu Kecil',
  too_big: 'Terlalu Besar',
}

z.config({
  customError: (issue) => {
    const name = issue.path?.length ? issue.path.join('.') : 'Permintaan'
    return `Isian ${name} ${SEBAB[issue.code ?? ''] ?? 'Tidak Sesuai'}`
  },
})

/** All sentences of a refused input, each once, in the order of the fields. */
export const pesanIsian = (error: z.ZodError): string =>
  [...new Set(error.issues.map((issue) => issue.message))].join(', ')
