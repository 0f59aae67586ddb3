import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tokenDari } from './nota-publik.contract.ts'
import { bacaToken, tokenNota } from './token-nota.api.ts'

const RAHASIA = 'rahasia nota'
const NOTA = { kode_toko: 'TK01', no_faktur: 'FJ-TK01-260302-0001' }
const TOKEN = tokenNota(RAHASIA, NOTA)
/** Of a paper that was printed before. */
const LAMA = 'VEswMQpGSi1USzAxLTI2MDMwMi0wMDAxG7E9eldzlzODADvn-MqdJg'

const bertukar = (text: string) =>
  text
    .split('')
    .map((one) => (one === one.toUpperCase() ? one.toLowerCase() : one.toUpperCase()))
    .join('')

describe('the token of a nota', () => {
  it('says its shop and number, in capitals and digits', () => {
    expect(TOKEN).toMatch(/^[A-Z2-7]{64}$/)
    expect(bacaToken(RAHASIA, TOKEN)).toEqual(NOTA)
  })

  it('is read in whatever letters a locked keyboard makes of it', () => {
    for (const text of [
      TOKEN,
      TOKEN.toLowerCase(),
      `https://toko.example/nota/${TOKEN}`,
      bertukar(`https://toko.example/nota/${TOKEN}`),
    ])
      expect(bacaToken(RAHASIA, tokenDari(text) ?? ''), text).toEqual(NOTA)
  })

  it('of an old paper is read as it stands there, and with its letters swapped', () => {
    for (const text of [LAMA, bertukar(LAMA), bertukar(`https://toko.example/nota/${LAMA}`)])
      expect(bacaToken(RAHASIA, tokenDari(text) ?? ''), text).toEqual(NOTA)
  })

  it('is refused with any byte changed, cut short, lengthened, or spelled another way', () => {
    const bytes = Buffer.from(LAMA, 'base64url')
    for (const at of bytes.keys()) {
      const salah = Buffer.from(bytes)
      salah.writeUInt8(bytes.readUInt8(at) ^ 1, at)
      expect(bacaToken(RAHASIA, salah.toString('base64url')), `byte ${at}`).toBeUndefined()
    }
    for (const one of [TOKEN, LAMA])
      for (const salah of ['', 'A', one.slice(0, -1), `${one}A`, `${one}=`, ` ${one}`, `${one}!`])
        expect(bacaToken(RAHASIA, salah), salah).toBeUndefined()
    for (const at of TOKEN.split('').keys()) {
      const lain = TOKEN[at] === 'A' ? 'B' : 'A'
      const salah = `${TOKEN.slice(0, at)}${lain}${TOKEN.slice(at + 1)}`
      expect(bacaToken(RAHASIA, salah), `sign ${at}`).toBeUndefined()
    }
    // What is no sign of it stands for none.
    const huruf_a = TOKEN.indexOf('A')
    expect(bacaToken(RAHASIA, `${TOKEN.slice(0, huruf_a)}1${TOKEN.slice(huruf_a + 1)}`)).toBeUndefined()
  })

  it('is refused for another number or shop under the signature of an old one', () => {
    const tanda = Buffer.from(LAMA, 'base64url').subarray(-16)
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
