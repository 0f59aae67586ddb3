import { expect, it } from 'vitest'
import { isPaper, scannedBarcode } from './scanner.ts'

const keys = (text: string, every: number) => text.split('').map((key, index) => ({ key, at: index * every }))

it('knows a scan by its speed, its length and its characters', () => {
  expect(scannedBarcode(keys('tk01000001', 8), 80)).toBe('TK01000001')
  expect(scannedBarcode(keys('krm-tk01-260302-0001', 8), 160)).toBe('KRM-TK01-260302-0001')
})

it('keeps the letters of an address or a token as they are', () => {
  const token = 'VEswMQpGSi1USzAxLTI2MDMwMi0wMDAx_a-bCdEfGhIjKlMnOpQrS'
  for (const text of [token, `https://toko.example/nota/${token}`])
    expect(scannedBarcode(keys(text, 8), text.length * 8)).toBe(text)
})

it('leaves what a person types where it is', () => {
  // Too slow, a late Enter, too short, words, no digit.
  expect(scannedBarcode(keys('TK01000001', 40), 400)).toBeNull()
  expect(scannedBarcode(keys('TK01000001', 8), 200)).toBeNull()
  expect(scannedBarcode(keys('CN021', 8), 40)).toBeNull()
  expect(scannedBarcode(keys('CINCIN 2 MATA', 8), 104)).toBeNull()
  expect(scannedBarcode(keys('CINCIN', 8), 48)).toBeNull()
})

it('tells the shop’s own papers from cards that somebody shows', () => {
  for (const paper of [
    'PI-TK01-260302-0001',
    'FJ-TK01-260302-00012',
    'https://toko.example/nota/VEswMQpGSi1USzAxLTI2MDMw',
  ])
    expect(isPaper(paper)).toBe(true)
  for (const card of ['MB000123', '3573010203040506', 'B1234XYZ', 'TK01000001']) expect(isPaper(card)).toBe(false)
})
