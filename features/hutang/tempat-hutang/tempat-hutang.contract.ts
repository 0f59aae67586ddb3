/** Where the envelope of a loan lies. Source: areas 10-hutang 10.2 (collateral by tray and envelope). */
import { endpoint, pesan, teks } from '@kencana/contract'
import { z } from 'zod'
import { LIHAT_HUTANG, noHutang } from '../transaksi-hutang/hutang.contract.ts'

export const getTempat = endpoint({
  method: 'GET',
  path: 'hutang/{no_hutang}/tempat',
  summary: 'Di mana amplop satu hutang disimpan, dan di mana sebelumnya',
  effect: 'read',
  access: LIHAT_HUTANG,
  input: z.object({ no_hutang: noHutang() }),
  /** The newest first; a loan that was renewed lies where it lay. */
  output: z.array(z.object({ tempat: z.string(), user_id: z.string(), waktu: z.string() })),
})

export const simpanTempat = endpoint({
  method: 'POST',
  path: 'hutang/{no_hutang}/tempat',
  summary: 'Catat di mana amplop satu hutang disimpan',
  effect: 'write',
  access: ['/lihat-hutang', '/validasi-hutang'],
  aksi: 'cetak',
  lateDay: true,
  input: z.object({ no_hutang: noHutang(), tempat: teks('Tempat Amplop', { max: 40 }) }),
  output: pesan(),
})
