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

/** The sentences of a refused input: the first of each field, in the order of the fields, none twice. */
export const pesanIsian = (error: z.ZodError): string => {
  const perField = new Map<string, string>()
  for (const { path, message } of error.issues) {
    const field = path.join('.')
    if (!perField.has(field)) perField.set(field, message)
  }
  return [...new Set(perField.values())].join(', ')
}
