/** Numbers of documents in tests that cannot know how many were drawn before them. */
import { expect } from 'vitest'
import type { User } from './shop.ts'

const ofDay = ({ data }: User, code: string): string =>
  `${code}-${data.kode_toko}-${data.tgl_system.slice(2).replaceAll('-', '')}`

/** Matches every number of this code that the user's shop draws on the day of the session, whatever its serial. */
export const anyNumber = (user: User, code: string): unknown =>
  expect.stringMatching(new RegExp(`^${ofDay(user, code)}-\\d{4}$`))

/** The number after `number` of the same shop and day. */
export const nextNumber = (number: string): string => {
  const at = number.lastIndexOf('-') + 1
  return number.slice(0, at) + String(Number(number.slice(at)) + 1).padStart(4, '0')
}
