import type { Mg } from '@kencana/ledger'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { gram, teks, teksBebas } from './fields.ts'
import { sidikDraft } from './sidik.ts'

describe('sidikDraft', () => {
  const buat = (path: string) =>
    endpoint({
      method: 'POST',
      path,
      summary: 'uji',
      effect: 'write',
      access: 'session',
      input: z.object({
        nama: teks('Nama'),
        catatan: teksBebas('Catatan'),
        berat: gram('Berat'),
        otorisasi: z.uuid().nullable().default(null),
      }),
      output: z.object({}),
    })
  const satu = buat('uji')
  const isi = { nama: 'CINCIN', catatan: '', berat: 3485 as Mg, otorisasi: null }
  const sidik = sidikDraft(satu, isi)

  it('is the same for what the server reads as the same, with or without its authorisation', () => {
    expect(sidik).toMatch(/^[0-9a-f]{64}$/)
    expect(sidikDraft(satu, { otorisasi: null, berat: 3485 as Mg, catatan: '', nama: ' cincin ' })).toBe(sidik)
    expect(sidikDraft(satu, { ...isi, otorisasi: '9b1c2b1e-4c1f-4c52-9a0e-3f5d9b7f2f11' })).toBe(sidik)
  })

  it('is another one as soon as anything else differs: a value, or the call', () => {
    expect(sidikDraft(satu, { ...isi, berat: 3486 as Mg })).not.toBe(sidik)
    expect(sidikDraft(satu, { ...isi, catatan: 'X' })).not.toBe(sidik)
    expect(sidikDraft(buat('lain'), isi)).not.toBe(sidik)
  })
})
