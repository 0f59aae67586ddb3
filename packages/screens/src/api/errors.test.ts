import { expect, it } from 'vitest'
import { errorOf } from './errors.ts'

it('tells what the server says, and the words of the call when it says nothing', () => {
  expect(errorOf(422, 'Baki SS1 Tidak Ada', 'Gagal').message).toBe('Baki SS1 Tidak Ada')
  expect(errorOf(422, '', 'Terjadi Kesalhaan Saat Request Data').message).toBe('Terjadi Kesalhaan Saat Request Data')
  expect(errorOf(500, '', 'Terjadi Kesalahaan Saat Mengirim Data')).toMatchObject({ failure: 'bug', uncertain: true })
  expect(errorOf(500, '').message).toBe('Terjadi Kesalahan Saat Request Data')
  expect(errorOf(500, '{"message":"Terjadi Kesalahan","ref":"A1"}', 'Gagal').message).toBe(
    'Terjadi Kesalahan, Nomor Referensi A1',
  )
  expect(errorOf(401, 'Invalid Token.').failure).toBe('session')
})
