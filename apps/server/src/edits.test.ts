/** Generated from the endpoint list: what an edit does not name, it does not empty. */
import { expect, it } from 'vitest'
import { z } from 'zod'
import { allFeatures } from '../../../features/features.ts'

const edits = allFeatures(async () => ({ umur_jam: null, keterangan: '' }), '0')
  .flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
  .filter(
    ({ effect, methods, path }) =>
      effect === 'write' && (methods.some((one) => one === 'PUT') || /\bedit\b/.test(path)),
  )

/** The fields that get a value where the call names none. */
const bawaan = (input: z.ZodType): string[] =>
  input instanceof z.ZodObject
    ? Object.entries(input.shape as Record<string, z.ZodType>)
        .filter(([, field]) => {
          const kosong = z.safeDecode(field, undefined)
          return kosong.success && kosong.data !== undefined
        })
        .map(([name]) => name)
    : []

it('knows the edits of all masters and of what is no master', () => {
  const paths = edits.map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(40)
  expect(paths).toEqual(expect.arrayContaining(['barang/{kode_barang}', 'setting-toko']))
})

it.each(edits.map((endpoint) => [`${endpoint.methods.join('|')} ${endpoint.path}`, endpoint] as const))(
  '%s gives no value to a field that it does not name',
  (_, endpoint) => {
    expect(bawaan(endpoint.input)).toEqual([])
  },
)
