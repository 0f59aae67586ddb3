import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bacaToken, tokenNota } from './token-nota.api.ts'

const RAHASIA = 'rahasia nota'
const NOTA = { kode_toko: 'TK01', no_faktur: 'FJ-TK01-260302-0001' }
const TOKEN = tokenNota(RAHASIA, NOTA)

describe('the token of a nota', () => {
  it('says its shop and number, in signs that an address may have', () => {
    expect(TOKEN).toMatch(/^[A-Za-z0-9_-]{54}$/)
    expect(bacaToken(RAHASIA, TOKEN)).toEqual(NOTA)
  })

  it('is refused with any byte changed, cut short, lengthened, or spelled another way', () => {
    const bytes = Buffer.from(TOKEN, 'base64url')
    for (const at of bytes.keys()) {
      const salah = Buffer.from(bytes)
      salah.writeUInt8(bytes.readUInt8(at) ^ 1, at)
      expect(bacaToken(RAHASIA, salah.toString('base64url')), `byte ${at}`).toBeUndefined()
    }
    for (const salah of ['', 'A', TOKEN.slice(0, -1), `${TOKEN}A`, `${TOKEN}=`, ` ${TOKEN}`, `${TOKEN}!`])
      expect(bacaToken(RAHASIA, salah), salah).toBeUndefined()
  })

  it('is refused for another number or shop under the signature of an old one', () => {
    const tanda = Buffer.from(TOKEN, 'base64url').subarray(-16)
    for (const isi of ['TK01\nFJ-TK01-260302-0002', 'TK02\nFJ-TK01-260302-0001', 'TK0\n1FJ-TK01-260302-0001'])
      expect(bacaToken(RAHASIA, Buffer.concat([Buffer.from(isi), tanda]).toString('base64url'))).toBeUndefined()
  })

  it('is refused when another secret signed it', () => {
    expect(bacaToken('rahasia lain', TOKEN)).toBeUndefined()
  })

  it('is nothing that anybody makes up', () => {
    fc.assert(
      fc.property(fc.oneof(fc.base64String(), fc.string({ maxLength: 120 })), (text) => {
        expect(bacaToken(RAHASIA, text)).toBeUndefined()
      }),
    )
  })
})
