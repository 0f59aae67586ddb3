/** Warnings about members, each with what brings it and what does not yet. */
import { expect } from 'vitest'
import { tukarPoin } from '../../../features/member/tukar-point/tukar-point.contract.ts'
import { anggotaBaru, beriPin, hadiahBaru, isianTukar } from './member.ts'
import { tolakan } from './pesanan.ts'
import { openShop, type User } from './shop.ts'

type BacaAlarm = (kode: string, lain?: object, siapa?: User) => Promise<readonly { isi: string }[]>

/** The cases by the kind of warning. @param alarm how the test file reads warnings */
export const kasusMember = (alarm: BacaAlarm): Record<string, () => Promise<void>> => ({
  PIN_MEMBER_DITEBAK: async () => {
    const fresh = await openShop()
    const first = await fresh.setup()
    const kasir = await fresh.user(first, 'TEBAKPIN', 'KASIR')
    const kode_member = await anggotaBaru(first)
    await beriPin(first, kode_member)
    await hadiahBaru(first, 'GELAS', 1, 1)
    const tebak = () => tolakan(kasir, tukarPoin, isianTukar(kode_member, 'GELAS', { bukti: '111222' }))
    const kini = async () => (await alarm('PIN_MEMBER_DITEBAK', {}, first)).map((one) => one.isi)
    for (let n = 0; n < 9; n += 1) expect(await tebak()).toEqual([422, 'PIN Member Salah'])
    expect(await kini()).toEqual([])
    await tebak()
    await tebak()
    expect((await kini()).toSorted((a, b) => a.localeCompare(b))).toEqual([
      `PIN member ${kode_member} salah 10 kali dalam 15 menit`,
      'TEBAKPIN: PIN member salah 10 kali dalam 15 menit',
    ])
    await fresh.close()
  },
})
